// SPDX-License-Identifier: Apache-2.0
// The bots of a game: by name for code that mixes games at run time, by type for code that knows
// the game. Each game has one roster, which it defines beside its bots.
#pragma once

#include <chrono>
#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/table.h"
#include "search/bot.h"

namespace hadal {

// Why a bot played a move, in one line that every player may read: a key of the catalogues with
// the arguments `player` (whose move it was), `about` and `n`.
struct Reason {
  std::string key;
  Player about = Player::nobody;
  std::optional<int> n;
  bool operator==(const Reason&) const = default;
};

// How much one decision of a bot may take.
struct Effort {
  std::uint32_t trials = 0;           // iterations or worlds; 0: as many as the time allows
  std::chrono::milliseconds time{0};  // 0: as long as the trials take
  unsigned threads = 1;
};

// `captain` of `captain/iterations=1000`.
constexpr std::string_view level_of(std::string_view name) {
  return name.substr(0, name.find('/'));
}

// A bot at a table of any game.
class TableBot {
 public:
  virtual ~TableBot() = default;
  // All that happened, from the beginning of the game, for bots that draw conclusions. `self`: a
  // seat whose moves the bot is to take for its own; it then knows what that seat knew.
  virtual void recall(const Table& start, const std::vector<std::string>& moves,
                      Player self = Player::nobody) = 0;
  virtual void hear(const Said& said) = 0;
  // A legal move of the seat to move. It uses only what the seat can see.
  virtual std::string choose(const Table& table, Rng& rng) = 0;
  // What it tells the others with its last answer; nothing: it is silent.
  virtual std::optional<Said> says() const = 0;
  // How likely, in per cent, it thought each seat was a traitor when it last chose; the entry of
  // its own seat says how much suspicion it felt. Empty where there are no traitors or the bot has
  // no opinion.
  virtual std::vector<int> suspicions() const = 0;
  // What its search looked at for the last answer; empty: it did not search.
  virtual std::vector<bots::Tried<std::string>> tried() const = 0;
  // These three as in bots::Bot; `played` may be empty.
  virtual std::vector<bots::Judged<std::string>> judge(const Table& table, std::string_view played,
                                                       bots::Knowledge knowledge, Rng& rng) = 0;
  virtual std::optional<bots::Standing> appraise(const Table& table, Rng& rng) = 0;
  virtual std::optional<std::array<float, kMaxSeats>> open_guilt() const = 0;
};

class BotRoster {
 public:
  virtual ~BotRoster() = default;
  // From the weakest to the strongest, as far as they are ordered.
  virtual const std::vector<bots::BotName>& names() const = 0;
  // Those that people may seat at a table.
  virtual std::vector<std::string> levels() const {
    std::vector<std::string> all;
    for (const bots::BotName& bot : names()) all.emplace_back(bot.name);
    return all;
  }
  virtual std::string_view stand_in() const = 0;                 // plays for somebody who is away
  virtual std::string_view usual() const { return stand_in(); }  // sits where nobody was named
  virtual bool remember() const = 0;  // they want to recall and to hear before they choose
  // The bot that judges finished games, with settings such that its answer depends on nothing but
  // its seed: a quick one, or one that takes its time. Empty: games of this kind are not judged.
  virtual std::string_view judge(bool /*thorough*/) const { return {}; }
  virtual bots::Scale scale(bool /*thorough*/) const { return {}; }
  // What a judge counts to say what a move brings; empty: nothing.
  virtual std::vector<bots::Thing> things() const { return {}; }
  // Whether more of a thing is bad for somebody where its worth says that it is good, and the other
  // way round: what helps one side may harm the other.
  virtual bool is_turned_round(const bots::Thing&, const Table&, Player) const { return false; }
  // The side of each seat in the true position, as the game names it; empty where there are none.
  virtual std::vector<std::string> sides(const Table&) const { return {}; }
  // The answer by which somebody takes no further part in a common effort that is asked for; empty:
  // there is none, or nothing of that kind is asked.
  virtual std::string abstention(const Table&) const { return {}; }
  // Null, and in `why` a sentence for the user, if there is no such bot or setting.
  virtual std::unique_ptr<TableBot> make(std::string_view name, std::string& why) const = 0;
  // What a name with settings asks for. Nothing, and in `why` a sentence, if there is no such bot
  // or setting, or if it is only for the arena.
  virtual std::optional<Effort> effort(std::string_view name, std::string& why) const {
    if (make(name, why) == nullptr) return std::nullopt;
    return Effort{1, {}, 1};  // a game whose bots take no settings
  }
  // What a bot of this level tells everybody about its move; nothing if there is nothing to say. It
  // depends only on the move and on what a spectator sees: so a traitor says what a human would
  // say, and a move without an alternative gets the same reason as any other.
  std::optional<Reason> reason(std::string_view level, const Table& table,
                               std::string_view move) const {
    if (level_of(level) == "random") return std::nullopt;  // it has none
    if (table.seen_by(move, Player::nobody) != move) return std::nullopt;
    return reason_for(table, move);
  }
  // Why the seat to move should do this. Unlike a reason it may speak of what only this seat knows,
  // so it is for them, or for everybody after the game.
  virtual std::optional<Reason> advice(const Table& table, std::string_view move) const = 0;

