// SPDX-License-Identifier: Apache-2.0
#include "server/nodes/visits.h"

#include <algorithm>
#include <charconv>

#include "server/protocol/limits.h"

namespace hadal::nodes {

using house::TabId;
using Said = house::Neighbours::Said;

namespace {

constexpr std::size_t kMostUnanswered = 100;  // of one tab at one table

const std::string& request_of(const protocol::ClientMessage& message) {
  return std::visit([](const auto& m) -> const std::string& { return m.request; }, message);
}

bool is_a(std::string_view frame, std::string_view type) {
  constexpr std::string_view kBegin = R"({"type":")";
  return frame.starts_with(kBegin) && frame.substr(kBegin.size()).starts_with(type);
}

// What follows the first of these words.
std::string_view after(std::string_view text, std::string_view word) {
  const std::size_t at = text.find(word);
  return at == std::string_view::npos ? std::string_view() : text.substr(at + word.size());
}

std::int64_t moves_in(std::string_view position) {
  const std::string_view digits = after(position, R"("moves":)");
  std::int64_t moves = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), moves);
  return moves;
}

// Whether the frame answers this request, given as JSON.
bool answers(std::string_view frame, const std::string& request) {
  if (!is_a(frame, "position")) return after(frame, R"("request":)").starts_with(request);
  const std::string_view list = after(frame, R"("answers":[)");
  return list.substr(0, list.find(']')).find(request) != std::string_view::npos;
}

}  // namespace

std::int64_t Visits::number_of(TabId id, const std::string& table) const {
  const auto tab = of_tab_.find(id);
  if (tab == of_tab_.end()) return 0;
  const auto found = tab->second.find(table);
  return found == tab->second.end() ? 0 : found->second;
}

Visits::Visit& Visits::begin(TabId id, const Said& said) {
  std::map<std::string, std::int64_t>& mine = of_tab_[id];
  if (mine.size() >= protocol::kMostWatched)
    throw house::Refusal(house::Code::too_many_tables, "a tab can watch at most 20 tables");
  mine[said.table] = ++last_;
  Visit& visit = visits_[last_];
  visit.tab = id;
  visit.table = said.table;
  return visit;
}

void Visits::end(std::int64_t number) {
  const auto found = visits_.find(number);
  if (found == visits_.end()) return;
  const Visit& visit = found->second;
  if (!visit.node.empty()) needs_.send(visit.node, Left{needs_.members.us().address(), number}, {});
  of_tab_[visit.tab].erase(visit.table);
  visits_.erase(found);
}

void Visits::closed(TabId id) {
  const auto tab = of_tab_.find(id);
  if (tab == of_tab_.end()) return;
  std::vector<std::int64_t> numbers;
  for (const auto& [table, number] : tab->second) numbers.push_back(number);
  for (const std::int64_t number : numbers) end(number);
  of_tab_.erase(id);
}

// A table that has not left yet is served here as before.
bool Visits::pass_on(TabId id, const house::Tab& tab, const Said& said) {
  const bool comes = std::holds_alternative<protocol::Watch>(said.message);
  const bool goes = std::holds_alternative<protocol::Unwatch>(said.message);
  const bool is_ours = needs_.members.owns(said.table);
  if (is_ours && !comes && !goes) return false;
  std::int64_t number = number_of(id, said.table);
  if (number == 0 && goes) return false;
  if (number == 0) {
    begin(id, said);
    number = last_;
    if (!is_ours) visits_[number].node = needs_.members.owner_of(said.table).address();
  } else if (!is_right(visits_[number])) {
    go_on(number);
    number = number_of(id, said.table);
  }
  Visit& visit = visits_[number];
  const bool is_here = visit.node.empty();
  if (goes) {
    end(number);
    if (!is_here) tab.send(protocol::Accepted{request_of(said.message), 0});
    return !is_here;
  }
  if (comes) {
    const auto& watch = std::get<protocol::Watch>(said.message);
    visit.watches = true;
    visit.invite = watch.invite;
    visit.moves = watch.have_moves.value_or(0);
  }
  if (is_here) return false;
  remember(visit, said);
  tell(number, visit, said.text);
  return true;
}

void Visits::remember(Visit& visit, const Said& said) {
  if (visit.unanswered.size() >= kMostUnanswered)
    throw house::Refusal(house::Code::busy, "too much is waiting to be written; try again");
  const bool comes = std::holds_alternative<protocol::Watch>(said.message);
  if (comes) std::erase_if(visit.unanswered, [](const Unanswered& one) { return one.comes; });
  if (std::holds_alternative<protocol::SealPart>(said.message)) visit.sealed = said.text;
  JsonSink request;
  request.text(request_of(said.message));
  visit.unanswered.push_back({std::string(request.written()), std::string(said.text), comes});
}

