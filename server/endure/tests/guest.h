// SPDX-License-Identifier: Apache-2.0
// A scripted player with a memory, who plays random legal moves, and holds the server to all that
// it ever showed or acknowledged.
#pragma once

#include <boost/json.hpp>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/rng.h"
#include "server/client/client.h"

namespace hadal::endure {

struct SeenEvent {
  std::int64_t move = 0;
  std::string mover;
  std::string text;
  std::int64_t at = 0;
  bool operator==(const SeenEvent&) const = default;
};

struct SeenView {
  std::int64_t moves = 0;
  boost::json::value view;
};

// A move that was sent, and when it was acknowledged.
struct Operation {
  std::string request;
  client::Clock::time_point begun;
  std::optional<client::Clock::time_point> ended;
};

class Guest {
 public:
  // Faults are sentences; a test expects none.
  Guest(client::Loop& loop, client::Address address, std::uint64_t seed,
        std::vector<std::string>& faults);

  client::Visitor& visitor() { return visitor_; }
  // From now on the guest is at this table, on a connection of its own. Without a seat it looks on.
  void sit(const std::string& table, const std::string& seat);
  // The server is back, perhaps elsewhere.
  void come_back(const client::Address& address);

  // Among several servers: the guest thinks before it plays, so `tick` must be called; it sends
  // again what nobody knows the fate of; and a server that was cut off may show it an old position.
  void be_patient(client::Clock::duration think) { think_ = think; }
  void tick();
  // Since when the guest has waited for an answer; nothing: it is not waiting.
  std::optional<client::Clock::time_point> waits_since() const;
  client::Clock::time_point reconnected() const { return connected_; }
  client::Clock::time_point heard() const { return heard_; }
  const client::Address& address() const { return address_; }
  bool has_seen() const { return !is_first_; }  // his table, on this connection
  const std::vector<Operation>& operations() const { return operations_; }
  const boost::json::value& view() const { return view_; }
  std::int64_t number() const { return number_; }

  const std::string& seat() const { return seat_; }
  bool is_over() const { return is_over_; }
  bool is_gone() const { return is_gone_; }
  std::size_t events() const { return events_.size(); }
  std::size_t acknowledged() const { return own_.size(); }
  const std::vector<SeenView>& sampled() const { return sampled_; }

 private:
  struct Sent {
    std::int64_t number = 0;
    std::string line;
    std::string request;
    std::string text;  // of the whole message
    client::Clock::time_point at{};
  };

  void connect();
  void hear(const std::string& text);
  void on_position(const boost::json::object& m);
  void on_accepted(std::string_view request, std::int64_t number);
  void on_refused(const boost::json::object& m);
  bool is_patient() const { return think_ > client::Clock::duration(0); }
  bool is_old(const boost::json::object& m) const;
  void check_events(const boost::json::object& m);
  void sample(const boost::json::object& m);
  void play();
  void complain(const std::string& what);

  client::Loop& loop_;
  client::Address address_;
  client::Visitor visitor_;
  Rng rng_;
  std::vector<std::string>& faults_;
  std::string table_;
  std::string seat_;
  std::unique_ptr<client::Tab> tab_;
  bool is_first_ = true;  // the position that comes next on this connection
  bool is_gone_ = true;
  bool is_over_ = false;
  std::int64_t number_ = 0;
  std::vector<std::string> legal_;
  std::vector<SeenEvent> events_;
  std::vector<std::string> own_;  // acknowledged moves of this seat
  std::optional<Sent> sent_;      // and not yet answered
  std::vector<SeenView> sampled_;
  client::Clock::duration think_{0};
  client::Clock::time_point asked_;  // when the position came
  client::Clock::time_point connected_;
  client::Clock::time_point heard_;  // anything
  client::Clock::time_point pinged_;
  std::vector<Operation> operations_;
  boost::json::value view_;
};

}  // namespace hadal::endure
