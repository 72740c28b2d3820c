// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/terminal/input.h"

#include <algorithm>
#include <array>
#include <optional>

#include "games/abyss/text/names.h"
#include "games/abyss/text/notation.h"
#include "terminal/input.h"
#include "words/spelling.h"

namespace hadal::cli {
namespace {

using abyss::Card;
using abyss::Race;

constexpr std::array<CommandName, 10> kCommands{{{"help", "?"},
                                                 {"undo", "u"},
                                                 {"save", ""},
                                                 {"resume", ""},
                                                 {"score", ""},
                                                 {"log", ""},
                                                 {"quit", "q"},
                                                 {"cheapest", "c"},
                                                 {"done", "d"},
                                                 {"screen", ""}}};

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Reads allies and numbers off the front of a text.
class Picker {
 public:
  Picker(std::string text, const Choices& choices, const AbyssWords& words)
      : text_(std::move(text)), rest_(text_), choices_(choices), words_(words) {}

  // Everything on the line, or nothing if some of it is neither ally nor number of a choice.
  std::optional<std::vector<std::size_t>> read() {
    for (skip(); !rest_.empty(); skip())
      if (!read_number() && !read_ally()) return std::nullopt;
    std::sort(picks_.begin(), picks_.end());
    if (picks_.empty()) return std::nullopt;
    return picks_;
  }

 private:
  void skip() {
    while (!rest_.empty() && (rest_.front() == ' ' || rest_.front() == ',')) rest_.remove_prefix(1);
  }

  bool is_free(std::size_t item) const {
    return std::find(picks_.begin(), picks_.end(), item) == picks_.end();
  }

  bool read_number() {
    std::size_t digits = 0;
    while (digits < rest_.size() && is_digit(rest_[digits])) ++digits;
    if (digits == 0 || digits > 3) return false;
    const auto number = static_cast<std::size_t>(std::stoi(std::string(rest_.substr(0, digits))));
    if (number == 0 || number > choices_.items.size() || !is_free(number - 1)) return false;
    picks_.push_back(number - 1);
    rest_.remove_prefix(digits);
    return true;
  }

  bool read_ally() {
    for (std::size_t r = 0; r < abyss::kRaces; ++r) {
      const auto race = static_cast<Race>(r);
      for (const std::string& word : {std::string(name(race)), words::folded(words_.race(race)),
                                      words::folded(words_.letter(race))})
        if (read_ally_called(race, word)) return true;
    }
    return false;
  }

  bool read_ally_called(Race race, const std::string& word) {
    if (!rest_.starts_with(word)) return false;
    std::size_t at = word.size();
    while (at < rest_.size() && rest_[at] == ' ') ++at;
    if (at >= rest_.size() || rest_[at] < '1' || rest_[at] > '5') return false;
    if (at + 1 < rest_.size() && rest_[at + 1] != ' ' && rest_[at + 1] != ',') return false;
    const Card card = abyss::ally(race, rest_[at] - '0');
    for (std::size_t i = 0; i < choices_.items.size(); ++i) {
      const abyss::Move m = choices_.items[i].move;
      if (!takes_ally(m.verb) || static_cast<Card>(m.a) != card || !is_free(i)) continue;
      picks_.push_back(i);
      rest_.remove_prefix(at + 1);
      return true;
    }
    return false;
  }

  static bool takes_ally(abyss::Verb v) {
    return v == abyss::Verb::pay || v == abyss::Verb::discard || v == abyss::Verb::affiliate;
  }

  std::string text_;
  std::string_view rest_;
  const Choices& choices_;
  const AbyssWords& words_;
  std::vector<std::size_t> picks_;
};

// Notation is lower case except for seats.
std::string as_notation(std::string_view line) {
  std::string text = lower(line);
  constexpr std::string_view kHunt = "hunt ";
  if (text.starts_with(kHunt) && text.size() == kHunt.size() + 1)
    text.back() = static_cast<char>(text.back() - 'a' + 'A');
  return text;
}

std::optional<Input> read_command(std::string_view line, const words::Catalogue& catalogue) {
  const std::optional<TypedCommand> typed = typed_command(line, kCommands, catalogue);
  if (!typed) return std::nullopt;
  Input input;
  input.kind = Input::Kind::command;
  input.command = typed->name;
  input.argument = typed->argument;
  return input;
}

}  // namespace

Input read_input(std::string_view line, const abyss::State& s, const Choices& choices,
                 const AbyssWords& words) {
  line = trimmed(line);
  Input input;
  if (line.empty()) return input;
  if (const std::optional<Input> command = read_command(line, words.catalogue())) return *command;

  std::string list = words::folded(line);
  constexpr std::string_view kPay = "pay ";
  if (choices.pick == Choices::Pick::payment && list.starts_with(kPay)) list.erase(0, kPay.size());
  if (auto picks = Picker(list, choices, words).read()) {
    input.kind = Input::Kind::picks;
    input.picks = *picks;
    return input;
  }
  std::vector<std::string> labels;
  for (const Choices::Item& item : choices.items) labels.push_back(item.label);
  if (const auto label = typed_label(line, labels)) {
    input.kind = Input::Kind::picks;
    input.picks = {*label};
    return input;
  }
  if (auto moves = abyss::parse_line(s, as_notation(line))) {
    input.kind = Input::Kind::moves;
    input.moves = *moves;
    return input;
  }
  input.kind = Input::Kind::unknown;
  return input;
}

}  // namespace hadal::cli
