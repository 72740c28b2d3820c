// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <stdexcept>

#include "engine/learning.h"
#include "engine/record.h"
#include "python/core/state.h"

namespace hadal::python {

inline std::string no_such_action(int number, const Kind& kind) {
  return "there is no action " + std::to_string(number) + "; those of players are 0 to " +
         std::to_string(kind.actions() - 1) + ", those of chance go on to " +
         std::to_string(kind.actions() + kind.chance_actions() - 1);
}

template <Learnable G>
class StateOf final : public State {
 public:
  using Move = typename G::Move;
  using MoveList = typename G::MoveList;

  StateOf(std::shared_ptr<const Kind> kind, const typename G::State& s, bool from_start)
      : kind_(std::move(kind)), start_(s), now_(s), from_start_(from_start) {}

  const Kind& kind() const override { return *kind_; }
  const typename G::State& now() const { return now_; }
  const typename G::State& beginning() const { return start_; }
  const std::vector<Move>& played() const { return moves_; }
  const Half<G>& half() const { return half_; }

  std::unique_ptr<State> clone() const override { return std::make_unique<StateOf>(*this); }
  bool equals(const State& other) const override {
    if (other.kind().name() != G::kName) return false;
    const auto& o = static_cast<const StateOf&>(other);
    return now_ == o.now_ && half_ == o.half_;
  }

  int current_player() const override {
    const Player p = G::to_move(now_);
    if (p == Player::chance) return kChancePlayer;
    return p == Player::nobody ? kTerminalPlayer : static_cast<int>(index(p));
  }

  std::vector<int> legal() const override {
    std::vector<int> numbers;
    each([&](int number) { numbers.push_back(number); });
    std::sort(numbers.begin(), numbers.end());
    return numbers;
  }

  void mask(std::uint8_t* out) const override {
    std::fill_n(out, kind_->actions(), std::uint8_t{0});
    if (G::to_move(now_) != Player::chance) each([&](int number) { out[number] = 1; });
  }

  void apply(int number) override {
    MoveList legal;
    G::legal_moves(now_, legal);
    for (const Move m : legal) {
      if (number_now<G>(m, half_) != number) continue;
      if (!half_ && G::Learning::actions().has_second_step(m)) {
        half_ = m;
      } else {
        make(m);
      }
      return;
    }
    const std::string text = action_text<G>(number);
    if (text.empty()) throw IllegalMove(no_such_action(number, *kind_));
    throw IllegalMove("'" + text + "' is not legal now");
  }

  void play(const std::string& line) override {
    if (half_) throw IllegalMove("the second step of '" + G::text(*half_) + "' is asked for");
    TableOf<G> table(now_);
    for (const std::string& text : table.play_line(line)) make(G::parse(text).value());
  }

  std::vector<std::pair<int, double>> chance_outcomes() const override {
    std::vector<std::pair<int, double>> outcomes;
    if (G::to_move(now_) != Player::chance) return outcomes;
    MoveList legal;
    G::legal_moves(now_, legal);
    typename G::WeightList weights;
    G::weights(now_, legal, weights);
    const double sum = total(weights);
    for (std::size_t i = 0; i < legal.size(); ++i)
      outcomes.emplace_back(G::Learning::actions().number(legal[i]), weights[i] / sum);
    return outcomes;
  }

  void settle(Rng& rng) override {
    while (G::to_move(now_) == Player::chance) make(G::draw_chance(now_, rng));
  }

  std::vector<double> returns() const override {
    std::vector<double> values(G::players(now_), 0);
    if (G::to_move(now_) != Player::nobody) return values;
    const Outcome outcome = G::outcome(now_);
    for (std::size_t i = 0; i < values.size(); ++i) values[i] = outcome.won[i] ? 1 : -1;
    return values;
  }

  std::vector<int> scores() const override {
    std::vector<int> values(G::players(now_), 0);
    if (G::to_move(now_) != Player::nobody) return values;
    const Outcome outcome = G::outcome(now_);
    for (std::size_t i = 0; i < values.size(); ++i) values[i] = outcome.score[i];
    return values;
  }

  std::string question() const override { return std::string(G::question(now_)); }

