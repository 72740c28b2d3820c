// SPDX-License-Identifier: Apache-2.0
// Reading the file, on as many connections as there are threads that read.
#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "server/log/sqlite.h"

namespace hadal::log {

class Reader {
 public:
  explicit Reader(std::string file);
  ~Reader();

  // See Log.
  void read(std::string_view stream, std::uint64_t from,
            const std::function<void(const Entry&)>& take);
  std::optional<Entry> entry(std::string_view stream, std::uint64_t number);
  std::vector<std::string> streams();
  std::vector<std::string> open_streams();
  std::vector<std::string> streams_of(std::string_view player);
  std::optional<std::uint64_t> closed_by(std::string_view stream);
  std::vector<std::uint64_t> closers_of(std::string_view player, std::size_t most);
  std::optional<Summary> summary(const std::string& name);

 private:
  struct Hand;  // a connection with its statements
  class Borrowed;
  std::unique_ptr<Hand> borrow();  // one that is free, or a new one
  void give_back(std::unique_ptr<Hand> hand);

  std::string file_;
  std::mutex mutex_;
  std::vector<std::unique_ptr<Hand>> free_;
};

}  // namespace hadal::log
