// SPDX-License-Identifier: Apache-2.0
#include "server/http/steady_time.h"

#include <gtest/gtest.h>

namespace hadal::http {
namespace {

TEST(SteadyTime, GoesOnWithTheClockAndNotWhileTheMachineIsPaused) {
  std::int64_t clock = 5'000;
  SteadyTime time([&] { return clock; });
  for (int i = 0; i < 10; ++i) {
    clock += 200;
    time.now();
  }
  EXPECT_EQ(time.now(), 2'000);
  clock += 3'600'000;
  EXPECT_EQ(time.now(), 3'000) << "an hour's pause costs a second at most";
}

}  // namespace
}  // namespace hadal::http
