// SPDX-License-Identifier: Apache-2.0
// The seventy mythos cards, one row each, as the card prints it: who decides, the test, what
// follows from its results, and the two icons. The rule id is UNF-M- and the name. The enumerators,
// their names and the table are made of these rows, so whoever includes this file says before what
// UNF_MYTHOS(name, row) means to him; the words of the rows are in mythos_words.h.
// clang-format off
UNF_MYTHOS(accusation, choice(captain, {the_deep_ones, by_ritual},
           steps(arrest_one()),
           steps(discard(captain, 2), discard(current, 2), treachery(2))))
UNF_MYTHOS(adrift_fishing_boat, check({{influence, observation, strength}, 16, 13}, {the_mother, by_choice},
           steps(risk_to(1), gain(souls, 1), maybe_adrift()),
           steps(risk_to(2), gain(souls, 1)),
           steps(lose(sanity, 1), lose(souls, 1))))
UNF_MYTHOS(barricade_the_hatches, check({{strength, will}, 10}, {the_mother, by_choice},
           steps(keep(current, Kept::barricade)),
           steps(activate(the_deep_ones))))
UNF_MYTHOS(bucket_brigade, check_or(captain, {{influence, strength, will}, 16}, {the_mother, by_ritual},
           {steps(risk_to(2), travel_on(1)),
            steps(lose(fuel, 1), risk(2)),
            steps(roll(), if_at_most(6), lose(fuel, 1))}))
UNF_MYTHOS(class_struggle, choice(captain, {the_deep_ones, by_travel},
           steps(lose(sanity, 2)),
           steps(risk(4))))
UNF_MYTHOS(coal_bunker_fire, check_or(current, {{influence, strength}, 13}, {the_father, by_ritual},
           {steps(travel_on(1)),
            steps(lose(fuel, 1), lose(souls, 1)),
            steps(lose(fuel, 1), roll(), if_at_most(4), lose(fuel, 1))}))
UNF_MYTHOS(collision_course, check({{observation, will}, 11, 8}, {the_deep_ones, by_ritual},
           nothing(),
           steps(roll(), monarchs_to_bow(), damage_ship(1), retreat(1)),
           steps(roll(), monarchs_to_bow(), damage_ship(2), retreat(2))))
UNF_MYTHOS(coordinated_assault, check({{influence, lore, observation}, 17}, {the_deep_ones, by_ritual},
           steps(travel_on(1)),
           steps(surface_if_any(), activate(the_mother), activate(the_father), activate(the_deep_ones))))
UNF_MYTHOS(criminal_activity, check_or(current, {{influence, observation}, 11}, {the_mother, by_ritual},
           {steps(draw_item(current)),
            steps(lose(sanity, 1), each(EachFor::keep_one_item)),
            steps(remove_own_item(), treachery(4))}))
UNF_MYTHOS(damaged_evaporator, check({{observation, will}, 11, 8}, {the_mother, by_ritual},
           nothing(),
           steps(lose(food, 1)),
           steps(lose(food, 1), retreat_or_fuel(1))))
UNF_MYTHOS(deep_one_feint, check({{observation, will}, 11}, {the_deep_ones, by_choice},
           nothing(),
           steps(activate(the_deep_ones))))
UNF_MYTHOS(deep_one_swarm, check({{lore, observation, strength}, 15, 11}, {the_deep_ones, by_choice},
           nothing(),
           steps(activate(the_deep_ones)),
           steps(activate(the_deep_ones, 2))))
UNF_MYTHOS(dinghy_launch, choice(captain, {the_father, by_travel},
           steps(risk(1), roll(), if_at_most(4), lose(sanity, 1)),
           steps(lose(souls, 1))))
UNF_MYTHOS(disturbing_dreams, check({{influence, lore}, 13, 10}, {the_mother, by_travel},
           steps(gain(sanity, 1)),
           steps(lose(sanity, 1)),
           steps(lose(sanity, 2))))
UNF_MYTHOS(e_o_t_failure, check({{influence, observation}, 11}, {the_father, by_ritual},
           steps(travel_on(1)),
           steps(retreat_or_fuel(1))))
UNF_MYTHOS(fear_of_the_unknown, check({{influence, lore, will}, 15}, {the_deep_ones, by_choice},
           nothing(),
           steps(discard_all(keeper), defeat(keeper), pass_keeper())))
