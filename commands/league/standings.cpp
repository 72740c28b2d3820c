// SPDX-License-Identifier: Apache-2.0
#include "commands/league/standings.h"

#include <algorithm>

namespace hadal::cli {
namespace {

class Count {
 public:
  explicit Count(bool has_sides) : has_sides_(has_sides) {}

  void add(const LeagueGame& game) {
    std::vector<int> ranks;
    for (const LeagueSeat& seat : game.seats) ranks.push_back(rank_of(game, seat));
    rate(game, ranks);
    compare(game, ranks);
    sum_up(game, ranks);
  }

  Standings result() {
    std::sort(sum_.bots.begin(), sum_.bots.end(), [](const BotStanding& a, const BotStanding& b) {
      return std::pair(-a.rating.value, a.name) < std::pair(-b.rating.value, b.name);
    });
    return std::move(sum_);
  }

 private:
  // A lower one is better. Whoever gave up comes last, and nobody can tell the others apart.
  int rank_of(const LeagueGame& game, const LeagueSeat& seat) const {
    if (game.gave_up) return *game.gave_up == seat.bot ? 1 : 0;
    if (has_sides_) return seat.won ? 0 : 1;
    return static_cast<int>(
        std::count_if(game.seats.begin(), game.seats.end(), [&](const LeagueSeat& other) {
          return std::pair(other.won, other.score) > std::pair(seat.won, seat.score);
        }));
  }

  BotStanding& bot(const std::string& name, std::size_t seats) {
    for (BotStanding& one : sum_.bots)
      if (one.name == name) return one;
    sum_.bots.push_back({});
    sum_.bots.back().name = name;
    sum_.bots.back().by_seat.resize(seats);
    return sum_.bots.back();
  }

  // Those who win together are one team. A bot that sits twice is rated for both seats.
  void rate(const LeagueGame& game, const std::vector<int>& ranks) {
    std::vector<house::RatedTeam> teams;
    std::vector<std::vector<std::size_t>> members;
    for (std::size_t i = 0; i < ranks.size(); ++i) {
      auto team = std::find_if(teams.begin(), teams.end(), [&](const house::RatedTeam& one) {
        return has_sides_ && one.rank == ranks[i];
      });
      if (team == teams.end()) {
        members.emplace_back();
        team = teams.insert(teams.end(), house::RatedTeam{{}, ranks[i]});
      }
      team->players.push_back(bot(game.seats[i].bot, ranks.size()).rating);
      members[static_cast<std::size_t>(team - teams.begin())].push_back(i);
    }
    const bool is_match = teams.size() > 1;
    const std::vector<house::RatedTeam> now = is_match ? house::after(teams) : teams;
    for (std::size_t t = 0; t < teams.size(); ++t)
      for (std::size_t k = 0; k < members[t].size(); ++k) {
        BotStanding& one = bot(game.seats[members[t][k]].bot, ranks.size());
        const house::Rating& before = teams[t].players[k];
        const house::Rating& after = now[t].players[k];
        one.rating.value += after.value - before.value;
        one.rating.deviation *= after.deviation / before.deviation;
      }
    for (const LeagueSeat& seat : game.seats) {
      BotStanding& one = bot(seat.bot, ranks.size());
      one.course.push_back(one.rating.value);
      ++one.rating.games;
    }
  }

  void compare(const LeagueGame& game, const std::vector<int>& ranks) {
    for (std::size_t i = 0; i < ranks.size(); ++i)
      for (std::size_t j = 0; j < ranks.size(); ++j)
        if (game.seats[i].bot != game.seats[j].bot && !(has_sides_ && ranks[i] == ranks[j]))
          sum_.before[{game.seats[i].bot, game.seats[j].bot}].add(ranks[i] == ranks[j]  ? 0.5
                                                                  : ranks[i] < ranks[j] ? 1
                                                                                        : 0);
  }

  void sum_up(const LeagueGame& game, const std::vector<int>& ranks) {
    const auto first = std::count(ranks.begin(), ranks.end(), 0);
    for (std::size_t i = 0; i < ranks.size(); ++i) {
      const LeagueSeat& seat = game.seats[i];
      BotStanding& one = bot(seat.bot, ranks.size());
      const double share = has_sides_ ? 1 : 1.0 / static_cast<double>(first);
      one.wins.add(ranks[i] == 0 ? share : 0);
      one.by_seat[i].add(ranks[i] == 0 ? share : 0);
      if (!game.gave_up) one.score.add(seat.score);
      one.decisions += static_cast<double>(seat.decisions);
      one.ms += static_cast<double>(seat.ms);
    }
    if (game.gave_up) ++bot(*game.gave_up, ranks.size()).gave_up[game.why];
  }

  bool has_sides_;
  Standings sum_;
};

}  // namespace

Standings standings_of(const std::vector<LeagueGame>& games, bool has_sides) {
  Count count(has_sides);
  for (const LeagueGame& game : games) count.add(game);
  return count.result();
}

}  // namespace hadal::cli
