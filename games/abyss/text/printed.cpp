// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/text/printed.h"

#include "games/abyss/cards/lords.h"
#include "games/abyss/rules/reward.h"
#include "games/abyss/rules/rules.h"
#include "games/abyss/text/names.h"

namespace hadal::abyss {
namespace {

Document printed(const LordCard& card) {
  return {{"guild", std::string(name(card.guild))},
          {"cost", card.cost},
          {"races", card.races},
          {"required", card.required == Race::none ? Document() : std::string(name(card.required))},
          {"influence", card.influence},
          {"keys", card.keys},
          {"power", card.lasts                      ? "lasting"
                    : card.when_entering != nullptr ? "once"
                                                    : "none"}};
}

}  // namespace

Document printed_cards() {
  Document lords = Document::Map{};
  for (const LordCard& card : kLordCards) lords.set(std::string(name(card.id)), printed(card));
  Document::List threat;
  for (const ThreatReward& space : kThreatTrack)
    threat.push_back({{"keys", space.keys}, {"choices", space.choices}});
  return {{"lords", lords},
          {"board", Document{{"threat", threat}, {"lords_that_end", kLordsThatEnd}}}};
}

}  // namespace hadal::abyss
