# SPDX-License-Identifier: Apache-2.0
"""The same loops over our games and over those of OpenSpiel and PettingZoo, where they are installed.

    python3 -m hadal.beside --seconds 2

One game at a time, every decision a call from Python with legal actions and the observation of whoever is to
move: as a user of OpenSpiel or PettingZoo writes it. One function plays both libraries, so what is measured is
the same. `python3 -m hadal.benchmark` measures many games at once.
"""
import argparse
import importlib
import random
import time

import hadal
import hadal.openspiel
import hadal.pettingzoo

OPENSPIEL = ["hearts", "skat", "crazy_eights(players=4)", "leduc_poker", "gin_rummy", "backgammon"]
PETTINGZOO = ["gin_rummy_v4", "leduc_holdem_v4", "texas_holdem_v4", "connect_four_v3", "hanabi_v5"]


def openspiel_loop(game, seconds, rng):
    """Decisions in a second of processor time, by pyspiel.State or what is shaped like it."""
    decisions, start = 0, time.process_time()
    tensor = game.get_type().provides_observation_tensor
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(actions, weights)[0])
                continue
            if tensor:
                state.observation_tensor(state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions / (time.process_time() - start)


def pettingzoo_loop(env, seconds, rng):
    """The same by PettingZoo's AEC loop, with the mask that its card and board games have."""
    decisions, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        env.reset(seed=rng.randrange(2**31))
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            env.step(int(rng.choice(observation["action_mask"].nonzero()[0])))
            decisions += 1
    return decisions / (time.process_time() - start)


def rows(seconds):
    """(library, game, decisions a second), None for what is not installed."""
    rng = random.Random(1)
    ours = [(name, most) for name in hadal.games() for most in (hadal.load(name).num_players(), 4)]
    for name, players in ours:
        game = hadal.openspiel.load_game(f"{name}(players={players})")
        yield "hadal.openspiel", f"{name} at {players}", openspiel_loop(game, seconds, rng)
    for name, players in ours:
        env = hadal.pettingzoo.env(name, players=players)
        yield "hadal.pettingzoo", f"{name} at {players}", pettingzoo_loop(env, seconds, rng)
    for name in OPENSPIEL:
        try:
            game = importlib.import_module("pyspiel").load_game(name)
        except ImportError:
            yield "OpenSpiel", name, None
            continue
        yield "OpenSpiel", name, openspiel_loop(game, seconds, rng)
    for name in PETTINGZOO:
        try:
            env = importlib.import_module(f"pettingzoo.classic.{name}").env()
        except ImportError:
            yield "PettingZoo", name, None
            continue
        yield "PettingZoo", name, pettingzoo_loop(env, seconds, rng)


def main():
    options = argparse.ArgumentParser(prog="python3 -m hadal.beside",
                                      description="Our games beside those of others, one at a time.")
    options.add_argument("--seconds", type=float, default=2, help="of processor time for each line")
    chosen = options.parse_args()
    for library, game, speed in rows(chosen.seconds):
        print(f"{library:17} {game:26} " +
              ("not installed" if speed is None else f"{speed:10,.0f} decisions/s"), flush=True)


if __name__ == "__main__":
    main()
