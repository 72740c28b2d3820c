// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>

namespace hadal::house {

// Why something cannot be done, for programs; the catalogue has `error.<code>` for each.
// clang-format off
#define HADAL_REFUSALS(X) \
  X(account_needed) X(already_seated) X(already_started) X(bad_clock) X(bad_message) \
  X(bad_name) X(bad_options) X(bad_origin) X(bad_password) X(bad_record) X(bad_seats) X(bad_text) \
  X(bad_webhook) X(banned) X(bot_plays) X(busy) X(cannot_undo) X(gave_up) X(has_account) \
  X(illegal) X(internal) X(kicked) X(muted) X(name_taken) X(no_aid) X(no_address) X(no_game) \
  X(no_hint) X(no_level) X(no_person) X(no_phrase) X(no_seat) X(no_table) X(not_away) \
  X(not_host) X(not_over) X(not_running) X(not_signed_in) X(not_written) X(not_your_seat) \
  X(not_your_turn) X(reveals) X(seat_taken) X(seats_free) X(stale) X(too_long) \
  X(too_many_tables) X(too_much) X(too_often) X(trouble) X(unknown) X(webhook_failed) \
  X(wrong_name) X(wrong_password)
// clang-format on
enum class Code : std::uint8_t {
#define HADAL_CODE(code) code,
  HADAL_REFUSALS(HADAL_CODE)
#undef HADAL_CODE
};

// As it travels.
inline std::string name(Code code) {
  switch (code) {
#define HADAL_NAME(code) \
  case Code::code: return #code;
    HADAL_REFUSALS(HADAL_NAME)
#undef HADAL_NAME
  }
  return "internal";
}

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
