// SPDX-License-Identifier: Apache-2.0
#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "games/unfathomable/terminal/arena/ship.h"

namespace hadal::cli {
namespace {

ShipBotSum& sum_for(ShipSum& sum, const std::string& bot) {
  for (ShipBotSum& one : sum.bots)
    if (one.bot == bot) return one;
  sum.bots.emplace_back();
  sum.bots.back().bot = bot;
  return sum.bots.back();
}

void add_seat(ShipSum& sum, const ShipSeat& seat) {
  ShipBotSum& bot = sum_for(sum, sum.pairing.bots[seat.bot]);
  ShipLine& line = bot.roles[static_cast<std::size_t>(seat.role)];
  line.games += 1;
  line.wins += seat.won ? 1 : 0;
  const bool traitor = seat.role != ShipRole::human;
  const double brigged = seat.brigged > 0 ? 1 : 0;
  sum.traitors += traitor ? 1 : 0;
  sum.traitors_brigged += traitor ? brigged : 0;
  sum.humans_brigged += traitor ? 0 : brigged;
  bot.brigged += traitor ? brigged : 0;
  bot.guesses += seat.guesses;
  bot.brier += seat.brier;
  bot.prior += seat.prior;
  bot.trials += seat.trials;
  bot.arrests += seat.arrests;
  bot.caught += seat.caught;
  bot.chance += seat.chance;
  bot.framed += seat.framed;
  bot.waived += seat.waived;
  bot.absurd += seat.absurd;
  bot.said += seat.said;
  bot.accused += seat.accused;
  bot.rightly += seat.rightly;
  bot.thinking.add(seat.thinking);
}

// The guesses of one game, all seats of a bot together.
void add_scores(ShipSum& sum, const ShipResult& result) {
  for (ShipBotSum& bot : sum.bots) {
    double brier = 0;
    double prior = 0;
    for (const ShipSeat& seat : result.seats) {
      if (sum.pairing.bots[seat.bot] != bot.bot) continue;
      brier += seat.brier;
      prior += seat.prior;
    }
    bot.brier_squared += brier * brier;
    bot.prior_squared += prior * prior;
    bot.product += brier * prior;
  }
}

double share(double part, double whole) { return whole > 0 ? part / whole : 0; }

std::string percent(double part, double whole) {
  return fmt::format("{:.1f} %", 100 * share(part, whole));
}

std::string interval(double wins, double games) {
  const Interval i = wilson(wins, games);
  return fmt::format("{:.1f}-{:.1f}", 100 * i.low, 100 * i.high);
}

std::string bot_text(const ShipBotSum& bot) {
  std::string text;
  for (std::size_t r = 0; r < kShipRoles; ++r) {
    const ShipLine& line = bot.roles[r];
    if (line.games == 0) continue;
    text +=
        fmt::format("{:<24} {:<8} {:>7.0f} {:>8} {:>12}\n", bot.bot, kShipRoleNames[r], line.games,
                    percent(line.wins, line.games), interval(line.wins, line.games));
  }
  text +=
      fmt::format("{:<24} {:.2f} ms a move, p99 {:.2f}, longest {:.2f}", bot.bot,
                  bot.thinking.mean_ms(), bot.thinking.quantile_ms(0.99), bot.thinking.most_ms());
  return text + "\n";
}

std::string habits_text(const ShipBotSum& bot, unsigned games) {
  std::string text;
  if (bot.guesses > 0) {
    const BrierGain gained = brier_gain_of(bot, games);
    text += fmt::format(
        "{:<24} Brier score {:.4f}, counting cards only {:.4f}: {:.1f} % better ({:.1f} to {:.1f}; "
        "{:.0f} guesses)\n",
        bot.bot, bot.brier / bot.guesses, bot.prior / bot.guesses, 100 * gained.gain,
        100 * (gained.gain - gained.half_width), 100 * (gained.gain + gained.half_width),
        bot.guesses);
  }
  text += fmt::format("{:<24} deliberate arrests by humans {:.0f} of {:.0f} trials", bot.bot,
                      bot.arrests, bot.trials);
  if (bot.arrests > 0)
    text += fmt::format(", traitors {} ({}), by lot {}", percent(bot.caught, bot.arrests),
                        interval(bot.caught, bot.arrests), percent(bot.chance, bot.arrests));
  return text + fmt::format(
                    "; innocents by hidden traitors {:.0f}; a game: waived {:.2f}, absurd "
                    "{:.2f}, phrases {:.1f}; accused by humans {:.0f}, rightly {}\n",
                    bot.framed, share(bot.waived, games), share(bot.absurd, games),
                    share(bot.said, games), bot.accused, percent(bot.rightly, bot.accused));
}

std::string line_json(const char* role, const ShipLine& line) {
  const Interval i = wilson(line.wins, line.games);
  return fmt::format(
      "\"{}\": {{\"games\": {:.0f}, \"won\": {:.4f}, \"won_low\": {:.4f}, \"won_high\": {:.4f}}}",
      role, line.games, share(line.wins, line.games), i.low, i.high);
}

std::string bot_json(const ShipBotSum& bot, unsigned games) {
  std::string text = fmt::format("{{\"bot\": \"{}\"", bot.bot);
  for (std::size_t r = 0; r < kShipRoles; ++r)
    text += ", " + line_json(kShipRoleNames[r], bot.roles[r]);
  const BrierGain gained = brier_gain_of(bot, games);
  return text + fmt::format(
                    ", \"brier\": {:.5f}, \"brier_prior\": {:.5f}, \"brier_gain\": {:.4f}, "
                    "\"brier_half_width\": {:.4f}, \"guesses\": {:.0f}, \"trials\": {:.0f}, "
                    "\"arrests\": {:.0f}, \"caught\": {:.0f}, \"caught_by_lot\": {:.3f}, "
                    "\"framed\": {:.0f}, \"waived_a_game\": {:.3f}, \"absurd_a_game\": {:.3f}, "
                    "\"phrases_a_game\": {:.2f}, \"accused\": {:.0f}, \"rightly\": {:.0f}, "
                    "\"ms_mean\": {:.4f}, \"ms_p99\": {:.4f}}}",
                    share(bot.brier, bot.guesses), share(bot.prior, bot.guesses), gained.gain,
                    gained.half_width, bot.guesses, bot.trials, bot.arrests, bot.caught, bot.chance,
                    bot.framed, share(bot.waived, games), share(bot.absurd, games),
                    share(bot.said, games), bot.accused, bot.rightly, bot.thinking.mean_ms(),
                    bot.thinking.quantile_ms(0.99));
}

std::string table_text(const ShipSum& sum) {
  const double games = sum.games;
  std::string text =
      fmt::format("{} games, {} seats, seed {}, {:.1f} turns each\n", sum.games,
                  sum.pairing.bots.size(), sum.pairing.seed, share(sum.turns, games));
  text += fmt::format("the ship arrived {} ({}); ended by:", percent(sum.human_wins, games),
                      interval(sum.human_wins, games));
  for (const auto& [ending, n] : sum.endings) text += fmt::format(" {} {}", ending, n);
  text += fmt::format("\nhidden traitors sent to the Brig: {} of {:.0f}; humans: {:.2f} a game\n",
                      percent(sum.traitors_brigged, sum.traitors), sum.traitors,
                      share(sum.humans_brigged, games));
  text += fmt::format("{:<24} {:<8} {:>7} {:>8} {:>12}\n", "bot", "role", "games", "won", "95 %");
  for (const ShipBotSum& bot : sum.bots) text += bot_text(bot) + habits_text(bot, sum.games);
  return text;
}

std::string table_json(const ShipSum& sum) {
  const Interval i = wilson(sum.human_wins, sum.games);
  std::string text = fmt::format(
      "{{\"players\": {}, \"seed\": {}, \"games\": {}, \"turns\": "
      "{:.2f}, \"arrived\": {:.4f}, \"arrived_low\": {:.4f}, \"arrived_high\": {:.4f}, "
      "\"traitors\": {:.0f}, \"traitors_brigged\": {:.4f}, \"humans_brigged_a_game\": {:.4f}, "
      "\"endings\": {{",
      sum.pairing.bots.size(), sum.pairing.seed, sum.games, share(sum.turns, sum.games),
      share(sum.human_wins, sum.games), i.low, i.high, sum.traitors,
      share(sum.traitors_brigged, sum.traitors), share(sum.humans_brigged, sum.games));
  for (std::size_t e = 0; e < sum.endings.size(); ++e)
    text +=
        fmt::format("{}\"{}\": {}", e > 0 ? ", " : "", sum.endings[e].first, sum.endings[e].second);
  text += "}, \"bots\": [";
  for (std::size_t b = 0; b < sum.bots.size(); ++b)
    text += (b > 0 ? ", " : "") + bot_json(sum.bots[b], sum.games);
  return text + "]}";
}

}  // namespace

// The ratio of two sums over games, by the delta method.
BrierGain brier_gain_of(const ShipBotSum& bot, unsigned games) {
  if (bot.prior <= 0) return {};
  const double ratio = bot.brier / bot.prior;
  const double squares =
      bot.brier_squared - 2 * ratio * bot.product + ratio * ratio * bot.prior_squared;
  const double n = games;
  const double error = n > 1 ? std::sqrt(std::max(0.0, squares) * n / (n - 1)) / bot.prior : 0;
  return {1 - ratio, kZ * error};
}

ShipSum sum_up(const Pairing& pairing, const std::vector<ShipResult>& results) {
  ShipSum sum;
  sum.pairing = pairing;
  std::map<std::string, unsigned> endings;
  for (const std::string& bot : pairing.bots) sum_for(sum, bot);  // in the order they were named
  for (const ShipResult& result : results) {
    if (!result.played) continue;
    ++sum.games;
    sum.turns += result.turns;
    sum.human_wins += result.ending == "arrival" ? 1 : 0;
    ++endings[result.ending];
    for (const ShipSeat& seat : result.seats) add_seat(sum, seat);
    add_scores(sum, result);
  }
  sum.endings.assign(endings.begin(), endings.end());
  std::stable_sort(sum.endings.begin(), sum.endings.end(),
                   [](const auto& a, const auto& b) { return a.second > b.second; });
  return sum;
}

std::string ship_text(const std::vector<ShipSum>& sums, const std::vector<Rating>& elo,
                      const std::string& extra) {
  std::string text;
  for (const ShipSum& sum : sums) text += (text.empty() ? "" : "\n") + table_text(sum);
  return text + extra + elo_text(elo);
}

std::string ship_json(const std::vector<ShipSum>& sums, const std::vector<Rating>& elo,
                      const std::string& extra) {
  std::string text = "{\"game\": \"unfathomable\", \"tables\": [";
  for (std::size_t i = 0; i < sums.size(); ++i) text += (i > 0 ? ", " : "") + table_json(sums[i]);
  return text + "], " + (extra.empty() ? "" : extra + ", ") + elo_json(elo) + "}\n";
}

}  // namespace hadal::cli
