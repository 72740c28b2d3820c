// SPDX-License-Identifier: Apache-2.0
// Runs the real program, which lies next to the tests, and catches all it says.
#pragma once

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "server/log/tests/folder.h"

namespace hadal::cli {

using hadal::test::Folder;

struct Answer {
  int status = -1;  // what the program returned; a crash is 128 or more
  std::string out;
  std::string err;
};

inline std::string quoted(const std::string& word) { return "'" + word + "'"; }

inline std::string hadal_program() {
  return std::filesystem::read_symlink("/proc/self/exe").parent_path() / "hadal";
}

// Words in `args` hold no quotes. `tail` is left to the shell: where to send the output.
inline Answer run_hadal(const std::vector<std::string>& args, const std::string& tail = "") {
  const Folder folder;
  std::string command = quoted(hadal_program());
  for (const std::string& arg : args) command += " " + quoted(arg);
  command += " </dev/null >" + folder.path("out") + " 2>" + folder.path("err") + " " + tail;
  const int status = std::system(command.c_str());  // NOLINT: the words are our own
  Answer run;
  run.status = WIFEXITED(status) ? WEXITSTATUS(status) : 255;
  run.out = Folder::read(folder.path("out"));
  run.err = Folder::read(folder.path("err"));
  return run;
}

}  // namespace hadal::cli
