// SPDX-License-Identifier: Apache-2.0
// The same for screen readers: labelled lines in reading order, whole words, no drawing.
#include "games/unfathomable/terminal/screen.h"
#include "terminal/width.h"

namespace hadal::cli {
namespace ship {
namespace {

using unfathomable::Damage;
using unfathomable::Monarch;
using unfathomable::Space;
using unfathomable::View;

// Everything that is in a space, in words.
Lines contents(const ShipScene& scene, Space x) {
  const View& v = scene.view;
  const UnfathomableWords& words = scene.words;
  Lines parts;
  for (std::size_t i = 0; i < v.players; ++i)
    if (v.seats[i].space == x) parts.push_back(words.called(seat(i)));
  if (const int n = v.deep_ones[index(x)]; n > 0)
    parts.push_back(words.format("unfathomable.term.deep_one", {{"n", n}}));
  if (v.hydra == x) parts.push_back(words.name(Monarch::mother_hydra));
  if (v.dagon == x) parts.push_back(words.name(Monarch::father_dagon));
  if (unfathomable::is_deck(x))
    if (const int n = v.passengers[unfathomable::deck_index(x)]; n > 0)
      parts.push_back(words.format("unfathomable.term.passenger", {{"n", n}}));
  if (unfathomable::is_room(x))
    if (const Damage d = v.damage[unfathomable::room_index(x)]; d != Damage::none)
      parts.push_back(words.text("unfathomable.label.damaged") + " (" + words.name(d) + ")");
  return parts;
}

class PlainScreen {
 public:
  PlainScreen(const ShipScene& scene, const Look& look) : scene_(scene), look_(look) {}

  Lines ship() {
    const UnfathomableWords& words = scene_.words;
    say(words.labelled(words.text("unfathomable.zone.dials"), joined(dial_parts(scene_), ", ")));
    for (const std::string& part : track_parts(scene_)) say(part);
    for (std::size_t i = 0; i < unfathomable::kSpaces; ++i) {
      const auto x = static_cast<Space>(i);
      if (const Lines there = contents(scene_, x); !there.empty())
        say(words.labelled(words.name(x), joined(there, ", ")));
    }
    return std::move(lines_);
  }

  Lines people() {
    for (std::size_t i = 0; i < scene_.view.players; ++i) {
      const unfathomable::SeatView& s = scene_.view.seats[i];
      Lines parts;
      if (s.character != unfathomable::Character::none)
        parts.push_back(scene_.words.name(s.character));
      if (s.space != Space::none) parts.push_back(scene_.words.name(s.space));
      append(parts, belongings(scene_, seat(i)));
      say(scene_.words.labelled(scene_.words.player(seat(i)), joined(parts, ", ")));
    }
    return std::move(lines_);
  }

  Lines rest() {
    const UnfathomableWords& words = scene_.words;
    for (const std::string& part : affair_parts(scene_)) say(part);
    say(words.labelled(words.text("unfathomable.zone.loyalty"), loyalty_of(scene_, scene_.viewer)));
    say(words.labelled(words.text("unfathomable.zone.hand"), words.cards(scene_.view.hand)));
    if (!scene_.view.added.empty())
      say(words.format("cli.ship.added", {{"cards", words.cards(scene_.view.added)}}));
    if (const Lines known = seen(scene_); !known.empty())
      say(words.format("cli.ship.seen", {{"what", joined(known, "; ")}}));
    if (scene_.order != StandingOrder::ask) say(words.text(key_of(scene_.order)));
    for (std::size_t i = 0; i < scene_.choices.items.size(); ++i)
      say(std::to_string(i + 1) + ": " + scene_.choices.items[i].label);
    return std::move(lines_);
  }

 private:
  void say(const std::string& text) { append(lines_, wrapped(text, look_.columns, 2)); }

  const ShipScene& scene_;
  const Look& look_;
  Lines lines_;
};

}  // namespace

Lines plain_screen(const ShipScene& scene, const Look& look) {
  Lines lines;
  for (const std::string& sentence : scene.news) append(lines, wrapped(sentence, look.columns, 2));
  if (look.brief) {
    append(lines, PlainScreen(scene, look).rest());
    return lines;
  }
  for (const std::string& part : turn_parts(scene)) append(lines, wrapped(part, look.columns, 2));
  append(lines, PlainScreen(scene, look).ship());
  append(lines, PlainScreen(scene, look).people());
  append(lines, PlainScreen(scene, look).rest());
  return lines;
}

}  // namespace ship

Lines ship_status(const ShipScene& scene, const Look& look) {
  Lines lines = ship::PlainScreen(scene, look).ship();
  append(lines, wrapped(joined(ship::deck_parts(scene), ", "), look.columns, 2));
  for (const std::string& part : ship::pile_parts(scene))
    append(lines, wrapped(part, look.columns, 2));
  append(lines, ship::PlainScreen(scene, look).people());
  return lines;
}

}  // namespace hadal::cli
