// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "engine/document.h"

namespace hadal::cli {

// All documents of a YAML text. Throws DocumentError, with the line, for text that is not YAML, or
// is nested too deeply, or uses what scenarios do not need (anchors, tags).
std::vector<Document> read_yaml(const std::string& text);

struct YamlPart {
  Document document;
  std::string error;  // empty: it could be read
  int line = 0;       // where it begins
};
// The same, but what is wrong with one document does not stop the others.
std::vector<YamlPart> read_yaml_parts(const std::string& text);

}  // namespace hadal::cli
