// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>

namespace hadal::house {

// Why something cannot be done, for programs; the catalogue has `error.<code>` for each.
// clang-format off
#define HADAL_CODES(CODE) \
  CODE(account_needed) CODE(already_seated) CODE(already_started) CODE(bad_clock) \
  CODE(bad_message) CODE(bad_name) CODE(bad_options) CODE(bad_origin) CODE(bad_password) \
  CODE(bad_record) CODE(bad_seats) CODE(bad_text) CODE(bad_webhook) CODE(banned) CODE(bot_plays) \
  CODE(busy) CODE(cannot_undo) CODE(gave_up) CODE(has_account) CODE(illegal) CODE(internal) \
  CODE(kicked) CODE(muted) CODE(name_taken) CODE(no_aid) CODE(no_address) CODE(no_game) \
  CODE(no_level) CODE(no_person) CODE(no_phrase) CODE(no_seat) CODE(no_table) CODE(not_away) \
  CODE(not_host) CODE(not_over) CODE(not_running) CODE(not_signed_in) CODE(not_written) \
  CODE(not_your_seat) CODE(not_your_turn) CODE(reveals) CODE(seat_taken) CODE(seats_free) \
  CODE(stale) CODE(too_long) CODE(too_many_tables) CODE(too_much) CODE(too_often) CODE(trouble) \
  CODE(unknown) CODE(webhook_failed) CODE(wrong_name) CODE(wrong_password)
// clang-format on
enum class Code : std::uint8_t {
#define HADAL_CODE(code) code,
  HADAL_CODES(HADAL_CODE)
#undef HADAL_CODE
};

// As it travels.
inline std::string name(Code code) {
  constexpr std::string_view kNames[] = {
#define HADAL_CODE(code) #code,
      HADAL_CODES(HADAL_CODE)
#undef HADAL_CODE
  };
  return std::string(kNames[static_cast<std::size_t>(code)]);
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
