// SPDX-License-Identifier: Apache-2.0
#include "server/core/accounts.h"

#include <set>

#include "server/core/secrets.h"

namespace hadal::core {
namespace {

constexpr std::size_t kTokenBytes = 32;
constexpr const char* kSignedOut = "signed_out";
constexpr std::int64_t kLookMs = 60LL * 60 * 1000;  // at old sessions

}  // namespace

void Accounts::change(std::function<std::vector<PeopleEvent>()> decide, Done done) {
  needs_.changes.submit({"people",
                         [decide = std::move(decide)] {
                           Written written;
                           for (const PeopleEvent& event : decide())
                             written.texts.push_back(write_event(event));
                           return written;
                         },
                         std::move(done)});
}

PersonId Accounts::person_of(std::string_view token) const {
  return needs_.people.person_of(hash_token(token), needs_.outside.now());
}

void Accounts::note_use(std::string_view token) { note_use_of(hash_token(token)); }

void Accounts::note_use_of(const std::string& session) {
  if (!needs_.people.should_note_use(session, needs_.outside.now())) return;
  change(
      [this, session]() -> std::vector<PeopleEvent> {
        if (!needs_.people.should_note_use(session, needs_.outside.now())) return {};
        return {SessionUsed{session}};
      },
      nobody_waits());
}

// An open tab is a session in use, though nobody may have clicked for months.
void Accounts::tick() {
  const std::int64_t now = needs_.outside.now();
  if (now < next_look_) return;
  next_look_ = now + kLookMs;
  std::set<std::string> open;
  for (const auto& [id, tab] : needs_.tabs) open.insert(tab.session);
  for (const std::string& session : open) note_use_of(session);
  needs_.people.forget_sessions(now);
  needs_.tabs.close_if(
      [&](const Tab& tab) {
        return !tab.session.empty() && !needs_.people.person_of(tab.session, now);
      },
      kSignedOut);
}

std::string Accounts::come(const std::string& name, Done done) {
  std::string token = random_token(kTokenBytes);
  change(
      [this, name, hash = hash_token(token)]() -> std::vector<PeopleEvent> {
        const PersonCame came = needs_.people.come(name);
        return {came, SessionBegun{came.person, hash}};
      },
      std::move(done));
  return token;
}

std::string Accounts::enroll(const std::string& name, const std::string& hash,
                             const PersonId& guest, Done done) {
  std::string token = random_token(kTokenBytes);
  change(
      [this, name, hash, guest, kept = hash_token(token)]() -> std::vector<PeopleEvent> {
        const PersonRegistered enrolled = needs_.people.enroll(name, hash, guest);
        return {enrolled, SessionBegun{enrolled.person, kept}};
      },
      std::move(done));
  return token;
}

std::string Accounts::sign_in(const std::string& person, Done done) {
  std::string token = random_token(kTokenBytes);
  change(
      [this, person, kept = hash_token(token)]() -> std::vector<PeopleEvent> {
        if (needs_.people.find(person) == nullptr)
          throw Refusal(Code::wrong_password, "wrong name or password");
        return {SessionBegun{person, kept}};
      },
      std::move(done));
  return token;
}

void Accounts::sign_out(const std::string& token, Done done) {
  const std::string session = hash_token(token);
  change(
      [this, session]() -> std::vector<PeopleEvent> {
        if (!needs_.people.person_of(session, needs_.outside.now()))
          return {};  // anybody may ask anything
        return {SessionEnded{session}};
      },
      [this, session, done = std::move(done)](const Refusal* refusal) {
        if (refusal == nullptr)
          needs_.tabs.close_if([&](const Tab& tab) { return tab.session == session; }, kSignedOut);
        done(refusal);
      });
}

void Accounts::sign_out_everywhere(const std::string& person, Done done) {
  change([person]() -> std::vector<PeopleEvent> { return {SessionsEnded{person}}; },
         [this, person, done = std::move(done)](const Refusal* refusal) {
           if (refusal == nullptr)
             needs_.tabs.close_if([&](const Tab& tab) { return tab.person == person; }, kSignedOut);
           done(refusal);
         });
}

void Accounts::rename(const std::string& person, const std::string& name, Done done) {
  change([this, person,
          name]() -> std::vector<PeopleEvent> { return {needs_.people.rename(person, name)}; },
         [this, person, done = std::move(done)](const Refusal* refusal) {
           done(refusal);
           if (refusal == nullptr) needs_.renamed(person);
         });
}

void Accounts::remove(const std::string& person, const std::string& typed, Done done) {
  change([this, person,
          typed]() -> std::vector<PeopleEvent> { return {needs_.people.remove(person, typed)}; },
         [this, person, done = std::move(done)](const Refusal* refusal) {
           if (refusal == nullptr) {
             needs_.tabs.close_if([&](const Tab& tab) { return tab.person == person; }, kSignedOut);
             needs_.removed(person);
           }
           done(refusal);
         });
}

void Accounts::mute(const std::string& person, const protocol::Mute& wish, Done done) {
  change(
      [this, person, wish]() -> std::vector<PeopleEvent> {
        const Muted event = needs_.people.mute(person, wish.person, wish.muted);
        if (needs_.people.has_muted(person, wish.person) == wish.muted) return {};
        return {event};
      },
      std::move(done));
}

void Accounts::set_webhook(const std::string& person, const std::optional<std::string>& url,
                           Done done) {
  change(
      [person, url]() -> std::vector<PeopleEvent> {
        if (url) check_webhook(*url);
        return {WebhookSet{person, url}};
      },
      std::move(done));
}

}  // namespace hadal::core
