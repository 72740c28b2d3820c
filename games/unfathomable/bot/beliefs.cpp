// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/bot/beliefs.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "games/unfathomable/bot/pile_reading.h"
#include "games/unfathomable/phrases.h"

namespace hadal::bots::voyage {
namespace {

constexpr std::uint8_t kHuman = 0;  // Loyalty::human as a byte
constexpr int kMostTraitors = 3;    // [UNF-3-3]
constexpr float kLeast = 1e-6f;     // nothing that was only seen is ever quite certain

// By how much a word of somebody whom nobody suspects changes the odds, and how much more or less
// they are believed after they were right or wrong.
constexpr float kWord = 0.2f;
constexpr float kRight = 1.5f;
constexpr float kWrong = 0.5f;
constexpr float kMostCredit = 3;

// Another card is there, and the old one is in the deck.
void turn_into(State& world, std::size_t slot, Loyalty loyalty) {
  LoyaltyCard& card = world.loyalty[slot];
  ++world.loyalty_deck[index(card.loyalty)];
  card.loyalty = loyalty;
  --world.loyalty_deck[index(card.loyalty)];
}

}  // namespace

void Beliefs::know(const State& world, Player me) {
  me_ = me;
  for (std::size_t i = 0; i < world.loyalty.size(); ++i) {
    const LoyaltyCard& card = world.loyalty[i];
    if (card.face_up || card.known.has(me)) known_[i] = byte(card.loyalty);
  }
}

void Beliefs::observe(const ShipEvent& event) {
  players_ = event.players;
  const std::array<bool, kSeats> before = std::exchange(revealed_, event.revealed);
  for (std::size_t i = 0; i < players_; ++i)
    if (revealed_[i] && !before[i]) judge_words(seat(i));
  far_ = event.far;
  if (event.kind == ShipEvent::Kind::cards) return learn_cards(event);
  if (ways_.empty() || insight_ == Insight::none) return;
  switch (event.kind) {
    case ShipEvent::Kind::pile: weigh(of_pile(event, static_cast<unsigned>(players_))); break;
    case ShipEvent::Kind::decision: weigh_cost(event, Deed::decision); break;
    case ShipEvent::Kind::action: weigh_cost(event, Deed::action); break;
    case ShipEvent::Kind::spoiling: weigh_seat(event.who, 0.3f, 1.0f); break;
    case ShipEvent::Kind::cards: break;
  }
  if (event.kind == ShipEvent::Kind::pile) mine_ = {};
}

// People may be wrong or lie, so their word counts only a little: the less, the more they are
// suspected themselves and the worse their words were before; nothing from a revealed traitor.
// Saying it again adds nothing.
void Beliefs::hear(const Said& said) {
  if (ways_.empty() || insight_ != Insight::full || !is_seat(said.about) || !is_seat(said.who))
    return;
  if (said.who == said.about || said.who == me_ || revealed_[index(said.who)]) return;
  const bool suspects = unfathomable::phrase::accuses(said.phrase);
  if (!suspects && said.phrase != unfathomable::phrase::kTrust) return;
  const Opinion now = suspects ? Opinion::suspects : Opinion::trusts;
  Word& word = heard_[index(said.who)][index(said.about)];
  if (word.opinion == now) return;
  const float trust = std::max(0.0f, 1 - 2 * suspicion(me_)[index(said.who)]);
  weigh_word(said.about, word.opinion, -word.weight);  // the speaker has changed their mind
  word = {now, kWord * trust * credit_[index(said.who)]};
  weigh_word(said.about, word.opinion, word.weight);
}

// A negative weight takes a word back.
void Beliefs::weigh_word(Player about, Opinion opinion, float weight) {
  if (opinion == Opinion::none || weight == 0) return;
  const float factor = weight > 0 ? 1 + weight : 1 / (1 - weight);
  const bool suspects = opinion == Opinion::suspects;
  weigh_seat(about, suspects ? 1.0f : factor, suspects ? factor : 1.0f);
}

// Somebody has revealed: those who had suspected them are worth listening to, those who had trusted
// them are not, and what the traitor said no longer counts.
void Beliefs::judge_words(Player revealed) {
  for (std::size_t i = 0; i < players_; ++i) {
    const Opinion opinion = heard_[i][index(revealed)].opinion;
    if (opinion == Opinion::suspects) credit_[i] = std::min(kMostCredit, credit_[i] * kRight);
    if (opinion == Opinion::trusts) credit_[i] *= kWrong;
    Word& own = heard_[index(revealed)][i];
    weigh_word(seat(i), own.opinion, -own.weight);
    own = {};
  }
}

// --- the ways in which the cards may lie

void Beliefs::learn_cards(const ShipEvent& event) {
  if (ways_.empty()) ways_.push_back({});
  while (slots_.size() < event.slots.size()) {
    slots_.push_back(event.slots[slots_.size()]);
    deal_one_more(event);
  }
  slots_ = event.slots;
  for (std::size_t i = 0; i < slots_.size(); ++i) {
    if (slots_[i].face == kHidden) continue;
    std::erase_if(ways_, [&](const Way& way) { return way.face[i] != slots_[i].face; });
  }
}

void Beliefs::deal_one_more(const ShipEvent& event) {
  const std::size_t slot = slots_.size() - 1;
  std::vector<Way> more;
  more.reserve(ways_.size() * 2);
  for (const Way& way : ways_) {
    std::array<int, kLoyalties> left{event.all_cards[0], event.all_cards[1], event.all_cards[2]};
    for (std::size_t i = 0; i < slot; ++i) --left[way.face[i]];
    const int all = left[0] + left[1] + left[2];
    for (std::size_t kind = 0; kind < kLoyalties; ++kind) {
      if (left[kind] <= 0) continue;
      Way next = way;
      next.face[slot] = static_cast<std::uint8_t>(kind);
      next.chance = (slot == 0 ? 1.0f : way.chance) * real(left[kind]) / real(all);
      more.push_back(next);
    }
  }
  ways_ = std::move(more);
}

unsigned Beliefs::traitors(const Way& way) const {
  unsigned set = 0;
  for (std::size_t i = 0; i < slots_.size(); ++i)
    if (way.face[i] != kHuman && is_seat(slots_[i].holder)) set |= 1u << index(slots_[i].holder);
  return set;
}

// Until distance 12 the Cultist plays like a human.
unsigned Beliefs::enemies(const Way& way) const {
  unsigned set = 0;
  for (std::size_t i = 0; i < slots_.size(); ++i)
    if (is_seat(slots_[i].holder) &&
        (way.face[i] == byte(Loyalty::hybrid) || (far_ && way.face[i] == byte(Loyalty::cultist))))
      set |= 1u << index(slots_[i].holder);
  return set;
}

bool Beliefs::fits_me(const Way& way) const {
  for (std::size_t i = 0; i < slots_.size(); ++i)
    if (is_known_to_me(i) && way.face[i] != known_[i]) return false;
  return true;
}

// My own cards would be Human cards; what I know of others stays.
bool Beliefs::fits_me_as_human(const Way& way) const {
  for (std::size_t i = 0; i < slots_.size(); ++i) {
    const bool own = slots_[i].holder == me_;
    if (own ? way.face[i] != kHuman : is_known_to_me(i) && way.face[i] != known_[i]) return false;
  }
  return true;
}

// --- what was seen

Beliefs::Likelihood Beliefs::of_pile(const ShipEvent& event, unsigned seats) const {
  Likelihood l;
  for (unsigned set = 0; set < (1u << seats); ++set) {
    if (std::popcount(set) > kMostTraitors) continue;
    l.everyone[set] = likelihood_of_pile(event, set, Player::nobody, {});
    l.mine[set] = likelihood_of_pile(event, set, me_, mine_);
    if (insight_ != Insight::full) continue;
    const float shares = likelihood_of_shares(event, set);
    l.everyone[set] *= shares;
    l.mine[set] *= shares;
  }
  return l;
}

void Beliefs::weigh(const Likelihood& likelihood) {
  for (Way& way : ways_) {
    const unsigned set = enemies(way);
    way.everyone *= likelihood.everyone[set];
    way.mine *= likelihood.mine[set];
  }
  settle();
}

void Beliefs::weigh_seat(Player p, float as_human, float as_traitor) {
  for (Way& way : ways_) {
    const bool traitor = ((enemies(way) >> index(p)) & 1u) != 0;
    way.everyone *= traitor ? as_traitor : as_human;
    way.mine *= traitor ? as_traitor : as_human;
  }
  settle();
}

void Beliefs::weigh_cost(const ShipEvent& event, Deed deed) {
  if (insight_ != Insight::full || revealed_[index(event.who)]) return;
  const std::size_t grade = grade_of_cost(event.cost);
  const auto row = static_cast<std::size_t>(deed);
  weigh_seat(event.who, kHabits.human[row][grade], kHabits.traitor[row][grade]);
}

// Keeps the numbers in range.
void Beliefs::settle() {
  float everyone = 0;
  float mine = 0;
  for (const Way& way : ways_) {
    everyone = std::max(everyone, way.everyone);
    mine = std::max(mine, way.mine);
  }
  for (Way& way : ways_) {
    way.everyone = everyone > 0 ? std::max(kLeast, way.everyone / everyone) : 1;
    way.mine = mine > 0 ? std::max(kLeast, way.mine / mine) : 1;
  }
}

// --- what follows

template <typename Chance>
Suspicion Beliefs::summed(Player me, Eyes eyes, Chance chance) const {
  const bool own = eyes == Eyes::own;
  Suspicion sum{};
  std::array<float, 2> all{};  // for me, for everybody
  for (const Way& way : ways_) {
    const unsigned set = traitors(way);
    const float mine = (own ? fits_me(way) : fits_me_as_human(way)) ? chance(way, own) : 0;
    const float others = chance(way, false);
    all[0] += mine;
    all[1] += others;
    for (std::size_t i = 0; i < players_; ++i)
      if (((set >> i) & 1u) != 0) sum[i] += seat(i) == me ? others : mine;
  }
  for (std::size_t i = 0; i < players_; ++i) {
    const float whole = seat(i) == me ? all[1] : all[0];
    sum[i] = whole > 0 && !revealed_[i] ? sum[i] / whole : 0;
  }
  return sum;
}

Suspicion Beliefs::suspicion(Player me, Eyes eyes) const {
  return summed(me, eyes, [](const Way& way, bool mine) {
    return way.chance * (mine ? way.mine : way.everyone);
  });
}

Suspicion Beliefs::told(Player me) const {
  Suspicion all = suspicion(me);
  for (std::size_t i = 0; i < players_; ++i)
    if (revealed_[i]) all[i] = 1;
  return all;
}

Suspicion Beliefs::prior(Player me, Eyes eyes) const {
  return summed(me, eyes, [](const Way& way, bool) { return way.chance; });
}

template <typename Weight>
const Beliefs::Way* Beliefs::drawn(Weight weight, Rng& rng) const {
  float all = 0;
  for (const Way& way : ways_) all += weight(way);
  float ticket = all * static_cast<float>(rng.below(1u << 24)) / static_cast<float>(1u << 24);
  const Way* last = nullptr;
  for (const Way& way : ways_) {
    if (weight(way) <= 0) continue;
    last = &way;
    ticket -= weight(way);
    if (ticket < 0) break;
  }
  return last;
}

void Beliefs::deal(State& world, Player me, Rng& rng) const {
  if (world.loyalty.size() != slots_.size()) return;
  const Way* way = drawn([&](const Way& w) { return fits_me(w) ? w.chance * w.mine : 0; }, rng);
  if (way == nullptr) return;
  for (std::size_t i = 0; i < world.loyalty.size(); ++i)
    if (!world.loyalty[i].face_up && !world.loyalty[i].known.has(me))
      turn_into(world, i, static_cast<Loyalty>(way->face[i]));
}

void Beliefs::deal_as_human(State& world, Rng& rng) const {
  if (world.loyalty.size() != slots_.size()) return;
  const Way* way =
      drawn([&](const Way& w) { return fits_me_as_human(w) ? w.chance * w.everyone : 0; }, rng);
  if (way == nullptr) return;
  for (std::size_t i = 0; i < world.loyalty.size(); ++i)
    if (!world.loyalty[i].face_up) turn_into(world, i, static_cast<Loyalty>(way->face[i]));
}

}  // namespace hadal::bots::voyage
