// SPDX-License-Identifier: Apache-2.0
#include "engine/record.h"

#include <algorithm>
#include <charconv>

#include "engine/hash.h"

namespace hadal {
namespace {

constexpr std::string_view kFirstLine = "hadal-record 1";

bool is_control(char c) { return (c >= 0 && c < ' ') || c == 127; }

std::string on_one_line(std::string text) {
  std::replace_if(text.begin(), text.end(), is_control, ' ');
  return text;
}

// Guards against accidents, not against cheating; the commitment is for that. An editor that writes
// other line breaks does no harm.
std::string check_sum(std::string_view text) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  Hash hash;
  for (const char c : text)
    if (c != '\r') hash.add(static_cast<unsigned char>(c));
  std::uint64_t sum = hash.value();
  std::string out(16, '0');
  for (std::size_t i = 16; i-- > 0; sum >>= 4) out[i] = kDigits[sum & 15u];
  return out;
}

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  Record read() {
    expect_first_line();
    read_header();
    read_moves();
    read_footer();
    return std::move(record_);
  }

 private:
  [[noreturn]] void fail(const std::string& reason) const { throw RecordError(line_, reason); }

  // The next line that is neither empty nor a comment.
  std::string_view next() {
    while (at_ < text_.size()) {
      line_start_ = at_;
      const std::size_t end = text_.find('\n', at_);
      ++line_;
      if (end == std::string_view::npos) fail("the record ends too early, within this line");
      std::string_view line = text_.substr(at_, end - at_);
      at_ = end + 1;
      if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
      if (std::any_of(line.begin(), line.end(), is_control))
        fail("a control character is not allowed here");
      if (!line.empty() && line.front() != '#') return line;
    }
    ++line_;
    fail("the record ends too early: 'end' is missing");
  }

  void expect_first_line() {
    if (next() != kFirstLine)
      fail("this is not a record: the first line must be '" + std::string(kFirstLine) + "'");
  }

  // "key: value" or "key value"; the rest of the line is the value.
  static std::pair<std::string_view, std::string_view> split(std::string_view line) {
    const std::size_t at = line.find(' ');
    if (at == std::string_view::npos) return {line, {}};
    return {line.substr(0, at), line.substr(at + 1)};
  }

  int number(std::string_view text) const {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || text.empty())
      fail("'" + std::string(text) + "' is not a number");
    return value;
  }

  std::string hexadecimal(std::string_view text) const {
    if (text.size() != 64 || text.find_first_not_of("0123456789abcdef") != std::string_view::npos)
      fail("64 hexadecimal digits are needed");
    return std::string(text);
  }

  // The server's part, and then the seat and the part of every player who had one.
  std::string seed(std::string_view text) const {
    auto [part, rest] = split(text);
    hexadecimal(part);
    while (!rest.empty()) {
      const auto [seat, more] = split(rest);
      const std::optional<Player> p = parse_player(seat);
      if (!p || !is_seat(*p)) fail("'" + std::string(seat) + "' is not a seat");
      const auto [digits, others] = split(more);
      hexadecimal(digits);
      rest = others;
    }
    return std::string(text);
  }

  // Two contradictory entries must not turn into one that seems clear.
  void expect_new(bool is_new, std::string_view key) const {
    if (!is_new) fail("'" + std::string(key) + "' is there twice");
  }

  void read_header() {
    record_.lines = {0, 0, 0, 0};
    for (std::string_view line = next(); line != "moves:"; line = next()) {
      const auto [key, value] = split(line);
      if (key == "game:") {
        expect_new(record_.lines.game == 0, key);
        record_.game = value;
        record_.lines.game = line_;
      } else if (key == "rules:") {
        expect_new(record_.lines.rules == 0, key);
        record_.rules_version = number(value);
        record_.lines.rules = line_;
      } else if (key == "option:") {
        read_option(value);
      } else if (key == "seat:") {
        read_seat(value);
      } else if (key == "commitment:") {
        expect_new(record_.commitment.empty(), key);
        record_.commitment = hexadecimal(value);
      } else {
        fail("unknown entry '" + std::string(key) + "'");
      }
    }
    if (record_.game.empty()) fail("the record does not say which game it is");
  }

  void read_option(std::string_view value) {
    const auto [option, chosen] = split(value);
    expect_new(record_.options.find(option) == nullptr, option);
    Document choice{std::string(chosen)};
    choice.line = line_;
    record_.options.set(std::string(option), choice);
  }

  static bool is_next_seat(std::string_view who, std::size_t seats_before) {
    const std::optional<Player> p = parse_player(who);
    return p && is_seat(*p) && index(*p) == seats_before;
  }

  void read_seat(std::string_view value) {
    const auto [who, name] = split(value);
    if (!is_next_seat(who, record_.seats.size())) fail("seats must be named in order, A first");
    if (record_.seats.empty()) record_.lines.seats = line_;
    record_.seats.emplace_back(name);
  }

  void read_moves() {
    for (footer_ = next();; footer_ = next()) {
      const auto [who, move] = split(footer_);
      const std::optional<Player> mover = parse_player(who);
      if (!mover) return;
      if (move.empty()) fail("a move is missing after '" + std::string(who) + "'");
      record_.moves.push_back({*mover, std::string(move), line_});
    }
  }

  void read_result(std::string_view value) {
    const auto [who, rest] = split(value);
    const auto [score, won] = split(rest);
    if (!is_next_seat(who, record_.result.size())) fail("results must be named in order, A first");
    if (record_.result.empty()) record_.lines.result = line_;
    if (!won.empty() && won != "won") fail("'" + std::string(won) + "' is not a result");
    record_.result.push_back({number(score), won == "won"});
  }

  void read_footer() {
    for (;; footer_ = next()) {
      const auto [key, value] = split(footer_);
      if (key == "result:") {
        read_result(value);
      } else if (key == "seed:") {
        expect_new(record_.seed.empty(), key);
        record_.seed = seed(value);
      } else if (key == "end") {
        return read_end(value);
      } else {
        fail("'" + std::string(footer_) + "' is neither a move nor the end of a record");
      }
    }
  }

  // People who write a record by hand may leave out the checksum.
  void read_end(std::string_view sum) {
    if (!sum.empty() && sum != check_sum(text_.substr(0, line_start_)))
      fail("the record is damaged: its checksum is wrong");
    const std::size_t more = text_.find_first_not_of(" \r\n", at_);
    if (more == std::string_view::npos) return;
    const std::string_view between = text_.substr(at_, more - at_);
    line_ += 1 + static_cast<int>(std::count(between.begin(), between.end(), '\n'));
    fail("something comes after the end of the record");
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t line_start_ = 0;
  int line_ = 0;
  std::string_view footer_;
  Record record_;
};

