// SPDX-License-Identifier: Apache-2.0
// Tables of both games, each with two guests, a bot and a spectator; a table that is over is
// checked and followed by another one.
#pragma once

#include "server/endure/tests/guest.h"

namespace hadal::endure {

class Crowd {
 public:
  Crowd(const client::Address& address, std::size_t tables, std::uint64_t seed);

  void come_back(const client::Address& address);
  // Plays on. Finished tables are followed by new ones where `may_ask`: HTTP is answered.
  void run_for(client::Clock::duration time) { loop_.run_for(time); }
  // True if every table has gone on since `mark`, or is over.
  bool run_until_all_went_on(client::Clock::duration patience);
  void mark();
  // Throws client::Gone.
  void replace_finished();

  const std::vector<std::string>& faults() const { return faults_; }
  std::size_t finished() const { return finished_; }
  std::size_t acknowledged() const;

 private:
  struct Group {
    std::string game;
    std::string table;
    std::vector<std::unique_ptr<Guest>> guests;  // two players and a spectator
    std::size_t marked = 0;
    std::size_t acknowledged = 0;  // at earlier tables

    bool is_over() const;
  };

  void open_table(Group& group);
  void check_finished(Group& group);

  client::Loop loop_;
  std::vector<std::string> faults_;
  std::vector<Group> groups_;
  std::size_t finished_ = 0;
};

}  // namespace hadal::endure
