// SPDX-License-Identifier: Apache-2.0
//
// What the table shows in numbers and marks, as text for everybody and for screen readers.
import { t } from '$web/lib/words.svelte';
import type { AbyssView } from './view';

/** What a fight would give now. */
export const reward_said = ({ reward }: AbyssView): string =>
  [
    reward.keys > 0 ? t('abyss.term.key', { n: reward.keys }) : '',
    reward.choices > 0 ? t('web.abyss.choices', { n: reward.choices }) : '',
  ]
    .filter(Boolean)
    .join(' + ');
