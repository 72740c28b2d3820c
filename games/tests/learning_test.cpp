// SPDX-License-Identifier: Apache-2.0
// Every move has a number, and what a seat is shown as bytes depends on its view alone.
#include "engine/learning.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/hash.h"
#include "engine/random_play.h"
#include "engine/tests/thoroughness.h"
#include "games/all.h"
#include "games/learn.h"

namespace hadal {
namespace {

// Calls f.template operator()<G>() for every game that can be learnt from.
template <typename F>
void with_learnable_games(F f) {
#define HADAL_WITH(game, Type) f.template operator()<game::Type>();
  HADAL_LEARN_GAMES(HADAL_WITH)
#undef HADAL_WITH
}

// Tables of every size, with the choices of every option taken by turns, where they go together.
template <Game G>
typename G::State start(std::uint64_t n) {
  const Document plain{{"players", G::kMinPlayers + n % (G::kMaxPlayers - G::kMinPlayers + 1)}};
  Document options = plain;
  for (const OptionSpec& spec : G::option_specs()) {
    const std::size_t turn = n / 3 + options.map().size() * (n / 7);
    options.set(spec.key, spec.choices[turn % spec.choices.size()]);
  }
  try {
    return G::setup(G::options_from(options));
  } catch (const DocumentError&) {
    return G::setup(G::options_from(plain));
  }
}

// Plays random games and shows every position to `look`, until so many were shown.
template <Game G, typename Look>
void look_at_random_games(std::size_t positions, Look look) {
  typename G::MoveList legal;
  Rng rng(19);
  for (std::uint64_t n = 0; positions > 0; ++n) {
    typename G::State s = start<G>(n);
    for (; positions > 0; --positions) {
      G::legal_moves(s, legal);
      look(s, legal, rng);
      if (G::to_move(s) == Player::nobody) break;
      G::apply(s, random_move<G>(s, legal, rng));
    }
  }
}

// What is wrong with the numbers of these moves; empty: nothing.
template <Learnable G>
std::string broken_numbers(const typename G::State& s, const typename G::MoveList& legal) {
  const auto& actions = G::Learning::actions();
  for (const typename G::Move m : legal) {
    const int number = actions.number(m);
    if (number < 0) return G::text(m) + " has no number";
    const bool of_chance = static_cast<std::size_t>(number) >= actions.decisions();
    if (of_chance != (G::to_move(s) == Player::chance)) return G::text(m) + " is on the wrong side";
    const auto meaning = actions.meaning(number);
    if (!actions.has_second_step(m) && !(meaning.move == m))
      return G::text(m) + " reads back as " + action_text<G>(number);
    if (!actions.has_second_step(m)) continue;
    const auto second = actions.meaning(actions.second_number(m));
    if (meaning.move.a != m.a || second.move.b != m.b) return G::text(m) + " loses an argument";
  }
  std::vector<int> numbers;
  each_number<G>(legal, Half<G>(), [&](int number, auto) { numbers.push_back(number); });
  std::sort(numbers.begin(), numbers.end());
  const bool twice = std::adjacent_find(numbers.begin(), numbers.end()) != numbers.end();
  return twice ? "a number is listed twice" : "";
}

TEST(Learning, EveryLegalMoveOfRandomGamesHasItsNumber) {
  with_learnable_games([]<Game G>() {
    look_at_random_games<G>(20'000 * kThoroughness, [](const auto& s, const auto& legal, Rng&) {
      ASSERT_EQ(broken_numbers<G>(s, legal), "") << G::kName;
    });
  });
}

TEST(Learning, NoTwoNumbersMeanTheSame) {
  with_learnable_games([]<Game G>() {
    std::vector<std::string> texts;
    for (std::size_t n = 0; n < G::Learning::actions().size(); ++n)
      texts.push_back(action_text<G>(static_cast<int>(n)));
    std::sort(texts.begin(), texts.end());
    EXPECT_EQ(std::adjacent_find(texts.begin(), texts.end()), texts.end()) << G::kName;
    EXPECT_NE(texts.front(), "");
    EXPECT_EQ(action_text<G>(-1), "");
    EXPECT_EQ(action_text<G>(static_cast<int>(texts.size())), "");
  });
}

// Networks are trained on these numbers: who changes one raises kActionsVersion, and writes down
// the new sum here.
template <Learnable G>
std::uint64_t sum_of_actions() {
  Hash h;
  for (std::size_t n = 0; n < G::Learning::actions().size(); ++n)
    for (const char c : action_text<G>(static_cast<int>(n)) + "\n") h.add(c);
  return h.value();
}
template <Learnable G>
std::uint64_t sum_of_features() {
  Hash h;
  for (std::size_t players = G::kMinPlayers; players <= G::kMaxPlayers; ++players)
    for (const Feature& f : G::Learning::describe(players)) {
      for (const char c : f.name + " " + f.kind) h.add(c);
      h.add(f.first).add(f.size);
    }
  return h.value();
}

struct Pinned {
  std::string_view game;
  int actions_version;
  std::uint64_t actions;
  int observation_version;
  std::uint64_t features;
};
constexpr Pinned kPinned[] = {
    {"abyss", 1, 0x1d20a572e5179fc2u, 1, 0xcaed78d8081721f9u},
    {"unfathomable", 1, 0x221b8c400cb1c9adu, 1, 0xe65ab615dee5ad45u},
};

TEST(Learning, NumbersAndFeaturesChangeOnlyWithTheirVersion) {
  with_learnable_games([]<Game G>() {
    for (const Pinned& pinned : kPinned) {
      if (pinned.game != G::kName) continue;
      EXPECT_EQ(pinned.actions_version, G::Learning::kActionsVersion);
      EXPECT_EQ(pinned.actions, sum_of_actions<G>()) << G::kName << std::hex << sum_of_actions<G>();
      EXPECT_EQ(pinned.observation_version, G::Learning::kObservationVersion);
      EXPECT_EQ(pinned.features, sum_of_features<G>())
          << G::kName << std::hex << sum_of_features<G>();
    }
  });
}

template <Learnable G>
std::vector<std::uint8_t> observed(const typename G::State& s, Player p, std::uint8_t filler) {
  // 64 bytes more, so that writing too much or too little is seen.
  const std::size_t size = G::Learning::observation_size(G::players(s));
  std::vector<std::uint8_t> bytes(size + 64, filler);
  G::Learning::observe(s, p, -1, bytes.data());
  for (std::size_t i = size; i < bytes.size(); ++i)
    EXPECT_EQ(bytes[i], filler) << G::kName << " writes beyond its end";
  bytes.resize(size);
  return bytes;
}

template <Learnable G>
void expect_equal_bytes(const typename G::State& s, Player p, Rng& rng) {
  const auto bytes = observed<G>(s, p, 77);
  ASSERT_EQ(bytes, observed<G>(G::determinize(s, p, rng), p, 77)) << G::kName;
  if constexpr (requires { G::forgetful_world(s, p, rng); }) {
    ASSERT_EQ(bytes, observed<G>(G::forgetful_world(s, p, rng), p, 77)) << G::kName;
  }
}

// Law 1 for bytes: 50,000 positions of each game, as every seat and a spectator see them.
TEST(Learning, EqualViewsAreEqualBytes) {
  with_learnable_games([]<Game G>() {
    look_at_random_games<G>(kThoroughness == 1 ? 500 : 50'000,
                            [](const auto& s, const auto&, Rng& rng) {
                              expect_equal_bytes<G>(s, Player::nobody, rng);
                              for (std::size_t i = 0; i < G::players(s); ++i)
                                expect_equal_bytes<G>(s, seat(i), rng);
                            });
  });
}

TEST(Learning, EveryProcessorWritesTheSameBytes) {
  with_learnable_games([]<Game G>() {
    look_at_random_games<G>(500 * kThoroughness, [](const auto& s, const auto&, Rng&) {
      for (std::size_t i = 0; i <= G::players(s); ++i) {
        const Player p = i < G::players(s) ? seat(i) : Player::nobody;
        auto bytes = observed<G>(s, p, 77);
        const auto here = bytes;
        G::Learning::observe_anywhere(s, p, -1, bytes.data());
        ASSERT_EQ(bytes, here) << G::kName;
      }
    });
  });
}

TEST(Learning, EveryByteOfAnObservationIsWritten) {
  with_learnable_games([]<Game G>() {
    look_at_random_games<G>(2'000, [](const auto& s, const auto&, Rng&) {
      const auto one = observed<G>(s, Player::p0, 0);
      const auto other = observed<G>(s, Player::p0, 255);
      ASSERT_EQ(one, other) << G::kName;
    });
  });
}

TEST(Learning, FeaturesFollowEachOtherAndHaveNamesOfTheirOwn) {
  with_learnable_games([]<Game G>() {
    for (std::size_t players = G::kMinPlayers; players <= G::kMaxPlayers; ++players) {
      std::size_t next = 0;
      std::vector<std::string> names;
      for (const Feature& f : G::Learning::describe(players)) {
        EXPECT_EQ(f.first, next) << f.name;
        next += f.size;
        names.push_back(f.name);
      }
      EXPECT_EQ(next, G::Learning::observation_size(players));
      std::sort(names.begin(), names.end());
      EXPECT_EQ(std::adjacent_find(names.begin(), names.end()), names.end()) << G::kName;
    }
  });
}

}  // namespace
}  // namespace hadal
