// SPDX-License-Identifier: Apache-2.0
// Moves as text: every verb with its argument, both ways, and what is refused.
#include <gmock/gmock.h>

#include <set>

#include "games/unfathomable/tests/vocabulary.h"

namespace hadal::unfathomable {
namespace {

struct Written {
  const char* text;
  Move move;
};

// One example of every kind of argument.
const Written kExamples[] = {
    {"pass", {Verb::pass}},
    {"pick samira", {Verb::pick, byte(Character::samira)}},
    {"draw lore", {Verb::draw, byte(Skill::lore)}},
    {"improve fine_clothes", {Verb::improve, byte(Item::fine_clothes)}},
    {"move boiler_room", {Verb::move, byte(Space::boiler_room)}},
    {"attack deep_one", {Verb::attack, kDeepOneHere}},
    {"attack B", {Verb::attack, 1}},
    {"target deep_one d3", {Verb::target, byte(kDeepOneIn + static_cast<int>(index(Space::d3)))}},
    {"give shotgun C", {Verb::give, byte(Item::shotgun), 2}},
    {"reveal hybrid", {Verb::reveal, byte(Loyalty::hybrid)}},
    {"use quick_cast", {Verb::use, byte(Ability::quick_cast)}},
    {"play treachery 5", {Verb::play, byte(card(Skill::treachery, 5))}},
    {"lead souls", {Verb::lead, byte(Resource::souls)}},
    {"number 4", {Verb::number, 4}},
    {"track ritual", {Verb::track, byte(Track::ritual)}},
    {"deck waypoint", {Verb::deck, byte(Pile::waypoint)}},
    {"name will", {Verb::name, byte(Skill::will)}},
    {"monarch father_dagon", {Verb::monarch, byte(Monarch::father_dagon)}},
    {"outcome partial", {Verb::outcome, byte(Result::partial)}},
    {"modify -3", {Verb::modify, 97}},
    {"modify 2", {Verb::modify, 102}},
    {"choose spell heal", {Verb::choose, byte(Pile::spell), byte(Spell::heal)}},
    {"bury mythos ?", {Verb::bury, byte(Pile::mythos), kHidden}},
    {"first F", {Verb::first, 5}},
    {"skill lore ?", {Verb::skill, byte(kHiddenValue + static_cast<int>(index(Skill::lore)))}},
    {"chaos ?", {Verb::chaos, kHidden}},
    {"mythos hold_the_line", {Verb::mythos, byte(Mythos::hold_the_line)}},
    {"waypoint iceberg", {Verb::waypoint, byte(Waypoint::iceberg)}},
    {"item lucky_ring", {Verb::item, byte(Item::lucky_ring)}},
    {"damage fuel_leak", {Verb::damage, byte(Damage::fuel_leak)}},
    {"passenger two_souls", {Verb::passenger, byte(Passenger::two_souls)}},
    {"loyalty ?", {Verb::loyalty, kHidden}},
    {"roll 8", {Verb::roll, 8}},
};

TEST(Notation, WritesAndReadsEveryKindOfMove) {
  for (const Written& example : kExamples) {
    EXPECT_EQ(text(example.move), example.text);
    EXPECT_EQ(parse(example.text), example.move) << example.text;
  }
}

TEST(Notation, RefusesWhatIsNoMove) {
  for (const char* wrong : {"",
                            " ",
                            "pas",
                            "pass now",
                            "Pass",
                            "pick",
                            "pick nobody",
                            "draw lore 2",
                            "move w9",
                            "attack G",
                            "attack chance",
                            "target deep_one brigg",
                            "give shotgun",
                            "give C shotgun",
                            "play lore 6",
                            "play lore",
                            "play lore 0",
                            "modify",
                            "modify x",
                            "modify 1000",
                            "roll -1",
                            "choose heal",
                            "choose spell infection",
                            "bury cards heal",
                            "number ten",
                            "pass;"})
    EXPECT_EQ(parse(wrong), std::nullopt) << "'" << wrong << "'";
}

// Every verb is met in random games, and whatever is legal or seen reads back.
TEST(Notation, ReadsBackWhateverIsLegalOrSeen) {
  std::set<Verb> met;
  for (const Options& table : tables())
    for (std::uint64_t seed = 1; seed <= 20; ++seed)
      random_game(table, seed, [&](const State& s) {
        MoveList list;
        legal_moves(s, list);
        for (const Move m : list) {
          met.insert(m.verb);
          const Move seen = seen_by(s, m, Player::nobody);
          ASSERT_EQ(parse(text(m)), m);
          ASSERT_EQ(parse(text(seen)), seen);
        }
      });
  EXPECT_GE(met.size(), kVerbs - 1);
}

constexpr std::string_view kTest =
    "{given: {step: mythos, deep_ones: {}, chaos: [strength 4, strength 3, influence 1],"
    " seats: {A: {character: jamie, items: [], feat: no, hand: [strength 1, will 1]},"
    " B: {character: ishmael, items: [], feat: no, hand: [strength 2, strength 2, will 1]},"
    " C: {character: william, items: [], feat: no}}}}";

TEST(Notation, ALineOfSeveralMovesIsReadAsEach) {
  const State s = setup({});
  EXPECT_EQ(parse_line(s, "first A; pick samira ;pick jamie"),
            (std::vector<Move>{{Verb::first, 0},
                               {Verb::pick, byte(Character::samira)},
                               {Verb::pick, byte(Character::jamie)}}));
  EXPECT_EQ(parse_line(s, "first A; pick nobody"), std::nullopt);
  EXPECT_EQ(parse_line(s, "first A;"), std::nullopt);
}

// The cards may stand in any order; the line ends the contribution if more could follow.
TEST(Notation, AListOfCardsIsOneContribution) {
  const State s = after_line(position(kTest),
                             "mythos food_stores_raid; chaos strength 4; "
                             "chaos strength 3");
  ASSERT_EQ(to_move(s), B);
  const auto moves = parse_line(s, "contribute will 1, strength 2");
  ASSERT_TRUE(moves.has_value());
  EXPECT_EQ(*moves, (std::vector<Move>{{Verb::contribute, byte(card(Skill::strength, 2))},
                                       {Verb::contribute, byte(card(Skill::will, 1))},
                                       {Verb::done}}));
  const auto all = parse_line(s, "contribute will 1, strength 2, strength 2");
  ASSERT_TRUE(all.has_value());
  EXPECT_EQ(all->size(), 3U) << "nothing is left to add";
  EXPECT_EQ(parse_line(s, "contribute will 1, crab 2"), std::nullopt);
}

}  // namespace
}  // namespace hadal::unfathomable
