// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/text/asked.h"

#include "games/unfathomable/cards/purposes.h"
#include "games/unfathomable/engine.h"
#include "games/unfathomable/text/names.h"

namespace hadal::unfathomable {
namespace {

// What the numbers of a frame mean depends on the question.
void fill(Asked& asked, const State& s, const Frame& f, std::string_view purpose) {
  switch (f.rule) {
    case Rule::draw_from_set:
      if (purpose != "sick_bay") asked.n = f.count;  // [UNF-18-10] there it is always one
      if (f.step == 0) return;
      asked.named = f.step;  // [UNF-20-3] already named, or the only ones that can be
      asked.skill = static_cast<Skill>(f.arg);
      return;
    case Rule::draw_from_any:
    case Rule::act:
    case Rule::discard_cards:
    case Rule::pay_repair:
    case Rule::pay_passage:
    case Rule::rampage: asked.n = f.count; return;
    case Rule::after_roll: asked.n = s.die.result(); return;
    case Rule::decide:
    case Rule::mythos_drawn: asked.crisis = s.crisis; return;
    case Rule::choose_option: asked.waypoint = static_cast<Waypoint>(f.arg); return;
    case Rule::before_check:
    case Rule::contribute:
      asked.target = s.test.target;
      asked.skills = s.test.helps;
      return;
    case Rule::change_total:
    case Rule::after_total:
      asked.target = s.test.target;
      asked.total = s.test.total;
      return;
    case Rule::choose_seat:
    case Rule::would_be_defeated:
      if (const Player endangered = in_danger(s, f); is_seat(endangered)) asked.player = endangered;
      return;
    default: return;
  }
}

}  // namespace

Asked asked(const State& s) {
  Asked asked;
  asked.key = question(s);
  const std::string_view purpose = purpose_of(s);
  if (!purpose.empty()) asked.key.append(".").append(purpose);
  if (!s.stack.empty()) fill(asked, s, s.stack.back(), purpose);
  return asked;
}

}  // namespace hadal::unfathomable
