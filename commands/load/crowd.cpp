// SPDX-License-Identifier: Apache-2.0
#include "commands/load/crowd.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <charconv>
#include <cstring>
#include <string_view>

#include "commands/commands.h"
#include "commands/load/fill.h"
#include "terminal/error.h"

namespace hadal::cli {
namespace json = boost::json;
using client::Clock;
using client::Visitor;

namespace {

constexpr std::chrono::seconds kPatience(120);

float milliseconds_since(Clock::time_point then) {
  return std::chrono::duration<float, std::milli>(Clock::now() - then).count();
}

// Keys begin with a quote, and so does every other word of a message. std::string's search would
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

// Any one of "a","b"]; empty: there is none. Moves contain nothing that would need escaping.
std::string_view any_of(std::string_view list, Rng& rng) {
  list = list.substr(0, list.find(']'));
  const auto quotes = static_cast<std::uint32_t>(std::count(list.begin(), list.end(), '"'));
  if (quotes == 0) return {};
  for (std::uint32_t skipped = 2 * rng.below(quotes / 2); skipped > 0; --skipped)
    list.remove_prefix(list.find('"') + 1);
  list.remove_prefix(list.find('"') + 1);
  return list.substr(0, list.find('"'));
}

std::string watch(const std::string& table) {
  return json::serialize(json::object{{"type", "watch"}, {"request", "w"}, {"table", table}});
}

Visitor guest(const client::Address& address) {
  Visitor visitor(address);
  visitor.post("/api/guest", R"({"name":"Load"})");
  return visitor;
}

}  // namespace

struct LoadCrowd::Seat {
  std::string cookie;
  std::size_t wire = 0;
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

LoadCrowd::LoadCrowd(std::vector<client::Address> servers, LoadPlan plan)
    : servers_(std::move(servers)),
      plan_(std::move(plan)),
      wires_(servers_, [this](std::size_t wire, std::string_view text) { hear(wire, text); }) {}

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
      for (std::size_t s = 0; s < seats.size(); ++s) people.push_back(guest(servers_[0]));
    }
    Game& game = *games_.emplace_back(std::make_unique<Game>());
    if (servers_.size() > 1) people[0].move_to(servers_[i % servers_.size()]);
    const json::value made = json::parse(people[0].post("/api/tables", wish));
    game.table = std::string(made.at("table").as_string());
    for (std::size_t s = 1; s < seats.size(); ++s)
      people[s].post("/api/tables/" + game.table + "/join", "{}");
    people[0].post("/api/tables/" + game.table + "/start", "{}");
    for (const Visitor& person : people) game.seats.push_back({person.cookie()});
  }
}

void LoadCrowd::connect_seats() {
  for (std::size_t i = 0; i < games_.size(); ++i)
    for (std::size_t s = 0; s < games_[i]->seats.size(); ++s) {
      Seat& seat = games_[i]->seats[s];
      seats_.emplace_back(games_[i].get(), s);
      seat.wire = wires_.open(seat.cookie, i + s);
      wires_.send(seat.wire, watch(games_[i]->table));
    }
  const auto all_know = [&] {
    return std::all_of(games_.begin(), games_.end(), [](const auto& game) {
      return std::all_of(game->seats.begin(), game->seats.end(),
                         [](const Seat& seat) { return seat.number >= 0; });
    });
  };
  if (!wait_until(all_know, Clock::now() + kPatience))
    throw UserError("not every player could connect");
}

void LoadCrowd::connect_spectators() {
  for (std::size_t i = 0; i < plan_.spectators; ++i)
    wires_.send(wires_.open("", i), watch(games_[i % games_.size()]->table));
  if (!wait_until([this] { return looking_ >= plan_.spectators; }, Clock::now() + kPatience))
    throw UserError("not every spectator could connect");
}

std::size_t LoadCrowd::connections() const { return wires_.size(); }

