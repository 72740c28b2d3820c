// SPDX-License-Identifier: Apache-2.0
#include "bots/unfathomable/levels.h"

#include <algorithm>

#include "bots/random.h"
#include "bots/unfathomable/voyager.h"

namespace hadal::bots {
namespace {

using unfathomable::Unfathomable;
using voyage::Voyager;
using voyage::VoyagerSettings;

}  // namespace

const std::vector<BotName>& ship_bot_names() {
  static const std::vector<BotName> names{
      {"random", "any legal move"},
      {"novice", "knows the rules of thumb, misjudges, suspects nobody"},
      {"greedy", "the rules of thumb, suspects nobody"},
      {"sailor", "the rules of thumb, and an eye on the others"},
      {"captain", "weighs who may be a traitor, and thinks ahead where it pays"},
      {"master", "thinks ahead longer"},
  };
  return names;
}

std::string ship_bot_list() {
  std::string list;
  for (const BotName& bot : ship_bot_names())
    list += (list.empty() ? "" : ", ") + std::string(bot.name);
  return list;
}

std::unique_ptr<ShipBot> make_ship_bot(std::string_view text, std::string& why) {
  if (text == "random") return std::make_unique<RandomBot<Unfathomable>>();
  VoyagerSettings settings;
  if (text == "novice") settings.misjudges = 0.8f;
  const auto& names = ship_bot_names();
  if (std::none_of(names.begin(), names.end(), [&](const BotName& b) { return b.name == text; })) {
    why = "there is no bot '" + std::string(text) + "'; there are: " + ship_bot_list();
    return nullptr;
  }
  return std::make_unique<Voyager>(settings);
}

}  // namespace hadal::bots
