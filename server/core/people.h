// SPDX-License-Identifier: Apache-2.0
// Guests, accounts and sessions: what the stream "people" says, and what may be added to it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "server/core/events.h"
#include "server/protocol/people.h"

namespace hadal::core {

struct PersonRow {
  std::string name;
  std::string password;  // hash; empty: a guest
  std::optional<std::string> webhook;
  bool deleted = false;
};

class People {
 public:
  void apply(const PeopleEvent& event);

  // The person a session's token belongs to.
  std::optional<std::string> person_of(std::string_view token) const;
  const PersonRow* find(std::string_view person) const;  // null: unknown or deleted
  std::optional<std::string> with_account(std::string_view name) const;
  protocol::Person card(std::string_view person) const;  // bots too
  protocol::Me me(const std::optional<std::string>& person) const;
  std::size_t size() const { return rows_.size(); }

  // What would be written; these throw Refusal.
  PersonCame come(std::string_view name) const;
  // `guest`: the guest who registers and keeps his seats.
  PersonRegistered enroll(std::string_view name, std::string hash,
                          const std::optional<std::string>& guest) const;
  PersonRenamed rename(const std::string& person, std::string_view name) const;
  PersonDeleted remove(const std::string& person, std::string_view typed) const;

 private:
  void apply_one(const PersonCame& e);
  void apply_one(const PersonRegistered& e);
  void apply_one(const PersonRenamed& e);
  void apply_one(const PersonDeleted& e);
  void apply_one(const SessionBegun& e);
  void apply_one(const SessionEnded& e);
  void apply_one(const SessionsEnded& e);
  void apply_one(const WebhookSet& e);
  void expect_free(const std::string& name, const std::optional<std::string>& but) const;

  std::unordered_map<std::string, PersonRow> rows_;
  std::unordered_map<std::string, std::string> by_name_;   // accounts, by folded name
  std::unordered_map<std::string, std::string> sessions_;  // hash of the token -> person
};

// A name as people may have it: 1 to 24 characters of valid UTF-8, no control characters, no spaces
// at its ends. Throws Refusal.
std::string checked_name(std::string_view name);
void check_password(std::string_view password);
void check_webhook(std::string_view url);

std::string bot_id(std::string_view game, std::string_view level);
bool is_bot_id(std::string_view person);

}  // namespace hadal::core
