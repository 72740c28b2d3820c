// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/bot/samples.h"

#include <atomic>
#include <iterator>
#include <thread>

#include "engine/hash.h"
#include "games/abyss/bot/guide.h"
#include "search/ismcts.h"

namespace hadal::bots {
namespace {

using abyss::Abyss;

constexpr std::uint32_t kKept = 8;  // every eighth game is kept back to measure the fit
constexpr float kFarsight = 0.9f;   // how much a target trusts the next turn's, not the evaluation

class SelfPlay {
 public:
  SelfPlay(const SelfPlaySettings& settings, const AbyssWeights* weights, std::uint64_t game)
      : settings_(settings),
        weights_(weights),
        search_(SearchSettings{.iterations = settings.iterations, .nodes = 1u << 12},
                AbyssGuide(weights)),
        rng_(Hash().add(settings.seed).add(game).value()) {}

  void play(std::size_t players, bool kept_back, std::vector<AbyssSample>& out) {
    abyss::State s = Abyss::setup({.players = static_cast<std::uint8_t>(players), .chosen = {}});
    const std::size_t first = out.size();
    while (Abyss::to_move(s) != Player::nobody) {
      if (s.stack.back().rule == abyss::Rule::act && is_taken())
        out.push_back(sample(s, kept_back));
      Abyss::apply(s, next_move(s));
    }
    set_targets(out, first, abyss_result(s), kept_back);
  }

 private:
  // Positions of one game are alike. Games of the policy cost little, so few of each are taken.
  bool is_taken() { return weights_ || rng_.below(3) == 0; }

  AbyssSample sample(const abyss::State& s, bool kept_back) {
    AbyssSample one{{}, {}, {}, s.players, kept_back};
    abyss_inputs(s, inputs_);
    for (std::size_t i = 0; i < s.players; ++i) {
      one.inputs.insert(one.inputs.end(), inputs_[i].begin(), inputs_[i].end());
      one.end[i] = static_cast<std::uint16_t>(one.inputs.size());
    }
    if (weights_) one.target = abyss_evaluation(one, *weights_);
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
  AbyssInputsBySeat inputs_;
  Ismcts<Abyss, AbyssGuide> search_;
  Rng rng_;
};

constexpr std::size_t kCounts = Abyss::kMaxPlayers - Abyss::kMinPlayers + 1;

}  // namespace

Rewards abyss_evaluation(const AbyssSample& sample, const AbyssWeights& weights) {
  Rewards values{};
  for (std::size_t i = 0; i < sample.players; ++i)
    values[i] = AbyssNet::value(weights, sample.of(i));
  softmax(values, sample.players);
  return values;
}

std::vector<AbyssSample> abyss_samples(const SelfPlaySettings& settings,
                                       const AbyssWeights* weights,
                                       const std::function<void(double)>& progress) {
  const std::size_t games = settings.games * kCounts;
  std::vector<std::vector<AbyssSample>> played(games);
  std::atomic<std::size_t> next = 0;
  const auto play = [&](bool tells) {
    for (std::size_t g = next++; g < games; g = next++) {
      SelfPlay one(settings, weights, g);
      one.play(Abyss::kMinPlayers + g % kCounts, g / kCounts % kKept == 0, played[g]);
      if (tells) progress(1.0 * static_cast<double>(g) / static_cast<double>(games));
    }
  };
  std::vector<std::thread> others;
  for (unsigned i = 1; i < settings.threads; ++i) others.emplace_back(play, false);
  play(true);
  for (std::thread& t : others) t.join();
  std::vector<AbyssSample> samples;
  for (std::vector<AbyssSample>& of_game : played) {
    samples.insert(samples.end(), std::make_move_iterator(of_game.begin()),
                   std::make_move_iterator(of_game.end()));
    of_game = {};
  }
  return samples;
}

}  // namespace hadal::bots
