// SPDX-License-Identifier: Apache-2.0
#include "server/analysis/combine.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace hadal::analysis {
namespace {

using protocol::Analysis;
using protocol::SeatAnalysis;
using protocol::Verdict;

constexpr std::int64_t kFewDecisions = 12;  // say nothing about a level
constexpr double kJump = 0.12;              // of suspicion, that is worth a word
constexpr std::size_t kMostGiveaways = 8;
constexpr double kLeastError = 1e-4;  // for the logarithm

template <typename T>
void append(std::vector<T>& to, std::vector<T>& from) {
  to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

// Whether the player could have gone wrong.
bool is_test(const protocol::JudgedDecision& d, const bots::Scale& scale) {
  return std::any_of(d.moves.begin(), d.moves.end(), [&](const protocol::JudgedMove& one) {
    return d.moves.front().chance - one.chance >= scale.inaccuracy;
  });
}

void count(SeatAnalysis& seat, Verdict verdict) {
  switch (verdict) {
    case Verdict::forced: break;
    case Verdict::best: ++seat.best; break;
    case Verdict::good: ++seat.good; break;
    case Verdict::inaccuracy: ++seat.inaccuracies; break;
    case Verdict::mistake: ++seat.mistakes; break;
    case Verdict::blunder: ++seat.blunders; break;
  }
}

void add_decisions(Analysis& made, const bots::Scale& scale) {
  for (const protocol::JudgedDecision& d : made.decisions) {
    SeatAnalysis& seat = made.seats[index(*parse_player(d.seat))];
    count(seat, d.verdict);
    seat.error += d.error;
    seat.decisions += is_test(d, scale) ? 1 : 0;
  }
  for (SeatAnalysis& seat : made.seats) {
    seat.error = rounded(seat.error);
    if (seat.decisions == 0) continue;
    seat.error_each = rounded(seat.error / static_cast<double>(seat.decisions));
    seat.level = level_of(seat.error_each, seat.decisions, scale);
  }
}

void add_luck(Analysis& made) {
  for (const protocol::JudgedLuck& draw : made.luck)
    for (std::size_t i = 0; i < made.seats.size(); ++i) {
      made.seats[i].luck += draw.effects[i];
      if (draw.whose == made.seats[i].seat) made.seats[i].luck_mine += draw.effects[i];
    }
  for (SeatAnalysis& seat : made.seats) {
    seat.luck = rounded(seat.luck);
    seat.luck_mine = rounded(seat.luck_mine);
  }
}

// Dealing a secret card gives nobody away: afterwards everybody is more suspect.
std::set<std::int64_t> secret_deals(const Record& record) {
  std::set<std::int64_t> found;
  const std::unique_ptr<Table> table = replay(record, all_games(), 0);
  for (std::size_t at = 0; at < record.moves.size(); ++at) {
    const std::string& move = record.moves[at].text;
    if (table->to_move() == Player::chance && table->seen_by(move, Player::nobody) != move)
      found.insert(static_cast<std::int64_t>(at + 1));
    table->play(move);
  }
  return found;
}

void find_giveaways(Analysis& made, const Record& record) {
  if (made.curve.back().suspicions.empty()) return;
  const std::set<std::int64_t> secret = secret_deals(record);
  for (std::size_t k = 1; k < made.curve.size(); ++k) {
    const protocol::CurvePoint& now = made.curve[k];
    const protocol::CurvePoint& before = made.curve[k - 1];
    if (secret.contains(now.move)) continue;
    for (std::size_t i = 0; i < std::min(now.suspicions.size(), before.suspicions.size()); ++i) {
      if (now.suspicions[i] - before.suspicions[i] < kJump) continue;
      made.giveaways.push_back({now.move, now.turn, made.seats[i].seat, now.sides[i],
                                before.suspicions[i], now.suspicions[i]});
    }
  }
  std::stable_sort(made.giveaways.begin(), made.giveaways.end(), [](const auto& a, const auto& b) {
    return a.after - a.before > b.after - b.before;
  });
  if (made.giveaways.size() > kMostGiveaways) made.giveaways.resize(kMostGiveaways);
}

void name_seats(Analysis& made, const Record& record) {
  const std::size_t players = made.curve.front().chances.size();
  for (std::size_t i = 0; i < players; ++i) {
    SeatAnalysis seat;
    seat.seat = name(hadal::seat(i));
    if (i < record.seats.size()) seat.name = record.seats[i];
    if (!made.curve.back().sides.empty()) seat.side = made.curve.back().sides[i];
    seat.first = made.curve.front().chances[i];
    seat.result = made.curve.back().chances[i];
    made.seats.push_back(std::move(seat));
  }
}

void expect_whole(const std::vector<protocol::AnalysisPiece>& pieces, std::size_t moves) {
  std::int64_t at = 0;
  for (const protocol::AnalysisPiece& piece : pieces) {
    if (piece.from != at) break;
    at = piece.to;
  }
  if (at != static_cast<std::int64_t>(moves))
    throw CannotJudge("the pieces do not cover the game: move " + std::to_string(at + 1) +
                      " is missing");
}

}  // namespace

std::optional<std::string> level_of(double error_each, std::int64_t decisions,
                                    const bots::Scale& scale) {
  if (decisions < kFewDecisions || scale.levels.empty()) return std::nullopt;
  const auto far = [&](const bots::Scale::Level& level) {
    return std::abs(std::log(std::max(error_each, kLeastError) / level.error));
  };
  return std::string(
      std::min_element(scale.levels.begin(), scale.levels.end(), [&](const auto& a, const auto& b) {
        return far(a) < far(b);
      })->name);
}

Analysis combine(const Record& record, const protocol::AnalysisWish& wish,
                 std::vector<protocol::AnalysisPiece> pieces) {
  const GameKind* kind = find_kind(record.game);
  if (kind == nullptr) throw CannotJudge("there is no game '" + record.game + "'");
  std::sort(pieces.begin(), pieces.end(),
            [](const auto& a, const auto& b) { return a.from < b.from; });
  expect_whole(pieces, record.moves.size());
  Analysis made;
  made.game = record.game;
  made.wish = wish;
  made.moves = static_cast<std::int64_t>(record.moves.size());
  const bots::Scale scale = kind->bots->scale(wish.depth == protocol::Depth::master);
  made.scale = {scale.inaccuracy, scale.mistake, scale.blunder, {}};
  for (const bots::Scale::Level& level : scale.levels)
    made.scale.levels.push_back({std::string(level.name), level.error});
  for (protocol::AnalysisPiece& piece : pieces) {
    append(made.curve, piece.curve);
    append(made.decisions, piece.decisions);
    append(made.luck, piece.luck);
    append(made.additions, piece.additions);
  }
  name_seats(made, record);
  add_decisions(made, scale);
  add_luck(made);
  find_giveaways(made, record);
  return made;
}

}  // namespace hadal::analysis
