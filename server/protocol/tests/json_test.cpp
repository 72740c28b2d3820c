// SPDX-License-Identifier: Apache-2.0
#include "server/protocol/json.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <set>

#include "server/protocol/sample.h"
#include "server/protocol/schema.h"
#include "server/protocol/words.h"

namespace hadal::protocol {
namespace {

using testing::HasSubstr;

std::string refusal(const std::string& text) {
  try {
    read_client_message(text);
  } catch (const BadMessage& e) {
    return e.what();
  }
  return "";
}

std::string file(const std::string& path) {
  std::ifstream in(path);
  return {std::istreambuf_iterator<char>(in), {}};
}

template <typename Tuple>
void expect_round_trips() {
  describe::each_type<Tuple>([](auto t) {
    using T = typename decltype(t)::type;
    const auto text_of = [](const T& value) {
      JsonSink out;
      describe::write(out, value);
      return std::string(out.written());
    };
    const std::string first = text_of(describe::sample<T>());
    EXPECT_EQ(first, text_of(describe::read<T>(describe::parse(first), "")));
  });
}

TEST(Json, EveryMessageReadsBackAsItWasWritten) {
  expect_round_trips<Bodies>();
  expect_round_trips<ClientMessages>();
  expect_round_trips<ServerMessages>();
}

TEST(Json, TextOfPeopleIsEscaped) {
  EXPECT_EQ(to_json(Guest{"a\"b\\c\n\x01</script>"}), R"({"name":"a\"b\\c\n\u0001</script>"})");
  const std::string tricky = "\"\\/\b\f\n\r\t\x7f Žluťoučký 🐙";
  EXPECT_EQ(from_json<Guest>(to_json(Guest{tricky})).name, tricky);
}

TEST(Json, AMessageIsToldByItsType) {
  const ClientMessage message =
      read_client_message(R"({"type":"take_back_seat","request":"r","table":"t"})");
  ASSERT_TRUE(std::holds_alternative<TakeBackSeat>(message));
  EXPECT_EQ(std::get<TakeBackSeat>(message).table, "t");
}

TEST(Json, WhatMayBeLeftOutMay) {
  const auto watch =
      std::get<Watch>(read_client_message(R"({"type":"watch","request":"r","table":"t"})"));
  EXPECT_EQ(watch.invite, std::nullopt);
  const auto plan = from_json<MakeTable>(R"({"game":"abyss"})");
  EXPECT_TRUE(plan.seats.empty());
  EXPECT_EQ(plan.spectator_delay_ms, std::nullopt);
}

TEST(Json, TheReasonNamesTheField) {
  EXPECT_THAT(refusal(R"({"type":"play","request":"r","table":"t","line":"x"})"),
              HasSubstr("'number' is missing"));
  EXPECT_THAT(refusal(R"({"type":"play","request":"r","table":"t","number":"5","line":"x"})"),
              HasSubstr("'number' must be a whole number"));
  EXPECT_THAT(refusal(R"({"type":"play","request":"r","table":"t","number":1.5,"line":"x"})"),
              HasSubstr("'number' must be a whole number"));
  EXPECT_THAT(refusal(R"({"type":"ping","request":"r","x":1})"), HasSubstr("no field 'x'"));
  EXPECT_THAT(refusal(R"({"type":"fly","request":"r"})"), HasSubstr("no message 'fly'"));
  EXPECT_THAT(refusal("{"), HasSubstr("not JSON"));
}

TEST(Json, TheRequestOfABadMessageIsKept) {
  try {
    read_client_message(R"({"type":"play","request":"r7"})");
    FAIL();
  } catch (const BadMessage& e) {
    EXPECT_EQ(e.request(), "r7");
  }
}

TEST(Schema, TheTypesOfTheWebClientAreCurrent) {
  EXPECT_EQ(file("web/src/protocol.ts"), typescript())
      << "run: hadal schema --typescript > web/src/protocol.ts";
}

// The views of the games follow; hadal_commands_tests looks at the whole page.
TEST(Schema, TheDocumentationIsCurrent) {
  EXPECT_TRUE(file("docs/protocol.md").starts_with(markdown()))
      << "run: hadal schema --markdown --view GAME … > docs/protocol.md";
}

// Every message and field that there is, as "message.field".
std::set<std::string> all_fields() {
  std::set<std::string> all;
  const auto add = [&](auto t) {
    using T = typename decltype(t)::type;
    describe::each_own_member<T>([&](auto member) {
      all.insert(std::string(describe::type_title<T>()) + "." + member.name);
    });
  };
  describe::each_type<ClientMessages>(add);
  describe::each_type<ServerMessages>(add);
  describe::each_type<Bodies>(add);
  describe::each_type<std::tuple<SharedPosition>>(add);
  return all;
}

TEST(Schema, EveryFieldIsDescribedInWords) {
  const auto look = [](auto t) {
    using T = typename decltype(t)::type;
    describe::each_member<T>([](auto member) {
      EXPECT_NE(describe::words_of<T>(member.name), "")
          << describe::type_title<T>() << "." << member.name << ": see fields_list.h";
    });
  };
  describe::each_type<ClientMessages>(look);
  describe::each_type<ServerMessages>(look);
  describe::each_type<Bodies>(look);
}

TEST(Schema, WordsAreOfFieldsThatThereAre) {
  const std::set<std::string> all = all_fields();
  for (const describe::FieldWords& one : describe::field_words()) {
    if (one.message.empty()) continue;
    EXPECT_TRUE(all.contains(std::string(one.message) + "." + std::string(one.field)))
        << one.message << "." << one.field;
  }
}

}  // namespace
}  // namespace hadal::protocol
