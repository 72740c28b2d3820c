// SPDX-License-Identifier: Apache-2.0
// What the commands are, what a card does, the hand in full, and how the game ended.
#include <array>

#include "games/unfathomable/cards/characters.h"
#include "games/unfathomable/cards/mythos.h"
#include "games/unfathomable/cards/passives.h"
#include "games/unfathomable/cards/waypoints.h"
#include "games/unfathomable/engine.h"
#include "games/unfathomable/terminal/screen.h"
#include "terminal/input.h"
#include "terminal/width.h"

namespace hadal::cli {
namespace {

using namespace unfathomable;  // NOLINT(google-build-using-namespace): its vocabulary, everywhere

constexpr std::array<std::string_view, kCharacters> kSheetAbility{
    "experienced",     "deck_chief",           "healing_words",       "jury_rigger",   "quick_draw",
    "occult_training", "predictive_analytics", "first_oath_of_dagon", "fortunate_son", "scavenger"};
constexpr std::array<std::string_view, kCharacters> kFeat{
    "unconventional_leader", "self_sacrifice", "medical_intervention", "full_steam_ahead",
    "arrest_order",          "quick_cast",     "perfect_number",       "deep_one_ancestry",
    "uncanny_fortune",       "well_equipped"};

// Collects what is meant by a word.
class Explainer {
 public:
  Explainer(std::string_view what, const UnfathomableWords& words, const Look& look)
      : what_(what), words_(words), look_(look) {}

  Lines explain() {
    each<Character>(kCharacters, [this](Character c) { return character(c); });
    each<Mythos>(kMythosCards, [this](Mythos m) { return mythos(m); });
    each<Waypoint>(kWaypoints, [this](Waypoint w) { return waypoint(w); });
    each<Spell>(kSpells, [this](Spell s) { return text_of(word_key(s)); });
    each<Item>(kItems, [this](Item i) { return item(i); });
    each<Damage>(kDamageCards, [this](Damage d) { return text_of(word_key(d)); });
    each<Loyalty>(kLoyalties, [this](Loyalty l) { return text_of(word_key(l)); });
    each<Kept>(kKeptCards, [this](Kept k) { return text_of(word_key(k)); });
    each<Ability>(kAbilities, [this](Ability a) { return text_of(word_key(a)); });
    for (std::size_t i = index(Space::bridge); i <= index(Space::deep); ++i) {
      const auto x = static_cast<Space>(i);
      if (is_meant(unfathomable::name(x), words_.name(x))) add(text_of(word_key(x)));
    }
    // words: unfathomable.title.*
    for (const std::string_view title : {"captain", "keeper"}) {
      const std::string key = "unfathomable.title." + std::string(title);
      if (is_meant(title, words_.text(key))) add(text_of(key));
    }
    for (std::size_t i = 0; i < kCardKinds; ++i) skill_card(static_cast<Card>(i));
    options();
    return std::move(lines_);
  }

 private:
  bool is_meant(std::string_view key, const std::string& name) const {
    return is_called(what_, key) || is_called(what_, name);
  }
  void add(const std::string& text) {
    if (text.empty()) return;
    const Lines more = wrapped(text, look_.columns, 2);
    if (lines_.size() >= more.size() && lines_.back() == more.back()) return;  // an item's ability
    append(lines_, more);
  }
  template <typename E, typename F>
  void each(std::size_t n, F told) {
    for (std::size_t i = 0; i < n; ++i) {
      const auto e = static_cast<E>(i);
      if (is_meant(unfathomable::name(e), words_.name(e))) add(told(e));
    }
  }

  std::string text_of(const std::string& key) const {
    const std::string short_key = key.substr(key.rfind('.') + 1);
    return words_.labelled(words_.text(key) + " (" + short_key + ")", words_.text(key + ".text"));
  }

  // words: unfathomable.reveal.*
  std::string character(Character c) const {
    const auto named = [&](std::string_view label, const std::string& key) {
      return " " + words_.labelled(words_.text(label) + ", " + words_.text(key),
                                   words_.text(key + ".text"));
    };
    const CharacterSheet& sh = sheet(c);
    Lines skills;
    for (std::size_t i = 0; i < kHumanSkills; ++i)
      if (sh.skill_set[i] > 0)
        skills.push_back(words_.name(static_cast<Skill>(i)) + " " +
                         std::to_string(sh.skill_set[i]));
    const std::string key = word_key(c);
    const std::string name(unfathomable::name(c));
    return words_.text(key) + " (" + name + "), " + words_.text(key + ".title") + ". " +
           words_.labelled(words_.text("unfathomable.label.skill_set"), joined(skills, ", ")) +
           ". " +
           words_.labelled(words_.text("unfathomable.label.starting_space"),
                           words_.name(sh.start)) +
           ". " +
           words_.labelled(words_.text("unfathomable.label.starting_item"), words_.name(sh.item)) +
           "." +
           named("unfathomable.label.sheet",
                 "unfathomable.ability." + std::string(kSheetAbility[index(c)])) +
           named("unfathomable.label.feat",
                 "unfathomable.ability." + std::string(kFeat[index(c)])) +
           named("unfathomable.label.on_reveal", "unfathomable.reveal." + name);
  }