  void observe(Player p, std::uint8_t* out) const override {
    const bool mine = half_ && G::to_move(now_) == p;
    G::Learning::observe(now_, p, mine ? half_->a : -1, out);
  }
  Document view(Player p) const override {
    return written([&](Sink& out) { G::write_view(now_, p, out); });
  }
  std::uint64_t view_key(Player p) const override { return G::view_key(now_, p); }

  std::string information(Player p) const override {
    std::string text = past_viewer_ == p ? past_ : std::string();
    typename G::State s = start_;
    text += key_line("start", s, p);
    for (const Move m : moves_) {
      const Player who = G::to_move(s);
      std::string line = name(who) + " " + G::text(G::seen_by(s, m, p));
      if (const std::string remark = G::remark(s, m); !remark.empty()) line += " (" + remark + ")";
      G::apply(s, m);
      text += key_line(line, s, p);
    }
    if (half_ && G::to_move(now_) == p)
      text += action_text<G>(G::Learning::actions().number(*half_)) + "\n";
    return text;
  }

  std::unique_ptr<State> resample(Player p, Rng& rng) const override {
    auto world = std::make_unique<StateOf>(kind_, G::determinize(now_, p, rng), false);
    world->half_ = half_;
    world->past_viewer_ = p;
    world->past_ = information(p);
    if (half_ && G::to_move(now_) == p) {  // the new state tells it again
      const std::size_t end = world->past_.rfind('\n', world->past_.size() - 2);
      world->past_.resize(end + 1);
    }
    // The first line of the new state is the last one of the old.
    const std::size_t last = world->past_.rfind('\n', world->past_.size() - 2);
    world->past_start_ = world->past_.substr(last == std::string::npos ? 0 : last + 1);
    world->past_.resize(last == std::string::npos ? 0 : last + 1);
    return world;
  }

  std::vector<int> history() const override {
    std::vector<int> numbers;
    for (const Move m : moves_) {
      numbers.push_back(G::Learning::actions().number(m));
      if (G::Learning::actions().has_second_step(m))
        numbers.push_back(G::Learning::actions().second_number(m));
    }
    if (half_) numbers.push_back(G::Learning::actions().number(*half_));
    return numbers;
  }

  std::vector<std::string> moves() const override {
    std::vector<std::string> texts;
    for (const Move m : moves_) texts.push_back(G::text(m));
    return texts;
  }

  std::string serialize() const override {
    if (!from_start_)
      throw std::invalid_argument(
          "a state that did not begin at the start of a game has no record; keep its moves");
    Record record;
    record.game = G::kName;
    record.rules_version = G::kRulesVersion;
    record.options = G::options_document(G::options_of(now_));
    record.seats.assign(G::players(now_), "python");
    typename G::State s = start_;
    for (const Move m : moves_) {
      record.moves.push_back({G::to_move(s), G::text(m), 0});
      G::apply(s, m);
    }
    if (G::to_move(now_) == Player::nobody) record.result = result_of(TableOf<G>(now_));
    std::string text = write(record);
    if (half_) text += kHalfLine + action_text<G>(G::Learning::actions().number(*half_)) + "\n";
    return text;
  }

  static constexpr const char* kHalfLine = "half ";

 private:
  template <typename F>
  void each(F f) const {
    MoveList legal;
    G::legal_moves(now_, legal);
    each_number<G>(legal, half_, [&](int number, std::size_t) { f(number); });
  }

  void make(Move m) {
    G::apply(now_, m);
    moves_.push_back(m);
    half_.reset();
  }

  std::string key_line(const std::string& what, const typename G::State& s, Player p) const {
    if (what == "start" && past_viewer_ == p) return past_start_;
    constexpr const char* kDigits = "0123456789abcdef";
    std::string line = what + " #";
    const std::uint64_t key = G::view_key(s, p);
    for (int shift = 60; shift >= 0; shift -= 4) line += kDigits[(key >> shift) & 15];
    return line + "\n";
  }

  std::shared_ptr<const Kind> kind_;
  typename G::State start_;
  typename G::State now_;
  std::vector<Move> moves_;
  Half<G> half_;
  bool from_start_;
  // Of a resampled state: what its viewer had seen before.
  Player past_viewer_ = Player::chance;
  std::string past_;
  std::string past_start_;
};

}  // namespace hadal::python
