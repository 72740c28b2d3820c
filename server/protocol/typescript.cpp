// SPDX-License-Identifier: Apache-2.0
#include <set>

#include "server/protocol/schema.h"
#include "server/protocol/schema_types.h"

namespace hadal::protocol {
namespace {

using namespace describe;

// The structs that a client writes: there it may leave out what has a natural default.
class Written {
 public:
  Written() {
    each_type<ClientMessages>([&](auto t) { add<typename decltype(t)::type>(); });
    each_type<Bodies>([&](auto t) {
      using T = typename decltype(t)::type;
      for (const Endpoint& endpoint : kEndpoints)
        if (endpoint.takes == type_title<T>()) add<T>();
    });
  }
  bool has(std::string_view name) const { return names_.contains(name); }

 private:
  template <typename T>
  void add() {
    if constexpr (is_optional<T> || is_vector<T>) {
      add<typename T::value_type>();
    } else if constexpr (Described<T> && !std::is_enum_v<T>) {
      names_.insert(type_title<T>());
      each_member<T>([&](auto member) {
        using Field = std::remove_cvref_t<decltype(std::declval<T&>().*member.pointer)>;
        add<Field>();
      });
    }
  }
  std::set<std::string_view> names_;
};

template <typename T>
bool has_member(std::string_view name) {
  bool found = false;
  each_member<T>([&](auto member) { found = found || member.name == name; });
  return found;
}

// A message with a view is one of several: `game` tells which view it is.
template <typename T>
void add_interface(std::string& out, bool is_message, const Written& written) {
  const bool is_written = written.has(type_title<T>());
  const bool is_of_game = has_member<T>("game") && has_member<T>("view");
  const std::string title(type_title<T>());
  out += "/** " + std::string(type_about<T>()) + " */\n";
  out += "export interface " + title + (is_of_game ? "Of<G extends Game> {\n" : " {\n");
  if (is_message) out += "  type: '" + snake_case(title) + "';\n";
  each_member<T>([&](auto member) {
    using Field = std::remove_cvref_t<decltype(std::declval<T&>().*member.pointer)>;
    const std::string_view name = member.name;
    const std::string type = is_of_game && name == "game"   ? "G"
                             : is_of_game && name == "view" ? "Views[G]"
                                                            : type_name<Field>();
    out += "  " + std::string(name) + (is_written && may_be_left_out<Field> ? "?" : "") + ": " +
           type + ";\n";
  });
  out += "}\n";
  if (is_of_game) out += "export type " + title + " = { [G in Game]: " + title + "Of<G> }[Game];\n";
  out += "\n";
}

template <typename Tuple>
std::string names_joined(const char* between) {
  std::string out;
  each_type<Tuple>([&](auto t) {
    out += (out.empty() ? "" : between) + std::string(type_title<typename decltype(t)::type>());
  });
  return out;
}

void add_enums(std::string& out) {
  each_type<Enums>([&](auto t) {
    using E = typename decltype(t)::type;
    std::string names;
    boost::mp11::mp_for_each<boost::describe::describe_enumerators<E>>(
        [&](auto e) { names += (names.empty() ? "'" : " | '") + std::string(e.name) + "'"; });
    out += "export type " + std::string(type_title<E>()) + " = " + names + ";\n";
  });
  out += "\n";
}

void add_endpoints(std::string& out) {
  out += "/** Every address: what it takes and what it gives. */\nexport interface Endpoints {\n";
  for (const Endpoint& e : kEndpoints) {
    const std::string_view path = e.path.substr(0, e.path.find('?'));
    out += "  '" + std::string(e.method) + " " + std::string(path) +
           "': { takes: " + (e.takes == "NoBody" ? "null" : std::string(e.takes)) + "; gives: " +
           (e.gives == "PlainText" ? "string"
            : e.gives == "AnyJson" ? "unknown"
                                   : std::string(e.gives)) +
           " };\n";
  }
  out += "}\n";
}

}  // namespace

std::string typescript() {
  const Written written;
  std::string out =
      "// SPDX-License-Identifier: Apache-2.0\n"
      "// Made by `hadal schema --typescript` of server/protocol/*.h. Do not edit.\n"
      "import type { Views } from './games';\n\n"
      "export const protocol = " +
      std::to_string(kProtocol) +
      ";\n\n"
      "export type Game = keyof Views;\n\n"
      "/** A tree of texts, numbers, truths, lists and maps. */\n"
      "export type Document =\n"
      "  null | string | number | boolean | Document[] | { [key: string]: Document };\n"
      "\n";
  add_enums(out);
  each_type<Bodies>(
      [&](auto t) { add_interface<typename decltype(t)::type>(out, false, written); });
  each_type<ClientMessages>(
      [&](auto t) { add_interface<typename decltype(t)::type>(out, true, written); });
  each_type<ServerMessages>(
      [&](auto t) { add_interface<typename decltype(t)::type>(out, true, written); });
  out += "export type ClientMessage =\n  | " + names_joined<ClientMessages>("\n  | ") + ";\n\n";
  out += "export type ServerMessage =\n  | " + names_joined<ServerMessages>("\n  | ") + ";\n\n";
  add_endpoints(out);
  return out;
}

}  // namespace hadal::protocol
