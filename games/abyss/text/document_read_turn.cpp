// SPDX-License-Identifier: Apache-2.0
// Where in a turn a position begins: at its beginning, in an exploration, or after the end.
#include "games/abyss/cards/powers.h"
#include "games/abyss/engine.h"
#include "games/abyss/rules/rules.h"
#include "games/abyss/text/document_reader.h"
#include "games/abyss/text/notation.h"

namespace hadal::abyss::document_reader {
namespace {

void read_stolen_token(const Document& d, State& s) {
  expect_keys(d, {"from", "by", "value"});
  s.stolen = {seat_of(d.at("from"), s.players), seat_of(d.at("by"), s.players),
              static_cast<std::uint8_t>(d.at("value").number_between(2, 4) - 2)};
  if (s.stolen.from == s.stolen.by) throw DocumentError(d, "players cannot steal from themselves");
}

bool says_yes(const Document& d, const char* key) {
  const auto* v = d.find(key);
  return v != nullptr && v->yes();
}

std::optional<Verb> parse_power(std::string_view text) {
  for (std::size_t i = 0; i < kVerbs; ++i)
    if (const auto verb = static_cast<Verb>(i); powers::is_power(verb) && name(verb) == text)
      return verb;
  return std::nullopt;
}

void read_used(const Document& d, State& s) {
  for (const Document& item : d.list()) {
    const std::optional<Verb> verb = parse_power(item.text());
    if (!verb) throw DocumentError(item, "'" + item.text() + "' is not sell, clear or replace");
    s.used.add(*verb);
  }
}

void play_if_legal(State& s, Move m, const Document& d) {
  MoveList list;
  legal_moves(s, list);
  for (const Move legal : list)
    if (legal == m) return apply(s, m);
  throw DocumentError(d, "no exploration leads to this row: '" + text(m) + "' is not legal");
}

// Everybody has passed on all cards but the last, which nobody has answered yet. The threat token
// is where the scenario puts it, whether or not there are monsters in the row.
void explore_up_to(const Document& row, State& s) {
  const std::uint8_t threat = s.threat;
  for (std::size_t i = 0; i < row.list().size(); ++i) {
    while (i > 0 && s.stack.back().rule == Rule::offer) apply(s, {Verb::pass});
    play_if_legal(s, {i == 0 ? Verb::explore : Verb::go_on}, row);
    const Document& item = row.list()[i];
    play_if_legal(
        s, {Verb::reveal, static_cast<std::uint8_t>(known<Card>(item, parse_card, "a card"))},
        item);
  }
  s.threat = threat;
}

}  // namespace

void start(const Document& d, State& s) {
  if (const auto* v = d.find("turn")) s.active = seat_of(*v, s.players);
  if (const auto* v = d.find("ender")) s.ender = seat_of(*v, s.players);
  if (const auto* v = d.find("stolen_token")) read_stolen_token(*v, s);
  s.refill_fell_short = says_yes(d, "court_fell_short");
  if (const auto* v = d.find("turn_number"))
    s.turn = static_cast<std::uint16_t>(v->number_between(0, 1000));
  if (says_yes(d, "final_affiliation")) return affiliate_for_the_last_time(s);
  if (says_yes(d, "over")) return;
  s.stack.push_back({.rule = Rule::start_play});
  settle(s);
  if (const auto* v = d.find("used")) read_used(*v, s);
  if (const auto* v = d.find("bought"))
    for (const Document& who : v->list()) s.bought.add(seat_of(who, s.players));
  if (const auto* v = d.find("row")) explore_up_to(*v, s);
}

}  // namespace hadal::abyss::document_reader
