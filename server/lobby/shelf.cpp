// SPDX-License-Identifier: Apache-2.0
#include "server/lobby/shelf.h"

namespace hadal::house {
namespace {

constexpr std::size_t kFewMoves = 50;  // are replayed while one waits

}  // namespace

bool Shelf::is_at_hand(const std::string& id) const {
  if (id.empty()) return true;
  const OpenTable* open = needs_.tables.in_memory(id);
  if (open != nullptr) return open->table.history().unseen() <= kFewMoves;
  return needs_.outside.neighbours == nullptr && !needs_.results.find(id);
}

void Shelf::fetch(const std::string& id, std::function<void()> then) {
  if (is_at_hand(id)) return then();
  std::vector<std::function<void()>>& waiting = waiting_[id];
  waiting.push_back(std::move(then));
  if (waiting.size() > 1) return;  // it is on its way
  if (const OpenTable* open = needs_.tables.in_memory(id))
    look_back(id, open->table.history());
  else
    read(id);
}

void Shelf::fetch_newest(const std::string& id, std::function<void()> then) {
  if (needs_.tables.in_memory(id) == nullptr) return fetch(id, std::move(then));
  needs_.changes.catch_up(stream_of(id), Changes::kAll,
                          [this, id, then = std::move(then)] { fetch(id, then); });
}

void Shelf::read(const std::string& id) {
  needs_.errands.run([this, id, &log = needs_.outside.log, post = needs_.outside.post,
                      alive = std::weak_ptr<bool>(alive_)] {
    const auto read = std::make_shared<std::unique_ptr<OpenTable>>();
    try {
      *read = read_table(log, id);
    } catch (const std::exception&) {  // whoever asks will find out
    }
    post([this, id, read, alive] {
      if (alive.lock()) came(id, std::move(*read));
    });
  });
}

void Shelf::look_back(const std::string& id, const History& history) {
  needs_.errands.run([this, id, replay = history.look_back(), post = needs_.outside.post,
                      alive = std::weak_ptr<bool>(alive_)] {
    const auto seen = std::make_shared<History::LookedBack>(replay());
    post([this, id, seen, alive] {
      if (!alive.lock()) return;
      if (OpenTable* open = needs_.tables.in_memory(id))
        open->table.history().accept(std::move(*seen));
      go_on(id);
    });
  });
}

void Shelf::came(const std::string& id, std::unique_ptr<OpenTable> read) {
  const std::optional<Finished> finished = needs_.results.find(id);
  const bool is_news = read && needs_.tables.in_memory(id) == nullptr;
  if (is_news && finished) {
    needs_.tables.keep_finished(std::move(read), finished->result);
  } else if (is_news && read->table.entries() > 0 && needs_.outside.neighbours != nullptr) {
    needs_.arrived(needs_.tables.add(std::move(read)));
    const History& history = needs_.tables.in_memory(id)->table.history();
    if (history.unseen() > kFewMoves) return look_back(id, history);
  }
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
