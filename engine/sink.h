// SPDX-License-Identifier: Apache-2.0
// Where a tree of texts, numbers, lists and maps is written to, from its front to its back: a
// Document, or the text of a message without a Document in between.
#pragma once

#include <concepts>
#include <string>
#include <string_view>
#include <vector>

#include "engine/document.h"
#include "engine/player.h"

namespace hadal {

class Sink {
 public:
  virtual ~Sink() = default;
  virtual void key(std::string_view name) = 0;  // of the next value; inside a map alone
  virtual void text(std::string_view value) = 0;
  virtual void number(std::int64_t value) = 0;
  virtual void nothing() = 0;
  virtual void open_map() = 0;
  virtual void close_map() = 0;
  virtual void open_list() = 0;
  virtual void close_list() = 0;

  // A value: a text, a number, a truth ("yes" or "no"), a Document, or a function that writes one.
  template <typename T>
  void add(const T& value) {
    if constexpr (std::is_same_v<T, bool>)
      text(value ? "yes" : "no");
    else if constexpr (std::integral<T>)
      number(static_cast<std::int64_t>(value));
    else if constexpr (std::is_same_v<T, Document>)
      add_document(value);
    else if constexpr (std::invocable<const T&, Sink&>)
      value(*this);
    else
      text(value);
  }
  // An entry of the open map. A name is written once.
  template <typename T>
  void set(std::string_view name, const T& value) {
    key(name);
    add(value);
  }
  // All that f writes, as one map or one list; with a name, as an entry of the open map.
  template <typename F>
  void map(F f) {
    open_map();
    f();
    close_map();
  }
  template <typename F>
  void map(std::string_view name, F f) {
    key(name);
    map(f);
  }
  template <typename F>
  void list(F f) {
    open_list();
    f();
    close_list();
  }
  template <typename F>
  void list(std::string_view name, F f) {
    key(name);
    list(f);
  }

 private:
  void add_document(const Document& d);
};

// Makes a Document of what is written.
class DocumentSink final : public Sink {
 public:
  void key(std::string_view name) override { key_ = name; }
  void text(std::string_view value) override { place(value); }
  void number(std::int64_t value) override { place(value); }
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

// Values for Sink::set, for whatever has a name().
template <typename Range>
auto list_names(const Range& range) {
  return [&range](Sink& out) {
    out.list([&] {
      for (const auto item : range) out.add(name(item));
    });
  };
}

// Of each seat, what f writes.
template <typename F>
auto seat_by_seat(std::size_t players, F f) {
  return [players, f](Sink& out) {
    out.map([&] {
      for (std::size_t i = 0; i < players; ++i) out.map(name(seat(i)), [&] { f(seat(i)); });
    });
  };
}

template <typename T>
Document written(const T& value) {
  DocumentSink sink;
  sink.add(value);
  return sink.take();
}

}  // namespace hadal
