// SPDX-License-Identifier: Apache-2.0
// Messages as JSON, both ways. Only json.cpp and those who describe types of their own see how it
// is done (json_describe.h).
#pragma once

#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>

#include "server/protocol/messages.h"

namespace hadal::protocol {

// A text that is not the message it should be. The sentence names the place and the reason.
class BadMessage : public std::runtime_error {
 public:
  explicit BadMessage(const std::string& reason, std::string request = {})
      : std::runtime_error(reason), request_(std::move(request)) {}
  const std::string& request() const { return request_; }  // as far as it could be read

 private:
  std::string request_;
};

template <typename Tuple>
struct VariantOf;
template <typename... T>
struct VariantOf<std::tuple<T...>> {
  using Type = std::variant<T...>;
};
using ClientMessage = VariantOf<ClientMessages>::Type;

// Types of Bodies, ClientMessages and ServerMessages.
template <typename T>
std::string to_json(const T& value);
// With its `type`, as it travels on the WebSocket.
template <typename T>
std::string to_message(const T& value);
// The same of a position whose view is written straight into the message, and whose shared part is
// text: written into `shared` when that is empty.
std::string to_message(const Position& position, std::string& shared,
                       const std::function<void(JsonSink&)>& write_view);
// Throws BadMessage for what is not JSON, for unknown, missing and mistyped fields.
template <typename T>
T from_json(std::string_view text);
ClientMessage read_client_message(std::string_view text);

// "TakeBackSeat" -> "take_back_seat".
std::string snake_case(std::string_view name);

}  // namespace hadal::protocol
