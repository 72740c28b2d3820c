// SPDX-License-Identifier: Apache-2.0
#include "terminal/table.h"

#include <istream>
#include <ostream>

#include "terminal/width.h"

namespace hadal::cli {
namespace {

constexpr std::string_view kClear = "\x1b[H\x1b[2J";
constexpr std::string_view kClearScrollback = "\x1b[3J";
constexpr int kBlankLines = 40;  // a curtain without escape sequences

}  // namespace

PlayTable::PlayTable(std::unique_ptr<PlayClient> client, const words::Catalogue& catalogue,
                     PlayOptions options, std::istream& in, std::ostream& out)
    : client_(std::move(client)),
      words_(catalogue),
      options_(std::move(options)),
      in_(in),
      out_(out) {}

void PlayTable::run() {
  client_->run();
  keep_record();
  while (!client_->is_over())
    if (!decide()) return;
  finish();
}

Look PlayTable::look() const {
  const auto [columns, rows] = options_.size();
  Look look;
  look.columns = columns;
  look.rows = options_.clears ? rows : 0;
  look.plain = options_.plain;
  look.paint = Paint(options_.colour);
  return look;
}

void PlayTable::print(const Lines& lines) {
  for (const std::string& line : lines) out_ << line << '\n';
}

void PlayTable::say(std::string_view key, const words::Arguments& arguments) {
  print(wrapped(words_.format(key, arguments), look().columns, 0));
}

void PlayTable::clear(bool everything) {
  if (!options_.clears) return;
  out_ << kClear;
  if (everything) out_ << kClearScrollback;
}

bool PlayTable::read_line(std::string& line) {
  out_ << "> " << std::flush;
  if (std::getline(in_, line)) return true;
  out_ << '\n';
  say("cli.eof");
  return false;
}

bool PlayTable::draw_curtain(Player p) {
  clear(true);
  if (!options_.clears)
    for (int i = 0; i < kBlankLines; ++i) out_ << '\n';
  say("cli.curtain", {{"player", client_->called(p)}});
  std::string line;
  return read_line(line);
}

bool PlayTable::decide() {
  const Player mover = client_->mover();
  const bool is_new = facing_ != mover;  // in plain mode, to whom much is new
  if (client_->people() > 1 && mover != facing_ && !draw_curtain(mover)) return false;
  facing_ = mover;
  client_->face(mover);
  After after = is_new ? After::show_all : After::redraw;
  while (after != After::played) {
    if (after != After::ask_again) {
      clear(client_->people() > 1);
      Look with = look();
      with.brief = after == After::redraw && client_->is_small();
      print(client_->screen(with));
    }
    print(client_->question(look()));
    std::string line;
    if (!read_line(line)) return false;
    after = answer(line);
    if (after == After::leave) return false;
  }
  keep_record();
  return true;
}

PlayTable::After PlayTable::answer(const std::string& line) {
  const Reply reply = client_->answer(line, look());
  if (reply.kind == Reply::Kind::unknown) say("cli.unknown", {{"input", cut(line, 40)}});
  return take(reply);
}

PlayTable::After PlayTable::take(const Reply& reply) {
  print(reply.lines);
  switch (reply.kind) {
    case Reply::Kind::played: return After::played;
    case Reply::Kind::redraw: return After::redraw;
    case Reply::Kind::command: return command(reply.command, reply.argument);
    default: return After::ask_again;
  }
}

PlayTable::After PlayTable::command(const std::string& name, const std::string& argument) {
  if (name == "undo") return take(client_->undo(look()));
  if (name == "save") return save(argument);
  if (name == "resume") return resume(argument);
  if (name == "screen") return After::show_all;
  if (name == "help") show_help(argument);
  if (name == "score") print(client_->score(look()));
  if (name == "log") tell(client_->log());
  if (name != "quit") return After::ask_again;
  keep_record();
  say(options_.record.empty() ? "cli.quit" : "cli.quit.saved", {{"file", options_.record}});
  return After::leave;
}

void PlayTable::show_help(const std::string& what) {
  if (what.empty()) return print(client_->help(look()));
  print(client_->explain(what, look()));
}

void PlayTable::tell(const Lines& sentences) {
  if (!options_.plain) return print(wrapped(joined(sentences, " "), look().columns, 0));
  for (const std::string& sentence : sentences) print(wrapped(sentence, look().columns, 2));
}

void PlayTable::finish() {
  clear(false);
  tell(client_->the_end());
  if (!options_.plain) out_ << '\n';
  print(client_->result(look()));
  out_.flush();
}

}  // namespace hadal::cli
