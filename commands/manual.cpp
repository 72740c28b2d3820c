// SPDX-License-Identifier: Apache-2.0
// hadal manual [COMMAND] and hadal completion SHELL: manual pages and the completion of command
// lines, made of the help. They are for packages, so the help does not name them.
#include <fmt/core.h>

#include <fstream>
#include <iostream>
#include <memory>
#include <sstream>

#include "commands/commands.h"
#include "engine/version.h"

namespace hadal::cli {
namespace {

using Apps = std::vector<const CLI::App*>;
using Options = std::vector<const CLI::Option*>;

Apps commands_of(const CLI::App& app) {
  return app.get_subcommands([](const CLI::App* one) { return !one->get_group().empty(); });
}

Options flags_of(const CLI::App& command) {
  return command.get_options(
      [](const CLI::Option* one) { return one->nonpositional() && !one->get_group().empty(); });
}

Options words_of(const CLI::App& command) {
  return command.get_options([](const CLI::Option* one) { return one->get_positional(); });
}

bool takes_value(const CLI::Option& option) { return option.get_expected_max() > 0; }

// The first long name, with its dashes.
std::string long_name(const CLI::Option& option) {
  return option.get_lnames().empty() ? "" : "--" + option.get_lnames()[0];
}

// --- manual pages (man 7 man)

std::string roff(const std::string& text) {
  std::string safe;
  for (const char c : text) {
    if (c == '\\')
      safe += "\\e";
    else if (c == '-')
      safe += "\\-";
    else
      safe += c;
  }
  return !safe.empty() && (safe[0] == '.' || safe[0] == '\'') ? "\\&" + safe : safe;
}

std::string lines_of(const std::string& text) {
  std::string all;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) all += roff(line) + "\n.br\n";
  return all;
}

std::string head(const std::string& page, const std::string& what) {
  return fmt::format(".TH {} 1 \"\" \"Hadal {}\" \"Hadal\"\n.SH NAME\n{} \\- {}\n", page, kVersion,
                     roff(page), roff(what));
}

// Without the values it may have: TEXT, UINT.
std::string kind_of_value(const CLI::Option& option) {
  const std::string kind = option.get_type_name();
  return kind.substr(0, kind.find(':'));
}

void print_options(std::ostream& out, const Options& options) {
  for (const CLI::Option* option : options) {
    const std::string value = takes_value(*option) && option->nonpositional()
                                  ? " \\fI" + roff(kind_of_value(*option)) + "\\fR"
                                  : "";
    const std::string given = option->get_default_str();
    out << ".TP\n\\fB" << roff(option->get_name(option->get_positional(), true)) << "\\fR" << value
        << "\n"
        << roff(option->get_description()) << (given.empty() ? "" : " [" + roff(given) + "]")
        << "\n";
  }
}

void print_page(std::ostream& out, const CLI::App& app) {
  out << head("hadal", "deep-sea board games for people and machines")
      << ".SH SYNOPSIS\n.B hadal\n\\fICOMMAND\\fR [\\fIWORD\\fR...]\n.SH DESCRIPTION\n"
      << roff(app.get_description()) << "\n.SH COMMANDS\n";
  for (const CLI::App* one : commands_of(app))
    out << ".TP\n.BR hadal\\-" << roff(one->get_name()) << " (1)\n"
        << roff(one->get_description()) << "\n";
  out << ".SH OPTIONS\n";
  print_options(out, flags_of(app));
  out << ".SH EXIT STATUS\n0: done; 1: a test or a check failed; 2: bad input.\n";
}

void print_page_of(std::ostream& out, const CLI::App& command) {
  out << head("hadal-" + command.get_name(), command.get_description()) << ".SH SYNOPSIS\n.B hadal "
      << roff(command.get_name()) << "\n[\\fIOPTION\\fR...]";
  for (const CLI::Option* word : words_of(command))
    out << (word->get_required() ? " " : " [") << "\\fI" << roff(word->get_name(true))
        << (word->get_required() ? "\\fR" : "\\fR]");
  out << "\n.SH DESCRIPTION\n" << roff(command.get_description()) << ".\n";
  print_options(out, words_of(command));
  out << ".SH OPTIONS\n";
  print_options(out, flags_of(command));
  if (!command.get_footer().empty()) out << ".SH NOTES\n" << lines_of(command.get_footer());
  out << ".SH SEE ALSO\n.BR hadal (1)\n";
}

void write_pages(const std::string& folder, const CLI::App& app) {
  const auto open = [&](const std::string& page) {
    std::ofstream out(folder + "/" + page + ".1");
    if (!out) throw UserError(folder + ": no file can be written there");
    return out;
  };
  std::ofstream first = open("hadal");
  print_page(first, app);
  for (const CLI::App* one : commands_of(app)) {
    std::ofstream own = open("hadal-" + one->get_name());
    print_page_of(own, *one);
  }
}

// --- completion

std::string quoted(const std::string& text) {  // for a shell
  std::string safe = "'";
  for (const char c : text) safe += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return safe + "'";
}

// What may follow a command: its flags, and the games where it wants one.
std::vector<std::string> suggestions(const CLI::App& command) {
  std::vector<std::string> words;
  for (const CLI::Option* flag : flags_of(command))
    if (!long_name(*flag).empty()) words.push_back(long_name(*flag));
  for (const CLI::Option* word : words_of(command))
    if (word->get_name(true) == "GAME")
      for (const GameEntry& game : games()) words.emplace_back(game.name);
  return words;
}

void print_bash(std::ostream& out, const CLI::App& app) {
  out << "_hadal() {\n  local words=\n  if ((COMP_CWORD == 1)); then\n    words='";
  for (const CLI::App* one : commands_of(app)) out << one->get_name() << " ";
  out << "--help --version'\n  else\n    case ${COMP_WORDS[1]} in\n";
  for (const CLI::App* one : commands_of(app)) {
    out << "      " << one->get_name() << ") words='";
    for (const std::string& word : suggestions(*one)) out << word << " ";
    out << "' ;;\n";
  }
  out << "    esac\n  fi\n"
         "  mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"${COMP_WORDS[COMP_CWORD]}\")\n"
         "}\ncomplete -o default -F _hadal hadal\n";
}

void print_zsh(std::ostream& out, const CLI::App& app) {
  out << "#compdef hadal\n_hadal() {\n  local -a commands\n  commands=(\n";
  for (const CLI::App* one : commands_of(app))
    out << "    " << quoted(one->get_name() + ":" + one->get_description()) << "\n";
  out << "  )\n  if ((CURRENT == 2)); then\n    _describe command commands\n    return\n  fi\n"
         "  case $words[2] in\n";
  for (const CLI::App* one : commands_of(app)) {
    out << "    " << one->get_name() << ") compadd --";
    for (const std::string& word : suggestions(*one)) out << " " << word;
    out << " ;;\n";
  }
  out << "  esac\n  _files\n}\n_hadal \"$@\"\n";
}

void print_fish(std::ostream& out, const CLI::App& app) {
  for (const CLI::App* one : commands_of(app)) {
    out << "complete -c hadal -n __fish_use_subcommand -f -a " << one->get_name() << " -d "
        << quoted(one->get_description()) << "\n";
    const std::string here = " -n " + quoted("__fish_seen_subcommand_from " + one->get_name());
    for (const CLI::Option* flag : flags_of(*one))
      if (!flag->get_lnames().empty())
        out << "complete -c hadal" << here << " -l " << flag->get_lnames()[0]
            << (takes_value(*flag) ? " -r" : "") << " -d " << quoted(flag->get_description())
            << "\n";
    for (const CLI::Option* word : words_of(*one))
      if (word->get_name(true) == "GAME")
        for (const GameEntry& game : games())
          out << "complete -c hadal" << here << " -f -a " << game.name << "\n";
  }
}

}  // namespace

