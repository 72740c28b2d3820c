// SPDX-License-Identifier: Apache-2.0
// The screen for ears: one labelled line after the other in reading order, whole words, no marks.
#include "games/abyss/cards/lords.h"
#include "games/abyss/rules/rules.h"
#include "games/abyss/score.h"
#include "games/abyss/terminal/screen.h"
#include "games/abyss/text/names.h"
#include "terminal/width.h"

namespace hadal::cli::detail {
namespace {

using abyss::AllySet;
using abyss::Card;
using abyss::Location;
using abyss::Lord;
using abyss::Race;
using abyss::State;

class PlainScreen {
 public:
  PlainScreen(const Scene& scene, const Look& look)
      : scene_(scene), look_(look), words_(scene.words), s_(scene.world) {}

  Lines lines() {
    for (const std::string& sentence : scene_.news) say(sentence);
    if (look_.brief) {
      exploration();
    } else {
      everything();
    }
    seat_lines(scene_.viewer);
    list("abyss.zone.hand", allies(s_.at(scene_.viewer).hand));
    choices();
    append(lines_, selection(scene_, look_));
    return lines_;
  }

 private:
  void everything() {
    say(words_.text("abyss.name") + ", " + words_.format("cli.status", {{"n", s_.turn}}) + ". " +
        words_.format("abyss.label.turn", {{"player", words_.player(s_.active)}}) + ".");
    if (s_.ender != Player::nobody) say(words_.text("cli.status.last") + ".");
    for (Player p = after(s_, scene_.viewer); p != scene_.viewer; p = after(s_, p)) seat_lines(p);
    for (std::size_t i = 0; i < abyss::kCourtSpaces; ++i) lord_line(i);
    deep();
    decks();
  }

  void choices() {
    for (std::size_t i = 0; i < scene_.choices.items.size(); ++i)
      say(words_.format("cli.plain.choice",
                        {{"n", i + 1}, {"choice", scene_.choices.items[i].label}}));
  }

  void decks() {
    const auto deck = [this](std::string_view key, int size) {
      return words_.text(key) + " " + std::to_string(size);
    };
    say(joined({deck("abyss.zone.lord_deck", s_.lord_deck.size()),
                deck("abyss.zone.exploration_deck", s_.deck.size() + s_.deck_monsters),
                deck("abyss.zone.discard", s_.discard.size() + s_.discard_monsters),
                deck("abyss.zone.location_deck", s_.location_deck.size())},
               ", ") +
        ".");
  }

  std::string affordable(const Affordability& a) const {
    const words::Argument cost("cost", a.bill.cost);
    if (a.can && a.pearls == 0) return words_.format("cli.plain.can", {cost});
    if (a.can) return words_.format("cli.plain.can_pearls", {cost, {"n", a.pearls}});
    if (a.required_missing)
      return words_.format("cli.plain.lack_race", {cost, {"race", words_.race(a.bill.required)}});
    if (a.races_short > 0)
      return words_.format("cli.plain.lack_races", {cost, {"n", a.races_short}});
    return words_.format("cli.plain.lack_value", {cost, {"n", a.value_short}});
  }

  void say(const std::string& text) { append(lines_, wrapped(text, look_.columns, 2)); }

  void item(const std::string& label, const std::string& items) {
    say(words_.format("cli.list", {{"label", label}, {"items", items}}));
  }

  void list(std::string_view key, const Lines& parts) {
    if (!parts.empty()) item(words_.text(key), joined(parts, ", "));
  }

  std::string counted(std::string_view key, int n) const { return words_.format(key, {{"n", n}}); }

  Lines allies(AllySet set) const {
    Lines parts;
    for (const Card c : set)
      for (int i = 0; i < set.count(c); ++i) parts.push_back(words_.ally(c));
    return parts;
  }

  Lines lords(abyss::LordSet set, bool in_use) const {
    Lines parts;
    for (const Lord l : set) {
      const bool key = in_use && abyss::kKeyLords.has(l);
      parts.push_back(words_.lord(l) + (key ? " (" + words_.text("cli.plain.key") + ")" : ""));
    }
    return parts;
  }

  void seat_lines(Player p) {
    const abyss::Seat& seat = s_.at(p);
    const Lines parts{counted("abyss.term.pearl", seat.pearls),
                      counted("abyss.term.key", abyss::usable_keys(s_, p)),
                      counted("cli.plain.hand", seat.hand.size()),
                      counted("abyss.term.monster_token", abyss::size(seat.tokens))};
    item(words_.player(p), joined(parts, ", "));
    if (p != scene_.viewer && s_.options.has(abyss::Option::memory_aid))
      list("cli.plain.known", allies(seat.known));
    list("abyss.zone.affiliated", allies(seat.affiliated));
    list("abyss.zone.free", lords(seat.active(), true));
    list("abyss.zone.covered", lords(seat.covered, false));
    list("abyss.zone.disabled", lords(seat.disabled - seat.covered, false));
    Lines tiles;
    for (const Location l : seat.locations) tiles.push_back(tile(l, p));
    list("abyss.zone.locations", tiles);
  }

  std::string tile(Location l, Player p) const {
    return words_.location(l) + " " + std::to_string(location_points(s_, p, l));
  }

  // words: abyss.guild.*
  void lord_line(std::size_t space) {
    const Lord l = s_.court[space];
    if (l == Lord::none) return;
    const abyss::LordCard& card = abyss::card_of(l);
    Lines parts{words_.lord(l), words_.text("abyss.guild." + std::string(name(card.guild))),
                words_.text("abyss.label.cost") + " " + std::to_string(card.cost),
                counted("abyss.term.race", card.races)};
    if (card.required != Race::none)
      parts.push_back(words_.format("cli.plain.required", {{"race", words_.race(card.required)}}));
    parts.push_back(words_.text("abyss.label.influence") + " " + std::to_string(card.influence));
    if (card.keys > 0) parts.push_back(words_.text("cli.plain.key"));
    parts.push_back(affordable(affordability(s_, scene_.viewer, l)));
    item(words_.text("abyss.zone.court") + " " + std::to_string(space + 1), joined(parts, ", "));
  }

  void exploration() {
    Lines row;
    for (const Card c : s_.row) row.push_back(words_.ally(c));
    if (row.empty()) return;
    list("abyss.zone.exploration_row", row);
    item(words_.text("abyss.label.price"), std::to_string(price(s_)));
  }

  // Exploration, council, threat, locations.
  void deep() {
    exploration();
    Lines stacks;
    for (const Race r : s_.council.races())
      stacks.push_back(words_.race(r) + " " + std::to_string(s_.council.size(r)));
    list("abyss.zone.council", stacks);
    if (s_.options.has(abyss::Option::memory_aid)) {
      list("abyss.zone.council", allies(s_.council));
      list("abyss.zone.discard", allies(s_.discard));
    }
    say(words_.format("cli.threat", {{"space", s_.threat}}) + " " +
        reward_text(s_, scene_.viewer, words_) + ".");
    Lines tiles;
    for (const Location l : s_.available) tiles.push_back(tile(l, scene_.viewer));
    list("abyss.zone.available", tiles);
    Lines drawn;
    for (const Location l : s_.drawn) drawn.push_back(tile(l, scene_.viewer));
    list("cli.plain.drawn", drawn);
  }

  const Scene& scene_;
  const Look& look_;
  const AbyssWords& words_;
  const State& s_;
  Lines lines_;
};

}  // namespace

Lines plain_screen(const Scene& scene, const Look& look) {
  return PlainScreen(scene, look).lines();
}

}  // namespace hadal::cli::detail