UNF_MYTHOS(firemen_strike, check_or(current, {{strength, will}, 9}, {the_father, by_ritual},
           {nothing(),
            steps(defeat(current), discard(current, 3)),
            steps(retreat_or_fuel(1), treachery(2))}))
UNF_MYTHOS(flooding_compartment, check({{strength, will}, 9}, {the_deep_ones, by_ritual},
           nothing(),
           steps(lose(souls, 1))))
UNF_MYTHOS(food_rationing, choice(captain, {the_deep_ones, by_ritual},
           steps(lose(food, 1), roll(), if_at_most(6), lose(sanity, 1)),
           steps(lose(food, 2))))
UNF_MYTHOS(food_stores_raid, check({{influence, strength}, 11, 8}, {the_father, by_travel},
           nothing(),
           steps(lose(food, 1)),
           steps(lose(food, 2))))
UNF_MYTHOS(horrific_visions, check({{lore, will}, 10}, {the_deep_ones, by_ritual},
           nothing(),
           steps(lose(sanity, 1))))
UNF_MYTHOS(hull_leak, check({{observation, strength}, 9}, {the_deep_ones, by_travel},
           nothing(),
           steps(damage_ship())))
UNF_MYTHOS(hypnotic_melody, check({{influence, will}, 10, 7}, {the_deep_ones, by_travel},
           nothing(),
           steps(risk_or_food()),
           steps(lose_one_of_supply())))
UNF_MYTHOS(identity_crisis, check_or(current, {{influence, lore}, 11}, {the_deep_ones, by_ritual},
           {steps(each(EachFor::draw_from_set)),
            steps(lose(souls, 1), deep_one_at_current()),
            steps(lose(souls, 1), roll(), if_at_most(4), discard_all(current))}))
UNF_MYTHOS(improvised_fuel_source, choice(captain, {the_mother, by_ritual},
           steps(risk_to(3), gain(fuel, 1)),
           steps(lose(fuel, 1))))
UNF_MYTHOS(incoming_sos, choice(captain, {the_father, by_ritual},
           steps(risk_to(4), gain(food, 1), gain(fuel, 1), gain(souls, 1)),
           steps(lose(sanity, 1))))
UNF_MYTHOS(infection, choice(captain, {the_deep_ones, by_travel},
           steps(lose(food, 1)),
           steps(roll(), if_at_most(6, 4), lose(souls, 1), roll(), if_at_most(4), lose(souls, 1))))
UNF_MYTHOS(infiltrator, check({{lore, strength}, 11, 8}, {the_mother, by_travel},
           nothing(),
           steps(roll(), deep_one_in_rolled_room()),
           steps(damage_ship(), place_struck(1))))
UNF_MYTHOS(jail_break, check({{lore, strength}, 9}, {the_father, by_choice},
           nothing(),
           steps(lose(sanity, 1), each(EachFor::leave_brig))))
UNF_MYTHOS(just_desserts, choice(current, {the_deep_ones, by_choice},
           steps(lose(food, 2), draw_item(current)),
           steps(treachery(4))))
UNF_MYTHOS(kitty_litter, check_or(current, {{lore, observation}, 10}, {the_mother, by_ritual},
           {steps(gain(sanity, 1)),
            steps(lose(sanity, 1)),
            steps(move(current, Space::galley), roll(), if_at_most(4), lose(food, 1))}))
UNF_MYTHOS(looming_breakdown, check_or(captain, {{observation, strength}, 11}, {the_mother, by_ritual},
           {nothing(),
            steps(lose(souls, 1), damage_room(Space::boiler_room)),
            steps(retreat_or_fuel(2))}))
UNF_MYTHOS(lure_of_yha_nthlei, check({{influence, lore}, 9}, {the_father, by_ritual},
           nothing(),
           steps(risk(4))))
UNF_MYTHOS(missing_jewelry, choice(captain, {the_mother, by_travel},
           steps(lose(sanity, 1)),
           steps(treachery(4))))
UNF_MYTHOS(missing_munitions, check({{influence, observation, will}, 16, 12}, {the_deep_ones, by_choice},
           steps(defeat_one_in_room()),
           steps(damage_ship()),
           steps(damage_ship(2))))
UNF_MYTHOS(missing_parents, choice(current, {the_deep_ones, by_ritual},
           steps(move(current, Space::captains_cabin), roll(), if_at_most(4, 2), lose(souls, 1),
                 place(1, Space::captains_cabin)),
           steps(lose(sanity, 1))))
