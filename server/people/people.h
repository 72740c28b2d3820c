// SPDX-License-Identifier: Apache-2.0
// Guests, accounts and sessions: what the stream "people" says, and what may be added to it.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "server/common/by_text.h"
#include "server/common/events.h"
#include "server/protocol/people.h"

namespace hadal::house {

struct PersonRow {
  std::string name;
  std::string password;  // hash; empty: a guest
  std::optional<std::string> webhook;
  std::set<std::string> muted;     // whose chat this person does not want to read
  std::set<std::string> recovery;  // hashes of codes
  std::int64_t seen = 0;           // when this person last came or was signed in
  bool deleted = false;
};

// A browser that was not used for this long must sign in again. It is longer than the longest move.
inline constexpr std::int64_t kSessionMs = 90LL * 24 * 60 * 60 * 1000;
// How often it is noted that a session is in use.
inline constexpr std::int64_t kSessionNoteMs = 24LL * 60 * 60 * 1000;

class People {
 public:
  void apply(const PeopleEvent& event, std::int64_t at);

  // The person a session belongs to; sessions are known by the hash of their token.
  std::optional<std::string> person_of(std::string_view session, std::int64_t now) const;
  bool should_note_use(std::string_view session, std::int64_t now) const;
  void forget_sessions(std::int64_t now);                // that were not used for too long
  const PersonRow* find(std::string_view person) const;  // null: unknown or deleted
  std::optional<std::string> with_account(std::string_view name) const;
  protocol::Person card(std::string_view person) const;                          // bots too
  std::optional<protocol::Person> card_if_known(std::string_view person) const;  // no bots
  protocol::Me me(const std::optional<std::string>& person) const;
  // `current`: the session that asks.
  protocol::Sessions sessions_of(const std::string& person, std::string_view current) const;
  std::optional<std::string> session_called(const std::string& person, const std::string& id) const;
  bool has_muted(const std::string& person, const std::string& whom) const;
  std::size_t size() const { return rows_.size(); }
  std::vector<std::string> idle_guests(std::int64_t since) const;  // who were not seen since then
  // People who have gone but are still in the log.
  const std::set<std::string>& not_erased() const { return not_erased_; }
  // By part of the name, or by the whole id.
  std::vector<std::string> called(std::string_view part) const;

  // What would be written; these throw Refusal.
  PersonCame come(std::string_view name) const;
  // `guest`: the guest who registers and keeps their seats.
  PersonRegistered enroll(std::string_view name, std::string hash,
                          const std::optional<std::string>& guest) const;
  PersonRenamed rename(const std::string& person, std::string_view name) const;
  Muted mute(const std::string& person, const std::string& whom, bool muted) const;
  PersonDeleted remove(const std::string& person, std::string_view typed) const;

 private:
  struct Apply;  // one function for each event

  void note_seen(const std::string& person);
  void expect_free(const std::string& name, const std::optional<std::string>& but) const;

  ByText<PersonRow> rows_;
  struct Session {
    std::string person;
    std::int64_t used = 0;
    std::int64_t begun = 0;
    std::string browser;
  };
  ByText<std::string> by_name_;  // accounts, by folded name
  ByText<Session> sessions_;     // by the hash of the token
  std::int64_t at_ = 0;          // of the event that is applied
  std::set<std::string> not_erased_;
};

// A name as people may have it: 1 to 24 characters of valid UTF-8, no control characters, no spaces
// at its ends. Throws Refusal.
std::string checked_name(std::string_view name);
// No control characters, nothing invisible or that changes the writing direction.
bool is_visible(std::string_view text);
void check_password(std::string_view password);
void check_webhook(std::string_view url);

// Names that differ only in the case of letters are the same name.
std::string folded(std::string_view name);

std::string bot_id(std::string_view game, std::string_view level);
bool is_bot_id(std::string_view person);

}  // namespace hadal::house
