// SPDX-License-Identifier: Apache-2.0
// The conversation with the people at this terminal: screen, prompt, answer, again.
#pragma once

#include <functional>
#include <iosfwd>
#include <memory>
#include <string>

#include "terminal/client.h"

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
  PlayTable(std::unique_ptr<PlayClient> client, const words::Catalogue& catalogue,
            PlayOptions options, std::istream& in, std::ostream& out);

  // Plays until the game is over, or the people leave it or their input ends.
  void run();

 private:
  enum class After : std::uint8_t { ask_again, redraw, show_all, played, leave };

  bool decide();                // one decision; false: leave
  bool draw_curtain(Player p);  // false: the input ended
  After answer(const std::string& line);
  After take(const Reply& reply);
  After command(const std::string& name, const std::string& argument);
  After save(const std::string& path);
  After resume(const std::string& path);
  void show_help(const std::string& what);
  void tell(const Lines& sentences);
  void finish();
  void keep_record();

  Look look() const;
  void clear(bool everything);
  void print(const Lines& lines);
  void say(std::string_view key, const words::Arguments& arguments = {});
  bool ask_yes(std::string_view key, const words::Arguments& arguments);
  bool read_line(std::string& line);

  std::unique_ptr<PlayClient> client_;
  const words::Catalogue& words_;
  PlayOptions options_;
  std::istream& in_;
  std::ostream& out_;

  Player facing_ = Player::nobody;  // the person who sees the screen
  std::string saved_;               // the record as it was last written to a file
};

// Writes the file completely or not at all. Throws UserError.
void write_file(const std::string& path, const std::string& text);

}  // namespace hadal::cli