  std::string mythos(Mythos m) const {
    const MythosRow& row = kMythosRows[index(m)];
    const std::string key = word_key(m);
    Lines parts{words_.text(key) + " (" + std::string(unfathomable::name(m)) + ")"};
    if (row.kind != Crisis::choice)
      parts.push_back(
          words_.format("unfathomable.crisis.test",
                        {{"target", row.target}, {"skills", words_.skills(row.helps)}}));
    const auto branch = [&](std::string_view label, const std::string& part) {
      if (!words_.catalogue().contains(key + part)) return;
      const std::string text = words_.text(key + part);
      parts.push_back(label.empty() ? text : words_.labelled(words_.text(label), text));
    };
    branch("", ".top");
    branch("", ".bottom");
    branch("unfathomable.label.pass", ".pass");
    branch("unfathomable.label.partial", ".partial");
    branch("unfathomable.label.fail", ".fail");
    branch("unfathomable.label.or", ".or");
    parts.push_back(words_.format("unfathomable.crisis.icons",
                                  {{"activation", words::Term{word_key(row.activation)}},
                                   {"track", words::Term{word_key(row.track)}}}));
    return joined(parts, " · ");
  }

  std::string item(Item i) const {
    std::string text = text_of(word_key(i));
    if (kWeapons.has(i)) text += " [" + words_.text("unfathomable.trait.weapon") + "]";
    if (is_improvement(i)) text += " [" + words_.text("unfathomable.trait.improvement") + "]";
    return text;
  }

  std::string waypoint(Waypoint w) const { return text_of(word_key(w)) + " " + words_.distance(w); }

  void skill_card(Card c) {
    const std::string key = word_key(c);
    if (!is_meant(unfathomable::name(c), words_.card(c)) && !is_meant("-", words_.text(key)))
      return;
    add(words_.labelled(words_.card(c) + " (" + unfathomable::name(c) + "), " + words_.text(key),
                        words_.text(key + ".text")));
  }

  // words: unfathomable.option.*
  void options() {
    for (const std::string_view option : {"standard", "learning", "no_cultist", "normal", "easier",
                                          "harder", "choice", "dealt", "suggested"}) {
      const std::string key = "unfathomable.option." + std::string(option);
      if (is_meant(option, words_.text(key))) add(text_of(key));
    }
  }

  std::string what_;
  const UnfathomableWords& words_;
  const Look& look_;
  Lines lines_;
};

constexpr std::array<std::string_view, 10> kHelp{
    "cli.help.choose",    "cli.ship.help.several", "cli.ship.help.notation", "cli.ship.help.marks",
    "cli.ship.help.plan", "cli.ship.help.card",    "cli.ship.help.auto",     "cli.help.undo",
    "cli.help.save",      "cli.ship.help.show"};

}  // namespace

Lines help(const UnfathomableWords& words, const Look& look) {
  Lines lines;
  for (const std::string_view key : kHelp) append(lines, wrapped(words.text(key), look.columns, 2));
  append(lines, wrapped(words.text("cli.help.quit"), look.columns, 2));
  return lines;
}

Lines explain(std::string_view what, const UnfathomableWords& words, const Look& look) {
  return Explainer(what, words, look).explain();
}

Lines ship_hand(const ShipScene& scene, const Look& look) {
  Lines lines;
  const UnfathomableWords& words = scene.words;
  const auto say = [&](const std::string& label, const std::string& key) {
    append(lines, wrapped(words.labelled(label, words.text(key + ".text")), look.columns, 2));
  };
  for (const LoyaltyView& card : scene.view.loyalty)
    if (card.holder == scene.viewer && card.loyalty != kHidden) {
      const auto loyalty = static_cast<Loyalty>(card.loyalty);
      say(words.name(loyalty), word_key(loyalty));
    }
  for (const Card c : scene.view.hand) {
    const int n = scene.view.hand.count(c);
    say(words.card(c) + (n > 1 ? " ×" + std::to_string(n) : "") + ", " + words.text(word_key(c)),
        word_key(c));
  }
  for (const Item i : scene.view.seats[index(scene.viewer)].items) say(words.name(i), word_key(i));
  return lines;
}

// words: unfathomable.ending.*
Lines ship_result(const State& s, const UnfathomableWords& words, const Look& look) {
  Lines lines;
  const auto say = [&](const std::string& text, Tint tint) {
    for (const std::string& line : wrapped(text, look.columns, 2))
      lines.push_back(look.paint(tint, line));
  };
  say(words.text("unfathomable.ending." + std::string(unfathomable::name(s.ending))), Tint::act);
  const Outcome outcome = unfathomable::outcome(s);
  Lines winners;
  for (std::size_t i = 0; i < s.players; ++i) {
    Lines cards;
    for (const LoyaltyCard& card : s.loyalty)
      if (card.holder == seat(i)) cards.push_back(words.name(card.loyalty));
    say(words.format("unfathomable.ending.loyalties",
                     {{"player", words.player(seat(i)) + ", " + words.name(s.seats[i].character)},
                      {"loyalties", cards.empty() ? "-" : joined(cards, ", ")}}),
        Tint::text);
    if (outcome.won[i]) winners.push_back(words.player(seat(i)));
  }
  say(winners.empty()
          ? words.text("unfathomable.ending.nobody")
          : words.format("unfathomable.ending.winners", {{"players", joined(winners, ", ")}}),
      Tint::act);
  return lines;
}

}  // namespace hadal::cli
