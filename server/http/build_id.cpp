// SPDX-License-Identifier: Apache-2.0
#include "server/http/build_id.h"

#include <elf.h>
#include <link.h>

#include <cstring>
#include <string_view>

#include "engine/version.h"

namespace hadal::http {
namespace {

constexpr std::size_t kDigits = 16;

std::string hex(const unsigned char* bytes, std::size_t n) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text;
  for (std::size_t i = 0; i < n; ++i) {
    text += digits[bytes[i] >> 4];
    text += digits[bytes[i] & 15];
  }
  return text.substr(0, kDigits);
}

constexpr std::size_t padded(std::size_t n) { return (n + 3) & ~std::size_t{3}; }

// The build id among the notes of a segment; empty if it is not there.
std::string id_among(const unsigned char* at, std::size_t size) {
  ElfW(Nhdr) note;
  while (size >= sizeof note) {
    std::memcpy(&note, at, sizeof note);
    const std::size_t name = sizeof note;
    const std::size_t content = name + padded(note.n_namesz);
    const std::size_t next = content + padded(note.n_descsz);
    if (next > size) break;
    if (note.n_type == NT_GNU_BUILD_ID && std::memcmp(at + name, "GNU", 4) == 0)
      return hex(at + content, note.n_descsz);
    at += next;
    size -= next;
  }
  return {};
}

// The program itself comes first; 1: look no further.
int look(dl_phdr_info* program, std::size_t, void* found) {
  for (int i = 0; i < program->dlpi_phnum; ++i) {
    const ElfW(Phdr)& segment = program->dlpi_phdr[i];
    if (segment.p_type != PT_NOTE) continue;
    const std::string id = id_among(
        reinterpret_cast<const unsigned char*>(program->dlpi_addr + segment.p_vaddr),  // NOLINT
        segment.p_memsz);
    if (!id.empty()) *static_cast<std::string*>(found) = id;
  }
  return 1;
}

}  // namespace

std::string build_id() {
  std::string id;
  ::dl_iterate_phdr(look, &id);
  return std::string(kVersion) + (id.empty() ? "" : "+" + id);
}

}  // namespace hadal::http
