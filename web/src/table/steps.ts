// SPDX-License-Identifier: Apache-2.0
//
// Shows what happened one step after the other, so people can follow what the others did. It knows
// nothing about games: it gets steps, and calls `show` for each when its time has come.
export interface Step<T> {
  show: T;
  weight: number; // how long it is shown before the next; 1: as usual, 0: not by itself
  holds?: boolean; // it stays until the player says they have seen it
}

export interface Clock {
  after: (ms: number, what: () => void) => unknown;
  stop: (timer: unknown) => void;
}
const real: Clock = {
  after: (ms, what) => setTimeout(what, ms),
  stop: (timer) => clearTimeout(timer as number),
};

export class StepPlayer<T> {
  #steps: Step<T>[] = [];
  #timer: unknown = null;
  #held = false;

  // `pace` is asked before every step: milliseconds for one of weight 1; 0 shows all at once.
  constructor(
    private readonly show: (value: T) => void,
    private readonly pace: () => number,
    private readonly changed: (waiting: number, held: boolean) => void = () => undefined,
    private readonly clock: Clock = real,
  ) {}

  get waiting(): number {
    return this.#steps.length;
  }

  // A step waits while an earlier one is still being shown; otherwise it is shown at once.
  add(steps: readonly Step<T>[]): void {
    this.#steps.push(...steps);
    if (this.#timer === null && !this.#held) this.#next();
    else this.#tell();
  }

  // What was held has been seen: on with the next.
  go_on(): void {
    if (!this.#held) return;
    this.#held = false;
    this.#next();
  }

  // Skip to the present: everything that is waiting is shown, in order.
  skip(): void {
    if (this.#timer !== null) this.clock.stop(this.#timer);
    this.#timer = null;
    this.#held = false;
    const last = this.#steps.at(-1);
    this.#steps = [];
    if (last) this.show(last.show);
    this.#tell();
  }

  // From now on it goes faster: nobody waits longer than this for the next step.
  hurry(): void {
    if (this.#timer === null && !this.#held) return;
    if (this.#timer !== null) this.clock.stop(this.#timer);
    this.#timer = null;
    this.#held = false;
    this.#next();
  }

  #tell(): void {
    this.changed(this.waiting, this.#held);
  }

  #next(): void {
    const pace = this.pace();
    if (pace <= 0) {
      this.skip();
      return;
    }
    let step = this.#steps.shift();
    while (step && step.weight <= 0 && this.#steps.length > 0) step = this.#steps.shift();
    if (!step) {
      this.#tell();
      return;
    }
    this.show(step.show);
    this.#held = step.holds === true;
    this.#tell();
    if (this.#held) return;
    this.#timer = this.clock.after(pace * Math.max(step.weight, 0.05), () => {
      this.#timer = null;
      if (this.#steps.length > 0) this.#next();
      else this.#tell();
    });
  }
}
