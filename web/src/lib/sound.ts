// SPDX-License-Identifier: Apache-2.0
//
// Quiet sounds, made on the spot: a bell from the deep for "your turn", two knocks when the own time
// runs out, three notes for what a table looks up for, a clink for pearls, a rattle for dice, a drop
// for the rest.
import { settings } from './settings.svelte';

let context: AudioContext | undefined;

function tone(frequency: number, start: number, length: number, loudness: number): void {
  if (!context) return;
  const oscillator = context.createOscillator();
  const volume = context.createGain();
  const begin = context.currentTime + start;
  oscillator.type = 'sine';
  oscillator.frequency.setValueAtTime(frequency, begin);
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loudness, begin + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(begin);
  oscillator.stop(begin + length);
}

function sounds(): boolean {
  if (!settings.sound || typeof AudioContext === 'undefined') return false;
  context ??= new AudioContext();
  return true;
}

export function sound_your_turn(): void {
  if (!sounds()) return;
  tone(392, 0, 0.9, 0.08);
  tone(587, 0.12, 1.1, 0.06);
}

export function sound_low_time(): void {
  if (!sounds()) return;
  tone(740, 0, 0.16, 0.07);
  tone(740, 0.22, 0.16, 0.07);
}

export type Tone = 'joy' | 'dread' | 'change';
const notes: Record<Tone, readonly number[]> = {
  joy: [392, 494, 587],
  dread: [147, 139, 110],
  change: [330, 392, 330],
};
export function sound_moment(tone_of: Tone): void {
  if (!sounds()) return;
  notes[tone_of].forEach((note, i) => tone(note, i * 0.14, 0.8, 0.06));
}

// Glass on glass, and wood on wood.
export function sound_pearls(): void {
  if (!sounds()) return;
  [1175, 1319, 1568].forEach((note, i) => tone(note, i * 0.05, 0.12, 0.012));
}
export function sound_dice(): void {
  if (!sounds()) return;
  [0, 0.09, 0.2, 0.34].forEach((start, i) => tone(196 - i * 14, start, 0.06, 0.05));
}

export function sound_event(): void {
  if (sounds()) tone(294, 0, 0.18, 0.025);
}
