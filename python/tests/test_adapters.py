# SPDX-License-Identifier: Apache-2.0
"""What the documentation of PettingZoo, Gymnasium and OpenSpiel asks of an environment, in our words."""
import random

import hadal.gymnasium
import hadal.openspiel
import hadal.pettingzoo
import numpy as np
import pytest
from conftest import TABLES


@pytest.fixture(params=TABLES, ids=lambda t: f"{t[0]}-{t[1]}")
def table(request):
    return request.param


def play_aec(env, seed):
    """PettingZoo's loop; returns the sum of what each agent was given."""
    env.reset(seed=seed)
    rng = random.Random(seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    turns = 0
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        assert agent == env.agent_selection and agent in env.agents
        assert env.observation_space(agent).contains(observation)
        assert isinstance(info, dict) and not truncation
        total[agent] += reward
        if termination:
            env.step(None)
            continue
        action = rng.choice(np.flatnonzero(observation["action_mask"]))
        assert env.action_space(agent).contains(action)
        env.step(action)
        turns += 1
    return total, turns


def test_pettingzoo_plays_to_the_end_and_gives_every_agent_its_reward(table):
    env = hadal.pettingzoo.env(table[0], players=table[1])
    assert env.possible_agents == [f"player_{i}" for i in range(table[1])]
    total, turns = play_aec(env, 1)
    assert env.agents == [] and turns > 10
    assert set(total.values()) <= {1.0, -1.0}


def test_pettingzoo_repeats_itself_with_a_seed(table):
    env = hadal.pettingzoo.env(table[0], players=table[1])
    assert play_aec(env, 2) == play_aec(env, 2)
    assert play_aec(env, 2) != play_aec(env, 3) or table[1] > 4


def test_pettingzoo_has_what_its_documentation_lists():
    env = hadal.pettingzoo.env("abyss", players=2)
    env.reset(seed=1)
    for name in ("agents", "num_agents", "possible_agents", "max_num_agents", "agent_selection", "terminations",
                 "truncations", "rewards", "infos", "observation_spaces", "action_spaces", "metadata", "unwrapped",
                 "step", "reset", "observe", "render", "close", "last", "agent_iter", "state"):
        assert hasattr(env, name), name
    assert set(env.rewards) == set(env.terminations) == set(env.truncations) == set(env.infos) == set(env.agents)
    assert not any(env._cumulative_rewards.values())
    seen = env.observe("player_1")
    assert seen["action_mask"].any() == (env.agent_selection == "player_1")
    assert isinstance(env.render(), str)


def test_pettingzoo_refuses_a_wrong_action():
    env = hadal.pettingzoo.env("abyss", players=2)
    env.reset(seed=1)
    with pytest.raises(ValueError):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    with pytest.raises(ValueError):
        env.step(None)


def test_gymnasium_steps_from_decision_to_decision_of_one_seat(table):
    envs = hadal.gymnasium.VectorEnv(table[0], num_envs=12, players=table[1], seat=1)
    observations, infos = envs.reset(seed=4)
    rng = np.random.default_rng(4)
    finished = 0
    for _ in range(400):
        assert observations.shape == envs.observation_space.shape and observations.dtype == np.uint8
        mask = infos["action_mask"]
        assert mask.any(axis=1).all()
        viewer = observations[:, :envs.game.describe_observation()[0]["size"]]
        assert (viewer.argmax(axis=1) == 1).all()
        actions = np.array([rng.choice(np.flatnonzero(row)) for row in mask])
        observations, rewards, terminations, truncations, infos = envs.step(actions)
        assert rewards.shape == terminations.shape == truncations.shape == (12,)
        assert ((rewards != 0) == terminations).all() and not truncations.any()
        finished += terminations.sum()
    assert finished > 0
    envs.close()
    assert envs.closed


def test_gymnasium_repeats_itself_with_a_seed_and_asks_the_opponents():
    asked = []

    def opponents(observation, mask):
        asked.append(len(mask))
        return mask.argmax(axis=1)

    envs = hadal.gymnasium.VectorEnv("abyss", num_envs=5, players=3, opponents=opponents)
    first, _ = envs.reset(seed=7)
    again, infos = envs.reset(seed=7)
    assert (first == again).all()
    envs.step(infos["action_mask"].argmax(axis=1))
    assert asked and set(asked) == {5}
    with pytest.raises(ValueError):
        envs.step([0])
    with pytest.raises(ValueError):
        hadal.gymnasium.VectorEnv("abyss", num_envs=5, players=3, seat=3)


def test_openspiel_plays_with_chance_numbered_from_zero(table):
    game = hadal.openspiel.load_game(f"{table[0]}(players={table[1]})")
    assert game.num_players() == table[1] and game.get_type().short_name == table[0]
    state = game.new_initial_state()
    assert state.is_initial_state()
    rng = random.Random(5)
    while not state.is_terminal():
        legal = state.legal_actions()
        assert legal == sorted(legal) and legal
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes())
            assert sum(weights) == pytest.approx(1)
            assert max(actions) < game.max_chance_outcomes() and sorted(actions) == legal
            action = rng.choices(actions, weights)[0]
        else:
            assert max(legal) < game.num_distinct_actions()
            assert [i for i, yes in enumerate(state.legal_actions_mask()) if yes] == legal
            assert len(state.observation_tensor()) == game.observation_tensor_size()
            action = rng.choice(legal)
        player = state.current_player()
        assert state.string_to_action(state.action_to_string(player, action)) == action
        before = state.history()
        assert state.child(action).history() == before + [action] and state.history() == before
        state.apply_action(action)
    assert all(game.min_utility() <= u <= game.max_utility() for u in state.returns())
    assert state.player_return(0) == state.returns()[0]
    assert [p.action for p in state.full_history()] == state.history()
    assert game.deserialize_state(state.serialize()).history() == state.history()


def test_openspiel_resamples_for_a_player():
    state = hadal.openspiel.load_game("abyss(players=2)").new_initial_state()
    rng = random.Random(6)
    for _ in range(80):
        state.apply_action(rng.choice(state.legal_actions()))
    world = state.resample_from_infostate(0, rng.random)
    assert world.information_state_string(0) == state.information_state_string(0)
    assert world.observation_tensor(0) == state.observation_tensor(0)
