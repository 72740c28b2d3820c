// SPDX-License-Identifier: Apache-2.0
//
// The settings that this browser remembers. Nothing about a game is kept here.
import { choose_language, detect_language, languages, type Language } from './words.svelte';

export const themes = ['deep', 'light', 'contrast'] as const;
export type Theme = (typeof themes)[number];

// How long a step of the others is shown, in milliseconds.
export const speeds = { slow: 1200, normal: 600, fast: 250, at_once: 0 } as const;
export type Speed = keyof typeof speeds;
export const speed_names = Object.keys(speeds) as Speed[];

export interface Settings {
  language: Language;
  theme: Theme;
  sound: boolean;
  motion: boolean;
  text_mode: boolean;
  reasons: boolean; // of bots, in the log
  speed: Speed;
}

const kept_under = 'hadal.settings';

export const settings: Settings = $state({
  language: 'en',
  theme: 'deep',
  sound: true,
  motion: true,
  text_mode: false,
  reasons: true,
  speed: 'normal',
});

function kept(): Partial<Settings> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(kept_under) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Partial<Settings>) : {};
  } catch {
    return {}; // a browser that keeps nothing, or something else under our name
  }
}

function keep(): void {
  try {
    localStorage.setItem(kept_under, JSON.stringify(settings));
  } catch {
    // the wishes hold until the page is closed
  }
}

function valid(found: Partial<Settings>): Partial<Settings> {
  const good: Partial<Settings> = {};
  for (const name of ['sound', 'motion', 'text_mode', 'reasons'] as const)
    if (typeof found[name] === 'boolean') good[name] = found[name];
  if (themes.some((theme) => theme === found.theme)) good.theme = found.theme as Theme;
  if (speed_names.some((speed) => speed === found.speed)) good.speed = found.speed as Speed;
  if (languages.some((language) => language === found.language))
    good.language = found.language as Language;
  return good;
}

function preferred(): Partial<Settings> {
  const theme = matchMedia('(prefers-contrast: more)').matches
    ? 'contrast'
    : matchMedia('(prefers-color-scheme: light)').matches
      ? 'light'
      : 'deep';
  return {
    language: detect_language(navigator.languages),
    theme,
    motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  };
}

export function start_settings(): void {
  Object.assign(settings, preferred(), valid(kept()));
  $effect.root(() => {
    $effect(() => {
      document.documentElement.dataset['theme'] = settings.theme;
      document.documentElement.dataset['motion'] = settings.motion ? 'full' : 'less';
      keep();
    });
    $effect(() => void choose_language(settings.language));
  });
}
