// SPDX-License-Identifier: Apache-2.0
// The log of a page. All entries are in memory, because one person has few games; the page keeps
// them for good, and gives them back before the house opens.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "server/log/log.h"

namespace hadal::page {

// An entry as it is kept: its text behind a seal that fits no other text, place or time.
std::string sealed(const std::string& stream, const log::Entry& entry);
// And back; not sound if the seal does not fit.
log::Entry unsealed(const std::string& stream, log::Entry kept);

// What is to be written: numbered entries of a stream that must not exist yet, or that replace
// others.
struct Writing {
  std::uint32_t ticket = 0;  // for PageLog::written
  std::string stream;
  std::vector<log::Entry> entries;
  bool replaces = false;
};

class PageLog final : public log::Log {
 public:
  using Write = std::function<void(const Writing&)>;
  PageLog(log::MakeIndex make_index, Write write)
      : make_index_(std::move(make_index)), write_(std::move(write)) {}

  // What was kept, in any order; before anything else is asked. A number that is missing between
  // others is a damaged entry, too.
  void restore(const std::string& stream, const log::Entry& entry);
  // The page has tried to write: committed, or nothing was written.
  void written(std::uint32_t ticket, log::Status status);

  void append(log::Append what, Done done) override;
  void read(std::string_view stream, std::uint64_t from,
            const std::function<void(const log::Entry&)>& take) override;
  std::optional<log::Entry> entry(std::string_view stream, std::uint64_t number) override;
  std::vector<std::string> open_streams() override;
  std::vector<std::string> streams_of(std::string_view player) override;
  std::optional<std::uint64_t> closed_by(std::string_view stream) override;
  std::vector<std::uint64_t> closers_of(std::string_view player, std::size_t most) override;
  std::optional<log::Summary> summary(const std::string& name) override;
  void keep(const std::string& name, log::Summary summary) override;
  void replace(const std::string& stream, Texts texts, Done done) override;
  void probe(std::function<void(const std::string& why)> done) override;

 private:
  struct Pending {
    Writing writing;
    Done done;
  };
  void write(Writing writing, Done done);
  void note(const std::string& stream, const log::Entry& entry);

  log::MakeIndex make_index_;
  Write write_;
  std::map<std::string, std::vector<log::Entry>, std::less<>> streams_;
  std::map<std::string, std::vector<std::string>, std::less<>> members_;  // streams of a player
  std::map<std::string, std::uint64_t, std::less<>> closed_;
  std::map<std::string, log::Summary> summaries_;
  std::map<std::uint32_t, Pending> pending_;
  std::uint32_t tickets_ = 0;
};

}  // namespace hadal::page
