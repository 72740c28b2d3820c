// SPDX-License-Identifier: Apache-2.0
// Lines of text and the terminal they are made for.
#pragma once

#include <string>
#include <vector>

#include "terminal/paint.h"

namespace hadal::cli {

using Lines = std::vector<std::string>;

struct Look {
  int columns = 80;
  int rows = 0;        // of the terminal; 0: as many as it takes
  bool plain = false;  // for ears rather than eyes: no boxes, no colour, whole words
  Paint paint{false};
  bool tight = false;  // what opponents have, in two lines each and in short names
  bool brief = false;  // in plain mode: only what a small decision needs
};

inline void append(Lines& to, const Lines& more) { to.insert(to.end(), more.begin(), more.end()); }

// Labels with their numbers, none wider than the terminal.
Lines numbered_cells(const Lines& labels, const Look& look);

// Paragraphs of running text: the newest lines that fit into `rows`, all if that is 0.
Lines running(const Lines& paragraphs, const Look& look, int rows);

}  // namespace hadal::cli
