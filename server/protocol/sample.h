// SPDX-License-Identifier: Apache-2.0
// Any message with sensible values in its fields, chosen by their names: the examples in
// docs/protocol.md.
#pragma once

#include "server/protocol/schema_types.h"

namespace hadal::protocol::describe {

std::string sample_text(std::string_view field, std::string_view owner);
std::int64_t sample_number(std::string_view field);
bool sample_truth(std::string_view field);
Document sample_document(std::string_view field);

template <typename T>
T sample(std::string_view field, std::string_view owner) {
  if constexpr (std::is_same_v<T, bool>) {
    return sample_truth(field);
  } else if constexpr (std::is_enum_v<T>) {
    return field == "kind" && owner == "SeatCard" ? static_cast<T>(4) : static_cast<T>(1);
  } else if constexpr (std::is_floating_point_v<T>) {
    return field == "deviation" ? 74.5 : 1612.5;
  } else if constexpr (std::is_integral_v<T>) {
    return static_cast<T>(sample_number(field));
  } else if constexpr (std::is_same_v<T, std::string>) {
    return sample_text(field, owner);
  } else if constexpr (std::is_same_v<T, Document>) {
    return sample_document(field);
  } else if constexpr (std::is_same_v<T, Json>) {
    return json_of(sample_document(field));
  } else if constexpr (is_optional<T>) {
    return sample<typename T::value_type>(field, owner);
  } else if constexpr (is_vector<T>) {
    return {sample<typename T::value_type>(field, owner)};
  } else if constexpr (is_map<T>) {
    return {{"memory_aid", "on"}};
  } else {
    T made{};
    each_member<T>([&](auto member) {
      auto& to = made.*member.pointer;
      to = sample<std::remove_reference_t<decltype(to)>>(member.name, type_title<T>());
    });
    return made;
  }
}

template <typename T>
T sample() {
  return sample<T>("", "");
}

}  // namespace hadal::protocol::describe
