// SPDX-License-Identifier: Apache-2.0
// The same bytes as FeatureValues writes, 64 at a time, on processors with AVX-512 (Ice Lake and
// Zen 4, or newer): a set is one instruction there, because a mask of the processor is a set.
#pragma once

#include "engine/features.h"

#if defined(__x86_64__) && defined(__GNUC__)
#define HADAL_WIDE_FEATURES
#include <immintrin.h>

// Not -march: the build runs on processors without it, too. A function that calls these must have
// asked wide_features_work(), and must itself be [[gnu::flatten]] and HADAL_WIDE.
#define HADAL_WIDE gnu::target("avx2,bmi,bmi2,avx512f,avx512bw,avx512vl,avx512vbmi")

namespace hadal {

inline bool wide_features_work() {
  return __builtin_cpu_supports("avx512bw") != 0 && __builtin_cpu_supports("avx512vl") != 0 &&
         __builtin_cpu_supports("avx512vbmi") != 0 && __builtin_cpu_supports("bmi2") != 0;
}

// It writes bytes behind a feature, too, which the next one overwrites; but none behind the row.
class WideFeatureValues : public FeatureValues {
 public:
  static constexpr bool kWide = true;
  explicit WideFeatureValues(std::uint8_t* out) : FeatureValues(out) {}

  template <std::size_t N, std::size_t kBehind = 64>
  [[HADAL_WIDE]] void one_of(std::string_view /*name*/, std::size_t value) {
    static_assert(N <= 128);
    const auto byte = static_cast<char>(value);
    if constexpr (stored(N) > N + kBehind) {  // the last 16 end with the feature
      static_assert(N > 16 && N <= 32);
      store_one_of(out_, byte, 0);
      store_one_of(out_ + N - 16, byte, N - 16);
    } else if constexpr (N <= 16) {
      const __m128i places = _mm_loadu_si128(reinterpret_cast<const __m128i*>(kPlaces.data()));
      const __mmask16 at = _mm_cmpeq_epi8_mask(_mm_set1_epi8(byte), places);
      _mm_storeu_si128(reinterpret_cast<__m128i*>(out_), _mm_maskz_set1_epi8(at, 1));
    } else if constexpr (N <= 32) {
      const __m256i places = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(kPlaces.data()));
      const __mmask32 at = _mm256_cmpeq_epi8_mask(_mm256_set1_epi8(byte), places);
      _mm256_storeu_si256(reinterpret_cast<__m256i*>(out_), _mm256_maskz_set1_epi8(at, 1));
    } else {
      for (std::size_t i = 0; i < N; i += 64) {
        const __m512i places = _mm512_loadu_si512(kPlaces.data() + i);
        const __mmask64 at = _mm512_cmpeq_epi8_mask(_mm512_set1_epi8(byte), places);
        _mm512_storeu_si512(out_ + i, _mm512_maskz_set1_epi8(at, 1));
      }
    }
    out_ += N;
  }
  template <std::size_t N, std::size_t kBehind = 64>
  [[HADAL_WIDE]] void set(std::string_view name, std::uint64_t bits) {
    static_assert(N <= 64);
    if constexpr (stored(N) > N + kBehind) return FeatureValues::set<N>(name, bits);
    if constexpr (N <= 16) {
      _mm_storeu_si128(reinterpret_cast<__m128i*>(out_),
                       _mm_maskz_set1_epi8(static_cast<__mmask16>(bits), 1));
    } else if constexpr (N <= 32) {
      _mm256_storeu_si256(reinterpret_cast<__m256i*>(out_),
                          _mm256_maskz_set1_epi8(static_cast<__mmask32>(bits), 1));
    } else {
      _mm512_storeu_si512(out_, _mm512_maskz_set1_epi8(bits, 1));
    }
    out_ += N;
  }
  template <std::size_t N, std::size_t kBehind = 64>
  [[HADAL_WIDE]] void flags(std::string_view /*name*/, std::uint64_t a, std::uint64_t b,
                            std::uint64_t c) {
    static_assert(N > 32 && N <= 64);
    if constexpr (kBehind >= 64 - N) {
      __m512i all = _mm512_maskz_set1_epi8(a, 1);
      all = _mm512_mask_add_epi8(all, b, all, _mm512_set1_epi8(2));
      all = _mm512_mask_add_epi8(all, c, all, _mm512_set1_epi8(4));
      _mm512_storeu_si512(out_, all);
    } else {  // the last 32 end with the feature
      store_flags(out_, a, b, c);
      store_flags(out_ + N - 32, a >> (N - 32), b >> (N - 32), c >> (N - 32));
    }
    out_ += N;
  }
  template <std::size_t N>
  [[HADAL_WIDE]] void some_counts(std::string_view /*name*/, std::uint64_t bits,
                                  const std::uint8_t* values) {
    static_assert(N <= 64);
    const __mmask64 which = bits & (~std::uint64_t{0} >> (64 - N));
    const __m512i one = _mm512_set1_epi8(1);
    _mm512_storeu_si512(out_,
                        _mm512_maskz_add_epi8(which, _mm512_maskz_loadu_epi8(which, values), one));
    out_ += N;
  }
  // Parts of a word, each at its own bit and with its own mask.
  template <std::size_t N>
  [[HADAL_WIDE]] void fields(std::uint64_t word, const FieldsOfWord& where) {
    static_assert(N <= 32);
    const __m256i shifts = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(where.shift.data()));
    const __m256i masks = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(where.mask.data()));
    const __m256i moved = _mm256_maskz_multishift_epi64_epi8(
        ~__mmask32{0}, shifts, _mm256_set1_epi64x(static_cast<long long>(word)));
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(out_), _mm256_and_si256(moved, masks));
    out_ += N;
  }

 private:
  // Of sixteen places, the first of which has this number.
  [[HADAL_WIDE]] static void store_one_of(std::uint8_t* out, char value, std::size_t first) {
    const __m128i places =
        _mm_loadu_si128(reinterpret_cast<const __m128i*>(kPlaces.data() + first));
    const __mmask16 at = _mm_cmpeq_epi8_mask(_mm_set1_epi8(value), places);
    _mm_storeu_si128(reinterpret_cast<__m128i*>(out), _mm_maskz_set1_epi8(at, 1));
  }
  [[HADAL_WIDE]] static void store_flags(std::uint8_t* out, std::uint64_t a, std::uint64_t b,
                                         std::uint64_t c) {
    __m256i all = _mm256_maskz_set1_epi8(static_cast<__mmask32>(a), 1);
    all = _mm256_mask_add_epi8(all, static_cast<__mmask32>(b), all, _mm256_set1_epi8(2));
    all = _mm256_mask_add_epi8(all, static_cast<__mmask32>(c), all, _mm256_set1_epi8(4));
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(out), all);
  }

  // How many bytes one_of and set store at once for so many.
  static constexpr std::size_t stored(std::size_t n) { return n <= 16 ? 16 : n <= 32 ? 32 : 64; }

  static constexpr std::array<std::uint8_t, 128> kPlaces = [] {
    std::array<std::uint8_t, 128> all{};
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<std::uint8_t>(i);
    return all;
  }();
};

}  // namespace hadal
#endif
