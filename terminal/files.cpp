// SPDX-License-Identifier: Apache-2.0
#include "terminal/files.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "terminal/error.h"

namespace hadal::cli {

std::string read_file(const std::string& path) {
  std::error_code unknown;  // then opening it says what is wrong
  if (std::filesystem::is_directory(path, unknown)) throw UserError(path + ": this is a folder");
  std::ifstream in(path, std::ios::binary);
  if (!in) throw UserError(path + ": " + std::strerror(errno));
  std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  if (in.bad()) throw UserError(path + ": cannot be read");
  return text;
}

}  // namespace hadal::cli
