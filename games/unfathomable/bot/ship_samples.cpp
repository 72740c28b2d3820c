// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/bot/ship_samples.h"

#include <string>

#include "games/unfathomable/bot/levels.h"
#include "games/unfathomable/unfathomable.h"

namespace hadal::bots::voyage {
namespace {

constexpr std::uint32_t kKept = 8;  // every eighth game is kept back to measure the fit

class SelfPlay {
 public:
  explicit SelfPlay(const VoyageSettings& settings) : settings_(settings), rng_(settings.seed) {}

  void play(std::uint8_t players, bool kept_back, std::vector<ShipSample>& out) {
    seat_bots(players);
    const std::size_t first = out.size();
    State s = Unfathomable::setup({.players = players});
    while (to_move(s) != Player::nobody) {
      const State before = s;
      const Move m = next_move(s);
      apply(s, m);
      tell<Unfathomable>(bots_, before, m, s);
      if (s.turn > before.turn && s.ending == Ending::none)
        out.push_back({ship_features(s), false, false, kept_back});
    }
    for (std::size_t i = first; i < out.size(); ++i) {
      out[i].arrived = s.ending == Ending::arrival;
      out[i].far = distance(s) >= kArrivalDistance;
    }
  }

 private:
  // New bots for each game, because they remember what they saw.
  void seat_bots(std::size_t players) {
    bots_.clear();
    std::string why;
    for (std::size_t i = 0; i < players; ++i) bots_.push_back(make_ship_bot(settings_.bot, why));
  }

  Move next_move(const State& s) {
    if (to_move(s) == Player::chance) return draw_chance(s, rng_);
    MoveList legal;
    legal_moves(s, legal);
    if (legal.size() == 1) return legal[0];
    if (rng_.below(100) < settings_.random_moves)
      return legal[rng_.below(static_cast<std::uint32_t>(legal.size()))];
    return ask<Unfathomable>(*bots_[index(to_move(s))], s, rng_);
  }

  VoyageSettings settings_;
  Rng rng_;
  std::vector<std::unique_ptr<ShipBot>> bots_;
};

}  // namespace

std::vector<ShipSample> ship_samples(const VoyageSettings& settings,
                                     const std::function<void(double)>& progress) {
  SelfPlay self_play(settings);
  std::vector<ShipSample> samples;
  for (std::uint32_t g = 0; g < settings.games; ++g) {
    for (std::uint8_t players = 3; players <= kSeats; ++players)
      self_play.play(players, g % kKept == 0, samples);
    if (g % 16 == 0) progress(1.0 * g / settings.games);
  }
  return samples;
}

}  // namespace hadal::bots::voyage
