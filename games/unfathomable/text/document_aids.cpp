// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/text/document_aids.h"

#include <algorithm>

#include "games/unfathomable/cards/purposes.h"
#include "games/unfathomable/text/document_words.h"
#include "games/unfathomable/text/printed.h"

namespace hadal::unfathomable {
namespace {

using namespace document_words;  // NOLINT(google-build-using-namespace): made for these files

// What the question is about, as far as the viewer may know it.
void write_asked(Sink& out, const Frame& f) {
  out.set("count", f.count);
  if (const std::string_view purpose = purpose_of(f); !purpose.empty()) out.set("purpose", purpose);
  if (f.rule == Rule::would_be_defeated) out.set("seat", name(seat(f.arg)));
  if (f.rule == Rule::choose_option) out.set("waypoint", name(static_cast<Waypoint>(f.arg)));
}

bool runs(const State& s, Rule rule) {
  return std::any_of(s.stack.begin(), s.stack.end(),
                     [rule](const Frame& f) { return f.rule == rule; });
}

}  // namespace

void write_aids(Sink& out, const State& s, const View& v) {
  out.map("asked", [&] { write_asked(out, v.asked); });
  out.set("testing", runs(s, Rule::test));
  out.set("rolling", runs(s, Rule::rolling));
  if (v.crisis != Mythos::none) out.set("crisis_card", printed(v.crisis));
}

}  // namespace hadal::unfathomable
