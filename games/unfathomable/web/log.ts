// SPDX-License-Identifier: Apache-2.0
//
// The events of a game of Unfathomable as sentences.
import { t, term, type Term } from "$web/lib/words.svelte";
import { counted, once, teller } from "$web/table/telling";
import type { Event, Told } from "$web/protocol";
import type { Teller } from "$web/table/log";
import { cover } from "./cover.svelte";
import { events } from "./events";
import {
  ability_key,
  card_key,
  card_names,
  card_term,
  name_of,
  signed,
  type WordFamily,
} from "./words";

const called =
  (family: WordFamily) =>
  (name: string): Term =>
    term(`unfathomable.${family}.${name}`);
const families = [
  "skill",
  "resource",
  "space",
  "character",
  "item",
  "spell",
  "waypoint",
  "mythos",
  "damage",
  "loyalty",
  "passenger",
  "monarch",
  "activation",
  "track",
  "pile",
  "kept",
  "ending",
] as const;

// "waypoint reef"
const pile_card = (text: string): Term => {
  const [pile = "", card = ""] = text.split(" ");
  return called(pile as WordFamily)(card);
};
const named = (family: WordFamily) => (names: string[]) =>
  counted(names.map((name) => name_of(family, name)));

// words: unfathomable.log.*
const told = teller("unfathomable", events, {
  one: {
    ...Object.fromEntries(families.map((family) => [family, called(family)])),
    card: card_term,
    title: (card) => term(card_key(card)),
    ability: (ability) => term(ability_key(ability)),
    in: (space) => t(`unfathomable.in.${space}`),
    to: (space) => t(`unfathomable.to.${space}`),
    travel: (step) => term(`unfathomable.track.travel.${step}`),
    ritual: (step) => term(`unfathomable.track.ritual.${step}`),
    change: signed,
    result: (result) => result,
    pile_card,
  },
  list: {
    "card*": card_names,
    "skill*": named("skill"),
    "loyalty*": named("loyalty"),
    "pile_card*": (cards) =>
      cards.map((card) => t(pile_card(card).term)).join(", "),
  },
});

// Whoever sits beside me must not read my loyalty in the log while it is covered.
const secrets: Record<string, string> = {
  loyalty: "loyalty",
  loyalty_passed: "loyalties",
  loyalty_read: "loyalties",
};
function covered(event: Event): Event {
  const cover_one = (one: Told): Told => {
    const secret = secrets[one.key];
    if (!secret || one.args === null || typeof one.args !== "object")
      return one;
    const open = Object.entries(one.args).filter(([name]) => name !== secret);
    return { key: `${one.key}_hidden`, args: Object.fromEntries(open) };
  };
  return { ...event, told: event.told.map(cover_one) };
}

export const tell: Teller = (all, names) =>
  once(told(cover.on ? all.map(covered) : all, names));