void add_manual(CLI::App& app, int&) {
  auto name = std::make_shared<std::string>();
  auto folder = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand("manual", "Print a manual page")->group("");
  command->add_option("COMMAND", *name, "The page of this command");
  command->add_option("--folder", *folder, "Write the pages of all commands there")
      ->check(CLI::ExistingDirectory);
  command->callback([&app, name, folder] {
    if (!folder->empty()) return write_pages(*folder, app);
    if (name->empty()) return print_page(std::cout, app);
    for (const CLI::App* one : commands_of(app))
      if (one->get_name() == *name) return print_page_of(std::cout, *one);
    throw UserError("'" + *name + "' is no command");
  });
}

void add_completion(CLI::App& app, int&) {
  auto shell = std::make_shared<std::string>();
  CLI::App* command =
      app.add_subcommand("completion", "Print the completion for a shell")->group("");
  command->add_option("SHELL", *shell, "bash, zsh or fish")
      ->required()
      ->check(CLI::IsMember({"bash", "zsh", "fish"}));
  command->callback([&app, shell] {
    if (*shell == "bash") print_bash(std::cout, app);
    if (*shell == "zsh") print_zsh(std::cout, app);
    if (*shell == "fish") print_fish(std::cout, app);
  });
}

}  // namespace hadal::cli
