// SPDX-License-Identifier: Apache-2.0
// Moves as numbers, for machine learning: a complete, fixed table of ranges. A number means the
// same move in every build of the same version.
//
// A row is a verb with ranges of its two arguments; its moves are numbered one after the other. A
// row of `two_steps` is answered in two numbers, the first argument and then the second: 35 + 35
// numbers instead of 35 * 35. Rows of chance come last.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace hadal {

struct ActionRange {
  std::uint16_t first = 0;
  std::uint16_t count = 1;
};

template <typename Verb>
struct ActionRow {
  Verb verb;
  ActionRange a{};
  ActionRange b{};
  bool two_steps = false;

  constexpr std::size_t size() const {
    return two_steps ? std::size_t{a.count} + b.count : std::size_t{a.count} * b.count;
  }
};

inline constexpr int kNoAction = -1;

// `Move` has a verb and two bytes a and b.
template <typename Move, std::size_t kRows, std::size_t kVerbs>
class ActionTable {
  static_assert(kRows < 256);
  static constexpr std::size_t kMostNumbers = 1024;  // more do not compile

 public:
  using Verb = decltype(Move::verb);
  using Rows = std::array<ActionRow<Verb>, kRows>;

  // Rows of one verb stand together; those from `chance` on are moves of chance.
  constexpr ActionTable(const Rows& rows, Verb chance) : rows_(rows) {
    begin_.fill(kRows);
    std::size_t next = 0;
    for (std::size_t i = 0; i < kRows; ++i) {
      const auto verb = static_cast<std::size_t>(rows[i].verb);
      begin_[verb] = std::min(begin_[verb], static_cast<std::uint8_t>(i));
      end_[verb] = static_cast<std::uint8_t>(i + 1);
      offset_[i] = static_cast<std::uint16_t>(next);
      note_origins(rows[i], next);
      if (rows[i].two_steps) two_steps_[verb] = true;
      if (rows[i].verb < chance) decisions_ = next + rows[i].size();
      next += rows[i].size();
    }
    size_ = next;
    for (std::size_t n = 0; n < size_; ++n) moves_[n] = meaning(static_cast<int>(n)).move;
  }

  constexpr std::size_t size() const { return size_; }            // with those of chance
  constexpr std::size_t decisions() const { return decisions_; }  // the numbers of players

  // The number of a move, or of its first step; kNoAction: the table does not have it.
  constexpr int number(Move m) const { return row_of(m) == kRows ? kNoAction : number_of_legal(m); }
  // The same of a legal move, which the table has, without looking for its row.
  constexpr int number_of_legal(Move m) const {
    const Origin& at = origin(m);
    return at.number + (m.b & at.counted);
  }
  // The same, and whether it is the first of two steps.
  struct Step {
    int number;
    bool is_first;
  };
  constexpr Step step_of_legal(Move m) const {
    const Origin& at = origin(m);
    return {at.number + (m.b & at.counted), at.counted == 0};
  }
  constexpr bool has_second_step(Move m) const {
    return two_steps_[static_cast<std::size_t>(m.verb)] && origin(m).counted == 0;
  }
  constexpr int second_number(Move m) const {
    const std::size_t i = row_of(m);
    if (i == kRows || !rows_[i].two_steps) return kNoAction;
    return offset_[i] + rows_[i].a.count + (m.b - rows_[i].b.first);
  }

  enum class Kind : std::uint8_t { none, whole, first, second };
  struct Meaning {
    Kind kind = Kind::none;
    Move move{};  // of a step: with only its own argument filled in
  };
  constexpr Meaning meaning(int number) const {
    if (number < 0 || static_cast<std::size_t>(number) >= size_) return {};
    const auto n = static_cast<std::size_t>(number);
    std::size_t i = kRows - 1;
    while (offset_[i] > n) --i;
    const ActionRow<Verb>& row = rows_[i];
    const std::size_t at = n - offset_[i];
    if (!row.two_steps)
      return {Kind::whole,
              {row.verb, byte(row.a, at / row.b.count), byte(row.b, at % row.b.count)}};
    if (at < row.a.count) return {Kind::first, {row.verb, byte(row.a, at), 0}};
    return {Kind::second, {row.verb, 0, byte(row.b, at - row.a.count)}};
  }

  // The move of a number that the table has; of a step, with only its own argument filled in.
  constexpr Move move(int number) const { return moves_[static_cast<std::size_t>(number)]; }

  // Every number leads to a move that has this number.
  constexpr bool is_sound() const {
    for (std::size_t n = 0; n < size_; ++n) {
      const Meaning m = meaning(static_cast<int>(n));
      const bool second = m.kind == Kind::second;
      Move whole = m.move;
      if (second) whole.a = static_cast<std::uint8_t>(rows_[begin_of(whole)].a.first);
      if ((second ? second_number(whole) : number(whole)) != static_cast<int>(n)) return false;
    }
    return true;
  }

 private:
  static constexpr std::uint8_t byte(ActionRange range, std::size_t i) {
    return static_cast<std::uint8_t>(range.first + i);
  }
  static constexpr bool within(ActionRange range, int value) {
    return static_cast<unsigned>(value - range.first) < range.count;
  }
  constexpr std::size_t begin_of(Move m) const { return begin_[static_cast<std::size_t>(m.verb)]; }
  constexpr bool holds(std::size_t i, Move m) const {
    return within(rows_[i].a, m.a) && within(rows_[i].b, m.b);
  }
  constexpr std::size_t row_of(Move m) const {
    const std::size_t end = end_[static_cast<std::size_t>(m.verb)];
    std::size_t i = begin_of(m);
    while (i < end && !holds(i, m)) ++i;
    return i < end ? i : kRows;
  }

  // The number of a move with b = 0, and which bits of b are added: of two steps none.
  struct Origin {
    std::int16_t number = kNoAction;
    std::uint16_t counted = 255;
  };
  constexpr const Origin& origin(Move m) const {
    return origins_[static_cast<std::size_t>(m.verb)][m.a];
  }
  constexpr void note_origins(const ActionRow<Verb>& row, std::size_t offset) {
    const int step = row.two_steps ? 1 : row.b.count;
    for (int i = 0; i < row.a.count; ++i)
      origins_[static_cast<std::size_t>(row.verb)][row.a.first + std::size_t(i)] = {
          static_cast<std::int16_t>(static_cast<int>(offset) + i * step - row.b.first),
          static_cast<std::uint16_t>(row.two_steps ? 0 : 255)};
  }

  Rows rows_;
  std::array<std::array<Origin, 256>, kVerbs> origins_{};
  std::array<bool, kVerbs> two_steps_{};  // a small table, which stays near
  std::array<Move, kMostNumbers> moves_{};
  std::array<std::uint16_t, kRows> offset_{};
  std::array<std::uint8_t, kVerbs> begin_{};
  std::array<std::uint8_t, kVerbs> end_{};
  std::size_t size_ = 0;
  std::size_t decisions_ = 0;
};

}  // namespace hadal
