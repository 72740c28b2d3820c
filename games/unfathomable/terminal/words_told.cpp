// SPDX-License-Identifier: Apache-2.0
// The log as sentences: what belongs together is told at once.
#include "games/unfathomable/rules/rules.h"
#include "games/unfathomable/terminal/words.h"
#include "terminal/width.h"

namespace hadal::cli {

using unfathomable::Card;
using unfathomable::kHidden;
using unfathomable::kHiddenValue;
using unfathomable::Monarch;
using unfathomable::Move;
using unfathomable::Resource;
using unfathomable::Rule;
using unfathomable::Skill;
using unfathomable::SkillSet;
using unfathomable::Space;
using unfathomable::Track;
using unfathomable::Verb;
using words::Arguments;
using words::Term;

// Walks through a log; every function below tells some entries and leaves the rest.
class ShipTeller {
 public:
  ShipTeller(const UnfathomableWords& words, const std::vector<ShipEntry>& log, std::size_t from,
             Player viewer)
      : words_(words), log_(log), at_(from), viewer_(viewer) {}

  std::vector<std::string> tell() {
    while (at_ < log_.size()) {
      const ShipEntry& e = log_[at_];
      if (e.kind != ShipEntry::Kind::move) {
        e.kind == ShipEntry::Kind::treachery ? tell_treachery() : say(words_.event_sentence(e));
      } else if (is_waived(e)) {
        tell_passes();
      } else if (move(e).verb == Verb::skill && is_seat(e.who)) {
        tell_draws();
      } else if (e.rule == Rule::contribute) {
        tell_contribution();
      } else if (move(e).verb == Verb::discard && e.rule == Rule::discard_cards) {
        tell_discards();
      } else if (move(e).verb == Verb::chaos) {
        tell_chaos();
      } else if (move(e).verb == Verb::done) {
        ++at_;  // what was done has been told
      } else {
        say(words_.move_sentence(e, viewer_));
      }
    }
    return std::move(sentences_);
  }

 private:
  Move move(const ShipEntry& e) const { return e.seen[is_seat(viewer_) ? index(viewer_) : 0]; }
  bool is_waived(const ShipEntry& e) const {
    return move(e).verb == Verb::pass && unfathomable::is_window(e.rule);
  }
  bool goes_on(const ShipEntry& first) const {
    return at_ < log_.size() && log_[at_].kind == first.kind && log_[at_].who == first.who &&
           log_[at_].rule == first.rule;
  }
  void say(std::string sentence) {
    sentences_.push_back(std::move(sentence));
    ++at_;
  }
  void say_for(std::string_view key, const words::Arguments& arguments) {
    sentences_.push_back(words_.format(key, arguments));
  }

  void tell_passes() {
    std::vector<std::string> players;
    const Rule window = log_[at_].rule;
    for (; at_ < log_.size() && log_[at_].rule == window && is_waived(log_[at_]); ++at_)
      players.push_back(words_.called(log_[at_].who));
    say_for("cli.ship.log.pass", {{"n", players.size()}, {"players", joined(players, ", ")}});
  }

  void tell_treachery() {
    int n = 0;
    for (; at_ < log_.size() && log_[at_].kind == ShipEntry::Kind::treachery; ++at_) ++n;
    say_for("unfathomable.event.treachery_added", {{"n", n}});
  }

  void tell_chaos() {
    int n = 0;
    const ShipEntry& first = log_[at_];
    for (; goes_on(first); ++at_) ++n;
    say_for("cli.ship.log.chaos", {{"n", n}});
  }

  // Own cards by name, those of others by skill.
  void tell_draws() {
    const ShipEntry& first = log_[at_];
    SkillSet known;
    std::array<int, unfathomable::kSkills> hidden{};
    for (; goes_on(first); ++at_) {
      const Move m = move(log_[at_]);
      if (m.a < kHiddenValue) {
        known.add(static_cast<Card>(m.a));
      } else {
        ++hidden[static_cast<std::size_t>(m.a - kHiddenValue)];
      }
    }
    std::vector<std::string> parts;
    if (!known.empty()) parts.push_back(words_.cards(known));
    for (std::size_t i = 0; i < hidden.size(); ++i)
      if (hidden[i] > 0)
        parts.push_back(words_.name(static_cast<Skill>(i)) +
                        (hidden[i] > 1 ? " ×" + std::to_string(hidden[i]) : ""));
    say_for("cli.ship.log.draw",
            {{"player", words_.called(first.who)}, {"cards", joined(parts, ", ")}});
  }

