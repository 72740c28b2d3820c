// SPDX-License-Identifier: Apache-2.0
#include "commands/config.h"

#include <fmt/core.h>
#include <toml++/toml.h>

#include <CLI/App.hpp>
#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <sstream>
#include <vector>

#include "terminal/error.h"

namespace hadal::cli {
namespace {

constexpr const char* kFlag = "--config";
using Words = std::vector<std::string>;

std::string name_of(const CLI::Option& option) {
  return option.get_lnames().empty() ? std::string() : option.get_lnames()[0];
}

// Options without a group are for tests alone.
bool can_be_set(const CLI::Option& option) {
  const std::string name = name_of(option);
  return !name.empty() && name != "help" && !option.get_group().empty();
}

std::string variable_of(const CLI::Option& option) {
  std::string name = "HADAL_" + name_of(option);
  std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) {
    return c == '-' ? '_' : static_cast<char>(std::toupper(c));
  });
  return name;
}

// As the command line would have it.
std::string word_of(const toml::node& value) {
  if (const auto text = value.value_exact<std::string>()) return *text;
  if (const auto number = value.value_exact<std::int64_t>()) return std::to_string(*number);
  if (const auto truth = value.value_exact<bool>()) return *truth ? "true" : "false";
  throw UserError("a text, a whole number, true, false or a list of them is expected");
}

Words words_of(const toml::node& value) {
  Words words;
  if (const toml::array* list = value.as_array())
    for (const toml::node& one : *list) words.push_back(word_of(one));
  else
    words.push_back(word_of(value));
  return words;
}

// Nothing if it was given already.
void set(CLI::Option& option, const Words& words) {
  if (option.count() > 0) return;
  try {
    if (option.get_expected_max() == 0 && words.size() == 1)  // a flag, perhaps one that says no
      option.add_result(option.get_flag_value(name_of(option), words[0]));
    else
      for (const std::string& word : words) option.add_result(word);
    option.run_callback();
  } catch (const CLI::Error& e) {
    throw UserError(e.what());
  }
}

Words split(const std::string& text) {
  Words words;
  std::istringstream in(text);
  for (std::string word; std::getline(in, word, ',');) words.push_back(word);
  return words;
}

void read_environment(CLI::App& command) {
  for (CLI::Option* option : command.get_options()) {
    if (!can_be_set(*option)) continue;
    const std::string variable = variable_of(*option);
    const char* value = std::getenv(variable.c_str());
    if (value == nullptr) continue;
    try {
      set(*option, option->get_expected_max() > 1 ? split(value) : Words{value});
    } catch (const UserError& e) {
      throw UserError(variable + ": " + e.what());
    }
  }
}

void set(CLI::App& command, const std::string& key, const toml::node& value) {
  CLI::Option* option = command.get_option_no_throw("--" + key);
  if (option == nullptr || !can_be_set(*option) || key == "config")
    throw UserError("'" + key + "' is unknown; 'hadal " + command.get_name() +
                    " --help' names the flags");
  set(*option, words_of(value));
}

toml::table parsed(const std::string& file) {
  try {
    return toml::parse_file(file);
  } catch (const toml::parse_error& e) {
    const auto line = e.source().begin.line;
    throw UserError(line == 0 ? fmt::format("{}: {}", file, e.description())
                              : fmt::format("{}:{}: {}", file, line, e.description()));
  }
}

}  // namespace

void add_config(CLI::App& command) {
  command.add_option(kFlag, "File with these settings (TOML: port = 8080)");
}

void read_config(CLI::App& command) {
  read_environment(command);
  const CLI::Option* option = command.get_option(kFlag);
  if (option->count() == 0) return;
  const auto file = option->as<std::string>();
  for (const auto& [key, value] : parsed(file)) {
    try {
      set(command, std::string(key.str()), value);
    } catch (const UserError& e) {
      throw UserError(fmt::format("{}:{}: {}", file, key.source().begin.line, e.what()));
    }
  }
}

GivenFlags given_flags(const CLI::App& command) {
  GivenFlags given;
  for (const CLI::Option* option : command.get_options())
    if (option->count() > 0) given[option->get_name()] = option->results();
  return given;
}

void give_flags(CLI::App& command, const GivenFlags& given) {
  for (const auto& [name, words] : given) {
    CLI::Option* option = command.get_option(name);
    for (const std::string& word : words) option->add_result(word);
    option->run_callback();
  }
}

}  // namespace hadal::cli
