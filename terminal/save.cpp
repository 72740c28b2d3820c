// SPDX-License-Identifier: Apache-2.0
// Saving and resuming from the table. An existing file is never overwritten without asking.
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <istream>
#include <ostream>

#include "terminal/error.h"
#include "terminal/files.h"
#include "terminal/input.h"
#include "terminal/table.h"
#include "words/spelling.h"

namespace hadal::cli {

void write_file(const std::string& path, const std::string& text) {
  const std::string beside = path + ".part";
  std::ofstream out(beside, std::ios::binary | std::ios::trunc);
  out << text;
  out.close();
  if (!out || std::rename(beside.c_str(), path.c_str()) != 0) {
    const std::string reason = std::strerror(errno);
    std::remove(beside.c_str());
    throw UserError(path + ": " + reason);
  }
}

void PlayTable::keep_record() {
  if (options_.record.empty()) return;
  saved_ = write(client_->record());
  write_file(options_.record, saved_);
}

bool PlayTable::ask_yes(std::string_view key, const words::Arguments& arguments) {
  say(key, arguments);
  std::string line;
  out_ << "> " << std::flush;
  if (!std::getline(in_, line)) return false;
  const std::string typed = words::folded(trimmed(line));
  const std::string yes = words::folded(words_.text("cli.yes"));
  return !typed.empty() &&
         (typed == yes || typed == yes.substr(0, 1) || typed == "y" || typed == "yes");
}

PlayTable::After PlayTable::save(const std::string& path) {
  if (path.empty()) {
    say("cli.save.where");
    return After::ask_again;
  }
  std::error_code error;
  const bool is_new = !std::filesystem::exists(path, error);
  if (!is_new && !ask_yes("cli.save.exists", {{"file", path}})) {
    say("cli.save.kept", {{"file", path}});
    return After::ask_again;
  }
  try {
    saved_ = write(client_->record());
    write_file(path, saved_);
    say("cli.save.done", {{"file", path}});
  } catch (const UserError& e) {
    say("cli.save.failed", {{"reason", e.what()}});
  }
  return After::ask_again;
}

PlayTable::After PlayTable::resume(const std::string& path) {
  if (path.empty()) {
    say("cli.save.where");
    return After::ask_again;
  }
  if (saved_ != write(client_->record()) && !ask_yes("cli.resume.lose", {}))
    return After::ask_again;
  try {
    client_->resume(read_record(read_file(path)));
  } catch (const std::runtime_error& e) {
    say("cli.resume.failed", {{"reason", e.what()}});
    return After::ask_again;
  }
  options_.record.clear();  // the file of the game that was left stays as it is
  facing_ = Player::nobody;
  return After::played;
}

}  // namespace hadal::cli
