// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/bot/levels.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "games/abyss/bot/endgame.h"
#include "games/abyss/bot/greedy.h"
#include "games/abyss/bot/guide.h"
#include "games/abyss/bot/novice.h"
#include "games/abyss/bot/prudence.h"
#include "search/forgetful.h"
#include "search/ismcts.h"
#include "search/random.h"

namespace hadal::bots {
namespace {

using abyss::Abyss;
using std::chrono::microseconds;
using std::chrono::milliseconds;

constexpr std::uint32_t kNoEnd = 0xffffffffu;  // iterations: until the time is up

// The number of iterations decides how strong a level is, so a game can be repeated; the time limit
// is only for slow machines.
SearchSettings reference(std::uint32_t iterations, milliseconds limit) {
  SearchSettings settings;
  settings.iterations = iterations;
  settings.time = limit;
  settings.nodes = std::clamp(iterations * 8, 1u << 10, 1u << 16);
  return settings;
}

// Since the first version, untried moves are tried sooner and the policy has less of a say.
SearchSettings level(std::uint32_t iterations, milliseconds limit, Memory memory) {
  SearchSettings settings = reference(iterations, limit);
  settings.memory = memory;
  settings.bias = 0.1f;
  settings.first_play = 0;
  return settings;
}

SearchSettings settings_of(std::string_view name) {
  if (name == "sailor") return level(8, milliseconds(250), Memory::human);
  if (name == "captain") return level(42, milliseconds(250), Memory::human);
  if (name == "master") return level(2500, milliseconds(1900), Memory::human);
  if (name == "legend") return level(20000, milliseconds(1900), Memory::perfect);
  if (name == "captain-2") return level(50, milliseconds(250), Memory::human);
  if (name == "master-2") return level(3000, milliseconds(1900), Memory::human);
  if (name == "captain-1") return reference(50, milliseconds(250));
  if (name == "master-1") return reference(3000, milliseconds(1900));
  SearchSettings plain = reference(800, milliseconds(1900));
  plain.memory = Memory::human;
  plain.exploration = 0.7f;
  plain.bias = 0;
  return plain;
}

std::unique_ptr<AbyssBot> thinker(std::string_view name, const SearchSettings& settings) {
  if (name == "random") return std::make_unique<RandomBot<Abyss>>();
  if (name == "greedy") return std::make_unique<AbyssGreedy>();
  if (name == "plain") return std::make_unique<Ismcts<Abyss, UniformGuide<Abyss>>>(settings);
  if (name == "novice") return std::make_unique<Prudent>(std::make_unique<AbyssNovice>());
  if (is_abyss_reference(name))
    return std::make_unique<Prudent>(std::make_unique<Ismcts<Abyss, FirstAbyssGuide>>(settings));
  std::unique_ptr<AbyssBot> search = std::make_unique<Ismcts<Abyss, AbyssGuide>>(settings);
  if (name == "legend" && settings.memory == Memory::perfect)
    search = std::make_unique<Finisher>(std::move(search));
  return std::make_unique<Prudent>(std::move(search));
}

std::unique_ptr<AbyssBot> make(std::string_view name, const SearchSettings& settings) {
  std::unique_ptr<AbyssBot> bot = thinker(name, settings);
  if (settings.memory == Memory::perfect) return bot;
  return std::make_unique<Forgetful<Abyss>>(std::move(bot));
}

std::optional<std::uint32_t> number(std::string_view text, std::uint32_t most) {
  std::uint32_t n = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
  if (error != std::errc{} || end != text.data() + text.size() || n < 1 || n > most)
    return std::nullopt;
  return n;
}

// What is wrong with a setting; empty if it was understood.
std::string change(SearchSettings& settings, std::string_view text) {
  const std::size_t equals = std::min(text.find('='), text.size());
  const std::string_view key = text.substr(0, equals);
  const std::string_view value = text.substr(std::min(equals + 1, text.size()));
  if (key == "memory" && (value == "perfect" || value == "human")) {
    settings.memory = value == "human" ? Memory::human : Memory::perfect;
  } else if (const auto n = number(value, 1'000'000'000); key == "iterations" && n) {
    settings.iterations = *n;
    settings.nodes = std::clamp(std::min(*n, 1u << 16) * 8, 1u << 10, 1u << 18);
    settings.time = microseconds(0);
  } else if (const auto ms = number(value, 3'600'000); key == "ms" && ms) {
    settings.time = milliseconds(*ms);
    settings.iterations = kNoEnd;
    settings.nodes = 1u << 16;
  } else if (const auto threads = number(value, 256); key == "threads" && threads) {
    settings.threads = *threads;
  } else {
    return "'" + std::string(text) +
           "' is not a bot setting; there are iterations=N, ms=N, threads=N and "
           "memory=perfect or memory=human";
  }
  return {};
}

// A name with its settings; nothing, and in `why` a sentence, if there is no such bot or setting.
std::optional<SearchSettings> read_settings(std::string_view text, std::string& why) {
  const std::string_view name = level_of(text);
  const auto& names = abyss_bot_names();
  if (std::none_of(names.begin(), names.end(), [&](const BotName& b) { return b.name == name; })) {
    why = "there is no bot '" + std::string(name) + "'; there are: " + listed(names);
    return std::nullopt;
  }
  SearchSettings settings = settings_of(name);
  text.remove_prefix(name.size());
  while (!text.empty()) {
    text.remove_prefix(1);
    const std::string_view one = text.substr(0, text.find('/'));
    why = change(settings, one);
    if (!why.empty()) return std::nullopt;
    text.remove_prefix(one.size());
  }
  return settings;
}

}  // namespace

const std::vector<BotName>& abyss_bot_names() {
  static const std::vector<BotName> names{
      {"random", "any legal move"},
      {"plain", "search with random playouts, knows nothing about the game"},
      {"novice", "rules of thumb, with mistakes"},
      {"greedy", "rules of thumb, one move deep"},
      {"sailor", "a glance ahead, at once"},
      {"captain", "searches for a moment"},
      {"master", "searches longer"},
      {"legend", "searches much longer and remembers every card"},
      {"captain-1", "the captain of the first version, to measure others by"},
      {"master-1", "the master of the first version, to measure others by"},
      {"captain-2", "the captain of the second version, to measure others by"},
      {"master-2", "the master of the second version, to measure others by"},
  };
  return names;
}

bool is_abyss_reference(std::string_view name) { return name.find('-') != std::string_view::npos; }

std::unique_ptr<AbyssBot> make_abyss_bot(std::string_view text, std::string& why) {
  const std::optional<SearchSettings> settings = read_settings(text, why);
  return settings ? make(level_of(text), *settings) : nullptr;
}

std::optional<Effort> abyss_effort(std::string_view text, std::string& why) {
  const std::optional<SearchSettings> settings = read_settings(text, why);
  if (!settings) return std::nullopt;
  const bool ends_by_time = settings->iterations == kNoEnd;
  return Effort{ends_by_time ? 0 : settings->iterations,
                std::chrono::duration_cast<milliseconds>(settings->time), settings->threads};
}

}  // namespace hadal::bots
