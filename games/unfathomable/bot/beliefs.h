// SPDX-License-Identifier: Apache-2.0
// Who may be a traitor: a probability for each way in which the loyalty cards may be distributed,
// updated from what everybody sees. There are never more than a few hundred ways.
//
// A human never opposes a test, decides for the ship and adds cards where it matters; a hidden
// traitor does so less often. How much less is an estimate. Two probabilities are kept:
// everybody's, for what others may think of me, and mine, because I know my own cards.
#pragma once

#include <vector>

#include "games/unfathomable/bot/events.h"
#include "games/unfathomable/bot/habits.h"

namespace hadal::bots::voyage {

// How much is read from what others do.
enum class Insight : std::uint8_t { none, piles, full };

// Who looks: the seat with all it knows, or a human in its place, whom a traitor pretends to be.
enum class Eyes : std::uint8_t { own, of_a_human };

class Beliefs {
 public:
  explicit Beliefs(Insight insight) : insight_(insight) {}

  // What only the seat knows: its cards and those it has looked at, as `world` shows them.
  void know(const State& world, Player me);
  // The cards that the seat added to the test under way.
  void added(SkillSet cards) { mine_ = cards; }
  void observe(const ShipEvent& event);
  void hear(const Said& said);

  // My suspicion of the others, and everybody's suspicion of me; 0 for a revealed traitor.
  Suspicion suspicion(Player me, Eyes eyes = Eyes::own) const;
  // The same for people to read: a revealed player is a traitor, and no longer only suspected.
  Suspicion told(Player me) const;
  // The same before anything was seen of how people play.
  Suspicion prior(Player me, Eyes eyes = Eyes::own) const;
  // Deals the hidden loyalty cards of a world by these beliefs.
  void deal(State& world, Player me, Rng& rng) const;
  // The same as if the seat were human: what everybody would have to expect if the seat told the
  // truth. A hidden traitor uses such worlds to judge what would give them away.
  void deal_as_human(State& world, Rng& rng) const;

 private:
  struct Way {
    std::array<std::uint8_t, 12> face{};
    float chance = 0;    // of the deal alone
    float everyone = 1;  // how well it fits what was seen, for everybody
    float mine = 1;      // and for me
  };
  struct Likelihood {
    std::array<float, 64> everyone{};  // by the set of seats that are traitors
    std::array<float, 64> mine{};
  };

  enum class Opinion : std::uint8_t { none, suspects, trusts };
  // What somebody said of somebody: the last word, and by how much it was believed.
  struct Word {
    Opinion opinion = Opinion::none;
    float weight = 0;
  };

  void learn_cards(const ShipEvent& event);
  void deal_one_more(const ShipEvent& event);
  Likelihood of_pile(const ShipEvent& event, unsigned seats) const;
  void weigh(const Likelihood& likelihood);
  void weigh_cost(const ShipEvent& event, Deed deed);
  void weigh_seat(Player p, float as_human, float as_traitor);
  void settle();
  unsigned traitors(const Way& way) const;  // the seats
  unsigned enemies(const Way& way) const;   // of them, those who work against the ship now
  bool is_known_to_me(std::size_t slot) const { return known_[slot] != kHidden; }
  bool fits_me(const Way& way) const;
  bool fits_me_as_human(const Way& way) const;
  template <typename Weight>
  const Way* drawn(Weight weight, Rng& rng) const;  // none if no way has any weight
  template <typename Chance>
  Suspicion summed(Player me, Eyes eyes, Chance chance) const;
  void weigh_word(Player about, Opinion opinion, float weight);
  void judge_words(Player revealed);

  Insight insight_;
  Player me_ = Player::nobody;
  LoyaltySlots slots_;
  std::array<std::uint8_t, 12> known_ = all_hidden();  // what I know of the slots
  std::array<bool, kSeats> revealed_{};
  std::size_t players_ = 0;
  bool far_ = false;
  std::vector<Way> ways_;
  SkillSet mine_;
  std::array<std::array<Word, kSeats>, kSeats> heard_{};  // by whom, about whom
  std::array<float, kSeats> credit_ = all_credited();     // how far each seat's word was good

  static constexpr std::array<float, kSeats> all_credited() {
    std::array<float, kSeats> all{};
    all.fill(1);
    return all;
  }
  static constexpr std::array<std::uint8_t, 12> all_hidden() {
    std::array<std::uint8_t, 12> all{};
    all.fill(kHidden);
    return all;
  }
};

}  // namespace hadal::bots::voyage
