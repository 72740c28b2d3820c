// SPDX-License-Identifier: Apache-2.0
#include "search/roster.h"

#include "games/abyss/bot/levels.h"
#include "games/abyss/bot/reasons.h"
#include "games/abyss/bot/scale.h"
#include "games/abyss/bot/things.h"

namespace hadal {
namespace {

using abyss::Abyss;

class AbyssRoster final : public BotRosterOf<Abyss> {
 public:
  const std::vector<bots::BotName>& names() const override { return bots::abyss_bot_names(); }
  std::vector<std::string> levels() const override {
    std::vector<std::string> all;
    for (const bots::BotName& bot : names())
      if (!bots::is_abyss_reference(bot.name)) all.emplace_back(bot.name);
    return all;
  }
  std::string_view stand_in() const override { return "sailor"; }
  std::string_view usual() const override { return "greedy"; }
  std::unique_ptr<bots::Bot<Abyss>> seat(std::string_view name, std::string& why) const override {
    return bots::make_abyss_bot(name, why);
  }
  std::string_view judge(bool thorough) const override {
    return thorough ? "master-2/iterations=8000/memory=perfect"
                    : "captain-2/iterations=800/memory=perfect";
  }
  bots::Scale scale(bool thorough) const override { return bots::abyss_scale(thorough); }
  std::vector<bots::Thing> things() const override {
    return {bots::kAbyssThings.begin(), bots::kAbyssThings.end()};
  }
  std::optional<Effort> effort(std::string_view name, std::string& why) const override {
    return bots::abyss_effort(name, why);
  }
  std::optional<Reason> why(const abyss::State& s, abyss::Move m) const override {
    return bots::abyss_reason(s, m);
  }
};

}  // namespace

template <>
const BotRosterOf<Abyss>& roster<Abyss>() {
  static const AbyssRoster all;
  return all;
}

template <>
const BotRoster& any_roster<Abyss>() {
  return roster<Abyss>();
}

}  // namespace hadal
