// SPDX-License-Identifier: Apache-2.0
#include "fair/fair.h"

#include <numeric>
#include <stdexcept>

#include "fair/origin.h"
#include "fair/primitives.h"

namespace hadal::fair {
namespace {

std::string to_hex(const Bytes32& bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (const unsigned char byte : bytes) (text += kDigits[byte >> 4]) += kDigits[byte & 15];
  return text;
}

// Nothing: it is no digit.
std::optional<unsigned> digit(char c) {
  if (c >= '0' && c <= '9') return static_cast<unsigned>(c - '0');
  if (c >= 'a' && c <= 'f') return static_cast<unsigned>(c - 'a' + 10);
  if (c >= 'A' && c <= 'F') return static_cast<unsigned>(c - 'A' + 10);
  return std::nullopt;
}

// An endless row of uniform 64-bit words for one draw.
class Words {
 public:
  Words(const Bytes32& key, std::uint64_t draw) : key_(key), draw_(draw) {}

  std::uint64_t next() {
    if (at_ == kWords) refill();
    std::uint64_t word = 0;  // little-endian, whatever the machine
    for (std::size_t i = 8; i-- > 0;) word = word << 8 | block_[8 * at_ + i];
    ++at_;
    return word;
  }

 private:
  static constexpr std::size_t kWords = 8;

  void refill() {
    block_ = chacha20(key_, draw_, block_number_++);
    at_ = 0;
  }

  const Bytes32& key_;
  std::uint64_t draw_;
  std::uint64_t block_number_ = 0;
  std::size_t at_ = kWords;
  KeyBlock block_{};
};

std::string wrong_draw(const RecordedMove& m, const std::string& drawn) {
  return "line " + std::to_string(m.line) + ": the seed gives '" + drawn + "', the record says '" +
         m.text + "'";
}

// Plays the record again and repeats every draw.
std::string check_draws(const Record& record, const std::vector<GameEntry>& games, const Seed& seed,
                        std::size_t& draws) {
  const std::unique_ptr<Table> table = replay(record, games, 0);
  for (const RecordedMove& m : record.moves) {
    if (m.who == Player::chance) {
      const std::string drawn = table->legal()[seed.pick(draws++, table->weights())];
      if (drawn != m.text) return wrong_draw(m, drawn);
    }
    table->play(m.text);
  }
  return {};
}

}  // namespace

Seed Seed::random() {
  Seed seed;
  fill_randomly(seed.bytes_.data(), seed.bytes_.size());
  return seed;
}

Seed Seed::from_text(std::string_view text) {
  if (const std::optional<Seed> exact = from_hex(text)) return *exact;
  Seed seed;
  seed.bytes_ = blake2b(text);
  return seed;
}

std::optional<Seed> Seed::from_hex(std::string_view hex) {
  Seed seed;
  if (hex.size() != 2 * seed.bytes_.size()) return std::nullopt;
  for (std::size_t i = 0; i < seed.bytes_.size(); ++i) {
    const std::optional<unsigned> high = digit(hex[2 * i]);
    const std::optional<unsigned> low = digit(hex[2 * i + 1]);
    if (!high || !low) return std::nullopt;
    seed.bytes_[i] = static_cast<unsigned char>(*high << 4 | *low);
  }
  return seed;
}

std::string Seed::hex() const { return to_hex(bytes_); }

std::string Seed::commitment() const {
  return to_hex(blake2b({reinterpret_cast<const char*>(bytes_.data()), bytes_.size()}));
}

std::size_t Seed::pick(std::uint64_t draw, const std::vector<std::uint32_t>& weights) const {
  const std::uint64_t sum = std::accumulate(weights.begin(), weights.end(), std::uint64_t{0});
  if (sum == 0) throw std::invalid_argument("nothing can be drawn");
  Words words(bytes_, draw);
  std::uint64_t word = words.next();
  const std::uint64_t limit = UINT64_MAX - UINT64_MAX % sum;  // words from here on would be biased
  while (word >= limit) word = words.next();
  return pick_weighted(weights, static_cast<std::uint32_t>(word % sum));
}

std::vector<Told> deal(Table& table, const Seed& seed, std::uint64_t& draws) {
  std::vector<Told> told;
  while (table.to_move() == Player::chance)
    told.push_back(table.draw(
        [&](const std::vector<std::uint32_t>& weights) { return seed.pick(draws++, weights); }));
  return told;
}

void deal(Table& table, const Seed& seed, std::uint64_t& draws, std::vector<RecordedMove>& moves) {
  for (Told& one : deal(table, seed, draws))
    moves.push_back({Player::chance, std::move(one.text), 0});
}

Verdict verify(const Record& record, const std::vector<GameEntry>& games,
               const std::string& promised) {
  Verdict verdict;
  try {
    replay(record, games);
  } catch (const RecordError& e) {
    verdict.complaint = e.what();
    return verdict;
  }
  if (!promised.empty() && record.commitment != promised) {
    verdict.complaint = "the commitment of the record is not the one you gave";
    return verdict;
  }
  const std::optional<Origin> origin = Origin::read(record.seed);
  if (!origin) return verdict;
  verdict.seed_checked = true;
  verdict.parts = origin->parts().size();
  if (!record.commitment.empty() && origin->commitment() != record.commitment) {
    verdict.complaint = "the seed does not fit the commitment made before the game";
    return verdict;
  }
  verdict.complaint = check_draws(record, games, origin->seed(), verdict.draws);
  return verdict;
}

}  // namespace hadal::fair
