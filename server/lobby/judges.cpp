// SPDX-License-Identifier: Apache-2.0
#include "server/lobby/judges.h"

#include <algorithm>
#include <atomic>

#include "server/table/seeds.h"

namespace hadal::house {
namespace {

constexpr std::size_t kMovesOfAPiece = 24;
constexpr std::size_t kMostRefused = 1000;
constexpr std::size_t kMostUnderWay = 16;
constexpr std::size_t kMostOfOne = 2;          // that somebody may have under way
constexpr std::size_t kMostKept = 24;          // some hundred kilobytes each
constexpr std::int64_t kForgottenMs = 60'000;  // nobody has asked for so long

std::string key_of(const std::string& table, const protocol::AnalysisWish& wish) {
  return table + "/" + protocol::to_json(wish);
}

std::string who(const Judges::Asker& asker) { return asker.person.value_or(asker.address); }

// The person is alone with bots, and nothing is at stake.
void expect_training(const GameTable& table) {
  const auto people = std::count_if(table.seats().begin(), table.seats().end(),
                                    [](const Seat& seat) { return seat.has_person(); });
  if (table.plan().rated) throw Refusal(Code::no_hint, "there are no hints in rated games");
  if (people > 1) throw Refusal(Code::no_hint, "there are no hints where other people play");
}

protocol::Hint judged_hint(const GameKind& kind, const Table& game, TableBot& bot, Rng& rng) {
  protocol::Hint hint;
  const auto judged = bot.judge(game, "", bots::Knowledge::seat, rng);
  for (const auto& one : judged) hint.moves.push_back(analysis::judged_move(one));
  if (!judged.empty()) hint.gains = analysis::gains_of(kind, judged.front().behind);
  hint.move = hint.moves.empty() ? game.legal().front() : hint.moves.front().move;
  hint.reason = analysis::reason_of(kind, game, hint.move);
  return hint;
}

}  // namespace

struct Judges::Work {
  Record record;
  protocol::AnalysisWish wish;
  std::string asker;
  std::int64_t asked = 0;  // when somebody last did
  std::vector<protocol::AnalysisPiece> pieces;
  std::size_t done = 0;
  std::vector<Whole> waiting;
  std::atomic<bool> is_given_up = false;
};

const protocol::Analysis* Judges::kept(const Key& key) const {
  for (const auto& [one, made] : kept_)
    if (one == key) return made.get();
  return nullptr;
}

void Judges::drop_forgotten(const Key& but) {
  const std::int64_t now = needs_.outside.now();
  std::erase_if(under_way_, [&](const auto& one) {
    const Work& work = *one.second;
    const bool forgotten =
        one.first != but && work.waiting.empty() && now - work.asked > kForgottenMs;
    if (forgotten) one.second->is_given_up = true;
    return forgotten;
  });
}

Judges::Work& Judges::find_or_begin(const Key& key, const std::string& record,
                                    const protocol::AnalysisWish& wish, const Asker& asker) {
  if (const auto found = refused_.find(key); found != refused_.end())
    throw Refusal(Code::trouble, found->second);
  drop_forgotten(key);
  const auto found = under_way_.find(key);
  if (found != under_way_.end()) return *found->second;
  const auto of_one = std::count_if(under_way_.begin(), under_way_.end(), [&](const auto& one) {
    return one.second->asker == who(asker);
  });
  if (under_way_.size() >= kMostUnderWay || static_cast<std::size_t>(of_one) >= kMostOfOne)
    throw Refusal(Code::busy, "other games are being analysed; ask again a little later");
  auto work = std::make_shared<Work>();
  work->wish = wish;
  work->asker = who(asker);
  try {
    work->record = read_record(record);
    const analysis::Analyst probe(work->record, wish);
  } catch (const std::exception& e) {  // CannotJudge or RecordError, in words for people
    throw Refusal(Code::trouble, e.what());
  }
  under_way_.emplace(key, work);
  begin(key, work, asker);
  return *work;
}

protocol::AnalysisState Judges::analysis(const std::string& table,
                                         const protocol::AnalysisWish& wish, const Asker& asker,
                                         const Reviews::Link& link) {
  const std::string record = needs_.reviews.record(table, asker.person, link);  // may they?
  const Key key = key_of(table, wish);
  if (const protocol::Analysis* made = kept(key)) return {*made, 1, 0};
  Work& work = find_or_begin(key, record, wish, asker);
  work.asked = needs_.outside.now();
  return {std::nullopt,
          static_cast<double>(work.done) /
              static_cast<double>(std::max<std::size_t>(1, work.pieces.size())),
          static_cast<std::int64_t>(needs_.pool.waiting())};
}

void Judges::judge_whole(const std::string& table, const protocol::AnalysisWish& wish,
                         const Asker& asker, Whole done) {
  const std::string record = needs_.reviews.record(table, asker.person);
  const Key key = key_of(table, wish);
  if (const protocol::Analysis* made = kept(key)) return done(nullptr, made);
  find_or_begin(key, record, wish, asker).waiting.push_back(std::move(done));
}

// On a thread of the bots. Nothing: somebody gave it up meanwhile.
std::optional<Judges::Made> Judges::make_piece(Work& work, std::size_t i) {
  if (work.is_given_up) return std::nullopt;
  try {
    analysis::Analyst analyst(work.record, work.wish);
    const auto is_given_up = [&] { return work.is_given_up.load(); };
    return Made{analyst.piece(i * kMovesOfAPiece, (i + 1) * kMovesOfAPiece, is_given_up), {}};
  } catch (const analysis::Stopped&) {
    return std::nullopt;
  } catch (const std::exception& e) {
    work.is_given_up = true;
    return Made{{}, e.what()};
  }
}

void Judges::begin(const Key& key, const std::shared_ptr<Work>& work, const Asker& asker) {
  work->pieces.resize((work->record.moves.size() + kMovesOfAPiece - 1) / kMovesOfAPiece);
  for (std::size_t i = 0; i < work->pieces.size(); ++i) {
    BotJob job;
    job.live = false;  // whoever plays comes first
    job.owner = work->asker;
    job.address = asker.address;
    job.work = [this, key, i, work, post = needs_.outside.post,
                alive = std::weak_ptr<bool>(alive_)] {
      std::optional<Made> made = make_piece(*work, i);
      if (!made) return;
      post([this, key, i, made = std::move(*made), alive] {
        if (!alive.lock()) return;
        if (made.failed.empty()) return piece_done(key, i, made.piece);
        give_up(key, made.failed);
      });
    };
    needs_.pool.think(std::move(job));
  }
}

void Judges::piece_done(const Key& key, std::size_t i, protocol::AnalysisPiece piece) {
  const auto found = under_way_.find(key);
  if (found == under_way_.end()) return;
  const std::shared_ptr<Work> work = found->second;
  work->pieces[i] = std::move(piece);
  if (++work->done < work->pieces.size()) return;
  under_way_.erase(found);
  keep(key, analysis::combine(work->record, work->wish, std::move(work->pieces)));
  const auto made = kept_.front().second;
  for (const Whole& done : work->waiting) done(nullptr, made.get());
}

void Judges::keep(const Key& key, protocol::Analysis made) {
  kept_.emplace_front(key, std::make_shared<const protocol::Analysis>(std::move(made)));
  if (kept_.size() > kMostKept) kept_.pop_back();
}

void Judges::give_up(const Key& key, const std::string& why) {
  const auto found = under_way_.find(key);
  if (found == under_way_.end()) return;
  const std::vector<Whole> waiting = std::move(found->second->waiting);
  under_way_.erase(found);
  if (refused_.size() < kMostRefused) refused_[key] = why;
  const Refusal refusal(Code::trouble, why);
  for (const Whole& done : waiting) done(&refusal, nullptr);
}

void Judges::hint(TabId id, const Tab& tab, const GameTable& table, const std::string& request) {
  expect_training(table);
  const GameKind& kind = table.kind();
  if (kind.bots->judge(true).empty())
    throw Refusal(Code::no_hint, "the bots of this game cannot give hints");
  const std::int64_t now = moment(needs_.outside).game;
  if (needs_.outside.limits && !hints_.allows(*tab.person, 1, now))
    throw Refusal(Code::too_often, "you are asking too fast; wait a little");
  hints_.spend(*tab.person, 1, now);
  BotJob job;
  job.owner = *tab.person;
  job.address = tab.address;
  std::vector<std::string> moves;
  for (const Happened& move : table.history().all()) moves.push_back(move.text);
  job.work = [this, id, request, &kind, number = table.number(), moves = std::move(moves),
              game = std::shared_ptr<Table>(table.game()->clone()),
              first = std::shared_ptr<Table>(table.history().first()),
              seed = seed_of_thought(table.dealer().commitment, table.number()),
              post = needs_.outside.post, alive = std::weak_ptr<bool>(alive_)] {
    std::string why;
    const std::unique_ptr<TableBot> bot = kind.bots->make(kind.bots->judge(true), why);
    if (kind.bots_remember) bot->recall(*first, moves, game->to_move());
    Rng rng(seed);
    protocol::Hint hint = judged_hint(kind, *game, *bot, rng);
    hint.request = request;
    hint.number = number;
    post([this, id, hint, alive] {
      if (!alive.lock()) return;
      if (const Tab* asked = needs_.tabs.find(id)) asked->send(hint);
    });
  };
  needs_.pool.think(std::move(job));
}

}  // namespace hadal::house
