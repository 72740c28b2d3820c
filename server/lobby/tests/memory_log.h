// SPDX-License-Identifier: Apache-2.0
// The contract of log::Log in memory; may be told to fail.
#pragma once

#include <algorithm>
#include <map>
#include <mutex>
#include <string>
#include <vector>

#include "server/log/log.h"

namespace hadal::house::test {

class MemoryLog final : public log::Log {
 public:
  void append(log::Append what, Done done) override {
    if (before_append) before_append(what);
    const std::lock_guard lock(mutex_);
    auto& stream = streams_[what.stream];
    if (is_full) return done({log::Status::failed, stream.size(), "/secret/path: disk full"});
    if (is_unsure && !writes_unsure)
      return done({log::Status::unknown, stream.size(), "/secret/path: no sync"});
    if (stream.size() != what.expected)
      return done({log::Status::conflict, stream.size(), "somebody else has written"});
    if (stream.empty()) order_.push_back(what.stream);
    for (const std::string& text : what.texts) stream.push_back({stream.size() + 1, what.at, text});
    for (const std::string& player : what.players) members_[player].push_back(what.stream);
    for (const std::string& closed : what.closes) closed_[closed] = what.expected + 1;
    done({is_unsure ? log::Status::unknown : log::Status::committed, stream.size(), {}});
  }
  // As somebody else would, and the asker does not hear of it.
  void write_behind(const std::string& stream, const std::string& text) {
    const std::lock_guard lock(mutex_);
    auto& entries = streams_[stream];
    entries.push_back({entries.size() + 1, 7, text});
  }
  void read(std::string_view stream, std::uint64_t from,
            const std::function<void(const log::Entry&)>& take) override {
    if (before_read) before_read(std::string(stream));
    const std::lock_guard lock(mutex_);
    ++reads[std::string(stream)];
    for (const log::Entry& entry : streams_[std::string(stream)])
      if (entry.number >= from) take(entry);
  }
  std::optional<log::Entry> entry(std::string_view stream, std::uint64_t number) override {
    const std::lock_guard lock(mutex_);
    const auto& entries = streams_[std::string(stream)];
    if (number == 0 || number > entries.size()) return std::nullopt;
    return entries[number - 1];
  }
  std::vector<std::string> open_streams() override {
    std::vector<std::string> found;
    for (const std::string& name : order_)
      if (!streams_[name].empty() && !closed_.contains(name)) found.push_back(name);
    return found;
  }
  std::vector<std::string> streams_of(std::string_view player) override {
    return members_[std::string(player)];
  }
  std::optional<std::uint64_t> closed_by(std::string_view stream) override {
    const std::lock_guard lock(mutex_);
    const auto found = closed_.find(std::string(stream));
    if (found == closed_.end()) return std::nullopt;
    return found->second;
  }
  std::vector<std::uint64_t> closers_of(std::string_view player, std::size_t most) override {
    std::vector<std::uint64_t> found;
    for (const std::string& stream : members_[std::string(player)])
      if (const auto number = closed_by(stream)) found.push_back(*number);
    std::sort(found.rbegin(), found.rend());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    if (found.size() > most) found.resize(most);
    return found;
  }
  std::optional<log::Summary> summary(const std::string& name) override {
    const auto found = summaries_.find(name);
    if (found == summaries_.end()) return std::nullopt;
    return found->second;
  }
  void keep(const std::string& name, log::Summary summary) override {
    summaries_[name] = std::move(summary);
  }
  void replace(const std::string& stream, Texts texts, Done done) override {
    const std::lock_guard lock(mutex_);
    auto& entries = streams_[stream];
    for (const auto& [number, text] : texts) entries.at(number - 1).text = text;
    done({log::Status::committed, entries.size(), {}});
  }
  void probe(std::function<void(const std::string&)> done) override {
    done(is_full || is_unsure ? "the disk is full" : "");
  }
  std::map<std::string, std::vector<log::Entry>>& all() { return streams_; }

  bool is_full = false;
  bool is_unsure = false;            // whether anything was written, …
  bool writes_unsure = false;        // … and in fact it was
  std::map<std::string, int> reads;  // of whole streams
  std::function<void(const std::string& stream)> before_read;
  std::function<void(const log::Append& what)> before_append;

 private:
  std::mutex mutex_;  // games are checked on a thread of its own
  std::map<std::string, std::vector<log::Entry>> streams_;
  std::map<std::string, std::vector<std::string>> members_;
  std::map<std::string, std::uint64_t> closed_;
  std::map<std::string, log::Summary> summaries_;
  std::vector<std::string> order_;
};

}  // namespace hadal::house::test
