// SPDX-License-Identifier: Apache-2.0
#include "server/protocol/json.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <cstdlib>

#include "server/protocol/json_describe.h"

namespace hadal::protocol {
namespace describe {
namespace {

constexpr std::size_t kDeepest = 16;  // no message nests half as deep

}  // namespace

json::value parse(std::string_view text, json::storage_ptr memory) {
  json::parse_options options;
  options.max_depth = kDeepest;
  json::error_code error;
  json::value value =
      json::parse(json::string_view(text.data(), text.size()), error, std::move(memory), options);
  if (error) throw BadMessage("this is not JSON: " + error.message());
  return value;
}

void complain(std::string_view where, std::string_view expected) {
  throw BadMessage("'" + std::string(where) + "' must be " + std::string(expected));
}

// Not every standard library has to_chars for them yet.
std::string digits_of(double number) {
  std::array<char, 32> text{};
#ifdef __cpp_lib_to_chars
  return {text.data(), std::to_chars(text.data(), text.data() + text.size(), number).ptr};
#else
  constexpr int kAlwaysEnough = 17;
  for (int digits = 1;; ++digits) {
    const int n = std::snprintf(text.data(), text.size(), "%.*g", digits, number);
    if (digits == kAlwaysEnough || std::strtod(text.data(), nullptr) == number)
      return {text.data(), static_cast<std::size_t>(n)};
  }
#endif
}

Document read_document(const json::value& value) {
  if (value.is_null()) return {};
  if (value.is_bool()) return value.get_bool();
  if (value.is_string()) return std::string(value.get_string());
  if (value.is_int64()) return value.get_int64();
  if (value.is_array()) {
    Document::List list;
    for (const json::value& item : value.get_array()) list.push_back(read_document(item));
    return list;
  }
  if (!value.is_object()) throw BadMessage("numbers must be whole");
  Document::Map map;
  for (const auto& [key, item] : value.get_object()) map.emplace_back(key, read_document(item));
  return map;
}

void expect_known(const json::object& object, const std::vector<std::string_view>& known) {
  for (const auto& entry : object) {
    const std::string_view key(entry.key().data(), entry.key().size());
    if (std::find(known.begin(), known.end(), key) == known.end())
      throw BadMessage("there is no field '" + std::string(key) + "' here");
  }
}

std::int64_t read_whole(const json::value& value, std::string_view where, std::int64_t low,
                        std::int64_t high) {
  if (!value.is_int64() || value.get_int64() < low || value.get_int64() > high)
    complain(where, "a whole number");
  return value.get_int64();
}

std::string text_of(const json::value& value, std::string_view key) {
  const json::value* found = value.is_object() ? value.get_object().if_contains(key) : nullptr;
  return found != nullptr && found->is_string() ? std::string(found->get_string()) : std::string();
}

}  // namespace describe

ClientMessage read_client_message(std::string_view text) {
  std::array<unsigned char, 4096> desk;  // NOLINT: most messages are read there
  boost::json::monotonic_resource memory(desk.data(), desk.size());
  const boost::json::value value = describe::parse(text, &memory);
  try {
    return describe::read_tagged<ClientMessages>(value);
  } catch (const BadMessage& e) {
    throw BadMessage(e.what(), describe::text_of(value, "request"));
  }
}

std::string to_message(const Position& position, std::string& shared,
                       const std::function<void(JsonSink&)>& write_view) {
  if (shared.empty()) {
    JsonSink out;
    describe::write_members<SharedPosition>(out, position);
    shared = spare_text();
    shared = out.written();
  }
  JsonSink out;
  out.map([&] {
    out.key("type");
    out.word(describe::tag_of<Position>());
    out.raw(shared);
    describe::each_own_member<Position>([&](auto member) {
      out.key(member.name);
      const auto& value = position.*member.pointer;
      if constexpr (std::is_same_v<decltype(value), const Json&>)
        write_view(out);
      else
        describe::write(out, value);
    });
  });
  std::string text = spare_text();
  text = out.written();
  return text;
}

std::string snake_case(std::string_view name) {
  std::string made;
  for (const char c : name) {
    if (c >= 'A' && c <= 'Z') {
      if (!made.empty()) made += '_';
      made += static_cast<char>(c - 'A' + 'a');
    } else {
      made += c;
    }
  }
  return made;
}

// clang-format off
#define HADAL_BODY(T) template std::string to_json(const T&); template T from_json<T>(std::string_view);
#define HADAL_MESSAGE(T) HADAL_BODY(T) template std::string to_message(const T&);
HADAL_BODY(Error) HADAL_BODY(Person) HADAL_BODY(Me) HADAL_BODY(Guest) HADAL_BODY(Credentials)
HADAL_BODY(Rename) HADAL_BODY(DeleteAccount) HADAL_BODY(Webhook) HADAL_BODY(Notice) HADAL_BODY(Nothing) HADAL_BODY(Done)
HADAL_BODY(Games) HADAL_BODY(Lobby) HADAL_BODY(MakeTable) HADAL_BODY(TableMade) HADAL_BODY(TableInfo)
HADAL_BODY(Join) HADAL_BODY(Kick) HADAL_BODY(PlanSeat) HADAL_BODY(Replayed) HADAL_BODY(Moves)
HADAL_BODY(Statistics) HADAL_BODY(Ratings) HADAL_BODY(ChangePassword) HADAL_BODY(Password) HADAL_BODY(RecoveryCodes)
HADAL_BODY(Recover) HADAL_BODY(Sessions) HADAL_BODY(EndSession) HADAL_BODY(Mute) HADAL_BODY(Report)
HADAL_BODY(ShareReview) HADAL_BODY(ReviewLink) HADAL_BODY(AnalysisWish) HADAL_BODY(AnalysisPiece) HADAL_BODY(Analysis)
HADAL_BODY(AnalysisState) HADAL_BODY(PuzzleBook) HADAL_BODY(DealOfTheDay) HADAL_BODY(PlayDeal) HADAL_BODY(ShowDeal) HADAL_BODY(TryFrom) HADAL_BODY(GiveGame)
HADAL_BODY(Study) HADAL_BODY(Studied) HADAL_BODY(StudyLine) HADAL_BODY(StudyMoves) HADAL_BODY(StudyAid)
HADAL_BODY(TableOfTheDay) HADAL_MESSAGE(AskHint) HADAL_MESSAGE(Hint)
HADAL_MESSAGE(Watch) HADAL_MESSAGE(Unwatch) HADAL_MESSAGE(Play) HADAL_MESSAGE(Undo)
HADAL_MESSAGE(Concede) HADAL_MESSAGE(Abandon) HADAL_MESSAGE(TakeBackSeat) HADAL_MESSAGE(AskBot) HADAL_MESSAGE(AskChat) HADAL_MESSAGE(LookAhead)
HADAL_MESSAGE(AskAid) HADAL_MESSAGE(SetOrders) HADAL_MESSAGE(SetJottings) HADAL_MESSAGE(Chat) HADAL_MESSAGE(Say)
HADAL_MESSAGE(Ping) HADAL_MESSAGE(Welcome) HADAL_MESSAGE(Accepted) HADAL_MESSAGE(Refused)
HADAL_MESSAGE(Waiting) HADAL_MESSAGE(Position) HADAL_MESSAGE(Looked) HADAL_MESSAGE(Aid)
HADAL_MESSAGE(Chatted) HADAL_MESSAGE(Pong) HADAL_MESSAGE(Closing)
HADAL_MESSAGE(SealPart) HADAL_MESSAGE(OpenPart) HADAL_MESSAGE(Shuffling) HADAL_BODY(TableCard)
#undef HADAL_BODY
#undef HADAL_MESSAGE
// clang-format on

}  // namespace hadal::protocol
