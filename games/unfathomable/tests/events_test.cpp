// SPDX-License-Identifier: Apache-2.0
// What is told of moves, to whom; and that telling changes nothing.
#include <gmock/gmock.h>

#include "engine/random_game.h"
#include "games/unfathomable/board.h"
#include "games/unfathomable/tests/vocabulary.h"

namespace hadal::unfathomable {
namespace {

// The same game, but nothing is secret and everybody hears everything.
struct Blabbing : Unfathomable {
  static std::span<const EventRow> event_rows() {
    static const std::vector<EventRow> rows = [] {
      std::vector<EventRow> all(std::begin(kEventRows), std::end(kEventRows));
      for (EventRow& row : all)
        for (EventArgument& argument : row.all) argument.secret = false;
      return all;
    }();
    return rows;
  }
};

TEST(Events, ASecretThatIsToldToAllBreaksALaw) {
  Tally tally;
  for (std::uint64_t seed = 1; seed <= 100 && tally.violations.empty(); ++seed)
    RandomGame<Blabbing>({4, {}, {}, {}}, seed, true).play(tally);
  ASSERT_FALSE(tally.violations.empty());
  EXPECT_THAT(tally.violations.front(), testing::HasSubstr("law 5"));
}

// What can be counted on the table, and what events say of it.
struct Sums {
  std::array<int, kResources> dials{};
  std::array<int, kSpaces> deep_ones{};
  std::array<int, 8> passengers{};
  std::array<int, kSeats> items{};
  std::array<int, kSeats> hands{};
  int damaged = 0;
  int travel = 0;
  int ritual = 0;
  int distance = 0;
  std::array<Space, kSeats> spaces{};
  Player captain = Player::nobody;
  Player keeper = Player::nobody;
  Space hydra = Space::deep;
  Space dagon = Space::deep;
  bool operator==(const Sums&) const = default;
};

Sums sums_of(const State& s) {
  Sums t;
  for (std::size_t i = 0; i < kResources; ++i) t.dials[i] = s.dials[i];
  for (std::size_t i = 0; i < kSpaces; ++i) t.deep_ones[i] = s.deep_ones[i];
  for (std::size_t i = 0; i < 8; ++i) t.passengers[i] = s.passengers[i];
  for (std::size_t i = 0; i < kSeats; ++i) {
    t.items[i] = s.seats[i].items.size();
    t.hands[i] = s.seats[i].hand.size();
    t.spaces[i] = s.seats[i].space;
  }
  t.damaged = damaged_rooms(s);
  t.travel = s.travel;
  t.ritual = s.ritual;
  t.distance = distance(s);
  t.captain = s.captain;
  t.keeper = s.keeper;
  t.hydra = s.hydra;
  t.dagon = s.dagon;
  return t;
}

// An event as it reads, for the sums.
struct Read {
  const Event& e;
  int n(std::size_t i) const { return static_cast<int>(e.arguments[i].low); }
  std::size_t at(std::size_t i) const { return static_cast<std::size_t>(e.arguments[i].low); }
  Space space(std::size_t i) const { return static_cast<Space>(e.arguments[i].low); }
  Player seat(std::size_t i) const { return static_cast<Player>(e.arguments[i].low); }
  int cards(std::size_t i) const {
    return SkillSet::from_words(e.arguments[i].low, e.arguments[i].high).size();
  }
};

// [UNF-12-3]
void drift(Sums& t) {
  for (std::size_t i = index(Space::w8) + 1; i-- > 0;) {
    const std::size_t to = index(sternward(static_cast<Space>(i)));
    t.deep_ones[to] += t.deep_ones[i];
    t.deep_ones[i] = 0;
  }
  if (t.hydra != Space::deep) t.hydra = sternward(t.hydra);
  if (t.dagon != Space::deep) t.dagon = sternward(t.dagon);
}

void follow_monsters(Sums& t, const Read& r) {
  switch (static_cast<Told>(r.e.key)) {
    case Told::deep_ones_came: t.deep_ones[r.at(1)] += r.n(0); break;
    case Told::deep_ones_gone: t.deep_ones[r.at(1)] -= r.n(0); break;
    case Told::deep_ones_moved:
      t.deep_ones[r.at(1)] -= r.n(0);
      t.deep_ones[r.at(2)] += r.n(0);
      break;
    case Told::surfaced:
      t.deep_ones[index(Space::deep)] -= r.n(0);
      t.deep_ones[r.at(1)] += r.n(0);
      break;
    case Told::drifted: drift(t); break;
    case Told::monarch_moved: (r.n(0) == 0 ? t.hydra : t.dagon) = r.space(1); break;
    default: break;
  }
}

void follow_people(Sums& t, const Read& r) {
  switch (static_cast<Told>(r.e.key)) {
    case Told::passenger_risked: ++t.passengers[r.at(0) - index(Space::d1)]; break;
    case Told::passenger_lost: --t.passengers[r.at(1) - index(Space::d1)]; break;
    case Told::rescued: t.passengers[r.at(2) - index(Space::d1)] -= r.n(1); break;
    case Told::moved:
    case Told::brought:
    case Told::defeated: t.spaces[r.at(0)] = r.space(1); break;
    case Told::jailed: t.spaces[r.at(0)] = Space::brig; break;
    case Told::captain: t.captain = r.seat(0); break;
    case Told::keeper: t.keeper = r.seat(0); break;
    default: break;
  }
}

void follow_cards(Sums& t, const Read& r) {
  switch (static_cast<Told>(r.e.key)) {
    case Told::got_item: ++t.items[r.at(0)]; break;
    case Told::lost_item: --t.items[r.at(0)]; break;
    case Told::gave_item:
      --t.items[r.at(0)];
      ++t.items[r.at(2)];
      break;
    case Told::took_item:
      ++t.items[r.at(0)];
      --t.items[r.at(2)];
      break;
    case Told::drew_cards: t.hands[r.at(0)] += r.cards(1); break;
    case Told::discarded: t.hands[r.at(0)] -= r.cards(1); break;
    case Told::played: --t.hands[r.at(0)]; break;
    default: break;
  }
}

void follow_ship(Sums& t, const Read& r) {
  switch (static_cast<Told>(r.e.key)) {
    case Told::dial:
      EXPECT_EQ(t.dials[r.at(0)], r.n(1));
      t.dials[r.at(0)] = r.n(2);
      break;
    case Told::travelled: t.travel = r.n(0); break;
    case Told::ritual_moved: t.ritual = r.n(0); break;
    case Told::reached:
    case Told::waypoint_lost: t.distance = r.n(1); break;
    case Told::room_damaged: ++t.damaged; break;
    case Told::room_repaired: --t.damaged; break;
    default: break;
  }
}

// Cards that are added to a test are told when all are: until then they are not in the sum.
bool adds_to_test(const State& before, Move m) {
  const Rule asked = before.stack.back().rule;
  return m.verb == Verb::contribute && (asked == Rule::contribute || asked == Rule::after_total);
}

TEST(Events, NothingOnTheTableChangesUntold) {
  std::set<std::uint16_t> keys;
  for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
    Rng rng(seed);
    Options options;
    options.players = static_cast<std::uint8_t>(3 + seed % 4);
    options.variant = static_cast<Variant>(seed % 3);
    State s = setup(options);
    MoveList legal;
    while (!s.stack.empty()) {
      const State before = s;
      legal_moves(s, legal);
      const Move m = random_move<Unfathomable>(s, legal, rng);
      std::vector<Event> events;
      {
        const Listening listening(events);
        apply(s, m);
      }
      State silent = before;
      apply(silent, m);
      ASSERT_EQ(silent, s) << "listening changed something";
      for (const Event& e : events) keys.insert(e.key);
      if (before.turn == 0) continue;  // characters are seated
      Sums told = sums_of(before);
      if (adds_to_test(before, m)) --told.hands[index(before.stack.back().who)];
      for (const Event& e : events) {
        follow_monsters(told, {e});
        follow_people(told, {e});
        follow_cards(told, {e});
        follow_ship(told, {e});
      }
      const Sums now = sums_of(s);
      ASSERT_EQ(told.dials, now.dials) << text(m) << ", seed " << seed;
      ASSERT_EQ(told.deep_ones, now.deep_ones) << text(m) << ", seed " << seed;
      ASSERT_EQ(told.hands, now.hands) << text(m) << ", seed " << seed;
      ASSERT_TRUE(told == now) << text(m) << ", seed " << seed;
    }
  }
  // Random games tell everything that can be told.
  for (std::size_t i = 0; i < std::size(kEventRows); ++i) {
    const std::string_view key = kEventRows[i].key;
    EXPECT_TRUE(keys.contains(static_cast<std::uint16_t>(i))) << key << " was never told";
  }
}

// Reading a line means to look ahead; nobody may hear that.
TEST(Events, ALineTellsEachOfItsMovesOnce) {
  Rng rng(3);
  TableOf<Unfathomable> table(Unfathomable::setup({}));
  for (int i = 0; i < 300 && table.to_move() != Player::nobody; ++i) {
    const std::vector<std::string> legal = table.legal();
    const std::string& move = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    const std::size_t told = table.clone()->play_telling(move).size();
    std::size_t in_line = 0;
    for (const auto& one : table.play_told(move)) in_line += one.events.size();
    ASSERT_EQ(in_line, told) << move;
  }
}

}  // namespace
}  // namespace hadal::unfathomable
