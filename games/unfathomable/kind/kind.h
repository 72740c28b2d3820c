// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "games/kind.h"

namespace hadal {

GameKind unfathomable_kind();

}  // namespace hadal
