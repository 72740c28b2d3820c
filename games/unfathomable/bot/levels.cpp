// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/bot/levels.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "games/unfathomable/bot/timing.h"
#include "games/unfathomable/bot/two_minds.h"
#include "games/unfathomable/bot/voyager.h"
#include "search/random.h"

namespace hadal::bots {
namespace {

using unfathomable::Unfathomable;
using voyage::Insight;
using voyage::LookaheadSettings;
using voyage::Voyager;
using voyage::VoyagerSettings;

// The suspicion at which a traitor gives up hiding. Beginners hide to the last; but a player whom
// the others watch can do little harm, while a revealed traitor acts twice a turn and draws no
// crisis.
constexpr float kHidesToTheLast = 0.85f;
constexpr float kHidesWhileItPays = 0.6f;

// Captains and masters do as a hidden traitor what people do: they waste actions, keep their cards
// and decide badly, as long as one answer costs the ship no more than this, in points.
constexpr float kBold = 3;

}  // namespace

VoyagerSettings voyage::level_settings(std::string_view name) {
  VoyagerSettings settings;
  settings.temper.reveal_at = kHidesToTheLast;
  if (name == "novice") {
    settings.misjudges = 0.9f;
    settings.temper.nerve = 0.05f;  // a timid traitor, who helps and hardly dares to spoil a test
    settings.temper.poison = 2.5f;
  } else if (name == "sailor") {
    settings.insight = Insight::piles;
  } else if (name == "captain") {
    settings.insight = Insight::full;
    settings.lookahead.worlds = 150;
    settings.lookahead.judge = voyage::Judge::chances;
    settings.lookahead.tests = true;
    settings.temper.nerve = kBold;
    settings.temper.timing = &voyage::kTiming;
  } else if (name == "captain-1") {  // of the first version
    settings.insight = Insight::full;
    settings.lookahead.worlds = 300;
    settings.temper.reveal_at = kHidesWhileItPays;
  } else if (name == "master") {
    settings.insight = Insight::full;
    settings.lookahead.worlds = 400;
    settings.lookahead.answers = 8;
    settings.lookahead.judge = voyage::Judge::chances;
    settings.lookahead.tests = true;
    settings.temper.nerve = kBold;
    settings.temper.timing = &voyage::kTiming;
  }
  return settings;
}

namespace {

bool is_bot(std::string_view name) {
  const auto& names = ship_bot_names();
  return std::any_of(names.begin(), names.end(), [&](const BotName& b) { return b.name == name; });
}

// What may follow a name, and how great its number may be.
struct Setting {
  std::string_view key;
  int most;
  void (*set)(VoyagerSettings&, int);
};
constexpr std::array kSettings{
    Setting{"worlds", 100'000, [](VoyagerSettings& s, int n) { s.lookahead.worlds = n; }},
    Setting{"turns", 100, [](VoyagerSettings& s, int n) { s.lookahead.turns = n; }},
    Setting{"chances", 1,
            [](VoyagerSettings& s, int n) {
              s.lookahead.judge = n == 1 ? voyage::Judge::chances : voyage::Judge::standing;
            }},
    Setting{"tests", 1, [](VoyagerSettings& s, int n) { s.lookahead.tests = n == 1; }},
    // A yardstick: a Hybrid reveals from this turn on; 999: never.
    Setting{"reveal", 999,
            [](VoyagerSettings& s, int n) {
              s.temper.reveal_turn = n;
              s.temper.timing = nullptr;
            }},
    // In hundredths of a point.
    Setting{"nerve", 999,
            [](VoyagerSettings& s, int n) { s.temper.nerve = static_cast<float>(n) / 100; }},
    Setting{"brig", 100,
            [](VoyagerSettings& s, int n) { s.temper.brig_at = static_cast<float>(n) / 100; }},
};

// Reads a text such as `worlds=30`; false if there is no such setting.
bool change(VoyagerSettings& settings, std::string_view text) {
  const std::size_t equals = std::min(text.find('='), text.size());
  const std::string_view number = text.substr(std::min(equals + 1, text.size()));
  int n = -1;
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), n);
  if (error != std::errc{} || end != number.data() + number.size()) return false;
  for (const Setting& setting : kSettings) {
    if (setting.key != text.substr(0, equals)) continue;
    if (n < 0 || n > setting.most) return false;
    setting.set(settings, n);
    return true;
  }
  return false;
}

std::string setting_list() {
  std::string list;
  for (const Setting& setting : kSettings)
    list += (list.empty() ? "" : ", ") + std::string(setting.key) + "=N";
  return list;
}

}  // namespace

const std::vector<BotName>& ship_bot_names() {
  static const std::vector<BotName> names{
      {"random", "any legal move"},
      {"novice", "rules of thumb, with mistakes; suspects nobody"},
      {"greedy", "rules of thumb; suspects nobody"},
      {"sailor", "rules of thumb; watches the piles of cards"},
      {"captain", "uses everything it sees, and looks ahead"},
      {"captain-1", "captain of the first version, to measure others by"},
      {"master", "looks further ahead"},
  };
  return names;
}

namespace {

// A name with its settings; nothing, and in `why` a sentence, if there is no such bot or setting.
std::optional<VoyagerSettings> read_settings(std::string_view text, std::string& why) {
  const std::string_view name = level_of(text);
  if (!is_bot(name)) {
    why = "there is no bot '" + std::string(name) + "'; there are: " + listed(ship_bot_names());
    return std::nullopt;
  }
  VoyagerSettings settings = voyage::level_settings(name);
  text.remove_prefix(name.size());
  while (!text.empty()) {
    text.remove_prefix(1);
    const std::string_view one = text.substr(0, text.find('/'));
    if (!change(settings, one)) {
      why = "'" + std::string(one) + "' is not a bot setting; there are " + setting_list();
      return std::nullopt;
    }
    text.remove_prefix(one.size());
  }
  return settings;
}

std::unique_ptr<ShipBot> make_one(std::string_view text, std::string& why) {
  const std::optional<VoyagerSettings> settings = read_settings(text, why);
  if (!settings) return nullptr;
  if (level_of(text) == "random") return std::make_unique<RandomBot<Unfathomable>>();
  return std::make_unique<Voyager>(*settings);
}

}  // namespace

std::unique_ptr<ShipBot> make_ship_bot(std::string_view text, std::string& why) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return make_one(text, why);
  auto human = make_one(text.substr(0, colon), why);
  if (!human) return nullptr;
  auto traitor = make_one(text.substr(colon + 1), why);
  if (!traitor) return nullptr;
  return std::make_unique<voyage::TwoMinds>(std::move(human), std::move(traitor));
}

// A world costs what is played in it, the present turn and those after it.
std::optional<Effort> ship_effort(std::string_view text, std::string& why) {
  if (text.find(':') != std::string_view::npos) {
    why = "two bots for one seat are for the arena";
    return std::nullopt;
  }
  const std::optional<VoyagerSettings> settings = read_settings(text, why);
  if (!settings) return std::nullopt;
  const LookaheadSettings& ahead = settings->lookahead;
  const int cost = ahead.worlds * (ahead.turns + 1) / (LookaheadSettings{}.turns + 1);
  return Effort{static_cast<std::uint32_t>(std::max(1, cost)), {}, 1};
}

}  // namespace hadal::bots
