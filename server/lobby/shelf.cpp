// SPDX-License-Identifier: Apache-2.0
#include "server/lobby/shelf.h"

namespace hadal::house {
namespace {

constexpr std::size_t kFewMoves = 50;  // are replayed while one waits

}  // namespace

bool Shelf::is_at_hand(const std::string& id) const {
  if (id.empty()) return true;
  const OpenTable* open = tables_.in_memory(id);
  return open != nullptr ? open->table.history().unseen() <= kFewMoves : !results_.find(id);
}

void Shelf::fetch(const std::string& id, std::function<void()> then) {
  if (is_at_hand(id)) return then();
  std::vector<std::function<void()>>& waiting = waiting_[id];
  waiting.push_back(std::move(then));
  if (waiting.size() > 1) return;  // it is on its way
  if (const OpenTable* open = tables_.in_memory(id))
    look_back(id, open->table.history());
  else
    read(id);
}

void Shelf::read(const std::string& id) {
  errands_.run(
      [this, id, &log = outside_.log, post = outside_.post, alive = std::weak_ptr<bool>(alive_)] {
        const auto read = std::make_shared<std::unique_ptr<OpenTable>>();
        try {
          *read = read_finished(log, id);
        } catch (const std::exception&) {  // whoever asks finds that out himself
        }
        post([this, id, read, alive] {
          if (alive.lock()) came(id, std::move(*read));
        });
      });
}

void Shelf::look_back(const std::string& id, const History& history) {
  errands_.run([this, id, replay = history.look_back(), post = outside_.post,
                alive = std::weak_ptr<bool>(alive_)] {
    const auto seen = std::make_shared<History::LookedBack>(replay());
    post([this, id, seen, alive] {
      if (!alive.lock()) return;
      if (OpenTable* open = tables_.in_memory(id)) open->table.history().accept(std::move(*seen));
      go_on(id);
    });
  });
}

void Shelf::came(const std::string& id, std::unique_ptr<OpenTable> read) {
  const std::optional<Finished> finished = results_.find(id);
  if (read && finished && tables_.in_memory(id) == nullptr)
    tables_.keep_finished(std::move(read), finished->result);
  go_on(id);
}

void Shelf::go_on(const std::string& id) {
  const auto found = waiting_.find(id);
  if (found == waiting_.end()) return;
  const std::vector<std::function<void()>> waiting = std::move(found->second);
  waiting_.erase(found);
  for (const std::function<void()>& then : waiting) then();
}

}  // namespace hadal::house
