// SPDX-License-Identifier: Apache-2.0
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Unreadable, type House } from '$web/offline/house';
import type { FromServer } from '$web/lib/messages';
import type {
  Lobby,
  Me,
  Position,
  PuzzleBook,
  PuzzleGame,
  Studied,
  StudyMoves,
  TableMade,
} from '$web/protocol';
import { MemoryStore, open_house } from './load';

const players = { abyss: 3, unfathomable: 3 };
type Name = keyof typeof players;

async function call<T>(house: House, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await house.request(method, path, body === undefined ? '' : JSON.stringify(body));
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`);
  return (answer.body.startsWith('{') ? JSON.parse(answer.body) : answer.body) as T;
}

async function make_table(house: House, game: Name): Promise<string> {
  const bots = Array.from({ length: players[game] - 1 }, () => ({ kind: 'bot', level: 'novice' }));
  const made = await call<TableMade>(house, 'POST', '/api/tables', {
    game,
    options: {},
    seats: [{ kind: 'me', level: null }, ...bots],
    open_to_all: false,
    clock: { kind: 'none', bank_ms: 0, increment_ms: 0, days: 0 },
    spectator_delay_ms: 0,
    start_now: true,
    rated: false,
  });
  return made.table;
}

// A tab that watches one table and plays there, always another of the legal moves.
class Player {
  #tab: number;
  #heard: (() => void)[] = [];
  position: Position | undefined;
  refused: string | undefined;
  #played = 0;

  constructor(
    readonly house: House,
    readonly table: string,
  ) {
    this.#tab = house.open_tab({ frame: (text) => this.#hear(text), close: () => undefined });
    house.receive(this.#tab, JSON.stringify({ type: 'watch', request: 'w', table }));
  }
  #hear(text: string): void {
    const message = JSON.parse(text) as FromServer;
    if (message.type === 'position') this.position = message;
    if (message.type === 'refused') this.refused = message.code;
    for (const go_on of this.#heard.splice(0)) go_on();
  }
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>((resolve) => this.#heard.push(resolve));
  }
  is_over = (): boolean => this.position?.over != null;
  async my_turn(): Promise<Position> {
    await this.until(() => this.is_over() || (this.position?.legal.length ?? 0) > 0);
    return this.position as Position;
  }
  // False: the game is over.
  async play(): Promise<boolean> {
    const { number, legal } = await this.my_turn();
    if (this.is_over()) return false;
    const line = legal[(++this.#played * 7919) % legal.length];
    const request = crypto.randomUUID(); // the house carries out each once
    this.refused = undefined;
    this.house.receive(
      this.#tab,
      JSON.stringify({ type: 'play', request, table: this.table, number, line }),
    );
    await this.until(() => this.refused !== undefined || this.position?.number !== number);
    return true;
  }
  async play_to_the_end(): Promise<void> {
    while (await this.play()) expect(this.refused).toBeUndefined();
  }
}

const guest = async (store: MemoryStore): Promise<House> => {
  const house = await open_house(store);
  await call<Me>(house, 'POST', '/api/guest', { name: 'Anna' });
  return house;
};

describe.each(Object.keys(players) as Name[])('%s in a page', (game) => {
  test('a game is played to its end, and its seed gives every card', async () => {
    const house = await guest(new MemoryStore());
    const table = await make_table(house, game);
    const anna = new Player(house, table);
    await anna.play_to_the_end();
    const record = await call<string>(house, 'GET', `/api/tables/${table}/record`);
    const file = join(mkdtempSync(join(tmpdir(), 'hadal-wasm-')), 'game.hadal');
    writeFileSync(file, record);
    // By the native program, whose chance is libsodium's.
    const said = execFileSync(
      process.env.HADAL ?? resolve('../build/dev/hadal'),
      ['verify', file],
      {
        encoding: 'utf8',
      },
    );
    expect(said).toMatch(/the seed gives all \d+ chance moves/);
  });

  test('a game goes on where it was when the page is opened again', async () => {
    const store = new MemoryStore();
    const before = await guest(store);
    const table = await make_table(before, game);
    const anna = new Player(before, table);
    for (let i = 0; i < 5; ++i) await anna.play();
    const then = await anna.my_turn();

    const after = await open_house(store);
    expect((await call<Me>(after, 'GET', '/api/me')).player?.name).toBe('Anna');
    expect((await call<Lobby>(after, 'GET', '/api/lobby')).mine.map((one) => one.table)).toEqual([
      table,
    ]);
    const again = new Player(after, table);
    const now = await again.my_turn();
    expect(now.view).toEqual(then.view);
    expect(now.legal).toEqual(then.legal);
    await again.play_to_the_end();
    expect((await call<Lobby>(after, 'GET', '/api/lobby')).finished).toHaveLength(1);
  });
});

test('a move that cannot be saved has not happened, and what was saved is still there', async () => {
  const store = new MemoryStore();
  const house = await guest(store);
  const anna = new Player(house, await make_table(house, 'abyss'));
  const before = await anna.my_turn();
  const kept = store.kept.length;
  store.is_full = true;
  await anna.play();
  expect(anna.refused).toBe('not_written');
  expect(anna.position?.number).toBe(before.number);
  expect(store.kept).toHaveLength(kept);
  store.is_full = false;
  await anna.play();
  expect(anna.refused).toBeUndefined();
});

test('when the move of a bot cannot be saved, the page is told, and the bot plays when there is room', async () => {
  const store = new MemoryStore();
  const heard: boolean[] = [];
  const house = await open_house(store, (works) => heard.push(works));
  await call<Me>(house, 'POST', '/api/guest', { name: 'Anna' });
  const anna = new Player(house, await make_table(house, 'abyss'));
  // Some move of Anna's is written, and the answer of the bot after it is not.
  while (heard.length === 0) {
    await anna.my_turn();
    store.room = 1;
    await anna.play();
    await new Promise((resolve) => setTimeout(resolve, 300)); // a tick, and the bots have answered
  }
  expect(heard).toEqual([false]);
  expect(anna.refused).toBeUndefined();
  const kept = structuredClone(store.kept);
  store.room = Infinity;
  await anna.my_turn();
  expect(heard).toEqual([false, true]);
  expect(store.kept.slice(0, kept.length)).toEqual(kept);
});

test('an entry of a table that is damaged costs that table alone', async () => {
  const store = new MemoryStore();
  const house = await guest(store);
  const sound = await make_table(house, 'abyss');
  const broken = await make_table(house, 'abyss');
  for (const table of [sound, broken]) await new Player(house, table).play();
  store.kept = store.kept.filter(
    ({ stream, number }) => !(stream.endsWith(broken) && number === 2),
  );
  const after = await open_house(store);
  await new Player(after, sound).play();
  await expect(make_table(after, 'abyss')).resolves.toBeTruthy();
});

test('a text that was changed on the disk is noticed, and costs that table alone', async () => {
  const store = new MemoryStore();
  const house = await guest(store);
  const sound = await make_table(house, 'abyss');
  const broken = await make_table(house, 'abyss');
  for (const table of [sound, broken]) await new Player(house, table).play();
  const entry = store.kept.find(({ stream, number }) => stream.endsWith(broken) && number === 2);
  if (entry) entry.text = entry.text.replace(/.$/, ' ');
  const after = await open_house(store);
  const { body } = await after.request('GET', `/api/tables/${broken}`, '');
  expect((JSON.parse(body) as { trouble: string }).trouble).toMatch(/damage|lost|read/);
  await new Player(after, sound).play();
});

test('a log that cannot be read is not changed', async () => {
  const store = new MemoryStore();
  await guest(store);
  const first = store.kept.find(({ stream }) => stream === 'people');
  if (first) first.text = 'nonsense';
  const kept = structuredClone(store.kept);
  await expect(open_house(store)).rejects.toThrow(Unreadable);
  expect(store.kept).toEqual(kept);
});

test.each(Object.keys(players) as Name[])('the puzzles of %s are asked in a page', async (game) => {
  const house = await open_house(new MemoryStore());
  const file = resolve('../games', game, 'puzzles/book.json');
  const book = JSON.parse(readFileSync(file, 'utf8')) as PuzzleBook;
  for (const puzzle of book.puzzles.filter((_, i) => i % 25 === 0)) {
    const source = book.games[puzzle.source] as PuzzleGame;
    const moves_before = source.moves.split('\n').slice(0, puzzle.move);
    const study = { ...source, game, moves: `${moves_before.join('\n')}\n` };
    const seen = await call<Studied>(house, 'POST', '/api/study', study);
    expect(seen.to_move).toBe(puzzle.seat);
    expect(seen.legal).toContain(puzzle.answer);
    const line = { study, line: puzzle.answer };
    const { moves } = await call<StudyMoves>(house, 'POST', '/api/study/line', line);
    expect(moves).toEqual([puzzle.answer]);
  }
});

test('an account needs a server', async () => {
  const house = await guest(new MemoryStore());
  const answer = await house.request(
    'POST',
    '/api/register',
    JSON.stringify({ name: 'Anna', password: 'long enough' }),
  );
  expect(JSON.parse(answer.body)).toMatchObject({ code: 'no_address' });
});
