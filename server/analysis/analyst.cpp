// SPDX-License-Identifier: Apache-2.0
#include "server/analysis/analyst.h"

#include <algorithm>
#include <cmath>

#include "engine/hash.h"

namespace hadal::analysis {
namespace {

using protocol::Verdict;

// What dice are for; each purpose has its own.
enum Purpose : std::uint64_t { kCurve, kDraw, kDecision, kWorlds, kOpen /* and those after it */ };

constexpr int kWorldsOfACurve = 12;
constexpr std::uint64_t kTimesOfAnAddition = 6;

}  // namespace

// Six digits more would only be noise on the wire.
double rounded(double value) {
  constexpr double kSteps = 1e5;
  return std::round(value * kSteps) / kSteps;
}

double to_tenths(double value) { return std::round(10 * value) / 10; }

Verdict verdict_of(double surely_lost, const bots::Scale& scale) {
  if (surely_lost >= scale.blunder) return Verdict::blunder;
  if (surely_lost >= scale.mistake) return Verdict::mistake;
  if (surely_lost >= scale.inaccuracy) return Verdict::inaccuracy;
  return Verdict::good;
}

protocol::JudgedMove judged_move(const bots::Judged<std::string>& one) {
  protocol::JudgedMove made;
  made.move = one.move;
  made.chance = rounded(one.chance);
  made.uncertainty = rounded(one.uncertainty);
  if (one.has_points) made.lead = to_tenths(one.lead);
  made.tries = one.tries;
  made.risky = one.risky;
  return made;
}

std::vector<protocol::Gain> gains_of(const GameKind& kind, const bots::Things& more) {
  constexpr std::size_t kMost = 3;
  constexpr double kNotable = 0.2;  // of what the greatest is worth
  struct Found {
    protocol::Gain gain;
    double worth;
  };
  std::vector<Found> found;
  const std::vector<bots::Thing> things = kind.bots->things();
  for (std::size_t i = 0; i < things.size(); ++i) {
    const double amount = to_tenths(more[i]);
    if (amount != 0)
      found.push_back({{std::string(things[i].key), amount}, std::abs(amount * things[i].worth)});
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const Found& a, const Found& b) { return a.worth > b.worth; });
  std::vector<protocol::Gain> gains;
  for (const Found& one : found)
    if (gains.size() < kMost && one.worth >= kNotable * found.front().worth)
      gains.push_back(one.gain);
  return gains;
}

std::optional<protocol::Reason> reason_of(const GameKind& kind, const Table& table,
                                          const std::string& move) {
  const std::optional<Reason> reason = kind.bots->advice(table, move);
  if (!reason) return std::nullopt;
  protocol::Reason made{reason->key, std::nullopt, reason->n};
  if (is_seat(reason->about)) made.about = name(reason->about);
  return made;
}

Analyst::Analyst(const Record& record, const protocol::AnalysisWish& wish)
    : record_(record),
      wish_(wish),
      kind_(find_kind(record.game)),
      thorough_(wish.depth == protocol::Depth::master) {
  if (kind_ == nullptr) throw CannotJudge("there is no game '" + record.game + "'");
  if (kind_->bots->judge(thorough_).empty())
    throw CannotJudge("games of " + record.game + " are not judged: their bots cannot");
  start_ = replay(record, all_games(), 0);
  table_ = start_->clone();
  if (wish.seat) {
    only_ = parse_player(*wish.seat);
    if (!only_ || !is_seat(*only_) || index(*only_) >= table_->players())
      throw CannotJudge("there is no seat '" + *wish.seat + "' at this table");
  }
}

Rng Analyst::dice(std::uint64_t purpose) const {
  return Rng(Hash().add(wish_.seed).add(at_).add(purpose).value());
}

TableBot& Analyst::bot_of(Player p) {
  // If bots remember nothing, one of them can speak for all seats.
  Informed& one = bots_[is_seat(p) && kind_->bots_remember ? index(p) : kMaxSeats];
  if (!one.bot) {
    std::string why;
    one.bot = kind_->bots->make(kind_->bots->judge(thorough_), why);
    if (!one.bot) throw CannotJudge(why);
    one.told = start_->clone();
    one.moves = 0;
  }
  if (!kind_->bots_remember) return *one.bot;
  std::vector<std::string> moves;
  for (std::size_t i = one.moves; i < at_; ++i) moves.push_back(record_.moves[i].text);
  if (!moves.empty()) {
    one.bot->recall(*one.told, moves, p);
    one.told = table_->clone();
    one.moves = at_;
  }
  return *one.bot;
}

