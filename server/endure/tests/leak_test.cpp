// SPDX-License-Identifier: Apache-2.0
// What a seat or a spectator is sent does not depend on anything hidden from it: all messages of a
// game, compared byte for byte with those of a game that has other cards where the seat cannot
// look. Here without sockets, for the sake of many games; leak_wire_test.cpp goes over them.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <iostream>
#include <thread>

#include "server/endure/tests/endure.h"
#include "server/endure/tests/interview.h"
#include "server/endure/tests/world_log.h"
#include "server/lobby/tests/test_house.h"
#include "server/table/table_view.h"

namespace hadal::endure {
namespace {

const std::string kTable = "AAAAAAAAAAAAAAAAAAAAAA";
constexpr std::uint32_t kInterviewEvery = 200;  // turns, on the average

// A table that is told what happened, entry by entry, and says what its viewer is sent.
class Listener {
 public:
  explicit Listener(Player eye) : table_(kTable), eye_(eye) {}

  void hear(const log::Entry& entry) { table_.apply(entry, kNow); }
  // To a viewer who has seen all but the news, and to one who comes now.
  std::string news() { return message(std::exchange(has_, table_.history().moves())); }
  std::string whole() {
    has_ = table_.history().moves();
    return message(0);
  }

 private:
  std::string message(std::int64_t from) {
    if (table_.game() == nullptr) return "";
    return protocol::to_message(house::position_of(table_, {people_, std::nullopt, {kNow, kNow}},
                                                   {eye_, table_.history().moves(), from}));
  }

