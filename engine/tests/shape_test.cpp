// SPDX-License-Identifier: Apache-2.0
#include "engine/shape.h"

#include <gtest/gtest.h>

#include "engine/view_words.h"

namespace hadal {
namespace {

enum class Colour : std::uint8_t { red, blue, none };
constexpr std::string_view kColours[] = {"red", "blue"};
std::string_view name(Colour c) { return c == Colour::none ? "-" : kColours[static_cast<int>(c)]; }
EnumNames enum_names(Colour) { return {"Colour", kColours}; }

// Everything a document may have, as a game writes it.
template <typename Out>
void write(Out& out, bool more) {
  out.set("size", 3);
  out.set("over", more);
  out.set("who", Player::p1);
  out.set("colour", Colour::blue);
  out.set("maybe", or_none(Colour::none));
  out.set_if(more, "extra", "text");
  const std::vector<Colour> some(more ? 1 : 0, Colour::red);
  out.set("some", list_names(some));
  out.set("counts", by_name<Colour>(2, [](Colour c) { return static_cast<int>(c); }));
  out.set("marks", some_by_name(some, [](Colour) { return true; }));
  out.set("cards", each(some, [](auto& to, Colour c) { to.set("colour", c); }));
  out.set("seats", seat_by_seat(2, [&](Player) { out.set("points", 1); }));
}

Shape shape() {
  ShapeSink out;
  return out.map_of([&] { write(out, false); });
}

Document document(bool more) {
  return written(entries([&](Sink& out) { write(out, more); }));
}

TEST(Shape, IsToldByWhatWritesTheDocument) {
  EXPECT_EQ(misfit(document(false), shape()), "");
  EXPECT_EQ(misfit(document(true), shape()), "");
}

TEST(Shape, SaysWhereADocumentIsDifferent) {
  Document d = document(true);
  d.set("over", "yes");
  EXPECT_EQ(misfit(d, shape()), "over: it is not a boolean");
  d = document(true);
  d.set("colour", "-");
  EXPECT_EQ(misfit(d, shape()), "colour: - is no Colour");
  d = document(true);
  d.set("new", 1);
  EXPECT_EQ(misfit(d, shape()), "new: the shape does not have it");
  d = document(true);
  d.find("seats")->find("A")->set("points", "many");
  EXPECT_EQ(misfit(d, shape()), "seats.A.points: it is not a number");
  EXPECT_EQ(misfit(Document{{"size", 3}}, shape()), "over: it is missing");
}

TEST(Shape, BecomesTypeScript) {
  const std::string text = typescript_of("a_game", shape());
  for (const char* part :
       {"export type Colour = 'red' | 'blue';\n", "  over: boolean;\n", "  who: string;\n",
        "  colour: Colour;\n", "  maybe: Colour | '-';\n", "  extra?: string;\n",
        "  some: Colour[];\n", "  counts: Record<Colour, number>;\n",
        "  marks: Partial<Record<Colour, boolean>>;\n", "  cards: Card[];\n",
        "export interface Seat {\n  points: number;\n}\n", "  seats: Record<string, Seat>;\n"})
    EXPECT_NE(text.find(part), std::string::npos) << part << text;
}

constexpr EntryWords kWords[] = {
    {"View", "size", "how large"}, {"View", "over", "whether | over"},
    {"View", "who", "who"},        {"View", "colour", "which"},
    {"View", "maybe", "perhaps"},  {"View", "extra", "more"},
    {"View", "some", "some"},      {"View", "counts", "how many"},
    {"View", "marks", "marks"},    {"View", "cards", "cards"},
    {"View", "seats", "seats"},    {"Card", "colour", "its own"},
    {"Seat", "points", "points"},
};

TEST(Shape, WantsWordsForEveryEntryAndNoOthers) {
  EXPECT_EQ(misfit_of_words(shape(), kWords), "");
  EXPECT_EQ(misfit_of_words(shape(), ViewWords(kWords).first(12)), "Seat.points has no words");
  std::vector<EntryWords> more(std::begin(kWords), std::end(kWords));
  more.push_back({"Seat", "keys", "keys"});
  EXPECT_EQ(misfit_of_words(shape(), more), "there are words for an entry that is not in the view");
  more.back() = {"Seat", "points", "again"};
  EXPECT_EQ(misfit_of_words(shape(), more), "Seat.points has words twice");
}

TEST(Shape, BecomesATableInMarkdown) {
  const std::string text = markdown_of("a_game", shape(), kWords);
  for (const char* part :
       {"## The view of a_game\n", "| `size` | `number` | how large |\n",
        "| `over` | `boolean` | whether \\| over |\n", "| `extra?` | `string` | more |\n",
        "| `maybe` | `Colour \\| '-'` | perhaps |\n", "- `Colour`: `red` `blue`\n"})
    EXPECT_NE(text.find(part), std::string::npos) << part << text;
}

}  // namespace
}  // namespace hadal
