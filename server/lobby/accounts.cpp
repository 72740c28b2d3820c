// SPDX-License-Identifier: Apache-2.0
#include "server/lobby/accounts.h"

#include <set>

#include "server/common/secrets.h"

namespace hadal::house {
namespace {

constexpr std::size_t kTokenBytes = 32;
constexpr std::size_t kCodeBytes = 12;  // nobody guesses them, and they can be typed
constexpr int kRecoveryCodes = 8;
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

// An open tab means that the session is in use, even if nobody has clicked for months.
void Accounts::tick() {
  const std::int64_t now = needs_.outside.now();
  if (now < next_look_) return;
  next_look_ = now + kLookMs;
  std::set<std::string> open;
  for (const auto& [id, tab] : needs_.tabs) open.insert(tab.session);
  for (const std::string& session : open) note_use_of(session);
  needs_.people.forget_sessions(now);
  close_ended();
}

void Accounts::close_ended() {
  const std::int64_t now = needs_.outside.now();
  needs_.tabs.close_if(
      [&](const Tab& tab) {
        return !tab.session.empty() && !needs_.people.person_of(tab.session, now);
      },
      kSignedOut);
}

std::string Accounts::come(const std::string& name, Done done, const std::string& browser) {
  std::string token = random_token(kTokenBytes);
  change(
      [this, name, browser, hash = hash_token(token)]() -> std::vector<PeopleEvent> {
        const PersonCame came = needs_.people.come(name);
        return {came, SessionBegun{came.person, hash, browser}};
      },
      std::move(done));
  return token;
}

// The tabs of the other sessions are closed once the new session is valid.
Done Accounts::then_close_others(const std::string& person, const std::string& session, Done done) {
  return [this, person, session, done = std::move(done)](const Refusal* refusal) {
    if (refusal == nullptr)
      needs_.tabs.close_if(
          [&](const Tab& tab) { return tab.person == person && tab.session != session; },
          kSignedOut);
    done(refusal);
  };
}

std::string Accounts::enroll(const std::string& name, const std::string& hash,
                             const PersonId& guest, Done done, const std::string& browser) {
  std::string token = random_token(kTokenBytes);
  const std::string kept = hash_token(token);
  change(
      [this, name, hash, guest, kept, browser]() -> std::vector<PeopleEvent> {
        const PersonRegistered enrolled = needs_.people.enroll(name, hash, guest);
        return {enrolled, SessionsEnded{enrolled.person},
                SessionBegun{enrolled.person, kept, browser}};
      },
      then_close_others(guest.value_or(""), kept, std::move(done)));
  return token;
}

std::string Accounts::sign_in(const std::string& person, Done done, const std::string& browser) {
  std::string token = random_token(kTokenBytes);
  change(
      [this, person, browser, kept = hash_token(token)]() -> std::vector<PeopleEvent> {
        if (needs_.people.find(person) == nullptr)
          throw Refusal(Code::wrong_password, "wrong name or password");
        needs_.moderation.expect_welcome(person, "", needs_.outside.now());
        return {SessionBegun{person, kept, browser}};
      },
      std::move(done));
  return token;
}

std::string Accounts::change_password(const std::string& person, const std::string& hash, Done done,
                                      const std::string& browser) {
  std::string token = random_token(kTokenBytes);
  const std::string kept = hash_token(token);
  change(
      [person, hash, kept, browser]() -> std::vector<PeopleEvent> {
        return {PasswordChanged{person, hash}, SessionsEnded{person},
                SessionBegun{person, kept, browser}};
      },
      then_close_others(person, kept, std::move(done)));
  return token;
}

std::string Accounts::recover(const std::string& person, const std::string& code,
                              const std::string& hash, Done done) {
  std::string token = random_token(kTokenBytes);
  const std::string kept = hash_token(token);
  change(
      [this, person, hash, kept, code = hash_token(code)]() -> std::vector<PeopleEvent> {
        const PersonRow* row = needs_.people.find(person);
        if (row == nullptr || !row->recovery.contains(code))
          throw Refusal(Code::wrong_password, "wrong name or code");
        needs_.moderation.expect_welcome(person, "", needs_.outside.now());
        return {RecoveryCodeUsed{person, code}, PasswordChanged{person, hash},
                SessionsEnded{person}, SessionBegun{person, kept, std::nullopt}};
      },
      then_close_others(person, kept, std::move(done)));
  return token;
}

std::vector<std::string> Accounts::make_recovery_codes(const std::string& person, Done done) {
  std::vector<std::string> codes;
  RecoveryCodesMade event{person, {}};
  for (int i = 0; i < kRecoveryCodes; ++i) {
    codes.push_back(random_token(kCodeBytes));
    event.codes.push_back(hash_token(codes.back()));
  }
  change([event]() -> std::vector<PeopleEvent> { return {event}; }, std::move(done));
  return codes;
}

protocol::Sessions Accounts::sessions(const std::string& person, std::string_view token) const {
  return needs_.people.sessions_of(person, hash_token(token));
}

void Accounts::end_session(const std::string& person, const std::string& id, Done done) {
  const std::optional<std::string> session = needs_.people.session_called(person, id);
  if (!session) throw Refusal(Code::bad_message, "you are not signed in there");
  change([session]() -> std::vector<PeopleEvent> { return {SessionEnded{*session}}; },
         [this, session, done = std::move(done)](const Refusal* refusal) {
           if (refusal == nullptr)
             needs_.tabs.close_if([&](const Tab& tab) { return tab.session == *session; },
                                  kSignedOut);
           done(refusal);
         });
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
           if (refusal == nullptr) needs_.removed(person);
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

}  // namespace hadal::house
