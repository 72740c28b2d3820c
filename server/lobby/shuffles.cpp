// SPDX-License-Identifier: Apache-2.0
#include "server/lobby/shuffles.h"

#include "server/table/decide.h"
#include "server/table/seeds.h"

namespace hadal::house {
namespace {

constexpr std::int64_t kOpenWithinMs = 3000;

fair::Seed seed_in(const std::string& hex) {
  const std::optional<fair::Seed> seed = fair::Seed::from_hex(hex);
  if (!seed) throw Refusal(Code::bad_message, "64 hexadecimal digits are needed");
  return *seed;
}

Refusal has_started() { return {Code::already_started, "the game has already started"}; }

}  // namespace

void Shuffles::seal(const OpenTable& open, Player p, const std::string& commitment) {
  Table& table = tables_[open.table.id()];
  if (open.table.course().state != protocol::TableState::waiting || table.shuffle)
    throw has_started();
  table.sealed[open.table.at(p).made.person.value_or("")] = seed_in(commitment).hex();
}

// Parts of those who are here. In a test with fixed seeds and in the deal of the day nobody has
// one, because the cards would differ.
void Shuffles::start(OpenTable& open, Done done) {
  const std::string& id = open.table.id();
  Table& table = tables_[id];
  if (table.shuffle) throw has_started();
  try {
    decide_start(open.table, fair::Origin(fair::Seed::random()));
  } catch (const Refusal& e) {  // before anybody opens their part
    return done(&e);
  }
  const TableOpened& plan = open.table.plan();
  const fair::Seed origin = plan.deal ? seed_of_deal(plan.game, *plan.deal) : seed_of_new_game();
  const bool is_everybodys_own = !are_seeds_fixed() && !plan.deal;
  table.shuffle = std::make_unique<Shuffle>(Shuffle{
      fair::Origin(origin), {}, moment(needs_.outside).game + kOpenWithinMs, std::move(done)});
  Shuffle& shuffle = *table.shuffle;
  protocol::Shuffling told{id, shuffle.origin.commitment(), {}};
  for (std::size_t i = 0; i < open.table.seats().size() && is_everybodys_own; ++i) {
    const PersonId& person = open.table.at(seat(i)).made.person;
    const auto sealed = person ? table.sealed.find(*person) : table.sealed.end();
    if (sealed == table.sealed.end() || !needs_.screens.is_here(open, seat(i))) continue;
    shuffle.awaited[seat(i)] = sealed->second;
    told.parts.push_back({name(seat(i)), sealed->second});
  }
  if (shuffle.awaited.empty()) return deal(open);
  for (const TabId watcher : open.watchers)
    if (const Tab& tab = needs_.tabs.at(watcher); is_seat(open.table.seats().eye_of(tab.person)))
      tab.send(told);
}

void Shuffles::open(const OpenTable& open, Player p, const std::string& opened) {
  const fair::Seed part = seed_in(opened);
  const auto found = tables_.find(open.table.id());
  Shuffle* shuffle = found == tables_.end() ? nullptr : found->second.shuffle.get();
  if (shuffle == nullptr || !shuffle->awaited.contains(p))
    throw Refusal(Code::not_running, "the server is not waiting for your part of the seed");
  if (part.commitment() != shuffle->awaited.at(p))
    throw Refusal(Code::bad_message, "this is not what you sealed");
  shuffle->origin.add(p, part);
  if (shuffle->origin.parts().size() == shuffle->awaited.size()) deal(open);
}

void Shuffles::deal(const OpenTable& open) {
  const std::unique_ptr<Shuffle> shuffle = std::move(tables_[open.table.id()].shuffle);
  needs_.tables.change(
      open,
      [origin = shuffle->origin](GameTable& table) -> std::vector<TableEvent> {
        return {decide_start(table, origin)};
      },
      shuffle->done);
}

void Shuffles::tick() {
  const std::int64_t now = moment(needs_.outside).game;
  for (const auto& [id, table] : tables_)
    if (const OpenTable* open = needs_.tables.in_memory(id);
        open != nullptr && table.shuffle && now >= table.shuffle->until)
      deal(*open);
  std::erase_if(tables_, [&](const auto& one) {
    const OpenTable* open = needs_.tables.in_memory(one.first);
    return open == nullptr || open->table.course().state != protocol::TableState::waiting;
  });
}

}  // namespace hadal::house
