#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""One bot against another: how often it wins, with a 95 % interval. Seats change from game to game."""
import argparse

import hadal
from hadal.research import play, wilson


def match(game, mine, other, games, seed=1):
    """How many of the games `mine` wins; a shared win is half of one. Both make a bot of a seed."""
    won = 0.0
    for n in range(games):
        bots = [mine(seed + n), other(seed + n)]
        if n % 2:
            bots.reverse()  # the same deal from the other seat
        returns = play(game, bots, seed + n // 2).returns()
        me = n % 2
        won += 0 if returns[me] < 0 else 1 / sum(r > 0 for r in returns)
    return won


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--bot", default="sailor")
    options.add_argument("--against", default="novice")
    options.add_argument("--games", type=int, default=100)
    chosen = options.parse_args()
    game = hadal.load("abyss", players=2)
    won = match(game, lambda seed: hadal.bot(game, chosen.bot, seed),
                lambda seed: hadal.bot(game, chosen.against, seed), chosen.games)
    low, high = wilson(won, chosen.games)
    print(f"{chosen.bot} wins {won:g} of {chosen.games} against {chosen.against}: "
          f"{won / chosen.games:.0%} ({low:.0%} to {high:.0%})")


if __name__ == "__main__":
    main()
