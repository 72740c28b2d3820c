// SPDX-License-Identifier: Apache-2.0
#include "server/endure/tests/guest.h"

#include <algorithm>

namespace hadal::endure {
namespace json = boost::json;
namespace {

constexpr std::size_t kSampled = 6;  // views that are compared with the replay after the end

std::vector<SeenEvent> events_of(const json::object& position) {
  std::vector<SeenEvent> events;
  for (const json::value& one : position.at("events").as_array()) {
    const json::object& event = one.as_object();
    events.push_back({event.at("move").as_int64(), std::string(event.at("mover").as_string()),
                      std::string(event.at("text").as_string()), event.at("at").as_int64()});
  }
  return events;
}

}  // namespace

Guest::Guest(client::Loop& loop, client::Address address, std::uint64_t seed,
             std::vector<std::string>& faults)
    : loop_(loop), address_(address), visitor_(std::move(address)), rng_(seed), faults_(faults) {}

void Guest::complain(const std::string& what) {
  faults_.push_back(table_ + " " + seat_ + ": " + what);
}

void Guest::sit(const std::string& table, const std::string& seat) {
  table_ = table;
  seat_ = seat;
  is_over_ = false;
  number_ = 0;
  legal_.clear();
  events_.clear();
  own_.clear();
  sent_.reset();
  sampled_.clear();
  operations_.clear();
  connect();
}

void Guest::come_back(const client::Address& address) {
  address_ = address;
  visitor_.move_to(address);
  if (!table_.empty()) connect();
}

void Guest::connect() {
  is_first_ = true;
  is_gone_ = false;
  asked_ = connected_ = heard_ = pinged_ = client::Clock::now();
  tab_ = std::make_unique<client::Tab>(
      loop_, address_, visitor_.cookie(),
      client::TabHandlers{[] {}, [this](const std::string& text) { hear(text); },
                          [this] { is_gone_ = true; }});
  tab_->send(
      json::serialize(json::object{{"type", "watch"}, {"request", "watch"}, {"table", table_}}));
}

void Guest::hear(const std::string& text) {
  heard_ = client::Clock::now();
  const json::object m = json::parse(text).as_object();
  const json::string& type = m.at("type").as_string();
  if (type == "position") on_position(m);
  if (type == "accepted") on_accepted(m.at("request").as_string(), m.at("number").as_int64());
  if (type == "refused") on_refused(m);
}

// Nobody knows whether it was written: the same request again is carried out once.
void Guest::on_refused(const json::object& m) {
  const json::string& code = m.at("code").as_string();
  const bool may_come_again = code == "unknown" || code == "not_written" || code == "busy";
  if (is_patient() && may_come_again) return;
  complain("refused: " + json::serialize(m));
}

void Guest::tick() {
  constexpr std::chrono::seconds kAgain(1);
  const client::Clock::time_point now = client::Clock::now();
  if (is_gone_ || is_first_) return;
  if (now - pinged_ > kAgain) {
    pinged_ = now;
    tab_->send(R"({"type":"ping","request":"ping"})");
  }
  if (!sent_) return play();
  if (now - sent_->at < kAgain) return;
  sent_->at = now;
  tab_->send(sent_->text);
}

std::optional<client::Clock::time_point> Guest::waits_since() const {
  if (is_first_) return asked_;
  if (sent_) return operations_.back().begun;
  return std::nullopt;
}

bool Guest::is_old(const json::object& m) const {
  const auto after = static_cast<std::size_t>(m.at("events_after").as_int64());
  return is_patient() && after + m.at("events").as_array().size() < events_.size();
}

void Guest::on_position(const json::object& m) {
  for (const json::value& request : m.at("answers").as_array())
    on_accepted(request.as_string(), m.at("number").as_int64());
  if (is_old(m)) return;
  check_events(m);
  if (m.at("number").as_int64() < number_) complain("the position's number went back");
  number_ = m.at("number").as_int64();
  view_ = m.at("view");
  asked_ = client::Clock::now();
  is_over_ = m.at("state") == "over";
  legal_.clear();
  for (const json::value& line : m.at("legal").as_array()) legal_.emplace_back(line.as_string());
  sample(m);
  // Nobody knows whether it arrived: the same request again is carried out once.
  if (is_first_ && sent_) tab_->send(sent_->text);
  is_first_ = false;
  play();
}

// Nothing that was shown or acknowledged may change or vanish, and nothing may happen twice.
void Guest::check_events(const json::object& m) {
  const std::vector<SeenEvent> added = events_of(m);
  const auto after = static_cast<std::size_t>(m.at("events_after").as_int64());
  if (after > events_.size()) return complain("events are missing in between");
  std::vector<SeenEvent> now(events_.begin(), events_.begin() + static_cast<std::ptrdiff_t>(after));
  now.insert(now.end(), added.begin(), added.end());
  if (now.size() < events_.size() || !std::equal(events_.begin(), events_.end(), now.begin()))
    complain("what was shown has changed");
  events_ = std::move(now);
  std::vector<std::string> mine;
  for (const SeenEvent& event : events_)
    if (event.mover == seat_) mine.push_back(event.text);
  std::vector<std::string> expected = own_;
  if (sent_ && mine.size() > own_.size()) expected.push_back(sent_->line);
  if (mine != expected)
    complain("acknowledged " + std::to_string(own_.size()) + " moves, the table has " +
             std::to_string(mine.size()));
}

void Guest::sample(const json::object& m) {
  const SeenView seen{m.at("moves").as_int64(), m.at("view")};
  if (sampled_.size() < kSampled)
    sampled_.push_back(seen);
  else if (const std::uint32_t i = rng_.below(static_cast<std::uint32_t>(number_ + 1));
           i < kSampled)
    sampled_[i] = seen;
}

void Guest::on_accepted(std::string_view request, std::int64_t number) {
  if (!sent_ || request != sent_->request) return;
  if (number <= sent_->number) complain("accepted, but nothing has changed");
  own_.push_back(sent_->line);
  operations_.back().ended = client::Clock::now();
  const bool is_shown = number_ > sent_->number;
  sent_.reset();
  if (is_shown)
    play();
  else
    legal_.clear();  // until the new position comes
}

void Guest::play() {
  if (sent_ || legal_.empty() || is_over_) return;
  if (client::Clock::now() - asked_ < think_) return;
  const std::string& line = legal_[rng_.below(static_cast<std::uint32_t>(legal_.size()))];
  Sent next{number_, line, seat_ + std::to_string(number_), ""};
  next.text = json::serialize(json::object{{"type", "play"},
                                           {"request", next.request},
                                           {"table", table_},
                                           {"number", next.number},
                                           {"line", next.line}});
  next.at = client::Clock::now();
  operations_.push_back({next.request, next.at, std::nullopt});
  tab_->send(next.text);
  sent_ = std::move(next);
}

}  // namespace hadal::endure
