// SPDX-License-Identifier: Apache-2.0
// One of several houses with the same log. Everybody follows what concerns people, results and
// bans; each table belongs to one node, which alone lets bots think and clocks run there; any node
// serves any client. The log decides who writes, so a wrong belief costs time and nothing else.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "server/nats/bus.h"
#include "server/nats/nats_log.h"
#include "server/nodes/asking.h"
#include "server/nodes/caretaker.h"

namespace hadal::nodes {

class Node final : public house::Neighbours {
 public:
  struct Outside {
    log::NatsOptions nats;  // its folder keeps our name
    log::NatsLog& log;
    house::Post post;  // to the thread of the house
    house::Now now;    // milliseconds that do not jump
    // For the operator.
    std::function<void(const std::string& line)> report = [](const std::string&) {};
  };
  // Throws log::LogError.
  explicit Node(Outside outside);
  ~Node() override;
  Node(const Node&) = delete;
  Node& operator=(const Node&) = delete;

  // Answers a request of another node.
  using Reply = std::function<void(Answers head, std::string body)>;
  using Answer = std::function<void(const Asks& asks, const std::string& body, Reply reply)>;
  // From now on we own tables. Waits a moment for the others to introduce themselves.
  void join(house::House& house, Answer answer);
  void tick();  // several times a second
  void leave();
  // Whoever is here cannot play on: neither the log nor most of the others can be reached.
  bool is_cut_off() const { return is_cut_off_; }
  std::size_t size() const { return members_.size(); }  // living nodes

  // Asks the owner of the table, again if it is not the owner any more. `number`, `home` and
  // `people` are filled in. A status of 0: the table is ours now, ask here.
  void ask_owner(Asks asks, std::string body, Asking::Done done);
  // Those who do not answer in a moment are left out.
  using All = std::function<void(std::vector<Answered>)>;
  void ask_others(Asks asks, All done);
  // What others know about people is known here.
  void read_people(std::function<void()> then);

  bool owns(std::string_view table) const override { return members_.owns(table); }
  std::string new_table() override;
  bool pass_on(house::TabId id, const house::Tab& tab, const Said& said) override;
  void closed(house::TabId id) override;
  void happened(const std::string& stream, std::uint64_t last) override;
  house::Purse& purse() override { return purse_; }

 private:
  void hear(const std::string& written);
  void on(const Beat& beat, std::string_view);
  void on(const Wrote& wrote, std::string_view);
  void on(const Spent& spent, std::string_view);
  void on(const Asks& asks, std::string_view body);
  void on(const Answers& answers, std::string_view body);
  void beat(bool leaving = false);
  void tell_what_was_spent();
  void learn_of(const std::string& stream, std::uint64_t last);
  void members_changed();
  void look_whether_cut_off();
  void note_interruptions(const std::string& address, std::int64_t count);
  void send(const std::string& address, const Parcel& parcel, std::string_view text);
  void retry(Asks asks, std::string body, Asking::Done done);

  Outside outside_;
  Members members_;
  house::Purse purse_;
  std::map<std::string, std::uint64_t> announced_;     // entries, by stream
  std::map<std::string, std::int64_t> interruptions_;  // by the address of a node
  house::House* house_ = nullptr;
  Answer answer_;
  Asking asking_;
  std::unique_ptr<Visits> visits_;
  std::unique_ptr<Guests> guests_;
  std::unique_ptr<Caretaker> caretaker_;
  std::deque<std::pair<std::int64_t, std::function<void()>>> later_;
  std::int64_t ticked_ = 0;
  std::int64_t written_ = 0;  // when the log was last seen to work
  bool is_probing_ = false;
  bool is_cut_off_ = false;
  bool has_left_ = false;
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);  // for what comes back too late
  log::Bus bus_;                                                // last: its threads end first
};

}  // namespace hadal::nodes
