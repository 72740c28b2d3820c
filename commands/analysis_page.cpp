// SPDX-License-Identifier: Apache-2.0
#include "commands/analysis_page.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/text.h"

namespace hadal::cli {
namespace {

using protocol::Analysis;
using protocol::JudgedDecision;
using protocol::SeatAnalysis;
using protocol::Verdict;

constexpr std::size_t kColumns = 64;
constexpr std::size_t kMostWorst = 12;
constexpr std::size_t kMostDraws = 6;

std::string name_of_verdict(Verdict verdict) {
  switch (verdict) {
    case Verdict::inaccuracy: return "inaccuracy";
    case Verdict::mistake: return "mistake";
    case Verdict::blunder: return "blunder";
    case Verdict::best: return "best";
    case Verdict::good: return "good";
    case Verdict::forced: break;
  }
  return "forced";
}

std::string heading(const Analysis& a) {
  const char* depth = a.wish.depth == protocol::Depth::master ? "master" : "captain";
  return fmt::format("{}, {} players, {} moves, judged by a {} {}\n", titled(a.game),
                     a.seats.size(), a.moves, depth,
                     a.wish.open ? "with everything known" : "from what the players could know");
}

std::string seat_line(const SeatAnalysis& seat) {
  std::string line = fmt::format("  {} {:<12.12}", seat.seat, seat.name);
  if (!seat.side.empty()) line += fmt::format(" {:<8}", seat.side);
  line += fmt::format(" {:>5.0f} % at the start, {:>3.0f} % at the end, luck {:>+6.1f} %",
                      100 * seat.first, 100 * seat.result, 100 * seat.luck);
  if (seat.decisions > 0)
    line +=
        fmt::format(", errors {:>5.1f} % ({:.2f} % each)", 100 * seat.error, 100 * seat.error_each);
  if (seat.level) line += ", like a " + *seat.level;
  return line + "\n";
}

std::string counts_line(const SeatAnalysis& seat) {
  if (seat.best + seat.good + seat.inaccuracies + seat.mistakes + seat.blunders == 0) return {};
  return fmt::format("  {} best {}, good {}, inaccuracies {}, mistakes {}, blunders {}\n",
                     seat.seat, seat.best, seat.good, seat.inaccuracies, seat.mistakes,
                     seat.blunders);
}

std::string curves(const Analysis& a) {
  std::string text = "\nChances\n";
  const auto line = [&](const std::string& name, auto value) {
    std::vector<double> values;
    for (const protocol::CurvePoint& point : a.curve) values.push_back(value(point));
    text += fmt::format("  {:<5} {} {:>3.0f} %\n", name, text_curve(values, kColumns),
                        100 * values.back());
  };
  if (a.curve.front().goal)
    line("goal", [](const protocol::CurvePoint& point) { return point.goal.value_or(0); });
  for (std::size_t i = 0; i < a.seats.size(); ++i)
    line(a.seats[i].seat, [i](const protocol::CurvePoint& point) { return point.chances[i]; });
  if (a.curve.back().suspicions.empty()) return text;
  text += "\nSuspicion, from what everybody saw\n";
  for (std::size_t i = 0; i < a.seats.size(); ++i)
    line(a.seats[i].seat, [i](const protocol::CurvePoint& point) {
      return i < point.suspicions.size() ? point.suspicions[i] : 0;
    });
  return text;
}

// About the move, not in the words of who makes it: GAME.why.NAME becomes GAME.advice.NAME.
// words: *.advice.*
std::string reason_text(const protocol::Reason& reason, const words::Catalogue& words) {
  constexpr std::string_view kSaid = ".why.";
  std::string key = reason.key;
  if (const std::size_t at = key.find(kSaid); at != std::string::npos)
    key.replace(at, kSaid.size(), ".advice.");
  words::Arguments arguments{{"about", reason.about.value_or("-")}};
  if (reason.n) arguments.emplace_back("n", *reason.n);
  return words.format(key, arguments);
}

// What the better move brings, the most important first; a gain without words is left out.
// words: *.gain.*
std::string counted(const std::vector<protocol::Gain>& gains, const words::Catalogue& words) {
  std::string text;
  for (const protocol::Gain& gain : gains) {
    if (!words.contains(gain.key)) continue;
    if (!text.empty()) text += ", ";
    text += words.format(gain.key, {{"n", fmt::format("{:+.4g}", gain.amount)}});
  }
  return text;
}

// What it brings and costs; where neither this nor a reason says that it is good, how often it did
// better.
std::string numbers_of(const JudgedDecision& d, const words::Catalogue& words) {
  const std::string gains = counted(d.gains, words);
  const std::string costs = counted(d.costs, words);
  std::string text;
  if (!gains.empty())
    text = "on average: " + gains + (costs.empty() ? "" : "; but " + costs);
  else if (!costs.empty())
    text = "it costs on average: " + costs;
  if (gains.empty() && !d.reason)
    text += fmt::format("{}better in {:.0f} % of the worlds, worse in {:.0f} %",
                        text.empty() ? "" : "; ", 100 * d.better_in, 100 * d.worse_in);
  return text;
}

std::string worst(const Analysis& a, const words::Catalogue& words) {
  std::vector<const JudgedDecision*> all;
  for (const JudgedDecision& d : a.decisions)
    if (d.verdict >= protocol::Verdict::inaccuracy) all.push_back(&d);
  std::stable_sort(all.begin(), all.end(),
                   [](const auto* x, const auto* y) { return x->error > y->error; });
  if (all.size() > kMostWorst) all.resize(kMostWorst);
  if (all.empty()) return "\nNobody made a mistake worth a word.\n";
  std::string text = "\nWhat cost most\n";
  for (const JudgedDecision* d : all) {
    text += fmt::format("  {:>4} {} {:<10} -{:>4.1f} % (±{:.1f})  {}; better: {}\n", d->move + 1,
                        d->seat, name_of_verdict(d->verdict), 100 * d->error, 100 * d->uncertainty,
                        d->played, d->better.value_or("-"));
    if (d->reason) text += fmt::format("{:30}{}\n", "", reason_text(*d->reason, words));
    if (const std::string numbers = numbers_of(*d, words); !numbers.empty())
      text += fmt::format("{:30}{}\n", "", numbers);
  }
  return text;
}

std::string luckiest(const Analysis& a) {
  const auto size = [](const protocol::JudgedLuck& draw) {
    double most = 0;
    for (const double effect : draw.effects) most = std::max(most, std::abs(effect));
    return most;
  };
  std::vector<const protocol::JudgedLuck*> all;
  for (const protocol::JudgedLuck& draw : a.luck) all.push_back(&draw);
  std::stable_sort(all.begin(), all.end(),
                   [&](const auto* x, const auto* y) { return size(*x) > size(*y); });
  if (all.size() > kMostDraws) all.resize(kMostDraws);
  if (all.empty()) return {};
  std::string text = "\nDraws that changed most\n";
  for (const protocol::JudgedLuck* draw : all) {
    text += fmt::format("  {:>4}  {:<24}", draw->move + 1, draw->drawn);
    for (std::size_t i = 0; i < draw->effects.size(); ++i)
      text += fmt::format("  {} {:>+5.1f} %", a.seats[i].seat, 100 * draw->effects[i]);
    text += "\n";
  }
  return text;
}

std::string giveaways(const Analysis& a) {
  if (a.giveaways.empty()) return {};
  std::string text = "\nWhere suspicion jumped\n";
  for (const protocol::Giveaway& one : a.giveaways)
    text += fmt::format("  {:>4}  {} ({}): {:.0f} % to {:.0f} %\n", one.move, one.seat, one.side,
                        100 * one.before, 100 * one.after);
  return text;
}

}  // namespace

std::string text_curve(const std::vector<double>& values, std::size_t columns) {
  constexpr std::array kBlocks{"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
  std::string text;
  const std::size_t n = std::min(columns, values.size());
  for (std::size_t c = 0; c < n; ++c) {
    const std::size_t at = n == 1 ? 0 : c * (values.size() - 1) / (n - 1);
    const double height = std::clamp(values[at], 0.0, 1.0);
    text += kBlocks[std::min<std::size_t>(kBlocks.size() - 1,
                                          static_cast<std::size_t>(height * kBlocks.size()))];
  }
  return text;
}

std::string analysis_page(const Analysis& a, const words::Catalogue& words) {
  std::string text = heading(a) + "\n";
  for (const SeatAnalysis& seat : a.seats) text += seat_line(seat);
  text += "\n";
  for (const SeatAnalysis& seat : a.seats) text += counts_line(seat);
  return text + curves(a) + worst(a, words) + luckiest(a) + giveaways(a);
}

}  // namespace hadal::cli
