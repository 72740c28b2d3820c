// SPDX-License-Identifier: Apache-2.0
// One table: what its stream in the log says. `apply` repeats facts, both live and after a restart.
// decide.h says what would be written if somebody did something, and table_view.h makes what people
// see of it. Neither changes anything: what is not committed has not happened.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/log/log.h"
#include "server/table/table_facts.h"
#include "server/table/undo.h"

namespace hadal::house {

// Whom an event concerns.
enum class Audience : std::uint8_t { everybody, talkers, owner };

class GameTable : public TableFacts {
 public:
  explicit GameTable(std::string id) : TableFacts(std::move(id)) {}

  // `live`: the time of the game, when something is committed; nothing: the log is read again. An
  // entry that cannot be read or carried out stays in the log and becomes trouble.
  Audience apply(const log::Entry& entry, std::optional<std::int64_t> live = std::nullopt);
  // The entries of these events. What was written here is not read again when it is committed.
  std::vector<std::string> write(std::vector<TableEvent> events);
  // A line as it would be played now; it is kept until the position changes. Throws IllegalMove.
  const WorkedOut& work_out(std::string_view line);

  using TableFacts::history;
  History& history() { return history_; }
  Undo& undo() { return undo_; }

  // What this person said is no longer there.
  void forget_words_of(const std::string& person) { talk_.forget_words_of(person); }
  // How the game ended, for one that no longer fits the rules.
  void remember_end(const TableFinished& result);
  // After a restart: nobody pays for the time the server was away.
  void forgive(const Moment& now);

 private:
  struct Apply;  // one function for each event

  void note_trouble();
  void note_unreadable(std::uint64_t number);
  void step(Player who, const std::string& text);
  void play(Player p, const Played& e);
  void moved();  // the position is another one
  void note(protocol::NoteKind kind, const std::string& seat,
            std::optional<std::string> by = std::nullopt);
  std::optional<TableEvent> take_decided(const std::string& text);

  Undo undo_;
  Moment now_;  // of the entry that is applied
  std::int64_t turn_ = 0;
  bool live_ = true;

  struct Decided {
    std::string text;
    TableEvent event;
  };
  std::vector<Decided> decided_;  // on its way to the log
  struct Prepared {
    std::string line;
    WorkedOut result;
  };
  std::optional<Prepared> prepared_;  // for this position
};

// The stream of the log that tells of this table.
inline constexpr std::string_view kTablePrefix = "table/";
std::string stream_of(const std::string& table);
inline std::string_view table_of(std::string_view stream) {
  return stream.substr(kTablePrefix.size());
}

}  // namespace hadal::house
