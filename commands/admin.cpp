// SPDX-License-Identifier: Apache-2.0
// hadal admin: what the operator tells a running server, through the socket in its data folder; and
// hadal export, everything about one person.
#include <fmt/core.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "commands/commands.h"
#include "server/http/admin.h"
#include "terminal/error.h"

namespace hadal::cli {
namespace {

class Connection {
 public:
  explicit Connection(const std::string& path) {
    sockaddr_un to{};
    to.sun_family = AF_UNIX;
    if (path.size() >= sizeof to.sun_path) throw UserError(path + ": this path is too long");
    std::strcpy(to.sun_path, path.c_str());
    if (::connect(socket_, reinterpret_cast<const sockaddr*>(&to), sizeof to) != 0)
      throw UserError(path + ": " + std::strerror(errno) +
                      "; is the server running, and is it yours?");
  }
  ~Connection() { ::close(socket_); }
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  std::string ask(const std::string& line) const {
    if (::send(socket_, line.data(), line.size(), MSG_NOSIGNAL) !=
        static_cast<ssize_t>(line.size()))
      throw UserError("the server is not listening");
    std::string answer;
    char bytes[16 * 1024];
    for (ssize_t n = 0; (n = ::recv(socket_, bytes, sizeof bytes, 0)) > 0;)
      answer.append(bytes, static_cast<std::size_t>(n));
    if (answer.empty()) throw UserError("the server does not answer");
    return answer;
  }

 private:
  int socket_ = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
};

struct AdminFlags {
  std::string data = "hadal-data";
  std::vector<std::string> words;
};

int run_admin(const AdminFlags& flags) {
  std::string line;
  for (const std::string& word : flags.words) {
    if (word.find_first_of("\t\n") != std::string::npos)
      throw UserError("a word must not have tabs or line breaks");
    line += (line.empty() ? "" : "\t") + word;
  }
  const std::string answer = Connection(http::admin_socket(flags.data)).ask(line + "\n");
  fmt::print("{}", answer);
  return answer.starts_with("{\"ok\":false") ? 1 : 0;
}

}  // namespace

void add_admin(CLI::App& app, int& status) {
  auto flags = std::make_shared<AdminFlags>();
  CLI::App* command = app.add_subcommand("admin", "Tell a running server what to do");
  std::string footer = "Commands:\n";
  for (const std::string& line : http::admin_commands()) footer += "  " + line + "\n";
  command->footer(footer);
  command->add_option("--data", flags->data, "The server's data folder")->capture_default_str();
  command->add_option("COMMAND", flags->words, "One of the commands below, with its arguments")
      ->required();
  command->callback([flags, &status] { status = run_admin(*flags); });
}

void add_export(CLI::App& app, int& status) {
  auto flags = std::make_shared<AdminFlags>();
  auto person = std::make_shared<std::string>();
  CLI::App* command =
      app.add_subcommand("export", "Everything a running server has about one person, as JSON");
  command->add_option("--data", flags->data, "The server's data folder")->capture_default_str();
  command->add_option("PERSON", *person, "The name of an account, or an id")->required();
  command->callback([flags, person, &status] {
    flags->words = {"export", *person};
    status = run_admin(*flags);
  });
}

}  // namespace hadal::cli