// Bots that remember cannot forget, so going back means starting over.
void Analyst::go_to(std::size_t move) {
  if (move < at_) {
    table_ = start_->clone();
    at_ = 0;
    bots_ = {};
  }
  while (at_ < move) step();
}

void Analyst::step() {
  const RecordedMove& m = record_.moves[at_];
  if (table_->to_move() != m.who) throw RecordError(m.line, "it is not " + name(m.who) + "'s move");
  try {
    table_->play(m.text);
  } catch (const IllegalMove& e) {
    throw RecordError(m.line, e.what());
  }
  ++at_;
}

std::vector<double> Analyst::by_seat(const std::array<float, kMaxSeats>& values) const {
  std::vector<double> all;
  for (std::size_t i = 0; i < table_->players(); ++i) all.push_back(rounded(values[i]));
  return all;
}

bots::Standing Analyst::appraise(const Table& table, std::uint64_t purpose) {
  Rng rng = dice(purpose);
  return bot_of(Player::nobody).appraise(table, rng).value_or(bots::Standing{});
}

// From the knowledge of a seat: the mean over worlds that it cannot tell apart.
protocol::CurvePoint Analyst::point() {
  bots::Standing standing;
  if (only_ && !wish_.open && table_->to_move() != Player::nobody) {
    Rng rng = dice(kWorlds);
    for (int n = 0; n < kWorldsOfACurve; ++n) {
      const bots::Standing one =
          bot_of(Player::nobody).appraise(*table_->imagine(*only_, rng), rng).value_or(standing);
      standing.has_points = one.has_points;
      for (std::size_t i = 0; i < kMaxSeats; ++i) {
        standing.chance[i] += one.chance[i] / kWorldsOfACurve;
        standing.lead[i] += one.lead[i] / kWorldsOfACurve;
      }
      if (one.goal) standing.goal = standing.goal.value_or(0) + *one.goal / kWorldsOfACurve;
    }
  } else {
    standing = appraise(*table_, kCurve);
  }
  protocol::CurvePoint made;
  made.move = static_cast<std::int64_t>(at_);
  made.turn = table_->turn();
  made.chances = by_seat(standing.chance);
  if (standing.has_points)
    for (std::size_t i = 0; i < table_->players(); ++i)
      made.leads.push_back(to_tenths(standing.lead[i]));
  if (standing.goal) made.goal = rounded(*standing.goal);
  made.sides = kind_->bots->sides(*table_);
  if (!made.sides.empty())
    if (const auto guilt = bot_of(Player::nobody).open_guilt()) made.suspicions = by_seat(*guilt);
  return made;
}

void Analyst::judge_draw(protocol::AnalysisPiece& piece) {
  const std::string& drawn = record_.moves[at_].text;
  const std::vector<std::string> all = table_->legal();
  if (all.size() < 2) return;
  const std::vector<std::uint32_t> weights = table_->weights();
  const double whole = total(weights);
  std::array<double, kMaxSeats> mean{};
  bots::Standing came;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (weights[i] == 0) continue;
    const std::unique_ptr<Table> after = table_->clone();
    after->play(all[i]);
    const bots::Standing standing = appraise(*after, kDraw);
    if (all[i] == drawn) came = standing;
    for (std::size_t p = 0; p < kMaxSeats; ++p) mean[p] += weights[i] / whole * standing.chance[p];
  }
  protocol::JudgedLuck made;
  made.move = static_cast<std::int64_t>(at_);
  made.turn = table_->turn();
  if (is_seat(table_->whose_turn())) made.whose = name(table_->whose_turn());
  made.drawn = drawn;
  made.outcomes = static_cast<std::int64_t>(all.size());
  for (std::size_t p = 0; p < table_->players(); ++p)
    made.effects.push_back(rounded(came.chance[p] - mean[p]));
  piece.luck.push_back(std::move(made));
}

