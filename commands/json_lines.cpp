// SPDX-License-Identifier: Apache-2.0
#include "commands/json_lines.h"

#include <spdlog/formatter.h>
#include <spdlog/pattern_formatter.h>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

namespace hadal::cli {
namespace {

std::string_view view_of(const spdlog::string_view_t& text) { return {text.data(), text.size()}; }

// Takes the value at the front away, with its quotes.
std::string_view take_value(std::string_view& rest) {
  const bool is_quoted = rest.starts_with('"');
  if (is_quoted) rest.remove_prefix(1);
  const std::size_t end = std::min(rest.find(is_quoted ? '"' : ' '), rest.size());
  const std::string_view value = rest.substr(0, end);
  rest.remove_prefix(std::min(end + (is_quoted ? 1 : 0), rest.size()));
  return value;
}

class JsonLines : public spdlog::formatter {
 public:
  void format(const spdlog::details::log_msg& line, spdlog::memory_buf_t& out) override {
    spdlog::memory_buf_t time;
    time_.format(line, time);
    const std::string text =
        json_line({time.data(), time.size()}, view_of(spdlog::level::to_string_view(line.level)),
                  view_of(line.payload)) +
        "\n";
    out.append(text.data(), text.data() + text.size());
  }
  std::unique_ptr<spdlog::formatter> clone() const override {
    return std::make_unique<JsonLines>();
  }

 private:
  spdlog::pattern_formatter time_{"%Y-%m-%dT%H:%M:%S.%e%z", spdlog::pattern_time_type::local, ""};
};

}  // namespace

std::string json_line(std::string_view time, std::string_view level, std::string_view pairs) {
  boost::json::object line{{"time", time}, {"level", level}};
  while (!pairs.empty()) {
    const std::size_t equals = pairs.find_first_of("= ");
    if (equals == std::string_view::npos || pairs[equals] == ' ') {  // no pair, so all of it
      line["message"] = pairs;
      break;
    }
    const std::string_view key = pairs.substr(0, equals);
    pairs.remove_prefix(equals + 1);
    line[key] = take_value(pairs);
    while (pairs.starts_with(' ')) pairs.remove_prefix(1);
  }
  return boost::json::serialize(line);
}

std::unique_ptr<spdlog::formatter> json_lines() { return std::make_unique<JsonLines>(); }

}  // namespace hadal::cli
