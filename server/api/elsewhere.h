// SPDX-License-Identifier: Apache-2.0
// Other nodes that share our log, as requests see them.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "server/api/request.h"
#include "server/common/purse.h"

namespace hadal::http {

struct Elsewhere {
  // The table belongs to another node.
  std::function<bool(const std::string& table)> has;
  using Answered = std::function<void(Response)>;
  // That node answers; a status of 0: it is ours after all.
  std::function<void(const Request&, const std::string& table, Answered)> ask_owner;
  // All other nodes answer; those that do not in a moment are left out.
  std::function<void(const Request&, std::function<void(std::vector<Response>)>)> ask_all;
  // Commands of the operator: the owner of the table carries them out, or all other nodes do. The
  // answers are those of `hadal admin`.
  std::function<void(const std::string& words, const std::string& table, Answered)> tell_owner;
  std::function<void(const std::string& words, std::function<void(std::vector<Response>)>)>
      tell_all;
  // Budgets in it are counted by all nodes together.
  house::Purse* purse = nullptr;
  // What others know about people is known here.
  std::function<void(std::function<void()>)> read_people;
};

}  // namespace hadal::http
