// SPDX-License-Identifier: Apache-2.0
// One line for what is played, one for each seat of a finished game, and one that closes the game:
//
//     hadal arena unfathomable 4
//     match 7 400 captain sailor sailor        seed, games, bots; "rotated" if the deals are
//     rotated
//                                              although all bots are alike
//     seat 12 0 1 2 0 1 0 14 220 18.5 24.1 …   game, seat, bot, role, role by the first card, won,
//                                              brigged, turn of revealing, guesses, Brier sums,
//                                              trials, arrests, caught, by lot, framed, waived,
//                                              absurd, said, accused, rightly; times
//     game 12 31 arrival                       game, turns, ending
#include <filesystem>
#include <sstream>

#include "games/unfathomable/terminal/arena/ship.h"
#include "terminal/error.h"
#include "terminal/files.h"

namespace hadal::cli {
namespace {

constexpr const char* kFirstLineOfShips = "hadal arena unfathomable 4";

}  // namespace

ShipFile::ShipFile(const std::string& path) : path_(path) {
  if (std::filesystem::exists(path)) {
    const std::string text = read_file(path);
    const std::size_t whole = text.rfind('\n') + 1;  // a line half written is cut off
    if (whole < text.size()) std::filesystem::resize_file(path, whole);
    read(text.substr(0, whole));
  }
  out_.open(path, std::ios::app);
  if (!out_) throw UserError(path + ": cannot be written");
  if (line_ == 0) out_ << kFirstLineOfShips << "\n" << std::flush;
}

void ShipFile::complain(const std::string& what) const {
  throw UserError(path_ + ", line " + std::to_string(line_) + ": " + what);
}

void ShipFile::read(const std::string& text) {
  std::istringstream in(text);
  std::string line;
  while (std::getline(in, line)) {
    ++line_;
    if (line_ == 1) {
      if (line != kFirstLineOfShips) complain("this is not an arena file of Unfathomable");
      continue;
    }
    std::istringstream words(line);
    std::string word;
    words >> word;
    if (word == "match" || word == "rotated") {
      Match match;
      match.pairing.rotated = word == "rotated";
      if (!(words >> match.pairing.seed >> match.pairing.games) || match.pairing.games > kMostGames)
        complain("a match is: seed, games, bots");
      for (std::string bot; words >> bot;) match.pairing.bots.push_back(bot);
      if (match.pairing.bots.empty() || match.pairing.bots.size() > kMaxSeats)
        complain("a match is: seed, games, bots");
      match.results.resize(match.pairing.games);
      for (ShipResult& result : match.results) result.seats.resize(match.pairing.bots.size());
      matches_.push_back(std::move(match));
    } else if (word == "seat" || word == "game") {
      if (matches_.empty()) complain("a game without a match");
      read_game(matches_.back(), line);
    } else {
      complain("expected 'match', 'rotated', 'seat' or 'game'");
    }
  }
}

void ShipFile::read_game(Match& match, const std::string& line) {
  std::istringstream in(line);
  std::string word;
  std::size_t game = 0;
  in >> word;
  if (!(in >> game) || game >= match.results.size()) complain("there is no such game");
  ShipResult& result = match.results[game];
  if (word == "game") {
    if (!(in >> result.turns >> result.ending)) complain("a game is: number, turns, ending");
    result.played = true;
    return;
  }
  std::size_t at = 0;
  unsigned role = 0;
  unsigned dealt = 0;
  ShipSeat seat;
  if (!(in >> at >> seat.bot >> role >> dealt >> seat.won >> seat.brigged >> seat.revealed >>
        seat.guesses >> seat.brier >> seat.prior >> seat.trials >> seat.arrests >> seat.caught >>
        seat.chance >> seat.framed >> seat.waived >> seat.absurd >> seat.said >> seat.accused >>
        seat.rightly) ||
      at >= result.seats.size() || seat.bot >= match.pairing.bots.size() || role >= kShipRoles ||
      dealt >= kShipRoles)
    complain(
        "a seat is: game, seat, bot, role, dealt, won, brigged, revealed, guesses, scores, "
        "arrests, habits, words, times");
  seat.role = static_cast<ShipRole>(role);
  seat.dealt = static_cast<ShipRole>(dealt);
  std::string times;
  std::getline(in, times);
  if (!seat.thinking.parse(times)) complain("these are not times");
  result.seats[at] = seat;
}

std::vector<ShipResult> ShipFile::found(const Pairing& pairing) const {
  std::vector<ShipResult> results(pairing.games);
  for (const Match& match : matches_) {
    if (match.pairing.seed != pairing.seed || match.pairing.bots != pairing.bots ||
        match.pairing.rotated != pairing.rotated)
      continue;
    for (std::size_t n = 0; n < std::min(results.size(), match.results.size()); ++n)
      if (match.results[n].played) results[n] = match.results[n];
  }
  return results;
}

void ShipFile::begin(const Pairing& pairing) {
  out_ << (pairing.rotated ? "rotated " : "match ") << pairing.seed << " " << pairing.games;
  for (const std::string& bot : pairing.bots) out_ << " " << bot;
  out_ << "\n" << std::flush;
}

void ShipFile::add(unsigned n, const ShipResult& result) {
  for (std::size_t i = 0; i < result.seats.size(); ++i) {
    const ShipSeat& seat = result.seats[i];
    out_ << "seat " << n << " " << i << " " << seat.bot << " " << static_cast<unsigned>(seat.role)
         << " " << static_cast<unsigned>(seat.dealt) << " " << seat.won << " " << seat.brigged
         << " " << seat.revealed << " " << seat.guesses << " " << seat.brier << " " << seat.prior
         << " " << seat.trials << " " << seat.arrests << " " << seat.caught << " " << seat.chance
         << " " << seat.framed << " " << seat.waived << " " << seat.absurd << " " << seat.said
         << " " << seat.accused << " " << seat.rightly << " " << seat.thinking.text() << "\n";
  }
  out_ << "game " << n << " " << result.turns << " " << result.ending << "\n" << std::flush;
}

}  // namespace hadal::cli
