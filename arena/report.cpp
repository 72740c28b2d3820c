// SPDX-License-Identifier: Apache-2.0
#include "arena/report.h"

#include <fmt/core.h>

#include <algorithm>

namespace hadal::cli {
namespace {

BotSum& sum_for(MatchSum& sum, const std::string& bot) {
  for (BotSum& one : sum.bots)
    if (one.bot == bot) return one;
  sum.bots.push_back({bot, {}, std::vector<Line>(sum.pairing.bots.size()), {}});
  return sum.bots.back();
}

std::string percent(double share) { return fmt::format("{:.1f} %", 100 * share); }

std::string percent(const Interval& i) {
  return fmt::format("{:.1f}-{:.1f}", 100 * i.low, 100 * i.high);
}

std::string text_of(const MatchSum& sum) {
  std::string text = fmt::format("{} games, {} seats, seed {}\n", sum.games,
                                 sum.pairing.bots.size(), sum.pairing.seed);
  text += fmt::format("{:<24} {:>6} {:>8} {:>12} {:>14} {:>9} {:>9} {:>9}\n", "bot", "games", "won",
                      "95 %", "score", "ms mean", "p99", "longest");
  for (const BotSum& bot : sum.bots) {
    text += fmt::format(
        "{:<24} {:>6.0f} {:>8} {:>12} {:>14} {:>9.2f} {:>9.2f} {:>9.2f}\n", bot.bot, bot.all.games,
        percent(bot.all.share()), percent(wilson(bot.all.wins, bot.all.games)),
        fmt::format("{:.1f} +-{:.1f}", bot.all.score.value(), bot.all.score.half_width()),
        bot.thinking.mean_ms(), bot.thinking.quantile_ms(0.99), bot.thinking.most_ms());
    for (std::size_t i = 0; i < bot.by_seat.size(); ++i) {
      const Line& line = bot.by_seat[i];
      text +=
          fmt::format("  {:<22} {:>6.0f} {:>8} {:>12} {:>14}\n", "on seat " + name(seat(i)),
                      line.games, percent(line.share()), percent(wilson(line.wins, line.games)),
                      fmt::format("{:.1f} +-{:.1f}", line.score.value(), line.score.half_width()));
    }
  }
  return text;
}

std::string json_of(const Line& line) {
  const Interval share = wilson(line.wins, line.games);
  return fmt::format(
      "\"games\": {:.0f}, \"won\": {:.4f}, \"won_low\": {:.4f}, \"won_high\": {:.4f}, "
      "\"score\": {:.3f}, \"score_half_width\": {:.3f}",
      line.games, line.share(), share.low, share.high, line.score.value(), line.score.half_width());
}

std::string json_of(const BotSum& bot) {
  std::string text = fmt::format(
      "{{\"bot\": \"{}\", {}, \"ms_mean\": {:.4f}, \"ms_p99\": {:.4f}, \"seats\": [", bot.bot,
      json_of(bot.all), bot.thinking.mean_ms(), bot.thinking.quantile_ms(0.99));
  for (std::size_t i = 0; i < bot.by_seat.size(); ++i)
    text += fmt::format("{}{{\"seat\": \"{}\", {}}}", i > 0 ? ", " : "", name(seat(i)),
                        json_of(bot.by_seat[i]));
  return text + "]}";
}

}  // namespace

MatchSum sum_up(const Pairing& pairing, const std::vector<GameResult>& results) {
  MatchSum sum{pairing, {}, 0};
  for (const std::string& bot : pairing.bots) sum_for(sum, bot);  // in the order they were named
  for (const GameResult& result : results) {
    if (!result.played) continue;
    ++sum.games;
    for (std::size_t i = 0; i < result.seats.size(); ++i) {
      BotSum& bot = sum_for(sum, pairing.bots[result.seats[i].bot]);
      bot.all.add(result.seats[i]);
      bot.by_seat[i].add(result.seats[i]);
      bot.thinking.add(result.seats[i].thinking);
    }
  }
  return sum;
}

std::string as_text(const std::vector<MatchSum>& matches, const std::vector<Rating>& elo) {
  std::string text;
  for (const MatchSum& match : matches) text += (text.empty() ? "" : "\n") + text_of(match);
  return text + elo_text(elo);
}

std::string as_json(std::string_view game, const std::vector<MatchSum>& matches,
                    const std::vector<Rating>& elo) {
  std::string text = fmt::format("{{\"game\": \"{}\", \"matches\": [", game);
  for (std::size_t m = 0; m < matches.size(); ++m) {
    text += fmt::format("{}{{\"seed\": {}, \"games\": {}, \"bots\": [", m > 0 ? ", " : "",
                        matches[m].pairing.seed, matches[m].games);
    for (std::size_t i = 0; i < matches[m].bots.size(); ++i)
      text += (i > 0 ? ", " : "") + json_of(matches[m].bots[i]);
    text += "]}";
  }
  return text + "], " + elo_json(elo) + "}\n";
}

std::string elo_text(const std::vector<Rating>& elo) {
  if (elo.empty()) return {};
  std::string text = fmt::format("\n{:<24} {:>6} {:>12}\n", "bot", "Elo", "95 %");
  for (const Rating& r : elo)
    text += fmt::format("{:<24} {:>6.0f} {:>12}\n", r.bot, r.elo,
                        fmt::format("{:.0f}-{:.0f}", r.interval.low, r.interval.high));
  return text;
}

std::string elo_json(const std::vector<Rating>& elo) {
  std::string text = "\"elo\": [";
  for (std::size_t i = 0; i < elo.size(); ++i)
    text += fmt::format("{}{{\"bot\": \"{}\", \"elo\": {:.1f}, \"low\": {:.1f}, \"high\": {:.1f}}}",
                        i > 0 ? ", " : "", elo[i].bot, elo[i].elo, elo[i].interval.low,
                        elo[i].interval.high);
  return text + "]";
}

}  // namespace hadal::cli
