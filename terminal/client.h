// SPDX-License-Identifier: Apache-2.0
// One game as the terminal sees it: what is shown, and what a typed line does.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "engine/player.h"
#include "engine/record.h"
#include "terminal/look.h"
#include "words/catalogue.h"

namespace hadal::cli {

// What became of a line that a person typed.
struct Reply {
  enum class Kind : std::uint8_t {
    ask_again,  // `lines` say why
    redraw,     // the same question, but the screen has changed
    played,     // a decision was made
    command,    // one that every game has: see PlayTable
    unknown
  };
  Kind kind = Kind::ask_again;
  Lines lines;
  std::string command;   // its full name
  std::string argument;  // what stands behind it
};

class PlayClient {
 public:
  virtual ~PlayClient() = default;

  virtual void run() = 0;  // until a person must decide or the game is over
  virtual Player mover() const = 0;
  virtual bool is_over() const = 0;
  virtual int people() const = 0;
  virtual const std::string& called(Player p) const = 0;

  virtual void face(Player p) = 0;    // from here on everything is shown to this player
  virtual bool is_small() const = 0;  // the decision needs only part of the screen
  virtual Lines screen(const Look& look) const = 0;
  virtual Lines question(const Look& look) const = 0;  // always the last thing above the prompt
  virtual Reply answer(const std::string& line, const Look& look) = 0;
  virtual Reply undo(const Look& look) = 0;

  virtual Lines help(const Look& look) const = 0;
  virtual Lines explain(std::string_view what, const Look& look) const = 0;
  virtual Lines score(const Look& look) const = 0;
  virtual Lines log() const = 0;      // all sentences, as the person who is faced may know them
  virtual Lines the_end() const = 0;  // the last sentences
  virtual Lines result(const Look& look) const = 0;  // when the game is over

  virtual Record record() const = 0;
  virtual void resume(const Record& record) = 0;  // throws RecordError, UserError
};

}  // namespace hadal::cli
