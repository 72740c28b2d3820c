// SPDX-License-Identifier: Apache-2.0
#include "server/log/pages.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <unordered_map>
#include <variant>
#include <vector>

namespace hadal::log {
namespace {

constexpr std::size_t kUsualPage = 2048;
constexpr std::size_t kWalHeader = 32;
constexpr std::size_t kFrameHeader = 24;
constexpr std::size_t kFileHeader = 100;  // on page 1
constexpr std::uint64_t kLongest = 16 * 1024 * 1024;

enum Kind : unsigned char { interior_index = 2, leaf_index = 10, leaf_table = 13 };

using Bytes = std::string_view;
using Value = std::variant<std::monostate, std::int64_t, std::string>;
using Record = std::vector<Value>;

std::uint64_t big_endian(Bytes bytes, std::size_t at, std::size_t size) {
  std::uint64_t number = 0;
  for (std::size_t i = 0; i < size; ++i)
    number = number << 8 | static_cast<unsigned char>(bytes[at + i]);
  return number;
}

std::int64_t signed_big_endian(Bytes bytes, std::size_t at, std::size_t size) {
  const std::uint64_t number = big_endian(bytes, at, size);
  const std::size_t unused = 64 - 8 * size;
  return static_cast<std::int64_t>(number << unused) >> unused;
}

bool is_page_size(std::uint64_t size) {
  return size >= 512 && size <= 65536 && (size & (size - 1)) == 0;
}

// A reader of bytes that never goes beyond their end.
class Cursor {
 public:
  explicit Cursor(Bytes bytes, std::size_t at = 0) : bytes_(bytes), at_(at) {}

  bool varint(std::uint64_t& number) {
    number = 0;
    for (int i = 0; i < 9; ++i) {
      if (at_ >= bytes_.size()) return false;
      const auto byte = static_cast<unsigned char>(bytes_[at_++]);
      if (i == 8) {
        number = number << 8 | byte;
        return true;
      }
      number = number << 7 | (byte & 0x7f);
      if ((byte & 0x80) == 0) return true;
    }
    return true;
  }
  bool take(std::size_t size, Bytes& taken) {
    if (size > bytes_.size() || at_ > bytes_.size() - size) return false;
    taken = bytes_.substr(at_, size);
    at_ += size;
    return true;
  }
  std::size_t at() const { return at_; }

 private:
  Bytes bytes_;
  std::size_t at_;
};

// Serial types: 1-6 are integers of so many bytes, 8 and 9 are 0 and 1, then blobs and texts.
bool read_value(Cursor& body, std::uint64_t type, Value& value) {
  constexpr std::size_t kSizes[] = {0, 1, 2, 3, 4, 6, 8};
  Bytes bytes;
  if (type == 0) {
    value = std::monostate();
  } else if (type <= 6) {
    if (!body.take(kSizes[type], bytes)) return false;
    value = signed_big_endian(bytes, 0, bytes.size());
  } else if (type == 8 || type == 9) {
    value = static_cast<std::int64_t>(type - 8);
  } else if (type >= 12) {
    if (!body.take((type - 12) / 2, bytes)) return false;
    value = std::string(bytes);
  } else {
    return false;
  }
  return true;
}

bool read_record(Bytes payload, Record& record) {
  constexpr std::size_t kMostColumns = 8;
  Cursor header(payload);
  std::uint64_t header_size = 0;
  if (!header.varint(header_size) || header_size > payload.size()) return false;
  Cursor body(payload, header_size);
  record.clear();
  while (header.at() < header_size && record.size() < kMostColumns) {
    std::uint64_t type = 0;
    if (!header.varint(type) || !read_value(body, type, record.emplace_back())) return false;
  }
  return body.at() == payload.size();
}

// A file that is read at any place; what is not there counts as zero.
class File {
 public:
  explicit File(const std::string& path) : file_(::open(path.c_str(), O_RDONLY | O_CLOEXEC)) {
    if (file_ < 0) return;
    const off_t end = ::lseek(file_, 0, SEEK_END);
    size_ = end < 0 ? 0 : static_cast<std::uint64_t>(end);
  }
  ~File() {
    if (file_ >= 0) ::close(file_);
  }
  File(const File&) = delete;
  File& operator=(const File&) = delete;

