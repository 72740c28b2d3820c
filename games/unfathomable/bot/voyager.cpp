// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/bot/voyager.h"

#include "games/unfathomable/bot/explain.h"
#include "games/unfathomable/bot/prudence.h"

namespace hadal::bots::voyage {

Move Voyager::choose(const State& world, Player me, const MoveList& legal, Rng& rng) {
  me_ = me;
  explanation_ = explain(world, legal[0]);
  says_.reset();
  if (legal.size() == 1) return legal[0];
  beliefs_.know(world, me);
  const Suspicion suspicion = beliefs_.suspicion(me);
  const Mind mind(world, me, suspicion, settings_.temper);
  std::array<float, 160> worth;  // NOLINT(cppcoreguidelines-pro-type-member-init): all are set
  worths(mind, legal, worth.data());
  if (lookahead_.is_for(mind, legal)) lookahead_.look(mind, beliefs_, legal, worth.data(), rng);
  std::size_t best = legal.size();
  for (std::size_t i = 0; i < legal.size(); ++i) {
    if (settings_.misjudges > 0)
      worth[i] += settings_.misjudges * static_cast<float>(rng.below(1000)) / 1000;
    if (best < legal.size() && worth[i] <= worth[best]) continue;
    if (absurdity(mind, legal[i], legal) == Absurdity::none) best = i;
  }
  const Move m = legal[best < legal.size() ? best : 0];
  note_own(world, me, m);
  explanation_ = explain(world, m);
  // Only players who could react are asked, so speaking now would show what they hold.
  if (!Unfathomable::is_reaction(world)) says_ = talk_.speak(mind, beliefs_, m);
  return m;
}

void Voyager::hear(const Said& said) {
  beliefs_.hear(said);
  talk_.hear(said);
}

void Voyager::note_own(const State& s, Player me, Move m) {
  beliefs_.know(s, me);
  if (s.stack.back().rule != Rule::contribute) return;
  SkillSet added = s.at(me).added;
  if (m.verb == Verb::contribute) added.add(static_cast<Card>(m.a));
  beliefs_.added(added);
}

// What was believed is kept once a turn, and whenever a pile was turned over.
void Voyager::observe(const ShipEvent& event) {
  beliefs_.observe(event);
  if (!is_seat(me_)) return;
  const bool news = event.kind == ShipEvent::Kind::pile || event.kind == ShipEvent::Kind::cards;
  if (!news && !history_.empty() && history_.back().turn == event.turn) return;
  history_.push_back({event.turn, beliefs_.told(me_), beliefs_.prior(me_)});
}

}  // namespace hadal::bots::voyage
