// SPDX-License-Identifier: Apache-2.0
// Analyses of finished games and hints in running ones. Both are work for the threads of the bots:
// a hint is one piece of it, an analysis many, so people who play and others who ask get their
// turns in between (fair_queue.h).
//
// An analysis is worked on as long as somebody asks how far it is. The newest are kept.
#pragma once

#include <list>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "server/analysis/combine.h"
#include "server/lobby/reviews.h"
#include "server/lobby/tab_list.h"
#include "server/table/bot_pool.h"

namespace hadal::house {

class Judges {
 public:
  struct Needs {
    const Outside& outside;
    Tables& tables;
    Reviews& reviews;
    TabList& tabs;
    BotPool& pool;
  };
  explicit Judges(const Needs& needs) : needs_(needs) {
    count_together(needs.outside, "hints", hints_, needs.outside.now);
  }
  Judges(const Judges&) = delete;
  Judges& operator=(const Judges&) = delete;

  // Who asks for an analysis, and from where.
  struct Asker {
    PersonId person;
    std::string address;
  };
  // How far the analysis is; it begins when it is first asked for. Only for those who may have the
  // whole record. Throws Refusal.
  protocol::AnalysisState analysis(const std::string& table, const protocol::AnalysisWish& wish,
                                   const Asker& asker, const Reviews::Link& link);
  // The same for the house itself: once it is there.
  using Whole = std::function<void(const Refusal*, const protocol::Analysis*)>;
  void judge_whole(const std::string& table, const protocol::AnalysisWish& wish, const Asker& asker,
                   Whole done);
  // Answers the request of a tab whose person is to decide. Throws Refusal.
  void hint(TabId id, const Tab& tab, const GameTable& table, const std::string& request);

 private:
  struct Work;
  using Key = std::string;
  const protocol::Analysis* kept(const Key& key) const;
  Work& find_or_begin(const Key& key, const std::string& record, const protocol::AnalysisWish& wish,
                      const Asker& asker);
  struct Made {
    protocol::AnalysisPiece piece;
    std::string failed;  // why there is none
  };
  static std::optional<Made> make_piece(Work& work, std::size_t i);
  void begin(const Key& key, const std::shared_ptr<Work>& work, const Asker& asker);
  void drop_forgotten(const Key& but);
  void piece_done(const Key& key, std::size_t i, protocol::AnalysisPiece piece);
  void keep(const Key& key, protocol::Analysis made);
  void give_up(const Key& key, const std::string& why);

  Needs needs_;
  std::map<Key, std::shared_ptr<Work>> under_way_;
  std::list<std::pair<Key, std::shared_ptr<const protocol::Analysis>>> kept_;  // the newest first
  std::map<Key, std::string> refused_;  // games that cannot be judged, and why
  Budget hints_{30, 0.2};
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);  // for what comes back too late
};

}  // namespace hadal::house
