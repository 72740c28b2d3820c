// SPDX-License-Identifier: Apache-2.0
// The printed facts: the tables of the code against lists made from the cards by other people.
#include <gmock/gmock.h>

#include <map>
#include <set>

#include "games/abyss/cards/locations.h"
#include "games/abyss/cards/lords.h"
#include "games/abyss/rules/reward.h"
#include "games/abyss/tests/vocabulary.h"

namespace hadal::abyss {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::string word(std::string_view name) { return std::string(name); }
std::string word(int n) { return std::to_string(n); }

std::string joined(const std::vector<std::string>& words) {
  std::string line;
  for (const std::string& w : words) line += (line.empty() ? "" : " ") + w;
  return line;
}

std::string without_last_word(const std::string& line) { return line.substr(0, line.rfind(' ')); }
std::string last_word(const std::string& line) { return line.substr(line.rfind(' ') + 1); }

// A row as the file of facts has it, but for its last word, the kind of the power.
std::string row(const LordCard& c) {
  return joined({word(name(c.id)), word(name(c.guild)), word(c.cost), word(c.races),
                 word(c.required == Race::none ? "none" : name(c.required)), word(c.influence),
                 word(c.keys)});
}

const std::map<Counts, std::string> kCountNames{
    {Counts::nothing, "may_swap_with_any_location_in_deck -"},
    {Counts::lords_of_guild, "lords_of_guild"},
    {Counts::allies_of_race, "affiliated_allies_of_race"},
    {Counts::guilds, "distinct_guilds_among_lords -"},
    {Counts::strongest_lord, "max_lord_influence -"},
    {Counts::weakest_lord, "min_lord_influence -"},
    {Counts::lords, "lords -"},
    {Counts::lords_with_key, "lords_with_key -"},
    {Counts::lords_without_key, "lords_without_key -"},
    {Counts::weakest_ally_of_each_race, "sum_of_weakest_affiliated_ally_per_race -"},
    {Counts::allies, "affiliated_allies -"},
    {Counts::best_of_opponents, "copy_best_opponent_location -"},
};

std::string row(const LocationCard& c) {
  std::vector<std::string> words{word(name(c.id)), word(c.base), word(c.per),
                                 kCountNames.at(c.counts)};
  // A copied location is worth once what it shows; the facts leave the factor out.
  if (c.counts == Counts::best_of_opponents) words[2] = "0";
  if (c.counts == Counts::lords_of_guild) words.push_back(word(name(static_cast<Guild>(c.of))));
  if (c.counts == Counts::allies_of_race) words.push_back(word(name(static_cast<Race>(c.of))));
  return joined(words);
}

// The lords of the box; others may have been added to the game since.
std::vector<LordCard> printed_lords() {
  std::vector<LordCard> printed;
  for (const std::string& line : lines_of(test_file("facts_lords.txt")))
    if (const auto lord = parse_lord(line.substr(0, line.find(' '))))
      printed.push_back(card_of(*lord));
  return printed;
}

std::multiset<int> costs(Guild guild) {
  std::multiset<int> all;
  for (const LordCard& c : printed_lords())
    if (c.guild == guild) all.insert(c.cost);
  return all;
}

template <typename Part>
int sum_over(Guild guild, Part part) {
  int sum = 0;
  for (const LordCard& c : printed_lords()) sum += c.guild == guild ? part(c) : 0;
  return sum;
}
int lords_of(Guild g) {
  return sum_over(g, [](const LordCard&) { return 1; });
}
int keys_of(Guild g) {
  return sum_over(g, [](const LordCard& c) { return c.keys; });
}
int influence_of(Guild g) {
  return sum_over(g, [](const LordCard& c) { return c.influence; });
}

TEST(Facts, EveryLordIsAsPrinted) {
  const std::vector<std::string> facts = lines_of(test_file("facts_lords.txt"));
  const std::vector<LordCard> printed = printed_lords();
  ASSERT_EQ(facts.size(), printed.size());
  for (std::size_t i = 0; i < printed.size(); ++i)
    EXPECT_EQ(row(printed[i]), without_last_word(facts[i]));
}

TEST(Facts, ALordWithAPowerOnceDoesSomethingWhenHeEnters) {
  const std::vector<std::string> facts = lines_of(test_file("facts_lords.txt"));
  const std::vector<LordCard> printed = printed_lords();
  for (std::size_t i = 0; i < printed.size(); ++i) {
    const std::string kind = last_word(facts[i]);
    // Of the lasting powers only these two begin with something on entering.
    const bool both = printed[i].id == Lord::commander || printed[i].id == Lord::landlord;
    EXPECT_EQ(printed[i].when_entering != nullptr, kind == "once" || both) << facts[i];
    EXPECT_EQ(printed[i].lasts, kind == "ongoing") << facts[i];
  }
}

TEST(Facts, EveryLocationIsAsPrinted) {
  const std::vector<std::string> facts = lines_of(test_file("facts_locations.txt"));
  ASSERT_EQ(facts.size(), kLocations);
  for (std::size_t i = 0; i < kLocations; ++i) EXPECT_EQ(row(kLocationCards[i]), facts[i]);
}

TEST(Facts, ThirtyFiveLordsBelongToSixGuilds) {
  EXPECT_EQ(lords_of(Guild::soldier), 7);
  EXPECT_EQ(lords_of(Guild::merchant), 6);
  EXPECT_EQ(lords_of(Guild::mage), 7);
  EXPECT_EQ(lords_of(Guild::politician), 6);
  EXPECT_EQ(lords_of(Guild::farmer), 6);
  EXPECT_EQ(lords_of(Guild::ambassador), 3);
  EXPECT_EQ(printed_lords().size(), 35u);
}

TEST(Facts, TheCostsOfEachGuildAreThese) {
  EXPECT_THAT(costs(Guild::soldier), ElementsAre(6, 6, 7, 8, 8, 10, 10));
  EXPECT_THAT(costs(Guild::farmer), ElementsAre(6, 7, 8, 8, 9, 10));
  EXPECT_THAT(costs(Guild::politician), ElementsAre(6, 8, 8, 10, 10, 12));
  EXPECT_THAT(costs(Guild::mage), ElementsAre(6, 6, 7, 8, 8, 10, 10));
  EXPECT_THAT(costs(Guild::merchant), ElementsAre(6, 6, 8, 8, 10, 10));
  EXPECT_THAT(costs(Guild::ambassador), ElementsAre(10, 10, 10));
}

TEST(Facts, TheLordsHaveTwentyFiveKeysAndInfluenceOf223) {
  const std::map<Guild, std::pair<int, int>> sums{
      // added up by hand from the cards
      {Guild::soldier, {3, 38}},    {Guild::merchant, {3, 42}}, {Guild::mage, {4, 47}},
      {Guild::politician, {3, 33}}, {Guild::farmer, {3, 51}},   {Guild::ambassador, {9, 12}}};
  int influence = 0;
  for (const auto& [guild, sum] : sums) {
    EXPECT_EQ(keys_of(guild), sum.first) << name(guild);
    EXPECT_EQ(influence_of(guild), sum.second) << name(guild);
    influence += influence_of(guild);
  }
  EXPECT_EQ(influence, 223);
}

TEST(Facts, TheRequiredRaceIsThatOfTheGuild) {
  const std::map<Guild, Race> race_of_guild{
      {Guild::soldier, Race::crab},    {Guild::merchant, Race::shellfish},
      {Guild::mage, Race::jellyfish},  {Guild::politician, Race::squid},
      {Guild::farmer, Race::seahorse}, {Guild::ambassador, Race::none}};
  for (const LordCard& c : kLordCards) EXPECT_EQ(c.required, race_of_guild.at(c.guild));
}

// [ABY-CMP-1] [ABY-CMP-2] [ABY-CMP-6] [ABY-CMP-7]
TEST(Facts, TheBoxHolds65AlliesOfValue160And6Monsters) {
  const State s = setup({});
  EXPECT_EQ(s.deck.size(), 65);
  EXPECT_EQ(s.deck.value(), 160);
  EXPECT_EQ(s.deck_monsters, 6);
  for (std::size_t r = 0; r < kRaces; ++r) {
    const AllySet race = s.deck.of(static_cast<Race>(r));
    EXPECT_EQ(race.size(), 13);
    EXPECT_EQ(race.value(), 32);
    std::vector<int> copies;
    for (const Card c : race) copies.push_back(race.count(c));
    EXPECT_THAT(copies, ElementsAre(4, 3, 3, 2, 1));
  }
}

TEST(Facts, TheBoxHolds20MonsterTokensOfValue53And10Keys) {
  const State s = setup({});
  EXPECT_THAT(tokens_in_supply(s), ElementsAre(9, 9, 2));
  EXPECT_EQ(9 * token_value(0) + 9 * token_value(1) + 2 * token_value(2), 53);
  EXPECT_EQ(keys_in_supply(s), 10);
  EXPECT_EQ(s.location_deck.size(), 20);
}

// [ABY-THR-1] A fight at every space, through the engine and not through the table.
TEST(Facts, TheThreatTrackOffersWhatTheBoardShows) {
  const std::vector<std::vector<std::string>> rewards{
      {"reward 1 pearl", "reward 1 monster"},
      {"reward 2 pearls", "reward 1 pearl 1 monster", "reward 2 monsters"},
      {"reward 1 key"},
      {"reward 1 key 1 pearl", "reward 1 key 1 monster"},
      {"reward 1 key 2 pearls", "reward 1 key 1 pearl 1 monster", "reward 1 key 2 monsters"},
      {"reward 2 keys"}};
  for (int space = 1; space <= kThreatSpaces; ++space) {
    const State s = after_line(position("{given: {threat: " + std::to_string(space) + "}}"),
                               "explore; reveal monster; fight");
    EXPECT_EQ(legal_texts(s), rewards[static_cast<std::size_t>(space - 1)]);
  }
}

// [ABY-SET-1] to [ABY-SET-9]
TEST(Facts, EverybodyStartsWithOnePearlAndNothingElse) {
  for (std::uint8_t players = 2; players <= 4; ++players) {
    const State s = setup({players, {}});
    for (std::size_t i = 0; i < kSeats; ++i) {
      Seat expected;
      expected.pearls = i < players ? 1 : 0;
      EXPECT_EQ(s.seats[i], expected);
    }
    EXPECT_THAT(inconsistency(s), IsEmpty());
    EXPECT_EQ(s.threat, 1);
  }
}

}  // namespace
}  // namespace hadal::abyss
