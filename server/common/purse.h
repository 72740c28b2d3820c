// SPDX-License-Identifier: Apache-2.0
// Several houses count together: what is spent from a budget in one of them is told to the others,
// and what was spent there is taken from the budget of the same name here. Limits that need to know
// more than sums tell each other of single people.
#pragma once

#include <functional>
#include <map>
#include <utility>
#include <vector>

#include "server/common/budget.h"
#include "server/protocol/describe.h"

namespace hadal::house {

struct Spending {
  std::string budget;
  std::string who;
  std::int64_t amount = 0;
};
HADAL_DESCRIBE(Spending, "Somebody has used up so much.", budget, who, amount)

class Purse {
 public:
  // The budget is spent from by this clock, and must live as long as the purse is used.
  void share(const std::string& name, Budget& budget, std::function<std::int64_t()> now) {
    Shared& shared = shared_[name];
    shared = {&budget, std::move(now), {}};
    budget.tell_of(&shared.spent);
  }

  // Whoever is noted at another house is heard of here.
  using Hear = std::function<void(const std::string& who)>;
  void hear(const std::string& name, Hear hear) { hear_[name] = std::move(hear); }
  void note(const std::string& name, const std::string& who) { noted_.push_back({name, who, 1}); }

  // What was spent and noted here since the last time.
  std::vector<Spending> take() {
    std::vector<Spending> all = std::exchange(noted_, {});
    for (auto& [name, shared] : shared_) {
      for (const auto& [who, amount] : shared.spent)
        all.push_back({name, who, static_cast<std::int64_t>(amount)});
      shared.spent.clear();
    }
    return all;
  }
  // A budget that we do not have is one of another version.
  void spent_elsewhere(const std::vector<Spending>& all) {
    for (const Spending& one : all) {
      if (const auto found = shared_.find(one.budget); found != shared_.end())
        found->second.budget->take(one.who, static_cast<double>(one.amount), found->second.now());
      if (const auto found = hear_.find(one.budget); found != hear_.end()) found->second(one.who);
    }
  }

 private:
  struct Shared {
    Budget* budget = nullptr;
    std::function<std::int64_t()> now;
    Budget::Spent spent;
  };
  std::map<std::string, Hear> hear_;
  std::vector<Spending> noted_;
  std::map<std::string, Shared> shared_;  // by name; its places stay where they are
};

}  // namespace hadal::house
