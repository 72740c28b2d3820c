// SPDX-License-Identifier: Apache-2.0
import { describe, expect, test } from 'vitest';
import { StepPlayer, type Clock } from './steps';

// Time that passes when the test says so.
function by_hand() {
  let now = 0;
  let due: { at: number; what: () => void }[] = [];
  const clock: Clock = {
    after: (ms, what) => {
      const one = { at: now + ms, what };
      due.push(one);
      return one;
    },
    stop: (timer) => (due = due.filter((one) => one !== timer)),
  };
  const pass = (ms: number): void => {
    now += ms;
    for (let next = due.find((one) => one.at <= now); next; next = due.find((o) => o.at <= now)) {
      const ready = next;
      due = due.filter((one) => one !== ready);
      ready.what();
    }
  };
  return { clock, pass };
}

function played(pace: () => number) {
  const { clock, pass } = by_hand();
  const seen: number[] = [];
  let behind = 0;
  const player = new StepPlayer<number>(
    (value) => seen.push(value),
    pace,
    (n) => (behind = n),
    clock,
  );
  const add = (...values: number[]) =>
    player.add(values.map((show) => ({ show, weight: show === 0 ? 0 : 1 })));
  const add_held = (show: number) => player.add([{ show, weight: 1, holds: true }]);
  return { player, add, add_held, pass, seen, behind: () => behind };
}

describe('steps', () => {
  test('the first is shown at once, each of the others when its time has come', () => {
    const { add, pass, seen, behind } = played(() => 600);
    add(1, 2, 3);
    expect(seen).toEqual([1]);
    expect(behind()).toBe(2);
    pass(599);
    expect(seen).toEqual([1]);
    pass(1);
    expect(seen).toEqual([1, 2]);
    pass(600);
    expect(seen).toEqual([1, 2, 3]);
    expect(behind()).toBe(0);
  });

  test('what comes while a step stands waits for it', () => {
    const { add, pass, seen } = played(() => 600);
    add(1);
    pass(300);
    add(2);
    expect(seen).toEqual([1]);
    pass(300);
    expect(seen).toEqual([1, 2]);
  });

  test('a skip shows the newest and nothing in between', () => {
    const { player, add, pass, seen, behind } = played(() => 600);
    add(1, 2, 3, 4);
    player.skip();
    expect(seen).toEqual([1, 4]);
    expect(behind()).toBe(0);
    pass(5000);
    expect(seen).toEqual([1, 4]);
  });

  test('at once is at once', () => {
    const { add, seen } = played(() => 0);
    add(1, 2, 3);
    expect(seen).toEqual([3]);
  });

  test('a step of no weight is told with the next one', () => {
    const { add, pass, seen } = played(() => 600);
    add(1, 0, 2);
    pass(600);
    expect(seen).toEqual([1, 2]);
  });

  test('whoever hurries does not wait for the step that stands', () => {
    let pace = 600;
    const { player, add, pass, seen } = played(() => pace);
    add(1, 2, 3);
    pace = 100;
    player.hurry();
    expect(seen).toEqual([1, 2]);
    pass(100);
    expect(seen).toEqual([1, 2, 3]);
  });

  test('what holds stands until it was seen, then the others follow one by one', () => {
    const { player, add, add_held, pass, seen, behind } = played(() => 600);
    add_held(1);
    add(2, 3);
    pass(60_000);
    expect(seen).toEqual([1]);
    expect(behind()).toBe(2);
    player.go_on();
    expect(seen).toEqual([1, 2]);
    pass(600);
    expect(seen).toEqual([1, 2, 3]);
  });

  test('a skip and a hurry pass what holds, and at once nothing holds', () => {
    const skipped = played(() => 600);
    skipped.add_held(1);
    skipped.add(2, 3);
    skipped.player.skip();
    expect(skipped.seen).toEqual([1, 3]);
    const hurried = played(() => 600);
    hurried.add_held(1);
    hurried.add(2, 3);
    hurried.player.hurry();
    expect(hurried.seen).toEqual([1, 2]);
    const at_once = played(() => 0);
    at_once.add_held(1);
    at_once.add(2);
    expect(at_once.seen).toEqual([1, 2]);
  });
});
