// SPDX-License-Identifier: Apache-2.0
// A function for every row of server/protocol/routes.h.
#pragma once

#include "server/api/call.h"
#include "server/protocol/routes.h"

namespace hadal::http::routes {

// Before any of those that name a table: a finished one may have to be read first.
boost::asio::awaitable<void> until_read(Call& call);
// The id of the table that this request will make, if it is known before; empty: it is not. Its
// owner should make it, who then lets it go on.
std::string table_to_be(const Call& call);

#define HADAL_DECLARE(function, method, path, takes, gives, about) \
  boost::asio::awaitable<protocol::gives> function(Call& call, protocol::takes body);
HADAL_ROUTES(HADAL_DECLARE)
#undef HADAL_DECLARE

}  // namespace hadal::http::routes
