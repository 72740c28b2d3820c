// SPDX-License-Identifier: Apache-2.0
// Documents as JSON, for the web client.
#pragma once

#include <boost/json.hpp>

#include "engine/document.h"

namespace hadal::cli {

boost::json::value to_json(const Document& d);

}  // namespace hadal::cli
