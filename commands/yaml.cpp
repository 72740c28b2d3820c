// SPDX-License-Identifier: Apache-2.0
#include "commands/yaml.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <sstream>
#include <string_view>

namespace hadal::cli {
namespace {

constexpr std::size_t kMostLevels = 20;
constexpr std::size_t kMostNodes = 200'000;
constexpr std::size_t kMostKeys = 1000;  // of one map; each is compared with all before it

DocumentError problem(int line, const std::string& reason) {
  Document where;
  where.line = line;
  return {where, reason};
}

// Builds documents from the parser's events. Aliases are refused, so a small file cannot grow
// without bound.
class Builder : public YAML::EventHandler {
 public:
  explicit Builder(int lines_before) : lines_before_(lines_before) {}
  std::vector<Document> documents;

  void OnDocumentStart(const YAML::Mark&) override {}
  void OnDocumentEnd() override {}
  void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override {
    refuse(mark, "", anchor);
    Document nothing;
    // The parser notices that it is missing where the next thing begins; people look for it at its
    // key.
    const bool has_key = !levels_.empty() && levels_.back().has_key;
    nothing.line = has_key ? levels_.back().key_line : line_of(mark);
    place(std::move(nothing));
  }
  void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override {
    throw problem(line_of(mark), "references (*name) are not used here");
  }
  void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                const std::string& value) override {
    refuse(mark, tag, anchor);
    add(Document(value), mark);
  }
  void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                       YAML::EmitterStyle::value) override {
    refuse(mark, tag, anchor);
    open(Document(Document::List{}), mark);
  }
  void OnSequenceEnd() override { close(); }
  void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  YAML::EmitterStyle::value) override {
    refuse(mark, tag, anchor);
    open(Document(Document::Map{}), mark);
  }
  void OnMapEnd() override { close(); }

 private:
  struct Level {
    Document document;
    std::string key;
    bool has_key = false;
    int key_line = 0;
  };

  int line_of(const YAML::Mark& mark) const { return lines_before_ + mark.line + 1; }

  // The parser gives plain values the tag "?" and quoted ones "!".
  void refuse(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor) const {
    if (anchor != YAML::NullAnchor) throw problem(line_of(mark), "names (&name) are not used here");
    if (!tag.empty() && tag != "?" && tag != "!")
      throw problem(line_of(mark), "tags (!" + tag + ") are not used here");
  }

  void open(Document d, const YAML::Mark& mark) {
    if (levels_.size() == kMostLevels) throw problem(line_of(mark), "this is nested too deeply");
    d.line = line_of(mark);
    levels_.push_back({std::move(d), {}, false, 0});
  }

  void close() {
    Document d = std::move(levels_.back().document);
    levels_.pop_back();
    place(std::move(d));
  }

  void add(Document d, const YAML::Mark& mark) {
    d.line = line_of(mark);
    place(std::move(d));
  }

  void place(Document d) {
    if (++nodes_ > kMostNodes) throw problem(d.line, "the file is too large");
    if (levels_.empty()) {
      documents.push_back(std::move(d));
      return;
    }
    Level& level = levels_.back();
    if (level.document.is_list()) {
      level.document.push(std::move(d));
    } else if (!level.has_key) {
      take_key(level, d);
    } else {
      level.document.set(level.key, std::move(d));
      level.has_key = false;
    }
  }

  static void take_key(Level& level, const Document& d) {
    if (level.document.map().size() == kMostKeys) throw problem(d.line, "the map is too large");
    level.key = d.text();
    level.key_line = d.line;
    level.has_key = true;
    if (level.document.find(level.key) != nullptr)
      throw problem(d.line, "'" + level.key + "' is there twice");
  }

  int lines_before_;
  std::vector<Level> levels_;
  std::size_t nodes_ = 0;
};

std::vector<Document> read_part(std::string_view text, int lines_before) {
  std::istringstream in{std::string(text)};
  Builder builder(lines_before);
  try {
    YAML::Parser parser(in);
    while (parser.HandleNextDocument(builder)) {
    }
  } catch (const YAML::Exception& e) {
    throw problem(lines_before + e.mark.line + 1, "this is not YAML: " + e.msg);
  }
  return std::move(builder.documents);
}

bool begins_document(std::string_view line) {
  return line.starts_with("---") && (line.size() == 3 || line.find_first_of(" \t\r") == 3);
}

struct Part {
  std::string_view text;
  int lines_before = 0;
};

// Whatever stands in a document, the next one begins where a line begins with `---`.
std::vector<Part> split_documents(std::string_view text) {
  std::vector<Part> parts{{text, 0}};
  std::size_t start = 0;
  int line = 0;
  for (std::size_t at = 0; at < text.size(); ++line) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    if (at > 0 && begins_document(text.substr(at, end - at))) {
      parts.back().text = text.substr(start, at - start);
      parts.push_back({text.substr(at), line});
      start = at;
    }
    at = end + 1;
  }
  return parts;
}

}  // namespace

std::vector<YamlPart> read_yaml_parts(const std::string& text) {
  std::vector<YamlPart> parts;
  for (const Part& part : split_documents(text)) {
    try {
      for (Document& d : read_part(part.text, part.lines_before)) {
        const int line = d.line;
        parts.push_back({std::move(d), {}, line});
      }
    } catch (const DocumentError& e) {
      parts.push_back({{}, e.what(), part.lines_before + 1});
    }
  }
  return parts;
}

std::vector<Document> read_yaml(const std::string& text) {
  std::vector<Document> documents;
  for (const Part& part : split_documents(text))
    for (Document& d : read_part(part.text, part.lines_before)) documents.push_back(std::move(d));
  return documents;
}

}  // namespace hadal::cli
