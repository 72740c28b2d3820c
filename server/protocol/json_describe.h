// SPDX-License-Identifier: Apache-2.0
// JSON of everything that is described. For .cpp files that instantiate it; everybody else includes
// json.h.
#pragma once

#include <algorithm>
#include <boost/describe.hpp>
#include <boost/json.hpp>
#include <boost/mp11.hpp>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/document.h"
#include "server/protocol/json.h"
#include "server/protocol/spare.h"
#include "server/protocol/written.h"

namespace hadal::protocol::describe {

namespace json = boost::json;

template <typename T>
inline constexpr bool is_optional = false;
template <typename T>
inline constexpr bool is_optional<std::optional<T>> = true;
template <typename T>
inline constexpr bool is_vector = false;
template <typename T>
inline constexpr bool is_vector<std::vector<T>> = true;
template <typename T>
inline constexpr bool is_map = false;
template <typename T>
inline constexpr bool is_map<std::map<std::string, T>> = true;
template <typename T>
concept Described = boost::describe::has_describe_members<T>::value;
// What a client need not say.
template <typename T>
inline constexpr bool may_be_left_out =
    is_optional<T> || is_vector<T> || is_map<T> || std::is_same_v<T, bool> || Described<T>;

template <typename T, typename F>
void each_member(F f) {
  using Members = boost::describe::describe_members<T, boost::describe::mod_public |
                                                           boost::describe::mod_inherited>;
  boost::mp11::mp_for_each<Members>(f);
}

// Without those of its bases.
template <typename T, typename F>
void each_own_member(F f) {
  using Members = boost::describe::describe_members<T, boost::describe::mod_public>;
  boost::mp11::mp_for_each<Members>(f);
}

// --- writing ---

template <typename T>
void write(JsonSink& out, const T& value);
std::string digits_of(double number);  // the fewest from which it can be read again

template <typename T>
void write_members(JsonSink& out, const T& value) {
  each_member<T>([&](auto member) {
    out.key(member.name);
    write(out, value.*member.pointer);
  });
}
template <typename T>
void write(JsonSink& out, const T& value) {
  if constexpr (std::is_enum_v<T>) {
    out.word(boost::describe::enum_to_string(value, "?"));
  } else if constexpr (std::is_floating_point_v<T>) {
    out.raw(digits_of(value));
  } else if constexpr (std::is_same_v<T, Json>) {
    out.raw(value.text);
  } else if constexpr (is_optional<T>) {
    value ? write(out, *value) : out.nothing();
  } else if constexpr (is_vector<T>) {
    out.list([&] {
      for (const auto& item : value) write(out, item);
    });
  } else if constexpr (is_map<T>) {
    out.map([&] {
      for (const auto& [key, item] : value) {
        out.any_key(key);
        write(out, item);
      }
    });
  } else if constexpr (Described<T>) {
    out.map([&] { write_members(out, value); });
  } else {
    out.add(value);
  }
}

// --- reading ---

// All of it goes at once, so it may lie in one piece.
json::value parse(
    std::string_view text,
    json::storage_ptr memory = json::make_shared_resource<json::monotonic_resource>());
[[noreturn]] void complain(std::string_view where, std::string_view expected);
Document read_document(const json::value& value);
void expect_known(const json::object& object, const std::vector<std::string_view>& known);
std::int64_t read_whole(const json::value& value, std::string_view where, std::int64_t low,
                        std::int64_t high);

template <typename T>
T read(const json::value& value, std::string_view where);

// Of the fields that a message may have.
template <typename T>
const std::vector<std::string_view>& names_of() {
  static const std::vector<std::string_view> names = [] {
    std::vector<std::string_view> all{"type"};
    each_member<T>([&](auto member) { all.emplace_back(member.name); });
    return all;
  }();
  return names;
}

template <typename T>
T read_struct(const json::value& value, std::string_view where) {
  if (!value.is_object()) complain(where, "an object");
  const json::object& object = value.get_object();
  T made{};
  each_member<T>([&](auto member) {
    auto& field = made.*member.pointer;
    using Field = std::remove_reference_t<decltype(field)>;
    const json::value* found = object.if_contains(member.name);
    if (found != nullptr)
      field = read<Field>(*found, member.name);
    else if (!may_be_left_out<Field>)
      throw BadMessage("'" + std::string(member.name) + "' is missing");
  });
  expect_known(object, names_of<T>());
  return made;
}

template <typename T>
T read_enum(const json::value& value, std::string_view where) {
  T made{};
  if (value.is_string() && boost::describe::enum_from_string(value.get_string().c_str(), made))
    return made;
  std::string names;
  boost::mp11::mp_for_each<boost::describe::describe_enumerators<T>>(
      [&](auto e) { names += (names.empty() ? "" : ", ") + std::string(e.name); });
  complain(where, "one of " + names);
}

template <typename T>
T read(const json::value& value, std::string_view where) {
  if constexpr (std::is_same_v<T, bool>) {
    if (!value.is_bool()) complain(where, "true or false");
    return value.get_bool();
  } else if constexpr (std::is_enum_v<T>) {
    return read_enum<T>(value, where);
  } else if constexpr (std::is_integral_v<T>) {
    return static_cast<T>(read_whole(value, where, std::numeric_limits<T>::min(),
                                     static_cast<std::int64_t>(std::numeric_limits<T>::max())));
  } else if constexpr (std::is_floating_point_v<T>) {
    if (!value.is_number()) complain(where, "a number");
    return value.to_number<T>();
  } else if constexpr (std::is_same_v<T, std::string>) {
    if (!value.is_string()) complain(where, "a text");
    return std::string(value.get_string());
  } else if constexpr (std::is_same_v<T, Document>) {
    return read_document(value);
  } else if constexpr (std::is_same_v<T, Json>) {
    return {json::serialize(value)};
  } else if constexpr (is_optional<T>) {
    if (value.is_null()) return std::nullopt;
    return read<typename T::value_type>(value, where);
  } else if constexpr (is_vector<T>) {
    if (!value.is_array()) complain(where, "a list");
    T made;
    for (const json::value& item : value.get_array())
      made.push_back(read<typename T::value_type>(item, where));
    return made;
  } else if constexpr (is_map<T>) {
    if (!value.is_object()) complain(where, "an object");
    T made;
    for (const auto& [key, item] : value.get_object())
      made.emplace(key, read<typename T::mapped_type>(item, where));
    return made;
  } else {
    return read_struct<T>(value, where);
  }
}

// The text in this field of an object; empty if there is none.
std::string text_of(const json::value& value, std::string_view key);

// As `type` says it.
template <typename T>
const std::string& tag_of() {
  static const std::string name = snake_case(name_of(static_cast<T*>(nullptr)));
  return name;
}

// One of several structs, told apart by `type`.
template <typename... T>
std::variant<T...> read_tagged(const json::value& value, std::tuple<T...>*) {
  const std::string type = text_of(value, "type");
  std::optional<std::variant<T...>> made;
  const bool known = ((type == tag_of<T>() && (made = read<T>(value, "the message"), true)) || ...);
  if (!known) throw BadMessage("there is no message '" + type + "'");
  return std::move(*made);
}
template <typename Tuple>
auto read_tagged(const json::value& value) {
  return read_tagged(value, static_cast<Tuple*>(nullptr));
}

}  // namespace hadal::protocol::describe

namespace hadal::protocol {

template <typename T>
std::string to_json(const T& value) {
  JsonSink out;
  describe::write(out, value);
  return std::string(out.written());
}

// Long, and sent again and again.
template <typename T>
inline constexpr bool has_view = requires(T value) {
  value.view;
};

template <typename T>
std::string to_message(const T& value) {
  JsonSink out;
  out.map([&] {
    out.key("type");
    out.word(describe::tag_of<T>());
    describe::write_members(out, value);
  });
  std::string text = has_view<T> ? spare_text() : std::string();
  text = out.written();
  return text;
}

template <typename T>
T from_json(std::string_view text) {
  return describe::read<T>(describe::parse(text), "the message");
}

}  // namespace hadal::protocol
