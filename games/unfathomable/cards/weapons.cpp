// SPDX-License-Identifier: Apache-2.0
// Attacks with weapons and cards: whom they reach, what they add, several in a row.
#include "games/unfathomable/cards/abilities.h"
#include "games/unfathomable/cards/action_steps.h"
#include "games/unfathomable/cards/passives.h"
#include "games/unfathomable/rules/rules.h"

namespace hadal::unfathomable {
namespace {

// Frame::arg of rampage, when it is not the weapon.
constexpr std::uint8_t kAnyMode = 255;  // ordinary or with a weapon
constexpr std::uint8_t kWeaponsOnly = 254;
constexpr std::uint8_t kOrdinary = 253;

int enemies_in(const State& s, Space where, Player of) {
  int n = is_human(s, of) ? s.deep_ones[index(where)] : 0;
  for (std::size_t i = 0; i < s.players; ++i)
    n += s.seats[i].space == where && s.seats[i].revealed == is_human(s, of) ? 1 : 0;
  return n;
}

int bonus_with(const State& s, Player p, std::uint8_t weapon, std::uint8_t target) {
  if (weapon == kByShrivelling) return target >= kDeepOneIn ? 2 : 0;
  if (weapon == byte(Ability::six_shooter)) return 2;
  if (weapon == byte(Ability::repeating_rifle)) return 1;
  if (weapon == byte(Ability::shotgun)) return enemies_in(s, s.at(p).space, p);
  return 0;
}

}  // namespace

std::optional<Aim> aim_of(const State& s, const Frame& f, Move m) {
  if (m.verb == Verb::attack)
    return Aim{m, needed_to_hit(m.a, true), ordinary_attack_bonus(s, f.who)};
  if (m.verb != Verb::target || f.rule != Rule::choose_target) return std::nullopt;
  const bool is_attack = f.arg != kByShrivelling;
  return Aim{m, needed_to_hit(m.a, is_attack), bonus_with(s, f.who, f.arg, m.a)};
}

namespace action_words {

// [UNF-C-JAMIE] Quick Draw; [UNF-SK-STRENGTH]
void run_weapon_volley(State& s, const Frame& f, int a, int) {
  push(s, {.rule = Rule::rampage, .who = f.who, .arg = kWeaponsOnly, .count = byte(a)});
}
void run_run_amok(State& s, const Frame& f, int, int) {
  push(s, {.rule = Rule::rampage, .who = f.who, .arg = kAnyMode, .count = 4});
}

// [UNF-I-SIX-SHOOTER] and the other weapons: the target, then the roll.
void run_use_weapon(State& s, const Frame& f, int a, int) {
  push(s, {.rule = Rule::choose_target, .who = f.who, .arg = byte(a)});
}

// [UNF-SK-LORE]
void run_shrivel(State& s, const Frame& f, int, int) {
  push(s, {.rule = Rule::choose_target, .who = f.who, .arg = kByShrivelling});
}

}  // namespace action_words

namespace choose_target {

// Frame::arg is the weapon, or kByShrivelling.
void moves(const State& s, const Frame& f, MoveList& out) {
  Reach reach = Reach::here;
  if (f.arg == kByShrivelling) reach = Reach::anywhere;
  if (f.arg == byte(Ability::repeating_rifle)) reach = Reach::adjacent;
  targets(s, f.who, reach, Verb::target, out);
}

void apply(State& s, Frame f, Move m) {
  start_attack(s, f.who, m.a, bonus_with(s, f.who, f.arg, m.a), f.arg != kByShrivelling);
  if (f.arg == byte(Ability::pocket_pistol)) {  // [UNF-I-POCKET-PISTOL]
    s.die.pistol = true;
    s.die.shooter = f.who;
  }
}

}  // namespace choose_target

namespace rampage {
namespace {

constexpr std::array<Ability, 4> kGuns{Ability::six_shooter, Ability::repeating_rifle,
                                       Ability::pocket_pistol, Ability::shotgun};
constexpr std::array<Item, 4> kGunItems{Item::six_shooter, Item::repeating_rifle,
                                        Item::pocket_pistol, Item::shotgun};

bool gun_has_target(const State& s, Player p, Ability gun) {
  return has_target(s, p, gun == Ability::repeating_rifle ? Reach::adjacent : Reach::here);
}

void gun_moves(const State& s, const Frame& f, MoveList& out) {
  if (in_brig(s, f.who)) return;
  for (std::size_t i = 0; i < kGuns.size(); ++i)
    if (s.at(f.who).items.has(kGunItems[i]) && gun_has_target(s, f.who, kGuns[i]) &&
        (f.arg >= kWeaponsOnly || f.arg == byte(kGuns[i])))
      out.push_back({Verb::use, byte(kGuns[i])});
}

}  // namespace

// [UNF-SK-STRENGTH] Up to four ordinary attacks, or up to three with one weapon.
void moves(const State& s, const Frame& f, MoveList& out) {
  if (f.arg != kWeaponsOnly || f.step > 0) out.push_back({Verb::done});
  if (f.arg == kAnyMode || f.arg == kOrdinary) targets(s, f.who, Reach::here, Verb::attack, out);
  if (f.arg != kOrdinary) gun_moves(s, f, out);
  if (out.empty()) out.push_back({Verb::done});
}

void apply(State& s, Frame f, Move m) {
  if (m.verb == Verb::done) return;
  f.step = 1;
  if (f.arg == kAnyMode && m.verb == Verb::use) f.count = 3;
  f.arg = m.verb == Verb::use ? m.a : kOrdinary;
  if (--f.count > 0) push(s, f);
  if (m.verb == Verb::use) {
    tell<Told::used>(f.who, static_cast<Ability>(m.a));
    return push(s, {.rule = Rule::choose_target, .who = f.who, .arg = m.a});
  }
  start_attack(s, f.who, m.a, ordinary_attack_bonus(s, f.who));
}

}  // namespace rampage

}  // namespace hadal::unfathomable
