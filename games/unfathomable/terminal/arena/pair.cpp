// SPDX-License-Identifier: Apache-2.0
// Two tables that differ in one bot, deal by deal. A deal is played once for each rotation, so its
// games are not independent: the interval is for the means of the deals.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "games/unfathomable/terminal/arena/ship.h"

namespace hadal::cli {
namespace {

const ShipSeat& exchanged(const ShipResult& result) {
  for (const ShipSeat& seat : result.seats)
    if (seat.bot == 0) return seat;
  return result.seats.front();
}

class Differences {
 public:
  void add(std::size_t deal, bool with, bool without) {
    Deal& d = deals_[deal];
    d.pairs += 1;
    d.sum += (with ? 1 : 0) - (without ? 1 : 0);
    pairs_ += 1;
    with_ += with ? 1 : 0;
    without_ += without ? 1 : 0;
  }

  ShipExchange::Line line(const std::string& dealt) const {
    ShipExchange::Line line{dealt, pairs_, 0, 0, 0};
    if (pairs_ == 0) return line;
    line.won_with = with_ / pairs_;
    line.won_without = without_ / pairs_;
    const double mean = line.won_with - line.won_without;
    const auto n = static_cast<double>(deals_.size());
    double squares = 0;
    for (const auto& [deal, d] : deals_) squares += std::pow(d.sum - d.pairs * mean, 2);
    if (n > 1) line.half_width = kZ * std::sqrt(squares * n / (n - 1)) / pairs_;
    return line;
  }

 private:
  struct Deal {
    double pairs = 0;
    double sum = 0;
  };
  std::map<std::size_t, Deal> deals_;
  double pairs_ = 0;
  double with_ = 0;
  double without_ = 0;
};

}  // namespace

ShipExchange exchange(const Pairing& with, const std::vector<ShipResult>& results_with,
                      const Pairing& without, const std::vector<ShipResult>& results_without) {
  std::array<Differences, kShipRoles> roles;
  Differences all;
  for (std::size_t n = 0; n < std::min(results_with.size(), results_without.size()); ++n) {
    if (!results_with[n].played || !results_without[n].played) continue;
    const ShipSeat& a = exchanged(results_with[n]);
    const ShipSeat& b = exchanged(results_without[n]);
    const std::size_t deal = n / with.bots.size();
    all.add(deal, a.won, b.won);
    if (a.dealt == b.dealt) roles[static_cast<std::size_t>(a.dealt)].add(deal, a.won, b.won);
  }
  ShipExchange e{with.bots[0], without.bots[0], {}};
  for (std::size_t r = 0; r < kShipRoles; ++r) {
    const ShipExchange::Line line = roles[r].line(kShipRoleNames[r]);
    if (line.pairs > 0) e.lines.push_back(line);
  }
  e.lines.push_back(all.line("all"));
  return e;
}

std::string exchange_text(const ShipExchange& e) {
  std::string text =
      fmt::format("\n{} instead of {}, in the same seat and the same deals\n", e.with, e.without);
  text += fmt::format("{:<8} {:>7} {:>9} {:>9} {:>11} {:>14}\n", "dealt", "pairs", "won with",
                      "without", "difference", "95 %");
  for (const ShipExchange::Line& line : e.lines) {
    const double d = line.won_with - line.won_without;
    text += fmt::format("{:<8} {:>7.0f} {:>7.1f} % {:>7.1f} % {:>+9.1f} % {:>14}\n", line.dealt,
                        line.pairs, 100 * line.won_with, 100 * line.won_without, 100 * d,
                        fmt::format("{:+.1f} to {:+.1f}", 100 * (d - line.half_width),
                                    100 * (d + line.half_width)));
  }
  return text;
}

std::string exchange_json(const ShipExchange& e) {
  std::string text = fmt::format(
      "\"exchange\": {{\"with\": \"{}\", \"without\": \"{}\", \"lines\": [", e.with, e.without);
  for (std::size_t i = 0; i < e.lines.size(); ++i) {
    const ShipExchange::Line& line = e.lines[i];
    text += fmt::format(
        "{}{{\"dealt\": \"{}\", \"pairs\": {:.0f}, \"won_with\": {:.4f}, \"won_without\": {:.4f}, "
        "\"difference\": {:.4f}, \"half_width\": {:.4f}}}",
        i > 0 ? ", " : "", line.dealt, line.pairs, line.won_with, line.won_without,
        line.won_with - line.won_without, line.half_width);
  }
  return text + "]}";
}

}  // namespace hadal::cli
