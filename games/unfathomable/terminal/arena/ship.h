// SPDX-License-Identifier: Apache-2.0
// The arena of Unfathomable: tables of bots, counted by the roles they were dealt.
//
// A game follows from its number, as in arena/play.h: each deal is played once for every rotation
// of the seats, and a result depends only on the seed and the number.
#pragma once

#include <array>
#include <fstream>
#include <functional>
#include <string>
#include <vector>

#include "arena/flags.h"
#include "arena/play.h"
#include "arena/report.h"
#include "arena/stats.h"

namespace hadal::cli {

enum class ShipRole : std::uint8_t { human, hybrid, cultist };
inline constexpr std::size_t kShipRoles = 3;
inline constexpr std::array<const char*, kShipRoles> kShipRoleNames{"human", "hybrid", "cultist"};

// What one seat did in one game. A role is the one at the end, when all cards are known.
struct ShipSeat {
  std::size_t bot = 0;  // index into Pairing::bots
  ShipRole role = ShipRole::human;
  ShipRole dealt = ShipRole::human;  // by the first loyalty card
  bool won = false;
  int brigged = 0;     // sent to the Brig while nobody knew their side
  int revealed = 0;    // the turn of revealing; 0: never
  double guesses = 0;  // how often this seat gave its belief about another
  double brier = 0;    // the sum of squared errors
  double prior = 0;    // the same of who only counts cards
  // Deliberate arrests by this seat while it was human: an action, no crisis, sent a player whose
  // side was not open to the Brig.
  int trials = 0;     // in the Captain's Cabin, whatever came of them
  int arrests = 0;    // who went to the Brig
  int caught = 0;     // of them, traitors
  double chance = 0;  // how many it would have been on average, had lots been drawn
  int framed = 0;     // innocents whom it sent there as a hidden traitor
  int waived = 0;     // actions, while human
  int absurd = 0;     // moves that no level should make; games/unfathomable/bot/prudence.h
  int said = 0;       // phrases
  int accused = 0;    // whom it accused, while human
  int rightly = 0;    // of them, traitors
  Durations thinking;
};

struct ShipResult {
  bool played = false;
  std::string ending;  // as the rules name it; which dial, if one was empty
  int turns = 0;
  std::vector<ShipSeat> seats;
};

ShipResult play_ship_game(const Pairing& pairing, unsigned n);
void play_ship_arena(const Pairing& pairing, unsigned threads, std::vector<ShipResult>& results,
                     const std::function<void(unsigned n)>& done);

// --- summed up
struct ShipLine {
  double games = 0;
  double wins = 0;
};
struct ShipBotSum {
  std::string bot;
  std::array<ShipLine, kShipRoles> roles;
  double brigged = 0;  // hidden traitors sent to the Brig at least once
  double guesses = 0;
  double brier = 0;
  double prior = 0;
  // Sums over the games, for the interval of brier / prior.
  double brier_squared = 0;
  double prior_squared = 0;
  double product = 0;
  double trials = 0;
  double arrests = 0;
  double caught = 0;
  double chance = 0;
  double framed = 0;
  double waived = 0;
  double absurd = 0;
  double said = 0;
  double accused = 0;
  double rightly = 0;
  Durations thinking;
};
// How much smaller the Brier score is than that of counting cards, as a part of the latter.
struct BrierGain {
  double gain = 0;
  double half_width = 0;  // of the 95 % interval; games are independent, guesses in a game are not
};
BrierGain brier_gain_of(const ShipBotSum& bot, unsigned games);
struct ShipSum {
  Pairing pairing;
  unsigned games = 0;
  double human_wins = 0;
  double turns = 0;
  double traitors = 0;          // seats that held a traitor's card in the end
  double traitors_brigged = 0;  // of them, sent to the Brig while hidden
  double humans_brigged = 0;    // humans sent there
  std::vector<ShipBotSum> bots;
  // By what the game ended, most often first.
  std::vector<std::pair<std::string, unsigned>> endings;
};
ShipSum sum_up(const Pairing& pairing, const std::vector<ShipResult>& results);
// For a round-robin, in which one bot plays all humans of a table and another all traitors.
std::vector<Rating> ship_ratings(const std::vector<ShipSum>& sums);
// What a bot brings: the same deals with and without it in the same seat; see pair.cpp.
struct ShipExchange {
  std::string with, without;
  struct Line {
    std::string dealt;  // what the first loyalty card made of the seat; "all"
    double pairs = 0;
    double won_with = 0;
    double won_without = 0;
    double half_width = 0;  // of the 95 % interval of the difference
  };
  std::vector<Line> lines;
};
ShipExchange exchange(const Pairing& with, const std::vector<ShipResult>& results_with,
                      const Pairing& without, const std::vector<ShipResult>& results_without);
std::string exchange_text(const ShipExchange& e);
std::string exchange_json(const ShipExchange& e);

int run_ship_arena(const ArenaFlags& flags);  // run.cpp

// `extra` is printed behind the tables.
std::string ship_text(const std::vector<ShipSum>& sums, const std::vector<Rating>& elo,
                      const std::string& extra = "");
std::string ship_json(const std::vector<ShipSum>& sums, const std::vector<Rating>& elo,
                      const std::string& extra = "");
std::string ship_svg(const std::vector<ShipSum>& sums, const std::vector<Rating>& elo);

// Results in a file, so that a long match can be taken up again; see file.cpp.
class ShipFile {
 public:
  explicit ShipFile(const std::string& path);  // throws UserError
  std::vector<ShipResult> found(const Pairing& pairing) const;
  void begin(const Pairing& pairing);
  void add(unsigned n, const ShipResult& result);

 private:
  struct Match {
    Pairing pairing;
    std::vector<ShipResult> results;
  };
  void read(const std::string& text);
  void read_game(Match& match, const std::string& line);
  [[noreturn]] void complain(const std::string& what) const;

  std::string path_;
  std::size_t line_ = 0;
  std::vector<Match> matches_;
  std::ofstream out_;
};

}  // namespace hadal::cli
