// SPDX-License-Identifier: Apache-2.0
#include "server/endure/tests/interview.h"

#include <algorithm>
#include <boost/json.hpp>

namespace hadal::endure {
namespace json = boost::json;
namespace {

constexpr std::size_t kMostLines = 4;  // legal ones, that are looked ahead

class Interview {
 public:
  Interview(std::string table, const Ask& ask) : table_(std::move(table)), ask_(ask) {}

  std::vector<std::string> all() {
    const json::object position = watch();
    number_ = position.at("number").as_int64();
    const json::array& legal = position.at("legal").as_array();
    for (std::size_t i = 0; i < std::min(legal.size(), kMostLines); ++i) {
      const std::string line(legal[i].as_string());
      about("look_ahead", {{"line", line}});
      about("ask_aid",
            {{"what", "payments"}, {"about", {{"lord", line.substr(line.find(' ') + 1)}}}});
    }
    for (const char* line : {"pass", "done", "explore", "nonsense"}) {
      about("look_ahead", {{"line", line}});
      if (legal.empty()) about("play", {{"line", line}});
    }
    const json::object never{
        {"question", "*"}, {"match", "never"}, {"answer", "pass"}, {"until", "game"}};
    ask("set_orders", {{"orders", json::array{never}}});
    const json::object noted{{"seat", "A"}, {"trust", "unsure"}, {"text", "noted"}};
    ask("set_jottings", {{"jottings", json::array{noted}}});
    about("undo", {});
    return std::move(said_);
  }

 private:
  json::object watch() {
    ask("watch", {});
    for (const std::string& text : said_) {
      json::object message = json::parse(text).as_object();
      if (message.at("type") == "position") return message;
    }
    throw std::runtime_error("who watches is shown no position");
  }

  void about(const std::string& type, json::object rest) {
    rest["number"] = number_;
    ask(type, std::move(rest));
  }

  void ask(const std::string& type, json::object rest) {
    const std::string request = type + std::to_string(++asked_);
    json::object message{{"type", type}, {"request", request}, {"table", table_}};
    for (auto& [key, value] : rest) message[key] = value;
    for (std::string& text : ask_(json::serialize(message), request))
      said_.push_back(std::move(text));
  }

  std::string table_;
  const Ask& ask_;
  std::vector<std::string> said_;
  std::int64_t number_ = 0;
  int asked_ = 0;
};

}  // namespace

std::vector<std::string> interview(const std::string& table, const Ask& ask) {
  return Interview(table, ask).all();
}

std::string difference(const std::string& a, const std::string& b) {
  if (a == b) return "";
  constexpr std::ptrdiff_t kBefore = 120;
  const auto at = std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin();
  const auto from = static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, at - kBefore));
  return "…" + a.substr(from, 2 * kBefore) + "\n…" + b.substr(from, 2 * kBefore);
}

std::string difference(const std::vector<std::string>& a, const std::vector<std::string>& b) {
  for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i)
    if (a[i] != b[i]) return difference(a[i], b[i]);
  if (a.size() == b.size()) return "";
  return std::to_string(a.size()) + " answers and " + std::to_string(b.size());
}

}  // namespace hadal::endure
