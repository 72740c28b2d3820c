// SPDX-License-Identifier: Apache-2.0
#include "server/core/hall.h"
#include "server/core/secrets.h"

namespace hadal::core {
namespace {

constexpr std::size_t kTokenBytes = 32;

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
  change_people(
      [kept = hash_token(token)]() -> std::vector<PeopleEvent> { return {SessionEnded{kept}}; },
      std::move(done));
}

void Hall::sign_out_everywhere(const std::string& person, Done done) {
  change_people([person]() -> std::vector<PeopleEvent> { return {SessionsEnded{person}}; },
                [this, person, done = std::move(done)](const Refusal* refusal) {
                  if (refusal == nullptr) drop_tabs(person);
                  done(refusal);
                });
}

void Hall::rename(const std::string& person, const std::string& name, Done done) {
  change_people(
      [this, person, name]() -> std::vector<PeopleEvent> { return {people_.rename(person, name)}; },
      std::move(done));
}

// At running tables a bot plays on; at waiting ones the seat is free again.
void Hall::remove(const std::string& person, const std::string& typed, Done done) {
  change_people([this, person,
                 typed]() -> std::vector<PeopleEvent> { return {people_.remove(person, typed)}; },
                [this, person, done = std::move(done)](const Refusal* refusal) {
                  if (refusal != nullptr) return done(refusal);
                  drop_tabs(person);
                  const std::set<std::string> tables = tables_of_[person];
                  for (const std::string& id : tables) {
                    Held* held = find(id);
                    if (held == nullptr || !held->room.seat_of(person)) continue;
                    change_room(
                        *held,
                        [person](Room& room) -> std::vector<TableEvent> {
                          const std::optional<Player> p = room.seat_of(person);
                          if (!p || room.state() == protocol::TableState::over) return {};
                          if (room.state() == protocol::TableState::waiting)
                            return {room.decide_leave(person)};
                          return {BotTook{name(*p), "deleted"}};
                        },
                        [](const Refusal*) {});
                  }
                  done(nullptr);
                });
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

void Hall::drop_tabs(const std::string& person) {
  std::vector<TabId> theirs;
  for (const auto& [id, tab] : tabs_)
    if (tab.person == person) theirs.push_back(id);
  for (const TabId id : theirs) {
    const std::function<void(const std::string&)> close = tabs_.at(id).output.close;
    close("signed_out");
  }
}

}  // namespace hadal::core
