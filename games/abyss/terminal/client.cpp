// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/terminal/client.h"

#include "games/abyss/bot/payment.h"

namespace hadal::cli {
namespace {

using abyss::Card;
using abyss::Lord;
using abyss::Move;
using abyss::Verb;

std::vector<Move> payment_moves(abyss::AllySet allies) {
  std::vector<Move> moves;
  for (const Card c : allies)
    for (int i = 0; i < allies.count(c); ++i)
      moves.push_back({Verb::pay, static_cast<std::uint8_t>(c)});
  moves.push_back({Verb::done});
  return moves;
}

}  // namespace

void AbyssClient::look_around() {
  choices_ = choices_of(world_, words_);
  selected_ = {};
}

Reply AbyssClient::answer(const std::string& line, const Look& look) {
  const Input input = read_input(line, world_, choices_, words_);
  switch (input.kind) {
    case Input::Kind::nothing: return {};
    case Input::Kind::command: return command(input, look);
    case Input::Kind::picks: return pick(input, line, look);
    case Input::Kind::moves: return play(input.moves, line, look);
    case Input::Kind::unknown: break;
  }
  return {Reply::Kind::unknown, {}, {}, {}};
}

Reply AbyssClient::command(const Input& input, const Look& look) {
  if (input.command == "cheapest") return pay_cheapest(look);
  if (input.command == "done") return pay(look);
  return {Reply::Kind::command, {}, input.command, input.argument};
}

// Several things at once: a payment is looked at before it is made, a discard is made.
Reply AbyssClient::pick(const Input& input, const std::string& line, const Look& look) {
  std::vector<Move> moves;
  for (const std::size_t i : input.picks) moves.push_back(choices_.items[i].move);
  if (choices_.pick == Choices::Pick::payment) {
    selected_ = {};
    for (const Move m : moves) selected_.add(static_cast<Card>(m.a));
    return {Reply::Kind::redraw, {}, {}, {}};
  }
  const auto expected =
      static_cast<std::size_t>(choices_.pick == Choices::Pick::one ? 1 : choices_.count);
  if (moves.size() != expected) return saying("cli.pick.count", {{"n", expected}}, look);
  return play(moves, line, look);
}

Reply AbyssClient::pay(const Look& look) {
  if (choices_.pick != Choices::Pick::payment) return saying("cli.pay.not_now", {}, look);
  if (!assess(world_, selected_).legal)
    return {Reply::Kind::ask_again, detail::selection(scene(), look), {}, {}};
  return play(payment_moves(selected_), "done", look);
}

// Keeps the most: see bots::thrifty.
Reply AbyssClient::pay_cheapest(const Look& look) {
  if (choices_.pick != Choices::Pick::payment) return saying("cli.pay.not_now", {}, look);
  const abyss::Frame& f = world_.stack.back();
  const abyss::Seat& mine = world_.at(f.who);
  const abyss::Bill bill = bill_for(world_, f.who, static_cast<Lord>(f.arg));
  const auto best = bots::best_payment(bill, world_.paid, mine.hand, mine.pearls, bots::thrifty());
  if (!best) return {};  // cannot be: the lord was offered
  return play(payment_moves(best->allies - world_.paid), "cheapest", look);
}

Reply AbyssClient::undo(const Look& look) {
  if (selected_.empty()) return PlayClientOf::undo(look);
  selected_ = {};  // the last input was a selection
  return {Reply::Kind::redraw, {}, {}, {}};
}

}  // namespace hadal::cli
