// SPDX-License-Identifier: Apache-2.0
// What the entries of a view mean, for those who write clients and bots: docs/protocol.md is made
// of it. Beside document_view.cpp, which writes them; a test wants words for every entry.
#include "engine/view_words.h"

namespace hadal {
namespace abyss {
struct Abyss;
}

namespace {

// clang-format off
constexpr EntryWords kWords[] = {
    {"View", "viewer", "the seat whose view this is; `nobody` for a spectator"},
    {"View", "to_move", "the seat that must answer, `chance`, or `nobody` when the game is over"},
    {"View", "asks", "the name of the question: `act`, `offer`, `pay`, …; `nothing` when the game is over"},
    {"View", "turn", "the seat whose turn it is"},
    {"View", "turn_number", "how many turns have begun"},
    {"View", "price", "what the next ally sold in this turn costs, in pearls: 1, and 1 more for each opponent who has bought"},
    {"View", "extra_turn", "whether the same player has another turn after this one"},
    {"View", "ender", "the seat whose turn brought the end of the game; `nobody` before that"},
    {"View", "over", "whether the game is over"},
    {"View", "seats", "every seat by its letter, as everybody sees it"},
    {"View", "hand", "the allies in the viewer's hand, each card by itself, in canonical order"},
    {"View", "tokens", "the values, 2 to 4, of the viewer's monster tokens"},
    {"View", "stolen_token", "the monster token that the Hunter took, for the two players who know it"},
    {"View", "court", "the six spaces of the court; the first is next to the deck, `-` is empty"},
    {"View", "court_size", "how many lords are in the court"},
    {"View", "threat", "the space of the threat token, 1 to 6"},
    {"View", "row", "the exploration cards revealed so far, the newest last: an ally or `monster`"},
    {"View", "row_free", "how many of the five spaces of that row are free"},
    {"View", "paid", "the allies paid so far for the lord being recruited"},
    {"View", "available", "the locations that lie open to be claimed"},
    {"View", "available_size", "how many there are"},
    {"View", "drawn", "the locations that the active player has drawn and looks at; everybody sees them"},
    {"View", "keys_in_supply", "how many key tokens nobody has"},
    {"View", "lord_deck_size", "how many lords are in the deck"},
    {"View", "location_deck_size", "how many locations are in the deck"},
    {"View", "exploration_deck_size", "how many cards are in the exploration deck, monsters included"},
    {"View", "discard_size", "how many cards are in the exploration discard, which nobody may look through"},
    {"View", "removed_lords", "the lords that are out of the game"},
    {"View", "removed_locations", "the locations that are out of the game"},
    {"View", "tokens_in_supply", "how many monster tokens nobody has"},
    {"View", "council_size", "how many cards each stack of the council has; they lie face down"},
    {"View", "discard", "with the option `memory_aid`: the allies in the discard pile, which everybody saw going there"},
    {"View", "council", "with the option `memory_aid`: the allies in the council, which everybody saw going there"},
    {"View", "bought", "the seats that have bought an ally in this turn; nobody buys twice"},
    {"View", "used", "the verbs of powers used in this turn, of those that may be used once"},
    {"View", "question", "the question in the form in which the rules keep it; a client needs only `asked`"},
    {"View", "options", "what the table plays with"},
    {"View", "winners", "who won; only when the game is over"},
    {"View", "reward", "what the viewer (for a spectator: the active player) gets for fighting now"},
    {"View", "asked", "what is asked; missing when the game is over"},
    {"View", "bills", "for a seat: what each lord of the court would cost it now"},
    {"View", "worth", "for a seat: the points that each open or drawn location would give it now"},

    {"Seat", "pearls", "how many pearls it has"},
    {"Seat", "keys", "how many key tokens it has"},
    {"Seat", "affiliated", "its affiliated allies, each card by itself"},
    {"Seat", "lords", "all its lords"},
    {"Seat", "free", "its lords that are not under a location"},
    {"Seat", "covered", "its lords that are under a location: they keep their points and lose their power"},
    {"Seat", "disabled", "its lords that the Assassin turned sideways"},
    {"Seat", "locations", "its locations, and the lords that lie under each"},
    {"Seat", "hand_size", "how many allies it has in hand"},
    {"Seat", "tokens_size", "how many monster tokens it has"},
    {"Seat", "known", "with the option `memory_aid`: the allies that everybody saw going to this hand and that are still there"},
    {"Seat", "influence", "its points as far as the viewer may know them"},
    {"Seat", "usable_keys", "key tokens, and the keys of free lords that are not disabled; the keys of ambassadors do not count"},
    {"Seat", "location_points", "the points that each of its locations gives now"},

    {"Influence", "locations", "points of locations"},
    {"Influence", "lords", "points of lords"},
    {"Influence", "allies", "points of the strongest affiliated ally of each race"},
    {"Influence", "monsters", "points of monster tokens: for their owner, and for everybody when the game is over"},
    {"Influence", "total", "the sum of what is here"},

    {"StolenToken", "from", "whose it was"},
    {"StolenToken", "by", "who took it"},
    {"StolenToken", "value", "its points"},

    {"Question", "who", "the seat that is asked, or `chance`"},
    {"Question", "step", "how far the rules are within a sequence"},
    {"Question", "about", "the number of what it is about: a lord, a location, a seat; which one depends on `asks`"},
    {"Question", "count", "how many times more it is asked, or how much is to be paid; it depends on `asks`"},

    {"Options", "players", "how many play: 2 to 4"},
    {"Options", "memory_aid", "everybody is shown what everybody saw (`known`, `council`, `discard`)"},
    {"Options", "martial_law", "whoever ends a turn with more than 12 allies discards each surplus one or pays a pearl for it"},
    {"Options", "ambassador_needs_deck", "with an empty location deck an ambassador does nothing, instead of controlling an available location"},
    {"Options", "disabled_count_influence_only", "only the influence of a disabled lord counts for locations"},
    {"Options", "end_on_empty_lord_deck", "a turn that ends with an empty lord deck and fewer than six lords in the court ends the game, too"},

    {"Reward", "keys", "key tokens that the space of the threat gives"},
    {"Reward", "choices", "how many times pearl or monster token may be chosen"},
    {"Reward", "space", "the space that counts; a lord may move it away from that of the threat"},

    {"Asked", "key", "the sentence: `abyss.ask.KEY` in the catalogues"},
    {"Asked", "args", "what fills it"},
    {"Asked", "required", "`pay`: a race that must be among the allies, if there is one"},
    {"Args", "card", "`offer`, `decide`: the newest card of the row"},
    {"Args", "price", "`offer`: what it costs"},
    {"Args", "lord", "`pay`: the lord that is recruited"},
    {"Args", "cost", "`pay`: how many points the payment must have"},
    {"Args", "races", "`pay`: how many races it must have"},
    {"Args", "n", "how many allies are to be discarded; `corruptor_short`: the pearls that a power must bring first"},
    {"Args", "player", "`assassin`: the opponent whose lord is chosen"},
    {"Args", "lords", "`end_turn_powers`: the lords whose powers can still be used"},
    {"Args", "location", "`pay_keys`: the location that is paid for"},

    {"Bill", "cost", "how many points the payment must have"},
    {"Bill", "races", "how many races it must have"},
    {"Bill", "required", "a race that must be among them, if there is one"},
    {"Bill", "payable", "whether the viewer can pay it now"},
    {"Bill", "lacks", "why not, if it cannot be paid"},

    {"Lacks", "race", "a required race of which the viewer has no ally"},
    {"Lacks", "races", "how many races are missing"},
    {"Lacks", "value", "how many points are missing, pearls included"},
};
// clang-format on

}  // namespace

template <>
ViewWords view_words<abyss::Abyss>() {
  return kWords;
}

}  // namespace hadal
