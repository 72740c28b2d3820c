// SPDX-License-Identifier: Apache-2.0
// Everybody's public state, and what only the viewer knows.
#include <algorithm>
#include <array>

#include "games/unfathomable/terminal/screen.h"
#include "terminal/width.h"

namespace hadal::cli::ship {
namespace {

using unfathomable::Character;
using unfathomable::DeckView;
using unfathomable::Item;
using unfathomable::Kept;
using unfathomable::kHidden;
using unfathomable::Loyalty;
using unfathomable::LoyaltyView;
using unfathomable::Pile;
using unfathomable::SeatView;
using unfathomable::Space;

constexpr std::string_view kBetween = " · ";

const SeatView& seat_of(const ShipScene& scene, Player p) { return scene.view.seats[index(p)]; }

std::string place(const ShipScene& scene, Space x) {
  if (x == Space::none) return "-";
  return unfathomable::is_interior(x) ? scene.words.name(x) : std::string(unfathomable::name(x));
}

int loyalty_cards(const ShipScene& scene, Player p) {
  int n = 0;
  for (const LoyaltyView& card : scene.view.loyalty) n += card.holder == p ? 1 : 0;
  return n;
}

Lines items(const ShipScene& scene, Player p) {
  Lines parts;
  for (const Item item : seat_of(scene, p).items)
    parts.push_back(scene.words.name(item) + (seat_of(scene, p).improvement == item ? "+" : ""));
  for (std::size_t i = 0; i < unfathomable::kKeptCards; ++i)
    if (scene.view.kept[i] == p) parts.push_back(scene.words.name(static_cast<Kept>(i)));
  if (scene.view.flesh_ward == p)
    parts.push_back(scene.words.name(unfathomable::Spell::flesh_ward));
  if (scene.view.revelation == p)
    parts.push_back(scene.words.name(unfathomable::Spell::revelation_of_script));
  return parts;
}

// Cards of a deck on places that the viewer has seen being filled.
void deck_knowledge(const ShipScene& scene, Pile pile, Lines& parts) {
  const DeckView& deck = scene.view.decks[unfathomable::index(pile)];
  const auto add = [&](std::string_view key, std::uint8_t card) {
    parts.push_back(scene.words.format(
        key, {{"pile", scene.words.name(pile)}, {"card", scene.words.pile_card(pile, card)}}));
  };
  for (std::size_t i = deck.top.size(); i-- > 0;)
    if (deck.top[i] != kHidden) add("cli.ship.seen.top", deck.top[i]);
  for (const std::uint8_t card : deck.bottom)
    if (card != kHidden) add("cli.ship.seen.bottom", card);
}

}  // namespace

std::string_view key_of(StandingOrder order) {
  switch (order) {
    case StandingOrder::ask: return "cli.ship.auto.off";
    case StandingOrder::decline_rolls: return "cli.ship.auto.rolls";
    case StandingOrder::decline_all: return "cli.ship.auto.all";
    case StandingOrder::decline_turn: return "cli.ship.auto.on";
    case StandingOrder::decline_window: return "cli.ship.auto.window";
    case StandingOrder::decline_unchanged: return "cli.ship.auto.unchanged";
  }
  return "";
}

std::string loyalty_of(const ShipScene& scene, Player p) {
  Lines parts;
  for (const LoyaltyView& card : scene.view.loyalty)
    if (card.holder == p)
      parts.push_back(card.loyalty == kHidden
                          ? scene.words.text("unfathomable.label.unknown_card")
                          : scene.words.name(static_cast<Loyalty>(card.loyalty)));
  return parts.empty() ? "-" : joined(parts, ", ");
}

Lines belongings(const ShipScene& scene, Player p) {
  const UnfathomableWords& words = scene.words;
  const SeatView& seat = seat_of(scene, p);
  Lines parts{words.format("cli.ship.seat.hand", {{"n", seat.hand_size}}),
              words.format("cli.ship.seat.loyalty", {{"n", loyalty_cards(scene, p)}})};
  if (seat.has_feat) parts.push_back(words.text("unfathomable.label.feat"));
  if (seat.revealed)
    parts.push_back(words.text("unfathomable.label.revealed_traitor") + " (" +
                    loyalty_of(scene, p) + ")");
  if (scene.view.captain == p) parts.push_back(words.text("unfathomable.title.captain"));
  if (scene.view.keeper == p) parts.push_back(words.text("unfathomable.title.keeper"));
  append(parts, items(scene, p));
  return parts;
}

Lines seats(const ShipScene& scene, const Look& look, Room room) {
  const int longest = look.columns >= 100 ? 19 : 16;  // of each column
  std::vector<std::array<std::string, 3>> heads;
  std::array<int, 3> widths{};
  for (std::size_t i = 0; i < scene.view.players; ++i) {
    const SeatView& s = scene.view.seats[i];
    heads.push_back({scene.words.player(seat(i)),
                     s.character == Character::none ? "-" : scene.words.short_name(s.character),
                     place(scene, s.space)});
    for (std::size_t k = 0; k < widths.size(); ++k)
      widths[k] = std::min(longest, std::max(widths[k], width(heads.back()[k])));
  }
  Lines lines;
  for (std::size_t i = 0; i < scene.view.players; ++i) {
    std::string head = scene.view.current == seat(i) ? "> " : "  ";
    for (std::size_t k = 0; k < widths.size(); ++k) head += pad(heads[i][k], widths[k]) + " ";
    Lines parts = belongings(scene, seat(i));
    if (room == Room::least) parts = {cut(joined(parts, kBetween), look.columns - width(head))};
    parts.front() = look.paint(Tint::strong, head) + parts.front();
    append(lines, flowed(parts, kBetween, look.columns, widths[0] + 3));
  }
  return lines;
}

Lines seen(const ShipScene& scene) {
  Lines parts;
  for (std::size_t i = 0; i < scene.view.players; ++i) {
    const Player p = seat(i);
    if (p == scene.viewer) continue;
    for (const LoyaltyView& card : scene.view.loyalty)
      if (card.holder == p && !card.face_up && card.loyalty != kHidden)
        parts.push_back(scene.words.labelled(scene.words.called(p),
                                             scene.words.name(static_cast<Loyalty>(card.loyalty))));
  }
  for (const Pile pile : {Pile::mythos, Pile::waypoint, Pile::spell, Pile::item})
    deck_knowledge(scene, pile, parts);
  return parts;
}

Lines secrets(const ShipScene& scene, const Look& look) {
  const UnfathomableWords& words = scene.words;
  std::string mine = words.labelled(words.text("unfathomable.zone.loyalty"),
                                    look.paint(Tint::gold, loyalty_of(scene, scene.viewer))) +
                     "   " +
                     words.labelled(words.text("unfathomable.zone.hand"),
                                    look.paint(Tint::gold, words.cards(scene.view.hand)));
  if (!scene.view.added.empty())
    mine += "   " + words.format("cli.ship.added", {{"cards", words.cards(scene.view.added)}});
  if (const Lines known = seen(scene); !known.empty())
    mine += "   " + words.format("cli.ship.seen", {{"what", joined(known, "; ")}});
  if (scene.order != StandingOrder::ask) mine += "   " + words.text(key_of(scene.order));
  return wrapped(mine, look.columns, 2);
}

}  // namespace hadal::cli::ship
