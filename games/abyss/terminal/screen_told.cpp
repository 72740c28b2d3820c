// SPDX-License-Identifier: Apache-2.0
// The log as sentences. What would be said several times in a row is said once.
#include "games/abyss/terminal/screen_words.h"
#include "terminal/width.h"

namespace hadal::cli {
namespace {

using abyss::Verb;

class Teller {
 public:
  Teller(const AbyssWords& words, const std::vector<LogEntry>& log, std::size_t from, Player viewer)
      : words_(words), log_(log), at_(from), viewer_(viewer) {}

  std::vector<std::string> tell() {
    while (at_ < log_.size()) {
      if (is(at_, Verb::reveal)) {
        tell_reveals();
      } else if (is(at_, Verb::lord)) {
        tell_cards("abyss.log.lord", "lord_name");
      } else if (is(at_, Verb::location)) {
        tell_cards("abyss.log.location", "location_name");
      } else if (is(at_, Verb::token) && !log_[at_].knows.has(viewer_)) {
        ++at_;  // the reward, or the Hunter, has been told
      } else {
        sentences_.push_back(words_.sentence(log_[at_++], viewer_));
      }
    }
    return std::move(sentences_);
  }

 private:
  bool is(std::size_t i, Verb verb) const {
    return i < log_.size() && log_[i].kind == LogEntry::Kind::move && log_[i].move.verb == verb;
  }

  // "Revealed: Crab 2, Squid 3.": who explores further in between need not be said.
  void tell_reveals() {
    std::vector<std::string> cards{words_.dealt(log_[at_++])};
    while (is(at_, Verb::go_on) && is(at_ + 1, Verb::reveal)) {
      cards.push_back(words_.dealt(log_[at_ + 1]));
      at_ += 2;
    }
    sentences_.push_back(cards.size() == 1
                             ? words_.format("abyss.log.reveal", {{"card_name", cards.front()}})
                             : words_.format("cli.log.reveals", {{"cards", joined(cards, ", ")}}));
  }

  void tell_cards(std::string_view key, const char* argument) {
    std::vector<std::string> cards;
    const Verb verb = log_[at_].move.verb;
    for (; is(at_, verb); ++at_) cards.push_back(words_.dealt(log_[at_]));
    sentences_.push_back(words_.format(key, {{argument, joined(cards, ", ")}}));
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
