// SPDX-License-Identifier: Apache-2.0
// Which of several moves is best, and by how much. All of them are tried in the same worlds with
// the same dice; again and again the worse half drops out, so most of the time goes to moves that
// are hard to tell apart (sequential halving: Karnin, Koren and Somekh 2013). One move may be kept
// to the end however bad it is: the one that was played, whose loss is wanted.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

#include "search/judging.h"

namespace hadal::bots {

// What one try of a move came to, for the mover.
struct Try {
  float chance = 0;
  float lead = 0;
  Things things{};
};

template <typename Move>
class Contest {
 public:
  struct Entrant {
    Move move{};
    bool risky = false;
    std::uint32_t tries = 0;
    double chance = 0;  // sums
    double squares = 0;
    double lead = 0;
    // One after the other: the same place, the same world.
    std::vector<float> chances{};
    std::vector<Things> things{};

    double mean() const { return tries > 0 ? chance / tries : 0; }
    double error() const {
      if (tries < 2) return 1;
      const double variance = std::max(0.0, squares / tries - mean() * mean());
      return std::sqrt(variance / (tries - 1));
    }
    double mean_lead() const { return tries > 0 ? lead / tries : 0; }
    // Where chances are alike, points decide.
    double worth() const { return mean() + kOfALead * mean_lead(); }
    void add(const Try& one) {
      ++tries;
      chance += one.chance;
      squares += static_cast<double>(one.chance) * one.chance;
      lead += one.lead;
      chances.push_back(one.chance);
      things.push_back(one.things);
    }
    // The difference to another over the worlds that both were tried in, and its standard error.
    double ahead_of(const Entrant& other) const { return chances_beside(other).mean; }
    double apart(const Entrant& other) const { return chances_beside(other).error; }
    Things more_than(const Entrant& other) const {
      Things more{};
      for (std::size_t i = 0; i < more.size(); ++i) {
        const Difference one =
            compared(other, [i](const Entrant& e, std::size_t k) { return e.things[k][i]; });
        if (std::abs(one.mean) > kTelling * one.error) more[i] = static_cast<float>(one.mean);
      }
      return more;
    }
    // In which share of the worlds that both were tried in it did better.
    double better_in(const Entrant& other) const {
      const std::size_t n = std::min(chances.size(), other.chances.size());
      std::size_t better = 0;
      for (std::size_t k = 0; k < n; ++k) better += chances[k] - other.chances[k] > kAlike ? 1 : 0;
      return n > 0 ? static_cast<double>(better) / static_cast<double>(n) : 0;
    }

   private:
    struct Difference {
      double mean = 0;
      double error = 1;
    };
    Difference chances_beside(const Entrant& other) const {
      return compared(other, [](const Entrant& e, std::size_t k) { return e.chances[k]; });
    }
    template <typename Value>
    Difference compared(const Entrant& other, Value value) const {
      const std::size_t n = std::min(chances.size(), other.chances.size());
      if (n < 2) return {};
      double sum = 0;
      double sum_of_squares = 0;
      for (std::size_t k = 0; k < n; ++k) {
        const double difference = static_cast<double>(value(*this, k)) - value(other, k);
        sum += difference;
        sum_of_squares += difference * difference;
      }
      const auto all = static_cast<double>(n);
      const double variance = std::max(0.0, sum_of_squares / all - sum * sum / (all * all));
      return {sum / all, std::sqrt(variance / (all - 1))};
    }
  };

  template <typename MoveList>
  Contest(const MoveList& moves, std::optional<Move> keep) {
    for (const Move m : moves) entrants_.push_back({.move = m});
    for (std::size_t i = 0; i < entrants_.size(); ++i) {
      left_.push_back(i);
      if (keep && entrants_[i].move == *keep) keep_ = i;
    }
  }

  Entrant& entrant(std::size_t i) { return entrants_[i]; }
  std::size_t size() const { return entrants_.size(); }

  // `lap` gets those who are still in it and adds one try to each. At most `effort` tries in all,
  // unless there are so many moves that a few for each are more. Stops when nothing is left to find
  // out.
  template <typename Lap>
  void run(std::uint32_t effort, Lap lap) {
    const auto rounds = static_cast<std::uint32_t>(
        std::ceil(std::log2(static_cast<double>(std::max<std::size_t>(2, left_.size())))));
    for (std::uint32_t round = 0; round < rounds; ++round) {
      const auto share = effort / rounds / static_cast<std::uint32_t>(left_.size());
      const std::uint32_t laps = std::max(kFewest, share);
      for (std::uint32_t n = 1; n <= laps; ++n) {
        lap(left_);
        if (n % kBatch == 0 && n < laps) drop_out(left_.size());
        if (is_settled()) return;
      }
      drop_out(std::max<std::size_t>(2, (left_.size() + 1) / 2));
      if (is_settled()) return;
    }
  }

