// SPDX-License-Identifier: Apache-2.0
// How much tests on random play look at.
#pragma once

namespace hadal {

// Sanitizers make everything ten times slower; the same tests then look at fewer positions.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define HADAL_SANITIZED
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HADAL_SANITIZED
#endif
#endif
#ifdef HADAL_SANITIZED
inline constexpr unsigned kThoroughness = 1;
#else
inline constexpr unsigned kThoroughness = 10;
#endif

}  // namespace hadal
