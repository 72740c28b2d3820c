// SPDX-License-Identifier: Apache-2.0
//
// Names for people who have not said theirs. The animal is also their picture (art/people.ts).
const adjectives = ['Quiet', 'Bold', 'Silver', 'Deep', 'Swift', 'Wise', 'Pale', 'Amber'];
export const creatures = ['Heron', 'Seal', 'Otter', 'Pike', 'Narwhal', 'Tern', 'Eel', 'Manta'];
const any = (list: string[]): string => list[Math.floor(Math.random() * list.length)] ?? '';

export const guest_name = (): string => `${any(adjectives)} ${any(creatures)}`;
