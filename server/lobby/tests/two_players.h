// SPDX-License-Identifier: Apache-2.0
// Ada and Ben at a table of Abyss, each with a tab.
#pragma once

#include "server/lobby/tests/test_house.h"

namespace hadal::house::test {

class TwoPlayers : public TestHouse {
 public:
  explicit TwoPlayers(const std::function<void(protocol::MakeTable&)>& change = {}) {
    ada = guest("Ada");
    ben = guest("Ben");
    protocol::MakeTable plan;
    plan.game = "abyss";
    plan.seats = {{protocol::SeatKind::me, {}}, {protocol::SeatKind::open, {}}};
    plan.open_to_all = true;
    if (change) change(plan);
    const protocol::TableMade made = house->lobby().make_table(ada, plan, answer());
    table = made.table;
    invite = made.invite;
    run();
    house->lobby().join(table, ben, {"B", invite}, answer());
    run();
    house->lobby().start(table, ada, answer());
    run();
    sit_down();
  }

  void sit_down() {
    a = &tab(ada);
    b = &tab(ben);
    watch(*a);
    watch(*b);
  }
  void watch(TestTab& tab) {
    say(tab, R"({"type":"watch","request":"w","table":")" + table + R"("})");
  }

  TestTab& mover() const { return a->last("position").at("to_move").as_string() == "A" ? *a : *b; }
  static std::int64_t number(const TestTab& tab) {
    return tab.last("position").at("number").as_int64();
  }
  static std::vector<std::string> legal(const TestTab& tab) {
    std::vector<std::string> lines;
    for (const auto& line : tab.last("position").at("legal").as_array())
      lines.emplace_back(line.as_string());
    return lines;
  }
  static bool is_over(const TestTab& tab) { return tab.last("position").at("state") == "over"; }

  // Plays, and returns the code of the refusal; empty: it was accepted.
  std::string play(TestTab& tab, const std::string& line, std::int64_t at = -1,
                   const std::string& request = "") {
    const std::size_t refusals = tab.count("refused");
    say(tab, R"({"type":"play","request":")" +
                 (request.empty() ? "r" + std::to_string(++requests) : request) + R"(","table":")" +
                 table + R"(","number":)" + std::to_string(at < 0 ? number(tab) : at) +
                 R"(,"line":")" + line + R"("})");
    if (tab.count("refused") == refusals) return "";
    return std::string(tab.last("refused").at("code").as_string());
  }

  // Plays legal moves, drawn from the seed, until the condition holds or the game is over.
  void play_until(std::uint64_t seed, const std::function<bool(TestTab& mover)>& holds) {
    Rng rng(seed);
    while (!is_over(*a) && !holds(mover())) {
      TestTab& who = mover();
      const std::vector<std::string> lines = legal(who);
      play(who, lines[rng.below(static_cast<std::uint32_t>(lines.size()))]);
    }
  }
  void play_to_the_end(std::uint64_t seed) {
    play_until(seed, [](TestTab&) { return false; });
  }

  std::string ada;
  std::string ben;
  std::string table;
  std::string invite;
  TestTab* a = nullptr;
  TestTab* b = nullptr;
  int requests = 0;
};

}  // namespace hadal::house::test
