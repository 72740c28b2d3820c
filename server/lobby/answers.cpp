// SPDX-License-Identifier: Apache-2.0
#include "server/lobby/answers.h"

namespace hadal::house {

void Answers::refuse(TabId id, const std::string& request, const Refusal& refusal,
                     const std::string& table) {
  Tab* tab = tabs_.find(id);
  if (tab == nullptr) return;
  ++refused_;
  tab->send(protocol::Refused{request, name(refusal.code()), refusal.what()});
  if (refusal.code() != Code::stale) return;
  if (OpenTable* open = tables_.find(table); open != nullptr && tab->watched.contains(table))
    screens_.show_to(*open, *tab);
}

Done Answers::when_done(TabId id, const std::string& request, const std::string& table) {
  return [this, id, request = request, table = table](const Refusal* refusal) {
    if (refusal != nullptr) return refuse(id, request, *refusal, table);
    const Tab* tab = tabs_.find(id);
    if (tab == nullptr) return;
    OpenTable* open = tables_.in_memory(table);
    if (open == nullptr) return tab->send(protocol::Accepted{request, 0});
    const bool will_be_shown = open->position_changed && tab->watched.contains(table);
    if (will_be_shown && open->table.game() != nullptr)
      open->answers.emplace_back(id, request);
    else
      tab->send(protocol::Accepted{request, open->table.number()});
  };
}

Done Answers::when_done_for_owner(TabId id, const std::string& request, const std::string& table) {
  return [this, done = when_done(id, request, table), table,
          me = tabs_.at(id).person](const Refusal* refusal) {
    done(refusal);
    OpenTable* ours = tables_.in_memory(table);
    if (refusal != nullptr || ours == nullptr) return;
    for (const TabId watcher : ours->watchers)
      if (Tab& theirs = tabs_.at(watcher); theirs.person == me) screens_.show_to(*ours, theirs);
  };
}

}  // namespace hadal::house
