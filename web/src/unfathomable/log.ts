// SPDX-License-Identifier: Apache-2.0
// The log: moves as sentences, what belongs together in one, and what changed on the ship in
// between (seen by comparing two positions; a page that was reloaded begins anew with that).
import { t, term } from '../lib/words.svelte';
import type { Event } from '../protocol';
import { parse } from './notation';
import { resources, yes, type ShipView } from './view';
import { cardNames, nameOf, sentence, type Names } from './words';

export interface Line {
  readonly key: string;
  readonly text: string;
  readonly kind: 'move' | 'change' | 'turn';
}

interface Told {
  readonly number: number;
  readonly mover: string;
  readonly text: string;
}
export const told = (event: Event): Told => {
  const { move: number } = event;
  return { number, mover: event.mover, text: event.text };
};

/** Whose turn of phrase: a chance move is told of the last seat that acted. */
function receiver(events: readonly Told[], at: number): string {
  for (let i = at; i >= 0; i -= 1) {
    const mover = events[i]?.mover ?? '';
    if (/^[A-F]$/.test(mover)) return mover;
  }
  return '';
}

type Kind = 'pass' | 'contribute' | 'chaos' | 'skill' | 'discard' | 'draw' | 'done' | 'other';
function kindOf(text: string): Kind {
  const { verb } = parse(text);
  const kinds: readonly string[] = ['pass', 'contribute', 'chaos', 'skill', 'discard', 'draw', 'done'];
  return kinds.includes(verb) ? (verb as Kind) : 'other';
}

const cards = (run: readonly Told[]): string[] =>
  run.map((one) => one.text.split(' ').slice(1).join(' ')).filter((card) => !card.includes('?'));

function summary(kind: Kind, run: readonly Told[], who: string, names: Names): string {
  const player = names[who] ?? who;
  const known = cards(run);
  if (kind === 'pass') return t('cli.ship.log.pass', { players: [...new Set(run.map((one) => names[one.mover] ?? one.mover))].join(', ') });
  if (kind === 'chaos') return t('cli.ship.log.chaos', { n: run.length });
  if (kind === 'contribute' && known.length === 0) return t('cli.ship.log.contribute', { player, n: run.length });
  if (kind === 'contribute') return t('cli.ship.log.contribute_shown', { player, cards: cardNames(known) });
  if (kind === 'discard') return t('cli.ship.log.discard', { player, cards: cardNames(known) });
  const hidden = run.map((one) => parse(one.text).args).filter((args) => args[1] === '?').map((args) => nameOf('skill', args[0] ?? ''));
  return t('cli.ship.log.draw', { player, cards: [cardNames(known), hidden.join(', ')].filter(Boolean).join(', ') });
}

/** Sentences for the events from `from` on. */
export function lines(events: readonly Event[], names: Names, changes: ReadonlyMap<number, readonly Line[]>): Line[] {
  const all = events.map(told);
  const out: Line[] = [];
  for (let i = 0; i < all.length; ) {
    const kind = kindOf((all[i] as Told).text);
    let end = i + 1;
    if (kind !== 'other')
      while (end < all.length && goesOn(all, i, end, kind) && !changes.has((all[end - 1] as Told).number)) end += 1;
    const run = all.slice(i, end);
    const first = run[0] as Told;
    const who = kind === 'skill' || kind === 'other' ? receiver(all, i) : first.mover;
    if (kind !== 'draw' && kind !== 'done') {
      const text = kind === 'other' ? sentence(first.text, first.mover === 'chance' ? who : first.mover, names) : summary(kind, run, who, names);
      if (text) out.push({ key: `m${first.number}`, text, kind: 'move' });
    }
    for (const one of run) out.push(...(changes.get(one.number) ?? []));
    i = end;
  }
  return out;
}

function goesOn(all: readonly Told[], first: number, at: number, kind: Kind): boolean {
  const one = all[at] as Told;
  return kindOf(one.text) === kind && (kind === 'pass' || one.mover === (all[first] as Told).mover);
}

/** What is different on the ship, in words. */
export function changesBetween(before: ShipView, after: ShipView, names: Names, at: number): Line[] {
  const out: Line[] = [];
  const say = (text: string, kind: Line['kind'] = 'change'): void => {
    out.push({ key: `c${at}.${out.length}`, text, kind });
  };
  for (const one of resources)
    if (after.dials[one] !== before.dials[one])
      say(t('unfathomable.event.dial', { resource: term(`unfathomable.resource.${one}`), from: before.dials[one], to: after.dials[one] }));
  for (const track of ['travel', 'ritual'] as const)
    if (after[track] !== before[track]) {
      const key = `unfathomable.track.${track}`;
      say(t('unfathomable.event.track', { track: term(key), step: term(`${key}.${after[track]}`) }));
    }
  for (const [room, damage] of Object.entries(after.damage))
    if (damage !== before.damage[room])
      say(t(`unfathomable.event.${damage === 'none' ? 'repaired' : 'damaged'}`, { space: term(`unfathomable.space.${room}`) }));
  for (const [seat, now] of Object.entries(after.seats)) {
    if (now.space === before.seats[seat]?.space || now.space === 'none') continue;
    const player = names[seat] ?? seat;
    if (now.space === 'sick_bay') say(t('unfathomable.event.defeated', { player }));
    else if (now.space === 'brig') say(t('unfathomable.event.sent', { player, in: t('unfathomable.in.brig') }));
  }
  for (const title of ['captain', 'keeper'] as const)
    if (after[title] !== before[title] && before[title] in after.seats)
      say(t(`unfathomable.event.${title}`, { player: names[after[title]] ?? after[title] }));
  if (before.test.total === undefined && after.test.pile) say(t('cli.ship.log.pile', { cards: cardNames(after.test.pile) }));
  if (yes(after.awakened) && !yes(before.awakened)) say(t('unfathomable.event.awakening'));
  if (after.turn_number !== before.turn_number && after.turn_number > 0)
    say(t('unfathomable.event.turn', { n: after.turn_number, player: names[after.turn] ?? after.turn }), 'turn');
  return out;
}
