// SPDX-License-Identifier: Apache-2.0
// What is going on: the crisis, its test with the pile, the card that is resolved, the die.
#include "games/unfathomable/cards/effects.h"
#include "games/unfathomable/cards/mythos.h"
#include "games/unfathomable/terminal/screen.h"
#include "terminal/width.h"

namespace hadal::cli::ship {
namespace {

using unfathomable::Ability;
using unfathomable::Crisis;
using unfathomable::Frame;
using unfathomable::Mythos;
using unfathomable::MythosRow;
using unfathomable::Rule;
using unfathomable::Skill;
using unfathomable::Source;
using unfathomable::Spell;
using unfathomable::Test;
using unfathomable::TestKind;
using unfathomable::Waypoint;

// words: unfathomable.mythos.*.top unfathomable.mythos.*.pass
void add_results(const ShipScene& scene, Mythos card, Lines& parts) {
  const UnfathomableWords& words = scene.words;
  const std::string key = word_key(card);
  const auto add = [&](std::string_view label, const std::string& part) {
    if (words.catalogue().contains(key + part))
      parts.push_back(words.labelled(words.text(label), words.text(key + part)));
  };
  add("unfathomable.label.pass", ".pass");
  add("unfathomable.label.partial", ".partial");
  add("unfathomable.label.fail", ".fail");
  add("unfathomable.label.or", ".or");
}

std::string crisis_part(const ShipScene& scene, Mythos card) {
  const UnfathomableWords& words = scene.words;
  const MythosRow& row = unfathomable::kMythosRows[unfathomable::index(card)];
  std::string text =
      words.labelled(words.text("unfathomable.label.crisis"), words.name(card)) + ". ";
  if (std::string who = decider_key(row); !who.empty())
    text +=
        words.format("unfathomable.crisis.decides", {{"who", words::Term{std::move(who)}}}) + ". ";
  if (row.kind != Crisis::choice && !has_frame(scene.world, Rule::test))
    text += words.format("unfathomable.crisis.test",
                         {{"target", row.target}, {"skills", words.skills(row.helps)}}) +
            ". ";
  if (!scene.view.no_icons)
    text += words.format("unfathomable.crisis.icons",
                         {{"activation", words::Term{word_key(row.activation)}},
                          {"track", words::Term{word_key(row.track)}}}) +
            ".";
  return text;
}

// Who added how many cards; chaos and treachery cards are the rest.
std::string pile_part(const ShipScene& scene) {
  Lines parts;
  int others = scene.view.pile_size;
  for (std::size_t i = 0; i < scene.view.players; ++i) {
    const unfathomable::SeatView& seat_view = scene.view.seats[i];
    others -= seat_view.added_size;
    if (seat_view.added_size == 0) continue;
    std::string part = scene.words.called(seat(i)) + " " + std::to_string(seat_view.added_size);
    if (scene.view.test.open) part += " (" + scene.words.cards(seat_view.added) + ")";
    parts.push_back(part);
  }
  if (others > 0)
    parts.insert(parts.begin(),
                 scene.words.text("unfathomable.zone.chaos") + " " + std::to_string(others));
  const std::string size =
      scene.words.text("unfathomable.zone.test_pile") + " " + std::to_string(scene.view.pile_size);
  return parts.empty() ? size : scene.words.labelled(size, joined(parts, ", "));
}

std::string total_part(const ShipScene& scene) {
  const Test& test = scene.view.test;
  const UnfathomableWords& words = scene.words;
  unfathomable::SkillSet helping;
  unfathomable::SkillSet hindering;
  for (std::size_t i = 0; i < unfathomable::kSkills; ++i) {
    const auto skill = static_cast<Skill>(i);
    (test.helps.has(skill) ? helping : hindering) += test.pile.of(skill);
  }
  return words.labelled(words.text("unfathomable.label.supporting"), words.cards(helping)) + ", " +
         words.labelled(words.text("unfathomable.label.opposing"), words.cards(hindering)) + ". " +
         words.text("unfathomable.label.total") + " " + std::to_string(test.total);
}

std::string test_part(const ShipScene& scene) {
  const Test& test = scene.view.test;
  const UnfathomableWords& words = scene.words;
  std::string text = words.format("unfathomable.crisis.test",
                                  {{"target", test.target}, {"skills", words.skills(test.helps)}});
  if (test.partial > 0)
    text += "; " + words.text("unfathomable.label.partial") + " " +
            words.format("unfathomable.crisis.partial", {{"n", test.partial}});
  if (test.kind == TestKind::captains_cabin)
    text += " (" + words.name(unfathomable::Space::captains_cabin) + ")";
  if (test.kind == TestKind::brig) text += " (" + words.name(unfathomable::Space::brig) + ")";
  if (test.kind == TestKind::memory)
    text += " (" + words.name(unfathomable::Kept::memory_of_the_deep) + ")";
  return text + ". " + (test.revealed ? total_part(scene) : pile_part(scene)) + ".";
}

// The card whose text is being resolved.
std::string effect_part(const ShipScene& scene, const Frame& f) {
  const UnfathomableWords& words = scene.words;
  const auto told = [&](const std::string& key) {
    return words.labelled(words.text(key), words.text(key + ".text"));
  };
  switch (static_cast<Source>(f.extra)) {
    case Source::waypoint: return told(word_key(static_cast<Waypoint>(f.arg)));
    case Source::spell: return told(word_key(static_cast<Spell>(f.arg)));
    case Source::ability: return told(word_key(static_cast<Ability>(f.arg)));
    case Source::card: {
      const auto c = static_cast<unfathomable::Card>(f.arg);
      return words.labelled(words.card(c), words.text(word_key(c) + ".text"));
    }
    default: return {};
  }
}

// Who rolls against whom.
std::string fight_part(const ShipScene& scene, const Frame& f) {
  constexpr int kDeepOneHits = 6;  // [UNF-11-2-3]
  const UnfathomableWords& words = scene.words;
  if (f.rule == Rule::deep_one)
    return words.format("cli.ship.fight_deep_one",
                        {{"in", in_space(static_cast<unfathomable::Space>(f.arg))},
                         {"player", words.called(seat(f.extra))},
                         {"n", kDeepOneHits}});
  words::Arguments arguments{{"player", words.called(f.who)}, {"n", f.count}};
  if (f.arg < unfathomable::kSeats) {
    arguments.emplace_back("target", words.called(seat(f.arg)));
  } else {
    arguments.emplace_back("target", deep_one_term(f.arg));
  }
  return words.format("cli.ship.fight", arguments);
}

std::string die_part(const ShipScene& scene) {
  const unfathomable::Die& die = scene.view.die;
  std::string text = scene.words.labelled(scene.words.text("unfathomable.label.die"),
                                          die.face == 0 ? "?" : std::to_string(die.face));
  if (die.change != 0) text += " " + signed_number(die.change);
  return text;
}

}  // namespace

Lines affair_parts(const ShipScene& scene) {
  Lines parts;
  const unfathomable::State& world = scene.world;
  if (scene.view.crisis != Mythos::none) {
    parts.push_back(crisis_part(scene, scene.view.crisis));
    if (has_frame(world, Rule::crisis)) add_results(scene, scene.view.crisis, parts);
  }
  if (has_frame(world, Rule::test)) parts.push_back(test_part(scene));
  for (const Frame& f : world.stack)
    if (f.rule == Rule::effect)
      if (std::string part = effect_part(scene, f); !part.empty()) parts.push_back(part);
  if (!has_frame(world, Rule::rolling)) return parts;
  for (const Frame& f : world.stack)
    if (f.rule == Rule::attacking || f.rule == Rule::deep_one)
      parts.push_back(fight_part(scene, f));
  parts.push_back(die_part(scene));
  return parts;
}

Lines affair(const ShipScene& scene, const Look& look, Room room) {
  Lines lines;
  for (const std::string& part : affair_parts(scene))
    append(lines,
           room == Room::least ? Lines{cut(part, look.columns)} : wrapped(part, look.columns, 2));
  return lines;
}

}  // namespace hadal::cli::ship
