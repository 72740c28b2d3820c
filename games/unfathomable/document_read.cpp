// SPDX-License-Identifier: Apache-2.0
// A position from a scenario's `given`: what is not named has its default.
#include "games/unfathomable/cards/characters.h"
#include "games/unfathomable/cards/passives.h"
#include "games/unfathomable/cards/waypoints.h"
#include "games/unfathomable/document.h"
#include "games/unfathomable/engine.h"
#include "games/unfathomable/names.h"
#include "games/unfathomable/rules/rules.h"

namespace hadal::unfathomable {
namespace {

using hadal::name;

template <Named E>
E known(const Document& d, const char* what) {
  if (const std::optional<E> e = parse_name<E>(d.text())) return *e;
  throw DocumentError(d, "'" + d.text() + "' is not " + what);
}

template <Named E>
E known_key(const std::string& key, const Document& at, const char* what) {
  Document d(key);
  d.line = at.line;
  return known<E>(d, what);
}

Player seat_named(const Document& d, std::size_t players) {
  const std::optional<Player> p = parse_player(d.text());
  if (!p) throw DocumentError(d, "'" + d.text() + "' is not a seat");
  if (*p != Player::nobody && index(*p) >= players)
    throw DocumentError(d, "seat " + name(*p) + " does not play");
  return *p;
}

std::uint8_t count(const Document& d, int high) {
  return byte(static_cast<int>(d.number_between(0, high)));
}

SkillSet cards_of(const Document& d) {
  SkillSet set;
  for (const Document& item : d.list()) {
    const std::optional<Card> c = parse_card(item.text());
    if (!c) throw DocumentError(item, "'" + item.text() + "' is not a skill card");
    if (set.count(*c) == kCopies[index(*c) % 5])
      throw DocumentError(item, "there are not so many of " + name(*c));
    set.add(*c);
  }
  return set;
}

// Takes named cards out of the decks; they are where the scenario says.
void take_skills(const Document& d, State& s, SkillSet set) {
  if (!s.skill_decks.contains(set)) throw DocumentError(d, "a skill card is named too often");
  s.skill_decks -= set;
}

void bound_by(SkillSet set, std::array<std::uint8_t, kSkills>& most) {
  for (std::size_t i = 0; i < kSkills; ++i) most[i] = byte(set.size(static_cast<Skill>(i)));
}

void read_loyalty(const Document& d, State& s, Player p) {
  bool open = s.at(p).revealed;
  for (const Document& item : d.list()) {
    const auto loyalty = known<Loyalty>(item, "a loyalty");
    const bool face_up = open && loyalty != Loyalty::human;
    if (face_up) open = false;
    s.loyalty.push_back({loyalty, p, face_up, face_up ? Seats::first(s.players) : Seats{p}});
  }
  if (open) throw DocumentError(d, "a revealed traitor needs a hybrid or cultist card");
}

// A seat that names its items has no others; all of them give back first, so that the order of the
// seats does not matter.
void give_items_back(State& s, Seat& seat) {
  for (const Item item : seat.items) s.items.rest.add(item);
  seat.items = {};
}

void read_items(const Document& d, State& s, Seat& seat) {
  for (const Document& one : d.list()) {
    const auto item = known<Item>(one, "an item");
    if (!s.items.rest.has(item)) throw DocumentError(one, "the item is named in two places");
    s.items.rest.remove(item);
    seat.items.add(item);
  }
}

void read_seat(const Document& d, State& s, Player p) {
  expect_keys(d, {"character", "space", "hand", "items", "improvement", "revealed", "feat",
                  "loyalty", "kept", "at_most"});
  Seat& seat = s.at(p);
  if (const auto* v = d.find("space")) seat.space = known<Space>(*v, "a space");
  if (const auto* v = d.find("hand")) {
    seat.hand = cards_of(*v);
    take_skills(*v, s, seat.hand);
    bound_by(seat.hand, seat.at_most);
  }
  if (const auto* v = d.find("at_most"))
    for (const auto& [key, n] : v->map())
      seat.at_most[index(known_key<Skill>(key, n, "a skill"))] = count(n, 21);
  if (const auto* v = d.find("items")) read_items(*v, s, seat);
  const ItemSet improvements = seat.items & kImprovements;
  seat.improvement = improvements.empty() ? Item::none : *improvements.begin();
  if (const auto* v = d.find("improvement")) seat.improvement = known<Item>(*v, "an item");
  if (const auto* v = d.find("revealed")) seat.revealed = v->yes();
  seat.has_feat = !seat.revealed;
  if (const auto* v = d.find("feat")) seat.has_feat = v->yes();
  if (const auto* v = d.find("kept"))
    for (const Document& one : v->list())
      s.kept[index(known<Kept>(one, "a card that can be kept"))] = p;
}

const Document* seat_entry(const Document& d, std::size_t i) {
  const Document* seats = d.find("seats");
  return seats == nullptr ? nullptr : seats->find(name(seat(i)));
}

// Named characters first; the others are the first that are free.
void read_characters(const Document& d, State& s) {
  CharacterSet free = CharacterSet::first(kCharacters);
  for (std::size_t i = 0; i < s.players; ++i) {
    const Document* entry = seat_entry(d, i);
    const Document* v = entry == nullptr ? nullptr : entry->find("character");
    if (v == nullptr) continue;
    const auto c = known<Character>(*v, "a character");
    if (!free.has(c)) throw DocumentError(*v, std::string(name(c)) + " plays twice");
    free.remove(c);
    seat_character(s, seat(i), c);
  }
  for (std::size_t i = 0; i < s.players; ++i) {
    if (s.seats[i].character != Character::none) continue;
    const Character c = *free.begin();
    free.remove(c);
    seat_character(s, seat(i), c);
  }
}

void read_seats(const Document& d, State& s) {
  for (std::size_t i = 0; i < s.players; ++i)
    if (const auto* entry = seat_entry(d, i); entry != nullptr && entry->find("items") != nullptr)
      give_items_back(s, s.seats[i]);
  if (const auto* v = d.find("seats"))
    for (const auto& [key, entry] : v->map()) {
      Document who(key);
      who.line = entry.line;
      read_seat(entry, s, seat_named(who, s.players));
    }
  const Document human = Document::List{Document("human")};
  for (std::size_t i = 0; i < s.players; ++i) {
    const Document* entry = seat_entry(d, i);
    const Document* v = entry == nullptr ? nullptr : entry->find("loyalty");
    read_loyalty(v == nullptr ? human : *v, s, seat(i));
  }
}

void read_monsters(const Document& d, State& s) {
  if (const auto* v = d.find("deep_ones")) {
    s.deep_ones = {};
    for (const auto& [key, n] : v->map())
      s.deep_ones[index(known_key<Space>(key, n, "a space"))] = count(n, kDeepOnes);
  }
  if (const auto* v = d.find("hydra")) s.hydra = known<Space>(*v, "a space");
  if (const auto* v = d.find("dagon")) s.dagon = known<Space>(*v, "a space");
  if (const auto* v = d.find("passengers")) {
    s.passengers = {};
    for (const auto& [key, n] : v->map()) {
      const auto x = known_key<Space>(key, n, "a space");
      if (!is_deck(x)) throw DocumentError(n, "passengers are on deck spaces");
      s.passengers[deck_index(x)] = count(n, kPassengers);
    }
  }
  if (const auto* v = d.find("passengers_lost"))
    for (const Document& one : v->list())
      --s.passenger_faces[index(known<Passenger>(one, "a face"))];
}

void read_damage(const Document& d, State& s) {
  if (const auto* v = d.find("damage"))
    for (const auto& [key, one] : v->map()) {
      const auto room = known_key<Space>(key, one, "a space");
      const auto card = known<Damage>(one, "a damage card");
      if (!is_room(room)) throw DocumentError(one, "only rooms can be damaged");
      s.damage[room_index(room)] = card;
      s.damage_deck.remove(card);
    }
  if (const auto* v = d.find("damage_removed"))
    for (const Document& one : v->list()) s.damage_deck.remove(known<Damage>(one, "a damage card"));
}

// The listed cards lie on top, the first one uppermost; a longer list replaces the whole deck's
// order from its end.
template <typename E, typename Deck>
void read_top(const Document& d, const char* key, Deck& deck) {
  const Document* v = d.find(key);
  if (v == nullptr) return;
  const Document::List& cards = v->list();
  if (cards.size() > 2) throw DocumentError(*v, "at most two cards can be given on top");
  for (std::size_t i = cards.size(); i-- > 0;) {
    const auto e = known<E>(cards[i], "a card of this deck");
    if (!deck.rest.has(e)) throw DocumentError(cards[i], "the card is not in the deck");
    deck.rest.remove(e);
    deck.top.push_back({e, {}});
  }
}

template <typename E, typename Deck>
void remove_from(const Document& d, const char* key, Deck& deck) {
  if (const auto* v = d.find(key))
    for (const Document& one : v->list()) deck.rest.remove(known<E>(one, "a card of this deck"));
}

void read_decks(const Document& d, State& s) {
  if (const auto* v = d.find("route"))
    for (const Document& one : v->list()) {
      const auto w = known<Waypoint>(one, "a waypoint");
      s.route.add(w);
      s.waypoints.rest.remove(w);
    }
  for (std::size_t i = 0; i < kKeptCards; ++i)
    if (s.kept[i] != Player::nobody) s.mythos.rest.remove(kKeptMythos[i]);
  if (const auto* v = d.find("mythos_discard"))
    for (const Document& one : v->list()) {
      const auto m = known<Mythos>(one, "a mythos card");
      s.mythos.rest.remove(m);
      s.mythos_discard.add(m);
    }
  remove_from<Spell>(d, "removed_spells", s.spells);
  remove_from<Item>(d, "removed_items", s.items);
  if (s.flesh_ward != Player::nobody) s.spells.rest.remove(Spell::flesh_ward);
  if (s.revelation != Player::nobody) s.spells.rest.remove(Spell::revelation_of_script);
  read_top<Mythos>(d, "mythos_top", s.mythos);
  read_top<Waypoint>(d, "waypoint_top", s.waypoints);
  read_top<Spell>(d, "spell_top", s.spells);
  read_top<Item>(d, "item_top", s.items);
}

// Two cards of value 1 of each skill, unless the scenario names others.
void read_chaos(const Document& d, State& s) {
  SkillSet chaos;
  if (const auto* v = d.find("discards")) {
    const SkillSet cards = cards_of(*v);
    take_skills(*v, s, cards);
    for (const Card c : cards)
      for (int i = 0; i < cards.count(c); ++i) to_discard_pile(s, c);
  }
  if (const auto* v = d.find("chaos")) {
    chaos = cards_of(*v);
  } else {
    for (std::size_t i = 0; i < kHumanSkills; ++i)
      for (int n = 0; n < 2; ++n)
        for (int value = 1; value <= 5; ++value) {
          const Card c = card(static_cast<Skill>(i), value);
          if (s.skill_decks.count(c) <= chaos.count(c)) continue;
          chaos.add(c);
          break;
        }
  }
  take_skills(d, s, chaos);
  s.chaos = chaos;
  bound_by(chaos, s.chaos_at_most);
}

// What is dealt need not be in the deck any more; the default is what set-up would leave.
void read_loyalty_deck(const Document& d, State& s) {
  if (const auto* v = d.find("loyalty_deck")) {
    s.loyalty_deck = {};
    for (const Document& one : v->list()) ++s.loyalty_deck[index(known<Loyalty>(one, "a loyalty"))];
    return;
  }
  if (s.awakened) s.loyalty_deck = {};
  for (const LoyaltyCard& card : s.loyalty)
    if (s.loyalty_deck[index(card.loyalty)] > 0) --s.loyalty_deck[index(card.loyalty)];
  while (s.loyalty_deck[0] + s.loyalty_deck[1] + s.loyalty_deck[2] > s.players) --s.loyalty_deck[0];
}

void read_titles(const Document& d, State& s) {
  s.captain = best_ranked(s, true, Player::nobody);
  s.keeper = best_ranked(s, false, Player::nobody);
  if (const auto* v = d.find("captain")) s.captain = seat_named(*v, s.players);
  if (const auto* v = d.find("keeper")) s.keeper = seat_named(*v, s.players);
}

void read_given(const Document& d, State& s) {
  expect_keys(d, {"turn",
                  "step",
                  "actions",
                  "turn_number",
                  "seats",
                  "captain",
                  "keeper",
                  "dials",
                  "travel",
                  "ritual",
                  "deep_ones",
                  "hydra",
                  "dagon",
                  "passengers",
                  "passengers_lost",
                  "damage",
                  "damage_removed",
                  "route",
                  "awakened",
                  "loyalty_deck",
                  "flesh_ward",
                  "revelation_of_script",
                  "chaos",
                  "discards",
                  "mythos_top",
                  "waypoint_top",
                  "spell_top",
                  "item_top",
                  "removed_spells",
                  "removed_items",
                  "mythos_discard",
                  "barricaded",
                  "used"});
  read_characters(d, s);
  read_seats(d, s);
  if (const auto* v = d.find("dials"))
    for (const auto& [key, n] : v->map())
      dial(s, known_key<Resource>(key, n, "a resource")) = count(n, kDialMax);
  if (const auto* v = d.find("travel")) s.travel = count(*v, kTrackEnd - 1);
  if (const auto* v = d.find("ritual")) s.ritual = count(*v, kTrackEnd - 1);
  read_monsters(d, s);
  read_damage(d, s);
  if (const auto* v = d.find("flesh_ward")) s.flesh_ward = seat_named(*v, s.players);
  if (const auto* v = d.find("revelation_of_script")) s.revelation = seat_named(*v, s.players);
  read_decks(d, s);
  read_chaos(d, s);
  s.awakened = distance(s) >= kAwakeningDistance;
  if (const auto* v = d.find("awakened")) s.awakened = v->yes();
  read_loyalty_deck(d, s);
  read_titles(d, s);
  if (const auto* v = d.find("barricaded")) s.barricaded = v->yes();
  if (const auto* v = d.find("used"))
    for (const Document& one : v->list()) s.used.add(known<Ability>(one, "an ability"));
}

// Where in the turn the position begins: the frame of the turn is past what is over.
void start(const Document& d, State& s) {
  if (const auto* v = d.find("turn")) s.current = s.first = seat_named(*v, s.players);
  s.turn = 1;
  if (const auto* v = d.find("turn_number"))
    s.turn = static_cast<std::uint16_t>(v->number_between(1, 300));
  const Document* step = d.find("step");
  const std::string where = step == nullptr ? "act" : step->text();
  const Document* actions = d.find("actions");
  const std::uint8_t left = actions == nullptr ? std::uint8_t{2} : count(*actions, 5);
  if (where == "start") {
    --s.turn;
    s.stack.push_back({.rule = Rule::turn, .who = s.current});
  } else if (where == "mythos" || (where == "act" && left == 0)) {
    s.stack.push_back({.rule = Rule::turn, .who = s.current, .step = 3});
  } else if (where == "act") {
    s.stack.push_back({.rule = Rule::turn, .who = s.current, .step = 3});
    s.stack.push_back(
        {.rule = Rule::act, .who = s.current, .count = left, .extra = byte(left == 2 ? 1 : 0)});
  } else {
    throw DocumentError(step == nullptr ? d : *step, "a turn is at start, act or mythos");
  }
}

}  // namespace

Options options_from(const Document& d) {
  Options options;
  for (const auto& [key, value] : d.map()) {
    if (key == "players") {
      options.players = byte(static_cast<int>(value.number_between(3, kSeats)));
    } else if (key == "variant") {
      options.variant = known<Variant>(value, "a variant");
    } else if (key == "difficulty") {
      options.difficulty = known<Difficulty>(value, "a difficulty");
    } else if (key == "characters") {
      options.characters = known<Casting>(value, "a way to get characters");
    } else {
      throw DocumentError(value, "Unfathomable has no option '" + key + "'");
    }
  }
  if (options.variant == Variant::no_cultist && options.players % 2 != 0)
    throw DocumentError(d, "the variant without Cultist is for 4 or 6");  // [UNF-3-4-1]
  return options;
}

State from_document(const Document& scenario) {
  Document chosen = Document::Map{};
  if (const auto* v = scenario.find("options")) chosen = *v;
  if (const auto* v = scenario.find("players")) chosen.set("players", *v);
  const Options options = options_from(chosen);
  const Document* given = scenario.find("given");
  if (given == nullptr) return setup(options);
  const Document nothing = Document::Map{};
  const Document& d = given->is_null() ? nothing : *given;
  State s;
  s.players = options.players;
  s.options = options;
  set_up_board(s);
  read_given(d, s);
  start(d, s);
  settle(s);
  if (const std::string reason = inconsistency(s); !reason.empty())
    throw DocumentError(*given, "this position is impossible: " + reason);
  return s;
}

}  // namespace hadal::unfathomable
