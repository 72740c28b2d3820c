// SPDX-License-Identifier: Apache-2.0
#include "commands/yaml.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/yaml.h>

#include <sstream>

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
  std::vector<Document> documents;

  void OnDocumentStart(const YAML::Mark&) override {}
  void OnDocumentEnd() override {}
  void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override {
    refuse(mark, "", anchor);
    add(Document(), mark);
  }
  void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override {
    throw problem(mark.line + 1, "references (*name) are not used here");
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
  };

  // The parser gives plain values the tag "?" and quoted ones "!".
  static void refuse(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor) {
    if (anchor != YAML::NullAnchor) throw problem(mark.line + 1, "names (&name) are not used here");
    if (!tag.empty() && tag != "?" && tag != "!")
      throw problem(mark.line + 1, "tags (!" + tag + ") are not used here");
  }

  void open(Document d, const YAML::Mark& mark) {
    if (levels_.size() == kMostLevels) throw problem(mark.line + 1, "this is nested too deep");
    d.line = mark.line + 1;
    levels_.push_back({std::move(d), {}, false});
  }

  void close() {
    Document d = std::move(levels_.back().document);
    levels_.pop_back();
    place(std::move(d));
  }

  void add(Document d, const YAML::Mark& mark) {
    d.line = mark.line + 1;
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
    level.has_key = true;
    if (level.document.find(level.key) != nullptr)
      throw problem(d.line, "'" + level.key + "' is there twice");
  }

  std::vector<Level> levels_;
  std::size_t nodes_ = 0;
};

}  // namespace

std::vector<Document> read_yaml(const std::string& text) {
  std::istringstream in(text);
  Builder builder;
  try {
    YAML::Parser parser(in);
    while (parser.HandleNextDocument(builder)) {
    }
  } catch (const YAML::Exception& e) {
    throw problem(e.mark.line + 1, "this is not YAML: " + e.msg);
  }
  return std::move(builder.documents);
}

}  // namespace hadal::cli
