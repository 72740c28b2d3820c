// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/terminal/client.h"

#include <array>

#include "terminal/input.h"
#include "words/language.h"
#include "words/spelling.h"

namespace hadal::cli {
namespace {

using unfathomable::Card;
using unfathomable::Move;
using unfathomable::Skill;
using unfathomable::Verb;

constexpr std::array<CommandName, 13> kCommands{{{"help", "?"},
                                                 {"undo", "u"},
                                                 {"save", ""},
                                                 {"resume", ""},
                                                 {"score", ""},
                                                 {"status", ""},
                                                 {"log", ""},
                                                 {"hand", "h"},
                                                 {"map", "m"},
                                                 {"quit", "q"},
                                                 {"screen", ""},
                                                 {"done", ""},
                                                 {"auto", ""}}};

// "lore 2", with the name of the skill in the player's language, or as letter and value (L2).
std::optional<Card> typed_card(const std::string& text, const UnfathomableWords& words) {
  if (text.empty() || text.back() < '1' || text.back() > '5') return std::nullopt;
  const std::string skill =
      words::folded(trimmed(std::string_view(text).substr(0, text.size() - 1)));
  for (std::size_t i = 0; i < unfathomable::kSkills; ++i) {
    const auto s = static_cast<Skill>(i);
    if (skill == unfathomable::name(s) || skill == words::folded(words.name(s)) ||
        skill == words::folded(words.letter(s)))
      return unfathomable::card(s, text.back() - '0');
  }
  return std::nullopt;
}

// Cards of a list of cards, each used once.
std::optional<std::vector<std::size_t>> typed_cards(const std::string& line,
                                                    const ShipChoices& choices,
                                                    const UnfathomableWords& words) {
  if (!choices.several) return std::nullopt;
  std::vector<std::size_t> picks;
  std::vector<bool> used(choices.items.size());
  for (const std::string& part : typed_list(line)) {
    const std::optional<Card> card = typed_card(part, words);
    if (!card) return std::nullopt;
    std::size_t i = 0;
    const auto fits = [&] {
      const Move m = choices.items[i].move;
      return !used[i] && (m.verb == Verb::contribute || m.verb == Verb::discard) &&
             m.a == unfathomable::byte(*card);
    };
    while (i < choices.items.size() && !fits()) ++i;
    if (i == choices.items.size()) return std::nullopt;
    used[i] = true;
    picks.push_back(i);
  }
  return picks;
}

// The log from the turn of an entry on, a paragraph for each turn.
Lines by_turns(const UnfathomableWords& words, const std::vector<ShipEntry>& log, std::size_t from,
               Player viewer) {
  const auto begins = [&](std::size_t i) { return log[i].is(unfathomable::Told::turn); };
  while (from > 0 && (from >= log.size() || !begins(from))) --from;
  Lines turns;
  for (std::size_t i = from; i < log.size();) {
    std::size_t end = i + 1;
    while (end < log.size() && !begins(end)) ++end;
    const std::vector<ShipEntry> turn(log.begin() + static_cast<std::ptrdiff_t>(i),
                                      log.begin() + static_cast<std::ptrdiff_t>(end));
    turns.push_back(joined(words.told(turn, 0, viewer), " "));
    i = end;
  }
  return turns;
}

bool is_seat_letter(std::string_view word) {
  return word.size() == 1 && word[0] >= 'a' && word[0] <= 'f';
}

}  // namespace

std::string as_notation(std::string_view line, const UnfathomableWords& words) {
  std::string text = lower(line);
  const std::size_t last = text.rfind(' ');
  if (last == std::string::npos) return text;
  if (is_seat_letter(std::string_view(text).substr(last + 1))) {
    text.back() = static_cast<char>(text.back() - 'a' + 'A');
    return text;
  }
  const std::size_t first = text.find(' ');
  if (const std::optional<Card> card = typed_card(text.substr(first + 1), words))
    return text.substr(0, first + 1) + unfathomable::name(*card);
  return text;
}

// [UNF-22-2] Everything is open now, including what the bots thought.
Lines UnfathomableClient::result(const Look& look) const {
  Lines lines = ship_result(game_.state(), words_, look);
  ShipBeliefs beliefs;
  for (std::size_t i = 0; i < game_.seats().size(); ++i)
    beliefs.push_back(game_.beliefs_of(seat(i)));
  for (std::string& line : ship_beliefs(beliefs, words_, look)) lines.push_back(std::move(line));
  return lines;
}

void UnfathomableClient::look_around() {
  view_ = unfathomable::view(world_, facing_);
  choices_ = choices_of(world_, words_);
  turns_ = by_turns(words_, game_.log(), game_.news_of(facing_), facing_);
}

Reply UnfathomableClient::answer(const std::string& raw, const Look& look) {
  const std::string line(trimmed(raw));
  if (line.empty()) return {};
  if (const auto typed = typed_command(line, kCommands, words_.catalogue()))
    return command(typed->name, typed->argument, look);
  if (const auto numbers = typed_numbers(line)) {
    std::vector<std::size_t> picks;
    for (const int n : *numbers) {
      if (n < 1 || n > static_cast<int>(choices_.items.size()))
        return {Reply::Kind::unknown, {}, {}, {}};
      picks.push_back(static_cast<std::size_t>(n - 1));
    }
    return pick(picks, line, look);
  }
  if (const auto picks = typed_cards(line, choices_, words_)) return pick(*picks, line, look);
  if (const auto label = typed_label(line)) return pick({*label}, line, look);
  if (const auto moves = unfathomable::parse_line(world_, as_notation(line, words_)))
    return play(*moves, line, look);
  return {Reply::Kind::unknown, {}, {}, {}};
}

// An answer is shown as a sentence, or in short in a list of its kind.
std::optional<std::size_t> UnfathomableClient::typed_label(std::string_view line) const {
  std::vector<std::string> labels;
  std::vector<std::string> briefs;
  for (const ShipChoices::Item& item : choices_.items) {
    labels.push_back(item.label);
    briefs.push_back(item.brief);
  }
  const auto found = cli::typed_label(line, labels);
  return found ? found : cli::typed_label(line, briefs);
}

Reply UnfathomableClient::command(const std::string& name, const std::string& argument,
                                  const Look& look) {
  if (name == "auto") return standing_order(argument, look);
  if (name == "done") return play({{Verb::done}}, name, look);
  if (name == "hand") return {Reply::Kind::ask_again, ship_hand(scene(), look), {}, {}};
  if (name == "map") {
    if (look.plain) return {Reply::Kind::ask_again, ship_status(scene(), look), {}, {}};
    return {Reply::Kind::ask_again, ship_plan(scene(), look), {}, {}};
  }
  return {Reply::Kind::command, {}, name == "status" ? "score" : name, argument};
}

// The order begins with the question that is asked, if that is a reaction.
Reply UnfathomableClient::standing_order(const std::string& order, const Look& look) {
  constexpr std::array<std::pair<std::string_view, StandingOrder>, 6> kOrders{
      {{"off", StandingOrder::ask},
       {"pass_rolls", StandingOrder::decline_rolls},
       {"pass", StandingOrder::decline_all},
       {"pass_turn", StandingOrder::decline_turn},
       {"pass_window", StandingOrder::decline_window},
       {"pass_unchanged", StandingOrder::decline_unchanged}}};
  for (const auto& [name, wanted] : kOrders) {
    // words: cli.order.*
    const std::string key = "cli.order." + std::string(name);
    if (!words::is_same_word(order, words_.text(key)) &&
        !words::is_same_word(order, words::catalogue("en").text(key)))
      continue;
    game_.order(wanted);
    using Rules = PlayRules<unfathomable::Unfathomable>;
    const bool asked = unfathomable::asks_for_reaction(world_) &&
                       (wanted != StandingOrder::decline_rolls || Rules::is_about_a_roll(world_)) &&
                       (wanted != StandingOrder::decline_unchanged || !Rules::is_changed(world_));
    if (wanted != StandingOrder::ask && asked) return play({{Verb::pass}}, "pass", look);
    return saying(ship::key_of(wanted), {}, look);
  }
  return saying("cli.ship.auto.how", {}, look);
}

Reply UnfathomableClient::pick(const std::vector<std::size_t>& picks, const std::string& line,
                               const Look& look) {
  const std::size_t expected =
      choices_.several ? static_cast<std::size_t>(choices_.exactly) : std::size_t{1};
  const Verb verb = choices_.items[picks.front()].move.verb;
  const bool ends = picks.size() == 1 && (verb == Verb::done || verb == Verb::pass);
  if (expected != 0 && picks.size() != expected && !ends)
    return saying("cli.pick.count", {{"n", expected}}, look);
  if (!choices_.repeats) {
    std::vector<std::size_t> sorted = picks;
    std::sort(sorted.begin(), sorted.end());
    if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end())
      return saying("cli.illegal", {{"input", cut(line, 40)}}, look);
  }
  return play(moves_of(world_, choices_, picks), line, look);
}

}  // namespace hadal::cli