 private:
  virtual std::optional<Reason> reason_for(const Table& table, std::string_view move) const = 0;
};

template <Game G>
class TableBotOf final : public TableBot {
 public:
  explicit TableBotOf(std::unique_ptr<bots::Bot<G>> bot) : bot_(std::move(bot)) {}

  void recall(const Table& start, const std::vector<std::string>& moves, Player self) override {
    if constexpr (bots::Watched<G>) {
      typename G::State s = state_of<G>(start);
      for (const std::string& text : moves) {
        const typename G::State before = s;
        const auto m = G::parse(text).value();
        if (is_seat(self) && G::to_move(s) == self) bot_->note_own(s, self, m);
        G::apply(s, m);
        G::Witness::see(before, m, s, [this](const auto& event) { bot_->observe(event); });
      }
    }
  }

  void hear(const Said& said) override { bot_->hear(said); }

  std::string choose(const Table& table, Rng& rng) override {
    players_ = table.players();
    return G::text(bots::ask(*bot_, state_of<G>(table), rng));
  }

  std::optional<Said> says() const override { return bot_->says(); }

  std::vector<int> suspicions() const override {
    std::vector<int> percent;
    if (const auto guilt = bot_->guilt())
      for (std::size_t i = 0; i < players_; ++i)
        percent.push_back(static_cast<int>(std::lround(100 * (*guilt)[i])));
    return percent;
  }

  std::vector<bots::Judged<std::string>> judge(const Table& table, std::string_view played,
                                               bots::Knowledge knowledge, Rng& rng) override {
    const typename G::State& s = state_of<G>(table);
    const Player me = G::to_move(s);
    const bool open = knowledge == bots::Knowledge::open;
    const typename G::State world = open ? s : G::determinize(s, me, rng);
    typename G::MoveList legal;
    G::legal_moves(world, legal);
    std::vector<bots::Judged<std::string>> all;
    const bots::Inquiry<G> inquiry{world, me, legal, G::parse(played), knowledge};
    for (const auto& one : bot_->judge(inquiry, rng))
      all.push_back({G::text(one.move), one.tries, one.chance, one.uncertainty, one.apart, one.lead,
                     one.has_points, one.behind, one.better_in, one.worse_in, one.risky});
    return all;
  }

  std::optional<bots::Standing> appraise(const Table& table, Rng& rng) override {
    return bot_->appraise(state_of<G>(table), rng);
  }

  std::optional<std::array<float, kMaxSeats>> open_guilt() const override {
    return bot_->open_guilt();
  }

  std::vector<bots::Tried<std::string>> tried() const override {
    std::vector<bots::Tried<std::string>> all;
    for (const auto& one : bot_->tried()) all.push_back({G::text(one.move), one.visits, one.mean});
    return all;
  }

 private:
  std::unique_ptr<bots::Bot<G>> bot_;
  std::size_t players_ = 0;
};

template <Game G>
class BotRosterOf : public BotRoster {
 public:
  // Like make, for code that knows the game.
  virtual std::unique_ptr<bots::Bot<G>> seat(std::string_view name, std::string& why) const = 0;
  // Of a legal move; see reason.
  virtual std::optional<Reason> why(const typename G::State& /*s*/, typename G::Move /*m*/) const {
    return std::nullopt;
  }
  virtual std::optional<Reason> advise(const typename G::State& s, typename G::Move m) const {
    return why(s, m);
  }

  bool remember() const override { return bots::Watched<G>; }
  std::optional<Reason> advice(const Table& table, std::string_view move) const override {
    const auto m = G::parse(move);
    return m ? advise(state_of<G>(table), *m) : std::nullopt;
  }
  std::unique_ptr<TableBot> make(std::string_view name, std::string& why) const override {
    std::unique_ptr<bots::Bot<G>> bot = seat(name, why);
    return bot ? std::make_unique<TableBotOf<G>>(std::move(bot)) : nullptr;
  }

 private:
  std::optional<Reason> reason_for(const Table& table, std::string_view move) const override {
    const auto m = G::parse(move);
    return m ? why(state_of<G>(table), *m) : std::nullopt;
  }
};

// Each game defines its own.
template <Game G>
const BotRosterOf<G>& roster();
// The same, for code that does not know what its bots watch.
template <Game G>
const BotRoster& any_roster();

// "random, greedy, …", for sentences.
inline std::string listed(const std::vector<bots::BotName>& bots) {
  std::string list;
  for (const bots::BotName& bot : bots) list += (list.empty() ? "" : ", ") + std::string(bot.name);
  return list;
}

}  // namespace hadal
