// SPDX-License-Identifier: Apache-2.0
// The cards of the reference, and how they are found.
import { has_word, t } from '$web/lib/words.svelte';

export const waypoints = [
  'abandoned_depot',
  'deserted_island',
  'hurricane',
  'iceberg',
  'reef',
  'shipwreck_survivors',
  'wrecked_ship',
  'deep_one_city',
  'fog_bank',
  'maelstrom',
  'rainstorm',
  'rogue_wave',
  'rolling_seas',
  'sea_smoke',
  'seaweed_patch',
  'smooth_sailing',
  'calm_waters',
  'deep_one_ambush',
  'rough_water',
  'stormy_seas',
] as const;

export const spells = [
  'alchemical_transmutation',
  'astral_travel',
  'call_down_the_storm',
  'call_friends',
  'cloud_memory',
  'conjuration',
  'dark_pact',
  'feed_the_mind',
  'flesh_ward',
  'foresee',
  'greater_banishment',
  'heal',
  'lure_monster',
  'plague_of_locusts',
  'raise_the_dead',
  'revelation_of_script',
  'summon_fire',
  'summon_the_beast_within',
  'voice_of_ra',
] as const;

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
