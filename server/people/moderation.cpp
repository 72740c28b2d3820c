// SPDX-License-Identifier: Apache-2.0
#include "server/people/moderation.h"

#include "server/common/refusal.h"

namespace hadal::house {
namespace {

template <typename T>
bool holds(const std::map<std::string, T, std::less<>>& all, std::string_view who,
           std::int64_t now) {
  const auto found = all.find(who);
  return found != all.end() && found->second.until > now;
}

template <typename T>
std::vector<T> standing(const std::map<std::string, T, std::less<>>& all, std::int64_t now) {
  std::vector<T> found;
  for (const auto& [who, one] : all)
    if (one.until > now) found.push_back(one);
  return found;
}

}  // namespace

void Moderation::apply(const HouseEvent& event) {
  if (const auto* banned = std::get_if<Banned>(&event)) bans_[banned->who] = *banned;
  if (const auto* silenced = std::get_if<Silenced>(&event)) silences_[silenced->person] = *silenced;
}

void Moderation::expect_welcome(const std::optional<std::string>& person,
                                const std::string& address, std::int64_t now) const {
  if (holds(bans_, address_called(address), now) || (person && holds(bans_, *person, now)))
    throw Refusal(Code::banned, "the operator of this server does not let you in");
}

void Moderation::expect_may_talk(const std::string& person, std::int64_t now) const {
  if (holds(silences_, person, now))
    throw Refusal(Code::muted, "the operator of this server does not let you talk");
}

std::vector<Banned> Moderation::bans(std::int64_t now) const { return standing(bans_, now); }
std::vector<Silenced> Moderation::silences(std::int64_t now) const {
  return standing(silences_, now);
}

std::string address_called(const std::string& address) { return "address:" + address; }

}  // namespace hadal::house
