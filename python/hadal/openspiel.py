# SPDX-License-Identifier: Apache-2.0
"""A game in the shape of OpenSpiel's: `pyspiel.Game` and `pyspiel.State`. OpenSpiel is not needed.

hadal.Game and hadal.State already have OpenSpiel's names. This adds what differs: a game tells its type,
chance outcomes are numbered from 0, tensors are lists, and `get_type()` says what is supported.

    game = hadal.openspiel.load_game("GAME(players=4)")
"""
import re
from types import SimpleNamespace

import hadal


def load_game(text, parameters=None):
    """A name with parameters in brackets, as OpenSpiel writes it, or with a dictionary of them."""
    match = re.fullmatch(r"\s*(\w+)\s*(?:\((.*)\))?\s*", text)
    if not match:
        raise ValueError(f"{text!r} is not the name of a game")
    chosen = dict(parameters or {})
    for part in filter(None, (match[2] or "").split(",")):
        key, _, value = part.partition("=")
        chosen[key.strip()] = value.strip()
    players = chosen.pop("players", None)
    return Game(hadal.load(match[1], None if players is None else int(players), chosen or None))


class Game:
    """pyspiel.Game."""

    def __init__(self, game):
        self._game = game

    def get_type(self):
        return SimpleNamespace(
            short_name=self._game.name, long_name=self._game.name, dynamics="sequential",
            chance_mode="explicit_stochastic", information="imperfect_information",
            utility="general_sum", reward_model="terminal",
            max_num_players=self._game.num_players(), min_num_players=self._game.num_players(),
            provides_information_state_string=True, provides_information_state_tensor=False,
            provides_observation_string=True, provides_observation_tensor=True)

    def get_parameters(self):
        return dict(self._game.options)

    def utility_sum(self):
        return None  # not constant

    def new_initial_state(self):
        return State(self, self._game.new_initial_state())

    def deserialize_state(self, text):
        return State(self, self._game.deserialize_state(text))

    def max_chance_nodes_in_history(self):
        return self._game.max_game_length()

    def __getattr__(self, name):  # num_players, num_distinct_actions, observation_tensor_shape, …
        return getattr(self._game, name)

    def __str__(self):
        return f"{self._game.name}(players={self._game.num_players()})"


class State:
    """pyspiel.State."""

    def __init__(self, game, state):
        self._own = game
        self._state = state
        self._first = state.num_distinct_actions()  # of the numbers of chance, here

    def get_game(self):
        return self._own

    def _inner(self, action):
        return action + self._first if self._state.is_chance_node() else action

    def legal_actions(self, player=None):
        if self._state.is_chance_node():
            return sorted(action for action, _ in self.chance_outcomes())
        return self._state.legal_actions() if player is None else self._state.legal_actions(player)

    def legal_actions_mask(self, player=None):
        if self._state.is_chance_node():
            legal = set(self.legal_actions())
            return [int(a in legal) for a in range(self._own.max_chance_outcomes())]
        return self._state.legal_actions_mask(player).tolist()

    def chance_outcomes(self):
        return [(action - self._first, p) for action, p in self._state.chance_outcomes()]

    def apply_action(self, action):
        self._state.apply(self._inner(action))

    def apply_actions(self, actions):
        raise RuntimeError("these games are sequential; use apply_action")

    def child(self, action):
        return State(self._own, self._state.child(self._inner(action)))

    def clone(self):
        return State(self._own, self._state.clone())

    def action_to_string(self, *args):
        player = args[0] if len(args) == 2 else self._state.current_player()
        chance = player == hadal.CHANCE_PLAYER
        return self._state.action_to_string(args[-1] + (self._first if chance else 0))

    def string_to_action(self, *args):
        action = self._state.string_to_action(args[-1])
        return action - self._first if action >= self._first else action

    def history(self):
        return [a - self._first if a >= self._first else a for a in self._state.history()]

    def full_history(self):
        """Pairs of who acted and what."""
        state = self._own.new_initial_state()
        pairs = []
        for action in self.history():
            pairs.append(SimpleNamespace(player=state.current_player(), action=action))
            state.apply_action(action)
        return pairs

    def history_str(self):
        return ", ".join(map(str, self.history()))

    def observation_tensor(self, player=None):
        return self._state.observation_tensor(player).tolist()

    def resample_from_infostate(self, player, probability_sampler):
        return State(self._own, self._state.resample_from_infostate(player, probability_sampler))

    def player_return(self, player):
        return self.returns()[player]

    def player_reward(self, player):
        return self.rewards()[player]

    def is_player_node(self):
        return self._state.current_player() >= 0

    def is_simultaneous_node(self):
        return False

    def is_initial_state(self):
        return not self._state.history()

    def __getattr__(self, name):  # current_player, is_terminal, returns, serialize, …
        return getattr(self._state, name)

    def __str__(self):
        return str(self._state)
