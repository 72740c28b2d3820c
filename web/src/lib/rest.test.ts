// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rest_after_ms, start_rest } from './rest';

// As much of a document as is asked.
class Page extends EventTarget {
  hidden = false;
  readonly documentElement = { dataset: {} as Record<string, string> };
  get rests(): boolean {
    return 'rest' in this.documentElement.dataset;
  }
  tell(what: string): void {
    this.dispatchEvent(new Event(what));
  }
}

describe('what moves for ever', () => {
  let page: Page;
  let stop: () => void;
  beforeEach(() => {
    vi.useFakeTimers();
    page = new Page();
    stop = start_rest(page as unknown as Document);
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  it('rests after minutes without a hand, and moves again with the first', () => {
    vi.advanceTimersByTime(rest_after_ms - 1);
    expect(page.rests).toBe(false);
    vi.advanceTimersByTime(1);
    expect(page.rests).toBe(true);
    page.tell('pointermove');
    expect(page.rests).toBe(false);
  });
  it('keeps moving while keys are pressed', () => {
    for (let i = 0; i < 5; ++i) {
      vi.advanceTimersByTime(rest_after_ms - 1);
      page.tell('keydown');
    }
    expect(page.rests).toBe(false);
  });
  it('rests at once while the tab is hidden', () => {
    page.hidden = true;
    page.tell('visibilitychange');
    expect(page.rests).toBe(true);
    page.hidden = false;
    page.tell('visibilitychange');
    expect(page.rests).toBe(false);
  });
  it('is left alone once the watch has ended', () => {
    stop();
    vi.advanceTimersByTime(2 * rest_after_ms);
    expect(page.rests).toBe(false);
  });
});
