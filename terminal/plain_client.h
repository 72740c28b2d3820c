// SPDX-License-Identifier: Apache-2.0
// A client for games that need no more than lines of text: what lies on the table, the question,
// and the answers with their numbers. `Words` say it in the language of the player:
//
//   Words(catalogue, names), catalogue(), text(key), format(key, arguments), player(p), called(p)
//   told(log, from, viewer)   the sentences of the log
//   board(world, viewer)      what lies on the table, line by line
//   question(world)           what is asked; empty when the game is over
//   choices(world)            the answers that are shown; others can be typed in notation
//   notation(line)            what was typed, as notation
//   kHelp                     the key of the rules in short
#pragma once

#include <array>

#include "terminal/client_of.h"
#include "terminal/input.h"

namespace hadal::cli {

template <hadal::Game G, typename Words>
class PlainClient final : public PlayClientOf<G, Words> {
 public:
  using Base = PlayClientOf<G, Words>;
  using Base::Base;
  using Move = typename G::Move;

  bool is_small() const override { return false; }

  Lines screen(const Look& look) const override {
    Lines lines = score(look);
    if (!this->news_.empty()) {
      lines.emplace_back();
      append(lines, wrapped(joined(this->news_, " "), look.columns));
    }
    return lines;
  }

  Lines question(const Look& look) const override {
    Lines lines = wrapped(this->words_.question(this->world_), look.columns);
    const Lines cells = numbered_cells(labels(), look);
    append(lines, look.plain ? cells : in_columns(cells, look.columns));
    return lines;
  }

  Reply answer(const std::string& raw, const Look& look) override {
    const std::string line(trimmed(raw));
    if (line.empty()) return {};
    if (const auto typed = typed_command(line, kCommands, this->words_.catalogue()))
      return {Reply::Kind::command,
              {},
              typed->name == "status" ? "score" : typed->name,
              typed->argument};
    if (const auto numbers = typed_numbers(line); numbers && numbers->size() == 1) {
      const int n = numbers->front();
      if (n < 1 || n > static_cast<int>(choices_.size())) return {Reply::Kind::unknown, {}, {}, {}};
      return this->play({choices_[static_cast<std::size_t>(n - 1)].move}, line, look);
    }
    if (const auto label = typed_label(line, labels()))
      return this->play({choices_[*label].move}, line, look);
    if (const auto moves = G::parse_line(this->world_, this->words_.notation(line)))
      return this->play(*moves, line, look);
    return {Reply::Kind::unknown, {}, {}, {}};
  }

  Lines help(const Look& look) const override {
    return wrapped(this->words_.text(Words::kHelp), look.columns);
  }
  Lines explain(std::string_view what, const Look& look) const override {
    return this->saying("cli.help.nothing", {{"input", cut(what, 40)}}, look).lines;
  }
  Lines score(const Look& look) const override {
    return wide(this->words_.board(this->world_, this->facing_), look);
  }
  Lines result(const Look& look) const override {
    return wide(this->words_.board(this->game_.state(), Player::nobody), look);
  }

 private:
  static constexpr std::array<CommandName, 9> kCommands{{{"help", "?"},
                                                         {"undo", "u"},
                                                         {"save", ""},
                                                         {"resume", ""},
                                                         {"score", ""},
                                                         {"status", ""},
                                                         {"log", ""},
                                                         {"quit", "q"},
                                                         {"screen", ""}}};

  static Lines wide(const Lines& text, const Look& look) {
    Lines lines;
    for (const std::string& line : text) append(lines, wrapped(line, look.columns, 2));
    return lines;
  }

  Lines labels() const {
    Lines all;
    for (const auto& choice : choices_) all.push_back(choice.label);
    return all;
  }

  void look_around() override { choices_ = this->words_.choices(this->world_); }

  decltype(std::declval<const Words&>().choices(std::declval<typename G::State>())) choices_;
};

}  // namespace hadal::cli
