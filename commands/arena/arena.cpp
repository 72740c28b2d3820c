// SPDX-License-Identifier: Apache-2.0
// hadal arena GAME: bots against bots, with intervals.
#include <fmt/core.h>

#include <fstream>
#include <iostream>
#include <optional>

#include "commands/arena/file.h"
#include "commands/arena/flags.h"
#include "commands/arena/report.h"
#include "commands/commands.h"
#include "games/abyss/abyss.h"
#include "games/abyss/bot/levels.h"
#include "games/unfathomable/bot/levels.h"
#include "games/unfathomable/unfathomable.h"
#include "terminal/error.h"

namespace hadal::cli {
namespace {

// The bots as they were asked for; throws UserError before anything is played.
std::vector<std::string> read_bots(const ArenaFlags& flags) {
  std::vector<std::string> bots = split_seats(flags.seats);
  for (std::string& bot : bots) {
    if (!flags.memory.empty()) bot += "/memory=" + flags.memory;
    std::string why;
    if (!bots::make_abyss_bot(bot, why)) throw UserError(why);
  }
  return bots;
}

std::vector<Pairing> pairings(const ArenaFlags& flags) {
  const std::vector<std::string> bots = read_bots(flags);
  std::vector<Pairing> all;
  if (!flags.round_robin) {
    if (bots.size() < abyss::Abyss::kMinPlayers || bots.size() > abyss::Abyss::kMaxPlayers)
      throw UserError(fmt::format("abyss is played by {} to {}, not by {}",
                                  abyss::Abyss::kMinPlayers, abyss::Abyss::kMaxPlayers,
                                  bots.size()));
    all.push_back({bots, flags.games, flags.seed});
    return all;
  }
  if (bots.size() < 2) throw UserError("a round-robin needs at least two bots");
  for (std::size_t i = 0; i < bots.size(); ++i)
    for (std::size_t j = i + 1; j < bots.size(); ++j) {
      if (bots[i] == bots[j]) throw UserError("a round-robin needs different bots");
      all.push_back({{bots[i], bots[j]}, flags.games, flags.seed});
    }
  return all;
}

std::vector<MatchSum> play_all(const ArenaFlags& flags) {
  const std::vector<Pairing> all = pairings(flags);
  std::optional<ArenaFile> file;
  if (!flags.resume.empty()) file.emplace(flags.resume);
  ArenaProgress progress(static_cast<unsigned>(all.size()) * flags.games);
  std::vector<MatchSum> sums;
  for (const Pairing& pairing : all) {
    std::vector<GameResult> results;
    if (file) results = file->found(pairing);
    progress.skip(static_cast<unsigned>(std::count_if(
        results.begin(), results.end(), [](const GameResult& r) { return r.played; })));
    if (file) file->begin(pairing);
    play_arena(pairing, flags.threads, results, [&](unsigned n) {
      if (file) file->add(n, results[n]);
      progress.tick();
    });
    sums.push_back(sum_up(pairing, results));
  }
  return sums;
}

int run(const ArenaFlags& flags) {
  if (game_called(flags.game).name == unfathomable::Unfathomable::kName)
    return run_ship_arena(flags);
  if (!flags.instead.empty()) throw UserError("--instead is for unfathomable");
  if (flags.players) throw UserError("--players is for unfathomable");
  check_svg(flags.svg);
  const std::vector<MatchSum> sums = play_all(flags);
  const std::vector<Rating> elo = flags.round_robin ? ratings(sums) : std::vector<Rating>{};
  if (!flags.svg.empty()) write_svg(flags.svg, as_svg(sums, elo));
  std::cout << (flags.json ? as_json : as_text)(sums, elo);
  return 0;
}

}  // namespace

std::vector<std::string> split_seats(const std::string& text) {
  std::vector<std::string> parts;
  std::size_t begin = 0;
  while (begin <= text.size()) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    parts.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return parts;
}

void check_svg(const std::string& path) {
  if (!path.empty() && !std::ofstream(path, std::ios::app))
    throw UserError(path + ": cannot be written");
}

void write_svg(const std::string& path, const std::string& text) {
  std::ofstream out(path);
  out << text;
  out.close();
  if (!out) throw UserError(path + ": cannot be written");
}

void ArenaProgress::tick() {
  --left_;
  const Clock::time_point now = Clock::now();
  if (left_ > 0 && now - said_ < std::chrono::milliseconds(200)) return;
  said_ = now;
  const unsigned done = all_ - left_;
  const double spent = std::chrono::duration<double>(now - start_).count();
  const auto bars = static_cast<std::size_t>(20.0 * done / std::max(1u, all_));
  std::cerr << fmt::format("\r[{:<20}] {} of {} games, {:.0f} s left  ", std::string(bars, '#'),
                           done, all_, spent * left_ / std::max(1u, done))
            << (left_ == 0 ? "\n" : "") << std::flush;
}

void add_arena(CLI::App& app, int& status) {
  auto flags = std::make_shared<ArenaFlags>();
  CLI::App* command = app.add_subcommand("arena", "Let bots play against each other");
  command->add_option("GAME", flags->game, "abyss or unfathomable")->required();
  command
      ->add_option("--seats", flags->seats,
                   "Who plays, e.g. captain,sailor or master/ms=500,plain/ms=500; bots: " +
                       bots::abyss_bot_list() + "; of Unfathomable: " + bots::ship_bot_list())
      ->required();
  command->add_option("--games", flags->games, "How many games, of each pair (default 100)")
      ->check(CLI::Range(1u, 1'000'000u));
  command->add_option("--threads", flags->threads, "Games at the same time (default 1)")
      ->check(CLI::Range(1u, 256u));
  command
      ->add_option("--players", flags->players,
                   "Seats in a round-robin of Unfathomable (default 5)")
      ->check(CLI::Range(unfathomable::Unfathomable::kMinPlayers,
                         unfathomable::Unfathomable::kMaxPlayers));
  command->add_option("--instead", flags->instead,
                      "Of Unfathomable: play the same deals with this bot instead of the first of "
                      "the seats too, and print the difference");
  command->add_option("--seed", flags->seed, "Another seed, other games (default 1)")
      ->check(CLI::NonNegativeNumber);
  command->add_option("--memory", flags->memory, "perfect (default) or human, for every bot")
      ->check(CLI::IsMember({"perfect", "human"}));
  command->add_option("--resume", flags->resume, "Keep every game in this file, and go on with it");
  command->add_option("--svg", flags->svg, "Draw a chart into this file");
  command->add_flag("--round-robin", flags->round_robin,
                    "Every pair plays; prints Elo ratings. Of Unfathomable, each bot as the humans "
                    "against each as the traitors");
  command->add_flag("--json", flags->json, "Print JSON");
  command->callback([flags, &status] { status = run(*flags); });
}

}  // namespace hadal::cli
