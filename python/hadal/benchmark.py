# SPDX-License-Identifier: Apache-2.0
"""How fast the module is, beside the engine itself.

    python3 -m hadal.benchmark                      # every game, one thread and two
    python3 -m hadal.benchmark GAME:4 --seconds 5 --games 512

Moves of players for each second of processor time, so that a busy machine does not count, and for each second on
the clock. Native rollout and vector take turns; a share is the median of the rounds. Both have the same number of
threads: processors share caches, clock and sometimes a core. The engine is measured twice: one game after the
other, which is what `hadal bench` does and what memory and branch prediction like best; and with as many games
side by side as the vector has, one move of each in turn, which is what a vector does. The vector
is measured twice as well: as it is by default, where it plays forced moves itself, and with `forced=True`, where it
makes mask and observation for them, too. All count forced moves. The load of the machine is printed first and last:
figures on the clock mean little where others work too.
"""
import argparse
import os
import statistics
import time
from concurrent.futures import ThreadPoolExecutor

import hadal


def timed(work):
    """Decisions for each second of processor time of all threads, and on the clock."""
    start, spent = time.perf_counter(), time.process_time()
    decisions = work()
    return decisions / (time.process_time() - spent), decisions / (time.perf_counter() - start)


def step_vector(vector, moves):
    before = vector.moves
    while vector.moves - before < moves:
        for _ in range(16):
            vector.step()
    return vector.moves - before


def roll(game, threads, moves, games, seed):
    """The engine alone, on so many threads at the same time."""
    with ThreadPoolExecutor(threads) as pool:
        parts = [pool.submit(game.rollout, moves // threads, games // threads or 1, seed * threads + n)
                 for n in range(threads)]
        return sum(part.result() for part in parts)


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


def measure(name, players, games, threads, seconds, forced):
    """Medians: the engine alone, the same on the clock, the engine by turns, the vector, the vector on the clock,
    and two shares. What is not on the clock is processor time."""
    game = hadal.load(name, players=players)
    vector = hadal.vector(game, games, threads=threads, forced=forced)
    step_vector(vector, 50_000)
    part = max(10_000, int(timed(lambda: game.rollout(50_000))[0] * seconds / 30))
    rounds = []
    for n in range(1, 11):
        alone, alone_clock = timed(lambda: roll(game, threads, part, threads, n))
        beside, _ = timed(lambda: roll(game, threads, part, games, n))
        batched, clock = timed(lambda: step_vector(vector, part))
        rounds.append((alone, alone_clock, beside, batched, clock, batched / alone, batched / beside))
    return [statistics.median(column) for column in zip(*rounds)]


def note_load():
    loads = " ".join(f"{load:.2f}" for load in os.getloadavg())
    print(f"load of the machine: {loads} on {os.cpu_count()} processors", flush=True)


def main():
    options = argparse.ArgumentParser(prog="python3 -m hadal.benchmark",
                                      description="The speed of the module beside the engine's.")
    options.add_argument("tables", nargs="*", default=hadal.games(), help="a game, or GAME:PLAYERS")
    options.add_argument("--seconds", type=float, default=3, help="for each line (default 3)")
    options.add_argument("--games", type=int, default=256, help="side by side (default 256)")
    options.add_argument("--threads", type=int, nargs="*", default=[1, 2])
    chosen = options.parse_args()
    note_load()
    print(f"million moves a second; {chosen.games} games, random actions, mask and observation")
    print(f"{'':41} engine: one game  on the clock  by turns   vector: a core  on the clock"
          "   share of one game  by turns")
    for name, _, players in (table.partition(":") for table in chosen.tables):
        players = int(players) if players else hadal.load(name).num_players()
        for forced in (False, True):
            for threads in chosen.threads:
                alone, alone_clock, beside, batched, clock, share, share_beside = measure(
                    name, players, chosen.games, threads, chosen.seconds, forced)
                label = f"{name} at {players}, threads {threads}{', all asked' if forced else ''}"
                print(f"{label:41} {alone / 1e6:16.2f} {alone_clock / 1e6:13.2f} {beside / 1e6:9.2f} "
                      f"{batched / 1e6:16.2f} {clock / 1e6:13.2f} {share:19.1%} {share_beside:9.1%}", flush=True)
        game = hadal.load(name, players=players)
        speed, _ = timed(lambda g=game: one_by_one(g, 50_000))
        print(f"{f'{name} at {players}, one by one':41} {speed / 1e6:57.2f}", flush=True)
    note_load()


if __name__ == "__main__":
    main()
