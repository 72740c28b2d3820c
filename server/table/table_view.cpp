// SPDX-License-Identifier: Apache-2.0
#include "server/table/table_view.h"

#include <algorithm>

#include "engine/record.h"
#include "server/table/crew_at.h"
#include "server/table/decide.h"

namespace hadal::house {
namespace {

// Who sits there: nobody, a bot or a person; nothing for a person who is gone, either.
std::optional<protocol::Person> person_at(const Seat& seat, const std::string& game,
                                          const People& people) {
  if (seat.has_bot()) return people.card(bot_id(game, *seat.made.level));
  if (seat.has_person()) return people.card_if_known(*seat.made.person);
  return std::nullopt;
}

protocol::SeatCard seat_card(const Seat& seat, Player p, const std::string& game,
                             const People& people) {
  protocol::SeatCard card{name(p), seat.made.kind, person_at(seat, game, people), std::nullopt,
                          seat.made.level};
  if (!seat.is_taken() && seat.made.kept_for) card.kept_for = people.card(*seat.made.kept_for);
  if (!seat.has_bot() && seat.has_person()) card.kind = protocol::SeatKind::person;
  return card;
}

// The bots among `cards`, which a message has of all seats.
template <typename SeatCards>
void name_bots(SeatCards& cards, const Seats& seats) {
  if (std::none_of(seats.begin(), seats.end(), [](const Seat& one) { return one.has_bot(); }))
    return;
  std::vector<std::optional<std::string>> chosen;
  for (const Seat& one : seats) chosen.push_back(one.made.crew);
  name_crew(cards, chosen);
}

std::vector<protocol::SeatCard> seat_cards(const GameTable& table, const People& people) {
  std::vector<protocol::SeatCard> cards;
  for (const Seat& one : table.seats())
    cards.push_back(seat_card(one, seat(cards.size()), table.plan().game, people));
  name_bots(cards, table.seats());
  return cards;
}

constexpr int kImagined = 4;  // worlds in which a look ahead is tried

Refusal reveals() { return {Code::reveals, "this would reveal something hidden"}; }

// A position that was made for another viewer may already have them.
bool has_events(const protocol::Position& position, const History& history, const Shown& shown) {
  return !position.events.empty() && position.events_after == shown.from &&
         history.is_open(shown.from, shown.moves);
}

protocol::SeatState seat_state(const GameTable& table, Player p, const Looker& looker) {
  const Seat& seat = table.at(p);
  protocol::SeatState state;
  state.seat = name(p);
  state.person = person_at(seat, table.plan().game, looker.people);
  state.level = seat.made.level;
  state.bot_plays = !seat.has_bot() && seat.is_played_by_bot();
  if (state.bot_plays) state.level = table.kind().stand_in;
  state.conceded = seat.gave_up();
  state.abandons = seat.agrees;
  state.running = table.to_move() == p && !seat.is_played_by_bot();
  const Clock& clock = table.clock();
  if (clock.is_live() && !seat.has_bot())
    state.bank_ms = clock.bank_ms(p) - (state.running ? clock.spent(p, looker.now) : 0);
  if (clock.has_days() && state.running)
    state.bank_ms = std::max<std::int64_t>(0, *clock.left_ms(p, looker.now));
  for (const Player by : seat.bot_asked_by) state.bot_asked_by.push_back(name(by));
  return state;
}

// When delayed spectators last saw something happen.
std::int64_t last_change_shown(const GameTable& table, std::int64_t shown) {
  return shown == 0 ? 0 : table.history().all()[static_cast<std::size_t>(shown - 1)].at;
}

// A seat as delayed spectators see it: they must not learn whose clock is running now, or who has
// given up since.
void show_late(protocol::SeatState& seat, const protocol::Position& position) {
  using Kind = protocol::NoteKind;
  seat.bank_ms.reset();
  seat.abandons = seat.bot_plays = seat.conceded = false;
  seat.bot_asked_by.clear();
  for (const protocol::Note& note : position.notes) {
    if (note.seat != seat.seat) continue;
    const bool gave_up = note.kind == Kind::conceded || note.kind == Kind::time_over ||
                         note.kind == Kind::account_gone;
    seat.conceded = seat.conceded || gave_up;
    if (gave_up || note.kind == Kind::bot_took) seat.bot_plays = true;
    if (note.kind == Kind::returned) seat.bot_plays = false;
  }
  seat.running = position.to_move == seat.seat && !seat.bot_plays;
}

}  // namespace

protocol::TableCard card_of(const GameTable& table, const Looker& looker) {
  protocol::TableCard card;
  card.table = table.id();
  card.game = table.plan().game;
  const Player mine = table.seats().eye_of(looker.me);
  const std::int64_t shown = shown_to_spectators(table, looker.now.wall);
  const bool is_late = !is_seat(mine) && !is_wholly_shown(table, looker.now.wall);
  card.state = is_late ? protocol::TableState::running : table.course().state;
  card.seats = seat_cards(table, looker.people);
  card.open_to_all = table.plan().open_to_all;
  card.yours = is_seat(mine) || looker.me == table.plan().host;
  card.your_turn = is_seat(mine) && table.to_move() == mine && !table.at(mine).is_played_by_bot();
  card.updated = is_late ? last_change_shown(table, shown) : table.updated();
  card.moves = is_seat(mine) ? table.history().moves() : shown;
  card.clock = table.plan().clock;
  card.unfit = !table.course().trouble.empty();
  card.rated = table.plan().rated;
  card.invites_you = table.seats().keeps_one_for(looker.me);
  if (card.yours && card.state == protocol::TableState::waiting)
    for (const std::string& person : table.absent().declined)
      card.declined.push_back(looker.people.card(person));
  if (card.state == protocol::TableState::over && !table.course().closed)
    for (const protocol::SeatResult& one : game_over_of(table).seats)
      if (one.won) card.winners.push_back(one.seat);
  return card;
}

std::string bot_name(const GameTable& table, Player p, const People& people) {
  return seat_cards(table, people)[index(p)].person->name;
}

protocol::TableInfo info_of(const GameTable& table, const Looker& looker) {
  protocol::TableInfo info;
  info.card = card_of(table, looker);
  info.options = table.plan().options;
  const Player mine = table.seats().eye_of(looker.me);
  if (is_seat(mine)) info.seat = name(mine);
  info.host = looker.me == table.plan().host;
  if ((is_seat(mine) || info.host) && table.course().state == protocol::TableState::waiting)
    info.invite = table.plan().invite;
  info.patience_ms = patience_ms(table);
  info.spectator_delay_ms = table.plan().spectator_delay_ms;
  if (info.card.state == protocol::TableState::over) info.rematch = table.course().rematch;
  info.branch_of = table.plan().branch_of;
  if (!table.course().trouble.empty()) info.trouble = table.course().trouble;
  return info;
}

std::int64_t shown_to_spectators(const GameTable& table, std::int64_t now) {
  const std::int64_t delay = table.plan().spectator_delay_ms;
  return delay == 0 ? table.history().moves() : table.history().before(now - delay);
}

std::size_t lines_shown_to(const GameTable& table, const Looker& looker) {
  const std::int64_t delay = table.plan().spectator_delay_ms;
  if (delay == 0 || may_talk(table, looker.me)) return table.talk().size();
  return table.talk().before(looker.now.wall - delay);
}

bool is_wholly_shown(const GameTable& table, std::int64_t now) {
  const std::int64_t delay = table.plan().spectator_delay_ms;
  return delay == 0 || (shown_to_spectators(table, now) == table.history().moves() &&
                        table.changed() <= now - delay);
}

bool is_answered_by_order(GameTable& table, const std::vector<std::string>& legal) {
  if (legal.empty()) return false;
  const std::optional<protocol::Order> order = order_here(table);
  return order && std::find(legal.begin(), legal.end(), order->answer) != legal.end();
}

std::int64_t number_for(const GameTable& table, const Shown& shown) {
  const bool sees_late = !is_seat(shown.viewer) && table.plan().spectator_delay_ms > 0;
  return sees_late ? shown.moves : table.number();
}

protocol::Position shared_position(GameTable& table, const Looker& looker, const Shown& shown) {
  const bool is_late = !is_seat(shown.viewer) && !is_wholly_shown(table, looker.now.wall);
  const bool is_whole = shown.moves >= table.history().moves() && !is_late;
  const Table& game = table.history().late(shown.moves);
  protocol::Position position;
  position.table = table.id();
  position.number = number_for(table, shown);
  position.moves = shown.moves;
  position.game = game.game();
  position.question = game.question();
  position.to_move = name(is_whole ? table.to_move() : game.to_move());
  position.reaction = game.is_reaction();
  position.seats.reserve(table.seats().size());
  for (std::size_t i = 0; i < table.seats().size(); ++i)
    position.seats.push_back(seat_state(table, seat(i), looker));
  name_bots(position.seats, table.seats());
  const std::int64_t seen = looker.now.wall - table.plan().spectator_delay_ms;
  for (const protocol::Note& note : table.notes())
    if (!is_late || note.at <= seen) position.notes.push_back(note);
  if (!is_whole)
    for (protocol::SeatState& one : position.seats) show_late(one, position);
  position.state = is_whole ? table.course().state : protocol::TableState::running;
  position.rated = table.plan().rated;
  position.patience_ms = patience_ms(table);
  position.commitment = table.dealer().commitment;
  if (is_whole) position.rematch = table.course().rematch;
  position.at = looker.now.wall;
  if (is_whole && table.course().state == protocol::TableState::over)
    position.over = game_over_of(table);
  return position;
}

bool turn_to(protocol::Position& position, GameTable& table, const Shown& shown) {
  const Table& game = table.history().late(shown.moves);
  const Player viewer = shown.viewer;
  const bool decides =
      is_seat(viewer) && table.to_move() == viewer && !table.at(viewer).is_played_by_bot();
  const bool has_others = !has_events(position, table.history(), shown);
  if (has_others) {
    position.events_after = std::clamp<std::int64_t>(shown.from, 0, shown.moves);
    position.events = table.history().events(viewer, position.events_after, shown.moves);
  }
  position.seat.reset();
  position.legal.clear();
  if (!is_seat(viewer))
    return has_others;  // what follows is of players, and spectators never share theirs
  position.seat = name(viewer);
  if (decides) position.legal = game.legal();
  position.undo = can_undo(table, viewer);
  position.orders = table.orders().standing(viewer, asked_at(table));
  position.jottings = table.jottings(viewer);
  position.ordered = is_answered_by_order(table, position.legal);
  return has_others;
}

protocol::Position position_of(GameTable& table, const Looker& looker, const Shown& shown) {
  protocol::Position position = shared_position(table, looker, shown);
  turn_to(position, table, shown);
  position.view = view_of(table.history().late(shown.moves), shown.viewer);
  return position;
}

void write_view(GameTable& table, const Shown& shown, JsonSink& out) {
  table.history().late(shown.moves).write_view(shown.viewer, out);
}

protocol::GameOver game_over_of(const GameTable& table) {
  protocol::GameOver over;
  over.ending = table.course().ending;
  over.seed = table.dealer().origin;
  if (over.ending == protocol::Ending::abandoned || table.game() == nullptr) return over;
  if (!table.course().trouble.empty()) {  // the rules of today cannot tell; the results can
    over.seats = table.course().remembered;
    return over;
  }
  const bool is_played = table.game()->to_move() == Player::nobody;
  const Outcome outcome = is_played ? table.game()->outcome() : Outcome{};
  for (std::size_t i = 0; i < table.seats().size(); ++i) {
    protocol::SeatResult result;
    result.seat = name(seat(i));
    result.won = !table.at(seat(i)).gave_up() && (!is_played || outcome.won[i]);
    if (is_played) {
      result.score = outcome.score[i];
      result.breakdown = table.game()->breakdown(seat(i));
    }
    over.seats.push_back(result);
  }
  return over;
}

protocol::Replayed replay_of(GameTable& table, const Table& game, const LookBack& back) {
  const auto& [eyes, at, last] = back;
  protocol::Replayed replayed;
  replayed.move = at;
  replayed.last = last;
  replayed.seat = eyes.name();
  replayed.game = game.game();
  replayed.view = view_of(game, eyes.viewer);
  for (std::size_t i = 0; eyes.all && i < table.seats().size(); ++i)
    replayed.open.push_back({name(seat(i)), replayed.game, view_of(game, seat(i))});
  replayed.to_move = name(game.to_move());
  replayed.question = game.question();
  if (at > 0) replayed.event = eyes.events(table.history(), at - 1, at).front();
  const bool is_over =
      last == table.history().moves() && table.course().state == protocol::TableState::over;
  if (is_over && at == last) replayed.over = game_over_of(table);
  if (is_over) replayed.beliefs = table.beliefs().at(at, table.seats().size());
  return replayed;
}

protocol::Json view_of(const Table& game, Player viewer) {
  JsonSink out;
  game.write_view(viewer, out);
  return {std::string(out.written())};
}

// The moves must not reveal anything hidden: neither what the game itself calls news, nor what
// looks different in a world that the player cannot tell from the true one.
protocol::Looked look_ahead(const Table& game, std::int64_t number, std::string_view line) {
  const Player p = game.to_move();
  const std::unique_ptr<Table> next = game.clone();
  try {
    for (const Told& move : next->play_told(line))
      if (move.news) throw reveals();
    Rng rng(static_cast<std::uint64_t>(number));
    for (int i = 0; i < kImagined; ++i) {
      const std::unique_ptr<Table> imagined = game.imagine(p, rng);
      imagined->play_line(line);
      if (view_of(*imagined, p) != view_of(*next, p)) throw reveals();
    }
  } catch (const IllegalMove& e) {
    throw Refusal(Code::illegal, e.what());
  }
  protocol::Looked looked;
  looked.game = next->game();
  looked.view = view_of(*next, p);
  looked.to_move = name(next->to_move());
  looked.question = next->question();
  if (next->to_move() == p) looked.legal = next->legal();
  return looked;
}

protocol::Looked look_ahead(const GameTable& table, Player p, std::int64_t number,
                            std::string_view line) {
  expect_turn(table, p, number);
  return look_ahead(*table.game(), number, line);
}

protocol::Aid aid(const Table& game, const std::string& what,
                  const std::map<std::string, std::string>& about) {
  Document asked{Document::Map{}};
  for (const auto& [key, value] : about) asked.set(key, value);
  protocol::Aid made{{}, what, game.aid(game.to_move(), what, asked)};
  if (made.answer.is_null()) throw Refusal(Code::no_aid, "this game knows no aid '" + what + "'");
  return made;
}

std::string record_of(const GameTable& table, const People& people) {
  Record record;
  record.game = table.plan().game;
  record.rules_version = table.dealer().rules_version;
  record.options = table.game()->options();
  for (const Seat& one : table.seats()) {
    const auto person = person_at(one, table.plan().game, people);
    const char* otherwise = one.has_person() ? "a former player" : "nobody";
    record.seats.push_back(person && !person->name.empty() ? person->name : otherwise);
  }
  // The first cards of a branch came from another seed.
  const bool is_branch = table.plan().branch_of.has_value();
  if (!is_branch) record.commitment = table.dealer().commitment;
  for (const Happened& move : table.history().all())
    record.moves.push_back({move.who, move.text, 0});
  for (const Happened& move : table.course().unfit)
    record.moves.push_back({move.who, move.text, 0});
  if (table.game()->to_move() == Player::nobody) record.result = hadal::result_of(*table.game());
  for (const protocol::SeatResult& one : table.course().remembered)
    record.result.push_back({one.score, one.won});
  if (!is_branch) record.seed = table.dealer().origin;
  return write(record);
}

}  // namespace hadal::house
