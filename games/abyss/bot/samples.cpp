// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/bot/samples.h"

#include "games/abyss/bot/guide.h"
#include "search/ismcts.h"

namespace hadal::bots {
namespace {

using abyss::Abyss;

constexpr std::uint32_t kKept = 8;  // every eighth game is kept back to measure the fit
constexpr float kFarsight = 0.9f;   // how much a target trusts the next turn's, not the evaluation

class SelfPlay {
 public:
  SelfPlay(const SelfPlaySettings& settings, const AbyssWeights* weights)
      : settings_(settings),
        weights_(weights),
        search_(SearchSettings{.iterations = settings.iterations, .nodes = 1u << 12},
                AbyssGuide(weights)),
        rng_(settings.seed) {}

  void play(std::size_t players, bool kept_back, std::vector<AbyssSample>& out) {
    abyss::State s = Abyss::setup({.players = static_cast<std::uint8_t>(players), .chosen = {}});
    const std::size_t first = out.size();
    while (Abyss::to_move(s) != Player::nobody) {
      if (s.stack.back().rule == abyss::Rule::act) out.push_back(sample(s, kept_back));
      Abyss::apply(s, next_move(s));
    }
    set_targets(out, first, abyss_result(s), kept_back);
  }

 private:
  AbyssSample sample(const abyss::State& s, bool kept_back) const {
    AbyssSample one{abyss_features(s), {}, s.players, kept_back};
    if (weights_) one.target = abyss_evaluation(one.features, one.players, *weights_);
    return one;
  }

  // Backwards from the result. Held-out positions are measured against the result alone.
  void set_targets(std::vector<AbyssSample>& out, std::size_t first, const Rewards& result,
                   bool kept_back) const {
    Rewards next = result;
    for (std::size_t i = out.size(); i-- > first;) {
      const Rewards evaluation = out[i].target;
      out[i].target = kept_back ? result : next;
      if (!weights_) continue;
      for (std::size_t p = 0; p < out[i].players; ++p)
        next[p] = kFarsight * next[p] + (1 - kFarsight) * evaluation[p];
    }
  }

  abyss::Move next_move(const abyss::State& s) {
    if (Abyss::to_move(s) == Player::chance) return Abyss::draw_chance(s, rng_);
    abyss::MoveList legal;
    Abyss::legal_moves(s, legal);
    if (legal.size() == 1) return legal[0];
    if (rng_.below(100) < settings_.random_moves)
      return legal[rng_.below(static_cast<std::uint32_t>(legal.size()))];
    return weights_ ? ask(search_, s, rng_) : policy_.best(s, legal);
  }

  SelfPlaySettings settings_;
  const AbyssWeights* weights_;
  AbyssPolicy policy_;
  Ismcts<Abyss, AbyssGuide> search_;
  Rng rng_;
};

}  // namespace

std::vector<AbyssSample> abyss_samples(const SelfPlaySettings& settings,
                                       const AbyssWeights* weights,
                                       const std::function<void(double)>& progress) {
  SelfPlay self_play(settings, weights);
  std::vector<AbyssSample> samples;
  for (std::uint32_t g = 0; g < settings.games; ++g) {
    for (std::size_t players = Abyss::kMinPlayers; players <= Abyss::kMaxPlayers; ++players)
      self_play.play(players, g % kKept == 0, samples);
    if (g % 64 == 0) progress(1.0 * g / settings.games);
  }
  return samples;
}

}  // namespace hadal::bots
