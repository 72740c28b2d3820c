# SPDX-License-Identifier: Apache-2.0
import random

import hadal
import numpy as np
from conftest import positions


def test_features_cover_an_observation_without_gaps(game):
    rows = hadal.describe_observation(game)
    assert [r["first"] for r in rows] == list(np.cumsum([0] + [r["size"] for r in rows[:-1]]))
    assert rows[-1]["first"] + rows[-1]["size"] == game.observation_tensor_size()
    assert len({r["name"] for r in rows}) == len(rows)


def named(game, state, player):
    bytes_ = state.observation_bytes(player)
    return {r["name"]: bytes_[r["first"]:r["first"] + r["size"]]
            for r in game.describe_observation()}


def test_features_say_what_the_view_says():
    game = hadal.load("abyss", players=3)
    for n, state in enumerate(positions(game, 11)):
        if n % 7:
            continue
        for player in range(3):
            seen, view = named(game, state, player), state.view(player)
            for k in range(3):
                seat = view["seats"]["ABC"[(player + k) % 3]]
                assert seen[f"seat{k}.pearls"][0] == min(seat["pearls"], 255)
                assert (seen[f"seat{k}.lords"] & 1).sum() == len(seat["lords"])
            assert seen["viewer"].argmax() == player
            if state.current_player() >= 0:
                assert seen["asked"].argmax() == (state.current_player() - player) % 3


def test_equal_views_are_equal_tensors_on_100000_states():
    """The leak law: whatever a seat cannot see may be dealt anew, and its tensor stays the same."""
    rng = hadal.Random(23)
    pick = random.Random(23)
    looked = 0
    while looked < 100_000:
        name, players = pick.choice([("abyss", 2), ("abyss", 4), ("unfathomable", 4)])
        vector = hadal.vector(name, 64, seed=pick.randrange(2**32), players=players)
        for _ in range(40):
            vector.sample()
            vector.step()
        for i in range(64):
            state = vector.state(i)
            for player in range(players):
                tensor = state.observation_bytes(player)
                for _ in range(4):
                    world = state.resample_from_infostate(player, rng)
                    assert (world.observation_bytes(player) == tensor).all()
                looked += 4


def test_a_spectator_has_an_observation_too(game):
    for state in positions(game, 12, 50):
        assert state.observation_bytes(-1).shape == (game.observation_tensor_size(),)
