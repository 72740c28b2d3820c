// SPDX-License-Identifier: Apache-2.0
#include "server/lobby/departures.h"

#include <utility>

#include "server/table/erasure.h"

namespace hadal::house {
namespace {

constexpr std::int64_t kGuestLookMs = 60LL * 60 * 1000;  // for idle guests
constexpr std::int64_t kKeepGuestsMs = 90LL * 24 * 60 * 60 * 1000;
constexpr std::size_t kMostAtOnce = 1000;  // guests that go with one change

}  // namespace

void Departures::remove(const std::vector<std::string>& people, Done done) {
  needs_.changes.submit({"people",
                         [people] {
                           Written written;
                           for (const std::string& person : people)
                             written.texts.push_back(
                                 write_event(PeopleEvent(PersonDeleted{person})));
                           return written;
                         },
                         [this, people, done = std::move(done)](const Refusal* refusal) {
                           if (refusal == nullptr) gone(people);
                           done(refusal);
                         }});
}

void Departures::gone(const std::vector<std::string>& people) {
  const std::set<std::string> all(people.begin(), people.end());
  leave(all);
  erase(all);
}

void Departures::leave(const std::set<std::string>& people) {
  needs_.tabs.close_if([&](const Tab& tab) { return tab.person && people.contains(*tab.person); },
                       "signed_out");
  for (const std::string& person : people) needs_.release_seats(person);
  forget_words_of(people);
}

void Departures::forget_words_of(const std::set<std::string>& people) {
  for (const auto& [id, open] : needs_.tables)
    for (const std::string& person : people) open->table.forget_words_of(person);
}

void Departures::go_on() {
  if (!needs_.people.not_erased().empty()) erase(needs_.people.not_erased());
}

// Data in memory goes at once; the log is searched on another thread. If damage or a full disk
// stops that, the next start tries again, as long as the stream of the people, which comes last,
// still says anything about this person.
void Departures::erase(const std::set<std::string>& people) {
  forget_words_of(people);
  needs_.errands.run([people, &log = needs_.outside.log] {
    try {
      auto all = erasure_of(log, people);
      const log::Log::Texts last = std::exchange(all["people"], {});
      for (auto& [stream, texts] : all) log.replace(stream, texts, [](const log::Appended&) {});
      log.replace("people", last, [](const log::Appended&) {});
    } catch (const std::exception&) {  // see above
    }
  });
}

void Departures::tick() {
  const std::int64_t now = needs_.outside.now();
  if (now < next_look_) return;
  next_look_ = now + kGuestLookMs;
  look_for_idle_guests();
}

// Another thread looks up whether they have a game, because there may be many guests.
void Departures::look_for_idle_guests() {
  const std::int64_t since = needs_.outside.now() - kKeepGuestsMs;
  std::vector<std::string> guests = needs_.people.idle_guests(since);
  if (guests.empty()) return;
  needs_.errands.run([this, since, guests = std::move(guests), &log = needs_.outside.log,
                      post = needs_.outside.post, alive = std::weak_ptr<bool>(alive_)] {
    std::vector<std::string> idle;
    try {
      for (const std::string& guest : guests)
        if (idle.size() < kMostAtOnce && log.streams_of(guest).empty()) idle.push_back(guest);
    } catch (const std::exception&) {  // a damaged place; they stay
    }
    post([this, since, idle, alive] {
      if (alive.lock()) remove_guests(idle, since);
    });
  });
}

// One of them may have come back in the meantime.
void Departures::remove_guests(std::vector<std::string> idle, std::int64_t since) {
  std::erase_if(idle, [&](const std::string& guest) {
    const PersonRow* row = needs_.people.find(guest);
    return row == nullptr || row->seen >= since || !row->password.empty() ||
           !needs_.tables.of(guest).empty();
  });
  if (!idle.empty()) remove(idle, nobody_waits());
}

}  // namespace hadal::house
