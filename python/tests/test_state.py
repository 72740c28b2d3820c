# SPDX-License-Identifier: Apache-2.0
import copy
import pickle
import random

import hadal
import numpy as np
import pytest
from conftest import positions, random_action


def test_a_random_game_ends_with_returns(game):
    *_, end = positions(game, 1)
    assert end.is_terminal() and end.current_player() == hadal.TERMINAL_PLAYER
    assert set(end.returns()) <= {1.0, -1.0} and end.rewards() == end.returns()
    assert len(end.scores()) == game.num_players()
    assert end.legal_actions() == [] and not end.legal_actions_mask().any()


def test_mask_and_list_of_legal_actions_agree(game):
    for state in positions(game, 2):
        mask = state.legal_actions_mask()
        assert mask.shape == (game.num_distinct_actions(),)
        if not state.is_chance_node():
            assert list(np.flatnonzero(mask)) == state.legal_actions()
        else:
            assert not mask.any()
        for player in range(game.num_players()):
            if player != state.current_player():
                assert state.legal_actions(player) == []


def test_chance_outcomes_are_probabilities(game):
    for state in positions(game, 3, 300):
        outcomes = state.chance_outcomes()
        assert bool(outcomes) == state.is_chance_node()
        if outcomes:
            assert sum(p for _, p in outcomes) == pytest.approx(1)
            assert [a for a, _ in sorted(outcomes)] == state.legal_actions()
            assert all(a >= game.num_distinct_actions() for a, _ in outcomes)


def test_a_copy_plays_on_by_itself(game):
    for state in positions(game, 4, 200):
        if state.is_terminal():
            break
        before = state.history()
        for other in (state.clone(), copy.copy(state), copy.deepcopy(state)):
            assert other == state
            other.apply(random_action(other, random.Random(1)))
            assert state.history() == before


def test_an_observation_is_the_same_as_numbers_bytes_and_text(game):
    chance = hadal.Random(5)
    for n, state in enumerate(positions(game, 5, 400)):
        if n % 20:
            continue
        for player in range(game.num_players()):
            assert list(state.observation_tensor(player)) == list(state.observation_bytes(player))
            other = state.resample_from_infostate(player, chance)
            assert other.observation_string(player) == state.observation_string(player)
        if not state.is_terminal():
            assert state.rewards() == state.returns() == [0] * game.num_players()


def test_every_action_has_a_text_that_reads_back(game):
    for number in range(game.num_distinct_actions() + game.max_chance_outcomes()):
        assert game.string_to_action(game.action_to_string(number)) == number


def test_a_wrong_action_is_refused_with_the_sentence_of_the_engine():
    state = hadal.load("abyss", players=2).new_initial_state()
    with pytest.raises(hadal.IllegalMove, match="'explore' is not legal now"):
        state.apply(state.string_to_action("explore"))
    with pytest.raises(hadal.IllegalMove, match="there is no action 100000"):
        state.apply(100000)
    with pytest.raises(ValueError, match="'dance' is not a move"):
        state.play("dance")
    assert state.history() == []


def test_a_move_of_two_steps_is_asked_for_in_two_numbers():
    game = hadal.load("abyss", players=2)
    seen = 0
    for seed in range(200):
        for state in positions(game, seed):
            firsts = [a for a in state.legal_actions() if game.action_to_string(a).endswith(" _")]
            for first in firsts:
                child = state.child(first)
                assert child.current_player() == state.current_player()
                verb = game.action_to_string(first).split()[0]
                seconds = [game.action_to_string(a) for a in child.legal_actions()]
                assert seconds and all(text.startswith(verb + " _ ") for text in seconds)
                assert game.deserialize_state(child.serialize()) == child
                me, other = state.current_player(), 1 - state.current_player()
                assert (child.observation_tensor(me) != state.observation_tensor(me)).any()
                assert (child.observation_tensor(other) == state.observation_tensor(other)).all()
                end = child.child(child.legal_actions()[0])
                assert end.history()[:-2] == state.history() and end.history()[-2] == first
                seen += 1
        if seen > 20:
            return
    assert False, "no such move came up"


def test_a_record_is_played_again_and_a_wrong_one_refused(game):
    *_, end = positions(game, 5)
    text = end.serialize()
    again = game.deserialize_state(text)
    assert again == end and again.history() == end.history()
    assert pickle.loads(pickle.dumps(end)) == end
    lines = text.splitlines(keepends=True)
    middle = len(lines) // 2
    with pytest.raises(hadal.RecordError, match="line"):
        game.deserialize_state("".join(lines[:middle] + lines[middle + 1:]))
    with pytest.raises(hadal.RecordError):
        game.deserialize_state(text[:-20])
    with pytest.raises(hadal.RecordError):
        game.deserialize_state("")


def test_a_resampled_state_looks_the_same_to_its_player_and_plays_on(game):
    rng = random.Random(6)
    for n, state in enumerate(positions(game, 6)):
        if state.current_player() < 0 or n % 9:
            continue
        for player in range(game.num_players()):
            world = state.resample_from_infostate(player, rng.random)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.information_key(player) == state.information_key(player)
            assert (world.observation_tensor(player) == state.observation_tensor(player)).all()
            assert world.observation_string(player) == state.observation_string(player)
            if player == state.current_player():
                assert world.legal_actions() == state.legal_actions()
        world.apply(random_action(world, rng))
        with pytest.raises(ValueError, match="has no record"):
            world.serialize()


def test_information_grows_with_every_move_and_tells_players_apart(game):
    last = ""
    for state in positions(game, 7, 100):
        text = state.information_state_string(0)
        assert text.startswith(last) or "_" in last
        last = text
    assert state.information_state_string(0) != state.information_state_string(1)


def test_notation_and_numbers_lead_to_the_same_position(game):
    for state in positions(game, 8, 300):
        if state.is_terminal():
            break
        action = state.legal_actions()[0]
        text = game.action_to_string(action)
        if "_" in text.split():
            continue
        by_text = state.clone()
        by_text.play(text)
        assert by_text == state.child(action)


def test_what_cannot_be_pickled_says_so(game):
    assert pickle.loads(pickle.dumps(game)).options == game.options
    for thing in (hadal.Random(1), hadal.vector(game, 2), hadal.bot(game, "random")):
        for way in (copy.copy, lambda x: pickle.dumps(x, 0), pickle.dumps):
            with pytest.raises(TypeError, match="cannot be pickled"):
                way(thing)


def test_a_scenario_gives_a_position():
    game = hadal.load("abyss", players=2)
    state = game.state_from_scenario({"given": {"seats": {"A": {"pearls": 7}}, "turn": "A"}})
    assert state.current_player() == 0 and state.view(0)["seats"]["A"]["pearls"] == 7
    with pytest.raises(hadal.DocumentError):
        game.state_from_scenario({"given": {"no_such_key": 1}})


def test_wrong_tables_are_refused_with_a_sentence():
    with pytest.raises(ValueError, match="there is no game 'chess'"):
        hadal.load("chess", players=2)
    with pytest.raises(hadal.DocumentError):
        hadal.load("abyss", players=9)
    with pytest.raises(hadal.DocumentError):
        hadal.load("abyss", players=2, options={"no_such_option": True})
    assert hadal.load("abyss", options={"memory_aid": True}).options["memory_aid"] == "on"
