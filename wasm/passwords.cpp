// SPDX-License-Identifier: Apache-2.0
// A page has one person, whom nobody needs to recognize: there are no accounts in it.
#include "server/common/refusal.h"
#include "server/common/secrets.h"

namespace hadal::house {
namespace {

Refusal no_accounts() { return {Code::no_address, "there are no accounts without a server"}; }

}  // namespace

std::string hash_password(const std::string&) { throw no_accounts(); }
bool is_password(const std::string&, const std::string&) { throw no_accounts(); }
const std::string& nobodys_hash() { throw no_accounts(); }

}  // namespace hadal::house
