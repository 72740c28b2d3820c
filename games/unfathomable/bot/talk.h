// SPDX-License-Identifier: Apache-2.0
// What a bot says, in the phrases of the table: whom it suspects, whom it trusts, whether it can
// help.
//
// A human says what it believes. A hidden traitor says what a human in its place would say, but
// spares those whom it knows to be traitors, defends nobody else, joins in when somebody is
// accused, and says of its cards what serves it. Who is accused answers. Nobody speaks more than
// once in a round unless accused, and nobody repeats an opinion.
#pragma once

#include <optional>
#include <vector>

#include "games/unfathomable/bot/beliefs.h"
#include "games/unfathomable/bot/policy.h"

namespace hadal::bots::voyage {

class Talk {
 public:
  void hear(const Said& said) { news_.push_back(said); }
  // After the answer `m` to the question in `mind`; nothing: it is silent.
  std::optional<Said> speak(const Mind& mind, const Beliefs& beliefs, Move m);

 private:
  enum class Opinion : std::uint8_t { none, suspects, wants_jailed, trusts };
  // How the others look to the one whom I am, or pretend to be.
  struct Outlook;

  std::optional<Said> find_words(const Mind& mind, const Outlook& outlook, Move m);
  std::optional<Said> answer(const Mind& mind, const Outlook& outlook);
  std::optional<Said> greet(Player me);
  std::optional<Said> opinion(const Mind& mind, const Outlook& outlook) const;
  std::optional<Said> opinion_of(const Mind& mind, const Outlook& outlook, Player p) const;
  std::optional<Said> of_test(const Mind& mind, Move m) const;
  void note(const Said& mine, const Mind& mind);

  std::vector<Said> news_;                 // what others said since I was last asked
  std::array<bool, kSeats> accused_{};     // since I last could say what I think of it
  std::array<bool, kSeats> answered_{};    // whose accusation I answered
  std::array<bool, kSeats> greeted_{};     // who has said hello
  std::array<Opinion, kSeats> said_of_{};  // what I said last about each
  int quiet_until_ = 0;                    // a turn
  int quiet_about_tests_until_ = 0;
};

}  // namespace hadal::bots::voyage