void Analyst::compare(protocol::JudgedDecision& made, const bots::Judged<std::string>& one) const {
  const std::vector<bots::Thing> things = kind_->bots->things();
  for (protocol::Gain& gain : gains_of(*kind_, one.behind)) {
    const auto thing = std::find_if(things.begin(), things.end(),
                                    [&gain](const auto& each) { return each.key == gain.key; });
    const bool turned = kind_->bots->is_turned_round(*thing, *table_, table_->to_move());
    const bool is_good = (gain.amount * thing->worth > 0) != turned;
    (is_good ? made.gains : made.costs).push_back(std::move(gain));
  }
  made.better_in = rounded(one.better_in);
  made.worse_in = rounded(one.worse_in);
}

void Analyst::judge_decision(protocol::AnalysisPiece& piece) {
  const RecordedMove& m = record_.moves[at_];
  if (!is_wanted(m.who)) return;
  protocol::JudgedDecision made;
  made.move = static_cast<std::int64_t>(at_);
  made.turn = table_->turn();
  made.seat = name(m.who);
  made.question = table_->question();
  made.played = m.text;
  if (table_->legal().size() > 1) {
    Rng rng = dice(kDecision);
    const auto judged = bot_of(m.who).judge(
        *table_, m.text, wish_.open ? bots::Knowledge::open : bots::Knowledge::seat, rng);
    for (const auto& one : judged) {
      made.moves.push_back(judged_move(one));
      if (one.move != m.text) continue;
      if (made.moves.size() > 1) made.uncertainty = rounded(one.apart);
      compare(made, one);
    }
  }
  if (!made.moves.empty()) {
    const protocol::JudgedMove& best = made.moves.front();
    const auto found = std::find_if(made.moves.begin(), made.moves.end(),
                                    [&](const auto& one) { return one.move == m.text; });
    const protocol::JudgedMove& played = found == made.moves.end() ? best : *found;
    const bool is_best = &played == &best;
    made.error = is_best ? 0 : rounded(std::max(0.0, best.chance - played.chance));
    if (best.lead && played.lead) made.lead = rounded(*best.lead - *played.lead);
    made.verdict = is_best
                       ? Verdict::best
                       : verdict_of(made.error - made.uncertainty, kind_->bots->scale(thorough_));
    if (!is_best) made.better = best.move;
    made.reason = reason_of(*kind_, *table_, best.move);
  }
  piece.decisions.push_back(std::move(made));
}

// What taking part did to the common goal, with everything known: the same dice with and without.
void Analyst::judge_addition(protocol::AnalysisPiece& piece) {
  const RecordedMove& m = record_.moves[at_];
  const std::string none = kind_->bots->abstention(*table_);
  if (none.empty() || none == m.text || !is_wanted(m.who)) return;
  const std::unique_ptr<Table> with = table_->clone();
  const std::unique_ptr<Table> without = table_->clone();
  with->play(m.text);
  without->play(none);
  double effect = 0;
  for (std::uint64_t n = 0; n < kTimesOfAnAddition; ++n)
    effect += appraise(*with, kOpen + n).goal.value_or(0) -
              appraise(*without, kOpen + n).goal.value_or(0);
  piece.additions.push_back({static_cast<std::int64_t>(at_), table_->turn(), name(m.who),
                             kind_->bots->sides(*table_)[index(m.who)], m.text,
                             rounded(effect / kTimesOfAnAddition)});
}

protocol::AnalysisPiece Analyst::piece(std::size_t from, std::size_t to, const Stop& stop) {
  to = std::min(to, moves());
  from = std::min(from, to);
  protocol::AnalysisPiece made;
  made.from = static_cast<std::int64_t>(from);
  made.to = static_cast<std::int64_t>(to);
  go_to(from);
  if (from == 0) made.curve.push_back(point());
  while (at_ < to) {
    if (stop && stop()) throw Stopped{};
    const Player who = table_->to_move();
    if (who == Player::chance) judge_draw(made);
    if (is_seat(who)) {
      judge_decision(made);
      judge_addition(made);
    }
    step();
    made.curve.push_back(point());
  }
  return made;
}

}  // namespace hadal::analysis
