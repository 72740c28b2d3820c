// SPDX-License-Identifier: Apache-2.0
// What TypeScript calls a type. For the .cpp files of the schema.
#pragma once

#include "server/protocol/json_describe.h"

namespace hadal::protocol::describe {

template <typename T>
std::string type_name() {
  if constexpr (std::is_same_v<T, bool>) {
    return "boolean";
  } else if constexpr (std::is_arithmetic_v<T>) {
    return "number";
  } else if constexpr (std::is_same_v<T, std::string>) {
    return "string";
  } else if constexpr (std::is_same_v<T, Document> || std::is_same_v<T, Json>) {
    return "Document";
  } else if constexpr (is_optional<T>) {
    return type_name<typename T::value_type>() + " | null";
  } else if constexpr (is_vector<T>) {
    return type_name<typename T::value_type>() + "[]";
  } else if constexpr (is_map<T>) {
    return "Record<string, " + type_name<typename T::mapped_type>() + ">";
  } else {
    return std::string(name_of(static_cast<T*>(nullptr)));
  }
}

template <typename Tuple, typename F>
void each_type(F f) {
  boost::mp11::mp_for_each<boost::mp11::mp_transform<boost::mp11::mp_identity, Tuple>>(f);
}

template <typename T>
constexpr std::string_view type_title() {
  return name_of(static_cast<T*>(nullptr));
}
template <typename T>
constexpr std::string_view type_about() {
  return about_of(static_cast<T*>(nullptr));
}

}  // namespace hadal::protocol::describe
