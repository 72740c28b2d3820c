// SPDX-License-Identifier: Apache-2.0
#include "server/nats/batch.h"

#include <array>
#include <cctype>
#include <charconv>
#include <sstream>

namespace hadal::log {
namespace {

constexpr const char* kEntries = "Hadal-Entries";  // first, count, last, at, began
constexpr const char* kPlayers = "Hadal-Players";
constexpr const char* kCloses = "Hadal-Closes";

[[noreturn]] void not_ours(const char* why) {
  throw LogError(std::string("a message in the stream cannot be read (") + why +
                 "); was it written by another program, or a newer version of Hadal?");
}

void set_header(natsMsg* message, const char* key, const std::string& value) {
  if (natsMsgHeader_Set(message, key, value.c_str()) != NATS_OK)
    throw LogError("there is not enough memory for a message");
}

std::string header(natsMsg* message, const char* key) {
  const char* value = nullptr;
  return natsMsgHeader_Get(message, key, &value) == NATS_OK ? value : "";
}

std::string joined(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : " ") + token_of(name);
  return text;
}

std::vector<std::string> split(const std::string& text) {
  std::vector<std::string> names;
  std::istringstream in(text);
  for (std::string token; in >> token;) names.push_back(name_of(token));
  return names;
}

// Each text is its length, a line break, and itself.
std::string body_of(const std::vector<std::string>& texts) {
  std::string body;
  for (const std::string& text : texts) body += std::to_string(text.size()) + "\n" + text;
  return body;
}

std::vector<std::string> read_body(std::string_view body) {
  std::vector<std::string> texts;
  while (!body.empty()) {
    std::size_t size = 0;
    const auto [end, error] = std::from_chars(body.data(), body.data() + body.size(), size);
    if (error != std::errc{}) not_ours("a length is missing");
    body.remove_prefix(static_cast<std::size_t>(end - body.data()));
    if (body.empty() || body[0] != '\n' || body.size() - 1 < size) not_ours("a text is cut");
    texts.emplace_back(body.substr(1, size));
    body.remove_prefix(size + 1);
  }
  return texts;
}

bool is_plain(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_';
}

}  // namespace

NatsMessage write_batch(const std::string& subject, const Batch& batch) {
  const std::string body = body_of(batch.texts);
  natsMsg* made = nullptr;
  if (natsMsg_Create(&made, subject.c_str(), nullptr, body.data(), static_cast<int>(body.size())) !=
      NATS_OK)
    throw LogError("there is not enough memory for a message");
  NatsMessage message(made);
  set_header(made, kEntries,
             std::to_string(batch.first) + " " + std::to_string(batch.count) + " " +
                 std::to_string(batch.last) + " " + std::to_string(batch.at) + " " +
                 std::to_string(batch.began));
  if (!batch.players.empty()) set_header(made, kPlayers, joined(batch.players));
  if (!batch.closes.empty()) set_header(made, kCloses, joined(batch.closes));
  return message;
}

Batch read_batch(natsMsg* message, bool with_texts) {
  Batch batch;
  std::istringstream in(header(message, kEntries));
  if (!(in >> batch.first >> batch.count >> batch.last >> batch.at >> batch.began))
    not_ours("it does not say what it holds");
  batch.players = split(header(message, kPlayers));
  batch.closes = split(header(message, kCloses));
  if (!with_texts) return batch;
  batch.texts = read_body(
      {natsMsg_GetData(message), static_cast<std::size_t>(natsMsg_GetDataLength(message))});
  if (batch.texts.size() != batch.count) not_ours("it has another number of texts");
  return batch;
}

std::string token_of(std::string_view name) {
  static constexpr std::string_view kDigits = "0123456789ABCDEF";
  std::string token;
  for (std::size_t i = 0; i < name.size(); ++i) {
    const bool is_inside = i > 0 && i + 1 < name.size() && name[i - 1] != '/' && name[i + 1] != '/';
    if (is_plain(name[i])) {
      token += name[i];
    } else if (name[i] == '/' && is_inside) {
      token += '.';
    } else {
      const auto byte = static_cast<unsigned char>(name[i]);
      token += '%';
      token += kDigits[byte / 16U];
      token += kDigits[byte % 16U];
    }
  }
  return token;
}

std::string name_of(std::string_view token) {
  std::string name;
  for (std::size_t i = 0; i < token.size(); ++i) {
    if (token[i] == '.') {
      name += '/';
    } else if (token[i] == '%' && i + 2 < token.size()) {
      unsigned byte = 0;
      std::from_chars(token.data() + i + 1, token.data() + i + 3, byte, 16);
      name += static_cast<char>(byte);
      i += 2;
    } else {
      name += token[i];
    }
  }
  return name;
}

}  // namespace hadal::log
