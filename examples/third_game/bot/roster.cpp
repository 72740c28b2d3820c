// SPDX-License-Identifier: Apache-2.0
#include "search/roster.h"

#include <algorithm>

#include "examples/third_game/bot/guide.h"
#include "search/ismcts.h"
#include "search/random.h"

namespace hadal {
namespace {

using liars_dice::LiarsDice;

// Says what the merits say; no search.
class Careful final : public bots::Bot<LiarsDice> {
 public:
  liars_dice::Move choose(const liars_dice::State& world, Player me,
                          const liars_dice::MoveList& legal, Rng&) override {
    return *std::max_element(legal.begin(), legal.end(), [&](auto a, auto b) {
      return bots::DiceGuide::merit(world, me, a) < bots::DiceGuide::merit(world, me, b);
    });
  }
};

class DiceRoster final : public BotRosterOf<LiarsDice> {
 public:
  const std::vector<bots::BotName>& names() const override {
    static const std::vector<bots::BotName> all{
        {"random", "any legal move"},
        {"novice", "claims what is likely, calls what is not"},
        {"sailor", "searches"},
    };
    return all;
  }
  std::string_view stand_in() const override { return "sailor"; }

  std::unique_ptr<bots::Bot<LiarsDice>> seat(std::string_view name,
                                             std::string& why) const override {
    if (name == "random") return std::make_unique<bots::RandomBot<LiarsDice>>();
    if (name == "novice") return std::make_unique<Careful>();
    if (name == "sailor") {
      bots::SearchSettings settings;
      settings.iterations = 400;
      return std::make_unique<bots::Ismcts<LiarsDice, bots::DiceGuide>>(settings);
    }
    why = "there is no bot '" + std::string(name) + "'; there are: " + listed(names());
    return nullptr;
  }

  // As a spectator without a look under the cups would say it: the called claim was unlikely, a new
  // claim is likely.
  std::optional<Reason> why(const liars_dice::State& s, liars_dice::Move m) const override {
    if (m.verb == liars_dice::Verb::roll) return std::nullopt;
    const bool calls = m.verb == liars_dice::Verb::liar;
    const liars_dice::Claim claim = calls ? s.claim : liars_dice::Claim{m.a, m.b};
    const double chance = liars_dice::chance_of(s, Player::nobody, claim);
    const int percent = static_cast<int>(100 * chance);
    if (calls && chance < 0.5) return Reason{"liars_dice.why.unlikely", Player::nobody, percent};
    if (!calls && chance > 0.8) return Reason{"liars_dice.why.likely", Player::nobody, percent};
    return std::nullopt;
  }
};

}  // namespace

template <>
const BotRosterOf<LiarsDice>& roster<LiarsDice>() {
  static const DiceRoster all;
  return all;
}

template <>
const BotRoster& any_roster<LiarsDice>() {
  return roster<LiarsDice>();
}

}  // namespace hadal
