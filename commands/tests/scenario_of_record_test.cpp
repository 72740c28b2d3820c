// SPDX-License-Identifier: Apache-2.0
// A position of a recorded game, written as a scenario, is read back as the same position.
#include "engine/scenario_of_record.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "commands/commands.h"
#include "commands/tests/run_hadal.h"
#include "commands/yaml.h"
#include "engine/rng.h"
#include "engine/scenario.h"

namespace hadal::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

std::string random_move(const Table& table, Rng& rng) {
  const std::vector<std::string> legal = table.legal();
  std::vector<std::uint32_t> weights(legal.size(), 1);
  if (table.to_move() == Player::chance) weights = table.weights();
  std::uint32_t sum = 0;
  for (const std::uint32_t w : weights) sum += w;
  std::uint32_t ticket = rng.below(sum);
  std::size_t i = 0;
  while (ticket >= weights[i]) ticket -= weights[i++];
  return legal[i];
}

Record random_record(const std::string& game, Document options, std::uint64_t seed) {
  Record record;
  record.game = game;
  record.options = std::move(options);
  const GameEntry& entry = game_called(game);
  record.rules_version = entry.rules_version;
  const std::unique_ptr<Table> table = entry.start(record.options);
  Rng rng(seed);
  while (table->to_move() != Player::nobody) {
    const std::string move = random_move(*table, rng);
    record.moves.push_back({table->to_move(), move, 0});
    table->play(move);
  }
  record.result = result_of(*table);
  return record;
}

// The table at the end of a written scenario.
std::unique_ptr<Table> played(const Document& scenario) {
  std::unique_ptr<Table> table = game_called(scenario.at("game").text()).from(scenario);
  if (const Document* play = scenario.find("play"))
    for (const Document& step : play->list()) table->play(step.map().front().second.text());
  return table;
}

// From there the game goes on as it did: the same moves are legal for the same players.
void expect_same_future(const Record& record, std::size_t at, Table& found) {
  constexpr std::size_t kMoves = 80;
  const std::unique_ptr<Table> table = replay(record, games(), at);
  for (std::size_t i = at; i < std::min(at + kMoves, record.moves.size()); ++i) {
    ASSERT_EQ(found.to_move(), table->to_move()) << at << " and " << i;
    ASSERT_EQ(found.legal(), table->legal()) << at << " and " << i;
    found.play(record.moves[i].text);
    table->play(record.moves[i].text);
  }
}

struct Distance {
  std::size_t sum = 0;
  std::size_t positions = 0;
  std::size_t from_the_start = 0;  // without `given`
};

void expect_round_trip(const Record& record, std::size_t at, Distance& distance) {
  const std::string text = scenario_of(record, games(), at);
  const std::vector<Document> documents = read_yaml(text);
  ASSERT_EQ(documents.size(), 1u);
  const ScenarioResult result = run_scenario(documents.front(), games());
  ASSERT_EQ(result.failure, "") << text;
  expect_same_future(record, at, *played(documents.front()));
  ++distance.positions;
  if (documents.front().find("given") == nullptr) ++distance.from_the_start;
  if (const Document* play = documents.front().find("play")) distance.sum += play->list().size();
}

Distance round_trips(const std::string& game, const Document& options, std::uint64_t seed) {
  constexpr std::size_t kStep = 17;
  const Record record = random_record(game, options, seed);
  Distance distance;
  for (std::size_t at = seed % kStep; at < record.moves.size(); at += kStep)
    expect_round_trip(record, at, distance);
  expect_round_trip(record, record.moves.size(), distance);
  return distance;
}

void add(const Distance& one, Distance& all) {
  all.sum += one.sum;
  all.positions += one.positions;
  all.from_the_start += one.from_the_start;
}

TEST(ScenarioOfRecord, APositionOfAbyssIsReadBack) {
  Distance all;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    Document options{{"players", 2 + seed % 3}};
    if (seed % 2 == 1) options.set("martial_law", "on");
    add(round_trips("abyss", options, seed), all);
  }
  EXPECT_LT(all.sum, 20 * all.positions);  // given at the beginning of a turn, not of the game
  EXPECT_LT(all.from_the_start * 10, all.positions);
}

TEST(ScenarioOfRecord, APositionOfUnfathomableIsReadBack) {
  Distance all;
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    Document options{{"players", 3 + seed % 4}};
    if (seed == 3) options.set("variant", "learning");
    add(round_trips("unfathomable", options, seed), all);
  }
  EXPECT_LT(all.sum, 100 * all.positions);
  EXPECT_LT(all.from_the_start * 5, all.positions);
}

TEST(ScenarioOfRecord, IsWrittenByTheProgramAndHoldsAsItIs) {
  const Folder folder;
  const Record record = random_record("abyss", Document{{"players", 3}}, 5);
  const std::string file = folder.write("game.txt", write(record));
  const Answer written = run_hadal({"scenario", "--from", file, "--at", "60"});
  EXPECT_EQ(written.status, 0) << written.err;
  EXPECT_THAT(written.out, StartsWith("# The position of a recorded game after move 60 of "));
  EXPECT_THAT(written.out, HasSubstr("\n#rule: \nname: \"Position after move 60\"\ngame: abyss\n"));
  const Answer run = run_hadal({"scenario", folder.write("s.yaml", written.out)});
  EXPECT_EQ(run.out, "1 passed, 0 failed\n");
}

TEST(ScenarioOfRecord, OfNothingIsRefused) {
  const Folder folder;
  const Record record = random_record("abyss", Document{{"players", 2}}, 5);
  const std::string file = folder.write("game.txt", write(record));
  EXPECT_THAT(run_hadal({"scenario", "--from", file, "--at", "9999999"}).err,
              HasSubstr("there are only " + std::to_string(record.moves.size()) + " moves"));
  EXPECT_THAT(run_hadal({"scenario", "--from", folder.write("x.txt", "x\n")}).err,
              HasSubstr("x.txt: line 1: "));
  EXPECT_THAT(run_hadal({"scenario"}).err, HasSubstr("give scenario files, or --from"));
  EXPECT_THAT(run_hadal({"scenario", "--at", "3", file}).err, HasSubstr("--at needs --from"));
}

}  // namespace
}  // namespace hadal::cli
