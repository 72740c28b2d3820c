// SPDX-License-Identifier: Apache-2.0
// A target for writing a tree of texts, numbers, booleans, lists and maps from front to back: a
// Document, or the text of a message without a Document in between.
#pragma once

#include <concepts>
#include <string>
#include <string_view>
#include <vector>

#include "engine/document.h"
#include "engine/player.h"

namespace hadal {

// What can be written with a sink's key, text, number and so on. `Self` is the sink: where it is
// known, the compiler sees all of what is written, which makes views several times as quick. It
// has to see names and values in one place for that, so all of this is inlined.
template <typename Self>
class SinkWords {
 public:
  // A value: a text, a number, a truth, a name, a Document, one of the values below, or a function
  // that writes one.
  template <typename T>
  [[gnu::always_inline]] void add(const T& value) {
    if constexpr (std::is_same_v<T, bool>)
      self().truth(value);
    else if constexpr (std::integral<T>)
      self().number(static_cast<std::int64_t>(value));
    else if constexpr (std::is_enum_v<T>)
      self().word(name(value));
    else if constexpr (std::is_same_v<T, Document>)
      self().document(value);
    else if constexpr (std::invocable<const T&, Self&>)
      value(self());
    else if constexpr (requires { value.write_to(self()); })
      value.write_to(self());
    else
      self().text(value);
  }
  // An entry of the open map. A name is written once.
  template <typename T>
  [[gnu::always_inline]] void set(std::string_view name, const T& value) {
    self().key(name);
    add(value);
  }
  // One that is not always there.
  template <typename T>
  [[gnu::always_inline]] void set_if(bool there, std::string_view name, const T& value) {
    if (there) set(name, value);
  }
  // All that f writes, as one map or one list; with a name, as an entry of the open map.
  template <typename F>
  [[gnu::always_inline]] void map(F f) {
    self().open_map();
    f();
    self().close_map();
  }
  template <typename F>
  [[gnu::always_inline]] void map(std::string_view name, F f) {
    self().key(name);
    map(f);
  }
  template <typename F>
  [[gnu::always_inline]] void map_if(bool there, std::string_view name, F f) {
    if (there) map(name, f);
  }
  template <typename F>
  [[gnu::always_inline]] void list(F f) {
    self().open_list();
    f();
    self().close_list();
  }
  template <typename F>
  [[gnu::always_inline]] void list(std::string_view name, F f) {
    self().key(name);
    list(f);
  }

 private:
  Self& self() { return static_cast<Self&>(*this); }
};

// Any sink.
class Sink : public SinkWords<Sink> {
 public:
  virtual ~Sink() = default;
  virtual void key(std::string_view name) = 0;  // of the next value; inside a map alone
  virtual void text(std::string_view value) = 0;
  virtual void number(std::int64_t value) = 0;
  virtual void truth(bool value) = 0;
  virtual void nothing() = 0;
  virtual void open_map() = 0;
  virtual void close_map() = 0;
  virtual void open_list() = 0;
  virtual void close_list() = 0;

  void word(std::string_view name) { text(name); }  // a text in which nothing is special
  void document(const Document& d);
};

// Turns what is written into a Document.
class DocumentSink final : public Sink {
 public:
  void key(std::string_view name) override { key_ = name; }
  void text(std::string_view value) override { place(value); }
  void number(std::int64_t value) override { place(value); }
  void truth(bool value) override { place(value); }
  void nothing() override { place(Document()); }
  void open_map() override { open(Document::Map{}); }
  void close_map() override { close(); }
  void open_list() override { open(Document::List{}); }
  void close_list() override { close(); }

  Document take() { return std::move(made_); }

 private:
  struct Open {
    std::string key;  // in the map around it
    Document value;
  };

  void open(Document empty);
  void close();
  void place(Document value);

  std::vector<Open> open_;
  std::string key_;
  Document made_;
};

// Values for Sink::set. They know their parts without being written, so the function that writes a
// document can also tell its shape (engine/shape.h).

// A name, or a sign where there is none.
template <typename E, char sign>
struct NameOr {
  std::string_view text;
  template <typename Out>
  void write_to(Out& out) const {
    out.word(text);
  }
};
template <typename E>
NameOr<E, '-'> or_none(E e) {
  return {name(e)};
}

// f is given a function and calls it with every item.
template <typename T, typename F>
struct ListOf {
  using Item = T;
  F f;
  template <typename Out>
  void write_to(Out& out) const {
    out.list([&] { f([&](const T& item) { out.add(item); }); });
  }
};
template <typename T, typename F>
ListOf<T, F> list_of(F f) {
  return {f};
}

// Whatever has a name().
template <typename Range>
auto list_names(const Range& range) {
  using E = std::remove_cvref_t<decltype(*range.begin())>;
  return list_of<E>([&range](auto add) {
    for (const auto item : range) add(item);
  });
}
template <typename Range>
auto list_names_or_none(const Range& range) {
  using E = std::remove_cvref_t<decltype(*range.begin())>;
  return list_of<NameOr<E, '-'>>([&range](auto add) {
    for (const auto item : range) add(or_none(item));
  });
}

// For each item a map with what f(out, item) writes.
template <typename Range, typename F>
struct Each {
  const Range& range;
  F f;
  template <typename Out>
  void write_to(Out& out) const {
    out.list([&] {
      for (const auto& item : range) out.map([&] { f(out, item); });
    });
  }
};
template <typename Range, typename F>
Each<Range, F> each(const Range& range, F f) {
  return {range, f};
}

// A map with what f(out) writes.
template <typename F>
struct Entries {
  F f;
  template <typename Out>
  void write_to(Out& out) const {
    out.map([&] { f(out); });
  }
};
template <typename F>
Entries<F> entries(F f) {
  return {f};
}

// For each of the names, `all` of them or some, the value that f gives.
template <typename Range, typename F>
struct ByName {
  using E = std::remove_cvref_t<decltype(*std::declval<Range>().begin())>;
  Range range;
  bool all;
  F f;
  template <typename Out>
  void write_to(Out& out) const {
    out.map([&] {
      for (const E e : range) out.set(name(e), f(e));
    });
  }
};
template <typename Range, typename F>
ByName<Range, F> some_by_name(Range range, F f) {
  return {range, false, f};
}

// The first n enumerators.
template <typename E>
class FirstOf {
 public:
  class Iterator {
   public:
    explicit Iterator(std::size_t at) : at_(at) {}
    E operator*() const { return static_cast<E>(at_); }
    Iterator& operator++() {
      ++at_;
      return *this;
    }
    bool operator==(const Iterator&) const = default;

   private:
    std::size_t at_;
  };

  explicit FirstOf(std::size_t n) : n_(n) {}
  Iterator begin() const { return Iterator(0); }
  Iterator end() const { return Iterator(n_); }

 private:
  std::size_t n_;
};
template <typename E, typename F>
ByName<FirstOf<E>, F> by_name(std::size_t n, F f) {
  return {FirstOf<E>(n), true, f};
}

// For each seat, what f writes.
template <typename F>
struct SeatBySeat {
  std::size_t players;
  F f;
  template <typename Out>
  void write_to(Out& out) const {
    out.map([&] {
      for (std::size_t i = 0; i < players; ++i) out.map(name(seat(i)), [&] { f(seat(i)); });
    });
  }
};
template <typename F>
SeatBySeat<F> seat_by_seat(std::size_t players, F f) {
  return {players, f};
}

template <typename T>
Document written(const T& value) {
  DocumentSink sink;
  sink.add(value);
  return sink.take();
}

}  // namespace hadal
