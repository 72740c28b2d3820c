// SPDX-License-Identifier: Apache-2.0
// Abyss at the terminal. A payment is looked at before it is made.
#pragma once

#include "games/abyss/terminal/input.h"
#include "games/abyss/terminal/play.h"
#include "games/abyss/terminal/screen.h"
#include "terminal/client_of.h"

namespace hadal::cli {

class AbyssClient final : public PlayClientOf<abyss::Abyss, AbyssWords> {
 public:
  using PlayClientOf::PlayClientOf;

  bool is_small() const override { return world_.stack.back().rule != abyss::Rule::act; }
  Lines screen(const Look& look) const override { return cli::screen(scene(), look); }
  Lines question(const Look& look) const override { return cli::question(scene(), look); }
  Reply answer(const std::string& line, const Look& look) override;
  Reply undo(const Look& look) override;

  Lines help(const Look& look) const override { return cli::help(words_, look); }
  Lines explain(std::string_view what, const Look& look) const override {
    Lines lines = cli::explain(what, words_, look);
    if (!lines.empty()) return lines;
    return saying("cli.help.nothing", {{"input", cut(what, 40)}}, look).lines;
  }
  Lines score(const Look& look) const override { return score_table(scene(), look); }
  Lines result(const Look& look) const override { return final_table(game_.state(), words_, look); }

 private:
  void look_around() override;
  Scene scene() const { return {world_, facing_, words_, choices_, selected_, news_}; }
  Reply command(const Input& input, const Look& look);
  Reply pick(const Input& input, const std::string& line, const Look& look);
  Reply pay(const Look& look);
  Reply pay_cheapest(const Look& look);

  Choices choices_;
  abyss::AllySet selected_;
};

}  // namespace hadal::cli
