// SPDX-License-Identifier: Apache-2.0
// What whoever mixes games at run time must know of each: the engine's entry, and what a house that
// seats people and bots needs beyond the contract. No type of a game is named here.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/table.h"

namespace hadal {

// A phrase that somebody said at the table.
struct Said {
  Player who = Player::nobody;
  std::string phrase;
  Player about = Player::nobody;
};

// Why a bot played a move, in one line that every player may read: a key of the catalogues with
// the arguments `player` (whose move it was), `about` and `n`.
struct Reason {
  std::string key;
  Player about = Player::nobody;
  std::optional<int> n;
  bool operator==(const Reason&) const = default;
};

// A bot at a table of any game.
class TableBot {
 public:
  virtual ~TableBot() = default;
  // All that happened, from the beginning of the game, for bots that draw conclusions.
  virtual void recall(const Table& start, const std::vector<std::string>& moves) = 0;
  virtual void hear(const Said& said) = 0;
  // A legal move of the seat to move. What it does not see of the table, it does not use.
  virtual std::string choose(const Table& table, Rng& rng) = 0;
  // How likely, in percent, it thought each seat a traitor when it last chose; its own place says
  // how far it felt suspected. Empty where there are no traitors or the bot has no opinion.
  virtual std::vector<int> suspicions() const = 0;
};

// An option of a game: "off" or "on", or one of several choices.
struct OptionSpec {
  std::string key;
  bool is_flag = true;
  std::vector<std::string> choices;  // the first one holds when nothing is said
};

// A complete payment for a lord of Abyss.
struct PaymentPlan {
  std::string line;
  std::vector<std::string> allies;
  int pearls = 0;
  std::optional<std::string> affiliate;  // named in the line, where there is a choice
};

struct GameKind {
  GameEntry entry;
  std::vector<OptionSpec> options;
  std::vector<std::string> levels;         // of the bots, from the weakest to the strongest
  std::string stand_in;                    // the level that plays for somebody who is away
  std::vector<std::string> phrases;        // what can be said with one touch
  std::vector<std::string> phrases_about;  // those of them that name somebody
  bool has_sides = false;                  // people win and lose together
  bool bots_remember = false;              // they want to recall and to hear before they choose

  // Null, and in `why` a sentence for the user, if there is no such bot.
  std::unique_ptr<TableBot> (*make_bot)(std::string_view level, std::string& why);
  // See public_reason.
  std::optional<Reason> (*reason)(const Table& table, std::string_view move);
  // Whether somebody learnt something hidden by this move, so that it cannot be taken back.
  bool (*brings_news)(const Table& before, std::string_view move, const Table& after);
  // The name of what is asked, as `asks` in the view; "nothing" when the game is over.
  std::string_view (*question)(const Table& table);
  // Whether the question only offers a reaction, which a standing order may answer.
  bool (*is_reaction)(const Table& table);
  // A world that `p` cannot tell from the true one.
  std::unique_ptr<Table> (*imagine)(const Table& table, Player p, Rng& rng);
  // Where a seat's points come from; null where points have no parts.
  Document (*breakdown)(const Table& table, Player p);
  // Ways to pay for something, cheapest first; empty where the game knows no such thing.
  std::vector<PaymentPlan> (*payments)(const Table& table, std::string_view what);
};

// What a bot of this level tells everybody about its move; nothing where there is nothing to say.
// It is a function of what a spectator sees of the table and of the move, and of nothing else: so a
// traitor says what a human would, and a move without alternative what any other would.
std::optional<Reason> public_reason(const GameKind& kind, std::string_view level,
                                    const Table& table, std::string_view move);

}  // namespace hadal
