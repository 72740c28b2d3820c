// SPDX-License-Identifier: Apache-2.0
// What the clients of all games have in common. `Words` are those of the game.
#pragma once

#include "terminal/client.h"
#include "terminal/played_game.h"
#include "terminal/width.h"

namespace hadal::cli {

template <hadal::Game G, typename Words>
class PlayClientOf : public PlayClient {
 public:
  using Game = G;
  using State = typename G::State;
  using Move = typename G::Move;

  PlayClientOf(PlayedGame<G> game, const words::Catalogue& catalogue)
      : game_(std::move(game)), words_(catalogue, seat_names(game_.seats(), catalogue)) {}

  void run() override { game_.run(); }
  Player mover() const override { return game_.mover(); }
  bool is_over() const override { return game_.is_over(); }
  int people() const override {
    return static_cast<int>(std::count_if(game_.seats().begin(), game_.seats().end(),
                                          [](const SeatPlan& s) { return s.is_human(); }));
  }
  const std::string& called(Player p) const override { return words_.player(p); }

  void face(Player p) override {
    facing_ = p;
    world_ = game_.world_for(p);
    news_ = words_.told(game_.log(), game_.news_of(p), p);
    look_around();
  }

  Reply undo(const Look& look) override {
    if (game_.undo()) return {Reply::Kind::played, {}, {}, {}};
    return saying("cli.undo.no", {}, look);
  }

  Lines log() const override { return words_.told(game_.log(), 0, facing_); }
  Lines the_end() const override {
    return words_.told(game_.log(), is_seat(facing_) ? game_.news_of(facing_) : 0, facing_);
  }

  Record record() const override { return game_.record(); }
  void resume(const Record& record) override {
    const bool secret = game_.keeps_secrets();
    game_ = PlayedGame<G>::resumed(record, {});
    game_.keep_secrets(secret);
    words_ = Words(words_.catalogue(), seat_names(game_.seats(), words_.catalogue()));
    game_.run();
  }

 protected:
  virtual void look_around() = 0;  // the world or the news have changed

  Reply play(const std::vector<Move>& moves, const std::string& line, const Look& look) {
    const std::string input = cut(line, 40);
    switch (game_.play(moves)) {
      case Refusal::none: break;
      case Refusal::too_late: return saying("cli.too_late", {{"input", input}}, look);
      case Refusal::illegal: return saying("cli.illegal", {{"input", input}}, look);
    }
    return {Reply::Kind::played, {}, {}, {}};
  }

  Reply saying(std::string_view key, const words::Arguments& arguments, const Look& look) const {
    return {Reply::Kind::ask_again, wrapped(words_.format(key, arguments), look.columns), {}, {}};
  }

  PlayedGame<G> game_;
  Words words_;
  Player facing_ = Player::nobody;  // the person who sees the screen
  State world_{};
  Lines news_;
};

}  // namespace hadal::cli
