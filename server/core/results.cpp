// SPDX-License-Identifier: Apache-2.0
#include "server/core/results.h"

#include <algorithm>

namespace hadal::core {
namespace {

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
  if (has_result(result)) rate(result);
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

// Everybody against everybody whose fate was another; the same bot level twice is one player and
// does not play itself. If a bot won in the seat of somebody who gave up, those who stayed have won
// against him.
void Results::rate(const TableFinished& result) {
  const bool has_winner = std::any_of(result.seats.begin(), result.seats.end(), has_won);
  const auto is_ahead = [&](const SeatOutcome& seat) {
    return has_winner ? has_won(seat) : !seat.gave_up;
  };
  std::map<std::string, std::vector<Encounter>> met;  // as everybody was before the game
  for (const SeatOutcome& one : result.seats)
    for (const SeatOutcome& other : result.seats)
      if (one.person != other.person && is_ahead(one) != is_ahead(other))
        met[one.person].push_back({rating(result.game, other.person), is_ahead(one) ? 1.0 : 0.0});
  auto& known = ratings_[result.game];
  for (const auto& [person, encounters] : met) known[person] = after(known[person], encounters);
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
    if (is_bot_id(person) || people.find(person) != nullptr)
      list.players.push_back({people.card(person), rating.value, rating.deviation, rating.games});
  std::sort(list.players.begin(), list.players.end(),
            [](const protocol::Rated& a, const protocol::Rated& b) {
              return a.rating != b.rating ? a.rating > b.rating : a.person.id < b.person.id;
            });
  if (list.players.size() > most) list.players.resize(most);
  return list;
}

}  // namespace hadal::core