bool LoadCrowd::wait_until(const std::function<bool()>& holds, Time latest) {
  using std::chrono::milliseconds;
  while (!holds()) {
    const Time now = Clock::now();
    if (now >= latest) return false;
    while (!due_.empty() && due_.top().when <= now) {
      Game& game = *due_.top().game;
      due_.pop();
      due(game);
    }
    const Time next = due_.empty() ? latest : std::min(latest, due_.top().when);
    wires_.wait(std::chrono::ceil<milliseconds>(next - now));
  }
  return true;
}

void LoadCrowd::hear(std::size_t wire, std::string_view text) {
  // A server may write fields in any order; ours begins with the type, and most are positions.
  const bool is_position = text.starts_with(R"({"type":"position")");
  if (wire >= seats_.size()) {
    looking_ += is_position && !is_playing_ ? 1 : 0;
    return;
  }
  const auto [game, seat] = seats_[wire];
  if (is_position) return on_position(*game, seat, text);
  const json::value message = json::parse(text);
  const json::string& type = message.at("type").as_string();
  if (type == "refused") {
    ++heard_.refused;
  } else if (type == "accepted" && message.at("request") != "w") {
    acknowledge(*game);
  }
}

void LoadCrowd::acknowledge(const Game& game) {
  if (is_playing_) heard_.acknowledged.push_back(milliseconds_since(game.sent));
}

// Positions are searched, not parsed, because parsing would cost more than the server's work. The
// fields come in this order.
void LoadCrowd::on_position(Game& game, std::size_t seat, std::string_view text) {
  Seat& here = game.seats[seat];
  text = text_after(text, R"("number":)");
  std::int64_t number = -1;
  std::from_chars(text.data(), text.data() + text.size(), number);
  if (is_playing_ && here.number == game.number && number > game.number && seat != game.mover)
    heard_.received.push_back(milliseconds_since(game.sent));
  here.number = number;
  text = text_after(text, R"("state":")");
  const bool is_over = text.starts_with(R"(over")");
  text = text_after(text, R"("answers":[)");
  if (!text.starts_with(']')) acknowledge(game);
  text = text_after(text, R"("legal":[)");
  const std::string_view line = any_of(text, rng_);
  if (!line.empty() && number > game.number) {
    game.mover = seat;
    game.line = line;
    if (is_playing_ && (game.is_due || plan_.rate == 0)) move(game);
  } else if (!game.is_over && is_over) {
    game.is_over = true;
    ++heard_.finished;
  }
}

void LoadCrowd::due(Game& game) {
  if (!is_playing_ || game.is_over) return;
  const std::chrono::duration<double> pause(1 / plan_.rate);
  due_.push({Clock::now() + std::chrono::duration_cast<Clock::duration>(pause), &game});
  heard_.late += game.is_due ? 1 : 0;
  game.is_due = true;
  if (!game.line.empty()) move(game);
}

void LoadCrowd::move(Game& game) {
  Seat& seat = game.seats[game.mover];
  game.number = seat.number;
  game.is_due = false;
  said_.clear();
  fmt::format_to(std::back_inserter(said_),
                 R"({{"type":"play","request":"{}","table":"{}","number":{},"line":"{}"}})",
                 game.number, game.table, game.number, game.line);
  game.line.clear();
  game.sent = Clock::now();
  wires_.send(seat.wire, said_);
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
    // Their seconds begin at different moments, as with real people.
    const std::chrono::duration<double> offset(static_cast<double>(i) /
                                               static_cast<double>(games_.size()) / plan_.rate);
    due_.push({begin + std::chrono::duration_cast<Clock::duration>(offset), &game});
  }
  const std::chrono::duration<double> length(plan_.seconds);
  wait_until([this] { return heard_.finished * 10 > games_.size(); },
             begin + std::chrono::duration_cast<Clock::duration>(length));
  is_playing_ = false;
  due_ = {};
  heard_.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  return heard_;
}

}  // namespace hadal::cli
