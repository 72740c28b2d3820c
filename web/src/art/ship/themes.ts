// SPDX-License-Identifier: Apache-2.0
// Which scene a card shows.
const cards = {
  deep_ones: ['deep_one_feint', 'deep_one_swarm', 'coordinated_assault', 'on_the_offensive', 'infiltrator', 'hold_the_line', 'the_peacemaker', 'sacrifice_deep_one', 'family_ties', 'deep_one_ambush', 'transformation', 'the_game_is_afoot'],
  monarch: ['the_fathers_favor', 'the_mothers_wrath', 'collision_course', 'gift_of_the_mother', 'lure_monster'],
  fire: ['coal_bunker_fire', 'shipboard_fire', 'summon_fire', 'bucket_brigade', 'dark_pact'],
  engine: ['e_o_t_failure', 'looming_breakdown', 'damaged_evaporator', 'improvised_fuel_source', 'firemen_strike', 'miscalculation', 'alchemical_transmutation', 'sewage_backup', 'signs_of_life'],
  mutiny: ['class_struggle', 'passenger_riot', 'power_to_the_people', 'rally_the_crew', 'the_anarcho_individualist', 'volunteer_army', 'history_repeats', 'accusation', 'voice_of_ra'],
  passengers: ['adrift_fishing_boat', 'dinghy_launch', 'mysterious_lifeboat', 'passenger_overboard', 'incoming_sos', 'missing_parents', 'lure_of_yha_nthlei', 'hypnotic_melody', 'call_friends', 'shipwreck_survivors', 'too_many_bodies'],
  hunger: ['food_rationing', 'food_stores_raid', 'rat_infestation', 'poisoned_food', 'the_captains_banquet', 'just_desserts', 'kitty_litter', 'plague_of_locusts', 'infection', 'feed_the_mind'],
  madness: ['disturbing_dreams', 'horrific_visions', 'fear_of_the_unknown', 'identity_crisis', 'memory_of_the_deep', 'cloud_memory', 'astral_travel', 'raise_the_dead'],
  ritual: ['ritual_coordination', 'ritual_support', 'stolen_ritual_components', 'open_the_gate', 'greater_banishment', 'greater_banishment_2', 'conjuration', 'flesh_ward', 'heal', 'revelation_of_script', 'do_no_harm'],
  crime: ['criminal_activity', 'jail_break', 'missing_jewelry', 'missing_munitions', 'ticket_please'],
  hull: ['hull_leak', 'flooding_compartment', 'barricade_the_hatches'],
  storm: ['hurricane', 'maelstrom', 'rainstorm', 'rogue_wave', 'rolling_seas', 'rough_water', 'stormy_seas', 'call_down_the_storm'],
  calm: ['calm_waters', 'smooth_sailing', 'seaweed_patch'],
  island: ['deserted_island', 'abandoned_depot', 'reef'],
  wreck: ['wrecked_ship'],
  ice: ['iceberg'],
  fog: ['fog_bank', 'sea_smoke'],
  city: ['deep_one_city'],
  beast: ['summon_the_beast_within'],
  sight: ['strange_vision', 'foresee'],
} as const satisfies Record<string, readonly string[]>;

export type Theme = keyof typeof cards;

const shown_on = new Map<string, Theme>(
  (Object.keys(cards) as Theme[]).flatMap((theme) => cards[theme].map((card) => [card, theme] as const)),
);

export const pictured = [...shown_on.keys()];
export const theme_of = (card: string): Theme => shown_on.get(card) ?? 'sight';
