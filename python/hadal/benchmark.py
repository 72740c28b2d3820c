# SPDX-License-Identifier: Apache-2.0
"""How fast the module is, beside the engine itself.

    python3 -m hadal.benchmark                      # every game, one thread and two
    python3 -m hadal.benchmark GAME:4 --seconds 5 --games 512

Native rollout and vector take turns, so that a busy machine slows both alike; a share is the median of the
rounds. The engine is measured twice: with as many games side by side as the vector has, one move of each in
turn, which is what a vector does; and one game after the other, which memory and branch prediction like best.
"""
import argparse
import statistics
import time

import hadal

def timed(work):
    start = time.perf_counter()
    decisions = work()
    return decisions / (time.perf_counter() - start)


def step_vector(vector, steps):
    for _ in range(steps):
        vector.sample()
        vector.step()
    return steps * len(vector)


def one_by_one(game, decisions):
    """OpenSpiel's way: every decision is a call of Python."""
    random = hadal.Random(1)
    state, made = game.new_initial_state(), 0
    while made < decisions:
        if state.is_terminal():
            state = game.new_initial_state()
        if state.is_chance_node():
            state.settle(random)
            continue
        legal = state.legal_actions()
        state.apply(legal[random.below(len(legal))])
        made += 1
    return made


def measure(name, players, games, threads, seconds):
    game = hadal.load(name, players=players)
    vector = hadal.vector(game, games, threads=threads)
    step_vector(vector, 20)
    part = max(10_000, int(timed(lambda: game.rollout(50_000)) * seconds / 30))
    rounds = [(timed(lambda: game.rollout(part, games, n)), timed(lambda: game.rollout(part, 1, n)),
               timed(lambda: step_vector(vector, max(1, part // games)))) for n in range(1, 11)]
    beside, alone, batched = (statistics.median(column) for column in zip(*rounds))
    return (beside, alone, batched, statistics.median(b / a for a, _, b in rounds),
            statistics.median(b / a for _, a, b in rounds))


def main():
    options = argparse.ArgumentParser(description="The speed of the module beside the engine's.")
    options.add_argument("tables", nargs="*", default=hadal.games(), help="a game, or GAME:PLAYERS")
    options.add_argument("--seconds", type=float, default=3, help="for each line (default 3)")
    options.add_argument("--games", type=int, default=256, help="side by side (default 256)")
    options.add_argument("--threads", type=int, nargs="*", default=[1, 2])
    chosen = options.parse_args()
    print("decisions per second    engine side by side   engine one game   vector, all arrays   shares")
    for name, _, players in (table.partition(":") for table in chosen.tables):
        players = int(players) if players else hadal.load(name).num_players()
        for threads in chosen.threads:
            beside, alone, batched, share, share_alone = measure(
                name, players, chosen.games, threads, chosen.seconds)
            print(f"{name} at {players}, threads {threads}: {beside:13,.0f} {alone:17,.0f} "
                  f"{batched:19,.0f}   {share:.0%} {share_alone:.0%}")
        game = hadal.load(name, players=players)
        print(f"{name} at {players}, one by one  {timed(lambda g=game: one_by_one(g, 50_000)):,.0f}")


if __name__ == "__main__":
    main()
