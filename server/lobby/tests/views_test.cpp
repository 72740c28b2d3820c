// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "games/all.h"
#include "server/protocol/json_describe.h"
#include "server/protocol/written.h"

namespace hadal::house {
namespace {

class Views : public testing::TestWithParam<std::string> {};

// A message takes the text, scenarios and tests take the document: they say the same, and what is
// asked is named alike.
TEST_P(Views, AreTheSameAsTextAndAsDocument) {
  const GameKind& kind = *find_kind(GetParam());
  Rng rng(7);
  for (std::size_t players = kind.entry.min_players; players <= kind.entry.max_players; ++players) {
    const std::unique_ptr<Table> table = kind.entry.start(Document{{"players", players}});
    for (int n = 0; n < 2000 && table->to_move() != Player::nobody; ++n) {
      const std::vector<std::string> legal = table->legal();
      table->play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
      const Player viewer =
          n % 3 == 0 ? Player::nobody : seat(static_cast<std::size_t>(n) % players);
      const Document view = table->view(viewer);
      const auto text = protocol::json_of([&](Sink& out) { table->write_view(viewer, out); }).text;
      ASSERT_EQ(protocol::describe::read_document(protocol::describe::parse(text)), view) << text;
      JsonSink quick;
      table->write_view(viewer, quick);
      ASSERT_EQ(quick.written(), text);
      ASSERT_EQ(view.at("asks").text(), table->question());
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Of, Views, testing::Values("abyss", "unfathomable"),
                         [](const auto& game) { return game.param; });

}  // namespace
}  // namespace hadal::house
