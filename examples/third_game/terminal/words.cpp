// SPDX-License-Identifier: Apache-2.0
#include "examples/third_game/terminal/words.h"

#include "terminal/input.h"
#include "terminal/move_words.h"
#include "terminal/width.h"

namespace hadal::cli {
namespace {

using liars_dice::Claim;
using liars_dice::Cup;
using liars_dice::State;
using DiceRules = PlayRules<liars_dice::LiarsDice>;

constexpr std::size_t kShownChoices = 12;

std::string faces(const Cup& cup) {
  std::vector<std::string> parts;
  for (std::size_t f = 0; f < liars_dice::kFaces; ++f)
    for (std::uint8_t n = 0; n < cup[f]; ++n) parts.push_back(std::to_string(f + 1));
  return parts.empty() ? "-" : joined(parts, " ");
}

}  // namespace

bool DiceRules::is_forced(const State& s) {
  liars_dice::MoveList legal;
  liars_dice::legal_moves(s, legal);
  return legal.size() == 1;
}

// Rolls are not told: everybody sees that everybody rolls.
void DiceRules::note(const std::vector<Event>& events, bool, std::vector<DiceEntry>& log) {
  log.insert(log.end(), events.begin(), events.end());
}

std::string DiceWords::claim(const Claim& claim) const {
  return format("liars_dice.claim", {{"n", claim.dice}, {"face", claim.face}});
}

words::Argument DiceWords::argument(const EventArgument& which, EventValue value) const {
  std::string name(which.name);
  if (which.kind == "seat") return {name, called(static_cast<Player>(value.low))};
  if (which.kind == "claim") return {name, claim(liars_dice::claim_of(value.low))};
  return {name, static_cast<int>(value.low)};
}

// words: liars_dice.log.*
std::string DiceWords::sentence(const DiceEntry& entry) const {
  const EventRow& row = liars_dice::kEventRows[entry.key];
  words::Arguments arguments;
  for (std::size_t i = 0; i < row.count; ++i)
    arguments.push_back(argument(row.all[i], entry.arguments[i]));
  return format("liars_dice.log." + std::string(row.key), arguments);
}

std::vector<std::string> DiceWords::told(const std::vector<DiceEntry>& log, std::size_t from,
                                         Player) const {
  std::vector<std::string> sentences;
  for (std::size_t i = from; i < log.size(); ++i) sentences.push_back(sentence(log[i]));
  return sentences;
}

std::vector<std::string> DiceWords::board(const State& world, Player viewer) const {
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < world.options.players; ++i)
    lines.push_back(
        format("liars_dice.label.seat", {{"player", player(seat(i))}, {"n", world.dice[i]}}));
  lines.push_back(format("liars_dice.label.all", {{"n", liars_dice::dice_in_play(world)}}));
  if (is_seat(viewer))
    lines.push_back(format("liars_dice.label.cup", {{"dice", faces(world.cups[index(viewer)])}}));
  if (world.claim.dice > 0)
    lines.push_back(format("liars_dice.label.claim",
                           {{"player", called(world.bidder)}, {"claim", claim(world.claim)}}));
  for (std::size_t i = 0; is_seat(world.last.loser) && i < world.options.players; ++i)
    if (liars_dice::dice_in(world.last.cups[i]) > 0)
      lines.push_back(format("liars_dice.label.shown",
                             {{"player", called(seat(i))}, {"dice", faces(world.last.cups[i])}}));
  return lines;
}

// words: liars_dice.ask.*
std::string DiceWords::question(const State& world) const {
  if (liars_dice::to_move(world) == Player::nobody) return {};
  liars_dice::MoveList legal;
  liars_dice::legal_moves(world, legal);
  const liars_dice::Asked asked = liars_dice::asked(world);
  words::Arguments arguments;
  each_argument(asked, [&](const EventArgument& which, EventValue value) {
    arguments.push_back(argument(which, value));
  });
  const std::string said = format("liars_dice.ask." + std::string(asked.key), arguments);
  return legal.size() > kShownChoices ? said + " " + text("liars_dice.label.more") : said;
}

// words: liars_dice.move.*
std::vector<DiceWords::Choice> DiceWords::choices(const State& world) const {
  liars_dice::MoveList legal;
  liars_dice::legal_moves(world, legal);
  const auto name_of = [this](Player p) { return called(p); };
  const auto argument = [this](const MovePart& part) {
    return words::Argument(std::string(part.name), claim(*liars_dice::parse_claim(part.text)));
  };
  std::vector<Choice> shown;
  for (std::size_t i = 0; i < std::min(legal.size(), kShownChoices); ++i) {
    const std::string written = liars_dice::text(legal[i]);
    const MoveParts said = parts_of(written, {}, liars_dice::kMoveRows);
    shown.push_back({legal[i], format("liars_dice.move." + std::string(said.word),
                                      arguments_of(said, name_of, argument))});
  }
  return shown;
}

std::string DiceWords::notation(const std::string& line) const {
  const std::optional<std::vector<int>> numbers = typed_numbers(line);
  return numbers && numbers->size() == 2 ? "bid " + line : lower(line);
}

}  // namespace hadal::cli
