// SPDX-License-Identifier: Apache-2.0
// What can be told about a game of Abyss: HADAL_EVENT(key, arguments), as event_row reads them.
// Each has its sentence abyss.log.KEY in the catalogues, with exactly these arguments; a secret one
// (value?) is left out for those who may not read it, and the sentence is abyss.log.KEY_hidden.
//
// Kinds: seat, number, card (an ally or the monster), lord, stack (of the council), location; with
// a star a list of them.

// Turns
HADAL_EVENT(first, "player:seat")
HADAL_EVENT(turn, "player:seat")
HADAL_EVENT(bonus_turn, "player:seat")
HADAL_EVENT(skipped, "player:seat")
// Pearls, and why they come and go
HADAL_EVENT(pearls_lord, "player:seat n:number lord:lord")
HADAL_EVENT(pearls_court, "player:seat n:number")
HADAL_EVENT(pearls_row, "player:seat n:number")
HADAL_EVENT(pearls_lost, "player:seat n:number lord:lord")
// The court
HADAL_EVENT(plotted, "player:seat pearls:number")
HADAL_EVENT(lord_came, "lord:lord")
HADAL_EVENT(lord_drawn, "player:seat lord:lord")
HADAL_EVENT(court_short, "n:number")
// Exploration
HADAL_EVENT(explored, "player:seat")
HADAL_EVENT(reshuffled, "n:number")
HADAL_EVENT(revealed, "card:card")
HADAL_EVENT(declined, "player:seat card:card")
HADAL_EVENT(bought, "player:seat seller:seat card:card price:number")
HADAL_EVENT(took, "player:seat card:card")
HADAL_EVENT(went_on, "player:seat")
HADAL_EVENT(threat, "n:number")
HADAL_EVENT(fought, "player:seat n:number")
HADAL_EVENT(sent_to_council, "allies:card*")
HADAL_EVENT(nothing_left, "player:seat")
HADAL_EVENT(reward, "player:seat keys:number pearls:number monsters:number")
HADAL_EVENT(token, "player:seat value?:number")
// The council
HADAL_EVENT(stack_taken, "player:seat stack:stack n:number")
HADAL_EVENT(stack_cleared, "player:seat stack:stack n:number")
// Lords
HADAL_EVENT(recruited, "player:seat lord:lord allies:card* pearls:number")
HADAL_EVENT(affiliated, "player:seat ally:card")
HADAL_EVENT(unused, "player:seat lord:lord")
HADAL_EVENT(sold, "player:seat ally:card pearls:number")
HADAL_EVENT(replaced, "player:seat lord:lord")
HADAL_EVENT(hunted, "player:seat victim:seat")
HADAL_EVENT(disabled, "player:seat lord:lord victim:seat")
HADAL_EVENT(betrayed, "player:seat own:lord lord:lord")
HADAL_EVENT(schemed, "player:seat own:lord")
HADAL_EVENT(bribed, "player:seat lord:lord pearls:number")
HADAL_EVENT(invoked, "player:seat")
HADAL_EVENT(discarded, "player:seat ally:card")
HADAL_EVENT(ransomed, "player:seat pearls:number")
// Locations
HADAL_EVENT(location_came, "location:location")
HADAL_EVENT(locations_drawn, "player:seat n:number")
HADAL_EVENT(location_drawn, "location:location")
HADAL_EVENT(claimed, "player:seat location:location")
HADAL_EVENT(laid_out, "locations:location*")
HADAL_EVENT(key_tokens, "player:seat n:number")
HADAL_EVENT(key_lord, "player:seat lords:lord*")
HADAL_EVENT(swapped, "player:seat mine:location location:location")
HADAL_EVENT(exchanged, "player:seat location:location")
HADAL_EVENT(kept, "player:seat")
// The end
HADAL_EVENT(last_round_lords, "player:seat n:number")
HADAL_EVENT(last_round_court, "player:seat")
HADAL_EVENT(last_round_turns, "player:seat n:number")
HADAL_EVENT(last_affiliation, "player:seat allies:card*")
HADAL_EVENT(scored,
            "player:seat locations:number lords:number allies:number monsters:number total:number")
HADAL_EVENT(won, "player:seat n:number")
HADAL_EVENT(shared, "players:seat* n:number")
HADAL_EVENT(over, "")
