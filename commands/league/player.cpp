// SPDX-License-Identifier: Apache-2.0
#include "commands/league/player.h"

#include "commands/games.h"
#include "games/all.h"

namespace hadal::cli {
namespace {

class HousePlayer final : public LeaguePlayer {
 public:
  HousePlayer(std::unique_ptr<TableBot> bot, bool remembers)
      : bot_(std::move(bot)), remembers_(remembers) {}

  void decide(LeagueCourse& course, Player /*me*/, Rng& rng) override {
    if (remembers_) recall(course);
    std::string move;
    try {
      move = bot_->choose(*course.now, rng);
    } catch (const UserError& e) {  // Python has ended, or did not answer with a move
      throw GaveUp(e.what());
    }
    for (Told& told : course.now->play_told(move)) course.moves.push_back(std::move(told));
  }

 private:
  // What happened since it was last asked.
  void recall(const LeagueCourse& course) {
    std::vector<std::string> moves;
    for (; told_ < course.moves.size(); ++told_) moves.push_back(course.moves[told_].text);
    bot_->recall(seen_ ? *seen_ : *course.first, moves);
    seen_ = course.now->clone();
  }

  std::unique_ptr<TableBot> bot_;
  bool remembers_;
  std::unique_ptr<Table> seen_;
  std::size_t told_ = 0;
};

}  // namespace

std::unique_ptr<LeaguePlayer> house_player(const std::string& game, const std::string& level) {
  return std::make_unique<HousePlayer>(commands_for(game).seat(level),
                                       find_kind(game)->bots->remember());
}

}  // namespace hadal::cli
