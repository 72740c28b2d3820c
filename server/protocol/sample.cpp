// SPDX-License-Identifier: Apache-2.0
#include "server/protocol/sample.h"

namespace hadal::protocol::describe {
namespace {

struct Named {
  std::string_view field;
  std::string_view text;
};

constexpr Named kTexts[] = {
    {"request", "r17"},
    {"answers", "r17"},
    {"table", "q3XvT0bMZk2nFw8aLrYc1g"},
    {"invite", "Jw5dE2hPzqU0"},
    {"rematch", "mB7KsxQe9Vd4Tn1iAyGf3w"},
    {"game", "the_game"},
    {"id", "p_9fKq2LzX"},
    {"password", "correct horse battery staple"},
    {"seat", "A"},
    {"winners", "A"},
    {"mover", "B"},
    {"to_move", "A"},
    {"about", "C"},
    {"level", "captain"},
    {"levels", "captain"},
    {"key", "plain_ones"},
    {"choices", "on"},
    {"preset", "off"},
    {"line", "bid 3 4"},
    {"legal", "liar"},
    {"what", "payments"},
    {"question", "bid"},
    {"match", "bid 3"},
    {"answer", "pass"},
    {"phrase", "well_played"},
    {"phrases", "well_played"},
    {"code", "stale"},
    {"message", "the table has moved on"},
    {"url", "https://example.org/hook"},
    {"webhook", "https://example.org/hook"},
    {"server", "0.1.0"},
    {"reason", "restart"},
    {"trouble", "move 12 does not fit version 2 of the rules; the game began with version 1"},
    {"commitment", "6a1f0c52"},
    {"seed", "09b4c1e7"},
};

constexpr Named kNotice[] = {
    {"text", "Hadal: it is your turn, Ada. https://example.org/table/q3XvT0bMZk2nFw8aLrYc1g"},
    {"content", "Hadal: it is your turn, Ada. https://example.org/table/q3XvT0bMZk2nFw8aLrYc1g"},
    {"event", "your_turn"},
    {"url", "https://example.org/table/q3XvT0bMZk2nFw8aLrYc1g"},
};

}  // namespace

std::string sample_text(std::string_view field, std::string_view owner) {
  if (owner == "Notice")
    for (const Named& named : kNotice)
      if (named.field == field) return std::string(named.text);
  if (field == "text") return owner == "Event" ? "liar" : "Nice one!";
  if (field == "remark") return "2 points";
  if (field == "key" && owner == "Told") return "called";
  if (field == "key" && owner == "Reason") return "the_game.why.unlikely";
  for (const Named& named : kTexts)
    if (named.field == field) return std::string(named.text);
  return "Ada";
}

std::int64_t sample_number(std::string_view field) {
  if (field == "at" || field == "updated") return 1'700'000'000'000;
  if (field == "bank_ms" || field == "patience_ms") return 600'000;
  if (field == "increment_ms" || field == "spectator_delay_ms") return 10'000;
  if (field == "number" || field == "protocol") return field == "number" ? 41 : kProtocol;
  if (field == "min_players") return 2;
  if (field == "max_players") return 4;
  if (field == "rules_version" || field == "days") return 1;
  if (field == "moves" || field == "move" || field == "last") return 57;
  return field == "events_after" || field == "have_moves" ? 56 : 12;
}

bool sample_truth(std::string_view field) {
  return field == "ok" || field == "won" || field == "yours" || field == "your_turn" ||
         field == "undo" || field == "host" || field == "open_to_all" || field == "running";
}

Document sample_document(std::string_view field) {
  if (field == "breakdown") return {{"tricks", 21}, {"bonus", 5}};
  if (field == "args") return {{"player", "B"}, {"dice", 3}, {"face", 5}};
  return {{"viewer", "A"}, {"asks", "bid"}, {"hand", Document::List{"4", "2"}}};
}

}  // namespace hadal::protocol::describe
