// SPDX-License-Identifier: Apache-2.0
#include "arena/python_seat.h"

#include <fcntl.h>
#include <fmt/core.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <mutex>
#include <utility>

extern char** environ;  // NOLINT: POSIX has no header for it

namespace hadal::cli {
namespace {

// Processes that wait for another game. They end with the program, when their input ends.
struct Waiting {
  std::mutex mutex;
  std::vector<std::unique_ptr<PythonProcess>> processes;
};
Waiting& waiting() {
  static Waiting all;
  return all;
}

void write_text(const std::string& text, std::string& out) {
  out += '"';
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    if (static_cast<unsigned char>(c) < 0x20) {
      out += fmt::format("\\u{:04x}", static_cast<int>(c));
    } else {
      out += c;
    }
  }
  out += '"';
}

void write_document(const Document& d, std::string& out) {
  const char* separator = "";
  if (d.is_null()) {
    out += "null";
  } else if (d.is_truth()) {
    out += d.yes() ? "true" : "false";
  } else if (d.is_number()) {
    out += std::to_string(d.number());
  } else if (d.is_list()) {
    out += '[';
    for (const Document& item : d.list()) {
      out += std::exchange(separator, ",");
      write_document(item, out);
    }
    out += ']';
  } else if (d.is_map()) {
    out += '{';
    for (const auto& [key, value] : d.map()) {
      out += std::exchange(separator, ",");
      write_text(key, out);
      out += ':';
      write_document(value, out);
    }
    out += '}';
  } else {
    write_text(d.text(), out);
  }
}

}  // namespace

std::string to_json(const PythonQuestion& q) {
  Document::List legal(q.legal.begin(), q.legal.end());
  Document::List texts(q.texts.begin(), q.texts.end());
  std::string bytes;
  for (const std::uint8_t b : q.observation) bytes += fmt::format("{:02x}", b);
  std::string out;
  write_document(Document{{"game", q.game},
                          {"players", q.players},
                          {"player", index(q.seat)},
                          {"legal", std::move(legal)},
                          {"texts", std::move(texts)},
                          {"observation", bytes},
                          {"seed", q.seed >> 1},
                          {"view", q.view}},
                 out);
  return out;
}

std::unique_ptr<PythonProcess> PythonProcess::take(const std::string& module) {
  {
    const std::lock_guard<std::mutex> lock(waiting().mutex);
    auto& all = waiting().processes;
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const auto& p) { return p->module() == module; });
    if (found != all.end()) {
      std::unique_ptr<PythonProcess> process = std::move(*found);
      all.erase(found);
      return process;
    }
  }
  return std::make_unique<PythonProcess>(module);
}

void PythonProcess::give_back(std::unique_ptr<PythonProcess> process) {
  const std::lock_guard<std::mutex> lock(waiting().mutex);
  waiting().processes.push_back(std::move(process));
}

PythonProcess::PythonProcess(const std::string& module) : module_(module) {
  int question[2];
  int answer[2];
  if (pipe2(question, O_CLOEXEC) != 0 || pipe2(answer, O_CLOEXEC) != 0)
    throw UserError("a pipe to Python cannot be opened");
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, question[0], 0);
  posix_spawn_file_actions_adddup2(&files, answer[1], 1);
  const char* chosen = std::getenv("HADAL_PYTHON_PROGRAM");
  const std::string python = chosen != nullptr ? chosen : "python3";
  const char* argv[] = {python.c_str(), "-m", "hadal.seat", module_.c_str(), nullptr};
  const int failed =
      posix_spawnp(&pid_, python.c_str(), &files, nullptr, const_cast<char**>(argv), environ);
  posix_spawn_file_actions_destroy(&files);
  close(question[0]);
  close(answer[1]);
  to_ = question[1];
  from_ = answer[0];
  if (failed != 0) pid_ = -1;
  if (failed != 0 || read_line() != "ready") {
    const std::string what =
        failed != 0 ? "'" + python + "' cannot be started" : "its own message is above";
    throw UserError("python:" + module_ + " cannot take a seat: " + what +
                    "; it needs the module hadal, see docs/python.md");
  }
}

PythonProcess::~PythonProcess() {
  close(to_);  // it ends when there are no more questions
  close(from_);
  if (pid_ > 0) waitpid(pid_, nullptr, 0);
}

std::string PythonProcess::read_line() {
  for (;;) {
    if (const std::size_t end = rest_.find('\n'); end != std::string::npos) {
      std::string line = rest_.substr(0, end);
      rest_.erase(0, end + 1);
      return line;
    }
    char buffer[4096];
    const ssize_t n = read(from_, buffer, sizeof buffer);
    if (n <= 0) return {};
    rest_.append(buffer, static_cast<std::size_t>(n));
  }
}

int PythonProcess::ask(const std::string& question, const std::vector<int>& legal) {
  const std::string line = question + "\n";
  for (std::size_t sent = 0; sent < line.size();) {
    const ssize_t n = write(to_, line.data() + sent, line.size() - sent);
    if (n <= 0) throw UserError("python:" + module_ + " has ended");
    sent += static_cast<std::size_t>(n);
  }
  const std::string answer = read_line();
  if (answer.empty()) throw UserError("python:" + module_ + " ended without an answer");
  int number = -1;
  const auto [end, error] = std::from_chars(answer.data(), answer.data() + answer.size(), number);
  const bool whole = error == std::errc{} && end == answer.data() + answer.size();
  if (!whole || std::find(legal.begin(), legal.end(), number) == legal.end())
    throw UserError("python:" + module_ + " answers '" + answer + "', which is not legal");
  return number;
}

}  // namespace hadal::cli
