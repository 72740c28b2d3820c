// SPDX-License-Identifier: Apache-2.0
// Keys and the control of locations.
#include "games/abyss/cards/locations.h"
#include "games/abyss/cards/lords.h"
#include "games/abyss/events.h"
#include "games/abyss/rules/rules.h"

namespace hadal::abyss {
namespace {

constexpr int kMostTiles = 4;
constexpr std::uint8_t kNoLord = static_cast<std::uint8_t>(Lord::none);

LordSet key_lords(const State& s, Player p) { return s.at(p).active() & kKeyLords; }

void cover(State& s, Player me, Lord lord, Location tile) {
  tell<Told::key_lord>(me, LordSet{lord});
  s.at(me).covered.add(lord);
  s.under[index(lord)] = tile;
}

// [ABY-LOC-4] Tokens go back to the supply, lords go under the tile.
void spend_every_key(State& s, Player me, Location tile) {
  if (s.at(me).keys > 0) tell<Told::key_tokens>(me, s.at(me).keys);
  for (const Lord l : key_lords(s, me)) cover(s, me, l, tile);
  s.at(me).keys = 0;
}

// The tile comes to the player. With exactly three keys there is nothing to choose.  [ABY-LOC-3]
void control(State& s, Player me, Location tile, std::uint8_t ambassador) {
  s.at(me).locations.add(tile);
  tell<Told::claimed>(me, tile);
  location_taken(s, me, tile);  // asked after the keys are paid
  if (ambassador != kNoLord) return cover(s, me, static_cast<Lord>(ambassador), tile);
  if (usable_keys(s, me) == kKeysOfALocation) return spend_every_key(s, me, tile);
  s.stack.push_back({.rule = Rule::pay_keys,
                     .who = me,
                     .arg = static_cast<std::uint8_t>(tile),
                     .count = kKeysOfALocation});
}

}  // namespace

int usable_keys(const State& s, Player p) { return s.at(p).keys + key_lords(s, p).size(); }

void draw_and_choose(State& s, Player me, int tiles, std::uint8_t lord) {
  tell<Told::locations_drawn>(me, tiles);
  s.stack.push_back({.rule = Rule::choose_drawn, .who = me, .arg = lord});
  s.stack.push_back({.rule = Rule::deal_location,
                     .who = Player::chance,
                     .count = static_cast<std::uint8_t>(tiles)});
}

namespace claim {

// [ABY-LOC-5a] [ABY-LOC-5b] An available tile, or one of one to four drawn; an ambassador without a
// deck (count) has only the available ones.
void moves(const State& s, const Frame& f, MoveList& out) {
  for (const Location l : s.available) out.push_back({Verb::claim, static_cast<std::uint8_t>(l)});
  if (f.count > 0) return;
  const int most = std::min(kMostTiles, s.location_deck.size());  // [ABY-LOC-6]
  for (int n = 1; n <= most; ++n) out.push_back({Verb::draw, static_cast<std::uint8_t>(n)});
}

void apply(State& s, Frame f, Move m) {
  if (m.verb == Verb::draw) return draw_and_choose(s, f.who, m.a, f.arg);
  s.available.remove(static_cast<Location>(m.a));
  control(s, f.who, static_cast<Location>(m.a), f.arg);
}

}  // namespace claim

namespace deal_location {

void moves(const State& s, const Frame&, MoveList& out) {
  for (const Location l : s.location_deck)
    out.push_back({Verb::location, static_cast<std::uint8_t>(l)});
}

void weights(const State&, const Frame&, const MoveList& list, WeightList& out) {
  for (std::size_t i = 0; i < list.size(); ++i) out.push_back(1);
}

void apply(State& s, Frame f, Move m) {
  const auto tile = static_cast<Location>(m.a);
  s.location_deck.remove(tile);
  if (f.arg == kDealToAvailable) {
    s.available.add(tile);
    tell<Told::location_came>(tile);
  } else {
    s.drawn.add(tile);
    tell<Told::location_drawn>(tile);
  }
  if (--f.count > 0) s.stack.push_back(f);
}

}  // namespace deal_location

namespace choose_drawn {

void moves(const State& s, const Frame&, MoveList& out) {
  for (const Location l : s.drawn) out.push_back({Verb::claim, static_cast<std::uint8_t>(l)});
}

// [ABY-LOC-5b] The others are laid out for everybody.
void apply(State& s, Frame f, Move m) {
  const auto tile = static_cast<Location>(m.a);
  s.drawn.remove(tile);
  const LocationSet others = s.drawn;
  s.available = s.available | others;
  s.drawn = {};
  control(s, f.who, tile, f.arg);
  if (!others.empty()) tell<Told::laid_out>(others);
}

}  // namespace choose_drawn

namespace pay_keys {

// Tokens first, then lords in the order of the table (step: the first lord allowed, plus one), as
// long as enough keys are left for the rest.
void moves(const State& s, const Frame& f, MoveList& out) {
  int left = 0;
  for (const Lord l : key_lords(s, f.who)) left += index(l) >= f.step ? 1 : 0;
  if (f.step == 0 && s.at(f.who).keys > 0) out.push_back({Verb::key, kKeyTokenArg});
  for (const Lord l : key_lords(s, f.who)) {
    if (index(l) < f.step) continue;
    if (left-- < f.count) break;
    out.push_back({Verb::key, static_cast<std::uint8_t>(l)});
  }
}

void apply(State& s, Frame f, Move m) {
  if (m.a == kKeyTokenArg) {
    --s.at(f.who).keys;
    tell<Told::key_tokens>(f.who, 1);
  } else {
    cover(s, f.who, static_cast<Lord>(m.a), static_cast<Location>(f.arg));
    f.step = static_cast<std::uint8_t>(m.a + 1);
  }
  if (--f.count > 0) s.stack.push_back(f);
}

}  // namespace pay_keys
}  // namespace hadal::abyss
