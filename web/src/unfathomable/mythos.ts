// SPDX-License-Identifier: Apache-2.0
// What the mythos cards print besides their texts, for the reference and for cards that are looked
// at. The card in play is described by the view itself.
import type { Character } from '../art/ship/characters';
import { skills, type CrisisCard } from './view';

type Icons = readonly [CrisisCard['activation'], CrisisCard['track']];
type Title = 'current' | 'captain' | 'keeper' | '-';
// The number of the test, the lower one for a partial success (0: none), initials of what helps.
type Test = readonly [target: number, partial: number, helps: string];

const is_title = (decider: string): decider is Title =>
  ['current', 'captain', 'keeper', '-'].includes(decider);

function card([activation, track]: Icons, decider: Title | Character, test?: Test): CrisisCard {
  const who = is_title(decider) ? { decider } : { decider: 'named' as const, character: decider };
  if (!test) return { ...who, activation, track };
  const [target, partial, helps] = test;
  const helping = skills.filter(
    (skill) => helps.includes(skill.charAt(0)) && skill !== 'treachery',
  );
  return { ...who, activation, track, target, partial, skills: helping };
}

const deep_ones_choice: Icons = ['deep_ones', 'choice'];
const deep_ones_ritual: Icons = ['deep_ones', 'ritual'];
const deep_ones_travel: Icons = ['deep_ones', 'travel'];
const dagon_choice: Icons = ['father_dagon', 'choice'];
const dagon_ritual: Icons = ['father_dagon', 'ritual'];
const dagon_travel: Icons = ['father_dagon', 'travel'];
const hydra_choice: Icons = ['mother_hydra', 'choice'];
const hydra_ritual: Icons = ['mother_hydra', 'ritual'];
const hydra_travel: Icons = ['mother_hydra', 'travel'];

// prettier-ignore
export const mythos_cards: Readonly<Record<string, CrisisCard>> = {
  accusation: card(deep_ones_ritual, 'captain'),
  adrift_fishing_boat: card(hydra_choice, '-', [16, 13, 'ios']),
  barricade_the_hatches: card(hydra_choice, '-', [10, 0, 'sw']),
  bucket_brigade: card(hydra_ritual, 'captain', [16, 0, 'isw']),
  class_struggle: card(deep_ones_travel, 'captain'),
  coal_bunker_fire: card(dagon_ritual, 'current', [13, 0, 'is']),
  collision_course: card(deep_ones_ritual, '-', [11, 8, 'ow']),
  coordinated_assault: card(deep_ones_ritual, '-', [17, 0, 'ilo']),
  criminal_activity: card(hydra_ritual, 'current', [11, 0, 'io']),
  damaged_evaporator: card(hydra_ritual, '-', [11, 8, 'ow']),
  deep_one_feint: card(deep_ones_choice, '-', [11, 0, 'ow']),
  deep_one_swarm: card(deep_ones_choice, '-', [15, 11, 'los']),
  dinghy_launch: card(dagon_travel, 'captain'),
  disturbing_dreams: card(hydra_travel, '-', [13, 10, 'il']),
  e_o_t_failure: card(dagon_ritual, '-', [11, 0, 'io']),
  fear_of_the_unknown: card(deep_ones_choice, '-', [15, 0, 'ilw']),
  firemen_strike: card(dagon_ritual, 'current', [9, 0, 'sw']),
  flooding_compartment: card(deep_ones_ritual, '-', [9, 0, 'sw']),
  food_rationing: card(deep_ones_ritual, 'captain'),
  food_stores_raid: card(dagon_travel, '-', [11, 8, 'is']),
  horrific_visions: card(deep_ones_ritual, '-', [10, 0, 'lw']),
  hull_leak: card(deep_ones_travel, '-', [9, 0, 'os']),
  hypnotic_melody: card(deep_ones_travel, '-', [10, 7, 'iw']),
  identity_crisis: card(deep_ones_ritual, 'current', [11, 0, 'il']),
  improvised_fuel_source: card(hydra_ritual, 'captain'),
  incoming_sos: card(dagon_ritual, 'captain'),
  infection: card(deep_ones_travel, 'captain'),
  infiltrator: card(hydra_travel, '-', [11, 8, 'ls']),
  jail_break: card(dagon_choice, '-', [9, 0, 'ls']),
  just_desserts: card(deep_ones_choice, 'current'),
  kitty_litter: card(hydra_ritual, 'current', [10, 0, 'lo']),
  looming_breakdown: card(hydra_ritual, 'captain', [11, 0, 'os']),
  lure_of_yha_nthlei: card(dagon_ritual, '-', [9, 0, 'il']),
  missing_jewelry: card(hydra_travel, 'captain'),
  missing_munitions: card(deep_ones_choice, '-', [16, 12, 'iow']),
  missing_parents: card(deep_ones_ritual, 'current'),
  mysterious_lifeboat: card(deep_ones_ritual, 'keeper'),
  on_the_offensive: card(dagon_choice, '-', [10, 0, 'ls']),
  open_the_gate: card(dagon_ritual, 'keeper', [18, 0, 'low']),
  passenger_overboard: card(deep_ones_travel, '-', [9, 0, 'lo']),
  passenger_riot: card(deep_ones_travel, '-', [13, 10, 'is']),
  poisoned_food: card(deep_ones_travel, 'keeper'),
  power_to_the_people: card(deep_ones_travel, 'captain', [9, 0, 'iw']),
  rally_the_crew: card(dagon_choice, '-', [13, 10, 'iw']),
  rat_infestation: card(deep_ones_ritual, '-', [12, 8, 'io']),
  ritual_coordination: card(deep_ones_travel, 'keeper', [9, 0, 'lw']),
  ritual_support: card(hydra_travel, 'keeper'),
  sacrifice_deep_one: card(deep_ones_travel, 'keeper'),
  sewage_backup: card(dagon_choice, '-', [9, 0, 'sw']),
  shipboard_fire: card(deep_ones_ritual, '-', [11, 8, 'os']),
  stolen_ritual_components: card(dagon_travel, '-', [10, 0, 'lo']),
  strange_vision: card(deep_ones_choice, 'current'),
  the_anarcho_individualist: card(dagon_ritual, 'current'),
  the_captains_banquet: card(hydra_travel, 'captain'),
  the_fathers_favor: card(dagon_travel, '-', [16, 11, 'los']),
  the_mothers_wrath: card(hydra_travel, '-', [17, 12, 'ils']),
  too_many_bodies: card(deep_ones_travel, 'captain'),
  transformation: card(deep_ones_travel, 'captain'),
  volunteer_army: card(dagon_ritual, 'captain'),
  hold_the_line: card(hydra_choice, '-', [15, 10, 'lsw']),
  history_repeats: card(deep_ones_travel, 'keilani', [13, 0, 'is']),
  the_peacemaker: card(hydra_travel, 'arjun', [13, 0, 'iw']),
  do_no_harm: card(dagon_travel, 'svetlana', [13, 0, 'lo']),
  signs_of_life: card(deep_ones_travel, 'jeanne', [13, 0, 'io']),
  the_game_is_afoot: card(deep_ones_travel, 'jamie', [13, 0, 'os']),
  memory_of_the_deep: card(hydra_travel, 'william', [13, 0, 'lw']),
  miscalculation: card(dagon_travel, 'beatrice', [13, 0, 'lo']),
  family_ties: card(deep_ones_travel, 'ishmael'),
  gift_of_the_mother: card(hydra_travel, 'edmund', [15, 0, 'sw']),
  ticket_please: card(deep_ones_travel, 'samira', [13, 0, 'iw']),
};
