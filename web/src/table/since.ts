// SPDX-License-Identifier: Apache-2.0
//
// What the lines of the log come to: everybody's last deed, and what happened since my turn.
import type { LogLine } from './log';

type Names = Record<string, string>;

/** The things of what each seat decided last: all of it that belongs to one turn of his. */
export function last_deeds(lines: readonly LogLine[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const turns_of = new Map<string, number>();
  let turn = 0; // counted backwards
  for (const line of lines.toReversed()) {
    if (line.kind === 'turn') turn += 1;
    const { who, act, marks = line.things ?? [] } = line;
    if (!who || !act) continue;
    if ((turns_of.get(who) ?? turn) !== turn) continue;
    turns_of.set(who, turn);
    const deeds = found.get(who) ?? new Set<string>();
    for (const thing of marks) if (thing !== `seat:${who}`) deeds.add(thing);
    found.set(who, deeds);
  }
  return found;
}

/** Instead of a seat: what nobody decided. */
export const nobody = '';

export interface Since {
  first: LogLine | undefined; // the heading of the turn after mine
  seats: { seat: string; lines: LogLine[] }[]; // in the order in which they did something
}

// My last turn is over as soon as somebody else's begins. While it is my turn, it is the turn
// before; a second turn in a row belongs to the first.
function my_turns(lines: readonly LogLine[], me: string): { end: number; now: number } {
  const turns = lines.flatMap(({ kind, who }, at) => (kind === 'turn' ? [{ who, at }] : []));
  let now = lines.length;
  while (turns.at(-1)?.who === me) now = turns.pop()?.at ?? now;
  const mine = turns.findLastIndex(({ who }) => who === me);
  return { end: turns[mine + 1]?.at ?? 0, now };
}

/** Everything with a picture since my last turn, except what I decided myself and what came of it. */
export function since_mine(lines: readonly LogLine[], me: string): Since {
  const { end, now } = my_turns(lines, me);
  const news = lines.filter(
    ({ sign, act, who }, at) =>
      at >= end && sign !== undefined && !(who === me && (act === true || at > now)),
  );
  const seats = new Map<string, LogLine[]>();
  for (const line of news) {
    const his = seats.get(line.who ?? nobody) ?? [];
    his.push(line);
    seats.set(line.who ?? nobody, his);
  }
  return {
    first: news.length > 0 ? lines[end] : undefined,
    seats: [...seats].map(([seat, his]) => ({ seat, lines: his })),
  };
}

// Where it began: the newest thing that begins something, or that somebody else decided; in my own
// turn, or if nobody else did, what I decided. A part of something greater is no beginning.
function beginning(told: readonly LogLine[], me: string | null, my_turn: boolean): LogLine | null {
  let mine: LogLine | null = null;
  let whole: string | undefined; // whose next deed is only how they came to the part
  for (const line of told.toReversed()) {
    const { who, act, begins, part } = line;
    if (begins) return mine && my_turn ? mine : line;
    if (part) whole = who;
    else if (act && whole !== undefined && who === whole) whole = undefined;
    else if (act && who !== me) return mine && my_turn ? mine : line;
    else if (act) mine ??= line;
  }
  return mine;
}

/** Why it is my turn once more: what the log says before it. */
export function again(lines: readonly LogLine[], me: string | null): string {
  const now = lines.findLastIndex(({ kind }) => kind === 'turn');
  const before = lines.slice(0, Math.max(0, now)).findLast(({ kind }) => kind === 'turn');
  const last = lines[now - 1];
  const mine = [lines[now], before, last].every((line) => line?.who === me);
  return me !== null && mine ? (last?.text ?? '') : '';
}

/** Why I am asked: what began it, and what the die or a card said after it. */
export function because(lines: readonly LogLine[], me: string | null): string {
  const turn = lines.findLastIndex(({ kind }) => kind === 'turn');
  const told = lines.slice(turn + 1).filter(({ kind }) => kind === 'move' || kind === 'chance');
  const cause = beginning(told, me, turn >= 0 && lines[turn]?.who === me);
  const newest = told.findLast(({ part }) => !part);
  if (!cause || !newest) return '';
  const by_the_way = newest.who !== undefined && (newest.who === me || newest.who === cause.who);
  return newest === cause || by_the_way ? cause.text : `${cause.text} ${newest.text}`;
}

/** Those who passed one after the other stand in one line. */
export function fold_passes(
  lines: readonly LogLine[],
  names: Names,
  words: (players: string[]) => string,
): LogLine[] {
  const folded: LogLine[] = [];
  let run: LogLine[] = [];
  const close = (): void => {
    const [first] = run;
    if (first && run.length === 1) folded.push(first);
    else if (first) {
      const players = [...new Set(run.map(({ who = '' }) => names[who] ?? who))];
      const { who: _, ...rest } = first;
      folded.push({ ...rest, text: words(players) });
    }
    run = [];
  };
  for (const line of lines) {
    if (line.kind === 'pass') run.push(line);
    else {
      close();
      folded.push(line);
    }
  }
  close();
  return folded;
}
