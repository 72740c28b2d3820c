// SPDX-License-Identifier: Apache-2.0
// A position from a scenario's `given`: what is not named has its default.
#include "games/unfathomable/engine.h"
#include "games/unfathomable/rules/rules.h"
#include "games/unfathomable/text/document_reader.h"

namespace hadal::unfathomable {
namespace {

using namespace document_reader;  // NOLINT(google-build-using-namespace): made for these files

Player human_named(const Document& d, const State& s) {
  const Player p = seat_named(d, s.players);
  if (!is_human(s, p)) throw DocumentError(d, "a revealed traitor has no title");
  return p;
}

void read_titles(const Document& d, State& s) {
  s.captain = best_ranked(s, true, Player::nobody);
  s.keeper = best_ranked(s, false, Player::nobody);
  if (s.captain == Player::nobody) throw DocumentError(d, "somebody must be human");
  if (const auto* v = d.find("captain")) s.captain = human_named(*v, s);
  if (const auto* v = d.find("keeper")) s.keeper = human_named(*v, s);
}

void read_given(const Document& d, State& s) {
  expect_keys(d, {"turn",
                  "step",
                  "actions",
                  "turn_number",
                  "seats",
                  "captain",
                  "keeper",
                  "dials",
                  "travel",
                  "ritual",
                  "deep_ones",
                  "hydra",
                  "dagon",
                  "passengers",
                  "passengers_lost",
                  "damage",
                  "damage_removed",
                  "route",
                  "awakened",
                  "loyalty_deck",
                  "flesh_ward",
                  "revelation_of_script",
                  "chaos",
                  "discards",
                  "mythos_top",
                  "waypoint_top",
                  "spell_top",
                  "item_top",
                  "removed_spells",
                  "removed_items",
                  "mythos_discard",
                  "barricaded",
                  "used",
                  "first",
                  "true_grit",
                  "loyalty_cards",
                  "chaos_at_most",
                  "mythos_bottom",
                  "waypoint_bottom",
                  "spell_bottom",
                  "item_bottom",
                  "lost_spells",
                  "lost_items",
                  "waypoint_discard",
                  "fleeing_at_bottom",
                  "passenger_faces"});
  read_characters(d, s);
  read_seats(d, s);
  if (const auto* v = d.find("loyalty_cards")) read_loyalty_cards(*v, s);
  if (const auto* v = d.find("dials"))
    for (const auto& [key, n] : v->map())
      dial(s, known_key<Resource>(key, n, "a resource")) = count(n, kDialMax);
  if (const auto* v = d.find("travel")) s.travel = count(*v, kTrackEnd - 1);
  if (const auto* v = d.find("ritual")) s.ritual = count(*v, kTrackEnd - 1);
  read_monsters(d, s);
  read_damage(d, s);
  if (const auto* v = d.find("flesh_ward")) s.flesh_ward = seat_or_nobody(*v, s.players);
  if (const auto* v = d.find("revelation_of_script")) s.revelation = seat_or_nobody(*v, s.players);
  read_decks(d, s);
  read_chaos(d, s);
  s.awakened = distance(s) >= kAwakeningDistance;
  if (const auto* v = d.find("awakened")) s.awakened = v->yes();
  read_loyalty_deck(d, s);
  read_titles(d, s);
  if (const auto* v = d.find("barricaded")) s.barricaded = v->yes();
  if (const auto* v = d.find("used"))
    for (const Document& one : v->list()) s.used.add(known<Ability>(one, "an ability"));
  if (const auto* v = d.find("true_grit")) s.true_grit = seats_named(*v, s.players);
}

// Where in the turn the position begins: the turn's frame skips the steps that are over.
void start(const Document& d, State& s) {
  if (const auto* v = d.find("turn")) s.current = s.first = seat_named(*v, s.players);
  if (const auto* v = d.find("first")) s.first = seat_named(*v, s.players);
  s.turn = 1;
  if (const auto* v = d.find("turn_number"))
    s.turn = static_cast<std::uint16_t>(v->number_between(1, 300));
  const Document* step = d.find("step");
  const std::string where = step == nullptr ? "act" : step->text();
  const Document* actions = d.find("actions");
  const std::uint8_t left = actions == nullptr ? std::uint8_t{2} : count(*actions, 5);
  if (where == "start") {
    --s.turn;
    s.stack.push_back({.rule = Rule::turn, .who = s.current});
  } else if (where == "mythos" || (where == "act" && left == 0)) {
    s.stack.push_back({.rule = Rule::turn, .who = s.current, .step = 3});
  } else if (where == "act") {
    s.stack.push_back({.rule = Rule::turn, .who = s.current, .step = 3});
    s.stack.push_back(
        {.rule = Rule::act, .who = s.current, .count = left, .extra = byte(left == 2 ? 1 : 0)});
  } else {
    throw DocumentError(step == nullptr ? d : *step, "a turn is at start, act or mythos");
  }
}

}  // namespace

Options options_from(const Document& d) {
  Options options;
  for (const auto& [key, value] : d.map()) {
    if (key == "players") {
      options.players = byte(static_cast<int>(value.number_between(3, kSeats)));
    } else if (key == "variant") {
      options.variant = known<Variant>(value, "a variant");
    } else if (key == "difficulty") {
      options.difficulty = known<Difficulty>(value, "a difficulty");
    } else if (key == "characters") {
      options.characters = known<Casting>(value, "a way to get characters");
    } else {
      throw DocumentError(value, "Unfathomable has no option '" + key + "'");
    }
  }
  if (options.variant == Variant::no_cultist && options.players % 2 != 0)
    throw DocumentError(d, "the variant without the Cultist is for 4 or 6 players");  // [UNF-3-4-1]
  return options;
}

State from_document(const Document& scenario) {
  Document chosen = Document::Map{};
  if (const auto* v = scenario.find("options")) chosen = *v;
  if (const auto* v = scenario.find("players")) chosen.set("players", *v);
  const Options options = options_from(chosen);
  const Document* given = scenario.find("given");
  if (given == nullptr) return setup(options);
  const Document nothing = Document::Map{};
  const Document& d = given->is_null() ? nothing : *given;
  State s;
  s.players = options.players;
  s.options = options;
  set_up_board(s);
  read_given(d, s);
  start(d, s);
  settle(s);
  if (const std::string reason = inconsistency(s); !reason.empty())
    throw DocumentError(*given, "this position is impossible: " + reason);
  return s;
}

}  // namespace hadal::unfathomable
