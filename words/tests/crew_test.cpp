// SPDX-License-Identifier: Apache-2.0
#include "words/crew.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <set>

#include "words/tests/read_file.h"

namespace hadal::words {
namespace {

using CalledNames = std::vector<std::string>;

TEST(Crew, IsFifteenOfDifferentNames) {
  std::set<std::string_view> names;
  for (const CrewMember& one : crew()) names.insert(one.name);
  EXPECT_EQ(names.size(), 15U);
}

TEST(Crew, SitsDownByLevelAsInTheListOfCases) {
  const auto cases = boost::json::parse(test::read_file("words/tests/crew_cases.json"));
  ASSERT_GT(cases.as_array().size(), 5U);
  for (const boost::json::value& one : cases.as_array())
    EXPECT_EQ(crew_names(boost::json::value_to<CalledNames>(one.at("levels")),
                         boost::json::value_to<CalledNames>(one.at("taken"))),
              boost::json::value_to<CalledNames>(one.at("names")))
        << boost::json::serialize(one);
}

TEST(Crew, SitsWhereItWasChosenAndNowhereElse) {
  EXPECT_EQ(crew_names({"sailor", "", "sailor", "sailor"}, {}, {"", "", "Dov", ""}),
            (CalledNames{"Edda", "", "Dov", "Fitz"}));
  EXPECT_EQ(crew_names({"sailor"}, {"dov"}, {"Dov"}), (CalledNames{"Dov"}))
      << "the host knows both";
  ASSERT_NE(crew_member("Dov"), nullptr);
  EXPECT_EQ(crew_member("Dov")->level, "sailor");
  EXPECT_EQ(crew_member("dov"), nullptr);
}

TEST(Crew, HasNoNameForASeatWhereAPersonSits) {
  EXPECT_EQ(crew_names({"", "sailor"}, {}), (CalledNames{"", "Dov"}));
}

}  // namespace
}  // namespace hadal::words
