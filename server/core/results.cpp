// SPDX-License-Identifier: Apache-2.0
#include "server/core/results.h"

#include <algorithm>
#include <utility>

#include "games/all.h"

namespace hadal::core {
namespace {

constexpr int kLast = 1000;  // the rank of who gave up

bool has_result(const TableFinished& result) {
  return result.ending == Finish::played || result.ending == Finish::conceded ||
         result.ending == Finish::time;
}

// Whoever gave up has lost, whatever the bot in his seat made of it.
bool has_won(const SeatOutcome& seat) { return seat.won && !seat.gave_up; }

// A game that ends early has no scores, and those of a bot are not his whose seat it took.
bool has_score(const TableFinished& result, const SeatOutcome& seat) {
  return result.ending == Finish::played && !seat.gave_up;
}

}  // namespace

void Results::apply(const TableFinished& result, std::int64_t at) {
  if (by_table_.contains(result.table)) return;
  const Finished& kept = all_.emplace_back(Finished{result, at});
  by_table_[result.table] = &kept;
  for (const SeatOutcome& seat : result.seats)
    if (!is_bot_id(seat.person)) by_person_[seat.person].push_back(&kept);
  if (result.rated && has_result(result)) rate(result);
}

const Finished* Results::find(const std::string& table) const {
  const auto found = by_table_.find(table);
  return found == by_table_.end() ? nullptr : found->second;
}

std::vector<std::string> Results::tables_played() const {
  std::vector<std::string> tables;
  for (const Finished& finished : all_)
    if (finished.result.ending != Finish::closed) tables.push_back(finished.result.table);
  return tables;
}

std::vector<const Finished*> Results::of(const std::string& person) const {
  const auto found = by_person_.find(person);
  if (found == by_person_.end()) return {};
  return {found->second.rbegin(), found->second.rend()};
}

// Who gave up comes last, whatever the bot in his seat made of it. What a bot did for somebody who
// was away is neither his gain nor his loss. Where people win together they are rated together.
void Results::rate(const TableFinished& result) {
  const GameKind* kind = find_kind(result.game);
  const bool has_sides = kind != nullptr && kind->entry.has_sides;
  const auto rank = [&](const SeatOutcome& seat) {
    if (seat.gave_up) return kLast;
    if (has_sides || !has_score(result, seat)) return has_won(seat) ? 0 : kLast - 1;
    return static_cast<int>(
        std::count_if(result.seats.begin(), result.seats.end(), [&](const SeatOutcome& other) {
          return !other.gave_up &&
                 std::pair(other.won, other.score) > std::pair(seat.won, seat.score);
        }));
  };
  std::vector<RatedTeam> teams;
  std::vector<std::vector<std::string>> members;
  for (const SeatOutcome& seat : result.seats) {
    if (seat.away || is_bot_id(seat.person)) continue;
    const int place = rank(seat);
    auto team = std::find_if(teams.begin(), teams.end(), [&](const RatedTeam& one) {
      return has_sides && place != kLast && one.rank == place;
    });
    if (team == teams.end()) {
      members.emplace_back();
      team = teams.insert(teams.end(), RatedTeam{{}, place});
    }
    team->players.push_back(rating(result.game, seat.person));
    members[static_cast<std::size_t>(team - teams.begin())].push_back(seat.person);
  }
  if (teams.size() < 2) return;
  const std::vector<RatedTeam> now = core::after(teams);
  auto& known = ratings_[result.game];
  for (std::size_t i = 0; i < now.size(); ++i)
    for (std::size_t j = 0; j < members[i].size(); ++j) known[members[i][j]] = now[i].players[j];
}

Rating Results::rating(std::string_view game, const std::string& person) const {
  const auto known = ratings_.find(game);
  if (known == ratings_.end()) return {};
  const auto found = known->second.find(person);
  return found == known->second.end() ? Rating{} : found->second;
}

protocol::Statistics Results::statistics(const std::string& person) const {
  std::map<std::string, protocol::GameStatistics> games;
  std::map<std::string, std::int64_t> scored;
  for (const Finished* finished : of(person)) {
    const TableFinished& result = finished->result;
    if (!has_result(result)) continue;
    protocol::GameStatistics& sum = games[result.game];
    for (const SeatOutcome& seat : result.seats) {
      if (seat.person != person) continue;
      ++sum.played;
      sum.won += has_won(seat) ? 1 : 0;
      sum.conceded += seat.gave_up ? 1 : 0;
      if (!has_score(result, seat)) continue;
      std::int64_t& scores = scored[result.game];
      sum.best_score = scores == 0 ? seat.score : std::max(sum.best_score, seat.score);
      sum.average_score += seat.score;  // divided below
      ++scores;
    }
  }
  protocol::Statistics statistics;
  for (auto& [game, sum] : games) {
    sum.game = game;
    sum.average_score /= static_cast<double>(std::max<std::int64_t>(1, scored[game]));
    const Rating rating = this->rating(game, person);
    sum.rating = rating.value;
    sum.deviation = rating.deviation;
    statistics.games.push_back(sum);
  }
  return statistics;
}

protocol::Ratings Results::ratings(std::string_view game, const People& people,
                                   std::size_t most) const {
  protocol::Ratings list{std::string(game), {}};
  const auto known = ratings_.find(game);
  if (known == ratings_.end()) return list;
  for (const auto& [person, rating] : known->second)
    if (people.find(person) != nullptr)
      list.players.push_back({people.card(person), rating.value, rating.deviation, rating.games});
  std::sort(list.players.begin(), list.players.end(),
            [](const protocol::Rated& a, const protocol::Rated& b) {
              const double sure_a = a.rating - 2 * a.deviation;
              const double sure_b = b.rating - 2 * b.deviation;
              return sure_a != sure_b ? sure_a > sure_b : a.person.id < b.person.id;
            });
  if (list.players.size() > most) list.players.resize(most);
  return list;
}

}  // namespace hadal::core