  bool is_open() const { return file_ >= 0; }
  std::uint64_t size() const { return size_; }
  std::string read(std::uint64_t at, std::size_t size) const {
    std::string bytes(size, '\0');
    std::size_t done = 0;
    while (done < size) {
      const ssize_t n =
          ::pread(file_, bytes.data() + done, size - done, static_cast<off_t>(at + done));
      if (n <= 0) break;  // the end, or a place the disk cannot read
      done += static_cast<std::size_t>(n);
    }
    return bytes;
  }

 private:
  int file_;
  std::uint64_t size_ = 0;
};

class Pages {
 public:
  explicit Pages(const std::string& file) : db_(file), wal_(file + "-wal") {
    if (!db_.is_open()) throw LogError(file + ": cannot be read");
    find_page_size();
    find_frames();
  }

  // All pages of the file, then those of the -wal file in their order.
  template <typename F>
  void for_each(F look) const {
    constexpr std::size_t kAtOnce = 256;
    for (std::uint64_t at = 0; at < db_.size(); at += kAtOnce * page_) {
      const std::string many = db_.read(at, kAtOnce * page_);
      for (std::size_t i = 0; i < kAtOnce; ++i)
        look(Bytes(many).substr(i * page_, page_), at + i == 0 ? kFileHeader : 0);
    }
    for (const auto& [number, at] : frames_)
      look(Bytes(wal_.read(at, page_)), number == 1 ? kFileHeader : 0);
  }

  // The newest version of a page; empty: there is none.
  std::string newest(std::uint64_t number) const {
    const auto found = newest_.find(number);
    if (found != newest_.end()) return wal_.read(found->second, page_);
    if (number == 0 || (number - 1) * page_ >= db_.size()) return {};
    return db_.read((number - 1) * page_, page_);
  }
  std::size_t usable() const { return page_ - reserved_; }

 private:
  // Both files say it; if neither can be trusted, it is the size we always use.
  void find_page_size() {
    const std::string header = db_.read(0, kFileHeader);
    std::uint64_t said = big_endian(header, 16, 2);
    if (said == 1) said = 65536;
    if (header.starts_with("SQLite format 3") && is_page_size(said)) {
      page_ = said;
      reserved_ = static_cast<unsigned char>(header[20]);
      if (reserved_ > page_ / 4) reserved_ = 0;
    } else if (wal_.size() >= kWalHeader) {
      said = big_endian(wal_.read(0, kWalHeader), 8, 4);
      if (is_page_size(said)) page_ = said;
    }
  }

  // Frames of this log, up to the last that ends a transaction. (Older ones have another salt.)
  void find_frames() {
    if (wal_.size() < kWalHeader) return;
    const std::string salt = wal_.read(16, 8);
    std::size_t committed = 0;
    for (std::uint64_t at = kWalHeader; at + kFrameHeader + page_ <= wal_.size();
         at += kFrameHeader + page_) {
      const std::string header = wal_.read(at, kFrameHeader);
      if (header.substr(8, 8) != salt) continue;
      frames_.emplace_back(big_endian(header, 0, 4), at + kFrameHeader);
      if (big_endian(header, 4, 4) != 0) committed = frames_.size();
    }
    frames_.resize(committed);
    for (const auto& [number, at] : frames_) newest_[number] = at;
  }

