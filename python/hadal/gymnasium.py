# SPDX-License-Identifier: Apache-2.0
"""Many games in the shape of a Gymnasium vector environment. Gymnasium itself is not needed.

One seat is yours; the others are played by a function of yours or, if there is none, with equal chances for
every legal action. So a step ends at your next decision.

    envs = hadal.gymnasium.VectorEnv("GAME", num_envs=64, players=2)
    observations, infos = envs.reset(seed=1)
    observations, rewards, terminations, truncations, infos = envs.step(actions)

`infos["action_mask"]` says what may be played. A finished game starts again in the same step (Gymnasium's
SAME_STEP): its reward and `terminations` belong to the old game, the observation to the new one.
"""
import numpy as np

import hadal
from .pettingzoo import Bytes, Discrete


class VectorEnv:
    """`opponents(observation, mask)` gives the actions of the other seats, a row for each game."""

    metadata = {"render_modes": [], "autoreset_mode": "SameStep"}

    def __init__(self, game, num_envs, players=None, options=None, seat=0, opponents=None, threads=1):
        self._vector = hadal.vector(game, num_envs, threads=threads, players=players, options=options)
        self.game = self._vector.game
        if not 0 <= seat < self.game.num_players():
            raise ValueError(f"there is no seat {seat}")
        self.num_envs = num_envs
        self.seat = seat
        self.opponents = opponents
        size, actions = self.game.observation_tensor_size(), self.game.num_distinct_actions()
        self.single_observation_space = Bytes([size])
        self.single_action_space = Discrete(actions)
        self.observation_space = Bytes([num_envs, size])
        self.action_space = Discrete(actions)
        self.render_mode = None
        self.closed = False
        self.spec = None

    @property
    def unwrapped(self):
        return self

    def reset(self, *, seed=None, options=None):
        self._vector.reset(int(np.random.default_rng().integers(2**62)) if seed is None else seed)
        self._let_others_play(np.zeros(self.num_envs, np.float32), np.zeros(self.num_envs, bool),
                              np.zeros(self.num_envs, bool))
        return self._vector.observation.copy(), self._infos()

    def step(self, actions):
        rewards = np.zeros(self.num_envs, np.float32)
        over = np.zeros(self.num_envs, bool)
        mine = np.ones(self.num_envs, bool)
        actions = np.asarray(actions)
        if actions.shape != (self.num_envs,):
            raise ValueError(f"one action for each of the {self.num_envs} games is needed")
        self._vector.step(actions)
        self._note(rewards, over, mine)
        self._let_others_play(rewards, over, mine)
        return (self._vector.observation.copy(), rewards, over,
                np.zeros(self.num_envs, bool), self._infos())

    def _note(self, rewards, over, moved):
        done = (self._vector.done != 0) & moved
        rewards[done] = self._vector.reward[done, self.seat]
        over |= done

    def _let_others_play(self, rewards, over, moved):
        """Games wait at our next decision; the others go on."""
        while True:
            waiting = self._vector.to_move != self.seat
            if not waiting.any():
                return
            if self.opponents is None:
                actions = self._vector.sample().copy()
            else:
                actions = np.asarray(self.opponents(self._vector.observation, self._vector.mask))
            self._vector.step_some(actions, waiting)
            self._note(rewards, over, waiting)

    def _infos(self):
        return {"action_mask": self._vector.mask.copy(),
                "_action_mask": np.ones(self.num_envs, bool)}

    def close(self, **_):
        self.closed = True
