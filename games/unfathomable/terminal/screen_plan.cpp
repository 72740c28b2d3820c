// SPDX-License-Identifier: Apache-2.0
// The ship from above, the bow on top, so that port (the even numbers) is on the left:
//
//      w2 | d2 |           Bridge           | d1 | w1
//      w4 | d4 | Captain's Cabin |  Chapel  | d3 | w3      Sick Bay between these two
//      w6 | d6 |     Galley | Cargo Hold    | d5 | w5      Brig between these two
//      w8 | d8 |        Boiler Room         | d7 | w7
//
// [UNF-2-2-4] Spaces side by side and one above the other are neighbours.
#include "games/unfathomable/board.h"
#include "games/unfathomable/terminal/screen.h"
#include "terminal/width.h"

namespace hadal::cli::ship {
namespace {

using unfathomable::Damage;
using unfathomable::Skill;
using unfathomable::Space;
using unfathomable::View;

constexpr int kWater = 8;
constexpr int kDeck = 11;
constexpr int kRoom = 18;
constexpr int kInside = 2 * kRoom + 1;

std::string repeated(std::string_view text, int n) {
  std::string out;
  for (int i = 0; i < n; ++i) out += text;
  return out;
}

std::string centred(const std::string& text, int columns) {
  const int left = (columns - width(text)) / 2;
  return fill(repeated(" ", left) + text, columns);
}

// "#L": damaged, repaired with lore; "#*": with anything.
std::string damage_mark(Damage d, const UnfathomableWords& words) {
  if (d == Damage::structural_wild) return "#*";
  return "#" + words.letter(static_cast<Skill>(unfathomable::index(d)));
}

Tint tint_of(const std::string& figure) {
  if (figure.starts_with("p")) return Tint::gold;
  const bool is_seats = figure.find_first_not_of("ABCDEF") == std::string::npos;
  return is_seats ? Tint::strong : Tint::danger;
}

std::string painted(const Lines& parts, std::string_view between, const Paint& paint) {
  Lines out;
  for (const std::string& part : parts) out.push_back(paint(tint_of(part), part));
  return joined(out, between);
}

// A label and what is there; figures matter more than the label.
std::string cell(const std::string& label, const Lines& parts, int columns, const Look& look) {
  const int taken = width(joined(parts, " "));
  if (taken >= columns - 1) return fill(painted(parts, "", look.paint), columns);
  const int full = columns - (taken == 0 ? 0 : taken + 1);
  const bool just_fits = width(label) == full;  // without the space before it
  const int room = just_fits ? full : full - 1;
  std::string text = (just_fits ? "" : " ") + look.paint(Tint::dim, cut(label, room));
  if (room < 1) text.clear();
  if (taken > 0) text += " " + painted(parts, " ", look.paint);
  return fill(text, columns);
}

class Plan {
 public:
  Plan(const ShipScene& scene, const Look& look, Room room)
      : scene_(scene), look_(look), room_(room) {}

  Lines draw() {
    const bool rules = room_ == Room::wide;
    if (room_ != Room::least) edge("╭", "┬", "╮", scene_.words.text("cli.ship.bow"));
    row(Space::w2, Space::d2, one(Space::bridge), Space::d1, Space::w1);
    if (rules) line("├", "┬");
    row(Space::w4, Space::d4, two(Space::captains_cabin, Space::chapel), Space::d3, Space::w3);
    nook(Space::sick_bay);
    if (rules) line("├", "┼");
    row(Space::w6, Space::d6, two(Space::galley, Space::cargo_hold), Space::d5, Space::w5);
    nook(Space::brig);
    if (rules) line("├", "┴");
    row(Space::w8, Space::d8, one(Space::boiler_room), Space::d7, Space::w7);
    if (room_ != Room::least) edge("╰", "┴", "╯", scene_.words.text("cli.ship.stern"));
    return std::move(lines_);
  }

 private:
  std::string hull(std::string_view text) const { return look_.paint(Tint::sea, text); }

  std::string outside(Space x, int columns) const {
    return cell(std::string(unfathomable::name(x)), figures(scene_, x), columns, look_);
  }
  std::string inside(Space x, int columns) const {
    return cell(scene_.words.name(x), figures(scene_, x), columns, look_);
  }
  std::string one(Space x) const { return inside(x, kInside); }
  std::string two(Space left, Space right) const {
    return inside(left, kRoom) + hull("│") + inside(right, kRoom);
  }

  void row(Space water, Space deck, const std::string& rooms, Space deck2, Space water2) {
    lines_.push_back(outside(water, kWater) + hull("│") + outside(deck, kDeck) + hull("│") + rooms +
                     hull("│") + outside(deck2, kDeck) + hull("│") + outside(water2, kWater));
  }

  // Sick Bay and Brig are between two rooms; if space is scarce, they are shown only if somebody is
  // there.
  void nook(Space x) {
    if (room_ == Room::least && figures(scene_, x).empty()) return;
    const std::string inner =
        cell(scene_.words.name(x), figures(scene_, x),
             width(scene_.words.name(x)) + width(joined(figures(scene_, x), " ")) + 2, look_);
    const std::string box = hull("[") + inner + hull("]");
    const std::string side = fill("", kWater) + hull("│") + fill("", kDeck) + hull("│");
    lines_.push_back(side + centred(box, kInside) + hull("│") + fill("", kDeck) + hull("│"));
  }

  void edge(std::string_view left, std::string_view joint, std::string_view right,
            const std::string& label) {
    const int dashes = kInside - width(label) - 2;
    lines_.push_back(fill("", kWater) +
                     hull(std::string(left) + repeated("─", kDeck) + std::string(joint) +
                          repeated("─", dashes / 2) + " " + label + " " +
                          repeated("─", dashes - dashes / 2) + std::string(joint) +
                          repeated("─", kDeck) + std::string(right)));
  }

  void line(std::string_view left, std::string_view middle) {
    const std::string room = repeated("─", kRoom);
    lines_.push_back(fill("", kWater) +
                     hull(std::string(left) + repeated("─", kDeck) + "┼" + room +
                          std::string(middle) + room + "┼" + repeated("─", kDeck) + "┤"));
  }

  const ShipScene& scene_;
  const Look& look_;
  Room room_;
  Lines lines_;
};

}  // namespace

Lines figures(const ShipScene& scene, Space x) {
  const View& v = scene.view;
  Lines parts;
  std::string seats;
  for (std::size_t i = 0; i < v.players; ++i)
    if (v.seats[i].space == x) seats += name(seat(i));
  if (!seats.empty()) parts.push_back(seats);
  if (const int n = v.deep_ones[index(x)]; n > 0) parts.push_back("*" + std::to_string(n));
  if (v.hydra == x) parts.push_back(scene.words.text("cli.ship.hydra"));
  if (v.dagon == x) parts.push_back(scene.words.text("cli.ship.dagon"));
  if (unfathomable::is_deck(x))
    if (const int n = v.passengers[unfathomable::deck_index(x)]; n > 0)
      parts.push_back("p" + std::to_string(n));
  if (unfathomable::is_room(x))
    if (const Damage d = v.damage[unfathomable::room_index(x)]; d != Damage::none)
      parts.push_back(damage_mark(d, scene.words));
  return parts;
}

Lines plan(const ShipScene& scene, const Look& look, Room room) {
  return Plan(scene, look, room).draw();
}

}  // namespace hadal::cli::ship

namespace hadal::cli {

Lines ship_plan(const ShipScene& scene, const Look& look) {
  return ship::plan(scene, look, ship::Room::wide);
}

}  // namespace hadal::cli
