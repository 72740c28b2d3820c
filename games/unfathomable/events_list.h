// SPDX-License-Identifier: Apache-2.0
// What can be told about a game of Unfathomable: HADAL_EVENT(key, arguments), as event_row reads
// them. Each has its sentence unfathomable.log.KEY in the catalogues, with exactly these arguments;
// a secret one (loyalty?) is left out for those who may not read it, and the sentence is
// unfathomable.log.KEY_hidden.
//
// Kinds: seat, number, change (a number with its sign), skill, card (a skill card), title (the name
// of a skill card), resource, space, in and to (a space, where something is and where it goes),
// character, item, spell, waypoint, mythos, ability, damage, loyalty, passenger (its face),
// monarch, activation, track, travel and ritual (a step of the track), pile, pile_card (a card of
// one of the piles), option (what it does), kept, result, ending; with a star a list of them.
// Consecutive events that differ only in their lists are told as one.

// Set-up
HADAL_EVENT(first, "player:seat")
HADAL_EVENT(plays, "player:seat character:character")
HADAL_EVENT(loyalty, "player:seat loyalty?:loyalty")  // a card is dealt
// Turns and their steps
HADAL_EVENT(turn, "player:seat n:number")
HADAL_EVENT(actions, "player:seat n:number")
HADAL_EVENT(mythos_step, "player:seat")
HADAL_EVENT(granted, "player:seat n:number")  // actions beyond those of the turn
HADAL_EVENT(passed, "players:seat*")          // an action, or a reaction
HADAL_EVENT(agreed, "player:seat")
HADAL_EVENT(declined, "player:seat")
// Skill cards
HADAL_EVENT(drew, "player:seat skills:skill*")      // to all but the player
HADAL_EVENT(drew_cards, "player:seat cards:card*")  // to the player alone
HADAL_EVENT(discarded, "player:seat cards:card*")
HADAL_EVENT(played, "player:seat card:card title:title")
HADAL_EVENT(repeated, "player:seat title:title")
HADAL_EVENT(reshuffled, "skill:skill n:number")
HADAL_EVENT(chaos_built, "")
HADAL_EVENT(chaos_discarded, "cards:card*")
HADAL_EVENT(treachery_added, "n:number")  // to the chaos deck
// Actions
HADAL_EVENT(moved, "player:seat to:to")    // by an action
HADAL_EVENT(brought, "player:seat to:to")  // by anything else
HADAL_EVENT(attacked, "player:seat in:in need:number")
HADAL_EVENT(attacked_player, "player:seat victim:seat need:number")
HADAL_EVENT(rescued, "player:seat n:number in:in")
HADAL_EVENT(attacked_passenger, "player:seat in:in")
HADAL_EVENT(traded, "player:seat")
HADAL_EVENT(used, "player:seat ability:ability")
HADAL_EVENT(tried, "player:seat other:seat")  // before a court: the test of the Captain's Cabin
HADAL_EVENT(monarch_named, "player:seat monarch:monarch")
HADAL_EVENT(number_named, "player:seat n:number")
HADAL_EVENT(lets_first, "player:seat other:seat")  // who may prevent a defeat before others
HADAL_EVENT(goes_first, "player:seat")             // the same, and it is the player who chose
// Items
HADAL_EVENT(got_item, "player:seat item:item")
HADAL_EVENT(lost_item, "player:seat item:item")
HADAL_EVENT(gave_item, "player:seat item:item other:seat")
HADAL_EVENT(took_item, "player:seat item:item other:seat")
HADAL_EVENT(improved, "player:seat item:item")
HADAL_EVENT(items_lost, "n:number")  // unseen, from the deck
// Tests
HADAL_EVENT(test, "skills:skill* target:number")
HADAL_EVENT(test_partial, "skills:skill* target:number partial:number")
HADAL_EVENT(test_open, "")      // cards are added face up
HADAL_EVENT(test_no_chaos, "")  // no chaos cards are added
HADAL_EVENT(skill_helps, "player:seat skill:skill")
HADAL_EVENT(declared, "player:seat result:result")
HADAL_EVENT(chaos_joins, "n:number")
HADAL_EVENT(treachery_joins, "")                     // facedown
HADAL_EVENT(joins, "card:card")                      // openly
HADAL_EVENT(added, "player:seat n:number")           // facedown: to all but the player
HADAL_EVENT(added_cards, "player:seat cards:card*")  // to the player; in an open test to all
HADAL_EVENT(pile, "cards:card* total:number target:number")
// To the player, or to all in an open test: what the player's cards are worth for and against the
// test, and what the result would be without them.
HADAL_EVENT(weighed, "player:seat helps:number harms:number without:result")
HADAL_EVENT(total_changed, "n:change total:number")
HADAL_EVENT(tested, "result:result total:number target:number")
HADAL_EVENT(counts_as_failed, "")
// The die
HADAL_EVENT(rolled, "n:number")
HADAL_EVENT(rolled_changed, "face:number n:number")
HADAL_EVENT(roll_high, "least:number")  // so much or more was rolled, where it matters …
HADAL_EVENT(roll_low, "least:number")   // … or less
HADAL_EVENT(die_changed, "player:seat n:change")
HADAL_EVENT(die_set, "player:seat n:number")
HADAL_EVENT(rerolled, "player:seat")
// Mythos
HADAL_EVENT(mythos, "player:seat mythos:mythos")
HADAL_EVENT(mythos_unusable, "mythos:mythos")
HADAL_EVENT(mythos_replaced, "player:seat mythos:mythos")
HADAL_EVENT(crisis_ignored, "player:seat")
HADAL_EVENT(test_chosen, "player:seat")
HADAL_EVENT(test_avoided, "player:seat")
HADAL_EVENT(option_first, "player:seat option:option")
HADAL_EVENT(option_second, "player:seat option:option")
HADAL_EVENT(led, "player:seat resource:resource")
HADAL_EVENT(activated, "activation:activation")
HADAL_EVENT(icons_ignored, "")
HADAL_EVENT(track_chosen, "player:seat track:track")
HADAL_EVENT(kept, "player:seat kept:kept")
HADAL_EVENT(kept_gone, "kept:kept")
HADAL_EVENT(barricaded, "")
// The ship
HADAL_EVENT(dial, "resource:resource from:number to:number")
HADAL_EVENT(travelled, "step:travel")
HADAL_EVENT(drifted, "")  // whatever swims falls one space behind
HADAL_EVENT(reached, "waypoint:waypoint distance:number")
HADAL_EVENT(waypoint_lost, "waypoint:waypoint distance:number")
HADAL_EVENT(ritual_moved, "step:ritual")
HADAL_EVENT(banishment, "")
HADAL_EVENT(awakening, "")
HADAL_EVENT(damage_card, "damage:damage")
HADAL_EVENT(room_damaged, "space:space")
HADAL_EVENT(room_repaired, "space:space")
// Monsters
HADAL_EVENT(deep_ones_came, "n:number in:in")
HADAL_EVENT(deep_ones_moved, "n:number in:in to:to")
HADAL_EVENT(deep_ones_gone, "n:number in:in")
HADAL_EVENT(deep_ones_act, "in:in")  // chosen to act next
HADAL_EVENT(deep_one_attacks, "victim:seat in:in need:number")
HADAL_EVENT(surfaced, "n:number in:in")
HADAL_EVENT(monarch_moved, "monarch:monarch in:in")
// Passengers and characters
HADAL_EVENT(passenger_risked, "in:in")
HADAL_EVENT(passenger_lost, "face:passenger in:in")
HADAL_EVENT(supply_passenger_lost, "face:passenger")
HADAL_EVENT(passenger_saved, "player:seat")
HADAL_EVENT(saved, "player:seat victim:seat")
HADAL_EVENT(defeated, "player:seat to:to")
HADAL_EVENT(jailed, "player:seat")
HADAL_EVENT(captain, "player:seat")
HADAL_EVENT(keeper, "player:seat")
// Loyalty
HADAL_EVENT(revealed, "player:seat loyalty:loyalty")
HADAL_EVENT(loyalty_passed, "player:seat other:seat n:number loyalties?:loyalty*")
HADAL_EVENT(loyalty_read, "player:seat other:seat loyalties?:loyalty*")
// Looking at decks
HADAL_EVENT(looked, "player:seat n:number pile:pile")
HADAL_EVENT(saw, "player:seat cards:pile_card*")  // to the player alone
HADAL_EVENT(put_on_top, "player:seat pile:pile card?:pile_card")
HADAL_EVENT(put_at_bottom, "player:seat pile:pile card?:pile_card")
HADAL_EVENT(pile_reshuffled, "pile:pile n:number")
// Spells
HADAL_EVENT(cast, "player:seat spell:spell")
HADAL_EVENT(spells_lost, "n:number")  // unseen, from the deck
HADAL_EVENT(warded, "player:seat")
HADAL_EVENT(ward_spent, "player:seat")
HADAL_EVENT(script_kept, "player:seat")
// The end
HADAL_EVENT(over, "ending:ending")
HADAL_EVENT(shown, "player:seat loyalties:loyalty*")
HADAL_EVENT(won, "players:seat*")
HADAL_EVENT(nobody_won, "")
