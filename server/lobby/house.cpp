// SPDX-License-Identifier: Apache-2.0
#include "server/lobby/house.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>

namespace hadal::house {
namespace {

constexpr std::size_t kFetchers = 4;  // where nodes share a log, which answers some time later

// Runs f(i) for every i below n on so many threads; throws what one of them threw.
template <typename F>
void in_parallel(std::size_t n, unsigned processors, F f) {
  if (processors <= 1) {
    for (std::size_t i = 0; i < n; ++i) f(i);
    return;
  }
  std::atomic<std::size_t> next = 0;
  std::mutex mutex;
  std::exception_ptr failed;
  std::vector<std::thread> threads;
  for (unsigned t = 0; t < processors; ++t)
    threads.emplace_back([&] {
      try {
        for (std::size_t i = next++; i < n; i = next++) f(i);
      } catch (...) {
        const std::lock_guard lock(mutex);
        failed = std::current_exception();
        next = n;
      }
    });
  for (std::thread& thread : threads) thread.join();
  if (failed) std::rethrow_exception(failed);
}

// Without these the house cannot open. The message does not quote the text, which may be secret.
template <typename Apply>
std::uint64_t read_all(log::Log& log, const std::string& stream, std::uint64_t from, Apply apply) {
  std::uint64_t last = from - 1;
  log.read(stream, from, [&](const log::Entry& entry) {
    try {
      if (entry.is_sound) apply(entry);  // a damaged one is left out
    } catch (const protocol::BadMessage&) {
      throw log::LogError("entry " + std::to_string(entry.number) + " of '" + stream +
                          "' in the log cannot be read; use the version of Hadal that wrote it, "
                          "or a backup");
    }
    last = entry.number;
  });
  return last;
}

}  // namespace

House::House(Outside outside)
    : outside_(std::move(outside)),
      results_(&outside_.log),
      changes_(outside_.log, outside_.post, outside_.now, instead_of_threads(outside_)),
      tables_(outside_, changes_, results_),
      shelf_({outside_, results_, changes_, tables_, fetching_,
              [this](OpenTable& open) {
                welcome(open);
                referee_.advance(open);
              }}),
      screens_(outside_, people_, tab_list_),
      shuffles_({outside_, tables_, tab_list_, screens_}),
      departures_({outside_, people_, changes_, tables_, tab_list_, errands_,
                   [this](const std::string& person) { referee_.release_seats(person); }}),
      operator_(
          {outside_, people_, moderation_, changes_, tables_, tab_list_, errands_, departures_}),
      old_games_(outside_, changes_),
      accounts_({outside_, people_, moderation_, changes_, tab_list_,
                 [this](const std::string& person) { show_name(person); },
                 [this](const std::string& person) { departures_.gone({person}); }}),
      lobby_({outside_, people_, results_, old_games_.unfit(), tables_, tab_list_, changes_,
              shuffles_}),
      reviews_({outside_, people_, results_, tables_}),
      judges_({outside_, tables_, reviews_, tab_list_, pool_}),
      deals_({outside_, people_, changes_, tables_, lobby_, judges_}),
      tabs_({outside_, tables_, shelf_, tab_list_, screens_, shuffles_, moderation_, judges_}),
      referee_({outside_, people_, results_, changes_, tables_, screens_, pool_}),
      errands_(instead_of_threads(outside_)),
      fetching_(instead_of_threads(outside_), outside_.neighbours == nullptr ? 1 : kFetchers),
      pool_(outside_.bot_threads, instead_of_threads(outside_)) {
  changes_.listen([this](const std::string& s, const log::Entry& e) { happen(s, e); },
                  [this](const std::string& s) { settled(s); }, outside_.took);
}

void House::recover() {
  log::Log& log = outside_.log;
  changes_.know("people", read_all(log, "people", 1, [this](const log::Entry& entry) {
                  people_.apply(read_people_event(entry.text), entry.at);
                }));
  read_results();
  changes_.know("house", read_all(log, "house", 1, [this](const log::Entry& entry) {
                  moderation_.apply(read_house_event(entry.text));
                }));
  changes_.know("deals", read_all(log, "deals", 1, [this](const log::Entry& entry) {
                  deals_.apply(read_deal_event(entry.text));
                }));
  changes_.know("reports", read_all(log, "reports", 1, [](const log::Entry&) {}));
  std::vector<std::string> unfinished;
  if (outside_.neighbours == nullptr)
    for (const std::string& stream : log.open_streams())
      if (stream.starts_with(kTablePrefix)) unfinished.push_back(stream);
  load_tables(unfinished);
  departures_.go_on();
  old_games_.check(results_);
}

// Everybody's standing is saved now and then, so a start need not read every finished game.
void House::read_results() {
  constexpr std::uint64_t kFew = 1000;
  log::Log& log = outside_.log;
  std::uint64_t from = 1;
  if (const std::optional<log::Summary> kept = log.summary(Results::kSummary);
      kept && results_.restore(*kept))
    from = kept->number + 1;
  const std::uint64_t last = read_all(log, "results", from, [this](const log::Entry& entry) {
    results_.apply(read_result(entry.text), entry.at, entry.number);
  });
  changes_.know("results", last);
  if (last >= from + kFew) log.keep(Results::kSummary, results_.summary());
}

void House::note_result(const log::Entry& entry) {
  constexpr std::uint64_t kKeepEvery = 10'000;
  const TableFinished finished = read_result(entry.text);
  results_.apply(finished, entry.at, entry.number);
  if (entry.number % kKeepEvery == 0) outside_.log.keep(Results::kSummary, results_.summary());
  tables_.finished(finished.table);
}

void House::load_tables(const std::vector<std::string>& streams) {
  std::vector<std::unique_ptr<OpenTable>> loaded(streams.size());
  const unsigned processors = outside_.has_threads ? std::thread::hardware_concurrency() : 1;
  in_parallel(streams.size(), processors, [&](std::size_t i) {
    std::vector<log::Entry> entries;
    outside_.log.read(streams[i], 1, [&](const log::Entry& entry) { entries.push_back(entry); });
    loaded[i] = std::make_unique<OpenTable>(streams[i].substr(kTablePrefix.size()));
    for (const log::Entry& entry : entries) loaded[i]->table.apply(entry);
  });
  for (std::unique_ptr<OpenTable>& one : loaded) welcome(tables_.add(std::move(one)));
  for (const auto& [id, open] : tables_) referee_.advance(*open);
}

// The table was at another node, or nowhere.
void House::welcome(OpenTable& open) {
  const Moment now = moment(outside_);
  GameTable& table = open.table;
  open.away_since.fill(now.game);
  open.used = now.wall;
  open.asked = table.to_move();  // was told before
  if (table.clock().is_live()) table.forgive(now);
  if (!table.course().trouble.empty()) outside_.found_unfit({table.id(), table.course().trouble});
}

// A committed entry becomes true.
void House::happen(const std::string& stream, const log::Entry& entry) {
  if (stream.starts_with(kTablePrefix)) {
    const std::int64_t added = tables_.happen(table_of(stream), entry);
    moves_ += static_cast<std::uint64_t>(std::max<std::int64_t>(0, added));
  } else if (!entry.is_sound) {
    return;  // as when the house opens
  } else if (stream == "people") {
    const PeopleEvent event = read_people_event(entry.text);
    people_.apply(event, entry.at);
    if (outside_.neighbours != nullptr) learn_of_people(event);
  } else if (stream == "results") {
    note_result(entry);
  } else if (stream == "house") {
    const HouseEvent event = read_house_event(entry.text);
    moderation_.apply(event);
    if (outside_.neighbours != nullptr) learn_of_house(event);
  } else if (stream == "deals") {
    deals_.apply(read_deal_event(entry.text));
  } else if (stream == "checks" && outside_.neighbours != nullptr) {
    old_games_.learn(entry);
  }  // otherwise "checks" and "reports" are for the next start and for operators
}

// Perhaps a neighbour did it; then its people are told here.
void House::learn_of_people(const PeopleEvent& event) {
  if (std::holds_alternative<SessionEnded>(event) || std::holds_alternative<SessionsEnded>(event))
    accounts_.close_ended();
  if (const auto* renamed = std::get_if<PersonRenamed>(&event)) show_name(renamed->person);
  if (const auto* gone = std::get_if<PersonDeleted>(&event)) departures_.leave({gone->person});
}

void House::learn_of_house(const HouseEvent& event) {
  if (const auto* banned = std::get_if<Banned>(&event)) operator_.send_away(*banned);
}

void House::settled(const std::string& stream) {
  if (outside_.neighbours != nullptr) outside_.neighbours->happened(stream, changes_.last(stream));
  if (!stream.starts_with(kTablePrefix)) return;
  OpenTable* open = tables_.in_memory(table_of(stream));
  if (open == nullptr) return;
  screens_.show(*open);
  referee_.advance(*open);
}

// People who watch this person's tables learn it now, not with the next move.
void House::show_name(const std::string& person) {
  for (const std::string& id : tables_.of(person)) screens_.show_changed(*tables_.in_memory(id));
}

void House::tick() {
  if (is_closing_) return;
  accounts_.tick();
  departures_.tick();
  shuffles_.tick();
  referee_.tick();
}

void House::say_goodbye() {
  is_closing_ = true;
  referee_.stop();
  tab_list_.close_if([](const Tab&) { return true; }, "restart");
}

Counts House::counts() const {
  Counts counts;
  counts.people = people_.size();
  for (const auto& [id, open] : tables_) {
    const Course& course = open->table.course();
    counts.waiting_tables += course.state == protocol::TableState::waiting ? 1 : 0;
    counts.running_tables += course.state == protocol::TableState::running ? 1 : 0;
    counts.troubled += course.trouble.empty() ? 0 : 1;
  }
  counts.tabs = tab_list_.size();
  counts.bot_queue = pool_.waiting();
  counts.changes_waiting = changes_.waiting();
  counts.moves = moves_;
  counts.refused = tabs_.refused();
  counts.mistakes = tabs_.mistakes() + changes_.mistakes();
  counts.is_failing = changes_.is_failing();
  counts.unchecked = old_games_.unchecked();
  counts.unfit = old_games_.unfit().size();
  return counts;
}

}  // namespace hadal::house
