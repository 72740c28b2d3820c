// SPDX-License-Identifier: Apache-2.0
#include "server/nodes/node.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <fstream>
#include <thread>

#include "server/common/secrets.h"

namespace hadal::nodes {
namespace {

constexpr std::chrono::milliseconds kIntroduction(400);
constexpr std::int64_t kRetryMs = 200;
constexpr std::int64_t kGatherMs = 700;       // for a list of all
constexpr std::int64_t kWritelessMs = 2'000;  // then we are cut off, if most others are lost too
constexpr std::array kFollowed{"people", "results", "house", "checks", "deals"};

// The same after a restart, so that the same tables come back.
std::string name_in(const std::string& folder) {
  const std::string file = folder + "/node";
  std::string name;
  std::ifstream(file) >> name;
  if (!name.empty()) return name;
  name = house::random_token(8);
  std::ofstream(file) << name << "\n";
  return name;
}

// Later ones with the same name are born later.
std::int64_t now_since_1970() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

// A subject that the stream of the log does not take in.
std::string subject_of(const log::NatsOptions& nats, const std::string& whose) {
  return nats.stream + "_nodes." + whose;
}

constexpr const char* kEverybody = "all";

}  // namespace

Node::Node(Outside outside)
    : outside_(std::move(outside)),
      members_({name_in(outside_.nats.folder), now_since_1970()}),
      bus_(outside_.nats) {}

Node::~Node() { outside_.log.tell_of_others({}); }

void Node::join(house::House& house, Answer answer) {
  house_ = &house;
  answer_ = std::move(answer);
  const Visits::Needs needs{house, members_,
                            [this](const std::string& address, const Parcel& parcel,
                                   std::string_view text) { send(address, parcel, text); }};
  visits_ = std::make_unique<Visits>(needs);
  guests_ = std::make_unique<Guests>(needs);
  caretaker_ = std::make_unique<Caretaker>(
      Caretaker::Needs{house, outside_.log, members_, *guests_, outside_.post});
  ticked_ = written_ = outside_.now();
  const auto listen = [this](const std::string& whose) {
    bus_.listen(subject_of(outside_.nats, whose),
                [this, alive = std::weak_ptr<bool>(alive_)](std::string text) {
                  outside_.post([this, alive, text = std::move(text)] {
                    if (alive.lock()) hear(text);
                  });
                });
  };
  listen(kEverybody);
  listen(members_.us().address());
  outside_.log.tell_of_others(
      [this, alive = std::weak_ptr<bool>(alive_)](const std::string& stream, std::uint64_t last) {
        outside_.post([this, alive, stream, last] {
          if (alive.lock()) learn_of(stream, last);
        });
      });
  beat();
  std::this_thread::sleep_for(kIntroduction);
}

void Node::send(const std::string& address, const Parcel& parcel, std::string_view text) {
  bus_.say(subject_of(outside_.nats, address), write_parcel(parcel, text));
}

// Nothing follows a goodbye, or the others would think that we are back.
void Node::beat(bool leaving) {
  if (has_left_) return;
  has_left_ = leaving;
  Beat beat{members_.us().name, members_.us().born, leaving, {}};
  for (const char* stream : kFollowed)
    beat.entries[stream] = static_cast<std::int64_t>(house_->changes().last(stream));
  beat.interruptions = bus_.interruptions();
  send(kEverybody, beat, {});
}

// What was lost on the way to us, or from somebody, is asked for again.
void Node::note_interruptions(const std::string& address, std::int64_t count) {
  std::int64_t& known = interruptions_[address];
  if (known == count) return;
  known = count;
  visits_->start_over(address == members_.us().address() ? std::string() : address);
}

void Node::leave() { beat(true); }

void Node::hear(const std::string& written) {
  try {
    const auto [parcel, text] = read_parcel(written);
    std::visit(
        [&, text = text](const auto& p) {
          using P = std::decay_t<decltype(p)>;
          if constexpr (std::is_same_v<P, Says>)
            guests_->says(p, text);
          else if constexpr (std::is_same_v<P, Left>)
            guests_->left(p);
          else if constexpr (std::is_same_v<P, Shows>)
            visits_->shows(p.visit, text);
          else if constexpr (std::is_same_v<P, Closes>)
            visits_->closes(p.visit, p.reason);
          else if constexpr (std::is_same_v<P, NotMine>)
            visits_->not_mine(p.visit);
          else
            on(p, text);
        },
        parcel);
  } catch (const protocol::BadMessage& e) {  // a node of another version
    outside_.report(std::string("event=parcel_not_read reason=\"") + e.what() + "\"");
  }
}

// A new node is told at once who we are.
void Node::on(const Beat& beat, std::string_view) {
  const Members::Node node{beat.name, beat.born};
  if (node == members_.us()) return;
  if (beat.leaving) {
    if (members_.left(node)) members_changed();
    return;
  }
  note_interruptions(node.address(), beat.interruptions);
  for (const auto& [stream, last] : beat.entries)
    learn_of(stream, static_cast<std::uint64_t>(last));
  if (!members_.heard(node, outside_.now())) return;
  members_changed();
  this->beat();
}

void Node::on(const Wrote& wrote, std::string_view) {
  learn_of(wrote.stream, static_cast<std::uint64_t>(wrote.last));
}

void Node::on(const Spent& spent, std::string_view) {
  if (spent.name != members_.us().name) purse_.spent_elsewhere(spent.all);
}

// In pieces that NATS can carry. If no other node is there to hear it, it is forgotten.
void Node::tell_what_was_spent() {
  constexpr std::size_t kMost = 2'000;
  const std::vector<house::Spending> all = purse_.take();
  if (members_.size() == 1) return;
  for (std::size_t from = 0; from < all.size(); from += kMost) {
    const auto first = all.begin() + static_cast<std::ptrdiff_t>(from);
    const auto count = static_cast<std::ptrdiff_t>(std::min(kMost, all.size() - from));
    send(kEverybody, Spent{members_.us().name, {first, first + count}}, {});
  }
}

// A stream that is not known here is read when somebody asks for it.
void Node::learn_of(const std::string& stream, std::uint64_t last) {
  announced_[stream] = std::max(announced_[stream], last);
  const bool is_table = stream.starts_with(house::kTablePrefix);
  if (is_table) announced_.erase(stream);
  if (is_table && house_->tables().in_memory(house::table_of(stream)) == nullptr) return;
  const bool is_followed = std::find(kFollowed.begin(), kFollowed.end(), stream) != kFollowed.end();
  if (!is_table && !is_followed) return;
  house_->changes().catch_up(stream, last, [] {});
}

// Everybody is told of what concerns everybody, and an owner of what somebody else wrote.
void Node::happened(const std::string& stream, std::uint64_t last) {
  const bool is_table = stream.starts_with(house::kTablePrefix);
  if (is_table && owns(house::table_of(stream))) return;
  if (!is_table && announced_[stream] >= last) return;
  if (!is_table) announced_[stream] = last;
  send(kEverybody, Wrote{stream, static_cast<std::int64_t>(last)}, {});
}

void Node::members_changed() {
  std::string names;
  for (const Members::Node& node : members_.others()) names += " " + node.name;
  outside_.report("event=nodes living=" + std::to_string(members_.size()) + " we=" +
                  members_.us().name + " others=\"" + names.substr(names.empty() ? 0 : 1) + "\"");
  visits_->members_changed();
  caretaker_->members_changed();
  guests_->close_those_of_lost_nodes();
}

void Node::tick() {
  const std::int64_t now = outside_.now();
  if (now - ticked_ > Members::kDeadAfterMs) {  // the others have thought us dead
    members_.forgive(now);
    caretaker_->read_all_on();
    visits_->start_over({});
  }
  ticked_ = now;
  note_interruptions(members_.us().address(), bus_.interruptions());
  beat();
  tell_what_was_spent();
  if (members_.expire(now)) members_changed();
  asking_.give_up(now, members_);
  for (std::size_t n = later_.size(); n > 0 && later_.front().first <= now; --n) {
    const std::function<void()> task = std::move(later_.front().second);
    later_.pop_front();
    task();
  }
  visits_->tick();
  caretaker_->tick(now);
  look_whether_cut_off();
}

// If most of the others can be heard, the log will be there again in a moment: it elects a leader.
// Whoever was cut off must have written something before people may come in again.
void Node::look_whether_cut_off() {
  const std::int64_t now = outside_.now();
  if (members_.hears_majority() && !is_cut_off_) {
    written_ = now;
    return;
  }
  if (!is_cut_off_ && now - written_ > kWritelessMs) {
    is_cut_off_ = true;
    outside_.report("event=cut_off reason=\"neither the log nor most nodes can be reached\"");
    house_->tab_list().close_if([](const house::Tab&) { return true; }, "restart");
  }
  if (is_probing_) return;
  is_probing_ = true;
  outside_.log.probe([this, alive = std::weak_ptr<bool>(alive_)](const std::string& why) {
    outside_.post([this, alive, is_good = why.empty()] {
      if (!alive.lock()) return;
      is_probing_ = false;
      if (!is_good) return;
      written_ = outside_.now();
      is_cut_off_ = false;
    });
  });
}

// With many nodes this takes as many tries.
std::string Node::new_table() {
  for (;;) {
    std::string id = house::random_token(16);
    if (owns(id)) return id;
  }
}

bool Node::pass_on(house::TabId id, const house::Tab& tab, const Said& said) {
  if (!guests_->has(id)) return visits_->pass_on(id, tab, said);
  if (owns(said.table)) return false;
  guests_->turn_away(id);
  return true;
}

void Node::closed(house::TabId id) {
  guests_->closed(id);
  visits_->closed(id);
}

void Node::read_people(std::function<void()> then) {
  house_->changes().catch_up("people", house::Changes::kAll, std::move(then));
}

void Node::on(const Asks& asks, std::string_view body) {
  const auto reply = [this, alive = std::weak_ptr<bool>(alive_), home = asks.home,
                      number = asks.number](Answers head, const std::string& text) {
    if (!alive.lock()) return;
    head.number = number;
    send(home, head, text);
  };
  if (!asks.table.empty() && !owns(asks.table)) return reply({}, {});
  house_->changes().catch_up(
      "people", static_cast<std::uint64_t>(asks.people),
      [this, asks, reply, body = std::string(body)] { answer_(asks, body, reply); });
}

void Node::on(const Answers& answers, std::string_view body) { asking_.answered(answers, body); }

void Node::ask_owner(Asks asks, std::string body, Asking::Done done) {
  if (owns(asks.table)) return done(Answered{});
  const std::string address = members_.owner_of(asks.table).address();
  asks.home = members_.us().address();
  asks.people = static_cast<std::int64_t>(house_->changes().last("people"));
  asks.number = asking_.expect(address, outside_.now() + Asking::kPatienceMs,
                               [this, asks, body, done](std::optional<Answered> answered) {
                                 const bool may_repeat =
                                     answered ? answered->head.status == 0 : asks.method != "POST";
                                 if (may_repeat) return retry(asks, body, done);
                                 done(std::move(answered));
                               });
  send(address, asks, body);
}

void Node::retry(Asks asks, std::string body, Asking::Done done) {
  later_.emplace_back(outside_.now() + kRetryMs,
                      [this, asks = std::move(asks), body = std::move(body),
                       done = std::move(done)] { ask_owner(asks, body, done); });
}

void Node::ask_others(Asks asks, All done) {
  struct Gathered {
    std::vector<Answered> all;
    std::size_t missing = 0;
    All done;
  };
  const std::vector<Members::Node> others = members_.others();
  const auto gathered = std::make_shared<Gathered>(Gathered{{}, others.size(), std::move(done)});
  if (others.empty()) return gathered->done({});
  asks.home = members_.us().address();
  asks.people = static_cast<std::int64_t>(house_->changes().last("people"));
  for (const Members::Node& node : others) {
    asks.number = asking_.expect(node.address(), outside_.now() + kGatherMs,
                                 [gathered](std::optional<Answered> answered) {
                                   if (answered) gathered->all.push_back(std::move(*answered));
                                   if (--gathered->missing == 0)
                                     gathered->done(std::move(gathered->all));
                                 });
    send(node.address(), asks, {});
  }
}

}  // namespace hadal::nodes
