// SPDX-License-Identifier: Apache-2.0
#include "server/analysis/puzzles.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "engine/hash.h"
#include "server/analysis/bot_game.h"

namespace hadal::analysis {
namespace {

constexpr std::size_t kShownMoves = 4;
constexpr std::size_t kFewestMoves = 3;
constexpr double kClear = 4;       // standard errors
constexpr double kDecided = 0.03;  // a chance below, or so near to 1, is no position for a puzzle

// A bot that has seen the game up to a move, for the seat to decide.
std::unique_ptr<TableBot> informed(const GameKind& kind, const std::string& name,
                                   const Record& record, std::size_t move, Player p) {
  std::string why;
  std::unique_ptr<TableBot> bot = kind.bots->make(name, why);
  if (!bot) throw CannotJudge(why);
  if (!kind.bots_remember) return bot;
  std::vector<std::string> moves;
  for (std::size_t i = 0; i < move; ++i) moves.push_back(record.moves[i].text);
  bot->recall(*replay(record, all_games(), 0), moves, p);
  return bot;
}

struct Gap {
  std::string best;
  double size = 0;
  bool is_clear = false;
};

// Between the best and the second; risky moves are nobody's second choice.
Gap gap_of(const std::vector<bots::Judged<std::string>>& all) {
  if (all.size() < 2 || all[0].risky || all[1].risky) return {};
  const double size = all[0].chance - all[1].chance;
  return {all[0].move, size, size > kClear * std::hypot(all[0].uncertainty, all[1].uncertainty)};
}

bool is_open(const std::vector<bots::Judged<std::string>>& all) {
  return all[0].chance > kDecided && all.back().chance < 1 - kDecided;
}

std::vector<protocol::PuzzleFound> ask_levels(const GameKind& kind, const Record& record,
                                              const Table& table, const std::string& answer,
                                              const PuzzleWish& wish) {
  std::vector<protocol::PuzzleFound> found;
  for (const std::string& level : kind.levels) {
    int right = 0;
    for (int n = 0; n < wish.times; ++n) {
      const auto bot = informed(kind, level, record, record.moves.size(), table.to_move());
      Rng rng(Hash().add(wish.seed).add(n).add(level.size()).value());
      right += bot->choose(table, rng) == answer ? 1 : 0;
    }
    found.push_back({level, static_cast<double>(right) / wish.times});
  }
  return found;
}

// Games of two, three, … in turn, so that puzzles come from all sizes.
std::vector<std::string> bots_of(const PuzzleWish& wish, const GameKind& kind, std::uint64_t n) {
  if (!wish.bots.empty()) return wish.bots;
  const std::size_t sizes = kind.entry.max_players - kind.entry.min_players + 1;
  return std::vector<std::string>(kind.entry.min_players + n % sizes,
                                  std::string(kind.bots->stand_in()));
}

protocol::PuzzleGame game_of(const Record& record, std::size_t moves) {
  protocol::PuzzleGame made;
  made.players = static_cast<int>(record.seats.size());
  for (std::size_t i = 0; i < moves; ++i) made.moves += record.moves[i].text + "\n";
  return made;
}

Record cut(const Record& record, std::size_t moves) {
  Record part = record;
  part.moves.resize(moves);
  part.result.clear();
  return part;
}

}  // namespace

std::vector<std::size_t> candidates(const Record& record, double gap) {
  const GameKind* kind = find_kind(record.game);
  if (kind == nullptr) throw CannotJudge("there is no game '" + record.game + "'");
  std::vector<std::size_t> found;
  const std::unique_ptr<Table> table = replay(record, all_games(), 0);
  std::vector<std::unique_ptr<TableBot>> judges(record.seats.size());
  std::vector<std::unique_ptr<Table>> told(record.seats.size());
  std::vector<std::size_t> told_moves(record.seats.size(), 0);
  for (std::size_t at = 0; at < record.moves.size(); ++at) {
    const Player p = table->to_move();
    if (is_seat(p) && table->legal().size() >= kFewestMoves) {
      const std::size_t i = index(p);
      if (!judges[i]) {
        judges[i] = informed(*kind, std::string(kind->bots->judge(false)), record, 0, p);
        told[i] = replay(record, all_games(), 0);
      }
      if (kind->bots_remember) {
        std::vector<std::string> news;
        for (std::size_t k = told_moves[i]; k < at; ++k) news.push_back(record.moves[k].text);
        judges[i]->recall(*told[i], news, p);
        told[i] = table->clone();
        told_moves[i] = at;
      }
      Rng rng(Hash().add(at).value());
      const auto all = judges[i]->judge(*table, "", bots::Knowledge::seat, rng);
      if (const Gap seen = gap_of(all); seen.size >= gap && is_open(all)) found.push_back(at);
    }
    table->play(record.moves[at].text);
  }
  return found;
}

std::optional<protocol::Puzzle> puzzle_at(const Record& record, std::size_t move,
                                          const PuzzleWish& wish) {
  const GameKind* kind = find_kind(record.game);
  if (kind == nullptr) throw CannotJudge("there is no game '" + record.game + "'");
  const Record until = cut(record, move);
  const std::unique_ptr<Table> table = replay(until, all_games());
  protocol::Puzzle made;
  made.gap = 1;
  for (int n = 0; n < wish.seeds; ++n) {
    const auto judge =
        informed(*kind, std::string(kind->bots->judge(true)), until, move, table->to_move());
    Rng rng(Hash().add(wish.seed).add(n).value());
    const auto all = judge->judge(*table, "", bots::Knowledge::seat, rng);
    const Gap seen = gap_of(all);
    if (seen.size < wish.gap || !seen.is_clear || !is_open(all)) return std::nullopt;
    if (n > 0 && seen.best != made.answer) return std::nullopt;
    made.answer = seen.best;
    made.gap = rounded(std::min(made.gap, seen.size));
    if (n > 0) continue;
    made.gains = gains_of(*kind, all[0].behind);
    for (std::size_t i = 0; i < std::min(kShownMoves, all.size()); ++i)
      made.moves.push_back(judged_move(all[i]));
  }
  made.move = static_cast<std::int64_t>(move);
  made.seat = name(table->to_move());
  made.question = table->question();
  made.reason = reason_of(*kind, *table, made.answer);
  if (!made.reason && made.gains.empty()) return std::nullopt;  // nobody could learn from it
  made.found = ask_levels(*kind, until, *table, made.answer, wish);
  made.rating = rating_of(made.found);
  return made;
}

// The rating at which these answers are likeliest, if each level finds a move with the chance that
// Elo's curve gives it; one game against an average puzzle keeps it in bounds.
std::int64_t rating_of(const std::vector<protocol::PuzzleFound>& found) {
  constexpr double kWeakest = 900;
  constexpr double kStep = 220;  // from a level to the next
  constexpr double kAverage = 1500;
  double rating = kAverage;
  for (int n = 0; n < 100; ++n) {
    const auto chance = [&](double level) {
      return 1 / (1 + std::pow(10, (rating - level) / 400));
    };
    double push = chance(kAverage) - 0.5;
    for (std::size_t i = 0; i < found.size(); ++i)
      push += chance(kWeakest + kStep * static_cast<double>(i)) - found[i].share;
    rating += 100 * push;
  }
  return std::lround(rating);
}

protocol::PuzzleBook judge_again(const protocol::PuzzleBook& book, const PuzzleWish& wish,
                                 const PuzzleProgress& progress) {
  protocol::PuzzleBook made;
  made.game = book.game;
  made.rules_version = book.rules_version;
  std::map<std::int64_t, std::int64_t> places;  // of the games that are kept
  for (const protocol::Puzzle& old : book.puzzles) {
    std::optional<protocol::Puzzle> one =
        puzzle_at(record_of(book, old), static_cast<std::size_t>(old.move), wish);
    if (!one) continue;
    one->id = old.id;
    one->source = old.source;
    places[old.source] = 0;
    made.puzzles.push_back(std::move(*one));
    if (progress) progress(made.puzzles.size());
  }
  for (auto& [source, place] : places) {
    place = static_cast<std::int64_t>(made.games.size());
    made.games.push_back(book.games[static_cast<std::size_t>(source)]);
  }
  for (protocol::Puzzle& one : made.puzzles) one.source = places[one.source];
  return made;
}

protocol::PuzzleBook make_puzzles(const PuzzleWish& wish, const PuzzleProgress& progress,
                                  protocol::PuzzleBook book) {
  const GameKind* kind = find_kind(wish.game);
  if (kind == nullptr) throw CannotJudge("there is no game '" + wish.game + "'");
  if (kind->bots->judge(true).empty())
    throw CannotJudge("the bots of this game cannot judge moves");
  std::set<std::string> known;
  for (const protocol::Puzzle& one : book.puzzles) known.insert(one.id);
  book.game = wish.game;
  book.rules_version = kind->entry.rules_version;
  for (std::uint64_t n = 0; book.puzzles.size() < wish.puzzles; ++n) {
    const Record record = play_bot_game(wish.game, bots_of(wish, *kind, n), wish.seed + n);
    std::vector<protocol::Puzzle> found;
    std::size_t last = 0;
    for (const std::size_t move : candidates(record, wish.gap)) {
      if (found.size() == wish.most_of_a_game || book.puzzles.size() + found.size() == wish.puzzles)
        break;
      const std::string id =
          wish.game + "-" + std::to_string(wish.seed + n) + "-" + std::to_string(move);
      if (known.contains(id)) continue;
      std::optional<protocol::Puzzle> one = puzzle_at(record, move, wish);
      if (!one) continue;
      one->id = id;
      one->source = static_cast<std::int64_t>(book.games.size());
      last = move;
      found.push_back(std::move(*one));
    }
    if (found.empty()) continue;
    book.games.push_back(game_of(record, last));
    for (protocol::Puzzle& one : found) book.puzzles.push_back(std::move(one));
    if (progress) progress(book.puzzles.size());
  }
  std::stable_sort(book.puzzles.begin(), book.puzzles.end(),
                   [](const auto& a, const auto& b) { return a.rating < b.rating; });
  return book;
}

Record record_of(const protocol::PuzzleBook& book, const protocol::Puzzle& puzzle) {
  const GameKind* kind = find_kind(book.game);
  if (kind == nullptr) throw CannotJudge("there is no game '" + book.game + "'");
  if (puzzle.source < 0 || puzzle.source >= static_cast<std::int64_t>(book.games.size()))
    throw CannotJudge("puzzle " + puzzle.id + " belongs to no game of the book");
  const protocol::PuzzleGame& game = book.games[static_cast<std::size_t>(puzzle.source)];
  Document options{{"players", game.players}};
  for (const auto& [key, choice] : game.options) options.set(key, choice);
  const std::unique_ptr<Table> table = kind->entry.start(options);
  Record record;
  record.game = book.game;
  record.rules_version = book.rules_version;
  record.options = table->options();
  for (int i = 0; i < game.players; ++i)
    record.seats.push_back(name(seat(static_cast<std::size_t>(i))));
  std::size_t at = 0;
  while (at < game.moves.size() && static_cast<std::int64_t>(record.moves.size()) < puzzle.move) {
    const std::size_t end = std::min(game.moves.find('\n', at), game.moves.size());
    const std::string move = game.moves.substr(at, end - at);
    record.moves.push_back({table->to_move(), move});
    table->play(move);
    at = end + 1;
  }
  if (static_cast<std::int64_t>(record.moves.size()) < puzzle.move)
    throw CannotJudge("the game of puzzle " + puzzle.id + " is too short");
  return record;
}

}  // namespace hadal::analysis
