// SPDX-License-Identifier: Apache-2.0
#include "engine/scenario_story.h"

#include <algorithm>

#include "engine/told.h"

namespace hadal {
namespace {

void fail_for(const std::vector<std::string>& differences, const std::string& where = {}) {
  if (differences.empty()) return;
  std::string all;
  for (const std::string& one : differences) all += (all.empty() ? "" : "\n") + where + one;
  throw DocumentError(Document(), all);
}

// A check that names nothing would hold for every position.
const Document::List& some_of(const Document& d) {
  if (d.list().empty()) throw NotUnderstood(d, "nothing is named here, so nothing is checked");
  return d.list();
}

// A line of several moves is legal if the whole of it can be played.
bool can_be_played(const Table& table, const Document& line) {
  try {
    table.clone()->play_line(line.text());
    return true;
  } catch (const UnreadableMove& e) {
    throw NotUnderstood(line, e.what());
  } catch (const IllegalMove&) {
    return false;
  }
}

void check_legal(const Table& table, const Document& moves, bool expected) {
  for (const Document& item : some_of(moves))
    if (const bool found = can_be_played(table, item); found != expected)
      throw DocumentError(item, "'" + item.text() + "' is " + (found ? "legal" : "not legal") +
                                    " for " + name(table.to_move()));
}

void check_only(const Table& table, const Document& moves) {
  for (const Document& item : moves.list()) can_be_played(table, item);  // readable, that is
  Document::List legal;
  for (const std::string& move : table.legal()) legal.emplace_back(move);
  Document expected{{"legal moves", moves}};
  expected.line = moves.line;
  fail_for(differences(expected, Document{{"legal moves", legal}}));
}

void check_state(const Table& table, const Document& expected) {
  // The court and the row have an order; every other list is a set.
  fail_for(differences(expected, table.document(), {"court", "row"}));
}

Player viewer_of(const Table& table, const std::string& key, const Document& where) {
  const std::optional<Player> viewer = parse_player(key);
  if (!viewer || *viewer == Player::chance ||
      (is_seat(*viewer) && index(*viewer) >= table.players()))
    throw NotUnderstood(where, "'" + key + "' is not a seat, and not nobody");
  return *viewer;
}

// Nobody is asked while chance deals, and when the game is over.
void check_seat_asked(const Table& table, const Document& who) {
  const std::optional<Player> p = parse_player(who.text());
  if (!p) throw NotUnderstood(who, "'" + who.text() + "' is not a seat, chance or nobody");
  const bool holds = *p == Player::nobody ? !is_seat(table.to_move()) : *p == table.to_move();
  if (!holds)
    throw DocumentError(who,
                        "expected that " + who.text() + " is asked, not " + name(table.to_move()));
}

// Whether some view or the whole position has this entry; if not, it is misspelt.
bool is_entry(const Table& table, const std::string& key) {
  if (table.document().find(key) != nullptr) return true;
  for (std::size_t i = 0; i < table.players(); ++i)
    if (table.view(seat(i)).find(key) != nullptr) return true;
  return false;
}

void check_seen(const Table& table, const Document& by_seat) {
  for (const auto& [key, value] : by_seat.map())
    fail_for(differences(value, table.view(viewer_of(table, key, value)), {"court", "row"}),
             "in the view of " + key + ": ");
}

// The entries that a seat must not even have.
void check_hidden(const Table& table, const Document& by_seat) {
  for (const auto& [key, value] : by_seat.map()) {
    const Document view = table.view(viewer_of(table, key, value));
    for (const Document& hidden : some_of(value)) {
      if (view.find(hidden.text()) != nullptr)
        throw DocumentError(hidden, key + " sees '" + hidden.text() + "'");
      if (!is_entry(table, hidden.text()))
        throw NotUnderstood(hidden, "nobody sees an entry '" + hidden.text() + "'");
    }
  }
}

// Nobody is answered for, even if there is only one answer.
void expect_mover(const Table& table, Player mover, const Document& what) {
  if (table.to_move() == mover) return;
  std::string reason =
      "'" + what.text() + "': " + name(table.to_move()) + " must decide here, not " + name(mover);
  if (const std::vector<std::string> legal = table.legal();
      is_seat(table.to_move()) && legal.size() == 1)
    reason += "; the only answer, '" + legal.front() + "', must be given too";
  throw DocumentError(what, reason);
}

std::vector<std::string> not_told(const Document& wanted, const Document::List& events) {
  std::vector<std::string> lines{DocumentError(wanted, to_line(wanted) + " was not told").what()};
  for (const Document& event : events) lines.push_back("told: " + to_line(event));
  return lines;
}

void check_told(const Document& expected, const Document::List& events) {
  auto next = events.begin();
  for (const Document& wanted : some_of(expected)) {
    if (!wanted.is_map()) throw NotUnderstood(wanted, "a log entry looks like `A: plot`");
    next = std::find_if(next, events.end(),
                        [&](const Document& event) { return differences(wanted, event).empty(); });
    if (next == events.end()) fail_for(not_told(wanted, events));
    ++next;
  }
}

}  // namespace

void Story::play_line(const std::string& line) {
  const std::unique_ptr<Table> before = table_.clone();
  for (const std::string& move : table_.play_line(line)) {
    for (std::size_t i = 0; i < told_.size(); ++i) {
      const Player viewer = i < table_.players() ? seat(i) : Player::nobody;
      for (Document& event : told(*before, move, viewer)) told_[i].push_back(std::move(event));
    }
    before->play(move);
  }
}

// The viewer was told these things in this order since the last `log`.
void Story::check_log(const Document& expected) {
  if (expected.is_list()) {
    check_told(expected, told_.back());
  } else {
    for (const auto& [key, events] : expected.map()) {
      const Player p = viewer_of(table_, key, events);
      check_told(events, is_seat(p) ? told_[index(p)] : told_.back());
    }
  }
  for (Document::List& events : told_) events.clear();
}

void Story::play(const std::string& who, const Document& what) {
  const std::optional<Player> mover = parse_player(who);
  if (!mover) throw NotUnderstood(what, "'" + who + "' is neither a seat nor a check");
  if (*mover == Player::chance && what.text() == "any") {
    while (table_.to_move() == Player::chance) play_line(table_.legal().front());
    return;
  }
  expect_mover(table_, *mover, what);
  try {
    play_line(what.text());
  } catch (const UnreadableMove& e) {
    throw NotUnderstood(what, e.what());
  } catch (const IllegalMove& e) {
    throw DocumentError(what, e.what());
  }
  if (std::string reason = table_.inconsistency(); !reason.empty())
    throw DocumentError(what, "after '" + what.text() + "': " + reason);
}

bool Story::check(const std::string& key, const Document& value) {
  if (key == "legal") return check_legal(table_, value, true), true;
  if (key == "illegal") return check_legal(table_, value, false), true;
  if (key == "only") return check_only(table_, value), true;
  if (key == "then") return check_state(table_, value), true;
  if (key == "asks") return check_seat_asked(table_, value), true;
  if (key == "sees") return check_seen(table_, value), true;
  if (key == "hides") return check_hidden(table_, value), true;
  if (key == "log") return check_log(value), true;
  return false;
}

}  // namespace hadal
