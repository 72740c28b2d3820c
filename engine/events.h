// SPDX-License-Identifier: Apache-2.0
// What happened, as data. Rules tell an event, a key and its arguments, beside the effect that they
// carry out; logs, screens, screen readers, animations and tests use nothing but events.
//
// Nobody listens while bots think: then telling is one branch. To hear the events of a move, set up
// a Listening around it. The place that tells an event says who may read it.
// docs/decisions/0009-events.md says why it is so.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/enum_set.h"
#include "engine/player.h"
#include "engine/sink.h"

namespace hadal {

inline constexpr std::size_t kEventArguments = 6;

// Seats, and Player::nobody for spectators.
using Audience = EnumSet<Player, std::uint8_t>;
inline constexpr Audience kEverybody = Audience::first(8);

// An argument. One word is enough for most; the largest sets take two.
struct EventValue {
  std::uint64_t low = 0;
  std::uint64_t high = 0;
  constexpr EventValue() = default;
  // NOLINTNEXTLINE(google-explicit-constructor): a word is a value
  constexpr EventValue(std::uint64_t word, std::uint64_t second = 0) : low(word), high(second) {}
  constexpr bool operator==(const EventValue&) const = default;
};

struct Event {
  std::uint16_t key = 0;        // its row in the list of the game
  Audience told = kEverybody;   // who learns that it happened
  Audience knows = kEverybody;  // who may read the secret arguments
  std::array<EventValue, kEventArguments> arguments{};
  constexpr bool operator==(const Event&) const = default;
};

struct EventArgument {
  std::string_view name;
  std::string_view kind;  // "seat", "number" or a kind of the game; with a star a list of them
  bool secret = false;
};

// One row of a game's list: the key, and the arguments in the order in which they are told.
struct EventRow {
  std::string_view key;
  std::array<EventArgument, kEventArguments> all{};
  std::size_t count = 0;

  constexpr std::span<const EventArgument> arguments() const { return {all.data(), count}; }
  constexpr bool has_secret() const {
    for (const EventArgument& one : arguments())
      if (one.secret) return true;
    return false;
  }
};

// Reads "player:seat value?:number": names and kinds; a question mark makes an argument secret.
constexpr EventRow event_row(std::string_view key, std::string_view signature) {
  EventRow row{key, {}, 0};
  while (!signature.empty()) {
    const std::size_t end = std::min(signature.find(' '), signature.size());
    const std::string_view one = signature.substr(0, end);
    const std::size_t colon = one.find(':');
    const bool secret = one[colon - 1] == '?';
    row.all[row.count++] = {one.substr(0, secret ? colon - 1 : colon), one.substr(colon + 1),
                            secret};
    signature.remove_prefix(std::min(end + 1, signature.size()));
  }
  return row;
}

namespace telling {

constinit inline thread_local std::vector<Event>* listener = nullptr;

void add(std::uint16_t key, Audience told, Audience knows,
         std::initializer_list<EventValue> arguments);

}  // namespace telling

inline bool anybody_listens() { return telling::listener != nullptr; }

// Arguments as words; a game adds its own classes beside these.
constexpr EventValue event_value(std::integral auto number) {
  return static_cast<std::uint64_t>(static_cast<std::int64_t>(number));
}
template <typename E>
requires std::is_enum_v<E>
constexpr EventValue event_value(E one) { return static_cast<std::uint64_t>(one); }
template <typename E, typename Word>
constexpr EventValue event_value(EnumSet<E, Word> set) {
  return set.word();
}

namespace telling {

// What a game says about its keys: rows_of(Told) is its list, event_kind(Told, type) the kind of an
// argument of that type.
template <auto key>
constexpr const EventRow& row() {
  return rows_of(key)[static_cast<std::size_t>(key)];
}

template <auto key, typename... Values>
constexpr bool fits() {
  const EventRow& list = row<key>();
  if (list.count != sizeof...(Values)) return false;
  std::size_t i = 0;
  return ((list.all[i++].kind == event_kind(key, std::type_identity<Values>{})) && ...);
}

// Separate, so that when nobody listens, only a branch is executed.
template <auto key, typename... Values>
[[gnu::noinline, gnu::cold]] void hear(Audience told, Audience knows, Values... values) {
  add(static_cast<std::uint16_t>(key), told, knows, {event_value(values)...});
}

template <auto key, typename... Values>
void to(Audience told, Audience knows, Values... values) {
  static_assert(fits<key, Values...>(), "the list has other arguments");
  if (anybody_listens()) [[unlikely]]
    hear<key>(told, knows, values...);
}

}  // namespace telling

// To everybody; only `knows` can read the value of a secret argument.
template <auto key, typename... Values>
void tell_secretly(Audience knows, Values... values) {
  telling::to<key>(kEverybody, knows, values...);
}

// Only to some: the others do not hear of it.
template <auto key, typename... Values>
void tell_only(Audience told, Values... values) {
  static_assert(!telling::row<key>().has_secret(), "say who may know");
  telling::to<key>(told, kEverybody, values...);
}

template <auto key, typename... Values>
void tell(Values... values) {
  tell_only<key>(kEverybody, values...);
}

// While it lives, it hears what moves tell that are played on this thread.
class Listening {
 public:
  explicit Listening(std::vector<Event>& out) : before_(telling::listener) {
    telling::listener = &out;
  }
  ~Listening() { telling::listener = before_; }
  Listening(const Listening&) = delete;
  Listening& operator=(const Listening&) = delete;

