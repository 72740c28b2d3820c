// SPDX-License-Identifier: Apache-2.0
#include "server/log/reader.h"

#include "server/log/chain.h"
#include "server/log/salvage.h"

namespace hadal::log {
namespace {

constexpr std::size_t kMostFree = 4;  // connections that are kept

std::uint64_t unsigned_of(std::int64_t number) { return static_cast<std::uint64_t>(number); }

// Gives entries to the reader in order and without gaps.
class Giver {
 public:
  Giver(std::uint64_t from, const std::function<void(const Entry&)>& take)
      : next_(from), take_(take) {}

  void give(const Entry& entry) {
    if (entry.number < next_) return;
    for (; next_ < entry.number; ++next_) take_({next_, 0, {}, false});
    take_(entry);
    ++next_;
  }
  std::uint64_t next() const { return next_; }

 private:
  std::uint64_t next_;
  const std::function<void(const Entry&)>& take_;
};

}  // namespace

struct Reader::Hand {
  explicit Hand(const std::string& file)
      : db(file, true),
        id(db, "SELECT id, closed FROM streams WHERE name = ?"),
        read(db,
             "SELECT number, at, text, sums FROM entries WHERE stream = ? AND number >= ? ORDER BY "
             "number"),
        one(db,
            "SELECT e.at, e.text, e.sums FROM entries e JOIN streams s ON e.stream = s.id WHERE "
            "s.name = ? AND e.number = ?"),
        copy(db, "SELECT at, text, sums FROM copies WHERE stream = ? AND number = ?"),
        streams(db, "SELECT name FROM streams ORDER BY id"),
        open_streams(db, "SELECT name FROM streams WHERE closed IS NULL ORDER BY id"),
        streams_of(db,
                   "SELECT s.name FROM members m JOIN streams s ON m.stream = s.id WHERE "
                   "m.player = ? ORDER BY s.id"),
        closers_of(db,
                   "SELECT s.closed FROM members m JOIN streams s ON m.stream = s.id WHERE "
                   "m.player = ? AND s.closed IS NOT NULL ORDER BY s.closed DESC LIMIT ?"),
        summary(db, "SELECT number, text, sums FROM summaries WHERE name = ?") {}

  void reset() {
    for (Statement* each :
         {&id, &read, &one, &copy, &streams, &open_streams, &streams_of, &closers_of, &summary})
      each->reset();
  }

  // The entry where it is kept twice; not sound: it is not, or both are damaged.
  Entry second_copy(std::int64_t stream, std::string_view name, std::uint64_t number) {
    Entry entry{number, 0, {}, false};
    copy.reset();
    copy.bind(1, stream).bind(2, static_cast<std::int64_t>(number));
    if (!copy.step()) return entry;
    Entry found{number, copy.number(0), std::string(copy.text(1))};
    const std::optional<Sums> sums = read_sums(copy.bytes(2));
    // What an earlier salvage could not find is empty in both places.
    return !found.text.empty() && sums && is_own(*sums, name, found) ? found : entry;
  }

  void read_stream(std::string_view name, std::uint64_t from, Giver& giver) {
    id.bind(1, name);
    if (!id.step()) return;
    const std::int64_t stream = id.number(0);
    read.bind(1, stream).bind(2, static_cast<std::int64_t>(from));
    Entry entry;
    while (read.step()) {
      entry = {unsigned_of(read.number(0)), read.number(1), std::string(read.text(2))};
      const std::optional<Sums> sums = read_sums(read.bytes(3));
      if (entry.text.empty() || !sums || !is_own(*sums, name, entry))
        entry = second_copy(stream, name, entry.number);
      while (giver.next() < entry.number) giver.give(second_copy(stream, name, giver.next()));
      giver.give(entry);
    }
  }

