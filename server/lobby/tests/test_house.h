// SPDX-License-Identifier: Apache-2.0
// A house for tests: a log in memory, a clock that stands still until it is moved, and tabs that
// remember what they were sent.
#pragma once

#include <algorithm>
#include <boost/json.hpp>
#include <deque>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "server/lobby/house.h"
#include "server/lobby/tests/memory_log.h"

namespace hadal::house::test {

inline constexpr std::int64_t kMinute = 60'000;
inline constexpr std::int64_t kDay = 24 * 60 * kMinute;

// What is posted to the core, also from the threads of bots, until the test runs it.
class Queue {
 public:
  void post(std::function<void()> f) {
    const std::lock_guard lock(mutex_);
    queue_.push_back(std::move(f));
  }
  bool run_one() {
    std::function<void()> f;
    {
      const std::lock_guard lock(mutex_);
      if (queue_.empty()) return false;
      f = std::move(queue_.front());
      queue_.pop_front();
    }
    f();
    return true;
  }

 private:
  std::mutex mutex_;
  std::deque<std::function<void()>> queue_;
};

struct TestTab {
  TabId id = 0;
  std::vector<boost::json::object> got;
  std::string closed;

  const boost::json::object& last(std::string_view type) const {
    static const boost::json::object nothing;
    const auto found = std::find_if(got.rbegin(), got.rend(), [&](const auto& message) {
      return message.at("type").as_string() == type;
    });
    return found == got.rend() ? nothing : *found;
  }
  // How many requests were answered: by themselves or by a position.
  std::size_t answers() const {
    std::size_t n = count("accepted");
    for (const auto& message : got)
      if (message.contains("answers")) n += message.at("answers").as_array().size();
    return n;
  }
  std::size_t count(std::string_view type) const {
    std::size_t n = 0;
    for (const auto& message : got) n += message.at("type").as_string() == type ? 1 : 0;
    return n;
  }
};

class TestHouse {
 public:
  // Without threads bots think on the test's own, in run(), and time plays no part.
  explicit TestHouse(bool with_threads = true) : has_threads(with_threads) { open(); }

  // As after a crash: only the log is left.
  void restart() {
    house.reset();
    tabs_.clear();
    queue = std::make_shared<Queue>();
    open();
  }

  // Runs until nothing is left to do; bots with threads may still be thinking.
  void run() {
    while (queue->run_one() ||
           (house && (house->shelf().is_fetching() || house->counts().changes_waiting > 0))) {
    }
  }
  // Time goes by, until the next alarm at most; false: there is none.
  bool ring() {
    if (alarms.empty()) return false;
    now = std::max(now, alarms.begin()->first);
    const auto alarm = std::move(alarms.begin()->second);
    alarms.erase(alarms.begin());
    alarm();
    run();
    return true;
  }
  // Runs, with bots, until the condition holds; false: it never did.
  bool run_until(const std::function<bool()>& holds) {
    for (int i = 0; i < 20'000; ++i) {
      run();
      if (holds()) return true;
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return false;
  }

  // A guest with a session; returns its token.
  std::string come(const std::string& name) {
    std::string token = house->accounts().come(name, answer());
    run();
    return token;
  }
  // A guest; returns the guest's id.
  std::string guest(const std::string& name) {
    const std::string token = house->accounts().come(name, answer());
    run();
    return house->accounts().person_of(token).value_or("");
  }

  Done answer() {
    return [this](const Refusal* refusal) {
      refused = refusal != nullptr ? name(refusal->code()) : "";
    };
  }

  // Throws Refusal.
  protocol::Replayed replay(const std::string& table, const PersonId& me,
                            std::optional<std::int64_t> at, const std::string& seat,
                            const Reviews::Link& link = {}) {
    std::optional<protocol::Replayed> found;
    std::optional<Refusal> why_not;
    house->reviews().replay(table, me, {at, seat}, link,
                            [&](const Refusal* refusal, const protocol::Replayed& replayed) {
                              if (refusal != nullptr) why_not = *refusal;
                              found = replayed;
                            });
    run_until([&] { return found.has_value(); });
    if (why_not) throw *why_not;
    return *found;
  }

  TestTab& tab(const PersonId& person, const std::string& token = "",
               const std::string& address = "") {
    tabs_.push_back(std::make_unique<TestTab>());
    TestTab& made = *tabs_.back();
    made.id = house->tabs().open(person,
                                 {[&made](const Frame& frame) {
                                    made.got.push_back(boost::json::parse(*frame).as_object());
                                  },
                                  [&made](const std::string& reason) { made.closed = reason; }},
                                 token, address);
    return made;
  }
  void say(TestTab& tab, const std::string& text) {
    house->tabs().receive(tab.id, text);
    run();
  }

  const bool has_threads;
  MemoryLog log;
  std::shared_ptr<Queue> queue = std::make_shared<Queue>();
  std::int64_t now = 1'000'000;
  std::int64_t pace = 0;  // of bots, from the next restart on
  std::multimap<std::int64_t, std::function<void()>> alarms;
  std::int64_t jumped = 0;  // how much of it is no time of games
  std::string refused;      // the code of the last answer; empty: it was done
  std::vector<YourTurn> turns;
  std::string build = "one";
  std::vector<Unfit> unfit;  // that the operator was told of
  std::vector<Checking> checking;
  std::unique_ptr<House> house;

 private:
  void open() {
    house = std::make_unique<House>(Outside{
        .log = log,
        .post = [q = queue](std::function<void()> f) { q->post(std::move(f)); },
        .now = [this] { return now; },
        .game_now = [this] { return now - jumped; },
        .your_turn = [this](const YourTurn& turn) { turns.push_back(turn); },
        .has_threads = has_threads,
        .pace_ms = pace,
        .later = [this](std::int64_t ms,
                        std::function<void()> f) { alarms.emplace(now + ms, std::move(f)); },
        .build = build,
        .found_unfit = [this](const Unfit& one) { unfit.push_back(one); },
        .checking = [this](const Checking& one) { checking.push_back(one); }});
    house->recover();
    run();
  }
  std::vector<std::unique_ptr<TestTab>> tabs_;
};

}  // namespace hadal::house::test