void Visits::tell(std::int64_t number, Visit& visit, std::string_view text) {
  const house::Tab* tab = needs_.house.tab_list().find(visit.tab);
  if (tab == nullptr) return;
  needs_.send(
      visit.node,
      Says{needs_.members.us().address(), number, visit.table, tab->person, tab->address,
           static_cast<std::int64_t>(needs_.house.changes().last("people")), !visit.is_known},
      text);
  visit.is_known = true;
}

void Visits::shows(std::int64_t number, std::string_view frame) {
  const auto found = visits_.find(number);
  if (found == visits_.end()) return;  // from where the table was before
  const house::Tab* tab = needs_.house.tab_list().find(found->second.tab);
  note(found->second, frame);
  const bool is_for_us = is_a(frame, "accepted") && answers(frame, R"("")");
  if (tab != nullptr && !is_for_us) tab->output.send(std::make_shared<const std::string>(frame));
  const Visit& visit = found->second;
  if (!visit.watches && visit.unanswered.empty()) end(number);
}

void Visits::note(Visit& visit, std::string_view frame) {
  if (is_a(frame, "position")) visit.moves = moves_in(frame);
  if (is_a(frame, "waiting")) visit.moves = 0;
  if (is_a(frame, "refused"))  // it may not watch
    for (const Unanswered& one : visit.unanswered)
      if (one.comes && answers(frame, one.request)) visit.watches = false;
  std::erase_if(visit.unanswered,
                [&](const Unanswered& one) { return answers(frame, one.request); });
}

void Visits::closes(std::int64_t number, const std::string& reason) {
  const auto found = visits_.find(number);
  if (found == visits_.end()) return;
  if (const house::Tab* tab = needs_.house.tab_list().find(found->second.tab))
    tab->output.close(reason);
}

void Visits::not_mine(std::int64_t number) {
  const auto found = visits_.find(number);
  if (found == visits_.end()) return;
  found->second.is_astray = true;
  is_settled_ = false;
}

void Visits::start_over(const std::string& node) {
  for (auto& [number, visit] : visits_)
    if (!visit.node.empty() && (node.empty() || visit.node == node)) visit.is_astray = true;
  is_settled_ = false;
}

bool Visits::is_right(const Visit& visit) const {
  if (visit.is_astray) return false;
  if (needs_.members.owns(visit.table)) return visit.node.empty();
  return visit.node == needs_.members.owner_of(visit.table).address();
}

// What was asked here is answered here first.
bool Visits::leave_here(Visit& visit) {
  const house::OpenTable* open = needs_.house.tables().in_memory(visit.table);
  if (open == nullptr) return true;
  if (needs_.house.tables().is_busy(*open)) return false;
  visit.moves = needs_.house.tabs().detach(visit.tab, visit.table);
  return true;
}

// The same visit, under another number: what was sent for the old one comes too late.
void Visits::go_on(std::int64_t number) {
  Visit& old = visits_[number];
  if (old.node.empty() && !leave_here(old)) return;
  Visit visit = std::move(old);
  if (!visit.node.empty()) needs_.send(visit.node, Left{needs_.members.us().address(), number}, {});
  visits_.erase(number);
  visit.is_astray = visit.is_known = false;
  const bool is_ours = needs_.members.owns(visit.table);
  visit.node = is_ours ? std::string() : needs_.members.owner_of(visit.table).address();
  const std::vector<std::string> texts = introduction(visit);
  if (is_ours) visit.unanswered.clear();
  const std::int64_t next = ++last_;
  const TabId tab = visit.tab;
  of_tab_[tab][visit.table] = next;
  visits_[next] = std::move(visit);
  for (const std::string& text : texts)
    is_ours ? needs_.house.tabs().receive(tab, text) : tell(next, visits_[next], text);
}

std::vector<std::string> Visits::introduction(const Visit& visit) const {
  std::vector<std::string> texts;
  const bool comes = std::any_of(visit.unanswered.begin(), visit.unanswered.end(),
                                 [](const Unanswered& one) { return one.comes; });
  if (visit.watches && !comes)
    texts.push_back(
        protocol::to_message(protocol::Watch{"", visit.table, visit.invite, visit.moves}));
  if (!visit.sealed.empty()) texts.push_back(visit.sealed);
  for (const Unanswered& one : visit.unanswered)
    if (one.text != visit.sealed) texts.push_back(one.text);
  return texts;
}

void Visits::tick() {
  if (is_settled_) return;
  std::vector<std::int64_t> wrong;
  for (const auto& [number, visit] : visits_)
    if (!is_right(visit)) wrong.push_back(number);
  is_settled_ = true;
  for (const std::int64_t number : wrong)
    if (visits_.contains(number)) go_on(number);
  for (const std::int64_t number : wrong)
    if (visits_.contains(number)) is_settled_ = false;  // busy: next time
}

}  // namespace hadal::nodes
