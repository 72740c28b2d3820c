// SPDX-License-Identifier: Apache-2.0
#include "server/table/table_plan.h"

#include <algorithm>

#include "server/common/refusal.h"
#include "server/common/secrets.h"
#include "server/protocol/limits.h"
#include "words/crew.h"

namespace hadal::house {
namespace {

using protocol::SeatKind;

constexpr std::int64_t kLongestBank = 24LL * 60 * 60 * 1000;
constexpr std::int64_t kLongestDelay = 24LL * 60 * 60 * 1000;
constexpr int kMostDays = 60;

void check_options(const GameKind& kind, const std::map<std::string, std::string>& options) {
  for (const auto& [key, choice] : options) {
    const auto spec = std::find_if(kind.options.begin(), kind.options.end(),
                                   [&key = key](const OptionSpec& one) { return one.key == key; });
    if (spec == kind.options.end())
      throw Refusal(Code::bad_options, "this game has no option '" + key + "'");
    if (std::find(spec->choices.begin(), spec->choices.end(), choice) == spec->choices.end())
      throw Refusal(Code::bad_options, "'" + choice + "' is not a choice for '" + key + "'");
  }
}

void check_times(const protocol::MakeTable& plan) {
  const protocol::ClockPlan& clock = plan.clock;
  const bool live = clock.kind == protocol::ClockKind::live;
  const bool days = clock.kind == protocol::ClockKind::days;
  if (live && (clock.bank_ms < 1000 || clock.bank_ms > kLongestBank || clock.increment_ms < 0 ||
               clock.increment_ms > kLongestBank))
    throw Refusal(Code::bad_clock, "a live clock has between one second and a day");
  if (days && (clock.days < 1 || clock.days > kMostDays))
    throw Refusal(Code::bad_clock, "turn-based tables give 1 to 60 days");
  if (plan.rated && !live && !days)  // somebody who leaves would never lose
    throw Refusal(Code::bad_clock, "a rated game has a clock");
  if (plan.patience_ms && *plan.patience_ms < 0)
    throw Refusal(Code::bad_clock, "patience cannot be negative");
  const std::int64_t delay = plan.spectator_delay_ms.value_or(0);
  if (delay < 0 || delay > kLongestDelay)
    throw Refusal(Code::bad_clock, "spectators may be at most a day late");
}

// The options as the game itself reads them, because it may refuse combinations.
void check_game(const GameKind& kind, const protocol::MakeTable& plan) {
  Document options{{"players", plan.seats.size()}};
  for (const auto& [key, choice] : plan.options) options.set(key, choice);
  try {
    kind.entry.start(options);
  } catch (const DocumentError& e) {
    throw Refusal(Code::bad_options, e.what());
  }
}

// One seat of the plan; `seated` says whether the host already has one.
SeatMade checked_seat(const GameKind& kind, const protocol::SeatPlan& plan, const std::string& host,
                      const BotLimits& limits, bool& seated) {
  if (plan.kind == SeatKind::person || (plan.kind == SeatKind::me && seated))
    throw Refusal(Code::bad_seats, "a seat is me (once), open, invited or bot");
  SeatMade made;
  made.kind = plan.kind;
  if (plan.kind == SeatKind::bot) {
    check_bot(kind, plan, limits);
    made.level = plan.level;
    made.crew = plan.crew;
  }
  if (plan.kind == SeatKind::me) {
    seated = true;
    made.kind = SeatKind::open;
    made.person = host;
  }
  return made;
}

void check_sits_once(const std::vector<SeatMade>& seats) {
  for (auto one = seats.begin(); one != seats.end(); ++one)
    if (one->crew && std::any_of(seats.begin(), one,
                                 [&](const SeatMade& other) { return other.crew == one->crew; }))
      throw Refusal(Code::bad_seats, "'" + *one->crew + "' can sit in one seat only");
}

// Of a level with settings, such as `captain/iterations=1000`.
void check_settings(const GameKind& kind, const std::string& name, const BotLimits& limits) {
  if (name.size() > protocol::kLongestLevel)
    throw Refusal(Code::no_level, "a level with its settings has at most " +
                                      std::to_string(protocol::kLongestLevel) + " characters");
  std::string why;
  const std::optional<Effort> effort = kind.bots->effort(name, why);
  if (!effort) throw Refusal(Code::no_level, why);
  if (effort->threads > 1) throw Refusal(Code::no_level, "a bot at a table thinks on one thread");
  const bool has_few_trials = effort->trials > 0 && effort->trials <= limits.trials;
  const bool has_little_time = effort->time.count() > 0 && effort->time.count() <= limits.ms;
  if (!has_few_trials && !has_little_time)
    throw Refusal(Code::no_level, "'" + name + "' would think too long: this server allows " +
                                      std::to_string(limits.trials) + " iterations or " +
                                      std::to_string(limits.ms) + " ms for a decision");
}

}  // namespace

void check_bot(const GameKind& kind, const protocol::SeatPlan& plan, const BotLimits& limits) {
  const auto& levels = kind.levels;
  const std::string name = plan.level.value_or("");
  const std::string_view level = level_of(name);
  if (std::find(levels.begin(), levels.end(), level) == levels.end())
    throw Refusal(Code::no_level, "there is no bot '" + name + "' in this game");
  if (level != name) check_settings(kind, name, limits);
  if (!plan.crew) return;
  const words::CrewMember* member = words::crew_member(*plan.crew);
  if (member == nullptr || member->level != level)
    throw Refusal(Code::bad_seats, "nobody of the crew is called '" + *plan.crew +
                                       "' and plays as '" + std::string(level) + "'");
}

TableOpened checked(const protocol::MakeTable& plan, const std::string& host,
                    const BotLimits& limits) {
  const GameKind* kind = find_kind(plan.game);
  if (kind == nullptr) throw Refusal(Code::no_game, "there is no game '" + plan.game + "'");
  if (plan.seats.size() < kind->entry.min_players || plan.seats.size() > kind->entry.max_players)
    throw Refusal(Code::bad_seats, "this game is for " + std::to_string(kind->entry.min_players) +
                                       " to " + std::to_string(kind->entry.max_players) +
                                       " players");
  check_options(*kind, plan.options);
  check_times(plan);
  check_game(*kind, plan);
  TableOpened opened{plan.game,
                     plan.options,
                     host,
                     random_token(12),
                     {},
                     plan.open_to_all,
                     plan.clock,
                     plan.patience_ms,
                     plan.spectator_delay_ms.value_or(0),
                     plan.rated};
  bool seated = false;
  const auto is_bot = [](const protocol::SeatPlan& seat) { return seat.kind == SeatKind::bot; };
  if (plan.rated && !protocol::kRatedTables.bots &&
      std::any_of(plan.seats.begin(), plan.seats.end(), is_bot))
    throw Refusal(Code::bad_seats, "a rated game has no bots");
  for (const protocol::SeatPlan& seat : plan.seats)
    opened.seats.push_back(checked_seat(*kind, seat, host, limits, seated));
  check_sits_once(opened.seats);
  const bool is_full = std::all_of(opened.seats.begin(), opened.seats.end(), [](const auto& seat) {
    return seat.person || seat.kind == SeatKind::bot;
  });
  if (plan.start_now && !is_full) throw Refusal(Code::seats_free, "every seat must be taken first");
  return opened;
}

}  // namespace hadal::house