UNF_MYTHOS(mysterious_lifeboat, choice(keeper, {the_deep_ones, by_ritual},
           steps(risk(1), roll(), if_at_most(4, 2), place(1, Space::galley),
                 place(1, Space::cargo_hold)),
           steps(lose(sanity, 1))))
UNF_MYTHOS(on_the_offensive, check({{lore, strength}, 10}, {the_father, by_choice},
           steps(shove_deep_ones(0)),
           steps(activate(the_deep_ones))))
UNF_MYTHOS(open_the_gate, check_or(keeper, {{lore, observation, will}, 18}, {the_father, by_ritual},
           {steps(reset_travel(), open_gate()),
            steps(lose(sanity, 1), lose(souls, 1), damage_ship(2)),
            steps(lose(sanity, 1))}))
UNF_MYTHOS(passenger_overboard, check({{lore, observation}, 9}, {the_deep_ones, by_travel},
           nothing(),
           steps(lose(souls, 1))))
UNF_MYTHOS(passenger_riot, check({{influence, strength}, 13, 10}, {the_deep_ones, by_travel},
           steps(draw_item(current)),
           steps(lose(sanity, 1)),
           steps(lose(sanity, 1), lose(souls, 1))))
UNF_MYTHOS(poisoned_food, choice(keeper, {the_deep_ones, by_travel},
           steps(spend(keeper, lore), roll(), if_paid_at_most(6, 1), lose(souls, 1)),
           steps(lose(food, 1))))
UNF_MYTHOS(power_to_the_people, check_or(captain, {{influence, will}, 9}, {the_deep_ones, by_travel},
           {steps(treachery(2)),
            steps(lose(souls, 1), oust_captain()),
            steps(oust_captain())}))
UNF_MYTHOS(rally_the_crew, check({{influence, will}, 13, 10}, {the_father, by_choice},
           steps(gain(sanity, 1)),
           steps(lose(sanity, 1)),
           steps(lose(sanity, 2), each(EachFor::discard_two))))
UNF_MYTHOS(rat_infestation, check({{influence, observation}, 12, 8}, {the_deep_ones, by_ritual},
           steps(offer_to(current, ConsentFor::rats)),
           steps(lose(food, 1)),
           steps(lose(food, 2))))
UNF_MYTHOS(ritual_coordination, check_or(keeper, {{lore, will}, 9}, {the_deep_ones, by_travel},
           {steps(coordinate_ritual()),
            steps(lose(sanity, 1), damage_room(Space::chapel)),
            steps(activate(the_deep_ones))}))
UNF_MYTHOS(ritual_support, choice(keeper, {the_mother, by_travel},
           steps(spend(keeper, lore), roll(), if_paid_at_most(6, 3), lose(sanity, 1),
                 lose(souls, 1), stop(), ritual_by(1)),
           steps(ritual_by(-1), discard(keeper, 2))))
UNF_MYTHOS(sacrifice_deep_one, choice(keeper, {the_deep_ones, by_travel},
           steps(lose(sanity, 1), keep(keeper, Kept::sacrifice_deep_one)),
           steps(reset_ritual(), discard_all(keeper))))
UNF_MYTHOS(sewage_backup, check({{strength, will}, 9}, {the_father, by_choice},
           nothing(),
           steps(lose(sanity, 1), roll(), defeat_rolled_room())))
UNF_MYTHOS(shipboard_fire, check({{observation, strength}, 11, 8}, {the_deep_ones, by_ritual},
           steps(damage_ship(1)),
           steps(damage_ship(2)),
           steps(damage_ship(3))))
UNF_MYTHOS(stolen_ritual_components, check({{lore, observation}, 10}, {the_father, by_travel},
           steps(keeper_spell()),
           steps(ritual_by(-2), lose_spells(5))))
UNF_MYTHOS(strange_vision, choice(current, {the_deep_ones, by_choice},
           steps(look_at_route(), to_brig(current)),
           steps(place_each(Space::d1, Space::d8))))
UNF_MYTHOS(the_anarcho_individualist, choice(current, {the_father, by_ritual},
           steps(lose(sanity, 1), draw_item(current), lose_items(5)),
           steps(discard(current, 2), treachery(2))))
UNF_MYTHOS(the_captains_banquet, choice(captain, {the_mother, by_travel},
           steps(lose(food, 2), gain(sanity, 1), each(EachFor::banquet)),
           steps(lose(food, 1), roll(), if_at_most(6), lose(sanity, 1))))
