// SPDX-License-Identifier: Apache-2.0
// How people come, sign in and out, change their names and go. Functions that begin a session
// return its token; it is valid once Done says so.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "server/lobby/tab_list.h"
#include "server/people/moderation.h"
#include "server/people/people.h"

namespace hadal::house {

class Accounts {
 public:
  struct Needs {
    const Outside& outside;
    People& people;
    const Moderation& moderation;
    Changes& changes;
    const TabList& tabs;
    std::function<void(const std::string& person)> renamed;
    std::function<void(const std::string& person)> removed;  // it is in the log
  };
  explicit Accounts(Needs needs) : needs_(std::move(needs)) {}

  PersonId person_of(std::string_view token) const;
  void note_use(std::string_view token);  // a session that is used lives longer
  protocol::Me me(const PersonId& person) const { return needs_.people.me(person); }
  const People& people() const { return needs_.people; }

  // Anything that changes what a person may do begins a new session and ends their others, so a
  // token that somebody else may know becomes useless. `browser`: what it calls itself.
  std::string come(const std::string& name, Done done, const std::string& browser = {});
  std::string enroll(const std::string& name, const std::string& hash, const PersonId& guest,
                     Done done, const std::string& browser = {});
  std::string sign_in(const std::string& person, Done done, const std::string& browser = {});
  std::string change_password(const std::string& person, const std::string& hash, Done done,
                              const std::string& browser = {});
  // With a code that make_recovery_codes() gave.
  std::string recover(const std::string& person, const std::string& code, const std::string& hash,
                      Done done);
  std::vector<std::string> make_recovery_codes(const std::string& person, Done done);
  protocol::Sessions sessions(const std::string& person, std::string_view token) const;
  void end_session(const std::string& person, const std::string& id, Done done);
  void sign_out(const std::string& token, Done done);
  void sign_out_everywhere(const std::string& person, Done done);
  void rename(const std::string& person, const std::string& name, Done done);
  void remove(const std::string& person, const std::string& typed, Done done);
  void mute(const std::string& person, const protocol::Mute& wish, Done done);
  void set_webhook(const std::string& person, const std::optional<std::string>& url, Done done);

  void tick();         // ends old sessions
  void close_ended();  // tabs whose session has ended elsewhere

 private:
  void change(std::function<std::vector<PeopleEvent>()> decide, Done done);
  void note_use_of(const std::string& session);
  Done then_close_others(const std::string& person, const std::string& session, Done done);

  Needs needs_;
  std::int64_t next_look_ = 0;  // at old sessions
};

}  // namespace hadal::house
