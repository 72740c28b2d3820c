// SPDX-License-Identifier: Apache-2.0
// The printed facts: the tables of the code against a list made from the cards by other people.
#include <gmock/gmock.h>

#include "games/unfathomable/board.h"
#include "games/unfathomable/cards/abilities.h"
#include "games/unfathomable/cards/characters.h"
#include "games/unfathomable/cards/damage.h"
#include "games/unfathomable/cards/mythos.h"
#include "games/unfathomable/cards/passives.h"
#include "games/unfathomable/cards/waypoints.h"
#include "games/unfathomable/tests/vocabulary.h"

namespace hadal::unfathomable {
namespace {

using Lines = std::vector<std::string>;

// The facts of one kind, without the word that names it.
Lines facts(const std::string& kind) {
  Lines found;
  for (const std::string& line : lines_of(test_file("facts.txt")))
    if (line.starts_with(kind + " ")) found.push_back(line.substr(kind.size() + 1));
  return found;
}

template <typename... Words>
std::string joined(const Words&... words) {
  std::ostringstream out;
  const char* gap = "";
  ((out << gap << words, gap = " "), ...);
  return out.str();
}

template <typename Range>
std::string joined_names(const Range& range, const char* gap) {
  std::string out;
  for (const auto e : range) out += (out.empty() ? "" : gap) + std::string(name(e));
  return out.empty() ? "-" : out;
}

std::string_view decider_of(const MythosRow& row) {
  if (row.kind == Crisis::test) return "nobody";
  if (row.character != Character::none) return name(row.character);
  return row.decider == Role::captain  ? "captain"
         : row.decider == Role::keeper ? "keeper"
                                       : "current";
}

TEST(Printed, MythosCards) {
  constexpr std::array<const char*, 3> kKinds{"check", "check_or", "choice"};
  constexpr std::array<const char*, 3> kActivations{"deep_ones", "mother_hydra", "father_dagon"};
  Lines rows;
  for (const MythosRow& row : kMythosRows)
    rows.push_back(joined(name(row.id), kKinds[index(row.kind)], decider_of(row),
                          joined_names(row.helps, "+"), int{row.target}, int{row.partial},
                          kActivations[index(row.activation)], name(row.track)));
  EXPECT_EQ(rows, facts("mythos"));
}

TEST(Printed, Waypoints) {
  Lines rows;
  for (const WaypointRow& row : kWaypointRows)
    rows.push_back(joined(name(row.id), int{row.distance}));
  EXPECT_EQ(rows, facts("waypoint"));
}

TEST(Printed, Spells) {
  Lines rows;
  for (const Spell spell : SpellSet::first(kSpells)) rows.emplace_back(name(spell));
  EXPECT_EQ(rows, facts("spell"));
}

// The Kitchen Knife has the trait and no attack of its own, so it is not among kWeapons.
// [UNF-HR-31]
std::string_view trait_of(Item item) {
  if (is_improvement(item)) return "improvement";
  return kWeapons.has(item) || item == Item::kitchen_knife ? "weapon" : "-";
}

std::string_view owner_of(Item item) {
  for (const CharacterSheet& sheet : kSheets)
    if (sheet.item == item) return name(sheet.id);
  return "-";
}

TEST(Printed, Items) {
  Lines rows;
  for (const Item item : ItemSet::first(kItems))
    rows.push_back(joined(name(item), owner_of(item), trait_of(item)));
  EXPECT_EQ(rows, facts("item"));
}

TEST(Printed, Characters) {
  Lines rows;
  for (const CharacterSheet& c : kSheets) {
    std::string set;
    for (const std::uint8_t n : c.skill_set) set += (set.empty() ? "" : " ") + std::to_string(n);
    rows.push_back(joined(name(c.id), name(c.start), set, name(c.item), int{c.captain_rank},
                          int{c.keeper_rank}));
  }
  EXPECT_EQ(rows, facts("character"));
}

TEST(Printed, SkillCards) {
  constexpr std::array<const char*, 3> kTimings{"reaction", "action", "start_of_step"};
  Lines rows;
  for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
    const auto c = static_cast<Card>(kind);
    rows.push_back(
        joined(name(c), SkillSet::every_card().count(c), kTimings[index(kCardRows[kind].timing)]));
  }
  EXPECT_EQ(rows, facts("card"));
}

TEST(Printed, DamageCards) {
  Lines rows;
  for (const Damage d : DamageSet::first(kDamageCards)) {
    if (!is_structural(d)) {
      rows.emplace_back("instant - 0");
      continue;
    }
    const auto skill =
        d == Damage::structural_wild ? std::string_view("-") : name(static_cast<Skill>(d));
    rows.push_back(joined("structural", skill, repair_cost(d)));
  }
  EXPECT_EQ(rows, facts("damage"));
}

// The neighbours of a space in the order of the board, whatever the order of the list.
TEST(Printed, Borders) {
  std::size_t known = 0;
  for (const std::string& line : facts("space")) {
    std::istringstream words(line);
    std::string word;
    words >> word;
    const Space from = parse_name<Space>(word).value();
    SpaceSet listed;
    while (words >> word) listed.add(parse_name<Space>(word).value());
    EXPECT_EQ(neighbours(from), listed) << line;
    ++known;
  }
  EXPECT_EQ(known, kSpaces - 1);  // all but the Deep
  EXPECT_TRUE(neighbours(Space::deep).empty());
}

TEST(Printed, ArrowsAndLanes) {
  Lines arrows;
  for (std::size_t i = 0; i < kArrow.size(); ++i)
    arrows.push_back(joined(name(static_cast<Space>(i)), name(kArrow[i])));
  EXPECT_EQ(arrows, facts("arrow"));
  for (const std::string& line : facts("astern")) {
    const Space from = parse_name<Space>(line.substr(0, 2)).value();
    EXPECT_EQ(joined(name(from), name(sternward(from))), line);
  }
  for (const std::string& line : facts("bowward")) {
    const Space from = parse_name<Space>(line.substr(0, 2)).value();
    EXPECT_EQ(joined(name(from), name(bowward(from))), line);
  }
  EXPECT_EQ(facts("astern").size() + facts("bowward").size(), 14U);
}

TEST(Printed, RoomsOfTheDieAndTheirOrder) {
  Lines die;
  for (int n = 1; n <= 8; ++n) die.push_back(joined(n, name(room_of_die(n))));
  EXPECT_EQ(die, facts("die"));
  Lines nearest;
  Lines steps;
  for (std::size_t i = 0; i < kRooms; ++i) {
    nearest.push_back(joined(name(room_at(i)), joined_names(kNearest[i], " ")));
    for (std::size_t k = 0; k < kRooms; ++k)
      if (i != k)
        steps.push_back(joined(name(room_at(i)), name(room_at(k)), name(kFirstStep[i][k])));
  }
  EXPECT_EQ(nearest, facts("nearest"));
  EXPECT_EQ(steps, facts("step"));
}

// [UNF-3-3]
TEST(Printed, LoyaltyDecks) {
  Lines rows;
  for (const Variant v : {Variant::standard, Variant::no_cultist})
    for (std::uint8_t players = 3; players <= 6; ++players) {
      if (v == Variant::no_cultist && players % 2 != 0) continue;
      const auto deck = setup({players, v}).loyalty_deck;
      rows.push_back(joined(int{players}, name(v), int{deck[0]}, int{deck[1]}, int{deck[2]}));
    }
  EXPECT_EQ(rows, facts("loyalty"));
}

}  // namespace
}  // namespace hadal::unfathomable
