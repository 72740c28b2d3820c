// SPDX-License-Identifier: Apache-2.0
// hadal arena GAME for any game: one table, or every pair of bots with Elo ratings.
#pragma once

#include <fmt/core.h>

#include <iostream>
#include <optional>

#include "arena/file.h"
#include "arena/flags.h"
#include "arena/report.h"

namespace hadal::cli {

template <Game G>
class Match {
 public:
  explicit Match(const ArenaFlags& flags) : flags_(flags) {}

  int run() {
    if (!flags_.instead.empty()) throw UserError("--instead is for games with sides");
    if (flags_.players) throw UserError("--players is for games with sides");
    check_svg(flags_.svg);
    const std::vector<MatchSum> sums = play_all();
    const std::vector<Rating> elo = flags_.round_robin ? ratings(sums) : std::vector<Rating>{};
    if (!flags_.svg.empty()) write_svg(flags_.svg, as_svg(G::kName, sums, elo));
    std::cout << (flags_.json ? as_json(G::kName, sums, elo) : as_text(sums, elo));
    return 0;
  }

 private:
  // The bots as they were asked for; throws UserError before anything is played.
  std::vector<std::string> read_bots() const {
    std::vector<std::string> bots = split_seats(flags_.seats);
    for (std::string& bot : bots) {
      if (!flags_.memory.empty()) bot += "/memory=" + flags_.memory;
      bot_called<G>(bot);
    }
    return bots;
  }

  std::vector<Pairing> pairings() const {
    const std::vector<std::string> bots = read_bots();
    std::vector<Pairing> all;
    if (!flags_.round_robin) {
      if (bots.size() < G::kMinPlayers || bots.size() > G::kMaxPlayers)
        throw UserError(fmt::format("{} is played by {} to {}, not by {}", G::kName, G::kMinPlayers,
                                    G::kMaxPlayers, bots.size()));
      all.push_back({bots, flags_.games, flags_.seed});
      return all;
    }
    if (bots.size() < 2) throw UserError("a round-robin needs at least two bots");
    for (std::size_t i = 0; i < bots.size(); ++i)
      for (std::size_t j = i + 1; j < bots.size(); ++j) {
        if (bots[i] == bots[j]) throw UserError("a round-robin needs different bots");
        all.push_back({{bots[i], bots[j]}, flags_.games, flags_.seed});
      }
    return all;
  }

  std::vector<MatchSum> play_all() const {
    const std::vector<Pairing> all = pairings();
    std::optional<ArenaFile> file;
    if (!flags_.resume.empty()) file.emplace(flags_.resume);
    ArenaProgress progress(static_cast<unsigned>(all.size()) * flags_.games);
    std::vector<MatchSum> sums;
    for (const Pairing& pairing : all) {
      std::vector<GameResult> results;
      if (file) results = file->found(pairing);
      progress.skip(static_cast<unsigned>(std::count_if(
          results.begin(), results.end(), [](const GameResult& r) { return r.played; })));
      if (file) file->begin(pairing);
      play_arena<G>(pairing, flags_.threads, results, [&](unsigned n) {
        if (file) file->add(n, results[n]);
        progress.tick();
      });
      sums.push_back(sum_up(pairing, results));
    }
    return sums;
  }

  const ArenaFlags& flags_;
};

}  // namespace hadal::cli
