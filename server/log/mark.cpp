// SPDX-License-Identifier: Apache-2.0
#include "server/log/mark.h"

#include <fcntl.h>
#include <unistd.h>

#include <fstream>
#include <iterator>
#include <sstream>

namespace hadal::log {
namespace {

constexpr std::size_t kSize = 512;  // one sector: it is written whole or not at all

std::string hex(const Sums& sums) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (const unsigned char byte : sums.bytes) {
    text += kDigits[byte >> 4];
    text += kDigits[byte & 15];
  }
  return text;
}

std::optional<Sums> from_hex(const std::string& text) {
  Sums sums;
  if (text.size() != 2 * sums.bytes.size()) return std::nullopt;
  for (std::size_t i = 0; i < sums.bytes.size(); ++i) {
    const std::string two = text.substr(2 * i, 2);
    if (two.find_first_not_of("0123456789abcdef") != std::string::npos) return std::nullopt;
    sums.bytes[i] = static_cast<unsigned char>(std::stoi(two, nullptr, 16));
  }
  return sums;
}

// The line has a checksum of its own: a torn one counts for nothing.
std::string line_of(const Mark& mark) {
  std::ostringstream line;
  line << "hadal 1 " << mark.number << ' ' << hex(mark.sums) << " '" << mark.stream << "'";
  return line.str();
}

std::string seal_of(const std::string& line) {
  return hex(next_sums(first_sums(), "mark", {1, 0, line}));
}

}  // namespace

std::string mark_file(const std::string& folder) { return folder + "/hadal.mark"; }

std::optional<Mark> read_mark(const std::string& folder) {
  std::ifstream in(mark_file(folder), std::ios::binary);
  std::string line;
  std::string seal;
  if (!std::getline(in, line) || !std::getline(in, seal) || seal != seal_of(line))
    return std::nullopt;
  std::istringstream words(line);
  std::string name;
  std::string sums;
  int version = 0;
  Mark mark;
  words >> name >> version >> mark.number >> sums >> mark.stream;
  const std::optional<Sums> read = from_hex(sums);
  if (!words || version != 1 || !read || mark.stream.size() < 2) return std::nullopt;
  mark.sums = *read;
  mark.stream = mark.stream.substr(1, mark.stream.size() - 2);
  return mark;
}

MarkWriter::MarkWriter(const std::string& folder)
    : file_(::open(mark_file(folder).c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600)) {}

MarkWriter::~MarkWriter() {
  if (file_ >= 0) ::close(file_);
}

void MarkWriter::write(const Mark& mark) const {
  const std::string line = line_of(mark);
  std::string text = line + "\n" + seal_of(line) + "\n";
  if (file_ < 0 || text.size() > kSize) return;
  text.resize(kSize, '\n');
  if (::pwrite(file_, text.data(), text.size(), 0) < 0) return;  // a full disk, which others tell
}

void MarkWriter::write_safely(const Mark& mark) const {
  write(mark);
  if (file_ >= 0) ::fdatasync(file_);
}

}  // namespace hadal::log
