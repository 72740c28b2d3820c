// SPDX-License-Identifier: Apache-2.0
// A log as tests use it: they wait for every answer.
#pragma once

#include <gtest/gtest.h>

#include <future>
#include <string>
#include <vector>

#include "server/log/log.h"

namespace hadal::log::test {

inline Appended append(Log& log, Append what) {
  std::promise<Appended> result;
  log.append(std::move(what), [&](const Appended& appended) { result.set_value(appended); });
  return result.get_future().get();
}

inline Appended append(Log& log, const std::string& stream, std::uint64_t expected,
                       std::vector<std::string> texts) {
  return append(log, {stream, expected, 7, std::move(texts), {}, {}});
}

inline Appended replace(Log& log, const std::string& stream, Log::Texts texts) {
  std::promise<Appended> result;
  log.replace(stream, std::move(texts),
              [&](const Appended& appended) { result.set_value(appended); });
  return result.get_future().get();
}

inline std::string probe(Log& log) {
  std::promise<std::string> result;
  log.probe([&](const std::string& why) { result.set_value(why); });
  return result.get_future().get();
}

inline std::vector<std::string> texts(Log& log, const std::string& stream, std::uint64_t from = 1) {
  std::vector<std::string> found;
  log.read(stream, from, [&](const Entry& entry) {
    EXPECT_EQ(entry.number, from + found.size());
    found.push_back(entry.is_sound ? entry.text : "(lost)");
  });
  return found;
}

}  // namespace hadal::log::test