  house::GameTable table_;
  house::People people_;
  Player eye_;
  std::int64_t has_ = 0;
};

// A house in which this happened, and what it answers to the viewer.
std::vector<std::string> answers(const World& world, Player eye) {
  house::test::MemoryLog log;
  const auto keep = [](const log::Appended&) {};
  log.append({"people", 0, kNow, people_log(world.table->players()), {}}, keep);
  std::vector<std::string> texts;
  for (const log::Entry& entry : log_of(world)) texts.push_back(entry.text);
  log.append({house::stream_of(kTable), 0, kNow, texts, {}}, keep);
  house::test::Queue queue;
  house::House house(
      {log, [&](std::function<void()> f) { queue.post(std::move(f)); }, [] { return kNow; }});
  house.recover();
  std::vector<std::string> said;
  const house::TabId tab =
      house.tabs().open(is_seat(eye) ? house::PersonId(person(index(eye))) : std::nullopt,
                        {[&](const house::Frame& frame) { said.push_back(*frame); }, [](auto&) {}});
  return interview(kTable, [&](const std::string& message, const std::string& request) {
    house.tabs().receive(tab, message);
    const auto is_answer = [&](const std::string& text) {
      return text.find('"' + request + '"') != std::string::npos;
    };
    // A long game is played again on another thread before it is shown.
    for (int i = 0; i < 20'000; ++i) {
      while (queue.run_one()) {
      }
      if (std::any_of(said.begin(), said.end(), is_answer)) break;
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return std::exchange(said, {});
  });
}

struct Sum {
  std::size_t eyes = 0;
  std::size_t turns = 0;
  std::size_t messages = 0;  // compared, while the worlds were not the same
  std::size_t revealed = 0;
  std::size_t interviews = 0;

  void operator+=(const Sum& other) {
    eyes += other.eyes;
    turns += other.turns;
    messages += other.messages;
    revealed += other.revealed;
    interviews += other.interviews;
  }
};

// One game before one pair of eyes.
class Comparison {
 public:
  Comparison(const GameKind& kind, std::size_t players, Player eye, std::uint64_t seed)
      : kind_(kind), eye_(eye), rng_(~seed), twins_(kind, players, eye, seed) {
    ++sum_.eyes;
    first_ = listener(twins_.first());
    second_ = listener(twins_.second());
  }

  Sum run() {
    compare(first_->whole(), second_->whole(), false);
    while (!twins_.is_over() && !testing::Test::HasFailure()) {
      ++sum_.turns;
      if (!step()) redeal();
      if (rng_.below(kInterviewEvery) == 0 && differ_ && !twins_.is_over()) compare_interviews();
    }
    return sum_;
  }

 private:
  std::unique_ptr<Listener> listener(const World& world) const {
    auto made = std::make_unique<Listener>(eye_);
    for (const log::Entry& entry : log_of(world)) made->hear(entry);
    return made;
  }

  // False: something came to light, or the second world cannot look like the first any more.
  bool step() {
    const bool alike = twins_.step();
    const std::size_t last = twins_.first().turns.size();
    const std::vector<log::Entry> first = entries_of(twins_.first(), last);
    for (const log::Entry& entry : first) first_->hear(entry);
    if (!alike) return false;
    const std::vector<log::Entry> second = entries_of(twins_.second(), last);
    for (const log::Entry& entry : second) second_->hear(entry);
    differ_ = differ_ || first != second;
    if (twins_.is_over()) return true;  // all cards are on the table
    return !differ_ || compare(first_->news(), second_->news(), twins_.brought_news());
  }

  void redeal() {
    ++sum_.revealed;
    if (twins_.is_over()) return;
    twins_.redeal();
    second_ = listener(twins_.second());
    differ_ = twins_.differ();
    compare(first_->whole(), second_->whole(), false);
  }

  // False: they differ, and may, because there is news.
  bool compare(const std::string& one, const std::string& other, bool may_differ) {
    ++sum_.messages;
    if (one == other) return true;
    if (!may_differ) complain(difference(one, other));
    return false;
  }

  void compare_interviews() {
    ++sum_.interviews;
    const std::string found =
        difference(answers(twins_.first(), eye_), answers(twins_.second(), eye_));
    if (!found.empty()) complain(found);
  }

  void complain(const std::string& found) const {
    ADD_FAILURE() << kind_.entry.name << ", eye " << name(eye_) << ": the messages differ\n"
                  << found << "\nafter " << story(twins_.first()) << "\nand "
                  << story(twins_.second());
  }

  // The newest turns of a world.
  static std::string story(const World& world) {
    constexpr std::ptrdiff_t kTold = 8;
    std::string text;
    for (auto turn = world.turns.end() - std::min(kTold, std::ssize(world.turns));
         turn != world.turns.end(); ++turn) {
      text += name(turn->who) + ": " + turn->move + " (";
      for (const std::string& move : turn->dealt) text += move + ";";
      text += ") ";
    }
    return text;
  }

  const GameKind& kind_;
  Player eye_;
  Rng rng_;
  Twins twins_;
  std::unique_ptr<Listener> first_;
  std::unique_ptr<Listener> second_;
  bool differ_ = false;  // the worlds
  Sum sum_;
};

// One game for every pair of eyes, all of them begun with the same seed.
Sum compare_game(const GameKind& kind, std::uint64_t seed) {
  Rng rng(seed);
  const auto range = static_cast<std::uint32_t>(kind.entry.max_players - kind.entry.min_players);
  const std::size_t players = kind.entry.min_players + rng.below(range + 1);
  Sum sum;
  for (std::size_t eye = 0; eye <= players; ++eye)
    sum += Comparison(kind, players, eye == players ? Player::nobody : seat(eye), seed).run();
  return sum;
}

class Leak : public testing::TestWithParam<std::string> {};

TEST_P(Leak, nothing_hidden_reaches_a_seat_or_a_spectator) {
  const GameKind& kind = *find_kind(GetParam());
  std::atomic<int> next = 0;
  std::mutex mutex;
  Sum sum;
  std::vector<std::thread> threads;
  for (unsigned t = 0; t < std::max(1u, std::thread::hardware_concurrency()); ++t)
    threads.emplace_back([&] {
      for (int game = next++; game < flags().games && !HasFailure(); game = next++) {
        SCOPED_TRACE("game " + std::to_string(game));
        const Sum one = compare_game(kind, flags().seed + static_cast<std::uint64_t>(game));
        const std::lock_guard lock(mutex);
        sum += one;
      }
    });
  for (std::thread& thread : threads) thread.join();
  EXPECT_GT(sum.messages, sum.turns / 4) << "the worlds were hardly different";
  std::cout << flags().games << " games, " << sum.eyes << " pairs of eyes, " << sum.turns
            << " turns, " << sum.messages << " messages compared, " << sum.interviews
            << " interviews, " << sum.revealed << " times something came to light\n";
}

INSTANTIATE_TEST_SUITE_P(of, Leak, testing::Values("abyss", "unfathomable"),
                         [](const auto& game) { return game.param; });

}  // namespace
}  // namespace hadal::endure
