// SPDX-License-Identifier: Apache-2.0
// Texts that were damaged on purpose.
#pragma once

#include <string>

#include "engine/rng.h"

namespace hadal::endure {

// Any bytes at all.
std::string noise(Rng& rng, std::size_t size);
// The text with one to four small damages: bytes changed, parts cut out, doubled or moved, numbers
// made extreme.
std::string mangled(std::string text, Rng& rng);

}  // namespace hadal::endure
