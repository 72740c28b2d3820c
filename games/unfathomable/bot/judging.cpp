// SPDX-License-Identifier: Apache-2.0
// A bot of Unfathomable as a judge: every answer is tried in worlds dealt by the beliefs of the
// seat, or in the true one; everybody plays on to the next turn but one, and the fitted chances say
// what became of the side of the seat.
#include <algorithm>

#include "games/unfathomable/bot/chances.h"
#include "games/unfathomable/bot/things.h"
#include "games/unfathomable/bot/voyager.h"
#include "search/contest.h"

namespace hadal::bots::voyage {
namespace {

float chance_to_win(const State& s, Player p) {
  if (s.ending != Ending::none) return outcome(s).won[index(p)] ? 1.0f : 0.0f;
  return chance_of(s, side_of(s, p));
}

// What would give a hidden traitor away: answers whose cost the policy does not dare; in a test all
// but the one that it would give, because who could have added a card decides, and no world says
// that.
void mark_risky(const Mind& mind, const MoveList& legal, Contest<Move>& contest) {
  if (!mind.hidden || mind.helps) return;
  std::array<float, 160> worth;  // NOLINT(cppcoreguidelines-pro-type-member-init): all are set
  worths(mind, legal, worth.data());
  const auto best = static_cast<std::size_t>(
      std::max_element(worth.begin(), worth.begin() + static_cast<std::ptrdiff_t>(legal.size())) -
      worth.begin());
  const bool in_test = mind.f.rule == Rule::contribute;
  for (std::size_t i = 0; i < legal.size(); ++i)
    contest.entrant(i).risky = i != best && (in_test || worth[i] < 0);
}

}  // namespace

std::vector<Judged<Move>> Voyager::judge(const Inquiry<Unfathomable>& inquiry, Rng& rng) {
  const Player me = inquiry.me;
  beliefs_.know(inquiry.world, me);
  const Suspicion suspicion = beliefs_.suspicion(me);
  const Mind mind(inquiry.world, me, suspicion, settings_.temper);
  Contest<Move> contest(inquiry.legal, inquiry.played);
  mark_risky(mind, inquiry.legal, contest);
  const Company company{suspicion, me, settings_.temper, settings_.temper};
  contest.run(static_cast<std::uint32_t>(settings_.lookahead.worlds),
              [&](const std::vector<std::size_t>& left) {
                State dealt = inquiry.world;
                if (inquiry.knowledge == Knowledge::seat) {
                  dealt = unfathomable::determinize(inquiry.world, me, rng);
                  beliefs_.deal(dealt, me, rng);
                }
                const Rng dice(rng.next());
                for (const std::size_t i : left) {
                  State s = dealt;
                  Rng same = dice;
                  apply(s, contest.entrant(i).move);
                  play_on(s, settings_.lookahead.turns, company, same);
                  contest.entrant(i).add({chance_to_win(s, me), 0, ship_things(s, me)});
                }
              });
  return contest.judged(false);
}

std::optional<Standing> Voyager::appraise(const State& s, Rng& rng) {
  constexpr int kTimes = 6;
  const Suspicion suspicion = beliefs_.suspicion(Player::nobody);
  const Company company{suspicion, Player::nobody, settings_.temper, settings_.temper};
  Standing standing;
  standing.goal = 0.0f;
  const int times = s.ending != Ending::none ? 1 : kTimes;
  for (int n = 0; n < times; ++n) {
    State t = s;
    play_on(t, 0, company, rng);
    *standing.goal += chance_of_arrival(t) / real(times);
    for (std::size_t i = 0; i < s.players; ++i)
      standing.chance[i] += chance_to_win(t, seat(i)) / real(times);
  }
  return standing;
}

}  // namespace hadal::bots::voyage
