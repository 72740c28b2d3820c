// SPDX-License-Identifier: Apache-2.0
// The log: moves as sentences, what belongs together in one.
import { t, term } from '$web/lib/words.svelte';
import { cover } from './cover.svelte';
import type { Event } from '$web/protocol';
import type { LogLine } from '$web/table/log';
import { is_seat, parse } from './notation';
import { card_names, name_of, sentence, type Names } from './words';

type Kind = 'pass' | 'contribute' | 'chaos' | 'skill' | 'discard' | 'quiet' | 'other';

// Told by what follows them, or known to everybody anyway.
const quiet = ['draw', 'done', 'first'];

function kind_of(text: string): Kind {
  const { verb, args } = parse(text);
  if (quiet.includes(verb) || (verb === 'loyalty' && args[0] === '?')) return 'quiet';
  const grouped: readonly string[] = ['pass', 'contribute', 'chaos', 'skill', 'discard'];
  return grouped.includes(verb) ? (verb as Kind) : 'other';
}

const cards_of = (run: readonly Event[]): string[] =>
  run.map((event) => parse(event.text).args.join(' ')).filter((card) => !card.includes('?'));

// Cards that go to nobody's hand: a new chaos deck, or treachery that is put into it.
function chaos_deck(run: readonly Event[]): string {
  const treachery = run.every((event) => parse(event.text).args[0] === 'treachery');
  if (!treachery) return t('unfathomable.event.chaos_rebuilt');
  return t('unfathomable.event.treachery_added', { n: run.length });
}

function counted(words: string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, n]) => (n > 1 ? `${word} ×${n}` : word)).join(', ');
}

function summary(kind: Kind, run: readonly Event[], who: string, names: Names): string {
  const player = names[who] ?? who;
  const known = cards_of(run);
  if (kind === 'pass') {
    const players = [...new Set(run.map((event) => names[event.mover] ?? event.mover))];
    if (players.length > 1 && players.length === Object.keys(names).length)
      return t('web.ship.log.nobody');
    return t('cli.ship.log.pass', { n: players.length, players: players.join(', ') });
  }
  if (kind === 'chaos') return t('cli.ship.log.chaos', { n: run.length });
  if (kind === 'contribute' && known.length === 0)
    return t('cli.ship.log.contribute', { player, n: run.length });
  if (kind === 'contribute')
    return t('cli.ship.log.contribute_shown', { player, cards: card_names(known) });
  if (kind === 'discard') return t('cli.ship.log.discard', { player, cards: card_names(known) });
  return t('cli.ship.log.draw', { player, cards: by_skill(run) });
}

const by_skill = (run: readonly Event[]): string =>
  counted(run.map((event) => name_of('skill', parse(event.text).args[0] ?? '')));

// Where a card goes everybody sees; its value only whoever gets it, or all if it joins a test openly.
function dealt(run: readonly Event[], names: Names): string {
  const to = run[0]?.remark ?? '';
  const known = cards_of(run);
  if (to === 'chaos') return chaos_deck(run);
  if (to === 'test' && known.length > 0)
    return t('cli.ship.log.joins', { card_name: card_names(known) });
  if (to === 'test') return t('cli.ship.log.joins_hidden', { skill_name: by_skill(run) });
  if (known.length > 0) return t('web.ship.log.drawn', { cards: card_names(known) });
  return summary('skill', run, to, names);
}

function goes_on(events: readonly Event[], first: number, at: number, kind: Kind): boolean {
  const event = events[at];
  if (!event || kind_of(event.text) !== kind) return false;
  if (kind === 'pass') return true;
  if (event.remark === 'test') return false;
  const seen = (one: Event | undefined): boolean => !one?.text.includes('?');
  return (
    event.mover === events[first]?.mover &&
    event.remark === events[first]?.remark &&
    seen(event) === seen(events[first])
  );
}

function told(event: Event, events: readonly Event[], at: number, names: Names): string {
  const { verb, args } = parse(event.text);
  if (verb === 'loyalty' && cover.on) return t('web.ship.log.loyalty_covered');
  if (verb === 'loyalty')
    return t('web.ship.log.loyalty', { loyalty: term(`unfathomable.loyalty.${args[0]}`) });
  if (event.mover !== 'chance') return sentence(event.text, event.mover, names);
  let last = at;
  while (last >= 0 && !is_seat(events[last]?.mover ?? '')) --last;
  return sentence(event.text, events[last]?.mover ?? '', names);
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
  return kind === 'skill' ? dealt(run, names) : summary(kind, run, event.mover, names);
}

// The same several times in a row is told once: six Deep Ones act alike.
function once(lines: readonly LogLine[]): LogLine[] {
  const told: (LogLine & { times: number })[] = [];
  for (const line of lines) {
    const last = told.at(-1);
    if (last && last.text === line.text && last.kind === line.kind) last.times += 1;
    else told.push({ ...line, times: 1 });
  }
  return told.map(({ times, ...line }) =>
    times > 1 ? { ...line, text: `${line.text} ×${times}` } : line,
  );
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
  return once(lines);
}
