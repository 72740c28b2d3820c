// SPDX-License-Identifier: Apache-2.0
#include "server/table/results.h"

#include <algorithm>
#include <iomanip>
#include <sstream>
#include <utility>

#include "games/all.h"
#include "server/table/game_table.h"

namespace hadal::house {
namespace {

constexpr int kLast = 1000;  // the rank of who gave up
constexpr std::size_t kMostRecent = 2000;
// Change this when anything is counted or rated in another way: then everything is read again.
constexpr const char* kVersionOfSummary = "standings 1";

bool has_result(const TableFinished& result) {
  return result.ending == Finish::played || result.ending == Finish::conceded ||
         result.ending == Finish::time;
}

// A player who gave up has lost, whatever the bot in their seat achieved.
bool has_won(const SeatOutcome& seat) { return seat.won && !seat.gave_up; }

// A game that ends early has no scores, and a bot's score does not belong to the player whose seat
// it took.
bool has_score(const TableFinished& result, const SeatOutcome& seat) {
  return result.ending == Finish::played && !seat.gave_up;
}

}  // namespace

void Results::apply(const TableFinished& result, std::int64_t at, std::uint64_t number) {
  size_ = std::max(size_, number);
  if (recent_.contains(result.table)) return;
  remember(result.table, {result, at});
  if (!has_result(result)) return;
  count(result);
  if (result.rated) rate(result);
}

void Results::remember(const std::string& table, const Finished& finished) const {
  if (recent_.size() >= kMostRecent) recent_.clear();
  recent_.emplace(table, finished);
}

std::optional<Finished> Results::find(const std::string& table) const {
  try {
    return look_up(table);
  } catch (const std::exception&) {  // a damaged place, of which `hadal check` tells
    return std::nullopt;
  }
}

// A table whose result is damaged is over all the same.
std::optional<Finished> Results::look_up(const std::string& table) const {
  if (const auto found = recent_.find(table); found != recent_.end()) return found->second;
  const std::optional<std::uint64_t> number =
      log_ != nullptr ? log_->closed_by(stream_of(table)) : std::nullopt;
  if (!number) return std::nullopt;
  Finished finished;
  finished.result.table = table;
  const std::optional<log::Entry> entry = log_->entry("results", *number);
  if (entry && entry->is_sound) finished = {read_result(entry->text), entry->at};
  remember(table, finished);
  return finished;
}

std::vector<Finished> Results::of(const std::string& person, std::size_t most) const {
  std::vector<Finished> found;
  if (log_ == nullptr) return found;
  try {
    look_up(person, most, found);
  } catch (const std::exception&) {  // a damaged place; what was found before it
  }
  return found;
}

void Results::look_up(const std::string& person, std::size_t most,
                      std::vector<Finished>& found) const {
  for (const std::uint64_t number : log_->closers_of(person, most)) {
    const std::optional<log::Entry> entry = log_->entry("results", number);
    if (!entry || !entry->is_sound) continue;
    const TableFinished result = read_result(entry->text);
    const bool has_played =
        std::any_of(result.seats.begin(), result.seats.end(),
                    [&](const SeatOutcome& seat) { return seat.person == person; });
    if (has_played) found.push_back({result, entry->at});
  }
}

void Results::count(const TableFinished& result) {
  for (const SeatOutcome& seat : result.seats) {
    if (is_bot_id(seat.person)) continue;
    Standing& sum = standings_[result.game][seat.person];
    ++sum.played;
    sum.won += has_won(seat) ? 1 : 0;
    sum.conceded += seat.gave_up ? 1 : 0;
    if (!has_score(result, seat)) continue;
    sum.best = sum.scored == 0 ? seat.score : std::max<std::int64_t>(sum.best, seat.score);
    sum.scores += seat.score;
    ++sum.scored;
  }
}

// Players who gave up come last, whatever the bot in their seat achieved. What a bot did for a
// player who was away counts neither for nor against them. People who win together are rated
// together.
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
  const std::vector<RatedTeam> now = house::after(teams);
  auto& known = standings_[result.game];
  for (std::size_t i = 0; i < now.size(); ++i)
    for (std::size_t j = 0; j < members[i].size(); ++j)
      known[members[i][j]].rating = now[i].players[j];
}

const Standing* Results::standing(std::string_view game, const std::string& person) const {
  const auto known = standings_.find(game);
  if (known == standings_.end()) return nullptr;
  const auto found = known->second.find(person);
  return found == known->second.end() ? nullptr : &found->second;
}

Rating Results::rating(std::string_view game, const std::string& person) const {
  const Standing* known = standing(game, person);
  return known == nullptr ? Rating{} : known->rating;
}

protocol::Statistics Results::statistics(const std::string& person) const {
  protocol::Statistics statistics;
  for (const auto& [game, players] : standings_) {
    const Standing* known = standing(game, person);
    if (known == nullptr || known->played == 0) continue;
    protocol::GameStatistics sum;
    sum.game = game;
    sum.played = static_cast<int>(known->played);
    sum.won = static_cast<int>(known->won);
    sum.conceded = static_cast<int>(known->conceded);
    sum.best_score = static_cast<int>(known->best);
    sum.average_score = static_cast<double>(known->scores) /
                        static_cast<double>(std::max<std::int64_t>(1, known->scored));
    sum.rating = known->rating.value;
    sum.deviation = known->rating.deviation;
    statistics.games.push_back(sum);
  }
  return statistics;
}

protocol::Ratings Results::ratings(std::string_view game, const People& people,
                                   std::size_t most) const {
  protocol::Ratings list{std::string(game), {}};
  const auto known = standings_.find(game);
  if (known == standings_.end()) return list;
  for (const auto& [person, standing] : known->second) {
    const Rating& rating = standing.rating;
    if (rating.games > 0 && people.find(person) != nullptr)
      list.players.push_back({people.card(person), rating.value, rating.deviation, rating.games});
  }
  std::sort(list.players.begin(), list.players.end(),
            [](const protocol::Rated& a, const protocol::Rated& b) {
              const double sure_a = a.rating - 2 * a.deviation;
              const double sure_b = b.rating - 2 * b.deviation;
              return sure_a != sure_b ? sure_a > sure_b : a.person.id < b.person.id;
            });
  if (list.players.size() > most) list.players.resize(most);
  return list;
}

// One line for each person, in a compact form, because it is read at every start.
log::Summary Results::summary() const {
  std::ostringstream text;
  text << kVersionOfSummary << '\n' << std::setprecision(17);
  for (const auto& [game, players] : standings_)
    for (const auto& [person, s] : players)
      text << game << ' ' << person << ' ' << s.rating.value << ' ' << s.rating.deviation << ' '
           << s.rating.games << ' ' << s.played << ' ' << s.won << ' ' << s.conceded << ' '
           << s.scored << ' ' << s.scores << ' ' << s.best << '\n';
  return {size_, text.str()};
}

bool Results::restore(const log::Summary& summary) {
  std::istringstream text(summary.text);
  std::string version;
  if (!std::getline(text, version) || version != kVersionOfSummary) return false;
  std::string game;
  std::string person;
  Standing s;
  while (text >> game >> person >> s.rating.value >> s.rating.deviation >> s.rating.games >>
         s.played >> s.won >> s.conceded >> s.scored >> s.scores >> s.best)
    standings_[game][person] = s;
  size_ = summary.number;
  return true;
}

}  // namespace hadal::house
