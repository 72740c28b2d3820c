// SPDX-License-Identifier: Apache-2.0
// The document of a view. It is made only from the View, so it cannot tell anything else, and it is
// complete, so different views have different documents. Anything added to it follows from it.
#include "games/abyss/text/document.h"
#include "games/abyss/text/document_aids.h"
#include "games/abyss/text/document_words.h"
#include "games/abyss/view.h"

namespace hadal::abyss {
namespace {

using namespace document_words;  // NOLINT(google-build-using-namespace): made for these files

template <typename Out>
void write_sizes(Out& out, const View& v) {
  out.set("lord_deck_size", v.lord_deck_size);
  out.set("location_deck_size", v.location_deck_size);
  out.set("exploration_deck_size", v.deck_size);
  out.set("discard_size", v.discard_size);
  out.set("removed_lords", list(v.removed_lords));
  out.set("removed_locations", list(v.removed_locations));
  out.set("tokens_in_supply", v.token_supply);
  out.set("council_size", race_by_race([&](Race r) { return v.council_sizes[index(r)]; }));
}

template <typename Out>
void write_seat(Out& out, const View& v, Player p) {
  const SeatView& seat = v.seats[index(p)];
  write_open_part(out, seat, v.under);
  out.set("hand_size", seat.hand_size);
  out.set("tokens_size", seat.tokens_size);
  out.set_if(v.options.has(Option::memory_aid), "known", list(seat.known));
}

// What was done in this turn, and the question as the rules keep it; what its numbers mean depends
// on `asks`.
template <typename Out>
void write_details(Out& out, const View& v) {
  out.set("bought", list_names(v.bought));
  out.set("used", list(v.used));
  out.map("question", [&] {
    out.set("who", v.asked.who);
    out.set("step", v.asked.step);
    out.set("about", v.asked.arg);
    out.set("count", v.asked.count);
  });
  out.map("options", [&] {
    out.set("players", v.players);
    for (std::size_t i = 0; i < kOptions; ++i) {
      const auto option = static_cast<Option>(i);
      out.set_if(v.options.has(option), name(option), true);
    }
  });
}

// f adds to a seat.
template <typename Out, typename F>
void write_entries(Out& out, const View& v, F f) {
  out.set("viewer", v.viewer);
  write_turn(out, v, v.asked);
  out.set("seats", seat_by_seat(v.players, [&](Player p) {
            write_seat(out, v, p);
            f(p);
          }));
  out.set_if(is_seat(v.viewer), "hand", list(v.hand));
  out.set_if(is_seat(v.viewer), "tokens", list(v.tokens));
  write_stolen(out, v.stolen);
  write_board(out, v);
  write_sizes(out, v);
  out.set_if(v.options.has(Option::memory_aid), "council", list(v.council));
  out.set_if(v.options.has(Option::memory_aid), "discard", list(v.discard, v.discard_monsters));
  write_details(out, v);
}

template <typename Out>
void write_entries(Out& out, const State& s, Player viewer) {
  write_entries(out, view(s, viewer), [&](Player p) { write_seat_aids(out, s, p, viewer); });
  out.set_if(s.stack.empty(), "winners", winners(s));
  write_aids(out, s, viewer);
}

}  // namespace

Document view_document(const View& v) {
  return written([&](Sink& out) { out.map([&] { write_entries(out, v, [](Player) {}); }); });
}

void write_view(const State& s, Player viewer, Sink& out) {
  out.map([&] { write_entries(out, s, viewer); });
}

void write_view(const State& s, Player viewer, JsonSink& out) {
  out.map([&] { write_entries(out, s, viewer); });
}

Document view_document(const State& s, Player viewer) {
  return written([&](Sink& out) { write_view(s, viewer, out); });
}

Shape view_shape() {
  ShapeSink out;
  const State s = setup({});
  return out.map_of([&] { write_entries(out, s, Player::p0); });
}

}  // namespace hadal::abyss
