// SPDX-License-Identifier: Apache-2.0
#include "terminal/seats.h"

#include <gtest/gtest.h>

#include "words/language.h"

namespace hadal::cli {
namespace {

const std::vector<OptionSpec> kSpecs{{"size", false, {"small", "large"}},
                                     {"wind", true, {"off", "on"}}};

Document chosen(const std::vector<std::string>& texts) { return chosen_options(kSpecs, 3, texts); }

TEST(ChosenOptions, ASwitchIsNamedAndAChoiceNamesItself) {
  EXPECT_EQ(chosen({}), (Document{{"players", 3}}));
  EXPECT_EQ(chosen({"wind"}), (Document{{"players", 3}, {"wind", "on"}}));
  EXPECT_EQ(chosen({"large"}), (Document{{"players", 3}, {"size", "large"}}));
  EXPECT_EQ(chosen({"size=large", "wind=off"}),
            (Document{{"players", 3}, {"size", "large"}, {"wind", "off"}}));
}

TEST(ChosenOptions, WhatDoesNotExistIsLeftForTheGameToRefuse) {
  EXPECT_EQ(chosen({"rain"}), (Document{{"players", 3}, {"rain", "on"}}));
}

TEST(SeatNames, ABotIsCalledByItsNameOfTheCrewAndAPersonByHisOwn) {
  const std::vector<SeatPlan> seats{
      {"me", "Dov"}, {"sailor", ""}, {"captain/ms=50", ""}, {"me", ""}};
  const std::vector<SeatName> names = seat_names(seats, words::catalogue("en"));
  const auto expect = [&](std::size_t i, std::string_view full, std::string_view brief) {
    EXPECT_EQ(names[i].full, full);
    EXPECT_EQ(names[i].brief, brief);
  };
  expect(0, "A Dov", "Dov");
  expect(1, "B Edda (sailor)", "Edda");  // Dov is taken
  expect(2, "C Gesa (captain/ms=50)", "Gesa");
  expect(3, "D", "D");
}

}  // namespace
}  // namespace hadal::cli
