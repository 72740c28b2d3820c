// SPDX-License-Identifier: Apache-2.0
// The log: moves as sentences, what belongs together in one.
import { t, term } from '../lib/words.svelte';
import type { Event } from '../protocol';
import type { LogLine } from '../table/log';
import { is_seat, parse } from './notation';
import { skills } from './view';
import { card_names, name_of, sentence, type Names } from './words';

const human_skills = skills.filter((skill) => skill !== 'treachery');

type Kind = 'pass' | 'contribute' | 'chaos' | 'skill' | 'discard' | 'quiet' | 'other';

// Told by what follows them, or known to everybody anyway.
const quiet = ['draw', 'done', 'first'];

function kind_of(text: string): Kind {
  const { verb, args } = parse(text);
  if (quiet.includes(verb) || (verb === 'loyalty' && args[0] === '?')) return 'quiet';
  const grouped: readonly string[] = ['pass', 'contribute', 'chaos', 'skill', 'discard'];
  return grouped.includes(verb) ? (verb as Kind) : 'other';
}

/** To whom dealt cards go: whoever asked for them, or whoever has the turn that begins with them. */
function receiver(events: readonly Event[], first: number, end: number): string {
  const asks = ['draw', 'swap', 'use', 'play', 'choose', 'pick', 'discard'];
  for (let i = first - 1; i >= 0; i -= 1) {
    const event = events[i] as Event;
    if (event.mover === 'chance') continue;
    if (asks.includes(parse(event.text).verb) && !ends_turn(events, i)) return event.mover;
    break;
  }
  return events.slice(end).find((event) => is_seat(event.mover))?.mover ?? '';
}

// Cards given up for the hand limit are followed by the next player's draw.
const ends_turn = (events: readonly Event[], at: number): boolean =>
  parse((events[at] as Event).text).verb === 'discard' &&
  parse(events[at + 1]?.text ?? '').verb === 'skill';

const cards_of = (run: readonly Event[]): string[] =>
  run.map((event) => parse(event.text).args.join(' ')).filter((card) => !card.includes('?'));

// Cards that go to nobody's hand: two of each skill make a chaos deck, treachery is put into it.
function chaos_deck(events: readonly Event[], first: number, run: readonly Event[]): string | null {
  const drawn = run.map((event) => parse(event.text).args[0] ?? '');
  const of = (skill: string): number => drawn.filter((one) => one === skill).length;
  if (human_skills.every((skill) => of(skill) === 2) && drawn.length === 2 * human_skills.length)
    return t('unfathomable.event.chaos_rebuilt');
  if (of('treachery') < drawn.length) return null;
  const before = events.slice(0, first).findLast((event) => is_seat(event.mover));
  const asked = ['draw', 'swap', 'discard', 'done'].includes(parse(before?.text ?? '').verb);
  return asked ? null : t('unfathomable.event.treachery_added', { n: run.length });
}

function counted(words: string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, n]) => (n > 1 ? `${word} ×${n}` : word)).join(', ');
}

// words: cli.ship.log.*
function summary(kind: Kind, run: readonly Event[], who: string, names: Names): string {
  const player = names[who] ?? who;
  const known = cards_of(run);
  if (kind === 'pass') {
    const players = [...new Set(run.map((event) => names[event.mover] ?? event.mover))];
    return t('cli.ship.log.pass', { players: players.join(', ') });
  }
  if (kind === 'chaos') return t('cli.ship.log.chaos', { n: run.length });
  if (kind === 'contribute' && known.length === 0)
    return t('cli.ship.log.contribute', { player, n: run.length });
  if (kind === 'contribute')
    return t('cli.ship.log.contribute_shown', { player, cards: card_names(known) });
  if (kind === 'discard') return t('cli.ship.log.discard', { player, cards: card_names(known) });
  const hidden = run.map((event) => parse(event.text).args).filter((args) => args[1] === '?');
  const by_skill = counted(hidden.map((args) => name_of('skill', args[0] ?? '')));
  return t('cli.ship.log.draw', {
    player,
    cards: by_skill,
  });
}

function goes_on(events: readonly Event[], first: number, at: number, kind: Kind): boolean {
  const event = events[at];
  if (!event || kind_of(event.text) !== kind) return false;
  if (kind === 'pass') return true;
  const seen = (one: Event | undefined): boolean => !one?.text.includes('?');
  return event.mover === events[first]?.mover && seen(event) === seen(events[first]);
}

function told(event: Event, events: readonly Event[], at: number, names: Names): string {
  const { verb, args } = parse(event.text);
  if (verb === 'loyalty')
    return t('web.ship.log.loyalty', { loyalty: term(`unfathomable.loyalty.${args[0]}`) });
  const last = events.slice(0, at + 1).findLast((one) => is_seat(one.mover))?.mover ?? '';
  return sentence(event.text, event.mover === 'chance' ? last : event.mover, names);
}

function told_at(
  events: readonly Event[],
  first: number,
  run: readonly Event[],
  kind: Kind,
  names: Names,
): string {
  const event = run[0] as Event;
  if (kind === 'quiet') return '';
  if (kind === 'other') return told(event, events, first, names);
  if (kind !== 'skill') return summary(kind, run, event.mover, names);
  const chaos = chaos_deck(events, first, run);
  if (chaos !== null) return chaos;
  const known = cards_of(run);
  if (known.length === 0)
    return summary(kind, run, receiver(events, first, first + run.length), names);
  // Values are seen of one's own cards, and of one that joins a test.
  const asked = events.slice(0, first).findLast(({ mover }) => is_seat(mover));
  const joins = parse(asked?.text ?? '').verb === 'name';
  return t(joins ? 'cli.ship.log.pile' : 'web.ship.log.drawn', { cards: card_names(known) });
}

export function tell(events: Event[], names: Record<string, string>): LogLine[] {
  const lines: LogLine[] = [];
  for (let first = 0; first < events.length;) {
    const event = events[first] as Event;
    const kind = kind_of(event.text);
    let end = first + 1;
    if (kind !== 'other') while (goes_on(events, first, end, kind)) end += 1;
    const run = events.slice(first, end);
    const text = told_at(events, first, run, kind, names);
    const heading =
      parse(event.text).verb === 'mythos' && event.mover === 'chance' && !event.text.includes('?');
    if (text)
      lines.push({
        move: event.move,
        kind: heading ? 'turn' : event.mover === 'chance' ? 'chance' : 'move',
        text,
      });
    first = end;
  }
  return lines;
}
