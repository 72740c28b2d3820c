// SPDX-License-Identifier: Apache-2.0
//
// Quiet sounds, made on the spot: a chord from the deep for "your turn", two knocks when your own
// time runs out, a swell for big moments, glass for pearls, wood for dice, a drop for the rest. All
// of them go through the same water: dull above, with an echo.
import { settings } from './settings.svelte';
import type { Tone } from './sound';

interface Room {
  context: AudioContext;
  door: AudioNode; // into the water
}
let room: Room | undefined;
let building: Promise<unknown> | undefined;

const echo_s = 0.19;

function build(): Room {
  const context = new AudioContext();
  const water = context.createBiquadFilter();
  water.type = 'lowpass';
  water.frequency.value = 2400;
  const echo = context.createDelay(1);
  echo.delayTime.value = echo_s;
  const fading = context.createGain();
  fading.gain.value = 0.28;
  water.connect(context.destination);
  water.connect(echo);
  echo.connect(fading).connect(echo);
  fading.connect(context.destination);
  return { context, door: water };
}

// The first context waits for the part of the browser that knows the loudspeakers, and the page with
// it. Asking for them first starts that part while nobody waits.
const find_speakers = async (): Promise<unknown> =>
  isSecureContext ? navigator.mediaDevices.enumerateDevices().catch(() => []) : [];

/** Before the first sound. */
export async function ready(): Promise<void> {
  if (typeof AudioContext === 'undefined') return;
  building ??= find_speakers().then(() => (room = build()));
  await building;
}

const sounds = (): Room | null => (settings.sound && room) || null;

interface Note {
  readonly hz: number;
  readonly to_hz?: number; // glides there
  readonly at: number; // s
  readonly length: number; // s
  readonly loud: number;
  readonly attack?: number; // s
  readonly wave?: OscillatorType;
}

// Two voices a hair apart sound like a breath; one alone like a test.
const apart_cents = 5;

function play({ context, door }: Room, note: Note): void {
  const begin = context.currentTime + note.at;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(note.loud / 2, begin + (note.attack ?? 0.02));
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + note.length);
  volume.connect(door);
  for (const cents of [-apart_cents, apart_cents]) {
    const voice = context.createOscillator();
    voice.type = note.wave ?? 'sine';
    voice.detune.value = cents;
    voice.frequency.setValueAtTime(note.hz, begin);
    if (note.to_hz) voice.frequency.exponentialRampToValueAtTime(note.to_hz, begin + note.length);
    voice.connect(volume);
    voice.start(begin);
    voice.stop(begin + note.length);
  }
}

// Water that draws back, or wood that is struck: noise, more or less dull.
function rush({ context, door }: Room, hz: number, at: number, length: number, loud: number): void {
  const begin = context.currentTime + at;
  const noise = context.createBufferSource();
  const buffer = context.createBuffer(
    1,
    Math.ceil(context.sampleRate * length),
    context.sampleRate,
  );
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; ++i) samples[i] = Math.random() * 2 - 1;
  noise.buffer = buffer;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = hz;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + Math.min(0.3 * length, 0.4));
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  noise.connect(band).connect(volume).connect(door);
  noise.start(begin);
}

function chord(to: Room, notes: readonly number[], spread: number, length: number, loud: number) {
  notes.forEach((hz, i) => play(to, { hz, at: i * spread, length: length - i * spread, loud }));
}

export function sound_your_turn(): void {
  const to = sounds();
  if (!to) return;
  chord(to, [196, 392, 493.9, 587.3], 0.07, 1.5, 0.05);
}

export function sound_low_time(): void {
  const to = sounds();
  if (!to) return;
  for (const at of [0, 0.22]) {
    play(to, { hz: 740, at, length: 0.2, loud: 0.08, wave: 'triangle' });
    rush(to, 900, at, 0.06, 0.05);
  }
}

const chords: Record<Tone, readonly number[]> = {
  joy: [196, 293.7, 392, 493.9, 587.3],
  dread: [73.4, 110, 116.5, 164.8],
  change: [165, 247, 330, 392],
};
export function sound_moment(tone_of: Tone): void {
  const to = sounds();
  if (!to) return;
  chord(to, chords[tone_of], tone_of === 'dread' ? 0.02 : 0.1, 1.8, 0.05);
  rush(to, tone_of === 'dread' ? 180 : 700, 0, 1.4, tone_of === 'dread' ? 0.09 : 0.015);
}

// Glass on glass, and wood on wood.
export function sound_pearls(): void {
  const to = sounds();
  if (!to) return;
  [1175, 1319, 1568].forEach((hz, i) => {
    play(to, { hz, at: i * 0.06, length: 0.25, loud: 0.016, attack: 0.003 });
    play(to, { hz: hz * 2.76, at: i * 0.06, length: 0.1, loud: 0.006, attack: 0.002 });
  });
}
export function sound_dice(): void {
  const to = sounds();
  if (!to) return;
  [0, 0.09, 0.2, 0.34].forEach((at, i) => {
    rush(to, 520 - i * 60, at, 0.07, 0.16);
    play(to, { hz: 196 - i * 14, at, length: 0.08, loud: 0.04 });
  });
}

export function sound_event(): void {
  const to = sounds();
  if (to) play(to, { hz: 520, to_hz: 294, at: 0, length: 0.2, loud: 0.022, attack: 0.005 });
}
