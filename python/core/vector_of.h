// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cmath>
#include <string>

#include "engine/hash.h"
#include "python/core/pool.h"
#include "python/core/state_of.h"

namespace hadal::python {

template <Learnable G>
class VectorOf final : public Vector {
 public:
  using Move = typename G::Move;

  VectorOf(std::shared_ptr<const Kind> kind, const VectorOptions& options)
      : kind_(std::move(kind)),
        asks_forced_(options.forced),
        start_(G::setup(G::options_from(kind_->options()))),
        actions_(kind_->actions()),
        width_(kind_->observation_size()),
        players_(kind_->players()),
        observation_(options.games * width_),
        mask_(options.games * actions_),
        reward_(options.games * players_),
        done_(options.games),
        to_move_(options.games),
        action_(options.games),
        length_(options.games),
        games_(options.games),
        choices_(options.games),
        chosen_(options.games),
        pool_(options.threads) {
    reset(options.seed);
  }

  const Kind& kind() const override { return *kind_; }
  std::size_t size() const override { return games_.size(); }
  std::uint8_t* observation() override { return observation_.data(); }
  std::uint8_t* mask() override { return mask_.data(); }
  float* reward() override { return reward_.data(); }
  std::uint8_t* done() override { return done_.data(); }
  std::int32_t* to_move() override { return to_move_.data(); }
  std::int32_t* action() override { return action_.data(); }
  std::uint32_t* length() override { return length_.data(); }
  std::uint64_t moves() const override {
    std::uint64_t all = 0;
    for (const Choice& choice : choices_) all += choice.moves;
    return all;
  }

  void reset(std::uint64_t seed) override {
    pool_.run(size(), [&](std::size_t from, std::size_t to) {
      typename G::MoveList legal;
      for (std::size_t i = from; i < to; ++i) {
        games_[i].chance = Rng(Hash().add(seed).add(i).add('c').value());
        choices_[i].sampler = Rng(Hash().add(seed).add(i).add('s').value());
        done_[i] = 0;
        for (std::size_t p = 0; p < players_; ++p) reward_[i * players_ + p] = 0;
        begin(i);
        Move m;
        if (list(i, legal, m)) go_on(i, m, legal);
        show(i);
      }
    });
  }

  void sample(const float* logits) override {
    pool_.run(size(), [&](std::size_t from, std::size_t to) {
      for (std::size_t i = from; i < to; ++i) {
        Choice& choice = choices_[i];
        choice.sampled = logits == nullptr ? choice.sampler.below(choice.count)
                                           : by_logits(i, logits + i * actions_);
        action_[i] = choice.number = games_[i].numbers[choice.sampled];
      }
    });
  }

  void step(const std::int32_t* numbers, const std::uint8_t* which) override {
    bool all_legal = true;
    for (std::size_t i = 0; i < size(); ++i) {
      chosen_[i] = which == nullptr || which[i] != 0 ? find(i, numbers[i]) : kStands;
      all_legal &= chosen_[i] != choices_[i].count;
    }
    if (!all_legal) refuse(numbers);
    step_each([&](std::size_t i) { return chosen_[i]; });
  }

  void step() override {
    step_each([&](std::size_t i) {
      Choice& choice = choices_[i];
      if (choice.number < 0) choice.sampled = choice.sampler.below(choice.count);
      action_[i] = games_[i].numbers[choice.sampled];
      return choice.sampled;
    });
  }

  std::unique_ptr<State> state(std::size_t i) const override {
    auto state = std::make_unique<StateOf<G>>(kind_, games_.at(i).s, false);
    if (games_[i].half) state->apply(G::Learning::actions().number(*games_[i].half));
    return state;
  }

 private:
  static constexpr std::size_t kMost = G::MoveList::capacity();

  // So many answers are handled at a time: how many there are is hard to foresee.
  static constexpr std::uint32_t kTogether = 8;

  static constexpr std::uint32_t kStands = static_cast<std::uint32_t>(-1);

  struct Running {
    typename G::State s;
    Rng chance{0};
    Half<G> half;
    std::array<std::uint16_t, kMost + kTogether> numbers{};  // what may be answered
  };
  // Apart from the games: sampling and checking numbers leave their memory alone.
  struct Choice {
    Rng sampler{0};
    std::uint32_t count = 0;    // of the answers
    std::uint32_t sampled = 0;  // the place of what sample() chose …
    std::int32_t number = -1;   // … and its number; -1: nothing was sampled
    std::uint64_t moves = 0;    // made by players so far
  };

  // The place of a number among the answers; their count if it is not legal.
  std::uint32_t find(std::size_t i, std::int32_t number) const {
    const Choice& choice = choices_[i];
    if (number == choice.number && number >= 0) return choice.sampled;
    std::uint32_t k = 0;
    while (k < choice.count && games_[i].numbers[k] != number) ++k;
    return k;
  }

  // Says of the first game whose number is not legal.
  [[noreturn]] void refuse(const std::int32_t* numbers) const {
    std::size_t i = 0;
    while (chosen_[i] != choices_[i].count) ++i;
    const std::int32_t number = numbers[i];
    const std::string text = action_text<G>(number);
    const std::string where = "game " + std::to_string(i) + ": ";
    if (text.empty()) throw IllegalMove(where + no_such_action(number, *kind_));
    throw IllegalMove(where + "'" + text + "' is not legal now");
  }

