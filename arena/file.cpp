// SPDX-License-Identifier: Apache-2.0
#include "arena/file.h"

#include <algorithm>
#include <filesystem>
#include <sstream>

#include "terminal/error.h"
#include "terminal/files.h"

namespace hadal::cli {
namespace {

constexpr const char* kFirstLine = "hadal arena 1";

// A line that was only half written when the program ended is dropped.
void drop_half_a_line(const std::string& path, const std::string& text) {
  const std::size_t end = text.rfind('\n');
  const std::size_t whole = end == std::string::npos ? 0 : end + 1;
  if (whole < text.size()) std::filesystem::resize_file(path, whole);
}

}  // namespace

ArenaFile::ArenaFile(const std::string& path) : path_(path) {
  bool exists = std::filesystem::exists(path);
  if (exists) {
    const std::string text = read_file(path);
    drop_half_a_line(path, text);
    std::istringstream in(text.substr(0, text.rfind('\n') + 1));
    read(in);
    exists = line_ > 0;
  }
  out_.open(path, std::ios::app);
  if (!out_) throw UserError(path + ": cannot be written");
  if (!exists) out_ << kFirstLine << "\n" << std::flush;
}

void ArenaFile::complain(const std::string& what) const {
  throw UserError(path_ + ", line " + std::to_string(line_) + ": " + what);
}

void ArenaFile::read(std::istream& in) {
  std::string line;
  while (std::getline(in, line)) {
    ++line_;
    if (line_ == 1) {
      if (line != kFirstLine) complain("this is not an arena file");
    } else if (line.rfind("match ", 0) == 0) {
      read_match(line.substr(6));
    } else if (line.rfind("seat ", 0) == 0) {
      read_seat(line.substr(5));
    } else {
      complain("expected 'match' or 'seat'");
    }
  }
}

void ArenaFile::read_match(const std::string& line) {
  std::istringstream in(line);
  Match match;
  if (!(in >> match.pairing.seed >> match.pairing.games) || match.pairing.games > kMostGames)
    complain("a match is: seed, games, bots");
  for (std::string bot; in >> bot;) match.pairing.bots.push_back(bot);
  if (match.pairing.bots.empty() || match.pairing.bots.size() > kMaxSeats)
    complain("a match is: seed, games, bots");
  match.results.resize(match.pairing.games);
  for (GameResult& result : match.results) result.seats.resize(match.pairing.bots.size());
  matches_.push_back(std::move(match));
}

void ArenaFile::read_seat(const std::string& line) {
  if (matches_.empty()) complain("a seat without a match");
  Match& match = matches_.back();
  std::istringstream in(line);
  std::size_t game = 0;
  std::size_t seat = 0;
  SeatResult result;
  std::string times;
  if (!(in >> game >> seat >> result.bot >> result.score >> result.won) ||
      game >= match.results.size() || seat >= match.pairing.bots.size() ||
      result.bot >= match.pairing.bots.size())
    complain("a seat is: game, seat, bot, score, won, times");
  std::getline(in, times);
  if (!result.thinking.parse(times)) complain("these are not times");
  match.results[game].seats[seat] = result;
  // The last seat is written last, so now the game is complete.
  if (seat + 1 == match.pairing.bots.size()) match.results[game].played = true;
}

std::vector<GameResult> ArenaFile::found(const Pairing& pairing) const {
  std::vector<GameResult> results(pairing.games);
  for (const Match& match : matches_) {
    if (match.pairing.seed != pairing.seed || match.pairing.bots != pairing.bots) continue;
    for (std::size_t n = 0; n < std::min(results.size(), match.results.size()); ++n)
      if (match.results[n].played) results[n] = match.results[n];
  }
  return results;
}

void ArenaFile::begin(const Pairing& pairing) {
  out_ << "match " << pairing.seed << " " << pairing.games;
  for (const std::string& bot : pairing.bots) out_ << " " << bot;
  out_ << "\n" << std::flush;
}

void ArenaFile::add(unsigned n, const GameResult& result) {
  for (std::size_t i = 0; i < result.seats.size(); ++i) {
    const SeatResult& seat = result.seats[i];
    out_ << "seat " << n << " " << i << " " << seat.bot << " " << seat.score << " " << seat.won
         << " " << seat.thinking.text() << "\n";
  }
  out_ << std::flush;
}

}  // namespace hadal::cli
