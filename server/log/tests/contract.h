// SPDX-License-Identifier: Apache-2.0
// What every log::Log promises, whatever it is made of. A test program says how its log is opened
// and how its answers get lost, and runs all of this.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "server/log/chain.h"
#include "server/log/tests/calls.h"

namespace hadal::log::test {

// Where a log is kept.
class Place {
 public:
  virtual ~Place() = default;
  virtual std::unique_ptr<Log> open() = 0;  // again and again, one at a time
  // Until `answer` nobody learns whether anything was written.
  virtual void lose_answers() = 0;
  virtual void answer() = 0;
};

using MakePlace = std::function<std::unique_ptr<Place>()>;

// A run on demand sets the variable HADAL_LOG_ENTRIES to a million.
inline std::size_t many_entries() {
  const char* wished = std::getenv("HADAL_LOG_ENTRIES");
  return wished != nullptr ? std::stoul(wished) : 20'000;
}

class LogContract : public testing::TestWithParam<MakePlace> {
 protected:
  LogContract() : place(GetParam()()), log(place->open()) {}

  void restart() {
    log.reset();
    log = place->open();
  }

  std::unique_ptr<Place> place;
  std::unique_ptr<Log> log;
};

using testing::ElementsAre;
using testing::IsEmpty;

TEST_P(LogContract, AStreamIsReadInTheOrderOfItsNumbers) {
  EXPECT_EQ(append(*log, "a", 0, {"one", "two"}).last, 2U);
  EXPECT_EQ(append(*log, "b", 0, {"other"}).last, 1U);
  EXPECT_EQ(append(*log, "a", 2, {"three"}).last, 3U);
  EXPECT_THAT(texts(*log, "a"), ElementsAre("one", "two", "three"));
  EXPECT_THAT(texts(*log, "a", 3), ElementsAre("three"));
  EXPECT_THAT(texts(*log, "a", 4), IsEmpty());
  EXPECT_THAT(texts(*log, "b"), ElementsAre("other"));
  EXPECT_THAT(texts(*log, "c"), IsEmpty());
}

TEST_P(LogContract, WhatWasAcknowledgedIsThereAfterARestart) {
  append(*log, "a", 0, {"one", "two"});
  append(*log, {"a", 2, 1'234'567, {"three"}, {}, {}});
  restart();
  EXPECT_THAT(texts(*log, "a"), ElementsAre("one", "two", "three"));
  EXPECT_EQ(log->entry("a", 3), (Entry{3, 1'234'567, "three"}));
  EXPECT_EQ(log->entry("a", 2), (Entry{2, 7, "two"}));
  EXPECT_EQ(log->entry("a", 4), std::nullopt);
  EXPECT_EQ(append(*log, "a", 3, {"four"}).status, Status::committed);
  EXPECT_THAT(texts(*log, "a", 2), ElementsAre("two", "three", "four"));
}

TEST_P(LogContract, AnyTextAndAnyNameComeBackAsTheyWere) {
  const std::vector<std::string> odd{"line\nline\r\n", std::string("zero\0inside", 11), "Příšerně",
                                     std::string(60'000, 'x'), "{\"type\":\"spoken\"}"};
  for (const std::string name : {"table/a-b_C", "two words", "dots.and*stars>", "Größe", "%41"}) {
    EXPECT_EQ(append(*log, name, 0, odd).last, odd.size()) << name;
    EXPECT_EQ(texts(*log, name), odd) << name;
  }
  EXPECT_THAT(texts(*log, "A"), IsEmpty());
  EXPECT_THAT(log->open_streams(),
              ElementsAre("table/a-b_C", "two words", "dots.and*stars>", "Größe", "%41"));
}

TEST_P(LogContract, AnAppendThatExpectsAnotherNumberIsRefusedAndChangesNothing) {
  append(*log, "a", 0, {"one"});
  const Appended early = append(*log, "a", 0, {"again"});
  EXPECT_EQ(early.status, Status::conflict);
  EXPECT_EQ(early.last, 1U);
  EXPECT_EQ(append(*log, "a", 2, {"late"}).status, Status::conflict);
  EXPECT_EQ(append(*log, "new", 1, {"late"}).status, Status::conflict);
  EXPECT_THAT(texts(*log, "a"), ElementsAre("one"));
  EXPECT_THAT(texts(*log, "new"), IsEmpty());
  restart();
  EXPECT_EQ(append(*log, "a", 0, {"again"}).status, Status::conflict);
  EXPECT_EQ(append(*log, "a", 2, {"late"}).last, 1U);
  EXPECT_EQ(append(*log, "a", 1, {"two"}).status, Status::committed);
}

TEST_P(LogContract, ManyWritersOfOneStreamGetEveryNumberOnce) {
  std::atomic<int> committed = 0;
  std::vector<std::thread> writers;
  for (int w = 0; w < 4; ++w)
    writers.emplace_back([&] {
      std::uint64_t last = 0;
      for (int i = 0; i < 50;) {
        const Appended result = append(*log, "a", last, {"x"});
        last = result.last;
        if (result.status != Status::committed) continue;
        ++i;
        ++committed;
      }
    });
  for (std::thread& writer : writers) writer.join();
  EXPECT_EQ(committed, 200);
  EXPECT_EQ(texts(*log, "a").size(), 200U);
}

TEST_P(LogContract, AppendsToAStreamAreAnsweredInTheirOrder) {
  std::mutex mutex;
  std::vector<std::uint64_t> order;
  std::promise<void> all;
  for (std::uint64_t i = 0; i < 100; ++i)
    log->append({"a", i, 7, {std::to_string(i + 1)}, {}, {}}, [&](const Appended& appended) {
      const std::lock_guard lock(mutex);
      EXPECT_EQ(appended.status, Status::committed) << appended.reason;
      order.push_back(appended.last);
      if (order.size() == 100) all.set_value();
    });
  all.get_future().wait();
  for (std::size_t i = 0; i < order.size(); ++i) EXPECT_EQ(order[i], i + 1);
  const std::vector<std::string> found = texts(*log, "a");
  ASSERT_EQ(found.size(), 100U);
  for (std::size_t i = 0; i < found.size(); ++i) EXPECT_EQ(found[i], std::to_string(i + 1));
}

TEST_P(LogContract, APlayerFindsTheirStreamsInTheOrderInWhichTheyBegan) {
  append(*log, {"t1", 0, 7, {"x"}, {"ada", "ben"}, {}});
  append(*log, {"t2", 0, 7, {"x"}, {"ben"}, {}});
  append(*log, {"t1", 1, 7, {"y"}, {"ada", "cleo dë"}, {}});
  for (int round = 0; round < 2; ++round) {
    EXPECT_THAT(log->streams_of("ada"), ElementsAre("t1"));
    EXPECT_THAT(log->streams_of("ben"), ElementsAre("t1", "t2"));
    EXPECT_THAT(log->streams_of("cleo dë"), ElementsAre("t1"));
    EXPECT_THAT(log->streams_of("dan"), IsEmpty());
    restart();
  }
}

TEST_P(LogContract, AStreamIsOpenUntilAnEntryClosesIt) {
  append(*log, {"t1", 0, 7, {"x"}, {"ada"}, {}});
  append(*log, {"t2", 0, 7, {"x"}, {"ada", "ben"}, {}});
  append(*log, {"t3", 0, 7, {"x"}, {"ada"}, {}});
  append(*log, {"results", 0, 7, {"t2 is over"}, {}, {"t2"}});
  append(*log, {"results", 1, 7, {"t1 is over"}, {}, {"t1"}});
  EXPECT_EQ(append(*log, {"results", 1, 7, {"t3 is over"}, {}, {"t3"}}).status, Status::conflict);
  for (int round = 0; round < 2; ++round) {
    EXPECT_THAT(log->open_streams(), ElementsAre("t3", "results"));
    EXPECT_EQ(log->closed_by("t1"), 2U);
    EXPECT_EQ(log->closed_by("t2"), 1U);
    EXPECT_EQ(log->closed_by("t3"), std::nullopt);
    EXPECT_EQ(log->closed_by("t4"), std::nullopt);
    EXPECT_THAT(log->closers_of("ada", 10), ElementsAre(2U, 1U));
    EXPECT_THAT(log->closers_of("ada", 1), ElementsAre(2U));
    EXPECT_THAT(log->closers_of("ben", 10), ElementsAre(1U));
    EXPECT_EQ(log->entry("results", 2)->text, "t1 is over");
    restart();
  }
}

TEST_P(LogContract, ASummaryIsKeptUntilTheNext) {
  EXPECT_EQ(log->summary("standings"), std::nullopt);
  log->keep("standings", {3, "ada 1"});
  log->keep("standings", {9, "ada 2\n" + std::string(100'000, 's')});
  EXPECT_EQ(probe(*log), "");  // what was asked for before it is done
  for (int round = 0; round < 2; ++round) {
    const std::optional<Summary> found = log->summary("standings");
    ASSERT_TRUE(found);
    EXPECT_EQ(found->number, 9U);
    EXPECT_EQ(found->text.size(), 100'006U);
    restart();
  }
}

TEST_P(LogContract, EntriesAreReplacedForGoodAndKeepTheirNumbers) {
  append(*log, {"t1", 0, 7, {"one", "secret", "three"}, {"ada"}, {}});
  append(*log, "t1", 3, {"four"});
  append(*log, "t1", 4, {"secret too"});
  append(*log, {"results", 0, 7, {"secret end"}, {}, {"t1"}});
  const Appended replaced = replace(*log, "t1", {{2, "erased"}, {5, "erased"}});
  EXPECT_EQ(replaced.status, Status::committed) << replaced.reason;
  EXPECT_EQ(replaced.last, 5U);
  EXPECT_EQ(replace(*log, "results", {{1, "erased"}}).status, Status::committed);
  for (int round = 0; round < 2; ++round) {
    EXPECT_THAT(texts(*log, "t1"), ElementsAre("one", "erased", "three", "four", "erased"));
    EXPECT_THAT(texts(*log, "t1", 3), ElementsAre("three", "four", "erased"));
    EXPECT_THAT(log->entry("t1", 2), (Entry{2, 7, "erased"}));
    EXPECT_THAT(log->streams_of("ada"), ElementsAre("t1"));
    EXPECT_EQ(log->closed_by("t1"), 1U);
    restart();
  }
  EXPECT_EQ(append(*log, "t1", 4, {"late"}).status, Status::conflict);
  EXPECT_EQ(append(*log, "t1", 5, {"six"}).last, 6U);
  EXPECT_EQ(replace(*log, "t1", {{2, "erased again"}}).status, Status::committed);
  EXPECT_THAT(texts(*log, "t1"),
              ElementsAre("one", "erased again", "three", "four", "erased", "six"));
}

TEST_P(LogContract, ATrialWriteSaysThatAllIsWell) { EXPECT_EQ(probe(*log), ""); }

// It may have been written or not: but wholly, in its place, and the next append tells.
TEST_P(LogContract, AnOutcomeThatIsNotKnownIsToldAsSuchAndCanBeLookedUp) {
  append(*log, "a", 0, {"one"});
  place->lose_answers();
  EXPECT_EQ(append(*log, "a", 1, {"two", "three"}).status, Status::unknown);
  place->answer();
  for (int i = 0; i < 1000 && !probe(*log).empty(); ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  Appended next{Status::conflict, texts(*log, "a").size(), {}};
  for (int i = 0; i < 100 && next.status != Status::committed; ++i)
    next = append(*log, "a", next.last, {"four"});
  EXPECT_EQ(next.status, Status::committed);
  const std::vector<std::string> found = texts(*log, "a");
  EXPECT_THAT(found, testing::AnyOf(ElementsAre("one", "four"),
                                    ElementsAre("one", "two", "three", "four")));
  restart();
  EXPECT_EQ(texts(*log, "a"), found);
}

TEST_P(LogContract, ManyEntriesOfManyStreamsComeBackWithTheSameHash) {
  constexpr std::size_t kStreams = 50;
  constexpr std::size_t kAtOnce = 10;
  const std::size_t turns = many_entries() / (kStreams * kAtOnce);
  std::vector<Sums> sums(kStreams, first_sums());
  for (std::size_t turn = 0; turn < turns; ++turn) {
    std::atomic<std::size_t> committed = 0;
    std::vector<std::promise<void>> done(kStreams);
    for (std::size_t s = 0; s < kStreams; ++s) {
      Append what{"table/" + std::to_string(s), turn * kAtOnce, 7, {}, {}, {}};
      for (std::size_t i = 1; i <= kAtOnce; ++i) {
        what.texts.push_back("move " + std::to_string(turn) + " " + std::to_string(i * s));
        sums[s] = next_sums(sums[s], what.stream, {what.expected + i, 7, what.texts.back()});
      }
      log->append(std::move(what), [&committed, &one = done[s]](const Appended& appended) {
        committed += appended.status == Status::committed ? 1U : 0U;
        one.set_value();
      });
    }
    for (std::promise<void>& one : done) one.get_future().wait();
    ASSERT_EQ(committed, kStreams);
  }
  restart();
  for (std::size_t s = 0; s < kStreams; ++s) {
    const std::string name = "table/" + std::to_string(s);
    Sums found = first_sums();
    log->read(name, 1, [&](const Entry& entry) { found = next_sums(found, name, entry); });
    EXPECT_EQ(found, sums[s]) << name;
  }
  EXPECT_EQ(log->open_streams().size(), kStreams);
}

}  // namespace hadal::log::test
