// SPDX-License-Identifier: Apache-2.0
// What each field of a message means, from fields_list.h.
#pragma once

#include <span>
#include <string_view>

#include "server/protocol/schema_types.h"

namespace hadal::protocol::describe {

struct FieldWords {
  std::string_view message;  // empty: of all that have none of their own
  std::string_view field;
  std::string_view words;
};
std::span<const FieldWords> field_words();

// Empty if there are none.
std::string_view words_of(std::string_view message, std::string_view field);

// Fields that a message has from another are described there.
template <typename T>
std::string_view words_of(std::string_view field) {
  std::string_view words = words_of(type_title<T>(), field);
  if (!words.empty()) return words;
  boost::mp11::mp_for_each<boost::describe::describe_bases<T, boost::describe::mod_public>>(
      [&](auto base) {
        if (words.empty()) words = words_of(type_title<typename decltype(base)::type>(), field);
      });
  return words.empty() ? words_of("", field) : words;
}

}  // namespace hadal::protocol::describe
