# SPDX-License-Identifier: Apache-2.0
"""Hadal's games for research: states, observations, many games at once, bots.

    >>> import hadal
    >>> game = hadal.load(hadal.games()[0], players=2)
    >>> state = game.new_initial_state()
    >>> state.is_chance_node()
    True

docs/python.md is the guide.
"""

from ._engine import (Bot, DocumentError, Game, IllegalMove, Random, RecordError, State, Vector,
                      __version__, games)
from ._engine import load as _load

CHANCE_PLAYER = -1
TERMINAL_PLAYER = -4

__all__ = ["Bot", "CHANCE_PLAYER", "DocumentError", "Game", "IllegalMove", "Random", "RecordError",
           "State", "TERMINAL_PLAYER", "Vector", "__version__", "bot", "describe_observation",
           "games", "load", "vector"]


def load(name: str, players: int | None = None, options: dict | None = None) -> Game:
    """The game of that name for this number of players (by default, the fewest possible).

    `options` are the options of the table, as in `hadal serve`: {"memory_aid": True}.
    """
    if players is None:
        players = _fewest_players(name)
    return _load(name, players, options)


def _fewest_players(name):
    for players in range(1, 7):
        try:
            return _load(name, players).num_players()
        except DocumentError:
            continue
    raise DocumentError(f"{name} cannot be played with any number of players")


def _game(game, players, options):
    return game if isinstance(game, Game) else load(game, players, options)


def vector(game: Game | str, n: int, threads: int = 1, seed: int = 1, players: int | None = None,
           options: dict | None = None, forced: bool = False) -> Vector:
    """`n` games side by side, as arrays for the seats to move.

    `observation` (n, size) and `mask` (n, actions) of bytes, `reward` (n, players), `done`,
    `to_move`, `action` and `length` are written in place by every `step`. Chance is played inside, and so is
    the only legal action of somebody who has no choice; `forced` asks for that, too.
    A finished game starts again at once: `done` and `reward` are about the old one, the rest about the new.
    """
    return Vector(_game(game, players, options), n, threads, seed, forced)


def bot(game: Game | str, level: str, seed: int = 1, players: int | None = None,
        options: dict | None = None) -> Bot:
    """One of Hadal's bots: `bot.step(state)` is an action for the seat to move."""
    return Bot(_game(game, players, options), level, seed)


def describe_observation(game: Game | str, players: int | None = None,
                         options: dict | None = None) -> list[dict]:
    """Name, kind, first place and size of every feature of an observation, in order."""
    return _game(game, players, options).describe_observation()


def _restore_game(name, players, options):
    options = {key: value for key, value in options.items() if key != "players"}
    return _load(name, players, options)


def _restore(name, players, options, text):
    return _restore_game(name, players, options).deserialize_state(text)
