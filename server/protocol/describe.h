// SPDX-License-Identifier: Apache-2.0
// How a message is described, once: its members and what it is for. JSON, docs/protocol.md and the
// TypeScript types of the web client are made only from this.
//
// Fields are snake_case. An optional that is absent is null, and may be left out by a client. Times
// are milliseconds, points in time since 1970. Seats are "A" to "F".
#pragma once

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>
#include <string_view>

// NOLINTBEGIN(bugprone-macro-parentheses)
#define HADAL_DESCRIBE(Type, about, ...) HADAL_DESCRIBE_MORE(Type, (), about, __VA_ARGS__)
// Of a struct that has the members of `Bases` too: they come first.
#define HADAL_DESCRIBE_MORE(Type, Bases, about, ...)                \
  BOOST_DESCRIBE_STRUCT(Type, Bases, (__VA_ARGS__))                 \
  constexpr std::string_view name_of(const Type*) { return #Type; } \
  constexpr std::string_view about_of(const Type*) { return about; }

#define HADAL_DESCRIBE_ENUM(Type, ...)   \
  BOOST_DESCRIBE_ENUM(Type, __VA_ARGS__) \
  constexpr std::string_view name_of(const Type*) { return #Type; }
// NOLINTEND(bugprone-macro-parentheses)
