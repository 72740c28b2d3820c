// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/bot/stake.h"

#include "games/unfathomable/bot/places.h"
#include "games/unfathomable/bot/reading.h"
#include "games/unfathomable/cards/abilities.h"
#include "games/unfathomable/cards/action_steps.h"
#include "games/unfathomable/cards/mythos.h"
#include "games/unfathomable/cards/spells.h"
#include "games/unfathomable/cards/waypoints.h"

namespace hadal::bots::voyage {
namespace {

namespace aw = unfathomable::action_words;

// The frame that waits for the die.
const Frame* asker(const State& s) {
  for (std::size_t i = s.stack.size(); i-- > 1;)
    if (s.stack[i].rule == Rule::rolling) return &s.stack[i - 1];
  return nullptr;
}

const Program* program_of(const Frame& f) {
  switch (static_cast<Source>(f.extra)) {
    case Source::mythos: return &kMythosRows[f.arg].branches[f.count];
    case Source::spell: return &kSpellRows[f.arg].text;
    case Source::ability: return &kAbilityRows[f.arg].text;
    case Source::card: return &kCardRows[f.arg].text;
    case Source::consent: return &consent_program(f.arg);
    case Source::waypoint: break;
  }
  const WaypointRow& row = kWaypointRows[f.arg];
  return static_cast<Branch>(f.count) == Branch::other ? &row.other : &row.text;
}

}  // namespace

Stake::Stake(const Mind& mind) : die_(mind.s.die) {
  const Frame* f = asker(mind.s);
  if (f == nullptr) return;
  if (f->rule == Rule::effect) {
    read_effect(mind, *f);
    return;
  }
  float hit = 0;
  int needed = 9;
  if (f->rule == Rule::attacking) {
    needed = f->count;
    hit = f->arg >= kDeepOneIn ? enemy_worth(mind, static_cast<Space>(f->arg - kDeepOneIn))
                               : (mind.s.seats[f->arg].revealed ? 1.5f : mind.prices.defeat());
  } else if (f->rule == Rule::deep_one) {
    needed = 6;
    hit = mind.prices.defeat();
  }
  for (int n = needed; n <= 8; ++n) worth_[static_cast<std::size_t>(n)] = hit;
}

void Stake::read_effect(const Mind& mind, const Frame& f) {
  const Program& text = *program_of(f);
  if (f.step >= text.ops.size()) return;
  const Op& next = text.ops[f.step];
  const Reading reading(mind.prices, f.who);
  for (int n = 1; n <= 8; ++n) {
    float& worth = worth_[static_cast<std::size_t>(n)];
    const bool low = n + mind.s.paid <= 6;
    if (next.run == aw::run_judge_boiler) {
      worth = low ? mind.prices.dial(Resource::fuel, -1) : 0;
    } else if (next.run == aw::run_judge_chapel) {
      worth = low ? mind.prices.dial(Resource::sanity, -1) : 0;
    } else if (next.run == aw::run_judge_galley) {
      worth = n < mind.s.counted ? mind.prices.dial(Resource::food, -1) : 0;
    } else if (next.run == aw::run_judge_oath) {
      worth = n + mind.s.paid >= 7 ? 0.9f : 0;
    } else if (next.run == aw::run_judge_sacrifice) {
      worth = n >= 6 ? mind.prices.ritual(2) + 0.8f : 0;
    } else {
      worth = reading.rest_of(text, f.step, n);
    }
  }
}

float Stake::mean(int change) const {
  float sum = 0;
  for (int face = 1; face <= 8; ++face) sum += at(clamped(face + die_.change + change));
  return sum / 8;
}

}  // namespace hadal::bots::voyage