void expect_mover(const Table& table, const RecordedMove& m) {
  if (table.to_move() == m.who) return;
  if (table.to_move() == Player::nobody)
    throw RecordError(m.line, "the game is over before this move");
  throw RecordError(m.line, name(table.to_move()) + " must move here, not " + name(m.who));
}

}  // namespace

std::string write(const Record& record) {
  std::string out(kFirstLine);
  out += "\ngame: " + record.game + "\nrules: " + std::to_string(record.rules_version) + "\n";
  for (const auto& [key, value] : record.options.map())
    out += "option: " + key + " " + value.text() + "\n";
  for (std::size_t i = 0; i < record.seats.size(); ++i)
    out += "seat: " + name(seat(i)) + " " + on_one_line(record.seats[i]) + "\n";
  if (!record.commitment.empty()) out += "commitment: " + record.commitment + "\n";
  out += "moves:\n";
  for (const RecordedMove& m : record.moves) out += name(m.who) + " " + m.text + "\n";
  for (std::size_t i = 0; i < record.result.size(); ++i)
    out += "result: " + name(seat(i)) + " " + std::to_string(record.result[i].score) +
           (record.result[i].won ? " won\n" : "\n");
  if (!record.seed.empty()) out += "seed: " + record.seed + "\n";
  return out + "end " + check_sum(out) + "\n";
}

Record read_record(std::string_view text) { return Reader(text).read(); }

const GameEntry* find_game(const std::vector<GameEntry>& games, std::string_view name) {
  for (const GameEntry& entry : games)
    if (entry.name == name) return &entry;
  return nullptr;
}

std::vector<RecordedResult> result_of(const Table& table) {
  std::vector<RecordedResult> result;
  const Outcome outcome = table.outcome();
  for (std::size_t i = 0; i < table.players(); ++i)
    result.push_back({outcome.score[i], outcome.won[i]});
  return result;
}

std::unique_ptr<Table> replay(const Record& record, const std::vector<GameEntry>& games,
                              std::optional<std::size_t> moves) {
  const GameEntry* game = find_game(games, record.game);
  if (game == nullptr)
    throw RecordError(record.lines.game, "there is no game '" + record.game + "'");
  const std::string versions =
      "this record follows version " + std::to_string(record.rules_version) +
      " of the rules; this program plays version " + std::to_string(game->rules_version);
  if (record.rules_version > game->rules_version) throw RecordError(record.lines.rules, versions);
  std::unique_ptr<Table> table;
  try {
    table = game->start(record.options);
  } catch (const DocumentError& e) {
    throw RecordError(e.line(), e.reason());
  }
  if (!record.seats.empty() && record.seats.size() != table->players())
    throw RecordError(record.lines.seats, "the number of seats is not the number of players");
  std::size_t played = 0;
  for (const RecordedMove& m : record.moves) {
    if (moves && played == *moves) return table;
    // An older game is shown as long as its moves are still moves of this program.
    const bool is_older = record.rules_version < game->rules_version;
    try {
      expect_mover(*table, m);
      table->play(m.text);
    } catch (const IllegalMove& e) {
      throw RecordError(m.line,
                        is_older ? std::string(e.what()) + " (" + versions + ")" : e.what());
    } catch (const RecordError& e) {
      if (!is_older) throw;
      throw RecordError(e.line(), e.reason() + " (" + versions + ")");
    }
    ++played;
  }
  if (record.result.empty() || (moves && *moves < record.moves.size())) return table;
  if (table->to_move() != Player::nobody)
    throw RecordError(record.lines.result, "there is a result, but the game is not over");
  if (record.result != result_of(*table))
    throw RecordError(record.lines.result, "these moves lead to another result");
  return table;
}

}  // namespace hadal