  void tell_contribution() {
    const ShipEntry& first = log_[at_];
    SkillSet known;
    int n = 0;
    for (; goes_on(first); ++at_) {
      const Move m = move(log_[at_]);
      if (m.verb != Verb::contribute) continue;
      ++n;
      if (m.a != kHidden) known.add(static_cast<Card>(m.a));
    }
    const std::string& player = words_.called(first.who);
    if (known.empty()) {
      say_for("cli.ship.log.contribute", {{"player", player}, {"n", n}});
    } else {
      say_for("cli.ship.log.contribute_shown",
              {{"player", player}, {"cards", words_.cards(known)}});
    }
  }

  void tell_discards() {
    const ShipEntry& first = log_[at_];
    SkillSet cards;
    for (; goes_on(first); ++at_) cards.add(static_cast<Card>(move(log_[at_]).a));
    say_for("cli.ship.log.discard",
            {{"player", words_.called(first.who)}, {"cards", words_.cards(cards)}});
  }

  const UnfathomableWords& words_;
  const std::vector<ShipEntry>& log_;
  std::size_t at_;
  Player viewer_;
  std::vector<std::string> sentences_;
};

// words: unfathomable.log.*
std::string UnfathomableWords::move_sentence(const ShipEntry& e, Player viewer) const {
  // At the end of the game everybody may look on; what a seat saw is what is told.
  const Move m = e.seen[is_seat(viewer) ? index(viewer) : 0];
  Arguments arguments = arguments_of(m, true);
  if (is_seat(e.who)) arguments.emplace_back("player", called(e.who));
  if (m.verb == Verb::skill && !is_seat(e.who))
    return format(m.a >= kHiddenValue ? "cli.ship.log.joins_hidden" : "cli.ship.log.joins",
                  arguments);
  return format("unfathomable.log." + verb_word(m, e.rule), arguments);
}

// words: unfathomable.event.*
std::string UnfathomableWords::event_sentence(const ShipEntry& e) const {
  Arguments arguments{{"n", e.n}};
  if (is_seat(e.who)) arguments.emplace_back("player", called(e.who));
  using Kind = ShipEntry::Kind;
  switch (e.kind) {
    case Kind::turn: return format("unfathomable.event.turn", arguments);
    case Kind::dial:
      return format("unfathomable.event.dial",
                    {{"resource", Term{key_of(static_cast<Resource>(e.what))}},
                     {"from", e.from},
                     {"to", e.n}});
    case Kind::track: {
      const std::string track = key_of(static_cast<Track>(e.what));
      return format("unfathomable.event.track",
                    {{"track", Term{track}}, {"step", Term{track + "." + std::to_string(e.n)}}});
    }
    case Kind::pile: return format("cli.ship.log.pile", {{"cards", cards(e.cards)}});
    case Kind::test:
      return format(
          "unfathomable.event." + std::string("test_") + std::string(unfathomable::name(e.result)),
          {{"total", e.n}, {"target", e.what}});
    case Kind::defeated: return format("unfathomable.event.defeated", arguments);
    case Kind::sent:
      arguments.emplace_back("in", in(static_cast<Space>(e.what)));
      return format("unfathomable.event.sent", arguments);
    case Kind::captain: return format("unfathomable.event.captain", arguments);
    case Kind::keeper: return format("unfathomable.event.keeper", arguments);
    case Kind::damaged:
    case Kind::repaired:
      return format(
          e.kind == Kind::damaged ? "unfathomable.event.damaged" : "unfathomable.event.repaired",
          {{"space", Term{key_of(static_cast<Space>(e.what))}}});
    case Kind::awakening: return text("unfathomable.event.awakening");
    case Kind::banishment: return text("unfathomable.event.banishment");
    case Kind::chaos_rebuilt: return text("unfathomable.event.chaos_rebuilt");
    case Kind::treachery: return format("unfathomable.event.treachery_added", arguments);
    case Kind::monarch:
      return format("unfathomable.event.monarch",
                    {{"monarch", Term{key_of(static_cast<Monarch>(e.what))}},
                     {"in", in(static_cast<Space>(e.n))}});
    case Kind::deep_ones:
      arguments.emplace_back("in", in(static_cast<Space>(e.what)));
      return format("unfathomable.event.deep_ones_placed", arguments);
    case Kind::deep_ones_gone: return format("cli.ship.log.deep_ones_gone", arguments);
    case Kind::passenger:
      return format("unfathomable.event.passenger_risked",
                    {{"in", in(static_cast<Space>(e.what))}});
    case Kind::over: return text("unfathomable.event.over");
    case Kind::why:
      if (is_seat(e.about)) arguments.emplace_back("about", called(e.about));
      return format(e.key, arguments);
    case Kind::move: break;
  }
  return {};
}

std::vector<std::string> UnfathomableWords::told(const std::vector<ShipEntry>& log,
                                                 std::size_t from, Player viewer) const {
  return ShipTeller(*this, log, from, viewer).tell();
}

}  // namespace hadal::cli
