// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/bot/talk.h"

#include <algorithm>

#include "games/unfathomable/phrases.h"

namespace hadal::bots::voyage {
namespace {

namespace phrase = unfathomable::phrase;

// Suspicion at which one says so, also compared with what the cards alone would say; at which one
// calls for the Brig; and at which, compared with that, one trusts somebody.
constexpr float kSays = 0.4f;
constexpr float kSaysAbove = 0.1f;
constexpr float kCallsForTheBrig = 0.55f;
constexpr float kTrusts = 0.6f;
constexpr float kCertain = 0.99f;  // I have seen the card

constexpr float kWorthAWord = 2;  // what a test must be about, in points
constexpr int kCanHelp = 7;       // points in the hand that are worth saying so

int points_in_hand(const Mind& mind, SkillMask helps) {
  int sum = 0;
  for (const Card c : mind.self().hand)
    if (helps.has(skill_of(c))) sum += mind.self().hand.count(c) * value_of(c);
  return sum;
}

}  // namespace

struct Talk::Outlook {
  Suspicion now;
  Suspicion prior;
  bool lies;  // a hidden traitor
  const Suspicion& known;

  float more(Player p) const { return now[index(p)] - prior[index(p)]; }
  bool looks_guilty(Player p) const { return now[index(p)] >= kSays && more(p) >= kSaysAbove; }
  bool looks_human(Player p) const { return now[index(p)] <= kTrusts * prior[index(p)]; }
  bool is_fellow(Player p) const { return lies && known[index(p)] >= kCertain; }
};

std::optional<Said> Talk::speak(const Mind& mind, const Beliefs& beliefs, Move m) {
  const bool has_leave = mind.s.turn >= std::min(quiet_until_, quiet_about_tests_until_);
  std::optional<Said> words;
  // Nobody would believe a word of a revealed traitor.
  if (!mind.self().revealed && (has_leave || !news_.empty())) {
    const Eyes eyes = mind.hidden ? Eyes::of_a_human : Eyes::own;
    words = find_words(mind,
                       {beliefs.suspicion(mind.me, eyes), beliefs.prior(mind.me, eyes), mind.hidden,
                        mind.suspicion},
                       m);
  }
  if (words) note(*words, mind);
  news_.clear();
  return words;
}

std::optional<Said> Talk::find_words(const Mind& mind, const Outlook& outlook, Move m) {
  for (const Said& said : news_)
    if (is_seat(said.about) && phrase::accuses(said.phrase)) accused_[index(said.about)] = true;
  if (auto words = answer(mind, outlook)) return words;
  if (auto words = greet(mind.me)) return words;
  if (mind.s.turn >= quiet_until_) {
    auto words = opinion(mind, outlook);
    accused_ = {};
    if (words) return words;
  }
  return mind.s.turn >= quiet_about_tests_until_ ? of_test(mind, m) : std::nullopt;
}

// Each accuser is answered once; accused in return, if they look guilty themselves.
std::optional<Said> Talk::answer(const Mind& mind, const Outlook& outlook) {
  for (const Said& said : news_) {
    if (!phrase::accuses(said.phrase) || said.about != mind.me || !is_seat(said.who)) continue;
    if (answered_[index(said.who)] || mind.s.at(said.who).revealed) continue;
    answered_[index(said.who)] = true;
    const bool strikes_back = outlook.looks_guilty(said.who) && !outlook.is_fellow(said.who) &&
                              said_of_[index(said.who)] == Opinion::none;
    if (strikes_back) return Said{mind.me, std::string(phrase::kSuspect), said.who};
    return Said{mind.me, std::string(phrase::kHuman), Player::nobody};
  }
  return std::nullopt;
}

// One of all bots answers a greeting.
std::optional<Said> Talk::greet(Player me) {
  bool is_new = false;
  for (const Said& said : news_) {
    if (said.phrase != phrase::kHello || !is_seat(said.who)) continue;
    is_new = is_new || !greeted_[index(said.who)];
    greeted_[index(said.who)] = true;
  }
  if (!is_new || std::count(greeted_.begin(), greeted_.end(), true) != 1) return std::nullopt;
  greeted_[index(me)] = true;
  return Said{me, std::string(phrase::kHello), Player::nobody};
}

// Of whoever looks most like a traitor first.
std::optional<Said> Talk::opinion(const Mind& mind, const Outlook& outlook) const {
  FixedVector<Player, kSeats> others;
  for (std::size_t i = 0; i < mind.s.players; ++i)
    if (seat(i) != mind.me && !mind.s.seats[i].revealed) others.push_back(seat(i));
  std::sort(others.begin(), others.end(),
            [&](Player a, Player b) { return outlook.now[index(a)] > outlook.now[index(b)]; });
  for (const Player p : others)
    if (const auto words = opinion_of(mind, outlook, p)) return words;
  return std::nullopt;
}

std::optional<Said> Talk::opinion_of(const Mind& mind, const Outlook& outlook, Player p) const {
  const Opinion before = said_of_[index(p)];
  const auto says = [&](std::string_view what) { return Said{mind.me, std::string(what), p}; };
  if (!outlook.is_fellow(p)) {
    const bool joins_in = outlook.lies && accused_[index(p)] && outlook.more(p) >= 0;
    const bool is_suspect = outlook.looks_guilty(p) || joins_in;
    if (is_suspect && (before == Opinion::none || before == Opinion::trusts))
      return says(phrase::kSuspect);
    if (before == Opinion::suspects && outlook.now[index(p)] >= kCallsForTheBrig &&
        !in_brig(mind.s, p))
      return says(phrase::kBrig);
  }
  const bool accused_by_me = before == Opinion::suspects || before == Opinion::wants_jailed;
  const bool defends = outlook.lies ? outlook.is_fellow(p) : outlook.looks_human(p);
  if (before != Opinion::trusts && defends && (accused_by_me || accused_[index(p)]))
    return says(phrase::kTrust);
  return std::nullopt;
}

// When a test is worth it, I have just begun to add cards or have added none, and nobody has just
// said the same.
std::optional<Said> Talk::of_test(const Mind& mind, Move m) const {
  if (mind.f.rule != Rule::contribute || !mind.self().added.empty()) return std::nullopt;
  const Check check(mind.prices, mind.me);
  if (check.stakes() < kWorthAWord) return std::nullopt;
  const auto says = [&](std::string_view what) -> std::optional<Said> {
    const bool echoes = std::any_of(news_.begin(), news_.end(),
                                    [&](const Said& said) { return said.phrase == what; });
    if (echoes) return std::nullopt;
    return Said{mind.me, std::string(what), Player::nobody};
  };
  const bool adds = m.verb == Verb::contribute;
  const int points = points_in_hand(mind, check.helps());
  if (mind.hidden && adds && !check.helps(static_cast<Card>(m.a))) return says(phrase::kCanHelp);
  if (adds && points >= kCanHelp) return says(phrase::kCanHelp);
  if (!adds && (points == 0 || mind.hidden)) return says(phrase::kCannotHelp);
  return std::nullopt;
}

void Talk::note(const Said& mine, const Mind& mind) {
  const int round = static_cast<int>(mind.s.players);
  quiet_until_ = mind.s.turn + round;
  if (mine.phrase == phrase::kCanHelp || mine.phrase == phrase::kCannotHelp)
    quiet_about_tests_until_ = mind.s.turn + 3 * round;
  else
    quiet_about_tests_until_ = std::max(quiet_about_tests_until_, mind.s.turn + 1);
  if (!is_seat(mine.about)) return;
  said_of_[index(mine.about)] = mine.phrase == phrase::kSuspect ? Opinion::suspects
                                : mine.phrase == phrase::kBrig  ? Opinion::wants_jailed
                                                                : Opinion::trusts;
}

}  // namespace hadal::bots::voyage
