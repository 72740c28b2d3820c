// SPDX-License-Identifier: Apache-2.0
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { Analysis, AnalysisPiece, Error } from '$web/protocol';
import { make_judge } from './load';

const hadal = process.env.HADAL ?? resolve('../build/dev/hadal');
const wish = JSON.stringify({ depth: 'captain', open: false, seat: null, seed: 1 });

test('a piece that cannot be read leaves nothing behind for the next game', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'hadal-wasm-')), 'game.hadal');
  execFileSync(hadal, [
    'play',
    'abyss',
    '--seats',
    'novice,novice',
    '--seed',
    '1',
    '--record',
    file,
  ]);
  const record = readFileSync(file, 'utf8');
  const judge = await make_judge();
  const piece = judge.piece(record, wish, 0, 1_000_000);
  expect((JSON.parse(piece) as AnalysisPiece).to).toBeGreaterThan(0);

  expect(judge.take(piece)).toBe('{}');
  expect((JSON.parse(judge.take('{"from":')) as Error).code).toBe('trouble');
  expect(judge.take(piece)).toBe('{}');
  const whole = JSON.parse(judge.combine(record, wish)) as Analysis;
  expect(whole.game).toBe('abyss');
  expect(whole.moves).toBeGreaterThan(0);
});
