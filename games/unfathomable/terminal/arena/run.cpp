// SPDX-License-Identifier: Apache-2.0
// hadal arena unfathomable: one table, or every bot as the humans against every bot as the
// traitors.
#include <fmt/core.h>

#include <algorithm>
#include <iostream>
#include <optional>

#include "arena/flags.h"
#include "games/unfathomable/learn/learn.h"
#include "games/unfathomable/terminal/arena/ship.h"
#include "games/unfathomable/unfathomable.h"
#include "terminal/error.h"

namespace hadal::cli {
namespace {

using unfathomable::Unfathomable;

constexpr unsigned kUsualPlayers = 5;

std::vector<std::string> read_ship_bots(const ArenaFlags& flags) {
  if (!flags.memory.empty()) throw UserError("--memory does not apply to these bots");
  std::vector<std::string> bots = split_seats(flags.seats);
  for (const std::string& bot : bots) bot_called<Unfathomable>(bot);
  if (!flags.instead.empty()) bot_called<Unfathomable>(flags.instead);
  return bots;
}

std::vector<Pairing> ship_pairings(const ArenaFlags& flags) {
  const std::vector<std::string> bots = read_ship_bots(flags);
  if (!flags.round_robin) {
    if (flags.players)
      throw UserError("--players is for a round-robin; a table has as many as --seats names");
    if (bots.size() < Unfathomable::kMinPlayers || bots.size() > Unfathomable::kMaxPlayers)
      throw UserError(fmt::format("unfathomable is played by {} to {}, not by {}",
                                  Unfathomable::kMinPlayers, Unfathomable::kMaxPlayers,
                                  bots.size()));
    const Pairing table{bots, flags.games, flags.seed, !flags.instead.empty()};
    if (flags.instead.empty()) return {table};
    Pairing other = table;
    other.bots[0] = flags.instead;
    return {table, other};
  }
  if (!flags.instead.empty()) throw UserError("--instead is for one table, not for a round-robin");
  if (bots.size() < 2) throw UserError("a round-robin needs at least two bots");
  std::vector<Pairing> all;
  const unsigned players = flags.players.value_or(kUsualPlayers);
  if (players < Unfathomable::kMinPlayers || players > Unfathomable::kMaxPlayers)
    throw UserError(fmt::format("unfathomable is played by {} to {}, not by {}",
                                Unfathomable::kMinPlayers, Unfathomable::kMaxPlayers, players));
  for (const std::string& humans : bots) {
    if (std::count(bots.begin(), bots.end(), humans) > 1)
      throw UserError("a round-robin needs different bots");
    for (const std::string& traitors : bots) {
      if (humans.find(':') != std::string::npos)
        throw UserError("in a round-robin a bot has one name: '" + humans + "' has two");
      all.push_back(
          {std::vector<std::string>(players, humans + ":" + traitors), flags.games, flags.seed});
    }
  }
  return all;
}

}  // namespace

int run_ship_arena(const ArenaFlags& flags) {
  const std::vector<Pairing> all = ship_pairings(flags);
  check_svg(flags.svg);
  std::optional<ShipFile> file;
  if (!flags.resume.empty()) file.emplace(flags.resume);
  ArenaProgress progress(static_cast<unsigned>(all.size()) * flags.games);
  std::vector<ShipSum> sums;
  std::vector<std::vector<ShipResult>> played;
  for (const Pairing& pairing : all) {
    std::vector<ShipResult>& results = played.emplace_back();
    if (file) results = file->found(pairing);
    progress.skip(static_cast<unsigned>(std::count_if(
        results.begin(), results.end(), [](const ShipResult& r) { return r.played; })));
    if (file) file->begin(pairing);
    play_ship_arena(pairing, flags.threads, results, [&](unsigned n) {
      if (file) file->add(n, results[n]);
      progress.tick();
    });
    sums.push_back(sum_up(pairing, results));
  }
  const std::vector<Rating> elo = flags.round_robin ? ship_ratings(sums) : std::vector<Rating>{};
  if (!flags.svg.empty()) write_svg(flags.svg, ship_svg(sums, elo));
  std::string extra;
  if (!flags.instead.empty()) {
    const ShipExchange e = exchange(all[0], played[0], all[1], played[1]);
    extra = flags.json ? exchange_json(e) : exchange_text(e);
  }
  std::cout << (flags.json ? ship_json : ship_text)(sums, elo, extra);
  return 0;
}

}  // namespace hadal::cli