  // Best first; among equals in the order of the rules. The best is one of those that stayed to the
  // end. Another's chance is what it was behind the best in the worlds that both were tried in, so
  // a few lucky worlds before it dropped out do not make it better.
  std::vector<Judged<Move>> judged(bool has_points) const {
    if (entrants_.empty()) return {};
    const Entrant& best = winner();
    struct Place {
      const Entrant* who;
      double chance;
      double worth;
    };
    std::vector<Place> order;
    for (const Entrant& r : entrants_) {
      const double chance = chance_beside(best, r);
      order.push_back({&r, chance, chance + kOfALead * r.mean_lead()});
    }
    std::stable_sort(order.begin(), order.end(), [&best](const Place& a, const Place& b) {
      if (a.who == &best || b.who == &best) return a.who == &best && b.who != &best;
      if (a.who->risky != b.who->risky) return b.who->risky;
      return a.worth > b.worth;
    });
    std::vector<Judged<Move>> all;
    for (const auto& [r, chance, worth] : order) {
      const Entrant& other = r == &best && order.size() > 1 ? *order[1].who : *r;
      all.push_back({r->move, r->tries, static_cast<float>(chance), static_cast<float>(r->error()),
                     static_cast<float>(r->apart(best)), static_cast<float>(r->mean_lead()),
                     has_points, best.more_than(other), static_cast<float>(best.better_in(other)),
                     static_cast<float>(other.better_in(best)), r->risky});
    }
    return all;
  }

 private:
  static constexpr std::uint32_t kFewest = 2;
  static constexpr std::uint32_t kBatch = 16;  // tries, before a look at who is surely worse
  static constexpr double kOfALead = 0.0005;   // of chance, for a point
  static constexpr double kSure = 4;           // standard errors
  static constexpr double kTelling = 2;        // standard errors: worth to be told
  static constexpr double kFine = 0.002;       // of chance: known well enough
  static constexpr double kAlike = 0.001;      // of chance: no difference in a world

  // One is left, or the best and the one that is kept, and the difference is known well enough.
  bool is_settled() const {
    if (left_.size() == 1) return true;
    if (left_.size() > 2 || (left_[0] != keep_ && left_[1] != keep_)) return false;
    const Entrant& a = entrants_[left_[0]];
    const Entrant& b = entrants_[left_[1]];
    return std::min(a.tries, b.tries) >= kEnough && std::hypot(a.error(), b.error()) < kFine;
  }

  const Entrant& winner() const {
    const Entrant* best = nullptr;
    for (const Entrant& r : entrants_)
      if (best == nullptr || r.tries > best->tries ||
          (r.tries == best->tries && is_better(r, *best)))
        best = &r;
    return *best;
  }

  static double chance_beside(const Entrant& best, const Entrant& r) {
    if (&r == &best) return best.mean();
    const double chance = std::clamp(best.mean() - best.ahead_of(r), 0.0, 1.0);
    return r.risky ? chance : std::min(chance, best.mean());
  }

  static bool is_better(const Entrant& a, const Entrant& b) {
    if (a.risky != b.risky) return !a.risky;
    return a.worth() > b.worth();
  }

  // Leaves so many, and fewer if some are surely worse; the kept one always stays.
  void drop_out(std::size_t most) {
    std::stable_sort(left_.begin(), left_.end(), [this](std::size_t a, std::size_t b) {
      return is_better(entrants_[a], entrants_[b]);
    });
    const Entrant best = entrants_[left_[0]];
    std::size_t place = 0;
    std::erase_if(left_, [&](std::size_t i) {
      const Entrant& r = entrants_[i];
      const double doubt = std::hypot(best.error(), r.error());
      const bool surely_worse = r.tries >= kEnough && best.worth() - r.worth() > kSure * doubt;
      return place++ > 0 && i != keep_ && (place > most || surely_worse);
    });
  }

  static constexpr std::uint32_t kEnough = 8;  // tries, to be sure of anything
  std::vector<Entrant> entrants_;
  std::vector<std::size_t> left_;
  std::size_t keep_ = static_cast<std::size_t>(-1);
};

}  // namespace hadal::bots
