// SPDX-License-Identifier: Apache-2.0
#include "commands/json_lines.h"

#include <gtest/gtest.h>

namespace hadal::cli {
namespace {

TEST(JsonLines, ArePairsAsAnObject) {
  EXPECT_EQ(json_line("now", "info", R"(event=closed reason="too slow" ms=12)"),
            R"({"time":"now","level":"info","event":"closed","reason":"too slow","ms":"12"})");
}

TEST(JsonLines, KeepWhatIsNoPair) {
  EXPECT_EQ(json_line("now", "warning", "something odd"),
            R"({"time":"now","level":"warning","message":"something odd"})");
}

TEST(JsonLines, EscapeWhatJsonMust) {
  EXPECT_EQ(json_line("now", "info", "event=x path=a\\b\tc"),
            R"({"time":"now","level":"info","event":"x","path":"a\\b\tc"})");
  EXPECT_EQ(json_line("now", "info", R"(event=x why="never closed)"),
            R"({"time":"now","level":"info","event":"x","why":"never closed"})");
}

}  // namespace
}  // namespace hadal::cli
