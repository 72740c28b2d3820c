#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""One bot against another: how often it wins, with a 95 % interval. Seats change from game to game."""
import argparse
import math

import hadal


def play(game, bots, seed):
    """One game; bots[i] sits on seat i. Whatever has step(state) may play."""
    chance = hadal.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.settle(chance)
        else:
            state.apply(bots[state.current_player()].step(state))
    return state


def wilson(wins, games, z=1.96):
    share, spread = wins / games, z * z / games
    middle = (share + spread / 2) / (1 + spread)
    half = z * math.sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return middle - half, middle + half


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
