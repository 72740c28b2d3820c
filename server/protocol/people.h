// SPDX-License-Identifier: Apache-2.0
// Who is who: guests, accounts, sessions, the webhook.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/protocol/describe.h"

namespace hadal::protocol {

// The answer to every request that failed, with an HTTP status of 400 or more.
struct Error {
  std::string code;     // the catalogue has a sentence for `error.<code>`
  std::string message;  // the same in English, often with more detail
};
HADAL_DESCRIBE(Error, "Why a request over HTTP was refused; nothing has changed.", code, message)

struct Person {
  std::string id;      // "bot:<game>:<level>" for a bot
  std::string name;    // at a table a bot has the name of one of the crew
  bool guest = false;  // known by a cookie alone
  bool bot = false;
};
HADAL_DESCRIBE(Person, "Somebody who can sit at a table.", id, name, guest, bot)

struct Me {
  std::optional<Person> player;        // null: not signed in
  std::optional<std::string> webhook;  // where "your turn" is sent
  std::vector<Person> muted;           // whose chat I do not read
};
HADAL_DESCRIBE(Me, "Who this browser is signed in as.", player, webhook, muted)

struct Guest {
  std::string name;
};
HADAL_DESCRIBE(Guest, "Come in with just a name.", name)

struct Credentials {
  std::string name;
  std::string password;
};
HADAL_DESCRIBE(Credentials,
               "Name and password: to register (a guest keeps their seats) or to sign in.", name,
               password)

struct Rename {
  std::string name;
};
HADAL_DESCRIBE(Rename, "Change the name that others see.", name)

struct DeleteAccount {
  std::string name;                     // typed again, so that it cannot happen by a slip
  std::optional<std::string> password;  // of an account; a guest has none
};
HADAL_DESCRIBE(DeleteAccount, "Delete the account; finished games keep a seat without a name.",
               name, password)

struct ChangePassword {
  std::string old_password;
  std::string new_password;
};
HADAL_DESCRIBE(ChangePassword, "A new password; every other browser is signed out.", old_password,
               new_password)

struct Password {
  std::string password;
};
HADAL_DESCRIBE(Password, "My password, to show that it is me.", password)

struct RecoveryCodes {
  std::vector<std::string> codes;
};
HADAL_DESCRIBE(RecoveryCodes,
               "Each code opens the account once if the password is lost. They are shown only now, "
               "and replace all earlier ones.",
               codes)

struct Recover {
  std::string name;
  std::string code;
  std::string new_password;
};
HADAL_DESCRIBE(Recover, "A new password for somebody who lost theirs but has a code.", name, code,
               new_password)

struct SignedIn {
  std::string id;
  std::string browser;  // what it calls itself
  std::int64_t begun = 0;
  std::int64_t used = 0;  // within a day
  bool current = false;   // this one
};
HADAL_DESCRIBE(SignedIn, "A browser in which I am signed in.", id, browser, begun, used, current)

struct Sessions {
  std::vector<SignedIn> sessions;  // the last used first
};
HADAL_DESCRIBE(Sessions, "Where I am signed in.", sessions)

struct EndSession {
  std::string id;
};
HADAL_DESCRIBE(EndSession, "Sign out this browser.", id)

struct Mute {
  std::string person;  // an id
  bool muted = true;
};
HADAL_DESCRIBE(Mute, "Stop reading what this person says, or start again.", person, muted)

struct Report {
  std::int64_t line = 0;  // of the chat
  std::string reason;     // what is wrong with it
};
HADAL_DESCRIBE(Report, "Report to the operator something that was said.", line, reason)

struct Webhook {
  std::optional<std::string> url;  // null: none
};
HADAL_DESCRIBE(Webhook, "Where to POST a JSON message when it is this player's turn.", url)

struct Notice {
  std::string text;     // for people, with the address; chat services read `text` …
  std::string content;  // … or `content`, which is the same
  std::string event;    // "your_turn", or "test", which has no game and no table
  std::string player;   // the player's name
  std::string game;
  std::string table;
  std::string url;  // where to play
};
HADAL_DESCRIBE(Notice, "What is sent to a webhook when it is the player's turn, and as a test.",
               text, content, event, player, game, table, url)

struct Nothing {};
HADAL_DESCRIBE(Nothing, "An empty object, where there is nothing to say.")

struct Done {
  bool ok = true;
};
HADAL_DESCRIBE(Done, "It is done.", ok)

}  // namespace hadal::protocol
