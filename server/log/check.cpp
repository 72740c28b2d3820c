// SPDX-License-Identifier: Apache-2.0
// The search for damage: everything is read, and every checksum compared.
#include <memory>

#include "server/log/chain.h"
#include "server/log/salvage.h"

namespace hadal::log {
namespace {

constexpr std::size_t kMostFaults = 100;  // of the file itself that are listed

class Check {
 public:
  explicit Check(const std::string& file) : db_(file, true) {}

  Checked run() {
    expect_version();
    read_streams();
    if (is_listed_) check_structure();
    return std::move(result_);
  }

 private:
  void expect_version() {
    Statement version(db_, "PRAGMA user_version");
    version.step();
    if (version.number(0) > kSchema)
      throw LogError("the data was written by a newer version of Hadal; use that version");
    if (version.number(0) < kSchema)
      throw LogError(
          "the data is from an older version of Hadal and has no checksums; start the server once");
  }

  void complain(const std::string& stream, const std::string& what) {
    result_.damage.push_back({stream, what});
  }

  void read_streams() {
    std::vector<std::pair<std::int64_t, std::string>> streams;
    try {
      Statement all(db_, "SELECT id, name FROM streams ORDER BY id");
      while (all.step()) streams.emplace_back(all.number(0), all.text(1));
    } catch (const SqliteError&) {
      is_listed_ = false;
      complain("", "the list of streams is damaged");
    }
    read_ = std::make_unique<Statement>(
        db_, "SELECT number, at, text, sums FROM entries WHERE stream = ? ORDER BY number");
    for (const auto& [id, name] : streams) read(id, name);
  }

  void read(std::int64_t id, const std::string& name) {
    ++result_.streams;
    Sums before = first_sums();
    std::uint64_t last = 0;
    try {
      read_->bind(1, id);
      while (read_->step()) {
        const Entry entry{static_cast<std::uint64_t>(read_->number(0)), read_->number(1),
                          std::string(read_->text(2))};
        if (entry.number != last + 1)
          complain(name, "entries " + std::to_string(last + 1) + " to " +
                             std::to_string(entry.number - 1) + " are missing");
        const std::optional<Sums> sums = read_sums(read_->bytes(3));
        look_at(name, entry, sums, entry.number == last + 1 ? &before : nullptr);
        before = sums.value_or(first_sums());
        last = entry.number;
      }
      read_->reset();
    } catch (const SqliteError&) {
      complain(name, "from entry " + std::to_string(last + 1) + " on it cannot be read in place");
    }
  }

  void look_at(const std::string& name, const Entry& entry, const std::optional<Sums>& sums,
               const Sums* before) {
    ++result_.entries;
    result_.lost_before += entry.text.empty() ? 1 : 0;
    const std::string which = "entry " + std::to_string(entry.number);
    if (!sums || !is_own(*sums, name, entry))
      complain(name, which + " is damaged");
    else if (before != nullptr && next_sums(*before, name, entry) != *sums)
      complain(name, which + " does not follow the one before it");
  }

  // Damage to a tree that costs no entry yet, but may at the next write.
  void check_structure() {
    try {
      Statement check(db_, "PRAGMA integrity_check(" + std::to_string(kMostFaults) + ")");
      while (check.step())
        if (check.text(0) != "ok") complain("", std::string(check.text(0)));
    } catch (const SqliteError& e) {
      complain("", e.what());
    }
  }

  Connection db_;
  std::unique_ptr<Statement> read_;
  bool is_listed_ = true;
  Checked result_;
};

}  // namespace

Checked check(const std::string& file) {
  try {
    return Check(file).run();
  } catch (const SqliteError& e) {
    if (!e.is_damage()) throw;
    return {0, 0, 0, {{"", e.what()}}};
  }
}

}  // namespace hadal::log
