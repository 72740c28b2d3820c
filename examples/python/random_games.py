#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Random games, one by one and many at once: how long they are and who wins."""
import argparse
import random

import hadal
import numpy as np


def one_by_one(game, games):
    """Every decision in Python, chance too, as OpenSpiel's users do it."""
    lengths = []
    for _ in range(games):
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes())
                state.apply(random.choices(actions, weights)[0])
            else:
                state.apply(random.choice(state.legal_actions()))
                decisions += 1
        lengths.append(decisions)
    return np.mean(lengths)


def many_at_once(game, games):
    """The same with arrays, a thousand times as fast."""
    vector = hadal.vector(game, min(games, 256), threads=2)
    finished, won = 0, np.zeros(game.num_players())
    while finished < games:
        vector.step(vector.sample())
        over = vector.done != 0
        finished += over.sum()
        won += (vector.reward[over] > 0).sum(axis=0)
    return finished, won / finished


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--game", default="abyss", choices=hadal.games())
    options.add_argument("--players", type=int)
    options.add_argument("--games", type=int, default=1000)
    chosen = options.parse_args()
    game = hadal.load(chosen.game, chosen.players)
    print(f"{game}: {one_by_one(game, min(chosen.games, 20)):.0f} decisions in a game")
    finished, share = many_at_once(game, chosen.games)
    print(f"{finished} games; each seat wins", " ".join(f"{s:.1%}" for s in share))


if __name__ == "__main__":
    main()
