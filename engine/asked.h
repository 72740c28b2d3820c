// SPDX-License-Identifier: Apache-2.0
// What is asked, as data: the key of its sentence, GAME.ask.KEY in the catalogues, and what fills
// it. A game works it out once. The view carries it to clients, and the terminal fills the same
// sentence.
//
// A game's `Asked` has a `key`, and `each(f)` calls f(name, value) for every argument that some
// question has; a value is a std::optional, empty where this question has no such argument. `Told`
// is the game's list of events: arguments are of the same kinds.
#pragma once

#include <concepts>
#include <optional>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/events.h"

namespace hadal {

// {key: offer, args: {card: crab 3, price: 1}}, without the braces around it: a game may have more
// to say about a question. `Out` is a sink, or a ShapeSink that records the shape. A value without
// a name has an argument_text.
template <typename Out, typename Asked>
void write_asked(Out& out, const Asked& asked) {
  out.set("key", std::string_view(asked.key));
  out.map("args", [&] {
    asked.each([&]<typename T>(std::string_view name, const std::optional<T>& value) {
      const T one = value.value_or(T{});
      if constexpr (requires { argument_text(one); })
        out.set_if(value.has_value(), name, argument_text(one));
      else if constexpr (requires { one.begin(); })
        out.set_if(value.has_value(), name, list_names(one));
      else
        out.set_if(value.has_value(), name, one);
    });
  });
}

// f(argument, value) for every argument of this question.
template <typename Asked, typename F>
void each_argument(const Asked& asked, F f) {
  asked.each([&]<typename T>(std::string_view name, const std::optional<T>& value) {
    const std::string_view kind = event_kind(typename Asked::Told{}, std::type_identity<T>{});
    if (value) f(EventArgument{name, kind}, event_value(*value));
  });
}

// A game whose questions have words.
template <typename G>
concept SaysQuestions = requires(const typename G::State& s) {
  { G::asked(s).key } -> std::convertible_to<std::string_view>;
};

// Every argument that some question of the game has, and its kind.
template <SaysQuestions G>
std::vector<EventArgument> asked_arguments() {
  using Asked = decltype(G::asked(std::declval<const typename G::State&>()));
  std::vector<EventArgument> all;
  Asked{}.each([&]<typename T>(std::string_view name, const std::optional<T>&) {
    all.push_back({name, event_kind(typename Asked::Told{}, std::type_identity<T>{})});
  });
  return all;
}

}  // namespace hadal
