// SPDX-License-Identifier: Apache-2.0
#include "commands/json.h"

namespace hadal::cli {

namespace json = boost::json;

json::value to_json(const Document& d) {
  if (d.is_null()) return nullptr;
  if (d.is_number()) return d.number();
  if (d.is_truth()) return d.yes();
  if (d.is_text()) return json::string(d.text());
  if (d.is_list()) {
    json::array list;
    for (const Document& item : d.list()) list.push_back(to_json(item));
    return list;
  }
  json::object map;
  for (const auto& [key, value] : d.map()) map[key] = to_json(value);
  return map;
}

}  // namespace hadal::cli
