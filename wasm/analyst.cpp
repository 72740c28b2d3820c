// SPDX-License-Identifier: Apache-2.0
// The judge of finished games as workers of a page call it. Several workers share a game: each
// loads the module, does not open the house, and makes pieces; one puts them together.
//
// Every answer is JSON and stays valid until the next call: what was asked for, or an `Error` of
// the protocol, which alone has a `code`.
#include <emscripten.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "server/analysis/combine.h"
#include "server/protocol/json.h"

namespace hadal::page {
namespace {

// The game that was asked about last: the next piece of it goes on from there.
struct Judging {
  std::string text;
  std::string wish;
  Record record;
  std::unique_ptr<analysis::Analyst> analyst;
};

Judging& judging(const std::string& text, const std::string& wish) {
  static Judging now;
  if (now.analyst && now.text == text && now.wish == wish) return now;
  now.analyst.reset();
  now.record = read_record(text);
  now.analyst = std::make_unique<analysis::Analyst>(
      now.record, protocol::from_json<protocol::AnalysisWish>(wish));
  now.text = text;
  now.wish = wish;
  return now;
}

std::vector<protocol::AnalysisPiece>& pieces() {
  static std::vector<protocol::AnalysisPiece> taken;
  return taken;
}

template <typename F>
const char* answer(F f) {
  static std::string text;
  try {
    text = f();
  } catch (const std::exception& e) {
    text = protocol::to_json(protocol::Error{"trouble", e.what()});
  }
  return text.c_str();
}

}  // namespace
}  // namespace hadal::page

using namespace hadal;

extern "C" {

// The moves from `from` to before `to` of a record: an AnalysisPiece. `wish` is an AnalysisWish.
EMSCRIPTEN_KEEPALIVE const char* hadal_judge(const char* record, const char* wish, int from,
                                             int to) {
  return page::answer([&] {
    page::Judging& now = page::judging(record, wish);
    return protocol::to_json(now.analyst->piece(static_cast<std::size_t>(std::max(0, from)),
                                                static_cast<std::size_t>(std::max(0, to))));
  });
}

// A piece that this or another worker has made, for hadal_combine. They come one by one: an
// argument lies on the stack, which a whole long game would overflow. Nothing is answered but an
// error; after one, no piece is kept, and the next is the first of another game.
EMSCRIPTEN_KEEPALIVE const char* hadal_take(const char* piece) {
  return page::answer([&] {
    auto taken = std::exchange(page::pieces(), {});
    taken.push_back(protocol::from_json<protocol::AnalysisPiece>(piece));
    page::pieces() = std::move(taken);
    return std::string("{}");
  });
}

// The Analysis of the pieces that were taken; they cover the whole record, in any order.
EMSCRIPTEN_KEEPALIVE const char* hadal_combine(const char* record, const char* wish) {
  return page::answer([&] {
    return protocol::to_json(analysis::combine(read_record(record),
                                               protocol::from_json<protocol::AnalysisWish>(wish),
                                               std::exchange(page::pieces(), {})));
  });
}
}
