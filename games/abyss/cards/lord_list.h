// SPDX-License-Identifier: Apache-2.0
// The 35 lords, one row each: printed facts, what happens when one comes into play, and the
// question of passives.h or the power of powers.h that makes its effect last. The enumerators,
// their names, the table and what clients are told are made of these rows.
//
// races: the bubbles, how many different races must pay. required: the big bubble; none: all
// bubbles are equal. entering: a function of on_entering, in lords_<guild>.cpp.
#pragma once

// clang-format off
//     lord             guild      cost races required infl. keys entering         lasting
#define ABYSS_LORDS(LORD)                                                                          \
  LORD(jailer,          soldier,     6, 3, crab,       7, 0, jailer,           none)               \
  LORD(tamer,           soldier,     6, 3, crab,       4, 1, nothing,          reward_space)       \
  LORD(seeker,          soldier,     7, 2, crab,       7, 0, seeker,           none)               \
  LORD(commander,       soldier,     8, 1, crab,       4, 1, commander,        has_hand_limit)     \
  LORD(hunter,          soldier,     8, 2, crab,       6, 0, hunter,           none)               \
  LORD(recruiter,       soldier,    10, 2, crab,       4, 1, nothing,          bill_for)           \
  LORD(assassin,        soldier,    10, 1, crab,       6, 0, assassin,         none)               \
  LORD(ship_master,     merchant,    6, 3, shellfish,  5, 1, nothing,          earn_for_races)     \
  LORD(shopkeeper,      merchant,    6, 3, shellfish,  9, 0, shopkeeper,       none)               \
  LORD(peddler,         merchant,    8, 1, shellfish,  9, 0, peddler,          none)               \
  LORD(slaver,          merchant,    8, 1, shellfish,  5, 1, nothing,          sell)               \
  LORD(trader,          merchant,   10, 3, shellfish,  9, 0, trader,           none)               \
  LORD(landlord,        merchant,   10, 2, shellfish,  5, 1, landlord,         income)             \
  LORD(shaman,          mage,        6, 3, jellyfish,  5, 1, nothing,          is_shielded)        \
  LORD(apprentice,      mage,        6, 3, jellyfish,  9, 0, apprentice,       none)               \
  LORD(alchemist,       mage,        7, 1, jellyfish,  5, 1, nothing,          stacks_per_request) \
  LORD(invoker,         mage,        8, 1, jellyfish,  8, 0, invoker,          none)               \
  LORD(oracle,          mage,        8, 2, jellyfish,  5, 1, nothing,          clear)              \
  LORD(illusionist,     mage,       10, 1, jellyfish,  9, 0, illusionist,      none)               \
  LORD(master_of_magic, mage,       10, 3, jellyfish,  6, 1, nothing,          may_affiliate_any)  \
  LORD(opportunist,     politician,  6, 3, squid,      5, 1, nothing,          replace)            \
  LORD(diplomat,        politician,  8, 1, squid,      5, 1, nothing,          bill_for)           \
  LORD(schemer,         politician,  8, 3, squid,      6, 0, schemer,          none)               \
  LORD(corruptor,       politician, 10, 1, squid,      6, 0, corruptor,        none)               \
  LORD(treasurer,       politician, 10, 2, squid,      5, 1, nothing,          bill_for)           \
  LORD(traitor,         politician, 12, 3, squid,      6, 0, traitor,          none)               \
  LORD(keeper,          farmer,      6, 3, seahorse,   6, 1, nothing,          none)               \
  LORD(reaper,          farmer,      7, 2, seahorse,   6, 1, nothing,          none)               \
  LORD(shepherd,        farmer,      8, 1, seahorse,   6, 1, nothing,          none)               \
  LORD(miller,          farmer,      8, 2, seahorse,  10, 0, nothing,          none)               \
  LORD(aquaculturalist, farmer,      9, 3, seahorse,  11, 0, nothing,          none)               \
  LORD(landowner,       farmer,     10, 1, seahorse,  12, 0, nothing,          none)               \
  LORD(sage,            ambassador, 10, 5, none,       4, 3, draw_locations<2>,none)               \
  LORD(hermit,          ambassador, 10, 5, none,       5, 3, draw_locations<1>,none)               \
  LORD(elder,           ambassador, 10, 5, none,       3, 3, draw_locations<3>,none)
// clang-format on
