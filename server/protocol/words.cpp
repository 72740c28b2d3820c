// SPDX-License-Identifier: Apache-2.0
#include "server/protocol/words.h"

namespace hadal::protocol::describe {
namespace {

constexpr FieldWords kWords[] = {
#define HADAL_FIELD_ANYWHERE(field, words) {"", #field, words},
#define HADAL_FIELD(message, field, words) {#message, #field, words},
#include "server/protocol/fields_list.h"
};

}  // namespace

std::span<const FieldWords> field_words() { return kWords; }

std::string_view words_of(std::string_view message, std::string_view field) {
  for (const FieldWords& one : kWords)
    if (one.message == message && one.field == field) return one.words;
  return {};
}

}  // namespace hadal::protocol::describe
