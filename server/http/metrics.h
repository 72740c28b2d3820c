// SPDX-License-Identifier: Apache-2.0
// What operators scrape.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "server/core/hall.h"

namespace hadal::http {

class Metrics {
 public:
  Metrics();
  ~Metrics();

  void took(std::int64_t milliseconds);  // a change, from its request to its answer
  void dropped();                        // a client that was too slow
  std::string text(const core::Counts& counts);

 private:
  struct Series;
  std::unique_ptr<Series> series_;
};

}  // namespace hadal::http
