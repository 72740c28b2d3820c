#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Draws how the chances of two bots change in the course of a game of Abyss.

At every turn the position is played to its end many times by a quick bot, from worlds that the player to
move cannot tell from the real one.
"""
import argparse

import hadal
import matplotlib

matplotlib.use("Agg")  # a file, no window
import matplotlib.pyplot as plt  # noqa: E402


def chance_of(state, player, playouts, random):
    """How often `player` wins when a quick bot plays on for all."""
    game = state.get_game()
    won = 0
    for n in range(playouts):
        world = state.resample_from_infostate(state.current_player(), random)
        bot = hadal.bot(game, "greedy", seed=n)
        while not world.is_terminal():
            world.settle(random)
            if not world.is_terminal():
                world.apply(bot.step(world))
        won += world.returns()[player] > 0
    return won / playouts


def chances(level, playouts, seed):
    game = hadal.load("abyss", players=2)
    random = hadal.Random(seed)
    bots = [hadal.bot(game, level, seed=seed + i) for i in range(2)]
    state = game.new_initial_state()
    turns, values, last = [], [], None
    state.settle(random)
    while not state.is_terminal():
        turn = state.view(-1)["turn"] if "turn" in state.view(-1) else state.move_number()
        if state.question() == "act" and turn != last:
            last = turn
            turns.append(len(turns) + 1)
            values.append(chance_of(state, 0, playouts, random))
        state.apply(bots[state.current_player()].step(state))
        state.settle(random)
    return turns, values, state.scores()


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--level", default="sailor")
    options.add_argument("--playouts", type=int, default=50)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--out", default="win_chances.png")
    chosen = options.parse_args()
    turns, values, scores = chances(chosen.level, chosen.playouts, chosen.seed)
    plt.figure(figsize=(8, 4))
    plt.plot(turns, values, drawstyle="steps-post")
    plt.axhline(0.5, color="grey", linewidth=0.5)
    plt.ylim(0, 1)
    plt.xlabel("turn")
    plt.ylabel("chance of the first seat")
    plt.title(f"{chosen.level} against {chosen.level}: {scores[0]} to {scores[1]}")
    plt.savefig(chosen.out)
    print(f"{len(turns)} turns, {scores[0]} to {scores[1]}: {chosen.out}")


if __name__ == "__main__":
    main()
