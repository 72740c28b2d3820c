// SPDX-License-Identifier: Apache-2.0
// Who may be named and what follows: seats, consents, each human in turn. Spaces: spaces.cpp.
#include "games/unfathomable/cards/purposes.h"

#include <algorithm>

#include "games/unfathomable/cards/abilities.h"
#include "games/unfathomable/cards/passives.h"
#include "games/unfathomable/rules/rules.h"

namespace hadal::unfathomable {
namespace {

constexpr std::array<std::string_view, 8> kSeatFor{
    "coordinated_effort", "captains_cabin",  "arrest_order", "deep_one_ancestry",
    "accusation",         "history_repeats", "flesh_ward",   "preventing"};
constexpr std::array<std::string_view, 23> kSpaceFor{
    "banish_from",    "banish_to", "book_of_dagon", "relocate",        "deck_chief",
    "plimsolls",      "beast",     "grenade",       "reinforcements",  "sabotage",
    "divide",         "afoot",     "family_ties",   "identity_crisis", "oath",
    "call_to_action", "munitions", "volunteers",    "locusts",         "malpractice",
    "rolling_seas",   "step_to",   "astral_to"};
constexpr std::array<std::string_view, 11> kConsentFor{
    "adrift",  "rats",      "banquet", "memory",    "depot", "island",
    "iceberg", "survivors", "wreck",   "rainstorm", "beast"};
static_assert(index(SeatFor::preventing) + 1 == kSeatFor.size());
static_assert(index(SpaceFor::astral_to) + 1 == kSpaceFor.size());
static_assert(index(ConsentFor::beast) + 1 == kConsentFor.size());

// Part of the set was named already, or a turn begins in the Sick Bay  [UNF-18-10].
std::string_view purpose_of_draw(const State& s, const Frame& f) {
  if (f.step > 0) return "more";
  const bool begins_turn = s.stack.size() > 1 && s.stack[s.stack.size() - 2].rule == Rule::turn;
  return begins_turn ? "sick_bay" : "";
}

// A passenger's defeat is told in other words than a player's.
std::string_view purpose_of_seat(const State& s, const Frame& f) {
  const bool prevents = static_cast<SeatFor>(f.arg) == SeatFor::preventing;
  return prevents && !is_seat(in_danger(s, f)) ? "preventing_passenger" : kSeatFor[f.arg];
}

}  // namespace

std::string_view purpose_of(const State& s) {
  if (s.stack.empty()) return {};
  const Frame& f = s.stack.back();
  switch (f.rule) {
    case Rule::choose_seat: return purpose_of_seat(s, f);
    case Rule::choose_space: return kSpaceFor[f.arg];
    case Rule::consent: return kConsentFor[f.arg];
    case Rule::draw_from_set: return purpose_of_draw(s, f);
    case Rule::choose_monarch: return f.arg == 1 ? "both" : "oath";
    case Rule::pass_loyalty: return f.arg == 1 ? "awakening" : "";
    case Rule::look: return static_cast<LookFor>(f.arg) == LookFor::waypoint ? "waypoint" : "";
    default: return {};
  }
}

Player in_danger(const State& s, const Frame& f) {
  if (f.rule == Rule::would_be_defeated) return seat(f.arg);
  if (f.rule != Rule::choose_seat || static_cast<SeatFor>(f.arg) != SeatFor::preventing)
    return Player::nobody;
  const Frame& round = s.stack[s.stack.size() - 2];  // [UNF-HR-20] it waits below the question
  return static_cast<Rule>(round.arg) == Rule::would_be_defeated ? seat(round.extra)
                                                                 : Player::nobody;
}

void ask_seat(State& s, Player who, SeatFor why, std::uint8_t about) {
  push(s, {.rule = Rule::choose_seat, .who = who, .arg = byte(why), .extra = about});
}

namespace {

// The passengers that a `yes` risks; with fewer in the supply it would bring nothing  [UNF-15-4].
constexpr std::array<std::uint8_t, kConsentFor.size()> kRisked{1, 0, 0, 0, 3, 1, 0, 1, 1, 1, 0};

}  // namespace

// [UNF-OWN-13] Not asked if a `yes` could do nothing.
void ask_consent(State& s, Player who, ConsentFor why) {
  if (passengers_in_supply(s) < kRisked[index(why)]) return;
  push(s, {.rule = Rule::consent, .who = who, .arg = byte(why)});
}

bool may_read_loyalty(const State& s, Player p, Player of) {
  if (p == of || !is_human(s, of)) return false;
  for (const LoyaltyCard& card : s.loyalty)
    if (card.holder == of && !card.known.has(p)) return true;
  return false;
}

namespace {

struct SeatRow {
  bool (*may_be)(const State&, Player me, Player p);
  void (*then)(State&, const Frame&, Player p);
  bool optional = false;
};

bool another(const State&, Player me, Player p) { return p != me; }
bool anybody(const State&, Player, Player) { return true; }
bool free_human(const State& s, Player, Player p) { return is_human(s, p) && !in_brig(s, p); }
bool another_free_human(const State& s, Player me, Player p) {
  return p != me && free_human(s, me, p);
}
bool companion(const State& s, Player me, Player p) {
  return p != me && s.at(p).space == s.at(me).space;
}

// [UNF-SK-INFLUENCE] [UNF-HR-32]
void grant_action(State& s, const Frame&, Player p) {
  push(s, {.rule = Rule::act, .who = p, .count = 1});
  tell<Told::granted>(p, 1);
}
void hold_trial(State& s, const Frame& f, Player p) {
  tell<Told::tried>(f.who, p);
  push(s, {.rule = Rule::space_test,
           .who = f.who,
           .arg = byte(p),
           .extra = byte(TestKind::captains_cabin)});
}
void arrest(State& s, const Frame&, Player p) { send_to_brig(s, p); }
// [UNF-C-ISHMAEL] Deep One Ancestry: all loyalty cards of that player.
void read_loyalty(State& s, const Frame& f, Player p) {
  Loyalties read;
  for (LoyaltyCard& card : s.loyalty) {
    if (card.holder != p) continue;
    card.known.add(f.who);
    ++read.counts[index(card.loyalty)];
  }
  tell_secretly<Told::loyalty_read>({f.who, p}, f.who, p, read);
}
void ward(State& s, const Frame&, Player p) {
  s.flesh_ward = p;
  tell<Told::warded>(p);
}

// [UNF-HR-20] The window waits below the question.
bool may_be_first(const State& s, Player, Player p) {
  const Frame& round = s.stack[s.stack.size() - 2];
  return can_react(s, static_cast<Rule>(round.arg), p, round.extra);
}
void ask_first(State& s, const Frame& f, Player p) {
  s.stack.back().who = p;
  if (p == f.who) {
    tell<Told::goes_first>(p);
  } else {
    tell<Told::lets_first>(f.who, p);
  }
}

constexpr std::array<SeatRow, 8> kSeatRows{{
    {another, grant_action},
    {another_free_human, hold_trial},
    {companion, arrest},
    {may_read_loyalty, read_loyalty},
    {free_human, arrest},
    {another_free_human, arrest, true},
    {anybody, ward},
    {may_be_first, ask_first},
}};

}  // namespace

void ask_who_prevents(State& s) { ask_seat(s, s.current, SeatFor::preventing); }

namespace choose_seat {

void moves(const State& s, const Frame& f, MoveList& out) {
  const SeatRow& row = kSeatRows[f.arg];
  for (std::size_t i = 0; i < s.players; ++i)
    if (row.may_be(s, f.who, seat(i))) out.push_back({Verb::target, byte(static_cast<int>(i))});
  if (row.optional || out.empty()) out.push_back({Verb::pass});
}

void apply(State& s, Frame f, Move m) {
  if (m.verb == Verb::target) return kSeatRows[f.arg].then(s, f, seat(m.a));
  if (kSeatRows[f.arg].optional) tell<Told::declined>(f.who);
}

}  // namespace choose_seat

namespace {

using namespace op;  // NOLINT(google-build-using-namespace): the words of the table

template <typename... Ops>
constexpr Program steps(Ops... ops) {
  return Program{{{ops...}}};
}
constexpr auto kFood = Resource::food;
constexpr auto kFuel = Resource::fuel;
constexpr auto kSanity = Resource::sanity;
constexpr auto kSouls = Resource::souls;

void go_to_galley(State& s, const Frame& f, int, int) { bring(s, f.who, Space::galley); }
void stop_running(State& s, const Frame&, int, int) { stop_effect(s); }
void choose_where(State& s, const Frame& f, int, int) {
  unfathomable::ask_space(s, f.who, SpaceFor::beast);
}

constexpr Op kNoIcons{run_no_icons};
// What a `yes` brings.
constexpr std::array<Program, 11> kConsentPrograms{{
    steps(risk_to(1), gain(kFood, 1)),                          // adrift
    steps(lose(kSanity, 1), gain(kFood, 1)),                    // rats
    steps(Op{go_to_galley}),                                    // banquet
    steps(kNoIcons),                                            // memory  [UNF-HR-06]
    steps(risk_to(3), roll(), if_at_least(5), gain(kFuel, 2)),  // depot
    steps(risk_to(1), roll(), if_at_least(5), gain(kFood, 1)),  // island
    steps(roll(), if_at_least(5, 2), gain(kFood, 1), Op{stop_running},
          op::damage_ship()),                                    // iceberg
    steps(risk_to(1), roll(), if_at_least(5), gain(kSouls, 1)),  // survivors
    steps(risk_to(1), roll(), if_at_least(5), gain(kFuel, 1)),   // wreck
    steps(risk_to(1), roll(), if_at_least(5), gain(kFood, 1)),   // rainstorm
    steps(Op{choose_where}),                                     // beast
}};

}  // namespace

const Program& consent_program(std::uint8_t why) { return kConsentPrograms[why]; }

namespace consent {

void moves(const State&, const Frame&, MoveList& out) {
  out.push_back({Verb::yes});
  out.push_back({Verb::no});
}

void apply(State& s, Frame f, Move m) {
  if (m.verb == Verb::no) return tell<Told::declined>(f.who);
  tell<Told::agreed>(f.who);
  run_effect(s, Source::consent, f.arg, Branch::pass, f.who);
}

}  // namespace consent

void each_human_does(State& s, EachFor what) {
  push(s, {.rule = Rule::each_human, .arg = byte(what)});
}

namespace each_human {
namespace {

void one(State& s, EachFor what, Player p) {
  switch (what) {
    case EachFor::draw_from_set:
      return push(s, {.rule = Rule::draw_from_set, .who = p, .count = 1});
    case EachFor::heal:  // [UNF-SP-HEAL] [UNF-HR-24]
      if (s.at(p).space == Space::sick_bay) return ask_space(s, p, SpaceFor::relocate, byte(p));
      return push(s, {.rule = Rule::draw_from_set, .who = p, .count = 1, .extra = 1});
    case EachFor::draw_from_any:
      return push(s, {.rule = Rule::draw_from_any, .who = p, .count = 1, .extra = 1});
    case EachFor::discard_one: return ask_to_discard(s, p, 1);
    case EachFor::discard_two: return ask_to_discard(s, p, 2);
    case EachFor::banquet:
      if (!in_brig(s, p) && s.at(p).space != Space::galley) ask_consent(s, p, ConsentFor::banquet);
      return;
    case EachFor::keep_one_item:
      if (s.at(p).items.size() > 1) push(s, {.rule = Rule::choose_item, .who = p, .arg = 1});
      return;
    case EachFor::leave_brig:
      if (in_brig(s, p)) ask_space(s, p, SpaceFor::relocate, byte(p));
      return;
  }
}

}  // namespace

// Clockwise from the current player. Everybody in the Brig leaves it, human or not.
void run(State& s, Frame& f) {
  if (f.step >= s.players) {
    s.stack.pop_back();
    return;
  }
  const Player p = after(s, s.current, f.step++);
  const auto what = static_cast<EachFor>(f.arg);
  if (is_human(s, p) || what == EachFor::leave_brig) one(s, what, p);
}

}  // namespace each_human

namespace choose_item {

// arg 0: one own item leaves the game; arg 1: one is kept, the others leave; arg 2: taken from a
// human in the same space.
void moves(const State& s, const Frame& f, MoveList& out) {
  if (f.arg < 2) {
    for (const Item item : s.at(f.who).items)
      out.push_back({Verb::choose, byte(Pile::item), byte(item)});
    return;
  }
  for (std::size_t i = 0; i < s.players; ++i)
    if (s.seats[i].space == s.at(f.who).space && !s.seats[i].revealed)
      for (const Item item : s.seats[i].items)
        out.push_back({Verb::choose, byte(Pile::item), byte(item)});
}

void apply(State& s, Frame f, Move m) {
  const auto item = static_cast<Item>(m.b);
  if (f.arg == 0) {
    tell<Told::lost_item>(f.who, item);
    return remove_item(s, f.who, item);
  }
  if (f.arg == 1) {
    for (const Item other : s.at(f.who).items)
      if (other != item) tell<Told::lost_item>(f.who, other);
    s.at(f.who).items = ItemSet{item};
    s.at(f.who).improvement = is_improvement(item) ? item : Item::none;
    return;
  }
  const Player victim = holder_of(s, item);
  tell<Told::took_item>(f.who, item, victim);
  remove_item(s, victim, item);
  gain_item(s, f.who, item);
}

}  // namespace choose_item

namespace give_item {

void moves(const State& s, const Frame& f, MoveList& out) {
  out.push_back({Verb::pass});
  for (std::size_t i = 0; i < s.players; ++i)
    if (seat(i) != f.who && !s.seats[i].revealed && s.seats[i].space == s.at(f.who).space)
      for (const Item item : s.at(f.who).items)
        out.push_back({Verb::give, byte(item), byte(static_cast<int>(i))});
}

void apply(State& s, Frame f, Move m) {
  if (m.verb == Verb::pass) return tell<Told::declined>(f.who);
  tell<Told::gave_item>(f.who, static_cast<Item>(m.a), seat(m.b));
  remove_item(s, f.who, static_cast<Item>(m.a));
  gain_item(s, seat(m.b), static_cast<Item>(m.a));
}

}  // namespace give_item
}  // namespace hadal::unfathomable
