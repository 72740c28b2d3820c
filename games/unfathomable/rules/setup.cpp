// SPDX-License-Identifier: Apache-2.0
// Setting up, in the order of the rulebook.
#include "games/unfathomable/cards/characters.h"
#include "games/unfathomable/rules/rules.h"

namespace hadal::unfathomable {
namespace {

// [UNF-3-3] Hybrid, Cultist, Human.
struct LoyaltyCounts {
  std::uint8_t hybrid, cultist, human;
};
LoyaltyCounts loyalty_counts(const Options& o) {
  const bool with_cultist = o.variant == Variant::standard && o.players % 2 == 0;
  const std::uint8_t hybrid = o.players < 5 ? 1 : 2;
  const std::uint8_t cultist = with_cultist ? 1 : 0;
  return {hybrid, cultist, byte(2 * o.players - hybrid - cultist)};
}

// [UNF-3-1-3] [UNF-3-4-1] [UNF-3-4-2]
std::array<std::uint8_t, kResources> starting_dials(const Options& o) {
  std::array<std::uint8_t, kResources> dials{8, 8, 8, 8};
  if (o.variant == Variant::no_cultist) dials = {7, 6, 6, 7};
  for (std::uint8_t& d : dials) {
    if (o.difficulty == Difficulty::easier) d = byte(d + 2);
    if (o.difficulty == Difficulty::harder) d = byte(d - 2);
  }
  return dials;
}

}  // namespace

void set_up_board(State& s) {
  s.dials = starting_dials(s.options);
  s.deep_ones = {};
  s.deep_ones[index(Space::w1)] = s.deep_ones[index(Space::w2)] = 2;  // [UNF-3-1-7]
  s.deep_ones[index(Space::d1)] = s.deep_ones[index(Space::d2)] = 1;
  s.passengers = {0, 0, 1, 1, 0, 0, 0, 0};
  s.passenger_faces = {5, 1, 1, 2};
  s.damage.fill(Damage::none);
  s.discard_tops.fill(Card::none);
  s.kept.fill(Player::nobody);
  s.skill_decks = SkillSet::every_card();
  s.mythos.rest = MythosSet::first(kMythosCards);
  s.waypoints.rest = WaypointSet::first(kWaypoints);
  s.spells.rest = SpellSet::first(kSpells);
  s.items.rest = ItemSet::first(kItems);
  s.damage_deck = DamageSet::first(kDamageCards);
  const LoyaltyCounts counts = loyalty_counts(s.options);
  s.loyalty_deck = {counts.human, counts.hybrid, counts.cultist};
}

State setup(const Options& options) {
  State s;
  s.players = options.players;
  s.options = options;
  set_up_board(s);
  s.stack.push_back({.rule = Rule::set_up});
  s.stack.push_back({.rule = Rule::deal_first_player, .who = Player::chance});
  return s;
}

// [UNF-3-1-10] [UNF-3-1-11] [UNF-3-1-12]
void seat_character(State& s, Player p, Character c) {
  Seat& me = s.at(p);
  me.character = c;
  me.space = sheet(c).start;
  me.items = ItemSet{sheet(c).item};
  me.has_feat = true;
  s.items.rest.remove(sheet(c).item);
  tell<Told::plays>(p, c);
}

namespace set_up {
namespace {

// [UNF-3-1-9]
void pick_characters(State& s, Frame&) {
  const bool dealt = s.options.characters == Casting::dealt;
  for (std::size_t i = s.players; i-- > 0;) {
    const Player p = after(s, s.first, i);
    push(s, {.rule = dealt ? Rule::deal_character : Rule::pick_character,
             .who = dealt ? Player::chance : p,
             .arg = byte(p)});
  }
}

// [UNF-3-1-14] [UNF-3-1-15] [UNF-3-1-8]
void give_titles(State& s, Frame&) {
  make_captain(s, best_ranked(s, true, Player::nobody));
  make_keeper(s, best_ranked(s, false, Player::nobody));
  push(s, {.rule = Rule::building_chaos});
}

// [UNF-3-1-13] Three cards of the set; [UNF-3-2-1] in the learning game all.
void draw_hands(State& s, Frame&) {
  for (std::size_t i = s.players; i-- > 1;) {
    const Player p = after(s, s.first, i);
    if (s.options.variant == Variant::learning) {
      draw_set(s, p);
    } else {
      push(s, {.rule = Rule::draw_from_set, .who = p, .count = 3});
    }
  }
}

// [UNF-3-1-17] [UNF-3-2-2]
void deal_loyalties(State& s, Frame&) {
  if (s.options.variant == Variant::learning) return;
  for (std::size_t i = s.players; i-- > 0;)
    push(s, {.rule = Rule::deal_loyalty, .who = Player::chance, .arg = byte(after(s, s.first, i))});
}

void begin(State& s, Frame&) {
  s.stack.pop_back();
  push(s, {.rule = Rule::turn, .who = s.first});
}

constexpr void (*kSteps[])(State&, Frame&) = {pick_characters, give_titles, draw_hands,
                                              deal_loyalties, begin};

}  // namespace

void run(State& s, Frame& f) { kSteps[f.step++](s, f); }

}  // namespace set_up

namespace deal_first_player {

bool ready(State&, const Frame&) { return true; }
void moves(const State& s, const Frame&, MoveList& out) {
  for (std::size_t i = 0; i < s.players; ++i)
    out.push_back({Verb::first, byte(static_cast<int>(i))});
}
void weights(const State&, const Frame&, const MoveList& list, WeightList& out) {
  for (std::size_t i = 0; i < list.size(); ++i) out.push_back(1);
}
void apply(State& s, Frame, Move m) {
  s.first = s.current = seat(m.a);
  tell<Told::first>(s.first);
}

}  // namespace deal_first_player

namespace {

void free_characters(const State& s, Verb verb, MoveList& out) {
  CharacterSet open = s.options.characters == Casting::suggested ? suggested_characters(s.players)
                                                                 : CharacterSet::first(kCharacters);
  for (std::size_t i = 0; i < s.players; ++i)
    if (s.seats[i].character != Character::none) open.remove(s.seats[i].character);
  for (const Character c : open) out.push_back({verb, byte(c)});
}

}  // namespace

namespace pick_character {

void moves(const State& s, const Frame&, MoveList& out) { free_characters(s, Verb::pick, out); }
void apply(State& s, Frame f, Move m) { seat_character(s, f.who, static_cast<Character>(m.a)); }

}  // namespace pick_character

namespace deal_character {

bool ready(State&, const Frame&) { return true; }
void moves(const State& s, const Frame&, MoveList& out) {
  free_characters(s, Verb::character, out);
}
void weights(const State&, const Frame&, const MoveList& list, WeightList& out) {
  for (std::size_t i = 0; i < list.size(); ++i) out.push_back(1);
}
void apply(State& s, Frame f, Move m) {
  seat_character(s, seat(f.arg), static_cast<Character>(m.a));
}

}  // namespace deal_character
}  // namespace hadal::unfathomable
