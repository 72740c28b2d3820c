// SPDX-License-Identifier: Apache-2.0
#include "search/roster.h"

#include "games/unfathomable/bot/advice.h"
#include "games/unfathomable/bot/explain.h"
#include "games/unfathomable/bot/levels.h"
#include "games/unfathomable/bot/scale.h"
#include "games/unfathomable/bot/things.h"

namespace hadal {
namespace {

using unfathomable::Unfathomable;

class ShipRoster final : public BotRosterOf<Unfathomable> {
 public:
  const std::vector<bots::BotName>& names() const override { return bots::ship_bot_names(); }
  std::vector<std::string> levels() const override {
    return {"random", "novice", "sailor", "captain", "master"};
  }
  std::string_view stand_in() const override { return "captain"; }
  std::string_view usual() const override { return "sailor"; }
  std::unique_ptr<bots::Bot<Unfathomable>> seat(std::string_view name,
                                                std::string& why) const override {
    return bots::make_ship_bot(name, why);
  }
  std::string_view judge(bool thorough) const override {
    return thorough ? "master/worlds=3000" : "captain/worlds=600";
  }
  bots::Scale scale(bool thorough) const override { return bots::ship_scale(thorough); }
  std::vector<bots::Thing> things() const override {
    return {bots::voyage::kShipThings.begin(), bots::voyage::kShipThings.end()};
  }
  bool is_turned_round(const bots::Thing& thing, const Table& table, Player p) const override {
    return bots::voyage::is_turned_round(thing, state_of<Unfathomable>(table), p);
  }
  std::vector<std::string> sides(const Table& table) const override {
    const unfathomable::State& s = state_of<Unfathomable>(table);
    std::vector<std::string> all;
    for (std::size_t i = 0; i < s.players; ++i)
      all.emplace_back(bots::voyage::name(bots::voyage::side_of(s, hadal::seat(i))));
    return all;
  }
  std::string abstention(const Table& table) const override {
    const unfathomable::State& s = state_of<Unfathomable>(table);
    const bool asks = !s.stack.empty() && s.stack.back().rule == unfathomable::Rule::contribute;
    return asks ? unfathomable::text({unfathomable::Verb::done}) : std::string();
  }
  std::optional<Effort> effort(std::string_view name, std::string& why) const override {
    return bots::ship_effort(name, why);
  }
  std::optional<Reason> why(const unfathomable::State& s, unfathomable::Move m) const override {
    const bots::Explanation said = bots::voyage::explain(s, m);
    if (said.key.empty()) return std::nullopt;
    return Reason{std::string(said.key), said.about, std::nullopt};
  }
  std::optional<Reason> advise(const unfathomable::State& s, unfathomable::Move m) const override {
    return bots::voyage::advise(s, m);
  }
};

}  // namespace

template <>
const BotRosterOf<Unfathomable>& roster<Unfathomable>() {
  static const ShipRoster all;
  return all;
}

template <>
const BotRoster& any_roster<Unfathomable>() {
  return roster<Unfathomable>();
}

}  // namespace hadal
