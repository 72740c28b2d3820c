// SPDX-License-Identifier: Apache-2.0
#include "commands/load/bots.h"

#include <algorithm>
#include <boost/json.hpp>

#include "commands/load/wires.h"
#include "engine/rng.h"
#include "games/all.h"

namespace hadal::cli {
namespace {

namespace json = boost::json;
using client::Clock;
using client::Visitor;

constexpr std::size_t kGuests = 4;                  // who share the tables of the crowd
constexpr const char* kTheirAddress = "127.0.0.2";  // on this machine as well
constexpr std::chrono::milliseconds kLook(5);

// Everybody at the tables of the crowd, each with a tab; a person answers at once with a random
// legal move.
class BotCrowd {
 public:
  BotCrowd(const client::Address& address, const BotPlan& plan)
      : address_(address),
        plan_(plan),
        kind_(*find_kind(plan.game)),
        wires_({address}, [this](std::size_t wire, std::string_view text) { hear(wire, text); }) {}

  BotTimes measure() {
    times_.level = kind_.levels[kind_.levels.size() - 2];
    measured_ = &times_.alone;
    people_.push_back(guest());
    sit_down(people_.back(), times_.level, 2, "");
    play();
    for (std::size_t i = 0; i < plan_.tables; ++i) {
      if (people_.size() <= kGuests && i < kGuests) people_.push_back(guest());
      sit_down(people_[1 + i % kGuests], kind_.levels.back(), kind_.entry.max_players,
               kTheirAddress);
    }
    measured_ = &times_.beside;
    games_.front().is_asked = false;  // what was begun before the others came does not count
    play();
    return std::move(times_);
  }

 private:
  struct Game {
    std::string table;
    Clock::time_point asked;
    bool is_asked = false;  // a bot
    std::int64_t number = -1;
  };

  Visitor guest() const {
    Visitor visitor(address_);
    visitor.post("/api/guest", R"({"name":"Load"})");
    return visitor;
  }

  std::string make_table(Visitor& person, const std::string& level, std::size_t players) const {
    json::array seats{json::object{{"kind", "me"}}};
    while (seats.size() < std::max(players, kind_.entry.min_players))
      seats.push_back(json::object{{"kind", "bot"}, {"level", level}});
    const json::object wish{{"game", plan_.game}, {"seats", seats}, {"start_now", true}};
    const json::value made = json::parse(person.post("/api/tables", json::serialize(wish)));
    return std::string(made.at("table").as_string());
  }
  // A new table of this person, in a new tab.
  void sit_down(Visitor& person, const std::string& level, std::size_t players,
                const std::string& from) {
    games_.push_back({make_table(person, level, players), {}, false, -1});
    watch(wires_.open(person.cookie(), 0, from));
  }
  void watch(std::size_t wire) {
    wires_.send(wire, json::serialize(json::object{
                          {"type", "watch"}, {"request", "w"}, {"table", games_[wire].table}}));
  }

  void play() {
    const Clock::time_point end = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                                     std::chrono::duration<double>(plan_.seconds));
    while (Clock::now() < end) {
      wires_.wait(kLook);
      if (is_over_) begin_again();
    }
  }

  // The player whose bot is measured plays one game after the other.
  void begin_again() {
    is_over_ = false;
    games_.front() = {make_table(people_[0], times_.level, 2), {}, false, -1};
    watch(0);
  }

  void hear(std::size_t wire, std::string_view text) {
    const json::value message = json::parse(text);
    if (message.at("type") != "position") return;
    Game& game = games_[wire];
    if (std::string(message.at("table").as_string()) != game.table) return;
    const std::int64_t number = message.at("number").as_int64();
    if (number <= game.number) return;  // nothing was decided
    if (game.is_asked) count(wire, game);
    game.number = number;
    game.is_asked = message.at("to_move") != message.at("seat");
    game.asked = Clock::now();
    if (message.at("state") == "over") {
      game.is_asked = false;
      is_over_ = is_over_ || wire == 0;
    } else if (!game.is_asked) {
      answer(wire, message, number);
    }
  }

  void answer(std::size_t wire, const json::value& position, std::int64_t number) {
    const json::array& legal = position.at("legal").as_array();
    if (legal.empty()) return;
    wires_.send(wire, json::serialize(json::object{
                          {"type", "play"},
                          {"request", std::to_string(number)},
                          {"table", games_[wire].table},
                          {"number", number},
                          {"line", legal[rng_.below(static_cast<std::uint32_t>(legal.size()))]}}));
  }

  void count(std::size_t wire, const Game& game) {
    if (wire != 0) {
      ++times_.others;
      return;
    }
    measured_->push_back(
        std::chrono::duration<float, std::milli>(Clock::now() - game.asked).count());
  }

  client::Address address_;
  BotPlan plan_;
  const GameKind& kind_;
  Rng rng_{2026};
  LoadWires wires_;
  std::vector<Visitor> people_;
  std::vector<Game> games_;  // one for every wire; the first is the one that is measured
  std::vector<float>* measured_ = nullptr;
  bool is_over_ = false;
  BotTimes times_;
};

}  // namespace

BotTimes time_bots(const client::Address& address, const BotPlan& plan) {
  return BotCrowd(address, plan).measure();
}

}  // namespace hadal::cli
