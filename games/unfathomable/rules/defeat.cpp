// SPDX-License-Identifier: Apache-2.0
// Attacks, defeats, Brig and titles.
#include "games/unfathomable/cards/characters.h"
#include "games/unfathomable/cards/passives.h"
#include "games/unfathomable/rules/rules.h"

namespace hadal::unfathomable {

// [UNF-17-1] A target is a seat or a Deep One in a space.
int needed_to_hit(std::uint8_t target, bool is_attack) {
  return target >= kDeepOneIn && is_attack ? 4 : 6;
}

void start_attack(State& s, Player who, std::uint8_t target, int bonus, bool is_attack) {
  if (target == kDeepOneHere) target = byte(static_cast<int>(kDeepOneIn + index(s.at(who).space)));
  const bool deep_one = target >= kDeepOneIn;
  const int need = needed_to_hit(target, is_attack);
  push(s, {.rule = Rule::attacking, .who = who, .arg = target, .count = byte(need)});
  if (deep_one) {
    tell<Told::attacked>(who, In{static_cast<Space>(target - kDeepOneIn)}, need);
  } else {
    tell<Told::attacked_player>(who, seat(target), need);
  }
  start_roll(s, bonus, is_attack);
}

namespace attacking {

void run(State& s, Frame&) {
  const Frame f = s.stack.pop_back();
  if (!rolls_at_least(s, f.count)) return;
  if (f.arg >= kDeepOneIn) {
    remove_deep_ones(s, static_cast<Space>(f.arg - kDeepOneIn), 1);
  } else {
    defeat(s, seat(f.arg));
  }
}

}  // namespace attacking

void defeat(State& s, Player p) {
  if (p != Player::nobody) push(s, {.rule = Rule::defeating, .arg = byte(p)});
}

namespace defeating {
namespace {

// [UNF-17-4] If a defeat changes nothing, nobody is asked to prevent it.
bool would_stay(const State& s, Player p) {
  const Space at = s.at(p).space;
  return at == Space::brig || (at == Space::sick_bay && is_human(s, p));
}

void warn(State& s, Frame& f) {
  s.prevented = false;
  if (would_stay(s, seat(f.arg))) {
    s.stack.pop_back();
    return;
  }
  open_window(s, Rule::would_be_defeated, f.arg);
}

// [UNF-SP-FLESH-WARD] [UNF-HR-20] The ward works if nothing else did.
void fall(State& s, Frame& f) {
  const Player p = seat(f.arg);
  if (!s.prevented && spend_ward(s, p)) {
    tell<Told::ward_spent>(p);
    s.prevented = true;
    return start_roll(s);
  }
  s.stack.pop_back();
  if (s.prevented) return;
  const bool human = is_human(s, p);
  s.at(p).space = human ? Space::sick_bay : Space::brig;
  tell<Told::defeated>(p, To{s.at(p).space});
  if (!human) lose_titles(s, p);
}

void pay_for_ward(State& s, Frame&) {
  s.stack.pop_back();
  if (!rolls_at_least(s, 5)) lose(s, Resource::sanity, 1);
}

constexpr void (*kSteps[])(State&, Frame&) = {warn, fall, pay_for_ward};

}  // namespace

void run(State& s, Frame& f) { kSteps[f.step++](s, f); }

}  // namespace defeating

// Frame::step is the next character clockwise, count the passengers who are still to come.
void defeat_all(State& s, Space where, std::uint8_t whom) {
  const bool counts = (whom & kPassengersThere) != 0 && is_deck(where);
  push(s, {.rule = Rule::group_defeat,
           .arg = byte(where),
           .count = counts ? s.passengers[deck_index(where)] : std::uint8_t{0},
           .extra = whom});
}

namespace group_defeat {
namespace {

bool is_hit(const State& s, const Frame& f, Player p) {
  const auto where = static_cast<Space>(f.arg);
  const std::uint8_t kind = s.at(p).revealed ? kTraitorsThere : kHumansThere;
  if ((f.extra & kind) == 0) return false;
  return where == kWholeDeck ? is_deck(s.at(p).space) : s.at(p).space == where;
}

}  // namespace

// [UNF-OWN-10] Characters clockwise from the current player, then the passengers one by one.
void run(State& s, Frame& f) {
  const auto where = static_cast<Space>(f.arg);
  while (f.step < s.players) {
    const Player p = after(s, s.current, f.step);
    const bool hit = is_hit(s, f, p);
    // [UNF-23-12] Only here the order can matter.
    if (hit && f.count > 0 && fall_costs_passengers_help(s, p, where))
      return push(s, {.rule = Rule::choose_defeated, .who = s.current, .arg = byte(p)});
    ++f.step;
    if (hit) return defeat(s, p);
  }
  if (f.count == 0) {
    s.stack.pop_back();
    return;
  }
  --f.count;
  defeat_passenger(s, where);
}

}  // namespace group_defeat

namespace choose_defeated {

// The character of seat arg, or a passenger in the same space; the group waits below the question.
void moves(const State& s, const Frame& f, MoveList& out) {
  out.push_back({Verb::target, f.arg});
  out.push_back({Verb::space, byte(s.seats[f.arg].space)});
}

void apply(State& s, Frame f, Move m) {
  Frame& group = s.stack.back();
  if (m.verb == Verb::target) {
    ++group.step;
    return defeat(s, seat(f.arg));
  }
  --group.count;
  defeat_passenger(s, static_cast<Space>(m.a));
}

}  // namespace choose_defeated

// [UNF-18-1] [UNF-18-2]
void send_to_brig(State& s, Player p) {
  if (p == Player::nobody) return;
  if (!in_brig(s, p)) tell<Told::jailed>(p);
  s.at(p).space = Space::brig;
  lose_titles(s, p);
}

void bring(State& s, Player p, Space to) {
  if (s.at(p).space != to) tell<Told::brought>(p, To{to});
  s.at(p).space = to;
}

void make_captain(State& s, Player p) {
  if (p != s.captain && p != Player::nobody) tell<Told::captain>(p);
  s.captain = p;
}

void make_keeper(State& s, Player p) {
  if (p != s.keeper && p != Player::nobody) tell<Told::keeper>(p);
  s.keeper = p;
}

// [UNF-14-5] [UNF-14-6] The highest on the line: outside the Brig, then anybody except the loser,
// then the loser, unless they revealed.
Player best_ranked(const State& s, bool captain, Player except) {
  Player best = Player::nobody;
  int best_key = 1000;
  for (std::size_t i = 0; i < s.players; ++i) {
    const Player p = seat(i);
    if (!is_human(s, p)) continue;
    const CharacterSheet& sh = sheet(s, p);
    int key = captain ? sh.captain_rank : sh.keeper_rank;
    if (in_brig(s, p)) key += 100;
    if (p == except && !in_brig(s, p)) key += 50;
    if (key < best_key) {
      best_key = key;
      best = p;
    }
  }
  return best;
}

bool outranks(const State& s, Player a, Player b) {
  return sheet(s, a).captain_rank < sheet(s, b).captain_rank;
}

// [UNF-14-4] [UNF-14-7]
void lose_titles(State& s, Player p, bool) {
  if (s.captain == p) make_captain(s, best_ranked(s, true, p));
  if (s.keeper == p) make_keeper(s, best_ranked(s, false, p));
}

}  // namespace hadal::unfathomable
