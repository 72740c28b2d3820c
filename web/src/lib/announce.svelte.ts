// SPDX-License-Identifier: Apache-2.0
//
// What a screen reader hears although the focus is elsewhere. App.svelte has the live region.
import { untrack } from 'svelte';

export interface Announcement {
  number: number;
  text: string;
}

const kept = 4;
let said: Announcement[] = $state.raw([]);
let number = 0;

export const announcements = (): readonly Announcement[] => said;

export function announce(text: string): void {
  // An effect that announces something must not run again because of it.
  const before = untrack(() => said);
  if (text) said = [...before, { number: ++number, text }].slice(-kept);
}
