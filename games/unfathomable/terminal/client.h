// SPDX-License-Identifier: Apache-2.0
// Unfathomable at the terminal.
#pragma once

#include "games/unfathomable/terminal/play.h"
#include "games/unfathomable/terminal/screen.h"
#include "terminal/client_of.h"

namespace hadal::cli {

class UnfathomableClient final
    : public PlayClientOf<unfathomable::Unfathomable, UnfathomableWords> {
 public:
  using PlayClientOf::PlayClientOf;

  bool is_small() const override { return world_.stack.back().rule != unfathomable::Rule::act; }
  Lines screen(const Look& look) const override { return cli::screen(scene(), look); }
  Lines question(const Look& look) const override { return cli::question(scene(), look); }
  Reply answer(const std::string& raw, const Look& look) override;

  Lines help(const Look& look) const override { return cli::help(words_, look); }
  Lines explain(std::string_view what, const Look& look) const override {
    Lines lines = cli::explain(what, words_, look);
    if (!lines.empty()) return lines;
    return saying("cli.ship.help.nothing", {{"input", cut(what, 40)}}, look).lines;
  }
  Lines score(const Look& look) const override { return ship_status(scene(), look); }
  Lines result(const Look& look) const override;

 private:
  void look_around() override;
  ShipScene scene() const {
    return {world_, view_, facing_, words_, choices_, news_, turns_, game_.order_of(facing_)};
  }
  Reply command(const std::string& name, const std::string& argument, const Look& look);
  std::optional<std::size_t> typed_label(std::string_view line) const;
  Reply standing_order(const std::string& order, const Look& look);
  Reply pick(const std::vector<std::size_t>& picks, const std::string& line, const Look& look);

  unfathomable::View view_;
  ShipChoices choices_;
  Lines turns_;
};

// What a person may type for a move: lower case except for seats, cards also as letter and value.
std::string as_notation(std::string_view line, const UnfathomableWords& words);

}  // namespace hadal::cli
