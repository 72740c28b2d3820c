// SPDX-License-Identifier: Apache-2.0
#include "server/log/salvage.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
#include <set>
#include <unordered_map>

#include "server/log/pages.h"
#include "server/log/sqlite_log.h"

namespace hadal::log {
namespace {

using Candidates = std::unordered_map<std::int64_t, std::vector<std::string>>;

// Every name that a stream may have, the surest first: the index of streams looks like the members.
Candidates find_names(const std::string& file) {
  Candidates names;
  look_through(file, {[](const FoundEntry&) {},
                      [&](const FoundName& found) {
                        std::vector<std::string>& known = names[found.stream];
                        std::erase_if(known, [&](const std::string& one) {
                          return found.is_sure && one == found.name;
                        });
                        if (std::find(known.begin(), known.end(), found.name) == known.end())
                          known.insert(found.is_sure ? known.begin() : known.end(), found.name);
                      }});
  return names;
}

// An entry without checksums is of version 1; then it must at least look like one.
bool is_of(const FoundEntry& found, const std::string& name) {
  constexpr std::uint64_t kMost = 10'000'000;
  if (found.sums) return !found.entry.text.empty() && is_own(*found.sums, name, found.entry);
  return found.entry.text.starts_with('{') && found.entry.text.ends_with('}') &&
         found.entry.number < kMost;
}

const std::string* name_of(const Candidates& names, const FoundEntry& found) {
  const auto known = names.find(found.stream);
  if (known == names.end()) return nullptr;
  for (const std::string& name : known->second)
    if (is_of(found, name)) return &name;
  return nullptr;
}

class Salvage {
 public:
  Salvage(const std::string& file, const std::string& to, const MakeIndex& make_index,
          const Twice& twice)
      : file_(file), make_index_(make_index), twice_(twice), db_(to, false) {
    db_.run("PRAGMA page_size=2048");
    db_.run("PRAGMA journal_mode=OFF");
    db_.run("PRAGMA synchronous=OFF");
    prepare(db_, to, make_index, twice);
    add_stream_ = made("INSERT OR IGNORE INTO streams (id, name) VALUES (?, ?)");
    add_entry_ = made(
        "INSERT OR REPLACE INTO entries (stream, number, at, text, sums) VALUES (?, ?, ?, ?, ?)");
    read_ = made("SELECT number, at, text, sums FROM entries WHERE stream = ? ORDER BY number");
    copy_ = made("INSERT OR REPLACE INTO copies SELECT * FROM entries WHERE stream = ?");
    add_member_ = made("INSERT OR IGNORE INTO members (player, stream) VALUES (?, ?)");
    close_ = made("UPDATE streams SET closed = ? WHERE name = ?");
  }

  Salvaged run() {
    db_.run("BEGIN");
    take_entries();
    for (const auto& [id, name] : streams_) mend(id, name);
    db_.run("COMMIT");
    result_.streams = streams_.size();
    return result_;
  }

 private:
  void take_entries() {
    const Candidates names = find_names(file_);
    std::set<std::int64_t> nameless;
    look_through(file_, {[&](const FoundEntry& found) {
                           const std::string* name = name_of(names, found);
                           if (name == nullptr)
                             nameless.insert(found.stream);
                           else
                             take(found, *name);
                         },
                         [](const FoundName&) {}});
    result_.nameless =
        static_cast<std::size_t>(std::count_if(nameless.begin(), nameless.end(), [&](auto id) {
          return !streams_.contains(id) && !names.contains(id);
        }));
  }

  void take(const FoundEntry& found, const std::string& name) {
    if (const auto [kept, is_new] = streams_.emplace(found.stream, name); is_new)
      add_stream_->bind(1, found.stream).bind(2, name).run();
    write(found.stream, found.entry, found.sums.value_or(first_sums()));
  }

  void write(std::int64_t stream, const Entry& entry, const Sums& sums) {
    add_entry_->bind(1, stream)
        .bind(2, static_cast<std::int64_t>(entry.number))
        .bind(3, entry.at)
        .bind(4, entry.text)
        .bind_bytes(5, sums.view())
        .run();
  }

  // A missing entry in between becomes an empty one; from there on there is a new chain.
  void mend(std::int64_t id, const std::string& name) {
    std::vector<std::pair<Entry, Sums>> entries;
    read_->bind(1, id);
    while (read_->step()) {
      const auto number = static_cast<std::uint64_t>(read_->number(0));
      if (entries.size() + 1 < number) {
        result_.lost.push_back({name, entries.size() + 1, number - 1});
        while (entries.size() + 1 < number)
          entries.push_back({{entries.size() + 1, 0, ""}, first_sums()});
      }
      entries.push_back({{number, read_->number(1), std::string(read_->text(2))},
                         read_sums(read_->bytes(3)).value_or(first_sums())});
      ++result_.entries;
    }
    read_->reset();
    Sums sums = first_sums();
    for (const auto& [entry, had] : entries) {
      sums = next_sums(sums, name, entry);
      if (sums != had) write(id, entry, sums);
      if (!entry.text.empty()) note(id, name, entry);
    }
    if (twice_.contains(name)) copy_->bind(1, id).run();
  }

  void note(std::int64_t id, const std::string& name, const Entry& entry) {
    const Index index = make_index_(name, entry.text);
    for (const std::string& closed : index.closes)
      close_->bind(1, static_cast<std::int64_t>(entry.number)).bind(2, closed).run();
    for (const std::string& player : index.players) add_member_->bind(1, player).bind(2, id).run();
  }

  std::unique_ptr<Statement> made(std::string_view sql) {
    return std::make_unique<Statement>(db_, sql);
  }

  const std::string& file_;
  const MakeIndex& make_index_;
  const Twice& twice_;
  Connection db_;
  std::unique_ptr<Statement> add_stream_;
  std::unique_ptr<Statement> add_entry_;
  std::unique_ptr<Statement> read_;
  std::unique_ptr<Statement> copy_;
  std::unique_ptr<Statement> add_member_;
  std::unique_ptr<Statement> close_;
  std::map<std::int64_t, std::string> streams_;
  Salvaged result_;
};

}  // namespace

Salvaged salvage(const std::string& file, const std::string& to, const MakeIndex& make_index,
                 const Twice& twice) {
  namespace fs = std::filesystem;
  std::error_code error;
  fs::create_directories(to, error);
  const std::string target = database_file(to);
  if (fs::exists(target)) throw LogError(target + ": already exists");
  const std::string part = target + ".part";
  fs::remove(part, error);
  const Salvaged result = Salvage(file, part, make_index, twice).run();
  sync_file(part);
  fs::rename(part, target);  // whole or not at all
  return result;
}

std::vector<Entry> salvage_stream(const std::string& file, const std::string& stream) {
  const Candidates names = find_names(file);
  std::map<std::uint64_t, Entry> found;
  look_through(file, {[&](const FoundEntry& one) {
                        const std::string* name = name_of(names, one);
                        if (name != nullptr && *name == stream) found[one.entry.number] = one.entry;
                      },
                      [](const FoundName&) {}});
  std::vector<Entry> entries;
  for (auto& [number, entry] : found) entries.push_back(std::move(entry));
  return entries;
}

}  // namespace hadal::log
