// SPDX-License-Identifier: Apache-2.0
// The cards of the reference, and how they are found.
import { has_word, t } from '$web/lib/words.svelte';

export const fits = (sought: string, ...texts: string[]): boolean =>
  texts.some((text) => text.toLowerCase().includes(sought.trim().toLowerCase()));

export interface Part {
  readonly part: string;
  readonly label: string;
  readonly text: string;
}

/** What each result, or each option, of a mythos card does. */
export function mythos_texts(card: string): Part[] {
  return ['top', 'bottom', 'pass', 'partial', 'fail', 'or']
    .filter((part) => has_word(`unfathomable.mythos.${card}.${part}`))
    .map((part) => ({
      part,
      label: t(
        part === 'top' || part === 'bottom'
          ? `unfathomable.move.${part}`
          : `unfathomable.label.${part}`,
      ),
      text: t(`unfathomable.mythos.${card}.${part}`),
    }));
}
