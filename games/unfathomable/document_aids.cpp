// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/document_aids.h"

#include <algorithm>

#include "games/unfathomable/cards/purposes.h"
#include "games/unfathomable/document_words.h"
#include "games/unfathomable/printed.h"

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

bool runs(const State& s, Rule rule) {
  return std::any_of(s.stack.begin(), s.stack.end(),
                     [rule](const Frame& f) { return f.rule == rule; });
}

}  // namespace

void write_aids(Document& d, const State& s, const View& v) {
  d.set("asked", asked_document(v.asked));
  d.set("testing", runs(s, Rule::test));
  d.set("rolling", runs(s, Rule::rolling));
  if (v.crisis != Mythos::none) d.set("crisis_card", printed(v.crisis));
}

}  // namespace hadal::unfathomable
