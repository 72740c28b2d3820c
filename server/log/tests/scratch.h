// SPDX-License-Identifier: Apache-2.0
// A folder with a log in it that goes when the test ends.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "server/log/sqlite_log.h"
#include "server/log/tests/calls.h"

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
