// SPDX-License-Identifier: Apache-2.0
// Replays finished games by the current rules, on its own thread that gives way to everything else,
// and reports which of them no longer fit. It changes nothing.
#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "server/log/log.h"

namespace hadal::house {

struct Unfit {
  std::string table;
  std::string why;
};

class Checker {
 public:
  // How many were replayed so far, and which of those since the last report do not fit. Called on
  // the checker's thread every now and then, and at the end.
  using Report = std::function<void(std::size_t checked, std::vector<Unfit> unfit)>;

  using Post = std::function<void(std::function<void()>)>;

  // Of the first results, up to this number. Where there are no threads, `instead` gets one game
  // after the other.
  Checker(log::Log& log, std::uint64_t results, Report report, Post instead = {});
  ~Checker();  // what is left is not checked
  Checker(const Checker&) = delete;
  Checker& operator=(const Checker&) = delete;

 private:
  void work();
  void work_between();
  bool check_next();                                          // false: that was the last
  std::optional<std::string> table_of(std::uint64_t result);  // none: no game was begun there
  std::string trouble_of(const std::string& table);           // empty: it fits

  log::Log& log_;
  std::uint64_t results_;
  Report report_;
  Post instead_;
  std::uint64_t checked_ = 0;
  std::vector<Unfit> unfit_;                                    // since the last report
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);  // for what is posted too late
  std::atomic<bool> closing_ = false;
  std::thread thread_;
};

}  // namespace hadal::house
