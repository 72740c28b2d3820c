// SPDX-License-Identifier: Apache-2.0
// The turn, in the rulebook's order, and the end of the game.
#include "games/abyss/cards/passives.h"
#include "games/abyss/cards/powers.h"
#include "games/abyss/events.h"
#include "games/abyss/rules/rules.h"
#include "games/abyss/score.h"

namespace hadal::abyss {

// [ABY-END-6] Everybody affiliates the lowest ally of each race in hand; the rest is discarded.
void affiliate_for_the_last_time(State& s) {
  for (std::size_t i = 0; i < s.players; ++i) {
    Seat& seat = s.seats[i];
    AllySet stay;
    for (const Race r : seat.hand.races()) stay.add(seat.hand.of(r).front());
    seat.affiliated += stay;
    seat.hand -= stay;
    if (!stay.empty()) tell<Told::last_affiliation>(hadal::seat(i), stay);
    s.discard += seat.hand;
    seat.hand = {};
    seat.known = {};
  }
}

namespace turn {
namespace {

constexpr int kMartialLimit = 12;
constexpr int kLastTurn = 400;  // a real game has 40 to 120 turns

// [ABY-TURN-1] Prices and once-per-turn powers are reset, and the Landlord pays.
void begin(State& s, Player me) {
  tell<Told::turn>(me);
  s.active = me;
  ++s.turn;
  s.bought = {};
  s.used = {};
  s.recruited = false;
  earn_income(s, me);
}

void plot_and_act(State& s, Player me) { s.stack.push_back({.rule = Rule::act, .who = me}); }

// [ABY-CRT-1] The lords that are left slide away from the deck.
void slide_court(State& s) {
  std::size_t to = kCourtSpaces;
  for (std::size_t from = kCourtSpaces; from-- > 0;)
    if (s.court[from] != Lord::none) std::swap(s.court[--to], s.court[from]);
}

// [ABY-CRT-2] [ABY-CRT-3] The court is filled after a recruitment that leaves two lords or fewer.
bool needs_lords(const State& s) { return s.recruited && court_size(s) <= 2; }
int missing_lords(const State& s) { return static_cast<int>(kCourtSpaces) - court_size(s); }

bool must_claim(const State& s, Player me) {
  return usable_keys(s, me) >= kKeysOfALocation &&
         !(s.available.empty() && s.location_deck.empty());
}

// [ABY-POW-5] If filling the court uses up the deck, no lord is left as a replacement afterwards.
void mind_the_deck(State& s, Player me) {
  if (needs_lords(s) && s.lord_deck.size() <= missing_lords(s) && powers::can_replace(s, me))
    s.stack.push_back({.rule = Rule::moment, .who = me});
}

// [ABY-CRT-3] With two or fewer left: two pearls, and all empty spaces are filled.
// [ABY-CRT-4] Once, after all powers of the turn's recruitments.
void look_after_court(State& s, Player me) {
  if (s.recruited) slide_court(s);
  if (!needs_lords(s)) return;
  gain_pearls(s.at(me), 2);
  tell<Told::pearls_court>(me, 2);
  // [ABY-POW-5] New lords came, and the owner of a power may go under a location now.
  if (must_claim(s, me) && powers::any_usable(s, me))
    s.stack.push_back({.rule = Rule::moment, .who = me});
  const int missing = missing_lords(s);
  const int dealt = std::min(missing, s.lord_deck.size());
  s.refill_fell_short = dealt < missing;  // [ABY-CRT-5] [ABY-END-2]
  if (s.refill_fell_short) tell<Told::court_short>(dealt);
  if (dealt > 0)
    s.stack.push_back({.rule = Rule::deal_lord,
                       .who = Player::chance,
                       .arg = kDealToFarthest,
                       .count = static_cast<std::uint8_t>(dealt)});
}

// [ABY-LOC-2] As long as there are three keys and a tile to be had, a location must be controlled.
void claim_locations(State& s, Player me) {
  if (!must_claim(s, me)) return;
  --s.stack.back().step;  // come back here
  s.stack.push_back({.rule = Rule::claim, .who = me, .arg = static_cast<std::uint8_t>(Lord::none)});
}

void last_powers(State& s, Player me) { s.stack.push_back({.rule = Rule::end_turn, .who = me}); }

// [ABY-L-COMMANDER] The limit is checked when the player's own turn ends.  [ABY-OWN-D4]
void keep_hand_limit(State& s, Player me) {
  if (has_hand_limit(s, me)) ask_to_discard(s, me, s.at(me).hand.size() - kCommandersLimit);
}

// [ABY-OWN-D14] An option: what is above twelve allies is discarded or paid for.
void keep_martial_law(State& s, Player me) {
  if (!s.options.has(Option::martial_law)) return;
  const int surplus = s.at(me).hand.size() - kMartialLimit;
  if (surplus <= 0) return;
  s.stack.push_back(
      {.rule = Rule::martial_law, .who = me, .count = static_cast<std::uint8_t>(surplus)});
}

// [ABY-END-7] Points are counted, but only if somebody listens.
void tell_scores(const State& s) {
  if (!anybody_listens()) return;
  tell<Told::over>();
  const Outcome end = outcome(s);
  Audience winners;
  int most = 0;
  for (std::size_t i = 0; i < s.players; ++i) {
    const Points p = points(s, seat(i));
    tell<Told::scored>(seat(i), p.locations, p.lords, p.allies, p.monsters, p.total());
    most = std::max(most, p.total());
    if (end.won[i]) winners.add(seat(i));
  }
  if (winners.size() == 1) return tell<Told::won>(*winners.begin(), most);
  tell<Told::shared>(winners, most);
}

// [ABY-OWN-D6]
bool lacks_lords(const State& s) {
  return s.refill_fell_short ||
         (s.options.has(Option::end_on_empty_lord_deck) && s.lord_deck.empty() &&
          court_size(s) < static_cast<int>(kCourtSpaces));
}

// [ABY-END-1] [ABY-END-2] [ABY-OWN-18]
bool brings_the_end(const State& s, Player me) {
  if (s.at(me).lords.size() >= kLordsThatEnd) {
    tell<Told::last_round_lords>(me, s.at(me).lords.size());
  } else if (lacks_lords(s)) {
    tell<Told::last_round_court>(me);
  } else if (s.turn >= kLastTurn) {
    tell<Told::last_round_turns>(me, s.turn);
  } else {
    return false;
  }
  return true;
}

// [ABY-END-3] Everybody else has one more turn. [ABY-END-5] An extra turn is played first.
void pass_the_turn(State& s, Player me) {
  if (s.ender == Player::nobody && brings_the_end(s, me)) s.ender = me;
  const Player next = s.extra_turn ? me : after(s, me);
  s.stack.pop_back();
  if (next == s.ender && !s.extra_turn) {
    affiliate_for_the_last_time(s);
    return tell_scores(s);
  }
  if (s.extra_turn) tell<Told::bonus_turn>(me);
  s.extra_turn = false;
  s.stack.push_back({.rule = Rule::turn, .who = next});
}

// [ABY-TURN-1] The sequence of play.
constexpr Step kSteps[] = {
    begin,       plot_and_act,    mind_the_deck,    look_after_court, claim_locations,
    last_powers, keep_hand_limit, keep_martial_law, pass_the_turn,
};

}  // namespace
}  // namespace turn

void run_step(State& s) {
  Frame& f = s.stack.back();
  if (f.rule == Rule::turn) {
    const std::size_t depth = s.stack.size();
    do turn::kSteps[f.step++](s, f.who);
    while (s.stack.size() == depth);  // nobody is asked, and it is not over
    return;
  }
  const Rule rule = s.stack.pop_back().rule;
  if (rule == Rule::next_card) return reveal_next(s);
  s.stack.push_back({.rule = Rule::turn, .who = s.active});  // start_play
}

namespace moment {

// [ABY-POW-5] Where nothing else is asked, but the end of the turn would be too late.
void moves(const State& s, const Frame& f, MoveList& out) {
  powers::moves(s, f.who, out);
  out.push_back({Verb::pass});
}

void apply(State& s, Frame f, Move m) { powers::use(s, f, m); }

}  // namespace moment

namespace end_turn {

void moves(const State& s, const Frame& f, MoveList& out) {
  powers::moves(s, f.who, out);
  out.push_back({Verb::end});
}

void apply(State& s, Frame f, Move m) { powers::use(s, f, m); }

}  // namespace end_turn

namespace martial_law {

// Pearls first (step 0), then allies in the canonical order.
void moves(const State& s, const Frame& f, MoveList& out) {
  discard::moves(s, f, out);
  if (f.step == 0 && s.at(f.who).pearls > 0) out.push_back({Verb::ransom});
}

void apply(State& s, Frame f, Move m) {
  if (m.verb == Verb::discard) {
    f.step = 1;
    return discard::apply(s, f, m);
  }
  pay_pearls(s.at(f.who), 1);
  tell<Told::ransomed>(f.who, 1);
  if (--f.count > 0) s.stack.push_back(f);
}

}  // namespace martial_law
}  // namespace hadal::abyss
