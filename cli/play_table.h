// SPDX-License-Identifier: Apache-2.0
// The conversation with the people at this terminal: screen, prompt, answer, again.
#pragma once

#include <functional>
#include <iosfwd>
#include <string>

#include "cli/abyss_screen.h"
#include "cli/play_game.h"
#include "cli/play_input.h"

namespace hadal::cli {

struct PlayOptions {
  bool plain = false;
  bool colour = false;
  bool clears = false;  // whether the screen may be cleared
  std::string record;   // file that keeps the game; empty: none
  std::function<std::pair<int, int>()> size;
};

class PlayTable {
 public:
  PlayTable(PlayedGame game, const words::Catalogue& catalogue, PlayOptions options,
            std::istream& in, std::ostream& out);

  // Plays until the game is over, or the people leave it or their input ends.
  void run();

 private:
  enum class After : std::uint8_t { ask_again, redraw, leave };

  bool decide();                // one decision; false: leave
  bool draw_curtain(Player p);  // false: the input ended
  After answer(const Input& input, const std::string& line);
  After command(const Input& input);
  After pick(const Input& input, const std::string& line);
  After play(const std::vector<abyss::Move>& moves, const std::string& line);
  After pay();
  After pay_cheapest();
  After undo();
  After save(const std::string& path);
  After resume(const std::string& path);
  void show_help(const std::string& what);
  void show_log();
  void finish();
  void keep_record();

  Look look() const;
  Scene scene() const;
  void refresh();  // what the screen is made of
  void clear(bool everything);
  void print(const Lines& lines);
  void say(std::string_view key, const words::Arguments& arguments = {});
  bool ask_yes(std::string_view key, const words::Arguments& arguments);
  bool read_line(std::string& line);
  int people() const;

  PlayedGame game_;
  const words::Catalogue& catalogue_;
  AbyssWords words_;
  PlayOptions options_;
  std::istream& in_;
  std::ostream& out_;

  Player facing_ = Player::nobody;  // the person who sees the screen
  abyss::State world_{};
  Choices choices_;
  abyss::AllySet selected_;
  Lines news_;
  std::string saved_;  // the record as it was last written to a file
};

// Writes the file whole or not at all. Throws UserError.
void write_file(const std::string& path, const std::string& text);

}  // namespace hadal::cli
