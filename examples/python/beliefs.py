#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Who is the traitor? What the bots of Unfathomable believe in the course of their games.

The Brier score is the mean of (belief - truth)²: 0 is perfect, and somebody who only knows how many traitors
there are gets share * (1 - share).
"""
import argparse

import hadal
import numpy as np


def traitors_of(state):
    """At the end all loyalty cards lie open."""
    seats = state.view(-1)["seats"]
    return [any(card != "human" for card in seat["loyalty"]) for seat in seats.values()]


def watch(game, level, seed):
    """(who believes, whom, how much, when) of one game, and who were the traitors."""
    chance = hadal.Random(seed)
    bots = [hadal.bot(game, level, seed=seed * 10 + i) for i in range(game.num_players())]
    state = game.new_initial_state()
    beliefs = []
    state.settle(chance)
    while not state.is_terminal():
        player = state.current_player()
        state.apply(bots[player].step(state))
        for other, guilt in enumerate(bots[player].suspicions()):
            if other != player:
                beliefs.append((player, other, guilt, state.move_number()))
        state.settle(chance)
    return beliefs, traitors_of(state), state.move_number()


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--level", default="sailor")
    options.add_argument("--players", type=int, default=4)
    options.add_argument("--games", type=int, default=20)
    chosen = options.parse_args()
    game = hadal.load("unfathomable", players=chosen.players)
    rows = []
    for seed in range(1, chosen.games + 1):
        beliefs, traitors, length = watch(game, chosen.level, seed)
        rows += [(guilt, traitors[other], when / length) for player, other, guilt, when in beliefs
                 if not traitors[player]]
    guilt, truth, when = (np.array(column, float) for column in zip(*rows))
    share = truth.mean()
    print(f"{chosen.games} games, {len(rows)} beliefs of humans; {share:.0%} are about traitors")
    for low in (0, 0.25, 0.5, 0.75):
        part = (when >= low) & (when < low + 0.25)
        if part.any():
            print(f"  quarter {low * 4 + 1:.0f} of the game: Brier {((guilt - truth)[part] ** 2).mean():.3f}")
    print(f"Brier {((guilt - truth) ** 2).mean():.3f}; without looking {share * (1 - share):.3f}")


if __name__ == "__main__":
    main()
