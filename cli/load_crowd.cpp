// SPDX-License-Identifier: Apache-2.0
#include "cli/load_crowd.h"

#include <algorithm>
#include <boost/json.hpp>
#include <charconv>
#include <cstring>
#include <string_view>

#include "cli/commands.h"
#include "cli/error.h"
#include "cli/load_fill.h"

namespace hadal::cli {
namespace json = boost::json;
using client::Clock;
using client::Tab;
using client::TabHandlers;
using client::Visitor;

namespace {

constexpr std::chrono::seconds kPatience(120);

float milliseconds_since(Clock::time_point then) {
  return std::chrono::duration<float, std::milli>(Clock::now() - then).count();
}

// Keys begin with a quote, and so does every other word of a message: std::string's search would
// stop at each of them, which took a fifth of the generator's time.
std::size_t place_of(std::string_view text, std::string_view key) {
  const void* found = memmem(text.data(), text.size(), key.data(), key.size());
  if (found == nullptr) return std::string_view::npos;
  return static_cast<std::size_t>(static_cast<const char*>(found) - text.data());
}

std::string_view text_after(std::string_view text, std::string_view key) {
  const std::size_t at = place_of(text, key);
  return at == std::string_view::npos ? std::string_view() : text.substr(at + key.size());
}

// "a","b"] as two texts; moves have nothing in them that would be escaped.
std::vector<std::string> texts_in(std::string_view list) {
  std::vector<std::string> texts;
  list = list.substr(0, list.find(']'));
  while (!list.empty()) {
    list.remove_prefix(1);
    const std::size_t end = std::min(list.find('"'), list.size());
    texts.emplace_back(list.substr(0, end));
    list.remove_prefix(std::min(end + 2, list.size()));
  }
  return texts;
}

Visitor guest(const client::Address& address) {
  Visitor visitor(address);
  visitor.post("/api/guest", R"({"name":"Load"})");
  return visitor;
}

}  // namespace

struct LoadCrowd::Seat {
  std::string cookie;
  std::unique_ptr<Tab> tab;
  std::int64_t number = -1;  // of the position it has
};

struct LoadCrowd::Game {
  std::string table;
  std::vector<Seat> seats;
  std::size_t mover = 0;
  std::string line;          // that the mover will play; empty: not known, or answered
  std::int64_t number = -1;  // that was answered last
  Time sent;
  bool is_due = false;
  bool is_over = false;
};

LoadCrowd::LoadCrowd(client::Address address, LoadPlan plan)
    : address_(std::move(address)), plan_(std::move(plan)) {}

LoadCrowd::~LoadCrowd() = default;

void LoadCrowd::open_tables() {
  json::array seats{json::object{{"kind", "me"}}};
  while (seats.size() < game_called(plan_.game).min_players)
    seats.push_back(json::object{{"kind", "open"}});
  const std::string wish =
      json::serialize(json::object{{"game", plan_.game}, {"seats", seats}, {"open_to_all", true}});
  std::vector<Visitor> people;
  for (std::size_t i = 0; i < plan_.tables; ++i) {
    if (i % kTablesOfOne == 0) {
      people.clear();
      for (std::size_t s = 0; s < seats.size(); ++s) people.push_back(guest(address_));
    }
    Game& game = *games_.emplace_back(std::make_unique<Game>());
    const json::value made = json::parse(people[0].post("/api/tables", wish));
    game.table = std::string(made.at("table").as_string());
    for (std::size_t s = 1; s < seats.size(); ++s)
      people[s].post("/api/tables/" + game.table + "/join", "{}");
    people[0].post("/api/tables/" + game.table + "/start", "{}");
    for (const Visitor& person : people) game.seats.push_back({person.cookie(), nullptr});
  }
}

void LoadCrowd::connect_seats() {
  std::size_t wanted = 0;
  for (const auto& one : games_) {
    Game& game = *one;
    for (std::size_t s = 0; s < game.seats.size(); ++s) {
      ++wanted;
      Seat& seat = game.seats[s];
      const auto ended = [] { throw UserError("the server has hung up on a player"); };
      const auto text = [this, &game, s](const std::string& said) { hear(game, s, said); };
      seat.tab = std::make_unique<Tab>(loop_, address_, seat.cookie,
                                       TabHandlers{[this] { ++seats_open_; }, text, ended});
      seat.tab->send(json::serialize(
          json::object{{"type", "watch"}, {"request", "w"}, {"table", game.table}}));
      // Some hundred at a time: the queue of connections that wait for a server is short.
      loop_.run_until([&] { return seats_open_ + 100 > wanted; }, kPatience);
    }
  }
  const auto all_know = [&] {
    return std::all_of(games_.begin(), games_.end(), [](const auto& game) {
      return std::all_of(game->seats.begin(), game->seats.end(),
                         [](const Seat& seat) { return seat.number >= 0; });
    });
  };
  if (!loop_.run_until(all_know, kPatience)) throw UserError("not every player could connect");
}

void LoadCrowd::connect_spectators() {
  for (std::size_t i = 0; i < plan_.spectators; ++i) {
    const auto ended = [] { throw UserError("the server has hung up on a spectator"); };
    spectators_.push_back(std::make_unique<Tab>(
        loop_, address_, "",
        TabHandlers{[this] { ++spectators_open_; }, [](const std::string&) {}, ended}));
    const std::string& table = games_[i % games_.size()]->table;
    spectators_.back()->send(
        json::serialize(json::object{{"type", "watch"}, {"request", "w"}, {"table", table}}));
    loop_.run_until([&] { return spectators_open_ + 100 > i; }, kPatience);
  }
  if (!loop_.run_until([this] { return spectators_open_ == plan_.spectators; }, kPatience))
    throw UserError("not every spectator could connect");
  loop_.run_for(std::chrono::seconds(1));  // until they have their first position
}

std::size_t LoadCrowd::connections() const { return seats_open_ + spectators_open_; }

void LoadCrowd::hear(Game& game, std::size_t seat, const std::string& text) {
  // A server may write fields in any order; ours begins with the type, and most are positions.
  if (text.starts_with(R"({"type":"position")")) return on_position(game, seat, text);
  const json::value message = json::parse(text);
  const json::string& type = message.at("type").as_string();
  if (type == "refused") {
    ++heard_.refused;
  } else if (type == "accepted" && message.at("request") != "w") {
    acknowledge(game);
  } else if (type == "position") {
    on_position(game, seat, text);
  }
}

void LoadCrowd::acknowledge(const Game& game) {
  if (is_playing_) heard_.acknowledged.push_back(milliseconds_since(game.sent));
}

// Positions are looked into, not parsed: that would cost the machine more than the server's work.
void LoadCrowd::on_position(Game& game, std::size_t seat, const std::string& text) {
  Seat& here = game.seats[seat];
  const std::string_view digits = text_after(text, R"("number":)");
  std::int64_t number = -1;
  std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (is_playing_ && here.number == game.number && number > game.number && seat != game.mover)
    heard_.received.push_back(milliseconds_since(game.sent));
  here.number = number;
  if (!text_after(text, R"("answers":[)").starts_with(']')) acknowledge(game);
  if (!game.is_over && place_of(text, R"("state":"over")") != std::string_view::npos) {
    game.is_over = true;
    ++heard_.finished;
  }
  const std::vector<std::string> legal = texts_in(text_after(text, R"("legal":[)"));
  if (legal.empty() || number <= game.number) return;
  game.mover = seat;
  game.line = legal[rng_.below(static_cast<std::uint32_t>(legal.size()))];
  if (is_playing_ && (game.is_due || plan_.rate == 0)) move(game);
}

void LoadCrowd::due(Game& game) {
  if (!is_playing_ || game.is_over) return;
  const std::chrono::duration<double> pause(1 / plan_.rate);
  loop_.at(Clock::now() + std::chrono::duration_cast<Clock::duration>(pause),
           [this, &game] { due(game); });
  heard_.late += game.is_due ? 1 : 0;
  game.is_due = true;
  if (!game.line.empty()) move(game);
}

void LoadCrowd::move(Game& game) {
  Seat& seat = game.seats[game.mover];
  game.number = seat.number;
  game.is_due = false;
  const std::string text = json::serialize(json::object{{"type", "play"},
                                                        {"request", std::to_string(game.number)},
                                                        {"table", game.table},
                                                        {"number", game.number},
                                                        {"line", game.line}});
  game.line.clear();
  game.sent = Clock::now();
  seat.tab->send(text);
}

Heard LoadCrowd::play() {
  is_playing_ = true;
  heard_ = {};
  const Clock::time_point begin = Clock::now();
  for (std::size_t i = 0; i < games_.size(); ++i) {
    Game& game = *games_[i];
    if (plan_.rate == 0) {
      if (!game.line.empty()) move(game);
      continue;
    }
    // Their seconds begin at different moments, as those of people do.
    const std::chrono::duration<double> offset(static_cast<double>(i) /
                                               static_cast<double>(games_.size()) / plan_.rate);
    loop_.at(begin + std::chrono::duration_cast<Clock::duration>(offset),
             [this, &game] { due(game); });
  }
  loop_.run_until(
      [this] { return heard_.finished * 10 > games_.size(); },
      std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(plan_.seconds)));
  is_playing_ = false;
  heard_.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  return heard_;
}

}  // namespace hadal::cli
