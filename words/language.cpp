// SPDX-License-Identifier: Apache-2.0
#include "words/language.h"

#include <algorithm>
#include <map>
#include <mutex>

#include "words/embedded.h"

namespace hadal::words {

const std::vector<std::string>& languages() {
  static const std::vector<std::string> kLanguages = [] {
    std::vector<std::string> codes;
    for (const Embedded& file : embedded()) codes.emplace_back(file.language);
    return codes;
  }();
  return kLanguages;
}

std::optional<std::string> match(std::string_view locale) {
  std::string code(locale.substr(0, locale.find_first_of("_-.@")));
  std::transform(code.begin(), code.end(), code.begin(), [](char c) {
    return 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  const auto& known = languages();
  if (std::find(known.begin(), known.end(), code) == known.end()) return std::nullopt;
  return code;
}

std::string detect(const Environment& environment) {
  for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* locale = environment(variable);
    if (locale != nullptr && *locale != '\0') return match(locale).value_or(languages().front());
  }
  return languages().front();
}

const Catalogue& catalogue(std::string_view language) {
  static std::mutex loading;
  static std::map<std::string, Catalogue, std::less<>> loaded;
  const std::string code = match(language).value_or(languages().front());
  const std::lock_guard lock(loading);
  const auto found = loaded.find(code);
  if (found != loaded.end()) return found->second;
  return loaded.emplace(code, Catalogue(code, source(code))).first->second;
}

std::string source(std::string_view language) {
  std::string text;
  for (const Embedded& file : embedded()) {
    if (file.language != language) continue;
    for (const std::string_view line : file.lines) text += line;
  }
  return text;
}

}  // namespace hadal::words
