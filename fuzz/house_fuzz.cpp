// SPDX-License-Identifier: Apache-2.0
// The bytes are lines, each said by a player, the other player or a stranger to a house with a
// table for two. $T stands for the table and $N for the number of its position. Whatever is said,
// the house keeps running, only players change the table, and every change was acknowledged.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "fuzz/require.h"
#include "server/lobby/tests/two_players.h"

namespace hadal::fuzz {
namespace {

using house::test::TestTab;
using house::test::TwoPlayers;

std::string filled(std::string text, std::string_view mark, const std::string& value) {
  for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at + 1))
    text.replace(at, mark.size(), value);
  return text;
}

void say(TwoPlayers& game, TestTab& tab, bool is_player, const std::string& text) {
  const auto& stream = game.log.all()["table/" + game.table];
  const std::size_t entries = stream.size();
  const std::size_t answers = tab.answers();
  game.say(tab, text);
  if (stream.size() == entries) return;
  require(is_player, "a stranger changed the table: " + text);
  require(tab.answers() > answers, "a change was not acknowledged: " + text);
}

}  // namespace
}  // namespace hadal::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hadal::fuzz;
  TwoPlayers game;
  TestTab& stranger = game.tab(game.guest("Eve"));
  game.watch(stranger);
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  while (!rest.empty()) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(line.size() + 1, rest.size()));
    if (line.empty()) continue;
    TestTab& tab = line[0] == 'A' ? *game.a : line[0] == 'B' ? *game.b : stranger;
    const std::string number = std::to_string(TwoPlayers::number(*game.a));
    const std::string text = filled(std::string(line.substr(1)), "$T", game.table);
    say(game, tab, &tab != &stranger, filled(text, "$N", number));
  }
  return 0;
}
