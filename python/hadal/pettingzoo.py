# SPDX-License-Identifier: Apache-2.0
"""A game in the shape of a PettingZoo AEC environment. PettingZoo itself is not needed.

    env = hadal.pettingzoo.env("GAME", players=2)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        env.step(None if termination or truncation else choose(observation["action_mask"]))

An observation is a dictionary with `observation` and `action_mask`, as PettingZoo's own board games have it.
"""
import numpy as np

import hadal


class Discrete:
    """A space of the numbers 0 to n - 1, as Gymnasium's."""

    def __init__(self, n):
        self.n = n
        self.shape = ()
        self.dtype = np.dtype(np.int64)
        self._random = np.random.default_rng()

    def seed(self, seed=None):
        self._random = np.random.default_rng(seed)

    def contains(self, x):
        return 0 <= int(x) < self.n

    def sample(self, mask=None):
        allowed = np.arange(self.n) if mask is None else np.flatnonzero(mask)
        return int(self._random.choice(allowed))

    def __eq__(self, other):
        return isinstance(other, Discrete) and self.n == other.n

    __contains__ = contains


class Bytes:
    """A space of arrays of bytes, as Gymnasium's Box."""

    def __init__(self, shape, high=255):
        self.shape = tuple(shape)
        self.dtype = np.dtype(np.uint8)
        self.low = np.zeros(self.shape, np.uint8)
        self.high = np.full(self.shape, high, np.uint8)

    def contains(self, x):
        x = np.asarray(x)
        return x.shape == self.shape and x.dtype == self.dtype and bool((x <= self.high).all())

    def __eq__(self, other):
        return isinstance(other, Bytes) and self.shape == other.shape

    __contains__ = contains


class Dict(dict):
    """A space of dictionaries, as Gymnasium's."""

    def contains(self, x):
        return set(x) == set(self) and all(space.contains(x[key]) for key, space in self.items())


class AECEnv:
    """One agent after the other; chance is played inside."""

    metadata = {"render_modes": ["ansi"], "name": "hadal", "is_parallelizable": False}

    def __init__(self, game, render_mode=None):
        self._game = game
        self._state = None
        self.render_mode = render_mode
        self.metadata = dict(self.metadata, name=f"hadal_{game.name}_v{game.actions_version}")
        self.possible_agents = [f"player_{i}" for i in range(game.num_players())]
        self.agents = []
        self.agent_selection = None
        spaces = Dict(observation=Bytes([game.observation_tensor_size()]),
                      action_mask=Bytes([game.num_distinct_actions()], 1))
        self.observation_spaces = {a: spaces for a in self.possible_agents}
        self.action_spaces = {a: Discrete(game.num_distinct_actions())
                              for a in self.possible_agents}

    @property
    def unwrapped(self):
        return self

    @property
    def num_agents(self):
        return len(self.agents)

    @property
    def max_num_agents(self):
        return len(self.possible_agents)

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        if seed is None:
            seed = int(np.random.default_rng().integers(2**62))
        self._random = hadal.Random(seed)
        self._state = self._game.new_initial_state()
        self._state.settle(self._random)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {a: {} for a in self.agents}
        self.agent_selection = self.possible_agents[self._state.current_player()]

    def observe(self, agent):
        player = self.possible_agents.index(agent)
        return {"observation": self._state.observation_bytes(player),
                "action_mask": self._state.legal_actions_mask(player)}

    def last(self, observe=True):
        agent = self.agent_selection
        return (self.observe(agent) if observe else None, self._cumulative_rewards[agent],
                self.terminations[agent], self.truncations[agent], self.infos[agent])

    def step(self, action):
        if self.agent_selection is None:
            raise ValueError("the environment must be reset first, or the game is over")
        agent = self.agent_selection
        if self.terminations[agent]:
            return self._leave(agent, action)
        if action is None:
            raise hadal.IllegalMove("an action is needed; None is for agents whose game is over")
        self._state.apply(int(action))
        self._state.settle(self._random)
        self._cumulative_rewards[agent] = 0.0
        for player, other in enumerate(self.possible_agents):
            self.rewards[other] = self._state.rewards()[player]
            self._cumulative_rewards[other] += self.rewards[other]
        if self._state.is_terminal():
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self._state.current_player()]
        return None

    def _leave(self, agent, action):
        """Agents whose game is over leave one by one, with None."""
        if action is not None:
            raise ValueError("when an agent is terminated, the only action is None")
        self.agents.remove(agent)
        for everything in (self.rewards, self._cumulative_rewards, self.terminations,
                           self.truncations, self.infos):
            everything.pop(agent)
        self.agent_selection = self.agents[0] if self.agents else None

    def agent_iter(self, max_iter=2**63):
        while self.agents and max_iter > 0:
            yield self.agent_selection
            max_iter -= 1

    def state(self):
        """The game itself, for code that may see everything."""
        return self._state

    def render(self):
        return self._state.observation_string(max(self._state.current_player(), 0))

    def close(self):
        self._state = None
        self.agents = []

    def __str__(self):
        return self.metadata["name"]


def env(game, players=None, options=None, render_mode=None):
    """PettingZoo's usual name for the function that makes an environment."""
    if not isinstance(game, hadal.Game):
        game = hadal.load(game, players, options)
    return AECEnv(game, render_mode)
