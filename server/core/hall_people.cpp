// SPDX-License-Identifier: Apache-2.0
#include "server/core/hall.h"
#include "server/core/secrets.h"

namespace hadal::core {
namespace {

constexpr std::size_t kTokenBytes = 32;
constexpr std::int64_t kLookMs = 60LL * 60 * 1000;  // at old sessions

}  // namespace

void Hall::change_people(std::function<std::vector<PeopleEvent>()> decide, Done done) {
  changes_.submit({"people",
                   [decide = std::move(decide)] {
                     Written written;
                     for (const PeopleEvent& event : decide())
                       written.texts.push_back(write_event(event));
                     return written;
                   },
                   std::move(done)});
}

PersonId Hall::person_of(std::string_view token) const {
  return people_.person_of(hash_token(token), outside_.now());
}

void Hall::note_use(std::string_view token) { note_use_of(hash_token(token)); }

void Hall::note_use_of(const std::string& session) {
  if (!people_.should_note_use(session, outside_.now())) return;
  change_people(
      [this, session]() -> std::vector<PeopleEvent> {
        if (!people_.should_note_use(session, outside_.now())) return {};
        return {SessionUsed{session}};
      },
      [](const Refusal*) {});
}

// An open tab is a session in use, though nobody may have clicked for months.
void Hall::end_old_sessions() {
  const std::int64_t now = outside_.now();
  if (now < next_look_) return;
  next_look_ = now + kLookMs;
  std::set<std::string> open;
  for (const auto& [id, tab] : tabs_) open.insert(tab.session);
  for (const std::string& session : open) note_use_of(session);
  people_.forget_sessions(now);
  drop_tabs(
      [&](const Tab& tab) { return !tab.session.empty() && !people_.person_of(tab.session, now); });
}

std::string Hall::come(const std::string& name, Done done) {
  std::string token = random_token(kTokenBytes);
  change_people(
      [this, name, hash = hash_token(token)]() -> std::vector<PeopleEvent> {
        const PersonCame came = people_.come(name);
        return {came, SessionBegun{came.person, hash}};
      },
      std::move(done));
  return token;
}

std::string Hall::enroll(const std::string& name, const std::string& hash, const PersonId& guest,
                         Done done) {
  std::string token = random_token(kTokenBytes);
  change_people(
      [this, name, hash, guest, kept = hash_token(token)]() -> std::vector<PeopleEvent> {
        const PersonRegistered enrolled = people_.enroll(name, hash, guest);
        return {enrolled, SessionBegun{enrolled.person, kept}};
      },
      std::move(done));
  return token;
}

std::string Hall::sign_in(const std::string& person, Done done) {
  std::string token = random_token(kTokenBytes);
  change_people(
      [this, person, kept = hash_token(token)]() -> std::vector<PeopleEvent> {
        if (people_.find(person) == nullptr)
          throw Refusal("wrong_password", "wrong name or password");
        return {SessionBegun{person, kept}};
      },
      std::move(done));
  return token;
}

void Hall::sign_out(const std::string& token, Done done) {
  const std::string session = hash_token(token);
  change_people(
      [this, session]() -> std::vector<PeopleEvent> {
        if (!people_.person_of(session, outside_.now())) return {};  // anybody may ask anything
        return {SessionEnded{session}};
      },
      [this, session, done = std::move(done)](const Refusal* refusal) {
        if (refusal == nullptr) drop_tabs([&](const Tab& tab) { return tab.session == session; });
        done(refusal);
      });
}

void Hall::sign_out_everywhere(const std::string& person, Done done) {
  change_people([person]() -> std::vector<PeopleEvent> { return {SessionsEnded{person}}; },
                [this, person, done = std::move(done)](const Refusal* refusal) {
                  if (refusal == nullptr)
                    drop_tabs([&](const Tab& tab) { return tab.person == person; });
                  done(refusal);
                });
}

void Hall::rename(const std::string& person, const std::string& name, Done done) {
  change_people(
      [this, person, name]() -> std::vector<PeopleEvent> { return {people_.rename(person, name)}; },
      [this, person, done = std::move(done)](const Refusal* refusal) {
        done(refusal);
        if (refusal == nullptr) show_name(person);
      });
}

// Those who watch his tables learn it now, and not with the next move.
void Hall::show_name(const std::string& person) {
  const auto found = tables_of_.find(person);
  if (found == tables_of_.end()) return;
  for (const std::string& id : found->second) {
    Held& held = *rooms_.at(id);
    held.position_changed = true;
    show(held);
  }
}

void Hall::remove(const std::string& person, const std::string& typed, Done done) {
  change_people([this, person,
                 typed]() -> std::vector<PeopleEvent> { return {people_.remove(person, typed)}; },
                [this, person, done = std::move(done)](const Refusal* refusal) {
                  if (refusal == nullptr) {
                    drop_tabs([&](const Tab& tab) { return tab.person == person; });
                    release_seats(person);
                  }
                  done(refusal);
                });
}

// At running tables a bot plays on; at waiting ones the seat is free again, and a table without its
// host is given up.
void Hall::release_seats(const std::string& person) {
  const auto found = tables_of_.find(person);
  if (found == tables_of_.end()) return;
  const std::set<std::string> tables = found->second;
  for (const std::string& id : tables) {
    Held* held = find(id);
    if (held == nullptr) continue;
    change_room(
        *held,
        [person](Room& room) -> std::vector<TableEvent> {
          const std::optional<Player> p = room.seat_of(person);
          if (room.state() == protocol::TableState::over) return {};
          if (room.state() == protocol::TableState::waiting && room.plan().host == person)
            return {Closed{}};
          if (!p || room.at(*p).bot_why == "deleted") return {};
          if (room.state() == protocol::TableState::waiting) return {room.decide_leave(person)};
          return {BotTook{name(*p), "deleted"}};
        },
        [](const Refusal*) {});
  }
}

void Hall::set_webhook(const std::string& person, const std::optional<std::string>& url,
                       Done done) {
  change_people(
      [person, url]() -> std::vector<PeopleEvent> {
        if (url) check_webhook(*url);
        return {WebhookSet{person, url}};
      },
      std::move(done));
}

void Hall::drop_tabs(const std::function<bool(const Tab&)>& which) {
  std::vector<std::function<void(const std::string&)>> closers;
  for (const auto& [id, tab] : tabs_)
    if (which(tab)) closers.push_back(tab.output.close);
  for (const auto& close : closers) close("signed_out");
}

}  // namespace hadal::core
