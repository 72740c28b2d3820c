// SPDX-License-Identifier: Apache-2.0
// What people type, taken apart: commands and numbers.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "words/catalogue.h"

namespace hadal::cli {

// Only ASCII letters: the rest of a word is compared as it was typed.
std::string lower(std::string_view text);
std::string_view trimmed(std::string_view text);

struct CommandName {
  std::string_view name;
  std::string_view abbreviation;  // may be empty
};
struct TypedCommand {
  std::string name;      // in full
  std::string argument;  // what stands behind it
};
// A command may be typed in English or, with or without accents, in the language of the catalogue.
std::optional<TypedCommand> typed_command(std::string_view line,
                                          std::span<const CommandName> commands,
                                          const words::Catalogue& catalogue);

// Whether somebody who asks for `what` may mean the thing called `name`: the name or one of its
// words begins with it. Case, accents and the underscores of notation do not matter.
bool is_called(std::string_view what, std::string_view name);

// "4 1, 3"; nothing if something else is there as well.
std::optional<std::vector<int>> typed_numbers(std::string_view line);

// Which of these somebody typed as it is shown; nothing if it is none, or more than one.
std::optional<std::size_t> typed_label(std::string_view line, std::span<const std::string> labels);

// Trimmed parts between commas.
std::vector<std::string> typed_list(std::string_view line);

}  // namespace hadal::cli