UNF_MYTHOS(the_fathers_favor, check({{lore, observation, strength}, 16, 11}, {the_father, by_travel},
           nothing(),
           steps(activate(the_father)),
           steps(activate(the_father, 2))))
UNF_MYTHOS(the_mothers_wrath, check({{influence, lore, strength}, 17, 12}, {the_mother, by_travel},
           nothing(),
           steps(activate(the_mother)),
           steps(activate(the_mother, 2))))
UNF_MYTHOS(too_many_bodies, choice(captain, {the_deep_ones, by_travel},
           steps(lose(food, 1)),
           steps(risk(1), roll_for_crowd(), judge_crowd())))
UNF_MYTHOS(transformation, choice(captain, {the_deep_ones, by_travel},
           steps(roll(), if_at_most(6, 2), lose(souls, 1), place(1, Space::cargo_hold)),
           steps(lose(souls, 1), roll(), if_at_most(4), lose(sanity, 1))))
UNF_MYTHOS(volunteer_army, choice(captain, {the_father, by_ritual},
           steps(volunteer()),
           steps(activate(the_deep_ones))))
UNF_MYTHOS(hold_the_line, check({{lore, strength, will}, 15, 10}, {the_mother, by_choice},
           steps(shove_deep_ones(1)),
           steps(place_each(Space::w1, Space::w8)),
           steps(place_each(Space::d1, Space::d8))))

// [UNF-1-11] The green cards.
UNF_MYTHOS(history_repeats, green(Character::keilani, check_or(named, {{influence, strength}, 13}, {the_deep_ones, by_travel},
           {steps(gain(sanity, 1), maybe_arrest()),
            steps(lose(souls, 1), brig_for_both()),
            steps(lose(sanity, 1), to_brig(named))})))
UNF_MYTHOS(the_peacemaker, green(Character::arjun, check_or(named, {{influence, will}, 13}, {the_mother, by_travel},
           {steps(clear_board()),
            steps(place_each(Space::bridge, Space::boiler_room)),
            steps(keep(named, Kept::peacemaker))})))
UNF_MYTHOS(do_no_harm, green(Character::svetlana, check_or(named, {{lore, observation}, 13}, {the_father, by_travel},
           {steps(lose(sanity, 1), move(named, Space::sick_bay)),
            steps(lose(sanity, 1), damage_ship(), move(named, Space::sick_bay)),
            steps(to_brig(named), damage_ship())})))
UNF_MYTHOS(signs_of_life, green(Character::jeanne, check_or(named, {{influence, observation}, 13}, {the_deep_ones, by_travel},
           {steps(gain(sanity, 1)),
            steps(lose(souls, 2)),
            steps(risk(1), damage_ship(), defeat(named))})))
UNF_MYTHOS(the_game_is_afoot, green(Character::jamie, check_or(named, {{observation, strength}, 13}, {the_deep_ones, by_travel},
           {steps(ask_space(named, SpaceFor::afoot)),
            steps(roll(), afoot()),
            steps(damage_room(Space::boiler_room), place_struck(4))})))
UNF_MYTHOS(memory_of_the_deep, green(Character::william, check_or(named, {{lore, will}, 13}, {the_mother, by_travel},
           {steps(offer_to(named, ConsentFor::memory)),
            steps(lose(sanity, 1), keep(named, Kept::memory_of_the_deep)),
            steps(keep(named, Kept::memory_of_the_deep))})))
UNF_MYTHOS(miscalculation, green(Character::beatrice, check_or(named, {{lore, observation}, 13}, {the_father, by_travel},
           {steps(look_at_route(1)),
            steps(retreat_or_fuel(2)),
            steps(roll(), if_at_most(7), retreat_or_fuel(2))})))
UNF_MYTHOS(family_ties, green(Character::ishmael, choice(named, {the_deep_ones, by_travel},
           steps(clear_all(), keep(named, Kept::family_ties)),
           steps(four_at_ishmael()))))
UNF_MYTHOS(gift_of_the_mother, green(Character::edmund, check_or(named, {{strength, will}, 15}, {the_mother, by_travel},
           {steps(renew_chaos()),
            steps(defeat(named), lose_ring(), treachery(6)),
            steps(lose_ring(), treachery(6))})))
UNF_MYTHOS(ticket_please, green(Character::samira, check_or(named, {{influence, will}, 13}, {the_deep_ones, by_travel},
           {steps(draw_item(named)),
            steps(to_brig(named), lose_all_items()),
            steps(lose_all_items(), roll(), move_to_rolled_deck())})))
// clang-format on
