// SPDX-License-Identifier: Apache-2.0
//
// The sounds of the page. How they are made comes with the first one that is wanted (tones.ts).
import { settings } from './settings.svelte';
import type * as all from './tones';

export type Tone = 'joy' | 'dread' | 'change';
type Tones = typeof all;

function play(one: (tones: Tones) => void): void {
  // Before the first press a browser plays nothing, so nothing is loaded either.
  if (!settings.sound || !navigator.userActivation.hasBeenActive) return;
  void import('./tones')
    .then((tones) => tones.ready().then(() => one(tones)))
    .catch(() => undefined); // without a network they may be missing
}

export const sound_your_turn = (): void => play((tones) => tones.sound_your_turn());
export const sound_low_time = (): void => play((tones) => tones.sound_low_time());
export const sound_moment = (tone: Tone): void => play((tones) => tones.sound_moment(tone));
export const sound_pearls = (): void => play((tones) => tones.sound_pearls());
export const sound_dice = (): void => play((tones) => tones.sound_dice());
export const sound_event = (): void => play((tones) => tones.sound_event());