  // Exactly by the softmax of the logits of the legal numbers; one that is no number counts as
  // minus infinity.
  std::uint32_t by_logits(std::size_t i, const float* logits) {
    Choice& choice = choices_[i];
    const auto at = [&](std::uint32_t k) {
      const float x = logits[games_[i].numbers[k]];
      return std::isnan(x) ? -INFINITY : x;
    };
    float most = -INFINITY;
    for (std::uint32_t k = 0; k < choice.count; ++k) most = std::max(most, at(k));
    if (std::isinf(most)) return choice.sampler.below(choice.count);
    std::array<float, kMost> sums;
    float sum = 0;
    for (std::uint32_t k = 0; k < choice.count; ++k) sums[k] = sum += std::exp(at(k) - most);
    const float ticket = sum * static_cast<float>(choice.sampler.next() >> 40) * 0x1p-24f;
    std::uint32_t k = 0;
    while (k + 1 < choice.count && sums[k] <= ticket) ++k;
    return k;
  }

  // chosen(i) is the place of the answer in game i, or kStands.
  template <typename Chosen>
  void step_each(const Chosen& chosen) {
    pool_.run(size(), [&](std::size_t from, std::size_t to) {
      typename G::MoveList legal;  // one for all games: it stays near
      for (std::size_t i = from; i < to; ++i) {
        if (i + 1 < to) fetch(games_[i + 1]);
        const std::uint32_t place = chosen(i);
        if (place == kStands) continue;
        if (done_[i] != 0) std::fill_n(&reward_[i * players_], players_, 0.0f);
        done_[i] = 0;
        go_on(i, answer(games_[i], place), legal);
        show(i);
      }
    });
  }

  // Brings the next game near while this one is played.
  static void fetch(const Running& game) {
    const char* bytes = reinterpret_cast<const char*>(&game);
    const std::size_t end = offsetof(Running, numbers) + 64;
#pragma GCC unroll 32
    for (std::size_t at = 0; at < end; at += 64) __builtin_prefetch(bytes + at);
  }

  void begin(std::size_t i) {
    games_[i].s = start_;
    games_[i].half.reset();
    length_[i] = 0;
    settle(games_[i]);
  }

  static void settle(Running& game) {
    while (G::to_move(game.s) == Player::chance)
      G::apply(game.s, G::draw_chance(game.s, game.chance));
  }

  void play(std::size_t i, Move m) {
    Running& game = games_[i];
    ++length_[i];
    if (!game.half && G::Learning::actions().has_second_step(m)) {
      game.half = m;
      return;
    }
    game.half.reset();
    G::apply(game.s, m);
    ++choices_[i].moves;
    settle(game);
    if (G::to_move(game.s) != Player::nobody) return;
    const Outcome outcome = G::outcome(game.s);
    for (std::size_t p = 0; p < players_; ++p)
      reward_[i * players_ + p] = outcome.won[p] ? 1.0f : -1.0f;
    done_[i] = 1;
    begin(i);
  }

  // The move that the answer at this place stands for; the first of two steps has no b.
  static Move answer(const Running& game, std::size_t place) {
    Move m = G::Learning::actions().move(game.numbers[place]);
    if (game.half) m.a = game.half->a;
    return m;
  }

  // Lists what may be answered. If nobody has a choice, m is the move to be made without asking.
  bool list(std::size_t i, typename G::MoveList& legal, Move& m) {
    Running& game = games_[i];
    Choice& choice = choices_[i];
    G::legal_moves(game.s, legal);
    if (legal.size() == 1 && !asks_forced_) {
      m = legal[0];
      return true;
    }
    choice.count = number_moves(game, legal, choice.count, &mask_[i * actions_]);
    if (choice.count != 1 || asks_forced_) return false;
    m = answer(game, 0);
    return true;
  }

  // Plays from m on until somebody has a choice.
  void go_on(std::size_t i, Move m, typename G::MoveList& legal) {
    do play(i, m);
    while (list(i, legal, m));
  }

  void show(std::size_t i) {
    Running& game = games_[i];
    choices_[i].number = -1;
    const Player p = G::to_move(game.s);
    to_move_[i] = static_cast<std::int32_t>(index(p));
    G::Learning::observe(game.s, p, game.half ? game.half->a : -1, &observation_[i * width_]);
  }

  // Clears the mask of the last answers, sets that of the new ones, and returns how many they are.
  static std::uint32_t number_moves(Running& game, const typename G::MoveList& legal,
                                    std::uint32_t last, std::uint8_t* mask) {
    std::uint16_t* const numbers = game.numbers.data();
    for (std::uint32_t k = 0; k < last; k += kTogether)
      for (std::uint32_t i = 0; i < kTogether; ++i) mask[numbers[k + i]] = 0;
    std::size_t count = 0;
    each_number<G>(legal, game.half, [&](int number, std::size_t) {
      mask[number] = 1;
      numbers[count++] = static_cast<std::uint16_t>(number);
    });
    return static_cast<std::uint32_t>(count);
  }

  std::shared_ptr<const Kind> kind_;
  bool asks_forced_;
  typename G::State start_;
  std::size_t actions_;
  std::size_t width_;
  std::size_t players_;
  std::vector<std::uint8_t> observation_;
  std::vector<std::uint8_t> mask_;
  std::vector<float> reward_;
  std::vector<std::uint8_t> done_;
  std::vector<std::int32_t> to_move_;
  std::vector<std::int32_t> action_;
  std::vector<std::uint32_t> length_;
  std::vector<Running> games_;
  std::vector<Choice> choices_;
  std::vector<std::uint32_t> chosen_;
  Pool pool_;
};

}  // namespace hadal::python
