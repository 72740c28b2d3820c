// SPDX-License-Identifier: Apache-2.0
//
// Short sentences that appear for a while: errors, "link copied".
import { untrack } from 'svelte';
import { announce } from './announce.svelte';
import { Refusal } from './http';
import { has_word, t } from './words.svelte';

export interface Notice {
  number: number;
  text: string;
  bad: boolean;
}

const shown_for_ms = 6000;
let shown: Notice[] = $state.raw([]);
let number = 0;

export const notices = (): readonly Notice[] => shown;
export const dismiss = (notice: Notice): void => {
  shown = shown.filter((one) => one.number !== notice.number);
};

function show(text: string, bad: boolean): () => void {
  const notice = { number: ++number, text, bad };
  const before = untrack(() => shown);
  shown = [...before.filter((one) => one.text !== text), notice].slice(-3);
  announce(text);
  return () => dismiss(notice);
}

export function tell(text: string, bad = false): void {
  setTimeout(show(text, bad), shown_for_ms);
}

/** A trouble that lasts: the sentence stands there until what this returns is called. */
export const insist = (text: string): (() => void) => show(text, true);

export function sentence(error: unknown): string {
  if (!(error instanceof Refusal)) return t('web.error.unexpected');
  const key = `error.${error.code}`;
  return has_word(key) ? t(key) : t('web.error.refused', { reason: error.message });
}

export function complain(error: unknown): void {
  if (!(error instanceof Refusal)) console.error(error);
  tell(sentence(error), true);
}
