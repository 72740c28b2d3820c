// SPDX-License-Identifier: Apache-2.0
// What the rules make of what a viewer already knows. It is part of the view document, so no client
// needs rules of its own.
#pragma once

#include "games/unfathomable/cards/abilities.h"
#include "games/unfathomable/engine.h"
#include "games/unfathomable/text/asked.h"
#include "games/unfathomable/text/document_words.h"
#include "games/unfathomable/text/keys.h"
#include "games/unfathomable/text/notation.h"
#include "games/unfathomable/text/picks.h"
#include "games/unfathomable/text/printed.h"
#include "games/unfathomable/view.h"

namespace hadal::unfathomable {

// The cards of an open test, helping ones first: what each is worth, and the total with it.
// `chaos_size`: how many cards nobody at the table gave. `mine`: what the viewer's own are worth.
// `open_total`: what everybody's cards are worth that were added face up.
template <typename Out>
void write_test_aids(Out& out, const View& v) {
  const Test& t = v.test;
  int given = 0;
  int open_total = 0;
  for (const SeatView& seat : v.seats) {
    given += seat.added_size;
    open_total += worth_of(t, seat.added);
  }
  out.set("chaos_size", std::max(0, v.pile_size - given));
  out.set("mine", worth_of(t, v.added));
  out.set_if(t.open && !t.revealed, "open_total", open_total);
  out.set("verdict", t.revealed ? result_of(t, t.total) : t.result);
  int total = 0;
  out.set_if(t.revealed, "turned", each(turned_over(t), [&](auto& to, Card c) {
               total += worth_of(t, c);
               to.set("card", c);
               to.set("worth", worth_of(t, c));
               to.set("total", total);
             }));
}

// The ability that is being used; none when the question comes of something else.
inline std::optional<Ability> ability_of_question(const State& s) {
  for (std::size_t i = s.stack.size(); i-- > 0;) {
    const Frame& f = s.stack[i];
    if (f.rule != Rule::effect) continue;
    if (static_cast<Source>(f.extra) != Source::ability) break;
    return static_cast<Ability>(f.arg);
  }
  return std::nullopt;
}

// The sentence that asks, how many are still owed, and the ability that is being used.
template <typename Out>
void write_question_aids(Out& out, const State& s, const Frame& f) {
  write_asked(out, asked(s));
  out.set("count", f.count);
  const std::optional<Ability> ability = ability_of_question(s);
  out.set_if(ability.has_value(), "ability", ability.value_or(Ability{}));
}

// For a question that is answered with several cards, or decks, in one line: see Picks.
template <typename Out>
void write_picks(Out& out, const State& s, const View& v) {
  const bool asked = v.asked.who == v.viewer && is_seat(v.viewer);
  const std::optional<Picks> picks = asked ? picks_of(s) : std::nullopt;
  const Picks some = picks.value_or(Picks{});
  out.map_if(picks.has_value(), "picks", [&] {
    out.set("verb", some.verb);
    out.set_if(!some.of_decks(), "cards", list_names(some.cards));
    out.set_if(!some.of_decks(), "worth", some_by_name(some.cards, [&](Card c) {
      return v.asked.rule == Rule::contribute ? worth_of(v.test, c) : value_of(c);
    }));
    out.set_if(some.of_decks(), "decks",
               some_by_name(some.decks(), [&](Skill skill) { return some.limits[index(skill)]; }));
    out.set_if(v.asked.rule == Rule::contribute, "reach", reach_of(v.test, v.hand, some.most));
    out.set("most", some.most);
    out.set("exactly", some.exactly);
  });
}

inline bool runs(const State& s, Rule rule) {
  return std::any_of(s.stack.begin(), s.stack.end(),
                     [rule](const Frame& f) { return f.rule == rule; });
}

inline constexpr std::array<std::string_view, 5> kDeedNames{"attack", "passenger", "damage", "walk",
                                                            "stay"};
inline std::string_view name(DeepOneDeed deed) { return kDeedNames[index(deed)]; }
inline EnumNames enum_names(DeepOneDeed) { return {"DeepOneDeed", kDeedNames}; }

// Where Deep Ones will do what: one entry for those of a space that do the same.
struct DeedThere {
  Space in = Space::none;
  Deed what;
};
inline std::vector<DeedThere> deeds_of_all(const State& s) {
  std::vector<DeedThere> all;
  for (const Space x : kBoard)
    for (const Deed& what : deep_one_deeds(s, x)) all.push_back({x, what});
  return all;
}

template <typename Out>
void write_deeds(Out& out, const State& s) {
  out.set("deep_ones_do", each(deeds_of_all(s), [&s](auto& to, const DeedThere& deed) {
            to.set("in", deed.in);
            to.set("deed", deed.what.deed);
            to.set("n", deed.what.n);
            to.set("to", or_none(deed.what.to));
            to.set("whom", list_of<Player>([&](auto add) {
                     if (deed.what.deed != DeepOneDeed::attack) return;
                     for (std::size_t i = 0; i < s.players; ++i)
                       if (s.seats[i].space == deed.in && is_human(s.seats[i])) add(seat(i));
                   }));
          }));
}

// What the one who is asked can still make of the total.
template <typename Out>
void write_total_reach(Out& out, const State& s, const View& v) {
  const bool asked = v.asked.rule == Rule::after_total && v.asked.who == v.viewer;
  const TotalReach reach = asked ? total_reach(s, v.viewer) : TotalReach{};
  out.map_if(asked, "total_reach", [&] {
    out.set("lowest", reach.lowest);
    out.set("highest", reach.highest);
    out.set("decides", reach.decides);
  });
}

// The moves of the viewer; none: somebody else is asked.
inline MoveList moves_of_viewer(const State& s, const View& v) {
  MoveList list;
  if (v.asked.who == v.viewer && is_seat(v.viewer)) legal_moves(s, list);
  return list;
}

// The attacks that the one who is asked may choose.
inline std::vector<Aim> aims_of(const State& s, const View& v, const MoveList& legal) {
  std::vector<Aim> all;
  const Rule rule = v.asked.rule;
  if (rule != Rule::act && rule != Rule::rampage && rule != Rule::choose_target) return all;
  for (const Move m : legal)
    if (const std::optional<Aim> aim = aim_of(s, v.asked, m)) all.push_back(*aim);
  return all;
}

template <typename Out>
void write_aims(Out& out, const State& s, const View& v, const MoveList& legal) {
  const std::vector<Aim> aims = aims_of(s, v, legal);
  out.set_if(!aims.empty(), "aims", each(aims, [](auto& to, const Aim& aim) {
    to.set("move", text(aim.move));
    to.set("needs", aim.needs);
    to.set("bonus", aim.bonus);
    to.set("faces", aim.faces());
  }));
}

// What his choices do, where a card says it.
template <typename Out>
void write_explained(Out& out, const State& s, const MoveList& legal) {
  std::vector<std::pair<Move, std::string>> all;
  for (const Move m : legal)
    if (std::string key = explanation_key(s, m); !key.empty()) all.emplace_back(m, std::move(key));
  out.set_if(!all.empty(), "explained", each(all, [](auto& to, const auto& one) {
    to.set("move", text(one.first));
    to.set("key", one.second);
  }));
}

// `asked`: what is asked. `testing`, `rolling`: whether a test or a roll is going on,
// even below other questions. `crisis_card`: what the mythos card prints besides its texts.
template <typename Out>
void write_aids(Out& out, const State& s, const View& v) {
  out.map("asked", [&] { write_question_aids(out, s, v.asked); });
  write_picks(out, s, v);
  write_total_reach(out, s, v);
  const MoveList legal = moves_of_viewer(s, v);
  write_aims(out, s, v, legal);
  write_explained(out, s, legal);
  write_deeds(out, s);
  out.set("testing", runs(s, Rule::test));
  out.set("rolling", runs(s, Rule::rolling));
  out.map_if(v.crisis != Mythos::none, "crisis_card",
             [&] { write_printed(out, v.crisis == Mythos::none ? Mythos{} : v.crisis); });
}

}  // namespace hadal::unfathomable
