// SPDX-License-Identifier: Apache-2.0
// Resources, tracks, distance, the Deep and the decks.
#include "games/unfathomable/terminal/screen.h"
#include "terminal/width.h"

namespace hadal::cli::ship {
namespace {

using unfathomable::Pile;
using unfathomable::Resource;
using unfathomable::Rule;
using unfathomable::Space;
using unfathomable::Track;

constexpr int kLow = 3;  // of a resource: worth a warning
constexpr int kPanel = 40;

std::string count(const std::string& label, int n) { return label + " " + std::to_string(n); }

std::string track(const ShipScene& scene, Track which, int at) {
  const std::string key = word_key(which);
  const std::string label = scene.words.text(key) + " " + std::to_string(at) + "/" +
                            std::to_string(unfathomable::kTrackEnd);
  return scene.words.labelled(label, scene.words.text(key + "." + std::to_string(at)));
}

Tint tint_of_dial(int n) { return n <= kLow ? Tint::danger : Tint::strong; }

// Whose turn it is, and how far it has come.
std::string step(const ShipScene& scene) {
  const unfathomable::State& world = scene.world;
  std::string_view key = "unfathomable.label.step_skills";
  for (const unfathomable::Frame& f : world.stack) {
    if (f.rule == Rule::act) key = "unfathomable.label.step_actions";
    if (f.rule == Rule::mythos_step) key = "unfathomable.label.step_mythos";
    if (f.rule == Rule::discard_cards && world.stack.size() <= 3)
      key = "unfathomable.label.step_discard";
  }
  return scene.words.labelled(scene.words.called(scene.view.current), scene.words.text(key));
}

}  // namespace

Lines turn_parts(const ShipScene& scene) {
  if (scene.view.turn == 0) return {};
  return {scene.words.format("cli.status", {{"n", scene.view.turn}}) + ", " + step(scene)};
}

// Waypoints in play, skill decks with the tops of their discard piles.
Lines pile_parts(const ShipScene& scene) {
  const UnfathomableWords& words = scene.words;
  Lines route;
  for (const unfathomable::Waypoint w : scene.view.route) route.push_back(words.name(w));
  Lines decks;
  Lines discards;
  for (std::size_t i = 0; i < unfathomable::kSkills; ++i) {
    const auto skill = static_cast<unfathomable::Skill>(i);
    decks.push_back(count(words.name(skill), scene.view.deck_sizes[i]));
    const unfathomable::Card top = scene.view.discard_tops[i];
    if (top != unfathomable::Card::none) discards.push_back(words.card(top));
  }
  const auto list = [&](std::string_view key, const Lines& things) {
    return words.labelled(words.text(key), things.empty() ? "-" : joined(things, ", "));
  };
  return {list("unfathomable.zone.route", route), list("unfathomable.zone.skill_decks", decks),
          list("unfathomable.zone.discards", discards)};
}

Lines dial_parts(const ShipScene& scene) {
  Lines parts;
  for (std::size_t i = 0; i < unfathomable::kResources; ++i)
    parts.push_back(count(scene.words.name(static_cast<Resource>(i)), scene.view.dials[i]));
  return parts;
}

Lines track_parts(const ShipScene& scene) {
  return {scene.words.text("unfathomable.label.distance") + " " +
              std::to_string(distance(scene.world)) + "/" +
              std::to_string(unfathomable::kArrivalDistance),
          track(scene, Track::travel, scene.view.travel),
          track(scene, Track::ritual, scene.view.ritual)};
}

std::string deep_part(const ShipScene& scene) {
  const Lines there = figures(scene, Space::deep);
  return scene.words.labelled(scene.words.text("unfathomable.zone.deep"),
                              there.empty() ? "-" : joined(there, " "));
}

Lines deck_parts(const ShipScene& scene) {
  const UnfathomableWords& words = scene.words;
  Lines parts;
  for (const Pile pile : {Pile::mythos, Pile::waypoint, Pile::spell, Pile::item})
    parts.push_back(count(words.name(pile), scene.view.decks[unfathomable::index(pile)].size));
  parts.push_back(count(words.text("unfathomable.zone.chaos"), scene.view.chaos_size));
  parts.push_back(
      count(words.text("unfathomable.zone.damage_deck"), scene.view.damage_deck.size()));
  parts.push_back(count(words.text("unfathomable.zone.loyalty_deck"), scene.view.loyalty_deck));
  parts.push_back(
      count(words.text("unfathomable.zone.deep_ones_in_supply"), deep_ones_in_supply(scene.world)));
  parts.push_back(count(words.text("unfathomable.zone.passengers_in_supply"),
                        passengers_in_supply(scene.world)));
  return parts;
}

Lines dials(const ShipScene& scene, const Look& look) {
  Lines parts = dial_parts(scene);
  for (std::size_t i = 0; i < parts.size(); ++i)
    parts[i] = look.paint(tint_of_dial(scene.view.dials[i]), parts[i]);
  append(parts, track_parts(scene));
  parts.push_back(deep_part(scene));
  append(parts, turn_parts(scene));
  return flowed(parts, "  ", look.columns, 0);
}

Lines panel(const ShipScene& scene, const Look& look) {
  Lines lines;
  for (std::size_t i = 0; i < unfathomable::kResources; ++i) {
    const int n = scene.view.dials[i];
    std::string bar;
    for (int k = 0; k < unfathomable::kDialMax; ++k) bar += k < n ? "■" : "·";
    lines.push_back(pad(scene.words.name(static_cast<Resource>(i)), 20) +
                    look.paint(tint_of_dial(n), pad_left(std::to_string(n), 3) + " " + bar));
  }
  for (const std::string& part : track_parts(scene)) lines.push_back(cut(part, kPanel));
  lines.push_back(cut(deep_part(scene), kPanel));
  for (const std::string& part : turn_parts(scene)) lines.push_back(cut(part, kPanel));
  for (const std::string& line : flowed(deck_parts(scene), ", ", kPanel, 0))
    lines.push_back(look.paint(Tint::dim, line));
  return lines;
}

}  // namespace hadal::cli::ship
