// SPDX-License-Identifier: Apache-2.0
// People for `hadal load`: tables with a person at every seat, who play random legal moves at a
// steady rate, and spectators who only watch.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <queue>
#include <string>
#include <string_view>
#include <vector>

#include "commands/load/wires.h"
#include "engine/rng.h"
#include "server/client/client.h"

namespace hadal::cli {

struct LoadPlan {
  std::string game;  // empty: the first of the list
  std::size_t tables = 100;
  double rate = 1;  // moves a second at every table; 0: as fast as they are answered
  double seconds = 10;
  std::size_t spectators = 0;  // spread over the tables
};

// Times in milliseconds, in the order in which they were measured.
struct Heard {
  std::vector<float> acknowledged;  // from the request to its answer, which is durable
  std::vector<float> received;      // from the request to each of the other seats
  std::size_t refused = 0;
  std::size_t late = 0;      // moves that were due before the last one was answered
  std::size_t finished = 0;  // tables
  double seconds = 0;
};

class LoadCrowd {
 public:
  // If there are several servers, tables are opened at each in turn, and the seats of a table
  // connect to different ones.
  LoadCrowd(std::vector<client::Address> servers, LoadPlan plan);
  ~LoadCrowd();

  void open_tables();         // over HTTP
  void connect_seats();       // a WebSocket for every seat
  void connect_spectators();  // and for every spectator
  std::size_t connections() const;
  // Until the time is over, or one table in ten has finished its game.
  Heard play();

 private:
  struct Seat;
  struct Game;
  using Time = client::Clock::time_point;
  struct Due {
    Time when;
    Game* game = nullptr;
    bool operator>(const Due& other) const { return when > other.when; }
  };

  void hear(std::size_t wire, std::string_view text);
  void acknowledge(const Game& game);
  void on_position(Game& game, std::size_t seat, std::string_view text);
  void due(Game& game);
  void move(Game& game);
  // False: it did not come to hold in time.
  bool wait_until(const std::function<bool()>& holds, Time latest);

  std::vector<client::Address> servers_;
  LoadPlan plan_;
  Rng rng_{2026};
  LoadWires wires_;
  std::vector<std::unique_ptr<Game>> games_;
  std::vector<std::pair<Game*, std::size_t>> seats_;  // of every wire; spectators come after them
  std::priority_queue<Due, std::vector<Due>, std::greater<>> due_;
  std::size_t looking_ = 0;  // spectators who have their first position
  bool is_playing_ = false;
  Heard heard_;
  std::string said_;
};

}  // namespace hadal::cli
