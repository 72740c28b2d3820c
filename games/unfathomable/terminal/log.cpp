// SPDX-License-Identifier: Apache-2.0
// The log compares the position before a move with the one after it, so that the rules need not
// tell anybody what they do.
#include "games/unfathomable/terminal/log.h"

#include "games/unfathomable/cards/effects.h"
#include "games/unfathomable/engine.h"
#include "games/unfathomable/rules/rules.h"
#include "games/unfathomable/view.h"

namespace hadal::cli {
namespace {

using unfathomable::Card;
using unfathomable::Damage;
using unfathomable::Ending;
using unfathomable::Frame;
using unfathomable::Move;
using unfathomable::Rule;
using unfathomable::SkillSet;
using unfathomable::Space;
using unfathomable::State;
using unfathomable::Verb;
using Kind = ShipEntry::Kind;

class Notes {
 public:
  Notes(const State& before, Move m, const State& after, std::vector<ShipEntry>& log)
      : before_(before), m_(m), after_(after), log_(log) {}

  void write() {
    note_move();
    if (before_.turn == 0 && after_.turn == 0) return;  // set-up lies on the table
    note_test();
    note_figures();
    note_seats();
    note_ship();
    if (after_.ending != Ending::none && before_.ending == Ending::none) add(Kind::over);
    if (after_.turn != before_.turn) add(Kind::turn, after_.current, 0, after_.turn);
  }

 private:
  const Frame& frame() const { return before_.stack.back(); }

  ShipEntry& add(Kind kind, Player who = Player::nobody, std::uint8_t what = 0, int n = 0) {
    ShipEntry entry;
    entry.kind = kind;
    entry.who = who;
    entry.what = what;
    entry.n = n;
    log_.push_back(entry);
    return log_.back();
  }

  // To whom a dealt card goes, or who looks at it.
  Player receiver() const {
    const Frame& f = frame();
    switch (m_.verb) {
      case Verb::first: return seat(m_.a);
      case Verb::character:
      case Verb::loyalty: return seat(f.arg);
      case Verb::skill: return f.extra < kMaxSeats ? seat(f.extra) : Player::nobody;
      case Verb::mythos:
      case Verb::waypoint:
      case Verb::spell:
      case Verb::item: return f.extra == unfathomable::kToLooked ? before_.looker : Player::nobody;
      default: return f.who;
    }
  }

  void note_move() {
    const Frame& f = frame();
    if (m_.verb == Verb::draw) return;  // the card that comes is told
    if (m_.verb == Verb::skill && f.extra == unfathomable::kToChaos) return note_chaos();
    const bool deck_card = m_.verb == Verb::spell || m_.verb == Verb::item;
    if (deck_card && f.extra == unfathomable::kToLost) return;
    ShipEntry& entry = add(Kind::move, receiver());
    entry.rule = f.rule;
    for (std::size_t i = 0; i < before_.players; ++i)
      entry.seen[i] = unfathomable::seen_by(before_, m_, seat(i));
  }

  void note_chaos() {
    if (before_.turn == 0) return;
    const bool treachery = frame().arg == unfathomable::byte(unfathomable::Skill::treachery);
    if (before_.chaos.empty() && !treachery) add(Kind::chaos_rebuilt);
    if (treachery) add(Kind::treachery, Player::nobody, 0, 1);
  }

  static int tests(const State& s) {
    int n = 0;
    for (const Frame& f : s.stack) n += f.rule == Rule::test ? 1 : 0;
    return n;
  }

  // [UNF-9-1] All cards of the pile, the last one included.
  SkillSet pile() const {
    SkillSet cards = before_.test.pile + before_.test.shown;
    for (std::size_t i = 0; i < before_.players; ++i) cards += before_.seats[i].added;
    if (m_.verb == Verb::contribute || m_.verb == Verb::skill || m_.verb == Verb::chaos)
      cards.add(static_cast<Card>(m_.a));
    return cards;
  }

