// SPDX-License-Identifier: Apache-2.0
#include "terminal/look.h"

#include "terminal/width.h"

namespace hadal::cli {

Lines numbered_cells(const Lines& labels, const Look& look) {
  Lines cells;
  const int digits = labels.size() > 9 ? 2 : 1;
  for (std::size_t i = 0; i < labels.size(); ++i) {
    const std::string number = pad_left(std::to_string(i + 1), digits + 1);
    cells.push_back(look.paint(Tint::act, number) + " " +
                    cut(labels[i], look.columns - digits - 2));
  }
  return cells;
}

Lines running(const Lines& paragraphs, const Look& look, int rows) {
  Lines lines;
  for (const std::string& text : paragraphs) append(lines, wrapped(text, look.columns - 2, 0));
  std::string indent = "  ";
  if (rows > 0 && static_cast<int>(lines.size()) > rows) {
    lines.erase(lines.begin(), lines.end() - rows);
    indent = "… ";
  }
  for (std::string& line : lines) {
    line = look.paint(Tint::dim, indent + line);
    indent = "  ";
  }
  return lines;
}

}  // namespace hadal::cli
