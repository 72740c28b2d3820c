// SPDX-License-Identifier: Apache-2.0
// A map by id or name, in which a part of another text can be looked up without copying it.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace hadal::house {

struct HashOfText {
  using is_transparent = void;
  std::size_t operator()(std::string_view text) const {
    return std::hash<std::string_view>{}(text);
  }
};

template <typename T>
using ByText = std::unordered_map<std::string, T, HashOfText, std::equal_to<>>;

}  // namespace hadal::house
