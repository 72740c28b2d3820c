// SPDX-License-Identifier: Apache-2.0
// People at tables of a cluster: two and a bot at each. Whoever loses the connection, or waits too
// long for an answer, goes to any server, as a browser behind a proxy does.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/rng.h"
#include "server/endure/tests/guest.h"

namespace hadal::cluster {

class Party {
 public:
  // `open`: where servers are, as far as anybody knows.
  using Open = std::function<std::vector<client::Address>()>;
  struct Plan {
    std::size_t tables = 0;
    std::uint64_t seed = 1;
    client::Clock::duration think;  // before each move
  };
  Party(const Plan& plan, Open open);

  void run_for(client::Clock::duration time);
  // How long it took until every table had gone on by a move of a person, or was over; nothing: it
  // did not happen in time.
  std::optional<client::Clock::duration> run_until_all_went_on(client::Clock::duration patience);
  // Whoever is at a table that is over opens another one.
  void replace_finished();
  // All at this one server, which has read the log. Then the moment when each has seen their table.
  bool gather_at(const client::Address& address, client::Clock::duration patience);

  struct Table {
    std::string id;
    std::string game;
    std::vector<std::unique_ptr<endure::Guest>> guests;
    std::vector<std::pair<std::string, std::vector<endure::Operation>>> finished = {};  // tables
    std::size_t marked = 0;
    bool is_over() const { return guests[0]->is_over() || guests[1]->is_over(); }
    std::size_t acknowledged() const {
      return guests[0]->acknowledged() + guests[1]->acknowledged();
    }
  };
  const std::vector<Table>& tables() const { return tables_; }
  const std::vector<std::string>& faults() const { return faults_; }
  // A sentence for each table that has not gone on yet.
  std::vector<std::string> late() const;

 private:
  void seat(Table& table);
  void open_table(Table& table);
  void open_table_once(Table& table);
  void look_after(endure::Guest& guest);
  client::Address anywhere();

  Plan plan_;
  Open open_;
  Rng rng_;
  client::Loop loop_;
  std::vector<std::string> faults_;
  std::vector<Table> tables_;
  std::map<std::pair<std::string, unsigned short>, client::Clock::time_point> shunned_;
};

}  // namespace hadal::cluster
