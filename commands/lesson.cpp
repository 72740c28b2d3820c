// SPDX-License-Identifier: Apache-2.0
// hadal lesson FILE: a guided game as JSON, for the web client.
//
// A lesson is a scenario (docs/scenarios.md) told to one seat: between the moves stand `say: NAME`,
// the comments, each with the things on the board it points at. Every comment becomes a step: the
// position as that seat sees it, what happened since the step before, and the move the learner is
// asked for, if that move comes next.
#include <boost/json.hpp>
#include <iostream>
#include <memory>

#include "commands/commands.h"
#include "commands/json.h"
#include "commands/yaml.h"
#include "engine/table.h"
#include "terminal/error.h"
#include "terminal/files.h"

namespace hadal::cli {
namespace {

namespace json = boost::json;

class Lesson {
 public:
  explicit Lesson(const Document& d) : document_(d) {
    expect_keys(d, {"game", "players", "options", "seat", "given", "play"});
    const std::optional<Player> seat = parse_player(d.at("seat").text());
    if (!seat) throw DocumentError(d.at("seat"), "this is not a seat");
    me_ = *seat;
    table_ = game_called(d.at("game").text()).from(without_script(d));
  }

  json::value told() {
    const Document::List& script = document_.at("play").list();
    for (std::size_t i = 0; i < script.size(); ++i) {
      const Document::Entry& line = only_entry(script[i]);
      if (line.first == "say") {
        say(line.second.text(), things_in(script[i]), next_move(script, i));
      } else if (line.first == "aid") {
        add_aids(line.second);
      } else {
        play(line);
      }
    }
    return json::object{{"game", document_.at("game").text()},
                        {"seat", name(me_)},
                        {"players", table_->players()},
                        {"steps", steps_}};
  }

 private:
  static Document without_script(const Document& d) {
    Document given = Document::Map{};
    for (const auto& [key, value] : d.map())
      if (key != "play" && key != "seat") given.set(key, value);
    return given;
  }

  static const Document::Entry& only_entry(const Document& line) {
    const Document::Map& entries = line.map();
    const bool points =
        entries.size() == 2 && entries.front().first == "say" && entries.back().first == "point";
    if (entries.size() != 1 && !points) throw DocumentError(line, "one move or one comment a line");
    return entries.front();
  }

  // {say: court, point: [court, "lord:keeper"]}: as web/src/lib/things.svelte.ts calls them.
  static json::array things_in(const Document& comment) {
    json::array things;
    if (comment.map().size() == 2)
      for (const Document& thing : comment.at("point").list()) things.emplace_back(thing.text());
    return things;
  }

  // What follows a comment, apart from aids.
  static const Document* next_move(const Document::List& script, std::size_t i) {
    while (++i < script.size())
      if (only_entry(script[i]).first != "aid") return &script[i];
    return nullptr;
  }

  // What a client will ask for in the step before: {payments: {lord: jailer}}.
  void add_aids(const Document& asked) {
    if (steps_.empty()) throw DocumentError(asked, "an aid belongs to the comment before it");
    for (const auto& [what, about] : asked.map())
      steps_.back().as_object()["aids"].as_object()[what] = to_json(table_->aid(me_, what, about));
  }

  void say(const std::string& comment, json::array things, const Document* next) {
    json::object step{{"say", comment},
                      {"point", std::move(things)},
                      {"game", table_->game()},
                      {"view", to_json(table_->view(me_))},
                      {"aids", json::object()}};
    step["to_move"] = name(table_->to_move());
    step["legal"] = json::array();
    if (table_->to_move() == me_)
      for (const std::string& move : table_->legal()) step["legal"].as_array().emplace_back(move);
    step["line"] = nullptr;
    if (next != nullptr && only_entry(*next).first == name(me_))
      step["line"] = played_by_me(only_entry(*next).second);
    step["events"] = std::move(events_);
    events_ = {};
    steps_.push_back(std::move(step));
  }

  // The moves one by one, as a client sends them.
  json::string played_by_me(const Document& line) const {
    std::string all;
    for (const std::string& move : table_->clone()->play_line(line.text()))
      all += (all.empty() ? "" : "; ") + move;
    return json::string(all);
  }

  void play(const Document::Entry& line) {
    const Player mover = table_->to_move();
    if (line.first != name(mover))
      throw DocumentError(line.second, name(mover) + " must decide here");
    const std::unique_ptr<Table> before = table_->clone();
    try {
      for (const std::string& move : table_->play_line(line.second.text())) {
        json::object event{{"move", ++moves_},
                           {"mover", name(mover)},
                           {"text", before->seen_by(move, me_)},
                           {"at", std::int64_t{0}},
                           {"remark", before->remark(move)}};
        event["told"] = to_json(Document(before->events_seen(before->play_telling(move), me_)));
        events_.push_back(std::move(event));
      }
    } catch (const IllegalMove& e) {
      throw DocumentError(line.second, e.what());
    }
  }

  const Document& document_;
  Player me_ = Player::p0;
  std::unique_ptr<Table> table_;
  std::int64_t moves_ = 0;
  json::array events_;
  json::array steps_;
};

json::value lesson_of(const std::string& path) {
  try {
    const std::vector<Document> documents = read_yaml(read_file(path));
    if (documents.size() != 1) throw UserError(path + ": a file holds one lesson");
    return Lesson(documents.front()).told();
  } catch (const DocumentError& e) {
    throw UserError(path + ": " + e.what());
  }
}

}  // namespace

void add_lesson(CLI::App& app, int&) {
  auto file = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand("lesson", "Print a guided game as JSON");
  command->add_option("FILE", *file, "The lesson (YAML)")->required();
  command->callback([file] { std::cout << json::serialize(lesson_of(*file)) << '\n'; });
}

}  // namespace hadal::cli
