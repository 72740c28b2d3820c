# SPDX-License-Identifier: Apache-2.0
"""Game records as arrays: games that people and bots played, for machine learning.

    for path in sorted(pathlib.Path("records").glob("*.txt")):
        game = hadal.records.arrays(path.read_text())
        game.observation, game.mask, game.action, game.player, game.returns

docs/notation.md describes the format. Every record is replayed, and a wrong one raises RecordError.
"""
from dataclasses import dataclass

import numpy as np

import hadal
from ._engine import read_record

__all__ = ["Trajectory", "arrays", "read", "states"]


@dataclass
class Trajectory:
    """The decisions of one game, a row for each; moves of two steps have two rows."""

    game: hadal.Game
    observation: np.ndarray  # (decisions, size) of bytes, as the seat that decided saw it
    mask: np.ndarray         # (decisions, actions) of bytes
    action: np.ndarray       # (decisions,)
    player: np.ndarray       # (decisions,)
    returns: np.ndarray      # (players,): 1 has won, -1 has not; 0 where the game is not over
    scores: np.ndarray       # (players,)


def read(text):
    """What a record says, as a dictionary: game, rules_version, options, seats, moves, result, seed."""
    return read_record(text)


def _game_of(said):
    options = dict(said["options"])
    players = int(options.pop("players", len(said["seats"])))
    return hadal.load(said["game"], players, options)


def states(text):
    """The positions of a record from the first to the last, checked by playing them."""
    game = _game_of(read(text))
    end = game.deserialize_state(text)
    state = game.new_initial_state()
    yield state.clone()
    for action in end.history():
        state.apply(action)
        yield state.clone()


def arrays(text):
    """The decisions of a record."""
    game = _game_of(read(text))
    end = game.deserialize_state(text)
    state = game.new_initial_state()
    rows = []
    for action in end.history():
        if not state.is_chance_node():
            rows.append((state.observation_bytes(), state.legal_actions_mask(), action,
                         state.current_player()))
        state.apply(action)
    observation = np.zeros((len(rows), game.observation_tensor_size()), np.uint8)
    mask = np.zeros((len(rows), game.num_distinct_actions()), np.uint8)
    for i, (seen, legal, _, _) in enumerate(rows):
        observation[i], mask[i] = seen, legal
    return Trajectory(game, observation, mask, np.array([r[2] for r in rows], np.int32),
                      np.array([r[3] for r in rows], np.int32), np.array(end.returns()),
                      np.array(end.scores()))
