// SPDX-License-Identifier: Apache-2.0
#include "words/catalogue.h"

#include <unicode/locid.h>
#include <unicode/msgfmt.h>

#include <boost/json.hpp>
#include <map>
#include <mutex>
#include <utility>

#include "words/wide.h"

namespace hadal::words {
namespace {

std::string narrow(const icu::UnicodeString& text) {
  std::string out;
  return text.toUTF8String(out);
}

std::string where(std::string_view language, std::string_view key) {
  return std::string(language) + ".json: " + std::string(key);
}

boost::json::object parse(std::string_view language, std::string_view json) {
  boost::system::error_code error;
  boost::json::value value = boost::json::parse({json.data(), json.size()}, error);
  if (error) throw CatalogueError(std::string(language) + ".json: " + error.message());
  if (!value.is_object()) throw CatalogueError(std::string(language) + ".json: not an object");
  return std::move(value.as_object());
}

std::unique_ptr<icu::MessageFormat> compile(std::string_view language, std::string_view key,
                                            std::string_view pattern) {
  UParseError at{};
  UErrorCode status = U_ZERO_ERROR;
  auto format = std::make_unique<icu::MessageFormat>(
      wide(pattern), icu::Locale(std::string(language).c_str()), at, status);
  if (U_SUCCESS(status)) return format;
  throw CatalogueError(where(language, key) + ": " + u_errorName(status) + " near \"" +
                       narrow(icu::UnicodeString(at.postContext)) + "\"");
}

}  // namespace

struct Catalogue::Messages {
  struct Message {
    std::string pattern;
    std::unique_ptr<icu::MessageFormat> format;
  };

  std::string language;
  std::map<std::string, Message, std::less<>> by_key;
  std::mutex formatting;  // MessageFormat makes its number format on first use, even when const
};

namespace {

// The flat list ICU wants: names and values side by side.
struct Slots {
  std::vector<icu::UnicodeString> names;
  std::vector<icu::Formattable> values;

  void add(std::string_view name, icu::Formattable value) {
    names.push_back(wide(name));
    values.push_back(std::move(value));
  }
};

void add_term(const Catalogue& words, const std::string& name, const Term& term, Slots& slots) {
  const Term object{term.key + ".object", term.arguments};
  const icu::UnicodeString plain = wide(words.text(term));
  slots.add(name + "_name", plain);
  slots.add(name, words.contains(object.key) ? wide(words.text(object)) : plain);
}

Slots fill(const Catalogue& words, const Arguments& arguments) {
  Slots slots;
  for (const auto& [name, value] : arguments) {
    if (const auto* number = std::get_if<std::int64_t>(&value)) {
      slots.add(name, icu::Formattable(*number));
    } else if (const auto* text = std::get_if<std::string>(&value)) {
      slots.add(name, icu::Formattable(wide(*text)));
    } else {
      add_term(words, name, std::get<Term>(value), slots);
    }
  }
  return slots;
}

}  // namespace

Catalogue::Catalogue(std::string_view language, std::string_view json)
    : messages_(std::make_unique<Messages>()) {
  messages_->language = language;
  for (const auto& [key, value] : parse(language, json)) {
    if (!value.is_string()) throw CatalogueError(where(language, key) + ": not a string");
    std::string pattern(value.as_string());
    auto format = compile(language, key, pattern);
    messages_->by_key.emplace(key, Messages::Message{std::move(pattern), std::move(format)});
  }
}

Catalogue::~Catalogue() = default;
Catalogue::Catalogue(Catalogue&&) noexcept = default;
Catalogue& Catalogue::operator=(Catalogue&&) noexcept = default;

const std::string& Catalogue::language() const { return messages_->language; }

bool Catalogue::contains(std::string_view key) const {
  return messages_->by_key.find(key) != messages_->by_key.end();
}

std::vector<std::string> Catalogue::keys() const {
  std::vector<std::string> keys;
  for (const auto& [key, message] : messages_->by_key) keys.push_back(key);
  return keys;
}

std::string Catalogue::pattern(std::string_view key) const {
  const auto found = messages_->by_key.find(key);
  return found == messages_->by_key.end() ? "" : found->second.pattern;
}

std::string Catalogue::text(std::string_view key) const { return format(key, {}); }

std::string Catalogue::text(const Term& term) const { return format(term.key, term.arguments); }

std::string Catalogue::format(std::string_view key, const Arguments& arguments) const {
  const auto found = messages_->by_key.find(key);
  if (found == messages_->by_key.end()) return "[" + std::string(key) + "]";

  const Slots slots = fill(*this, arguments);
  icu::UnicodeString out;
  UErrorCode status = U_ZERO_ERROR;
  {
    const std::lock_guard lock(messages_->formatting);
    found->second.format->format(slots.names.data(), slots.values.data(),
                                 static_cast<std::int32_t>(slots.names.size()), out, status);
  }
  // A plural that gets text instead of a number ends here: it is shown like a gap instead of an
  // error.
  if (U_FAILURE(status)) return "[" + std::string(key) + ": " + u_errorName(status) + "]";
  return narrow(out);
}

}  // namespace hadal::words
