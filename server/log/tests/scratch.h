// SPDX-License-Identifier: Apache-2.0
// A folder with a log in it that goes when the test ends.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <future>
#include <iterator>

#include "server/log/sqlite_log.h"

namespace hadal::log::test {

class ScratchTest : public testing::Test {
 protected:
  ScratchTest()
      : folder((std::filesystem::temp_directory_path() /
                ("hadal-log-" + std::to_string(::getpid()) + "-" +
                 testing::UnitTest::GetInstance()->current_test_info()->name()))
                   .string()) {
    std::filesystem::remove_all(folder);
  }
  ~ScratchTest() override { std::filesystem::remove_all(folder); }

  static Appended append(Log& log, const std::string& stream, std::uint64_t expected,
                         std::vector<std::string> texts, Index index = {}) {
    std::promise<Appended> result;
    log.append(
        {stream, expected, 7, std::move(texts), std::move(index.players), std::move(index.closes)},
        [&](const Appended& appended) { result.set_value(appended); });
    return result.get_future().get();
  }

  static Appended replace(Log& log, const std::string& stream, Log::Texts texts) {
    std::promise<Appended> result;
    log.replace(stream, std::move(texts),
                [&](const Appended& appended) { result.set_value(appended); });
    return result.get_future().get();
  }

  static std::string probe(Log& log) {
    std::promise<std::string> result;
    log.probe([&](const std::string& why) { result.set_value(why); });
    return result.get_future().get();
  }

  static std::vector<std::string> texts(Log& log, const std::string& stream,
                                        std::uint64_t from = 1) {
    std::vector<std::string> found;
    log.read(stream, from,
             [&](const Entry& entry) { found.push_back(entry.is_sound ? entry.text : "(lost)"); });
    return found;
  }

  static std::string contents(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  }

  static void overwrite(const std::string& path, std::size_t at, const std::string& bytes) {
    std::fstream file(path, std::ios::binary | std::ios::in | std::ios::out);
    file.seekp(static_cast<std::streamoff>(at));
    file << bytes;
    ASSERT_TRUE(file.good());
  }

  const std::string folder;
};

}  // namespace hadal::log::test
