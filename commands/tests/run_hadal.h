// SPDX-License-Identifier: Apache-2.0
// Runs the real program, which lies next to the tests, and catches all it says.
#pragma once

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace hadal::cli {

// A folder of its own for every test; it goes when the test ends.
class Folder {
 public:
  Folder() {
    std::string pattern = std::filesystem::temp_directory_path() / "hadal_test.XXXXXX";
    path_ = mkdtemp(pattern.data());
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() { std::filesystem::remove_all(path_); }

  std::string path(const std::string& name) const { return path_ / name; }
  std::string write(const std::string& name, const std::string& text) const {
    std::ofstream(path(name), std::ios::binary) << text;
    return path(name);
  }
  static std::string read(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  }
  std::size_t files() const {
    const std::filesystem::directory_iterator all(path_);
    return static_cast<std::size_t>(std::distance(begin(all), end(all)));
  }

 private:
  std::filesystem::path path_;
};

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
