// SPDX-License-Identifier: Apache-2.0
#include "engine/json_sink.h"

#include <gtest/gtest.h>

#include <limits>

namespace hadal {
namespace {

TEST(JsonSink, PutsCommasBetweenValuesAndNowhereElse) {
  JsonSink out;
  out.map([&] {
    out.set("a", 1);
    out.list("b", [&] {
      out.list([] {});
      out.map([] {});
      out.add(true);
      out.nothing();
    });
    out.map("c", [&] { out.set("d", "e"); });
    out.set_if(false, "f", 2);
    out.any_key("g \"h\"");
    out.raw("[1,2]");
    out.set("i", Player::p1);
  });
  EXPECT_EQ(out.written(),
            R"({"a":1,"b":[[],{},true,null],"c":{"d":"e"},"g \"h\"":[1,2],"i":"B"})");
}

TEST(JsonSink, WritesEveryNumber) {
  JsonSink out;
  out.list([&] {
    for (const std::int64_t n :
         {std::int64_t{0}, std::int64_t{9}, std::int64_t{10}, std::int64_t{-1},
          std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max()})
      out.number(n);
  });
  EXPECT_EQ(out.written(), "[0,9,10,-1,-9223372036854775808,9223372036854775807]");
}

// A special character is found wherever it stands, among the eight that are looked at together or
// after them, and whatever its neighbours are.
TEST(JsonSink, EscapesEverySpecialCharacterAtEveryPlace) {
  for (int c = 1; c < 256; ++c)
    for (std::size_t at = 0; at < 20; ++at) {
      std::string text = "\xc3\xa9 is a letter, so";
      text.resize(20, '.');
      text[at] = static_cast<char>(c);
      std::string expected = text;
      const std::string hex = "0123456789abcdef";
      std::string instead = std::string("\\u00") + hex[static_cast<std::size_t>(c) / 16] +
                            hex[static_cast<std::size_t>(c) % 16];
      if (c == '"' || c == '\\') instead = std::string("\\") + static_cast<char>(c);
      if (c == '\n') instead = "\\n";
      if (c == '\t') instead = "\\t";
      if (c == '\r') instead = "\\r";
      if (c < 0x20 || c == '"' || c == '\\' || c == 0x7f) expected.replace(at, 1, instead);
      JsonSink out;
      out.text(text);
      ASSERT_EQ(out.written(), '"' + expected + '"') << c << " at " << at;
    }
}

TEST(JsonSink, GrowsAsLongAsSomebodyWrites) {
  JsonSink out;
  std::string expected = "[";
  out.list([&] {
    for (int i = 0; i < 10'000; ++i) {
      out.text("deep sea");
      expected += i == 0 ? "\"deep sea\"" : ",\"deep sea\"";
    }
  });
  EXPECT_EQ(out.written(), expected + "]");
}

TEST(JsonSink, SinksThatAreOpenAtOnceDoNotMix) {
  JsonSink outer;
  outer.open_list();
  outer.text("a");
  {
    JsonSink inner;
    inner.text("b");
    EXPECT_EQ(inner.written(), "\"b\"");
  }
  outer.text("c");
  outer.close_list();
  EXPECT_EQ(outer.written(), R"(["a","c"])");
}

}  // namespace
}  // namespace hadal
