// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <boost/describe/enum.hpp>
#include <boost/describe/enum_to_string.hpp>
#include <cstdint>
#include <stdexcept>
#include <string>

namespace hadal::house {

// Why something cannot be done, for programs; the catalogue has `error.<code>` for each.
enum class Code : std::uint8_t {
  account_needed,
  already_seated,
  already_started,
  bad_clock,
  bad_message,
  bad_name,
  bad_options,
  bad_origin,
  bad_password,
  bad_seats,
  bad_text,
  bad_webhook,
  banned,
  bot_plays,
  busy,
  cannot_undo,
  gave_up,
  has_account,
  illegal,
  internal,
  kicked,
  muted,
  name_taken,
  no_aid,
  no_address,
  no_game,
  no_level,
  no_person,
  no_phrase,
  no_seat,
  no_table,
  not_away,
  not_host,
  not_over,
  not_running,
  not_signed_in,
  not_written,
  not_your_seat,
  not_your_turn,
  reveals,
  seat_taken,
  seats_free,
  stale,
  too_long,
  too_many_tables,
  too_much,
  too_often,
  trouble,
  unknown,
  webhook_failed,
  wrong_name,
  wrong_password,
};
BOOST_DESCRIBE_ENUM(Code, account_needed, already_seated, already_started, bad_clock, bad_message,
                    bad_name, bad_options, bad_origin, bad_password, bad_seats, bad_text,
                    bad_webhook, banned, bot_plays, busy, cannot_undo, gave_up, has_account,
                    illegal, internal, kicked, muted, name_taken, no_aid, no_address, no_game,
                    no_level, no_person, no_phrase, no_seat, no_table, not_away, not_host, not_over,
                    not_running, not_signed_in, not_written, not_your_seat, not_your_turn, reveals,
                    seat_taken, seats_free, stale, too_long, too_many_tables, too_much, too_often,
                    trouble, unknown, webhook_failed, wrong_name, wrong_password)

// As it travels.
inline std::string name(Code code) { return boost::describe::enum_to_string(code, "internal"); }

// Something that cannot be done. The code is for programs, the message for people who read English.
// Nothing has changed.
class Refusal : public std::runtime_error {
 public:
  Refusal(Code code, const std::string& message) : std::runtime_error(message), code_(code) {}
  Code code() const { return code_; }

 private:
  Code code_;
};

// The same answer for a table that does not exist and for one that the asker may not see.
inline Refusal no_table() { return {Code::no_table, "there is no such table"}; }

}  // namespace hadal::house
