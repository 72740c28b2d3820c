// SPDX-License-Identifier: Apache-2.0
#include "server/table/begun.h"

#include <algorithm>

#include "server/common/refusal.h"
#include "server/common/secrets.h"
#include "server/table/table_plan.h"

namespace hadal::house {
namespace {

using protocol::SeatKind;
constexpr std::size_t kIdSize = 22;  // as random_token(16) has it

// The moves of a game as its table would have written them. Nobody can take them back.
std::vector<TableEvent> events_of(TableOpened opened, Started started,
                                  const std::vector<RecordedMove>& moves) {
  std::vector<Played> lines;
  for (const RecordedMove& move : moves) {
    if (move.who != Player::chance)
      lines.push_back({name(move.who), {}, PlayedBy::bot, {move.text}, {}, 0, ""});
    else if (lines.empty())
      started.dealt.push_back(move.text);
    else
      lines.back().dealt.push_back(move.text);
  }
  std::vector<TableEvent> events{std::move(opened), std::move(started)};
  for (Played& line : lines) events.emplace_back(std::move(line));
  return events;
}

Record read(const std::string& text) {
  try {
    return read_record(text);
  } catch (const RecordError& e) {
    throw Refusal(Code::bad_record, e.what());
  }
}

void check(const Record& record, const TableOpened& opened) {
  const GameKind& kind = *find_kind(opened.game);
  if (record.rules_version != kind.entry.rules_version)
    throw Refusal(Code::bad_record, "it was played by another version of the rules");
  Document options{{"players", opened.seats.size()}};
  for (const auto& [key, choice] : opened.options) options.set(key, choice);
  // As the game itself writes them.
  const auto written = [&](const Document& all) { return kind.entry.start(all)->options(); };
  try {
    if (!(written(options) == written(record.options)))
      throw Refusal(Code::bad_record, "the options differ from those of the record");
  } catch (const DocumentError& e) {
    throw Refusal(Code::bad_record, e.what());
  }
  const fair::Verdict verdict = fair::verify(record, all_games());
  if (!verdict.complaint.empty()) throw Refusal(Code::bad_record, verdict.complaint);
  if (!verdict.seed_checked)
    throw Refusal(Code::bad_record, "the record does not say where its cards came from");
  if (record.result.empty()) throw Refusal(Code::not_over, "the game is not over");
}

}  // namespace

std::string table_of_gift(const protocol::GiveGame& gift, const std::string& person) {
  std::string id = hash_token(person + '\n' + gift.record);
  id.resize(std::min(id.size(), kIdSize));
  return id;
}

std::vector<TableEvent> given_game(const protocol::GiveGame& gift, const std::string& person,
                                   const BotLimits& limits) {
  const Record record = read(gift.record);
  protocol::MakeTable plan;
  plan.game = record.game;
  plan.options = gift.options;
  plan.seats = gift.seats;
  plan.start_now = true;
  TableOpened opened = checked(plan, person, limits);
  if (std::none_of(opened.seats.begin(), opened.seats.end(),
                   [](const SeatMade& seat) { return seat.person.has_value(); }))
    throw Refusal(Code::bad_seats, "one of the seats must be yours");
  check(record, opened);
  return events_of(std::move(opened), {record.rules_version, record.seed, {}}, record.moves);
}

std::vector<TableEvent> branch_of(const GameTable& over, const protocol::TryFrom& wish,
                                  const std::string& person, const fair::Origin& origin,
                                  const BotLimits& limits) {
  if (over.game() == nullptr || !over.course().trouble.empty())
    throw Refusal(Code::trouble, "this game no longer fits the rules and can only be read");
  if (wish.at < 0 || wish.at > over.history().moves())
    throw Refusal(Code::bad_message, "the game does not have that many moves");
  const std::optional<Player> mine = over.seats().called(wish.seat);
  if (!mine) throw Refusal(Code::no_seat, "there is no seat '" + wish.seat + "'");
  const auto upto = static_cast<std::size_t>(wish.at);
  const std::unique_ptr<Table> game = over.history().after(upto);
  if (game->to_move() == Player::nobody)
    throw Refusal(Code::not_running, "the game is over here; choose an earlier position");

  TableOpened opened = over.plan();
  opened.host = person;
  opened.invite = random_token(12);
  opened.open_to_all = opened.rated = false;
  opened.clock = {};
  opened.spectator_delay_ms = 0;
  opened.branch_of = protocol::BranchOf{over.id(), wish.at};
  opened.deal.reset();
  for (std::size_t i = 0; i < opened.seats.size(); ++i) {
    SeatMade& seat = opened.seats[i];
    seat = {SeatKind::bot, wish.level, std::nullopt, std::nullopt};
    if (hadal::seat(i) == *mine) seat = {SeatKind::open, std::nullopt, person, std::nullopt};
  }
  check_bot(over.kind(), {SeatKind::bot, wish.level}, limits);

  std::vector<RecordedMove> moves;
  std::uint64_t draws = 0;
  for (std::size_t i = 0; i < upto; ++i) {
    const Happened& one = over.history().all()[i];
    moves.push_back({one.who, one.text, 0});
    if (one.who == Player::chance) ++draws;
  }
  fair::deal(*game, origin.seed(), draws, moves);
  return events_of(std::move(opened), {over.kind().entry.rules_version, origin.text(), {}}, moves);
}

}  // namespace hadal::house
