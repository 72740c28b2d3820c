// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/bot/habits_fit.h"

#include <algorithm>
#include <cstdio>
#include <memory>
#include <vector>

#include "games/unfathomable/bot/events.h"
#include "games/unfathomable/bot/voyager.h"
#include "games/unfathomable/unfathomable.h"
#include "search/learning.h"

namespace hadal::bots::voyage {
namespace {

// Until distance 12 the Cultist plays like a human.
bool is_enemy(const State& s, Player p) {
  const Side side = side_of(s, p);
  return side == Side::hybrid || (side == Side::cultist && distance(s) >= kArrivalDistance);
}

struct Tally {
  std::array<std::array<double, kGrades>, kDeeds> deeds{};
  double added = 0;
  double opposing = 0;
};

class Counting {
 public:
  explicit Counting(const HabitsFitSettings& settings) : settings_(settings), rng_(settings.seed) {}

  void play(std::size_t players) {
    bots_.clear();
    for (std::size_t i = 0; i < players; ++i) {
      VoyagerSettings captain = level_settings("captain");
      captain.insight = Insight::none;
      captain.lookahead.worlds = settings_.worlds;
      captain.temper.timing = nullptr;
      captain.temper.reveal_turn = static_cast<int>(rng_.below(settings_.latest));
      bots_.push_back(std::make_unique<Voyager>(captain));
    }
    State s = Unfathomable::setup({.players = static_cast<std::uint8_t>(players)});
    while (to_move(s) != Player::nobody) {
      const State before = s;
      const Move m = to_move(s) == Player::chance
                         ? draw_chance(s, rng_)
                         : ask<Unfathomable>(*bots_[index(to_move(s))], s, rng_);
      apply(s, m);
      tell<Unfathomable>(bots_, before, m, s);
      ShipWitness::see(before, m, s, [&](const ShipEvent& event) { count(before, m, event); });
    }
  }

  Habits habits() const {
    Habits all;
    all.human = shares(tallies_[0]);
    all.traitor = shares(tallies_[1]);
    all.human_opposes = opposes(tallies_[0]);
    all.traitor_opposes = opposes(tallies_[1]);
    return all;
  }

 private:
  Tally& of(const State& s, Player p) { return tallies_[is_enemy(s, p) ? 1 : 0]; }
  void note(const State& s, Player p, Deed deed, std::size_t grade) {
    if (!s.at(p).revealed) of(s, p).deeds[static_cast<std::size_t>(deed)][grade] += 1;
  }

  void count(const State& s, Move m, const ShipEvent& event) {
    if (event.kind == ShipEvent::Kind::decision)
      note(s, event.who, Deed::decision, grade_of_cost(event.cost));
    if (event.kind == ShipEvent::Kind::action)
      note(s, event.who, Deed::action, grade_of_cost(event.cost));
    if (event.kind != ShipEvent::Kind::pile) return;
    for (std::size_t i = 0; i < s.players; ++i) {
      if (s.seats[i].revealed) continue;
      if (!event.in_brig[i] && event.pile.able[i] && event.pile.stakes >= kMatters)
        note(s, seat(i), Deed::share, grade_of_share(event.pile.added[i]));
      SkillSet added = s.seats[i].added;
      if (m.verb == Verb::contribute && s.stack.back().who == seat(i))
        added.add(static_cast<Card>(m.a));
      Tally& tally = of(s, seat(i));
      for (const Card c : added) {
        tally.added += added.count(c);
        if (!event.pile.helps.has(skill_of(c))) tally.opposing += added.count(c);
      }
    }
  }

  static std::array<std::array<float, kGrades>, kDeeds> shares(const Tally& tally) {
    std::array<std::array<float, kGrades>, kDeeds> rows{};
    for (std::size_t d = 0; d < kDeeds; ++d) {
      double all = 0;
      for (const double n : tally.deeds[d]) all += n + 1;
      for (std::size_t g = 0; g < kGrades; ++g)
        rows[d][g] = static_cast<float>((tally.deeds[d][g] + 1) / all);
    }
    return rows;
  }
  // Never nothing: people err.
  static float opposes(const Tally& tally) {
    return std::max(0.005f, static_cast<float>((tally.opposing + 1) / (tally.added + 2)));
  }

  const HabitsFitSettings& settings_;
  Rng rng_;
  std::vector<std::unique_ptr<ShipBot>> bots_;
  std::array<Tally, 2> tallies_;  // humans, traitors
};

std::string number(float x) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.4ff", static_cast<double>(x));
  return text.data();
}

std::string rows_text(const std::array<std::array<float, kGrades>, kDeeds>& rows) {
  std::string text = "    {{";
  for (std::size_t d = 0; d < kDeeds; ++d) {
    text += d > 0 ? ",\n      {" : "{";
    for (std::size_t g = 0; g < kGrades; ++g) text += (g > 0 ? ", " : "") + number(rows[d][g]);
    text += "}";
  }
  return text + "}},\n";
}

}  // namespace

Habits count_habits(const HabitsFitSettings& settings,
                    const std::function<void(double)>& progress) {
  Counting counting(settings);
  for (std::uint32_t g = 0; g < settings.games; ++g) {
    for (std::size_t players = 3; players <= kSeats; ++players) counting.play(players);
    if (g % 16 == 0) progress(1.0 * g / settings.games);
  }
  return counting.habits();
}

std::string habits_header(const Habits& habits, const std::string& command) {
  return header_of_weights(command, "games/unfathomable/bot/habits.h") +
         "namespace hadal::bots::voyage {\n\n// clang-format off\n"
         "inline constexpr Habits kCountedHabits{\n" +
         rows_text(habits.human) + rows_text(habits.traitor) + "    " +
         number(habits.human_opposes) + ", " + number(habits.traitor_opposes) +
         "};\n// clang-format on\n\n}  // namespace hadal::bots::voyage\n";
}

}  // namespace hadal::bots::voyage
