// SPDX-License-Identifier: Apache-2.0
// Files of the project, for tests of what must be written down in several places.
#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <string_view>

namespace hadal::words::test {

inline std::string read_file(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) throw std::runtime_error(path.string() + " is not there");
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

inline std::string read_folder(const std::filesystem::path& path) {
  std::string all;
  for (const auto& entry : std::filesystem::directory_iterator(path))
    all += read_file(entry.path());
  return all;
}

// "ABY-L-MASTER-OF-MAGIC" of "ABY-L-" and "master_of_magic".
inline std::string rule_id(const std::string& prefix, std::string_view name) {
  std::string id = prefix;
  for (const char c : name) {
    const bool small = c >= 'a' && c <= 'z';
    id += c == '_' ? '-' : small ? static_cast<char>(c - 'a' + 'A') : c;
  }
  return id;
}

}  // namespace hadal::words::test
