// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/terminal/screen_words.h"

#include <cstdlib>

#include "games/abyss/cards/passives.h"
#include "games/abyss/engine.h"
#include "games/abyss/rules/reward.h"
#include "games/abyss/rules/rules.h"
#include "games/abyss/text/names.h"
#include "games/abyss/text/notation.h"
#include "games/abyss/view.h"
#include "terminal/width.h"

namespace hadal::cli {
namespace {

using abyss::Card;
using abyss::Location;
using abyss::Lord;
using abyss::Move;
using abyss::Race;
using abyss::Rule;
using abyss::Verb;
using words::Arguments;
using words::Term;

// words: abyss.lord.* abyss.location.* abyss.race.* abyss.stack.* cli.guild.*
std::string key(std::string_view family, std::string_view name) {
  return std::string(family) + std::string(name);
}
Term lord_term(std::uint8_t l) { return Term{key("abyss.lord.", name(static_cast<Lord>(l)))}; }
Term place_term(std::uint8_t l) {
  return Term{key("abyss.location.", name(static_cast<Location>(l)))};
}
Term stack_term(std::uint8_t r) { return Term{key("abyss.stack.", name(static_cast<Race>(r)))}; }

std::string verb_name(Move m) {
  if (m.verb == Verb::key && m.a == abyss::kKeyTokenArg) return "key_token";
  return std::string(abyss::name(m.verb));
}

}  // namespace

std::string AbyssWords::lord(Lord l) const { return text(key("abyss.lord.", name(l))); }
std::string AbyssWords::location(Location l) const { return text(key("abyss.location.", name(l))); }
std::string AbyssWords::race(Race r) const { return text(key("abyss.race.", name(r))); }
std::string AbyssWords::letter(Race r) const {
  return text(key("abyss.race.", name(r)) + ".letter");
}
std::string AbyssWords::guild(abyss::Guild g) const { return text(key("cli.guild.", name(g))); }

Term AbyssWords::term(Card c) const {
  if (!is_ally(c)) return Term{"abyss.monster"};
  return {"abyss.ally",
          {{"race", Term{key("abyss.race.", name(race_of(c)))}}, {"value", value_of(c)}}};
}
std::string AbyssWords::ally(Card c) const { return catalogue_->text(term(c)); }
std::string AbyssWords::short_card(Card c) const {
  return is_ally(c) ? letter(race_of(c)) + std::to_string(value_of(c)) : "!";
}

Arguments AbyssWords::arguments_of(Move m) const {
  switch (m.verb) {
    case Verb::council:
    case Verb::clear: return {{"stack", stack_term(m.a)}};
    case Verb::recruit:
    case Verb::replace:
    case Verb::disable:
    case Verb::bribe:
    case Verb::lord: return {{"lord", lord_term(m.a)}};
    case Verb::key:
      if (m.a == abyss::kKeyTokenArg) return {};
      return {{"lord", lord_term(m.a)}};
    case Verb::pay:
    case Verb::affiliate:
    case Verb::sell:
    case Verb::discard: return {{"ally", term(static_cast<Card>(m.a))}};
    case Verb::reveal: return {{"card", term(static_cast<Card>(m.a))}};
    case Verb::reward: {
      const abyss::ThreatReward r = abyss::threat_reward(m.a);
      return {{"keys", r.keys}, {"pearls", r.choices - m.b}, {"monsters", m.b}};
    }
    case Verb::betray: return {{"own", lord_term(m.a)}, {"court", lord_term(m.b)}};
    case Verb::scheme: return {{"own", lord_term(m.a)}};
    case Verb::swap: return {{"mine", place_term(m.a)}, {"available", place_term(m.b)}};
    case Verb::claim:
    case Verb::exchange:
    case Verb::location: return {{"location", place_term(m.a)}};
    case Verb::draw: return {{"n", m.a}};
    default: return {};
  }
}

// words: abyss.move.*
std::string AbyssWords::choice(Move m) const {
  Arguments arguments = arguments_of(m);
  if (m.verb == Verb::hunt) arguments.emplace_back("player", called(seat(m.a)));
  return format("abyss.move." + verb_name(m), arguments);
}

// words: abyss.ask.*
std::string AbyssWords::question(const abyss::State& world) const {
  if (world.stack.empty()) return text("abyss.log.over");
  const abyss::Frame& f = world.stack.back();
  Arguments arguments;
  std::string rule(abyss::name(f.rule));
  switch (f.rule) {
    case Rule::offer:
      arguments = {{"card", term(world.row.back())}, {"price", abyss::price(world)}};
      break;
    case Rule::decide:
      if (is_ally(world.row.back())) {
        arguments = {{"card", term(world.row.back())}};
      } else {
        rule = "decide_monster";
      }
      break;
    case Rule::pay: {
      const abyss::Bill bill = bill_for(world, f.who, static_cast<Lord>(f.arg));
      arguments = {{"lord", lord_term(f.arg)}, {"cost", bill.cost}, {"races", bill.races}};
      break;
    }
    case Rule::discard:
    case Rule::martial_law: arguments = {{"n", f.count}}; break;
    case Rule::corruptor:
      if (const int missing = abyss::kBribe - world.at(f.who).pearls; missing > 0) {
        rule = "corruptor_short";
        arguments = {{"n", missing}};
      }
      break;
    case Rule::assassin: arguments = {{"player", called(seat(f.arg))}}; break;
    default: break;
  }
  return format("abyss.ask." + rule, arguments);
}

// words: abyss.log.*
std::string AbyssWords::move_sentence(const LogEntry& e, Player viewer) const {
  Arguments arguments = arguments_of(e.move);
  std::string verb = verb_name(e.move);
  if (is_seat(e.who)) arguments.emplace_back("player", called(e.who));
  switch (e.move.verb) {
    case Verb::hunt: arguments.emplace_back("victim", called(seat(e.move.a))); break;
    case Verb::buy:
      arguments.emplace_back("card", term(e.card));
      arguments.emplace_back("price", e.pearls);
      break;
    case Verb::take: arguments.emplace_back("card", term(e.card)); break;
    case Verb::token:
      if (e.knows.has(viewer)) {
        arguments.emplace_back("value", abyss::token_value(e.move.a));
      } else {
        verb = "token_hidden";
      }
      break;
    default: break;
  }
  return format("abyss.log." + verb, arguments);
}

std::string AbyssWords::sentence(const LogEntry& e, Player viewer) const {
  if (e.kind == LogEntry::Kind::over) return text("abyss.log.over");
  if (e.kind == LogEntry::Kind::pearls)
    return format(e.pearls > 0 ? "cli.log.pearls" : "cli.log.pearls_lost",
                  {{"player", called(e.who)}, {"n", std::abs(e.pearls)}});
  if (e.kind == LogEntry::Kind::last_round)
    return format("abyss.log.last_round", {{"player", called(e.who)}});
  std::string out;
  if (e.kind == LogEntry::Kind::paid) {
    std::vector<std::string> allies;
    for (const Card c : e.paid)
      for (int i = 0; i < e.paid.count(c); ++i) allies.push_back(short_card(c));
    out = format("cli.log.recruit", {{"player", called(e.who)},
                                     {"lord", lord_term(e.move.a)},
                                     {"allies", joined(allies, " ")},
                                     {"pearls", e.pearls}});
  } else {
    out = move_sentence(e, viewer);
  }
  return e.forced ? format("cli.log.forced", {{"sentence", out}}) : out;
}

std::string AbyssWords::dealt(const LogEntry& e) const {
  switch (e.move.verb) {
    case Verb::lord: return lord(static_cast<Lord>(e.move.a));
    case Verb::location: return location(static_cast<Location>(e.move.a));
    default: return catalogue_->text(term(static_cast<Card>(e.move.a)));
  }
}

LogEntry entry_of(const abyss::State& before, Move m) {
  LogEntry e;
  e.who = abyss::to_move(before);
  e.move = m;
  const abyss::Frame& f = before.stack.back();
  if (m.verb == Verb::first) e.who = seat(m.a);
  if (m.verb == Verb::token) {
    e.who = f.rule == Rule::steal_token ? static_cast<Player>(f.step) : seat(f.arg);
    for (std::size_t i = 0; i < before.players; ++i)
      if (seen_by(before, m, seat(i)).a != abyss::kHiddenToken) e.knows.add(seat(i));
  }
  if (m.verb == Verb::buy || m.verb == Verb::take) e.card = before.row.back();
  if (m.verb == Verb::buy) e.pearls = abyss::price(before);
  if (m.verb == Verb::done) {
    e.kind = LogEntry::Kind::paid;
    e.move = {Verb::recruit, f.arg};
    e.paid = before.paid;
    const int cost = bill_for(before, f.who, static_cast<Lord>(f.arg)).cost;
    e.pearls = std::max(0, cost - before.paid.value());
  }
  return e;
}

}  // namespace hadal::cli
