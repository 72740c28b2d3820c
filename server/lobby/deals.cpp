// SPDX-License-Identifier: Apache-2.0
#include "server/lobby/deals.h"

#include <algorithm>
#include <chrono>
#include <tuple>

#include "server/common/secrets.h"

namespace hadal::house {
namespace {

constexpr std::int64_t kDayMs = 24LL * 60 * 60 * 1000;
constexpr std::size_t kMostOnATable = 200;

std::string two_digits(unsigned n) { return (n < 10 ? "0" : "") + std::to_string(n); }

const GameKind& expect_game(const std::string& game) {
  const GameKind* kind = find_kind(game);
  if (kind == nullptr) throw Refusal(Code::no_game, "there is no game '" + game + "'");
  return *kind;
}

bool is_before(const DealShown& a, const DealShown& b) {
  return std::tuple(!a.won, -a.score, a.error) < std::tuple(!b.won, -b.score, b.error);
}

}  // namespace

std::string day_of(std::int64_t at) {
  const std::chrono::sys_days day{std::chrono::days{at / kDayMs - (at % kDayMs < 0 ? 1 : 0)}};
  const std::chrono::year_month_day date(day);
  return std::to_string(static_cast<int>(date.year())) + "-" +
         two_digits(static_cast<unsigned>(date.month())) + "-" +
         two_digits(static_cast<unsigned>(date.day()));
}

// One more than must be, so that there is somebody to watch; all of them captains, or the best
// there are.
protocol::MakeTable plan_of_deal(const std::string& game) {
  const GameKind& kind = expect_game(game);
  const auto& levels = kind.levels;
  const bool has_captains = std::find(levels.begin(), levels.end(), "captain") != levels.end();
  protocol::MakeTable plan;
  plan.game = game;
  const std::size_t players = std::min(kind.entry.max_players, kind.entry.min_players + 1);
  plan.seats.push_back({protocol::SeatKind::me, std::nullopt});
  while (plan.seats.size() < players)
    plan.seats.push_back({protocol::SeatKind::bot, has_captains ? "captain" : levels.back()});
  plan.start_now = true;
  return plan;
}

std::string Deals::today() const { return day_of(needs_.outside.now()); }

const Deals::Begun* Deals::begun(const std::string& game, const std::string& day,
                                 const std::string& person) const {
  const auto found = begun_.find(game + "/" + day + "/" + person);
  return found == begun_.end() ? nullptr : &found->second;
}

void Deals::apply(const DealEvent& event) {
  if (const auto* began = std::get_if<DealBegun>(&event)) {
    begun_[began->game + "/" + began->day + "/" + began->person].table = began->table;
  } else if (const auto* shown = std::get_if<DealShown>(&event)) {
    Begun& one = begun_[shown->game + "/" + shown->day + "/" + shown->person];
    if (one.shown) return;
    one = {shown->table, true};
    shown_[shown->game + "/" + shown->day].push_back(*shown);
  }
}

protocol::DealOfTheDay Deals::today(const std::string& game, const PersonId& me) const {
  const protocol::MakeTable plan = plan_of_deal(game);
  protocol::DealOfTheDay deal{game, today(), plan.options, plan.seats, std::nullopt, 0};
  deal.points = !expect_game(game).entry.has_sides;
  deal.ends = (needs_.outside.now() / kDayMs + 1) * kDayMs;
  if (const Begun* one = me ? begun(game, deal.day, *me) : nullptr) deal.table = one->table;
  return deal;
}

void Deals::write(const DealEvent& event, Done done) {
  needs_.changes.submit({"deals",
                         [this, event]() -> Written {
                           const auto known = [&](const auto& e) {
                             const Begun* one = begun(e.game, e.day, e.person);
                             using E = std::decay_t<decltype(e)>;
                             if constexpr (std::is_same_v<E, DealShown>)
                               return one != nullptr && one->shown;
                             return one != nullptr;
                           };
                           if (const auto* e = std::get_if<DealBegun>(&event); e && known(*e))
                             return {};
                           if (const auto* e = std::get_if<DealShown>(&event); e && known(*e))
                             return {};
                           return {{write_event(event)}, {}};
                         },
                         std::move(done)});
}

// First it is written that the person has begun, then the table: if the server dies in between, the
// table is made when they ask again.
void Deals::play(const std::string& me, const std::string& game, Made done) {
  const std::string day = today();
  const protocol::MakeTable plan = plan_of_deal(game);
  write(DealBegun{game, day, me, new_table(needs_.outside)},
        [this, me, game, day, plan, done = std::move(done)](const Refusal* refusal) {
          if (refusal != nullptr) return done(refusal, {});
          const Begun* one = begun(game, day, me);
          const protocol::TableMade made{one->table, ""};
          if (needs_.tables.find(made.table) != nullptr) return done(nullptr, made);
          try {
            needs_.lobby.make_deal(me, made.table, plan, day,
                                   [made, done](const Refusal* why) { done(why, made); });
          } catch (const Refusal& e) {
            done(&e, {});
          }
        });
}

void Deals::show(const Judges::Asker& me, const std::string& id, Done done) {
  const OpenTable& open = needs_.tables.expect_visible(id, me.person, "");
  const GameTable& table = open.table;
  const std::optional<Player> p = table.seats().of(*me.person);
  if (!table.plan().deal || !p) throw Refusal(Code::no_table, "this is not your deal of the day");
  if (table.course().state != protocol::TableState::over ||
      table.game()->to_move() != Player::nobody)
    throw Refusal(Code::not_over, "play the deal to its end first");
  const Outcome outcome = table.game()->outcome();
  DealShown shown{table.plan().game, *table.plan().deal, *me.person, id};
  shown.score = outcome.score[index(*p)];
  shown.won = outcome.won[index(*p)];
  protocol::AnalysisWish wish;
  wish.seat = name(*p);
  needs_.judges.judge_whole(id, wish, me,
                            [this, shown, p = *p, done = std::move(done)](
                                const Refusal* refusal, const protocol::Analysis* made) mutable {
                              if (refusal != nullptr) return done(refusal);
                              const protocol::SeatAnalysis& seat = made->seats[index(p)];
                              shown.luck = seat.luck;
                              shown.error = seat.error;
                              shown.level = seat.level;
                              write(shown, std::move(done));
                            });
}

protocol::TableOfTheDay Deals::table(const std::string& game, const std::string& day) const {
  expect_game(game);
  protocol::TableOfTheDay made{game, day.empty() ? today() : day, {}};
  const auto found = shown_.find(game + "/" + made.day);
  if (found == shown_.end()) return made;
  std::vector<DealShown> all = found->second;
  std::stable_sort(all.begin(), all.end(), is_before);
  for (const DealShown& one : all) {
    if (needs_.people.find(one.person) == nullptr) continue;  // has gone
    if (made.results.size() == kMostOnATable) break;
    made.results.push_back(
        {needs_.people.card(one.person), one.score, one.won, one.luck, one.error, one.level});
  }
  return made;
}

}  // namespace hadal::house
