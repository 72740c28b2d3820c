// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/document_aids.h"

#include <algorithm>

#include "games/unfathomable/cards/mythos.h"
#include "games/unfathomable/cards/purposes.h"
#include "games/unfathomable/document_words.h"

namespace hadal::unfathomable {
namespace {

using namespace document_words;  // NOLINT(google-build-using-namespace): made for these files

// What the question is about, as far as the viewer may know it.
Document asked_document(const Frame& f) {
  Document d{{"count", f.count}};
  if (const std::string_view purpose = purpose_of(f); !purpose.empty())
    d.set("purpose", std::string(purpose));
  if (f.rule == Rule::would_be_defeated) d.set("seat", name(seat(f.arg)));
  if (f.rule == Rule::choose_option) d.set("waypoint", word(static_cast<Waypoint>(f.arg)));
  return d;
}

Document crisis_document(Mythos card) {
  constexpr std::array<std::string_view, 5> kDeciders{"you", "current", "captain", "keeper",
                                                      "named"};
  constexpr std::array<std::string_view, 3> kActivations{"deep_ones", "mother_hydra",
                                                         "father_dagon"};
  const MythosRow& row = kMythosRows[index(card)];
  Document d{{"decider", row.kind == Crisis::test ? Document("-") : kDeciders[index(row.decider)]},
             {"activation", kActivations[index(row.activation)]},
             {"track", word(row.track)}};
  if (row.character != Character::none) d.set("character", word(row.character));
  if (row.kind == Crisis::choice) return d;
  d.set("target", row.target);
  d.set("partial", row.partial);
  d.set("skills", list_names(row.helps));
  return d;
}

bool runs(const State& s, Rule rule) {
  return std::any_of(s.stack.begin(), s.stack.end(),
                     [rule](const Frame& f) { return f.rule == rule; });
}

}  // namespace

void write_aids(Document& d, const State& s, const View& v) {
  d.set("asked", asked_document(v.asked));
  d.set("testing", runs(s, Rule::test));
  d.set("rolling", runs(s, Rule::rolling));
  if (v.crisis != Mythos::none) d.set("crisis_card", crisis_document(v.crisis));
}

}  // namespace hadal::unfathomable