  void note_test() {
    if (tests(before_) == 0) return;
    if (!before_.test.revealed && after_.test.revealed) add(Kind::pile).cards = pile();
    if (tests(after_) >= tests(before_)) return;
    ShipEntry& entry = add(Kind::test, Player::nobody, after_.test.target, after_.test.total);
    entry.result = after_.test.result;
    if (after_.test.declared) log_.pop_back();  // it has been told
  }

  // [UNF-12-3] Where the Deep Ones were, drifted as far as the ship went.
  std::array<std::uint8_t, unfathomable::kSpaces> drifted() const {
    std::array<std::uint8_t, unfathomable::kSpaces> at = before_.deep_ones;
    for (int n = before_.travel; n < after_.travel; ++n)
      for (std::size_t i = index(Space::w8) + 1; i-- > 0;) {
        const std::size_t to = index(unfathomable::sternward(static_cast<Space>(i)));
        at[to] = unfathomable::byte(at[to] + at[i]);
        at[i] = 0;
      }
    return at;
  }

  // Figures that came from the supply or went there; those that moved are seen on the plan.
  void note_figures() {
    const std::array<std::uint8_t, unfathomable::kSpaces> there = drifted();
    int sum = 0;
    for (std::size_t i = 0; i < unfathomable::kSpaces; ++i) sum += after_.deep_ones[i] - there[i];
    if (sum < 0) add(Kind::deep_ones_gone, Player::nobody, 0, -sum);
    for (std::size_t i = 0; sum > 0 && i < unfathomable::kSpaces; ++i)
      if (const int more = after_.deep_ones[i] - there[i]; more > 0)
        add(Kind::deep_ones, Player::nobody, unfathomable::byte(static_cast<int>(i)), more);
    if (after_.hydra != before_.hydra)
      add(Kind::monarch, Player::nobody, 0, static_cast<int>(after_.hydra));
    if (after_.dagon != before_.dagon)
      add(Kind::monarch, Player::nobody, 1, static_cast<int>(after_.dagon));
    for (std::size_t i = 0; i < after_.passengers.size(); ++i)
      if (after_.passengers[i] > before_.passengers[i])
        add(Kind::passenger, Player::nobody, unfathomable::byte(unfathomable::deck_at(i)));
  }

  void note_seats() {
    for (std::size_t i = 0; i < after_.players; ++i) {
      const Space now = after_.seats[i].space;
      const bool walked = m_.verb == Verb::move && frame().who == seat(i);
      if (now == before_.seats[i].space || walked) continue;
      add(now == Space::sick_bay ? Kind::defeated : Kind::sent, seat(i), unfathomable::byte(now));
    }
    if (after_.captain != before_.captain) add(Kind::captain, after_.captain);
    if (after_.keeper != before_.keeper) add(Kind::keeper, after_.keeper);
  }

  void note_ship() {
    for (std::size_t i = 0; i < unfathomable::kRooms; ++i) {
      if (after_.damage[i] == before_.damage[i]) continue;
      const bool whole = after_.damage[i] == Damage::none;
      add(whole ? Kind::repaired : Kind::damaged, Player::nobody,
          unfathomable::byte(unfathomable::room_at(i)));
    }
    for (std::size_t i = 0; i < unfathomable::kResources; ++i)
      if (after_.dials[i] != before_.dials[i])
        add(Kind::dial, Player::nobody, unfathomable::byte(static_cast<int>(i)), after_.dials[i])
            .from = before_.dials[i];
    if (after_.travel != before_.travel) add(Kind::track, Player::nobody, 0, after_.travel);
    if (after_.ritual != before_.ritual) add(Kind::track, Player::nobody, 1, after_.ritual);
    if (after_.ritual == unfathomable::kTrackEnd && before_.ritual != unfathomable::kTrackEnd)
      add(Kind::banishment);
    if (after_.awakened && !before_.awakened) add(Kind::awakening);
  }

  const State& before_;
  const Move m_;
  const State& after_;
  std::vector<ShipEntry>& log_;
};

}  // namespace

void note(const State& before, Move m, const State& after, std::vector<ShipEntry>& log) {
  Notes(before, m, after, log).write();
}

}  // namespace hadal::cli
