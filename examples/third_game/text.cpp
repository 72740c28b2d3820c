// SPDX-License-Identifier: Apache-2.0
#include "examples/third_game/text.h"

#include "engine/text.h"
#include "examples/third_game/rules.h"
#include "examples/third_game/view.h"

namespace hadal::liars_dice {
namespace {

std::optional<std::uint8_t> parse_number(std::string_view text, int most) {
  int n = 0;
  if (text.empty() || text.size() > 2 || text[0] == '0') return std::nullopt;
  for (const char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    n = 10 * n + (c - '0');
  }
  return n <= most ? std::optional(static_cast<std::uint8_t>(n)) : std::nullopt;
}

// [1, 4, 4]: the faces, lowest first.
auto faces(const Cup& cup) {
  return list_of<std::size_t>([&cup](auto add) {
    for (std::size_t f = 0; f < kFaces; ++f)
      for (std::uint8_t n = 0; n < cup[f]; ++n) add(f + 1);
  });
}

Cup read_cup(const Document& d) {
  Cup cup{};
  for (const Document& face : d.list())
    ++cup[static_cast<std::size_t>(face.number_between(1, kFaces) - 1)];
  return cup;
}

Player read_seat(const Document& d, std::size_t players) {
  const std::optional<Player> p = parse_player(d.text());
  if (!p || index(*p) >= players) throw DocumentError(d, "there is no seat '" + d.text() + "'");
  return *p;
}

// `Out` is a Sink, or a ShapeSink that records the shape.
template <typename Out>
void write_showdown(Out& out, const State& s) {
  const std::size_t lifted = is_seat(s.last.loser) ? s.options.players : 0;
  out.map("last", [&] {
    out.set("claim", argument_text(s.last.claim));
    out.set("bidder", s.last.bidder);
    out.set("caller", s.last.caller);
    out.set("loser", s.last.loser);
    out.set("count", s.last.count);
    out.set("cups", some_by_name(FirstOf<Player>(lifted),
                                 [&](Player p) { return faces(s.last.cups[index(p)]); }));
  });
}

// `knows`: whose cup is lifted.
template <typename Out, typename Knows>
void write(Out& out, const State& s, Knows knows) {
  out.set("to_move", to_move(s));
  out.set("over", to_move(s) == Player::nobody);
  out.set("round", s.round);
  out.set("turn", s.turn);
  out.set("claim", argument_text(s.claim));
  out.set("bidder", s.bidder);
  out.set("dice_in_play", dice_in_play(s));
  out.set("seats", seat_by_seat(s.options.players, [&](Player p) {
            out.set("dice", s.dice[index(p)]);
            out.set_if(knows(p), "cup", faces(s.cups[index(p)]));
          }));
  write_showdown(out, s);
  out.set("winners", list_winners(outcome(s), s.options.players));
}

template <typename Out>
void write_view_of(Out& out, const State& s, Player viewer) {
  out.set("viewer", viewer);
  out.map("options", [&] {
    out.set("players", s.options.players);
    out.set("dice", s.options.dice);
    out.set("plain_ones", s.options.plain_ones);
  });
  out.set("asks", question(s));
  out.map_if(to_move(s) != Player::nobody, "asked", [&] { write_asked(out, asked(s)); });
  write(out, s, [viewer](Player whose) { return whose == viewer; });
}

void read_given(const Document& given, State& s) {
  expect_keys(given, {"dice", "cups", "claim", "bidder", "turn", "round"});
  const std::size_t players = s.options.players;
  if (const Document* dice = given.find("dice"))
    for (const auto& [who, n] : dice->map())
      s.dice[index(read_seat(who, players))] =
          static_cast<std::uint8_t>(n.number_between(0, s.options.dice));
  if (const Document* cups = given.find("cups"))
    for (const auto& [who, cup] : cups->map())
      s.cups[index(read_seat(who, players))] = read_cup(cup);
  if (const Document* turn = given.find("turn")) s.turn = read_seat(*turn, players);
  if (const Document* round = given.find("round"))
    s.round = static_cast<std::uint8_t>(round->number_between(1, kSeats * kMostDice));
  if (const Document* claim = given.find("claim")) {
    const std::optional<Claim> read = parse_claim(claim->text());
    if (!read) throw DocumentError(*claim, "a claim is written '3 4': three dice show a four");
    s.claim = *read;
    s.bidder = read_seat(given.at("bidder"), players);
  }
}

}  // namespace

Asked asked(const State& s) {
  const bool first = s.claim.dice == 0;
  return first ? Asked{question(s)} : Asked{question(s), s.bidder, s.claim};
}

std::string argument_text(const Claim& claim) {
  if (claim.dice == 0) return "-";
  return std::to_string(claim.dice) + " " + std::to_string(claim.face);
}

std::optional<Claim> parse_claim(std::string_view text) {
  const std::size_t space = text.find(' ');
  if (space == std::string_view::npos) return std::nullopt;
  const auto dice = parse_number(text.substr(0, space), kSeats * kMostDice);
  const auto face = parse_number(text.substr(space + 1), kFaces);
  if (!dice || !face) return std::nullopt;
  return Claim{*dice, *face};
}

std::string text(Move m) {
  switch (m.verb) {
    case Verb::roll: return "roll " + (m.b == kUnknown ? "?" : std::to_string(m.b));
    case Verb::bid: return "bid " + argument_text({m.a, m.b});
    case Verb::liar: return "liar";
  }
  return {};
}

std::optional<Move> parse(std::string_view text) {
  if (text == "liar") return Move{Verb::liar};
  if (text == "roll ?") return Move{Verb::roll, 0, kUnknown};
  if (text.starts_with("roll ")) {
    const auto face = parse_number(text.substr(5), kFaces);
    if (face) return Move{Verb::roll, 0, *face};
  }
  if (text.starts_with("bid ")) {
    const auto claim = parse_claim(text.substr(4));
    if (claim) return Move{Verb::bid, claim->dice, claim->face};
  }
  return std::nullopt;
}

std::optional<std::vector<Move>> parse_line(const State&, std::string_view line) {
  std::vector<Move> moves;
  for (const std::string_view part : split(line, ';')) {
    const std::optional<Move> m = parse(part);
    if (!m) return std::nullopt;
    moves.push_back(*m);
  }
  return moves;
}

// Whose die it is, since everybody sees the cup.
std::string remark(const State& s, Move m) {
  return m.verb == Verb::roll ? name(rolling(s)) : std::string();
}

void write_event_argument(std::string_view, EventValue value, Sink& out) {
  out.text(argument_text(claim_of(value.low)));
}

Document document(const State& s) {
  return written(entries([&](Sink& out) { write(out, s, [](Player) { return true; }); }));
}

void write_view(const State& s, Player p, Sink& out) {
  out.map([&] { write_view_of(out, s, p); });
}

Shape view_shape() {
  ShapeSink out;
  return out.map_of([&] { write_view_of(out, setup({}), Player::p0); });
}

State from_document(const Document& scenario) {
  Document options;
  options.set("players", scenario.at("players"));
  if (const Document* chosen = scenario.find("options"))
    for (const auto& [key, value] : chosen->map()) options.set(key, value);
  State s = setup(options_from(options));
  if (const Document* given = scenario.find("given")) {
    read_given(*given, s);
    if (const std::string why = inconsistency(s); !why.empty()) throw DocumentError(*given, why);
  }
  return s;
}

Options options_from(const Document& d) {
  expect_keys(d, {"players", "dice", "plain_ones"});
  Options o;
  if (const Document* v = d.find("players"))
    o.players = static_cast<std::uint8_t>(v->number_between(2, kSeats));
  if (const Document* v = d.find("dice"))
    o.dice = static_cast<std::uint8_t>(v->number_between(1, kMostDice));
  if (const Document* v = d.find("plain_ones")) o.plain_ones = v->yes();
  return o;
}

Document options_document(const Options& o) {
  return {{"players", o.players}, {"dice", o.dice}, {"plain_ones", o.plain_ones}};
}

}  // namespace hadal::liars_dice
