// SPDX-License-Identifier: Apache-2.0
// The log as sentences. Events that differ only in their lists are told together; repeated events
// are told once.
#include <array>

#include "games/unfathomable/terminal/words.h"
#include "terminal/width.h"

namespace hadal::cli {
namespace {

using namespace unfathomable;  // NOLINT(google-build-using-namespace): its vocabulary, everywhere
using words::Argument;
using words::Arguments;
using words::Term;
using Values = std::vector<EventValue>;  // of one argument, in events that are told at once

bool is_list(const EventArgument& argument) { return argument.kind.ends_with('*'); }

bool are_told_at_once(const Event& a, const Event& b) {
  if (a.key != b.key || a.knows != b.knows) return false;
  const EventRow& row = kEventRows[a.key];
  bool any = false;
  for (std::size_t i = 0; i < row.count; ++i) {
    any = any || is_list(row.all[i]);
    if (!is_list(row.all[i]) && !(a.arguments[i] == b.arguments[i])) return false;
  }
  return any;
}

// "Will ×2, Lore"
std::string counted(const std::vector<std::string>& names) {
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const auto n = std::count(names.begin(), names.end(), names[i]);
    if (std::find(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(i), names[i]) ==
        names.begin() + static_cast<std::ptrdiff_t>(i))
      parts.push_back(n > 1 ? names[i] + " ×" + std::to_string(n) : names[i]);
  }
  return joined(parts, ", ");
}

template <typename E>
Term term_of(EventValue value) {
  return Term{word_key(static_cast<E>(value.low))};
}

// The kinds whose things are simply called by their names.
struct Kind {
  std::string_view name;
  Term (*term)(EventValue);
};
constexpr std::array<Kind, 18> kKinds{{
    {"skill", term_of<Skill>},
    {"title", term_of<Card>},
    {"resource", term_of<Resource>},
    {"space", term_of<Space>},
    {"character", term_of<Character>},
    {"item", term_of<Item>},
    {"spell", term_of<Spell>},
    {"waypoint", term_of<Waypoint>},
    {"mythos", term_of<Mythos>},
    {"ability", term_of<Ability>},
    {"damage", term_of<Damage>},
    {"loyalty", term_of<Loyalty>},
    {"passenger", term_of<Passenger>},
    {"monarch", term_of<Monarch>},
    {"activation", term_of<Activation>},
    {"track", term_of<Track>},
    {"pile", term_of<Pile>},
    {"kept", term_of<Kept>},
}};

Term step_of(Track track, EventValue value) {
  return Term{word_key(track) + "." + std::to_string(value.low)};
}

}  // namespace

// words: unfathomable.ending.*
Argument UnfathomableWords::argument(const EventArgument& which, EventValue value) const {
  std::string name(which.name);
  const auto n = static_cast<int>(value.low);
  if (which.kind == "number") return {name, static_cast<std::int64_t>(value.low)};
  if (which.kind == "change") return {name, signed_number(n)};
  if (which.kind == "seat") return {name, called(static_cast<Player>(value.low))};
  if (which.kind == "card") return {name, card_term(static_cast<Card>(value.low))};
  if (which.kind == "in") return {name, in_space(static_cast<Space>(value.low))};
  if (which.kind == "to") return {name, to_space(static_cast<Space>(value.low))};
  if (which.kind == "travel") return {name, step_of(Track::travel, value)};
  if (which.kind == "ritual") return {name, step_of(Track::ritual, value)};
  if (which.kind == "result") return {name, unfathomable::name(static_cast<Result>(value.low))};
  if (which.kind == "ending")
    return {name, Term{"unfathomable.ending." +
                       std::string(unfathomable::name(static_cast<Ending>(value.low)))}};
  if (which.kind == "pile_card") {
    const PileCard card = pile_card_of(value);
    return {name, Term{word_key(card.pile, card.card)}};
  }
  if (which.kind == "option") {
    const auto [card, is_first] = card_option_of(value);
    return {name, Term{word_key(card.pile, card.card) + (is_first ? ".top" : ".bottom")}};
  }
  for (const Kind& kind : kKinds)
    if (kind.name == which.kind) return {name, kind.term(value)};
  return {name, ""};
}

Argument UnfathomableWords::list(const EventArgument& which, const Values& values) const {
  const std::string label(which.name);
  std::vector<std::string> names;
  SkillSet together;
  for (const EventValue value : values) {
    if (which.kind == "card*") together += SkillSet::from_words(value.low, value.high);
    if (which.kind == "seat*")
      for (const Player p : Audience::from_word(static_cast<std::uint8_t>(value.low)))
        names.push_back(called(p));
    if (which.kind == "skill*")
      for (const Skill s : SkillMask::from_word(static_cast<std::uint8_t>(value.low)))
        names.push_back(name(s));
    if (which.kind == "pile_card*")
      names.push_back(pile_card(pile_card_of(value).pile, pile_card_of(value).card));
    if (which.kind == "loyalty*")
      for (std::size_t i = 0; i < kLoyalties; ++i)
        names.insert(names.end(), loyalties_of(value).counts[i], name(static_cast<Loyalty>(i)));
  }
  if (which.kind == "card*") return {label, cards(together)};
  return {label, counted(names)};
}

// words: unfathomable.log.*
std::string UnfathomableWords::sentence(const std::vector<Event>& at_once) const {
  const Event& first = at_once.front();
  const EventRow& row = kEventRows[first.key];
  Arguments arguments;
  for (std::size_t i = 0; i < row.count; ++i) {
    const EventArgument& which = row.all[i];
    if (which.secret && first.knows.empty()) continue;
    if (!is_list(which)) {
      arguments.push_back(argument(which, first.arguments[i]));
      continue;
    }
    Values values;
    for (const Event& e : at_once) values.push_back(e.arguments[i]);
    arguments.push_back(list(which, values));
  }
  return format("unfathomable.log." + hadal::key_of(first, row), arguments);
}

std::string UnfathomableWords::reason(const ShipEntry& e) const {
  Arguments arguments{{"player", called(e.who)}};
  if (is_seat(e.about)) arguments.emplace_back("about", called(e.about));
  return format(e.why, arguments);
}

std::vector<std::string> UnfathomableWords::told(const std::vector<ShipEntry>& log,
                                                 std::size_t from, Player viewer) const {
  std::vector<std::string> sentences;
  std::vector<Event> at_once;
  int times = 1;
  const auto say = [&](const std::string& sentence) {
    const std::string before = times > 1 ? " ×" + std::to_string(times) : "";
    if (!sentences.empty() && sentences.back() == sentence + before) {
      sentences.back() = sentence + " ×" + std::to_string(++times);
    } else {
      sentences.push_back(sentence);
      times = 1;
    }
  };
  const auto say_events = [&] {
    if (!at_once.empty()) say(sentence(at_once));
    at_once.clear();
  };
  for (std::size_t i = from; i < log.size(); ++i) {
    if (!log[i].why.empty()) {
      say_events();
      say(reason(log[i]));
      continue;
    }
    const Event& e = log[i].event;
    const std::optional<Event> seen = seen_by(e, kEventRows[e.key], viewer);
    if (!seen) continue;
    if (!at_once.empty() && !are_told_at_once(at_once.back(), *seen)) say_events();
    at_once.push_back(*seen);
  }
  say_events();
  return sentences;
}

}  // namespace hadal::cli
