// SPDX-License-Identifier: Apache-2.0
// What a document is made of: its entries, which of them may be missing, and of what kind they are.
//
// A function that writes a document is a template over where it writes to. With a Sink it writes,
// with a ShapeSink it tells its shape: so a view is described once, and the types of clients are
// made from that. Entries that are sometimes missing are written with set_if and map_if, lists and
// maps of unknown length with the values of engine/sink.h. A test checks that documents match their
// shape.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/sink.h"

namespace hadal {

// The name of an enumeration and the names of its members. `enum_names(E)` beside an enumeration
// gives it to clients as a type; without it they read a text.
struct EnumNames {
  std::string_view title;
  std::span<const std::string_view> names;
};

struct Shape {
  // of: one shape. record: a map from names, or seats, to values of one shape.
  enum class Kind : std::uint8_t { unknown, number, truth, text, name, list, record, map };
  struct Entry;

  Kind kind = Kind::unknown;
  EnumNames names;             // name; record: of its keys, none if they are seats
  std::string also;            // name: a sign that may stand there instead
  bool all = false;            // record: every name is a key
  std::vector<Shape> of;       // list, record
  std::vector<Entry> entries;  // map
};

struct Shape::Entry {
  std::string name;
  Shape shape;
  bool always = true;
};

class ShapeSink {
 public:
  template <typename T>
  void set(std::string_view name, const T& value) {
    place(name, shape_of(value), true);
  }
  template <typename T>
  void set_if(bool /*there*/, std::string_view name, const T& value) {
    place(name, shape_of(value), false);
  }
  template <typename F>
  void map(std::string_view name, F f) {
    place(name, map_of(f), true);
  }
  template <typename F>
  void map_if(bool /*there*/, std::string_view name, F f) {
    place(name, map_of(f), false);
  }

  template <typename F>
  Shape map_of(F f) {
    Shape around = std::move(open_);
    open_ = {};
    open_.kind = Shape::Kind::map;
    f();
    return std::exchange(open_, std::move(around));
  }

 private:
  void place(std::string_view name, Shape shape, bool always);

  template <typename E>
  static Shape names_of(Shape::Kind kind) {
    if constexpr (requires { enum_names(E{}); }) return {kind, enum_names(E{}), {}, false, {}, {}};
    return {kind == Shape::Kind::name ? Shape::Kind::text : kind, {}, {}, false, {}, {}};
  }

  template <typename E, char sign>
  Shape shape_of(const NameOr<E, sign>&) {
    Shape shape = names_of<E>(Shape::Kind::name);
    shape.also = sign;
    return shape;
  }
  template <typename T, typename F>
  Shape shape_of(const ListOf<T, F>&) {
    return {Shape::Kind::list, {}, {}, false, {shape_of(T{})}, {}};
  }
  template <typename Range, typename F>
  Shape shape_of(const Each<Range, F>& value) {
    const std::remove_cvref_t<decltype(*value.range.begin())> some{};
    return {Shape::Kind::list, {}, {}, false, {map_of([&] { value.f(*this, some); })}, {}};
  }
  template <typename Range, typename F>
  Shape shape_of(const ByName<Range, F>& value) {
    using E = typename ByName<Range, F>::E;
    Shape shape = names_of<E>(Shape::Kind::record);
    shape.all = value.all;
    const bool none = !(value.range.begin() != value.range.end());
    shape.of.push_back(shape_of(value.f(none ? E{} : *value.range.begin())));
    return shape;
  }
  template <typename F>
  Shape shape_of(const SeatBySeat<F>& value) {
    return {Shape::Kind::record, {}, {}, false, {map_of([&] { value.f(Player::p0); })}, {}};
  }
  template <typename F>
  Shape shape_of(const Entries<F>& value) {
    return map_of([&] { value.f(*this); });
  }
  template <typename T>
  Shape shape_of(const T&) {
    if constexpr (std::is_same_v<T, bool>)
      return {Shape::Kind::truth, {}, {}, false, {}, {}};
    else if constexpr (std::integral<T>)
      return {Shape::Kind::number, {}, {}, false, {}, {}};
    else if constexpr (std::is_enum_v<T>)
      return names_of<T>(Shape::Kind::name);
    else if constexpr (std::is_convertible_v<const T&, std::string_view>)
      return {Shape::Kind::text, {}, {}, false, {}, {}};
    else
      static_assert(!sizeof(T), "nobody knows what this is made of");
  }

  Shape open_;  // the map that is described
};

// Where a document does not match the shape, as "path: why"; empty: nowhere.
std::string misfit(const Document& document, const Shape& shape);

// The interfaces and types of a game's view, games/GAME/web/view_types.ts. A map is named after its
// entry.
std::string typescript_of(std::string_view game, const Shape& view);

}  // namespace hadal
