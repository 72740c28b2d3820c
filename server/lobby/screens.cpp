// SPDX-License-Identifier: Apache-2.0
#include "server/lobby/screens.h"

#include <algorithm>

#include "server/protocol/spare.h"
#include "server/table/decide.h"

namespace hadal::house {
namespace {

constexpr std::size_t kPage = 50;  // lines of chat

// A position on its way to a tab; its memory is used again.
struct SentPosition {
  explicit SentPosition(std::string made) : text(std::move(made)) {}
  SentPosition(const SentPosition&) = delete;
  SentPosition& operator=(const SentPosition&) = delete;
  ~SentPosition() { protocol::give_back(std::move(text)); }
  std::string text;
};

}  // namespace

Screens::Sheets::~Sheets() {
  for (Sheet* sheet : {&players, &spectators}) protocol::give_back(std::move(sheet->shared));
}

bool Screens::is_here(const OpenTable& open, Player p) const {
  const PersonId& person = open.table.at(p).made.person;
  return person && std::any_of(open.watchers.begin(), open.watchers.end(), [&](TabId id) {
           const Tab* tab = tabs_.find(id);
           return tab != nullptr && tab->person == person;
         });
}

std::optional<std::int64_t> Screens::bot_after_ms(const OpenTable& open, Player p) const {
  const std::optional<std::int64_t> patience = patience_ms(open.table);
  const Seat& seat = open.table.at(p);
  if (!patience || open.table.to_move() != p || !seat.has_person() || seat.is_played_by_bot() ||
      is_here(open, p))
    return std::nullopt;
  const std::int64_t alone = moment(outside_).game - open.away_since[index(p)];
  return std::max<std::int64_t>(0, *patience - alone);
}

// A number that changes whenever they have something new to see.
std::int64_t Screens::late_state(const OpenTable& open) const {
  if (open.table.game() == nullptr) return 0;
  const std::int64_t now = outside_.now();
  const auto notes = std::count_if(open.table.notes().begin(), open.table.notes().end(),
                                   [&](const protocol::Note& note) {
                                     return note.at <= now - open.table.plan().spectator_delay_ms;
                                   });
  return 2 * (1 + shown_to_spectators(open.table, now) + notes) +
         (is_wholly_shown(open.table, now) ? 1 : 0);
}

void Screens::show_late(OpenTable& open) {
  if (open.table.plan().spectator_delay_ms == 0 || open.watchers.empty()) return;
  if (is_late_news(open)) return show_changed(open);
  show_talk(open);
}

// That there is more than they may know is no news to them.
bool Screens::is_late_news(const OpenTable& open) const {
  const std::int64_t state = late_state(open);
  const bool only_hides_more = state % 2 == 0 && state == open.shown_late - 1;
  return state != open.shown_late && !only_hides_more;
}

// Spectators may see late.
Shown Screens::shown_to(const OpenTable& open, const PersonId& person, std::int64_t from) const {
  const Player viewer = open.table.seats().eye_of(person);
  const std::int64_t moves = is_seat(viewer) ? open.table.history().moves()
                                             : shown_to_spectators(open.table, outside_.now());
  return {viewer, moves, from};
}

std::int64_t Screens::number_for(const OpenTable& open, const Tab& tab) const {
  return house::number_for(open.table, shown_to(open, tab.person, 0));
}

// What a person who must decide is waited for, and who is here.
void Screens::note_presence(protocol::Position& position, const OpenTable& open,
                            bool is_now) const {
  const GameTable& table = open.table;
  for (std::size_t i = 0; i < position.seats.size(); ++i)
    position.seats[i].away = table.at(seat(i)).has_person() && !is_here(open, seat(i));
  if (const Player p = table.to_move(); is_seat(p) && is_now)
    position.seats[index(p)].bot_after_ms = bot_after_ms(open, p);
}

Frame Screens::frame_for(OpenTable& open, const PersonId& person, const Shown& shown,
                         Sheets& sheets) {
  GameTable& table = open.table;
  const Looker looker{people_, person, moment(outside_)};
  if (table.game() == nullptr)
    return std::make_shared<const std::string>(
        protocol::to_message(protocol::Waiting{info_of(table, looker)}));
  const bool is_player = is_seat(shown.viewer);
  auto& [position, shared] = is_player ? sheets.players : sheets.spectators;
  if (!position || position->moves != shown.moves) {
    position = shared_position(table, looker, shown);
    note_presence(*position, open, is_player || is_wholly_shown(table, looker.now.wall));
    shared.clear();
  }
  if (turn_to(*position, table, shown)) shared.clear();
  position->answers = std::move(sheets.answers);
  const auto sent = std::make_shared<const SentPosition>(protocol::to_message(
      *position, shared, [&](JsonSink& out) { write_view(table, shown, out); }));
  return {sent, &sent->text};
}

// A position is made once for all viewers who see the same.
void Screens::show(OpenTable& open) {
  struct Made {
    Player viewer;
    std::int64_t from;
    Frame frame;
  };
  std::vector<Made> made;
  made.reserve(open.watchers.size());
  Sheets sheets;
  const bool is_waiting = open.table.game() == nullptr;
  // When something happens is not told early either.
  const bool hides = !is_waiting && open.table.plan().spectator_delay_ms > 0 && !is_late_news(open);
  for (const TabId id : open.watchers) {
    if (!open.position_changed) break;
    Tab& tab = tabs_.at(id);
    std::int64_t& has = tab.watched[open.table.id()];
    const Shown shown = shown_to(open, tab.person, has);
    if (hides && !is_seat(shown.viewer)) continue;
    sheets.answers.clear();
    for (auto& [asker, request] : open.answers)
      if (asker == id) sheets.answers.push_back(std::move(request));
    const auto same = std::find_if(made.begin(), made.end(), [&](const Made& one) {
      return !is_waiting && one.viewer == shown.viewer && one.from == has;
    });
    if (!sheets.answers.empty()) {
      tab.output.send(frame_for(open, tab.person, shown, sheets));
    } else if (same != made.end()) {
      tab.output.send(same->frame);
    } else {
      made.push_back({shown.viewer, has, frame_for(open, tab.person, shown, sheets)});
      tab.output.send(made.back().frame);
    }
    has = is_waiting ? 0 : shown.moves;
  }
  open.shown_late = late_state(open);
  open.position_changed = false;
  open.answers.clear();
  show_talk(open);
}

// To each viewer what they have not heard yet and may hear.
void Screens::show_talk(const OpenTable& open) const {
  if (open.table.talk().size() == 0) return;
  for (const TabId id : open.watchers) {
    Tab& tab = tabs_.at(id);
    std::size_t& heard = tab.heard[open.table.id()];
    const std::size_t upto = lines_for(open, tab);
    if (upto <= heard) continue;
    const protocol::Chatted news = chat_of(open, tab, heard, upto);
    heard = upto;
    if (!news.lines.empty()) tab.send(news);
  }
}

std::size_t Screens::lines_for(const OpenTable& open, const Tab& tab) const {
  return lines_shown_to(open.table, {people_, tab.person, moment(outside_)});
}

void Screens::show_to(OpenTable& open, Tab& tab) {
  std::int64_t& has = tab.watched[open.table.id()];
  Sheets sheets;
  const Shown shown = shown_to(open, tab.person, has);
  tab.output.send(frame_for(open, tab.person, shown, sheets));
  if (open.table.game() != nullptr) has = shown.moves;
}

// Without lines from people whom the reader has muted.
protocol::Chatted Screens::chat_of(const OpenTable& open, const Tab& tab, std::size_t from,
                                   std::size_t upto) const {
  const Talk& talk = open.table.talk();
  protocol::Chatted chatted;
  chatted.table = open.table.id();
  chatted.earlier = from > 0;
  for (std::size_t i = from; i < upto; ++i) {
    if (tab.person && people_.has_muted(*tab.person, talk.speaker(i))) continue;
    protocol::ChatLine& line = chatted.lines.emplace_back(talk.lines()[i]);
    line.name = is_bot_id(talk.speaker(i)) && line.seat
                    ? bot_name(open.table, *open.table.seats().called(*line.seat), people_)
                    : people_.card(talk.speaker(i)).name;
  }
  return chatted;
}

void Screens::show_newest_chat(const OpenTable& open, Tab& tab) const {
  const std::size_t all = lines_for(open, tab);
  protocol::Chatted chatted = chat_of(open, tab, all - std::min(all, kPage), all);
  chatted.whole = true;
  tab.heard[open.table.id()] = all;
  tab.send(chatted);
}

void Screens::show_older_chat(const OpenTable& open, const Tab& tab, std::int64_t before) const {
  const auto most = static_cast<std::int64_t>(lines_for(open, tab));
  const auto upto = static_cast<std::size_t>(std::clamp<std::int64_t>(before - 1, 0, most));
  protocol::Chatted chatted = chat_of(open, tab, upto - std::min(upto, kPage), upto);
  chatted.older = true;
  tab.send(chatted);
}

}  // namespace hadal::house