 private:
  std::vector<Event>* before_;
};

// The event as `viewer` may know it: equal for two events that the viewer cannot tell apart.
// Nothing: the viewer is not told.
std::optional<Event> seen_by(const Event& e, const EventRow& row, Player viewer);

// The event with nothing hidden, when the game is over. What spectators were told and some seat was
// not, that seat was told in full: then the full one stands alone.
std::optional<Event> seen_by_all(const Event& e);

// The key of an event that seen_by gave: "token", or "token_hidden" without its secrets.
std::string key_of(const Event& seen, const EventRow& row);

// games/GAME/web/events.ts: the rows for clients. The second is its entries alone.
std::string typescript_of(std::string_view game, std::span<const EventRow> rows);
std::string entries_of(std::span<const EventRow> rows);

// A game that tells what happens.
template <typename G>
concept TellsEvents = requires(std::string_view kind, EventValue value, Sink& out) {
  { G::event_rows() } -> std::same_as<std::span<const EventRow>>;
  { G::write_event_argument(kind, value, out) } -> std::same_as<void>;  // of a kind of its own
};

// One value as clients, records and scenarios read it.
template <TellsEvents G>
void write_event_argument(const EventArgument& argument, EventValue value, Sink& out) {
  if (argument.kind == "seat") {
    out.text(name(static_cast<Player>(value.low)));
  } else if (argument.kind == "number") {
    out.number(static_cast<std::int64_t>(value.low));
  } else {
    G::write_event_argument(argument.kind, value, out);
  }
}

// {player: B, card: crab 3, price: 1}, of an event that seen_by gave.
template <TellsEvents G>
void write_event_arguments(const Event& seen, Sink& out) {
  const EventRow& row = G::event_rows()[seen.key];
  out.map([&] {
    for (std::size_t i = 0; i < row.count; ++i) {
      if (row.all[i].secret && seen.knows.empty()) continue;
      out.key(row.all[i].name);
      write_event_argument<G>(row.all[i], seen.arguments[i], out);
    }
  });
}

// {key: bought, args: {player: B, card: crab 3, price: 1}}
template <TellsEvents G>
void write_event(const Event& seen, Sink& out) {
  out.map([&] {
    out.set("key", key_of(seen, G::event_rows()[seen.key]));
    out.key("args");
    write_event_arguments<G>(seen, out);
  });
}

}  // namespace hadal
