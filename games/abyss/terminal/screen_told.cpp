// SPDX-License-Identifier: Apache-2.0
// The log as sentences. What would be said several times in a row is said once.
#include "games/abyss/terminal/screen_words.h"
#include "terminal/width.h"

namespace hadal::cli {
namespace {

using abyss::Told;

class Teller {
 public:
  Teller(const AbyssWords& words, const std::vector<LogEntry>& log, std::size_t from, Player viewer)
      : words_(words), log_(log), at_(from), viewer_(viewer) {}

  std::vector<std::string> tell() {
    while (at_ < log_.size()) {
      switch (told(at_)) {
        case Told::revealed: tell_reveals(); break;
        case Told::lord_came: tell_cards("abyss.log.lord_came", "lord_name"); break;
        case Told::location_drawn: tell_cards("abyss.log.location_drawn", "location_name"); break;
        default: tell_one(log_[at_++]);
      }
    }
    return std::move(sentences_);
  }

 private:
  Told told(std::size_t i) const { return static_cast<Told>(log_[i].event.key); }
  bool is(std::size_t i, Told what) const { return i < log_.size() && told(i) == what; }

  // Every sentence names its player, so turns need no heading; and a viewer who may not see a token
  // has already been told about the reward or the Hunter.
  void tell_one(const LogEntry& entry) {
    const EventRow& row = abyss::kEventRows[entry.event.key];
    const std::optional<Event> seen = seen_by(entry.event, row, viewer_);
    if (!seen || seen->knows.empty() || static_cast<Told>(seen->key) == Told::turn) return;
    const std::string sentence = words_.sentence(*seen);
    sentences_.push_back(entry.forced ? words_.format("cli.log.forced", {{"sentence", sentence}})
                                      : sentence);
  }

  // "Revealed: Crab 2, Squid 3.": that the player explores further in between need not be said.
  void tell_reveals() {
    std::vector<std::string> cards{card_at(at_++)};
    while (is(at_, Told::went_on) && is(at_ + 1, Told::revealed)) {
      cards.push_back(card_at(at_ + 1));
      at_ += 2;
    }
    sentences_.push_back(cards.size() == 1
                             ? words_.format("abyss.log.revealed", {{"card_name", cards.front()}})
                             : words_.format("cli.log.reveals", {{"cards", joined(cards, ", ")}}));
  }

  void tell_cards(std::string_view key, const char* argument) {
    std::vector<std::string> cards;
    for (const Told what = told(at_); is(at_, what); ++at_) cards.push_back(card_at(at_));
    sentences_.push_back(words_.format(key, {{argument, joined(cards, ", ")}}));
  }

  // The one thing that the event names.
  std::string card_at(std::size_t i) const {
    const words::Arguments arguments = words_.arguments_of(log_[i].event);
    return words_.catalogue().text(std::get<words::Term>(arguments.front().value));
  }

  const AbyssWords& words_;
  const std::vector<LogEntry>& log_;
  std::size_t at_;
  Player viewer_;
  std::vector<std::string> sentences_;
};

}  // namespace

std::vector<std::string> AbyssWords::told(const std::vector<LogEntry>& log, std::size_t from,
                                          Player viewer) const {
  return Teller(*this, log, from, viewer).tell();
}

}  // namespace hadal::cli
