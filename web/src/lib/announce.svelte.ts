// SPDX-License-Identifier: Apache-2.0
//
// What a screen reader hears although the focus is elsewhere. App.svelte has the live region.
interface Announcement {
  number: number;
  text: string;
}

const kept = 4;
let said: Announcement[] = $state([]);
let number = 0;

export const announcements = (): readonly Announcement[] => said;

export function announce(text: string): void {
  if (text) said = [...said, { number: ++number, text }].slice(-kept);
}
