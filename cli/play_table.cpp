// SPDX-License-Identifier: Apache-2.0
#include "cli/play_table.h"

#include <algorithm>
#include <istream>
#include <ostream>

#include "bots/abyss_payment.h"
#include "cli/text_width.h"

namespace hadal::cli {
namespace {

using abyss::Card;
using abyss::Lord;
using abyss::Move;
using abyss::Verb;

constexpr std::string_view kClear = "\x1b[H\x1b[2J";
constexpr std::string_view kClearScrollback = "\x1b[3J";
constexpr int kBlankLines = 40;  // a curtain without escape sequences

std::vector<Move> payment_moves(abyss::AllySet allies) {
  std::vector<Move> moves;
  for (const Card c : allies)
    for (int i = 0; i < allies.count(c); ++i)
      moves.push_back({Verb::pay, static_cast<std::uint8_t>(c)});
  moves.push_back({Verb::done});
  return moves;
}

}  // namespace

PlayTable::PlayTable(PlayedGame game, const words::Catalogue& catalogue, PlayOptions options,
                     std::istream& in, std::ostream& out)
    : game_(std::move(game)),
      catalogue_(catalogue),
      words_(catalogue, seat_names(game_.seats(), catalogue)),
      options_(std::move(options)),
      in_(in),
      out_(out) {}

void PlayTable::run() {
  game_.run();
  keep_record();
  while (!game_.is_over())
    if (!decide()) return;
  finish();
}

int PlayTable::people() const {
  return static_cast<int>(std::count_if(game_.seats().begin(), game_.seats().end(),
                                        [](const SeatPlan& s) { return s.is_human(); }));
}

Look PlayTable::look() const {
  const auto [columns, rows] = options_.size();
  Look look;
  look.columns = columns;
  look.rows = options_.clears ? rows : 0;
  look.plain = options_.plain;
  look.paint = Paint(options_.colour);
  return look;
}

Scene PlayTable::scene() const { return {world_, facing_, words_, choices_, selected_, news_}; }

void PlayTable::refresh() {
  facing_ = to_move(game_.state());
  world_ = game_.world_for(facing_);
  choices_ = choices_of(world_, words_);
  selected_ = {};
  news_.clear();
  for (std::size_t i = game_.news_begin(); i < game_.log().size(); ++i)
    news_.push_back(words_.sentence(game_.log()[i], facing_));
}

void PlayTable::print(const Lines& lines) {
  for (const std::string& line : lines) out_ << line << '\n';
}

void PlayTable::say(std::string_view key, const words::Arguments& arguments) {
  print(wrapped(words_.format(key, arguments), look().columns, 0));
}

void PlayTable::clear(bool everything) {
  if (!options_.clears) return;
  out_ << kClear;
  if (everything) out_ << kClearScrollback;
}

bool PlayTable::read_line(std::string& line) {
  out_ << "> " << std::flush;
  if (std::getline(in_, line)) return true;
  out_ << '\n';
  say("cli.eof");
  return false;
}

bool PlayTable::draw_curtain(Player p) {
  clear(true);
  if (!options_.clears)
    for (int i = 0; i < kBlankLines; ++i) out_ << '\n';
  say("cli.curtain", {{"player", words_.player(p)}});
  std::string line;
  return read_line(line);
}

bool PlayTable::decide() {
  const Player last = facing_;
  const Player mover = to_move(game_.state());
  if (people() > 1 && mover != facing_ && !draw_curtain(mover)) return false;
  refresh();
  bool redraw = true;
  bool all = facing_ != last;  // in plain mode, to whom much is new
  for (;;) {
    if (redraw) {
      clear(people() > 1);
      Look with = look();
      with.brief = !all && world_.stack.back().rule != abyss::Rule::act;
      print(screen(scene(), with));
    }
    print(question(scene(), look()));
    std::string line;
    if (!read_line(line)) return false;
    const Input input = read_input(line, world_, choices_, words_);
    const After after = answer(input, line);
    if (after == After::leave) return false;
    if (after == After::redraw) {
      keep_record();
      return true;
    }
    all = input.command == "screen";
    redraw = all || (input.kind == Input::Kind::picks && choices_.pick == Choices::Pick::payment);
  }
}

PlayTable::After PlayTable::answer(const Input& input, const std::string& line) {
  switch (input.kind) {
    case Input::Kind::nothing: return After::ask_again;
    case Input::Kind::command: return command(input);
    case Input::Kind::picks: return pick(input, line);
    case Input::Kind::moves: return play(input.moves, line);
    case Input::Kind::unknown: break;
  }
  say("cli.unknown", {{"input", cut(line, 40)}});
  return After::ask_again;
}

PlayTable::After PlayTable::command(const Input& input) {
  if (input.command == "undo") return undo();
  if (input.command == "save") return save(input.argument);
  if (input.command == "resume") return resume(input.argument);
  if (input.command == "cheapest") return pay_cheapest();
  if (input.command == "done") return pay();
  if (input.command == "help") show_help(input.argument);
  if (input.command == "score") print(score_table(scene(), look()));
  if (input.command == "log") show_log();
  if (input.command != "quit") return After::ask_again;
  keep_record();
  say(options_.record.empty() ? "cli.quit" : "cli.quit.saved", {{"file", options_.record}});
  return After::leave;
}

// Several things at once: a payment is looked at before it is made, a discard is made.
PlayTable::After PlayTable::pick(const Input& input, const std::string& line) {
  std::vector<Move> moves;
  for (const std::size_t i : input.picks) moves.push_back(choices_.items[i].move);
  if (choices_.pick == Choices::Pick::payment) {
    selected_ = {};
    for (const Move m : moves) selected_.add(static_cast<Card>(m.a));
    return After::ask_again;
  }
  const auto expected =
      static_cast<std::size_t>(choices_.pick == Choices::Pick::one ? 1 : choices_.count);
  if (moves.size() != expected) {
    say("cli.pick.count", {{"n", expected}});
    return After::ask_again;
  }
  return play(moves, line);
}

PlayTable::After PlayTable::play(const std::vector<Move>& moves, const std::string& line) {
  switch (game_.play(moves)) {
    case PlayedGame::Refusal::none: return After::redraw;
    case PlayedGame::Refusal::too_late: say("cli.too_late", {{"input", cut(line, 40)}}); break;
    case PlayedGame::Refusal::illegal: say("cli.illegal", {{"input", cut(line, 40)}}); break;
  }
  return After::ask_again;
}

PlayTable::After PlayTable::pay() {
  if (choices_.pick != Choices::Pick::payment) {
    say("cli.pay.not_now");
    return After::ask_again;
  }
  if (!assess(world_, selected_).legal) {
    print(detail::selection(scene(), look()));
    return After::ask_again;
  }
  return play(payment_moves(selected_), "done");
}

// Keeps the most: see bots::thrifty.
PlayTable::After PlayTable::pay_cheapest() {
  if (choices_.pick != Choices::Pick::payment) {
    say("cli.pay.not_now");
    return After::ask_again;
  }
  const abyss::Frame& f = world_.stack.back();
  const abyss::Seat& mine = world_.at(f.who);
  const abyss::Bill bill = bill_for(world_, f.who, static_cast<Lord>(f.arg));
  const auto best = bots::best_payment(bill, world_.paid, mine.hand, mine.pearls, bots::thrifty());
  if (!best) return After::ask_again;  // cannot be: the lord was offered
  return play(payment_moves(best->allies - world_.paid), "cheapest");
}

PlayTable::After PlayTable::undo() {
  if (game_.undo()) return After::redraw;
  if (!selected_.empty()) {
    selected_ = {};
    print(detail::selection(scene(), look()));
    return After::ask_again;
  }
  say("cli.undo.no");
  return After::ask_again;
}

void PlayTable::show_help(const std::string& what) {
  if (what.empty()) return print(help(words_, look()));
  const Lines lines = explain(what, words_, look());
  if (lines.empty()) return say("cli.help.nothing", {{"input", cut(what, 40)}});
  print(lines);
}

void PlayTable::show_log() {
  Lines sentences;
  for (const LogEntry& entry : game_.log()) sentences.push_back(words_.sentence(entry, facing_));
  if (options_.plain) {
    for (const std::string& sentence : sentences) print(wrapped(sentence, look().columns, 2));
  } else {
    print(wrapped(joined(sentences, " "), look().columns, 0));
  }
}

void PlayTable::finish() {
  Lines last;
  const Player eye = facing_;
  const std::size_t from = is_seat(eye) ? game_.news_of(eye) : 0;
  for (std::size_t i = from; i < game_.log().size(); ++i)
    last.push_back(words_.sentence(game_.log()[i], eye));
  clear(false);
  if (options_.plain) {
    for (const std::string& sentence : last) print(wrapped(sentence, look().columns, 2));
  } else {
    print(wrapped(joined(last, " "), look().columns, 0));
    out_ << '\n';
  }
  print(final_table(game_.state(), words_, look()));
  out_.flush();
}

}  // namespace hadal::cli
