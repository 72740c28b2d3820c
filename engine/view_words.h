// SPDX-License-Identifier: Apache-2.0
// What the entries of a game's view mean, for those who write clients and bots. docs/protocol.md is
// made of it, and a test wants words for every entry of every view.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/shape.h"

namespace hadal {

struct EntryWords {
  std::string_view of;  // the map it is in, as TypeScript calls it
  std::string_view name;
  std::string_view words;
};
using ViewWords = std::span<const EntryWords>;

// Each game defines its own, beside what writes its view.
template <typename G>
ViewWords view_words();

// Where shape and words do not agree: an entry without words, words without an entry, or twice;
// empty: nowhere.
std::string misfit_of_words(const Shape& view, ViewWords words);

// The maps and names of a view with their words: a part of docs/protocol.md.
std::string markdown_of(std::string_view game, const Shape& view, ViewWords words);

}  // namespace hadal
