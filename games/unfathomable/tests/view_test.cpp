// SPDX-License-Identifier: Apache-2.0
// What a view tells, beyond the scenarios of secrets.yaml.
#include <gmock/gmock.h>

#include "engine/tests/view_bytes.h"
#include "games/unfathomable/tests/vocabulary.h"

namespace hadal::unfathomable {
namespace {

template <typename Describe>
void expect_every_byte_matters(Describe describe) {
  const auto skip = [](std::size_t) { return false; };
  Rng rng(2);
  for (const Options& table : tables()) {
    View others[2] = {view(setup(table), B), view(setup(table), Player::nobody)};
    int n = 0;
    random_game(table, 9, [&](const State& s) {
      if (testing::Test::HasFatalFailure() || ++n % (200 / static_cast<int>(kThoroughness)) != 0)
        return;
      for (View& other : others) {
        const View v = view(s, other.viewer);
        ASSERT_EQ(untold_byte(v, other, describe, skip), -1) << described(table);
        if (rng.below(3) == 0) other = v;
      }
    });
  }
}

TEST(View, EveryByteOfItIsToldByTheDocument) {
  expect_every_byte_matters([](const View& v) { return view_document(v); });
}

TEST(View, EveryByteOfItIsInItsKey) {
  expect_every_byte_matters([](const View& v) { return key_of(v, {}); });
}

// [UNF-24-2] Nobody's document changes with what only others know.
TEST(View, TheDocumentIsTheSameInEveryWorldOfItsReader) {
  Rng rng(4);
  for (const Options& table : tables()) {
    int n = 0;
    random_game(table, 11, [&](const State& s) {
      if (++n % (200 / static_cast<int>(kThoroughness)) != 0) return;
      for (const Player p : {A, C, Player::nobody})
        ASSERT_EQ(view_document(determinize(s, p, rng), p), view_document(s, p));
    });
  }
}

}  // namespace
}  // namespace hadal::unfathomable
