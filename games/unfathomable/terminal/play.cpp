// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/terminal/play.h"

#include "games/unfathomable/bot/levels.h"
#include "games/unfathomable/text/names.h"

namespace hadal::cli {

using unfathomable::Rule;
using unfathomable::Unfathomable;
using unfathomable::Verb;
using UnfathomableRules = PlayRules<Unfathomable>;

template <>
const SeatRules& seat_rules<Unfathomable>() {
  static const SeatRules rules = [] {
    SeatRules made{
        "Unfathomable", Unfathomable::kMinPlayers, Unfathomable::kMaxPlayers, {"sailor"}, nullptr};
    for (const bots::BotName& bot : bots::ship_bot_names())
      if (bot.name != "sailor") made.bots.emplace_back(bot.name);
    made.refusal = [](std::string_view bot) {
      std::string why;
      return bots::make_ship_bot(bot, why) ? std::string() : why;
    };
    return made;
  }();
  return rules;
}

std::unique_ptr<bots::Bot<Unfathomable>> UnfathomableRules::bot(std::string_view kind) {
  if (kind == "me") return nullptr;
  std::string why;
  return bots::make_ship_bot(kind, why);
}

bool UnfathomableRules::is_forced(const State& s) {
  unfathomable::MoveList legal;
  unfathomable::legal_moves(s, legal);
  return legal.size() == 1;
}

std::optional<unfathomable::Move> UnfathomableRules::reaction(const State& s) {
  if (!unfathomable::asks_for_reaction(s)) return std::nullopt;
  return Move{Verb::pass};
}

bool UnfathomableRules::is_about_a_roll(const State& s) {
  return s.stack.back().rule == Rule::before_roll || s.stack.back().rule == Rule::after_roll;
}

// Windows are numbered anew after 256 of them, which no turn has.
std::optional<int> UnfathomableRules::window(const State& s) {
  if (!unfathomable::asks_for_reaction(s)) return std::nullopt;
  return 256 * s.turn + s.stack.back().extra;
}

// The hand, the loyalty, or cards that are looked at.
bool UnfathomableRules::is_private(const State& s) {
  switch (s.stack.back().rule) {
    case Rule::act:
    case Rule::decide:
    case Rule::contribute:
    case Rule::discard_cards:
    case Rule::pay_card:
    case Rule::pay_repair:
    case Rule::pay_passage:
    case Rule::exchange_for_treachery:
    case Rule::chapel:
    case Rule::persistence: return true;
    default: return unfathomable::asks_for_reaction(s);
  }
}

bool UnfathomableRules::brings_news(const State& before, Move m, const State& after) {
  return unfathomable::brings_news(before, m, after);
}

void UnfathomableRules::note(const State& before, Move m, const State& after, bool,
                             std::vector<ShipEntry>& log) {
  cli::note(before, m, after, log);
}

void UnfathomableRules::explain(Player who, const bots::Explanation& why,
                                std::vector<ShipEntry>& log) {
  if (why.key.empty()) return;
  ShipEntry entry;
  entry.kind = ShipEntry::Kind::why;
  entry.who = who;
  entry.key = why.key;
  entry.about = why.about;
  log.push_back(entry);
}

void UnfathomableRules::choose_option(Document& options, const std::string& text) {
  if (unfathomable::parse_name<unfathomable::Variant>(text)) {
    options.set("variant", text);
  } else if (unfathomable::parse_name<unfathomable::Difficulty>(text)) {
    options.set("difficulty", text);
  } else if (unfathomable::parse_name<unfathomable::Casting>(text)) {
    options.set("characters", text);
  } else {
    const std::size_t equals = text.find('=');
    options.set(text.substr(0, equals),
                equals == std::string::npos ? "on" : text.substr(equals + 1));
  }
}

}  // namespace hadal::cli