  Connection db;
  Statement id;
  Statement read;
  Statement one;
  Statement copy;
  Statement streams;
  Statement open_streams;
  Statement streams_of;
  Statement closers_of;
  Statement summary;
};

// Returns itself to the pool, even if the reader throws.
class Reader::Borrowed {
 public:
  explicit Borrowed(Reader& reader) : reader_(reader), hand_(reader.borrow()) {}
  ~Borrowed() { reader_.give_back(std::move(hand_)); }
  Borrowed(const Borrowed&) = delete;
  Borrowed& operator=(const Borrowed&) = delete;
  Hand* operator->() const { return hand_.get(); }

  std::vector<std::string> names(Statement& statement) const {
    std::vector<std::string> found;
    while (statement.step()) found.emplace_back(statement.text(0));
    return found;
  }

 private:
  Reader& reader_;
  std::unique_ptr<Hand> hand_;
};

Reader::Reader(std::string file) : file_(std::move(file)) { give_back(borrow()); }
Reader::~Reader() = default;

std::unique_ptr<Reader::Hand> Reader::borrow() {
  {
    const std::lock_guard lock(mutex_);
    if (!free_.empty()) {
      std::unique_ptr<Hand> hand = std::move(free_.back());
      free_.pop_back();
      return hand;
    }
  }
  return std::make_unique<Hand>(file_);
}

void Reader::give_back(std::unique_ptr<Hand> hand) {
  hand->reset();
  const std::lock_guard lock(mutex_);
  if (free_.size() < kMostFree) free_.push_back(std::move(hand));
}

// If the trees are damaged: what can be found in the pages.
void Reader::read(std::string_view stream, std::uint64_t from,
                  const std::function<void(const Entry&)>& take) {
  Giver giver(from, take);
  try {
    const Borrowed hand(*this);
    return hand->read_stream(stream, from, giver);
  } catch (const SqliteError& e) {
    if (!e.is_damage()) throw;
  }
  for (const Entry& entry : salvage_stream(file_, std::string(stream))) giver.give(entry);
}

std::optional<Entry> Reader::entry(std::string_view stream, std::uint64_t number) {
  const Borrowed hand(*this);
  if (!hand->one.bind(1, stream).bind(2, static_cast<std::int64_t>(number)).step())
    return std::nullopt;
  Entry entry{number, hand->one.number(0), std::string(hand->one.text(1))};
  const std::optional<Sums> sums = read_sums(hand->one.bytes(2));
  entry.is_sound = !entry.text.empty() && sums && is_own(*sums, stream, entry);
  return entry;
}

std::vector<std::string> Reader::streams() {
  const Borrowed hand(*this);
  return hand.names(hand->streams);
}

std::vector<std::string> Reader::open_streams() {
  const Borrowed hand(*this);
  return hand.names(hand->open_streams);
}

std::vector<std::string> Reader::streams_of(std::string_view player) {
  const Borrowed hand(*this);
  return hand.names(hand->streams_of.bind(1, player));
}

std::optional<std::uint64_t> Reader::closed_by(std::string_view stream) {
  const Borrowed hand(*this);
  if (!hand->id.bind(1, stream).step() || hand->id.is_null(1)) return std::nullopt;
  return unsigned_of(hand->id.number(1));
}

std::vector<std::uint64_t> Reader::closers_of(std::string_view player, std::size_t most) {
  const Borrowed hand(*this);
  std::vector<std::uint64_t> found;
  hand->closers_of.bind(1, player).bind(2, static_cast<std::int64_t>(most));
  while (hand->closers_of.step()) found.push_back(unsigned_of(hand->closers_of.number(0)));
  return found;
}

// A damaged one is as good as none.
std::optional<Summary> Reader::summary(const std::string& name) {
  const Borrowed hand(*this);
  try {
    if (!hand->summary.bind(1, name).step()) return std::nullopt;
  } catch (const SqliteError&) {
    return std::nullopt;
  }
  Summary found{unsigned_of(hand->summary.number(0)), std::string(hand->summary.text(1))};
  const std::optional<Sums> sums = read_sums(hand->summary.bytes(2));
  if (!sums || !is_own(*sums, name, {found.number, 0, found.text})) return std::nullopt;
  return found;
}

}  // namespace hadal::log
