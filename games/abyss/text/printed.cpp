// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/text/printed.h"

#include "games/abyss/cards/lords.h"
#include "games/abyss/rules/reward.h"
#include "games/abyss/rules/rules.h"
#include "games/abyss/text/names.h"
#include "games/abyss/text/notation.h"

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

// How each ally comes to be offered, by race and from the lowest: what an order to pass can match.
Document offers() {
  Document all = Document::Map{};
  for (std::size_t r = 0; r < kRaces; ++r) {
    Document::List texts;
    for (std::size_t kind = 0; kind < kAllyKinds; ++kind)
      if (index(race_of(static_cast<Card>(kind))) == r)
        texts.push_back(text({Verb::reveal, static_cast<std::uint8_t>(kind)}));
    all.set(std::string(kRaceNames[r]), std::move(texts));
  }
  return all;
}

}  // namespace

Document printed_cards() {
  Document lords = Document::Map{};
  for (const LordCard& card : kLordCards) lords.set(std::string(name(card.id)), printed(card));
  Document::List threat;
  for (const ThreatReward& space : kThreatTrack)
    threat.push_back({{"keys", space.keys}, {"choices", space.choices}});
  return {{"lords", lords},
          {"offers", offers()},
          {"board", Document{{"threat", threat}, {"lords_that_end", kLordsThatEnd}}}};
}

}  // namespace hadal::abyss