  File db_;
  File wal_;
  std::size_t page_ = kUsualPage;
  std::size_t reserved_ = 0;
  std::vector<std::pair<std::uint64_t, std::uint64_t>> frames_;  // page, place
  std::unordered_map<std::uint64_t, std::uint64_t> newest_;
};

class Looker {
 public:
  Looker(const Pages& pages, const Finder& finder) : pages_(pages), finder_(finder) {}

  void look(Bytes page, std::size_t begin) {
    const auto kind = static_cast<unsigned char>(page[begin]);
    if (kind != interior_index && kind != leaf_index && kind != leaf_table) return;
    const std::size_t header = kind == interior_index ? 12 : 8;
    const std::uint64_t cells = big_endian(page, begin + 3, 2);
    for (std::uint64_t i = 0; i < cells; ++i) {
      const std::size_t pointer = begin + header + 2 * i;
      if (pointer + 2 > page.size()) return;
      look_at_cell(page, big_endian(page, pointer, 2), kind);
    }
  }

 private:
  void look_at_cell(Bytes page, std::size_t at, unsigned char kind) {
    if (at >= page.size()) return;
    Cursor cursor(page, at + (kind == interior_index ? 4 : 0));
    std::uint64_t size = 0;
    std::uint64_t row = 0;
    if (!cursor.varint(size) || size > kLongest) return;
    if (kind == leaf_table && !cursor.varint(row)) return;
    std::string payload;
    if (!read_payload(cursor, size, kind == leaf_table, payload)) return;
    if (!read_record(payload, record_)) return;
    tell(static_cast<std::int64_t>(row), kind == leaf_table);
  }

  bool read_payload(Cursor& cursor, std::uint64_t size, bool in_table, std::string& payload) {
    const std::uint64_t usable = pages_.usable();
    const std::uint64_t most = in_table ? usable - 35 : (usable - 12) * 64 / 255 - 23;
    const std::uint64_t least = (usable - 12) * 32 / 255 - 23;
    std::uint64_t here = size;
    if (size > most) {
      here = least + (size - least) % (usable - 4);
      if (here > most) here = least;
    }
    Bytes local;
    if (!cursor.take(here, local)) return false;
    payload = local;
    if (here == size) return true;
    Bytes pointer;
    if (!cursor.take(4, pointer)) return false;
    std::uint64_t next = big_endian(pointer, 0, 4);
    while (payload.size() < size) {
      const std::string more = pages_.newest(next);
      if (more.empty()) return false;
      payload += more.substr(4, std::min<std::uint64_t>(size - payload.size(), usable - 4));
      next = big_endian(more, 0, 4);
    }
    return true;
  }

  template <typename T>
  const T* column(std::size_t at) const {
    return at < record_.size() ? std::get_if<T>(&record_[at]) : nullptr;
  }

  // Entries are (stream, number, at, text[, sums]); names stand in the table of streams as
  // (null, name[, closed]) and once more in its index as (name, id).
  void tell(std::int64_t row, bool in_table) {
    const auto* first = column<std::int64_t>(0);
    const auto* number = column<std::int64_t>(1);
    const auto* at = column<std::int64_t>(2);
    const auto* text = column<std::string>(3);
    const auto* sums = column<std::string>(4);
    if (!in_table && first && number && at && text && *number > 0)
      return finder_.entry({*first,
                            {static_cast<std::uint64_t>(*number), *at, *text},
                            sums ? read_sums(*sums) : std::nullopt});
    const auto* name = column<std::string>(in_table ? 1 : 0);
    if (name == nullptr || record_.size() > 3) return;
    if (in_table)
      finder_.name({row, *name, true});
    else if (number != nullptr && record_.size() == 2)
      finder_.name({*number, *name, false});
  }

  const Pages& pages_;
  const Finder& finder_;
  Record record_;
};

}  // namespace

void look_through(const std::string& file, const Finder& finder) {
  const Pages pages(file);
  Looker looker(pages, finder);
  pages.for_each([&](Bytes page, std::size_t begin) { looker.look(page, begin); });
}

}  // namespace hadal::log
