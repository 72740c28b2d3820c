// SPDX-License-Identifier: Apache-2.0
#include "server/api/call.h"

#include <charconv>

namespace hadal::http {

ApiLimits::ApiLimits(const ApiOutside& outside) : outside_(outside) {
  if (outside.elsewhere == nullptr) return;
  house::Purse& purse = *outside.elsewhere->purse;
#define HADAL_LIMIT(name, burst, per_second, what, who) \
  purse.share(#name, (name).budget(), outside.now);
#include "server/protocol/limits_list.h"
  purse.share("wrong_here", wrong_here, outside.now);
  purse.share("wrong_anywhere", wrong_anywhere, outside.now);
  purse.hear("right_before", [this](const std::string& here) { remember_right(here); });
}

void ApiLimits::note_right(const std::string& here) {
  remember_right(here);
  if (outside_.elsewhere != nullptr) outside_.elsewhere->purse->note("right_before", here);
}

void ApiLimits::remember_right(const std::string& here) {
  constexpr std::size_t kMost = 100'000;
  if (right_before_.size() < kMost) right_before_.insert(here);
}

std::string Call::expect_me() const {
  const house::PersonId person = me();
  if (!person) throw house::Refusal(house::Code::not_signed_in, "come in first");
  return *person;
}

std::string Call::asked(const std::string& key) const {
  const auto found = request.query.find(key);
  return found == request.query.end() ? std::string() : found->second;
}

std::optional<std::int64_t> Call::asked_number(const std::string& key) const {
  const std::string text = asked(key);
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (text.empty()) return std::nullopt;
  if (error != std::errc{} || end != text.data() + text.size() || number < 0)
    throw house::Refusal(house::Code::bad_message, "'" + key + "' must be a whole number");
  return number;
}

void Call::set_cookie(const std::string& token) {
  std::string text = std::string(kCookie) + "=" + token +
                     "; Path=/; HttpOnly; SameSite=Lax; Max-Age=" +
                     std::to_string(token.empty() ? 0 : house::kSessionMs / 1000);
  if (request.secure) text += "; Secure";
  headers.emplace_back("Set-Cookie", text);
}

}  // namespace hadal::http
