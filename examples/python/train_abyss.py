#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Trains a small network that plays Abyss at two, and lets it meet `novice`.

It learns from what a stronger bot does: games of the teacher against itself are played on one process for
each core, then the network learns to choose as the teacher chose. Ten minutes on two cores:

    examples/python/train_abyss.py --seconds 600 --out abyss.pt
"""
import argparse
import multiprocessing
import time

import hadal
import numpy as np
import torch
from evaluate_bot import match, wilson
from torch import nn


def scaled(observation):
    """Bytes as small numbers: most features are 0 or 1, pearls and piles are larger."""
    return torch.log1p(torch.as_tensor(observation).float())


class Policy(nn.Module):
    """A number for every action, the higher the better."""

    def __init__(self, size, actions, width=256):
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width),
                                    nn.ReLU(), nn.Linear(width, actions))

    def forward(self, observation, mask):
        return self.layers(scaled(observation)).masked_fill(torch.as_tensor(mask) == 0, -1e9)


class Player:
    """The network at a table, as evaluate_bot.play wants it."""

    def __init__(self, policy):
        self.policy = policy

    def step(self, state):
        legal = state.legal_actions()
        if len(legal) == 1:
            return legal[0]
        with torch.no_grad():
            scores = self.policy(state.observation_bytes()[None], state.legal_actions_mask()[None])
        return int(scores.argmax())


def watch(teacher, seconds, most, seed):
    """What the teacher saw and did in games against itself. Once in a while chance plays for it, so
    that the pupil also learns what to do after a mistake."""
    game = hadal.load("abyss", players=2)
    rng = np.random.default_rng(seed)
    seen, legal, done = [], [], []
    end = time.monotonic() + seconds
    while len(done) < most and (time.monotonic() < end or not seen):
        chance = hadal.Random(int(rng.integers(2**62)))
        bot = hadal.bot(game, teacher, seed=int(rng.integers(2**62)))
        state = game.new_initial_state()
        state.settle(chance)
        while not state.is_terminal():
            actions = state.legal_actions()
            action = actions[0]
            if len(actions) > 1:
                action = bot.step(state)
                seen.append(state.observation_bytes())
                legal.append(np.packbits(state.legal_actions_mask()))
                done.append(action)
                if rng.random() < 0.05:
                    action = int(rng.choice(actions))
            state.apply(action)
            state.settle(chance)
    return np.array(seen), np.array(legal), np.array(done, np.int64)


def collect(teacher, seconds, most, cores, seed):
    with multiprocessing.get_context("spawn").Pool(cores) as pool:
        parts = pool.starmap(watch, [(teacher, seconds, most / cores, seed + i) for i in range(cores)])
    return tuple(np.concatenate(column) for column in zip(*parts))


def learn(policy, data, actions, seconds, epochs, seed, tell):
    seen, legal, done = data
    rng = np.random.default_rng(seed)
    kept = rng.random(len(done)) < 0.05  # to see how well it does on what it has not learnt
    mask = np.unpackbits(legal, axis=1, count=actions)
    rows = np.flatnonzero(~kept)
    optimizer = torch.optim.Adam(policy.parameters(), lr=1e-3)
    start = time.monotonic()
    for epoch in range(epochs):
        rng.shuffle(rows)
        for at in range(0, len(rows), 512):
            batch = rows[at:at + 512]
            spent = (time.monotonic() - start) / seconds
            far = max(spent, (epoch + at / len(rows)) / epochs)  # from 0 to 1
            if spent >= 1:
                break
            for group in optimizer.param_groups:
                group["lr"] = 1e-3 * max(0.02, 1 - far)
            loss = nn.functional.cross_entropy(policy(seen[batch], mask[batch]),
                                               torch.as_tensor(done[batch]))
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        with torch.no_grad():
            right = (policy(seen[kept], mask[kept]).argmax(1).numpy() == done[kept]).mean()
        tell(f"{time.monotonic() - start:4.0f} s, epoch {epoch + 1}: chooses as the teacher "
             f"{right:.1%} of the time")
        if time.monotonic() - start >= seconds:
            return


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--teacher", default="captain")
    options.add_argument("--against", default="novice")
    options.add_argument("--seconds", type=float, default=600, help="for games and learning together")
    options.add_argument("--decisions", type=int, default=2_000_000, help="to learn from, at most")
    options.add_argument("--epochs", type=int, default=30, help="at most")
    options.add_argument("--cores", type=int, default=2)
    options.add_argument("--games", type=int, default=200, help="against the opponent, at the end")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--out", help="keep the network in this file")
    chosen = options.parse_args()
    torch.manual_seed(chosen.seed)
    torch.set_num_threads(chosen.cores)
    game = hadal.load("abyss", players=2)
    data = collect(chosen.teacher, chosen.seconds / 2, chosen.decisions, chosen.cores, chosen.seed)
    print(f"{len(data[2])} decisions of {chosen.teacher}")
    policy = Policy(game.observation_tensor_size(), game.num_distinct_actions())
    learn(policy, data, game.num_distinct_actions(), chosen.seconds / 2, chosen.epochs, chosen.seed,
          print)
    if chosen.out:
        torch.save({"policy": policy.state_dict(), "actions_version": game.actions_version,
                    "observation_version": game.observation_version}, chosen.out)
    policy.eval()
    won = match(game, lambda _: Player(policy), lambda s: hadal.bot(game, chosen.against, s),
                chosen.games, seed=10**6)
    low, high = wilson(won, chosen.games)
    print(f"the network wins {won:g} of {chosen.games} against {chosen.against}: "
          f"{won / chosen.games:.0%} ({low:.0%} to {high:.0%})")


if __name__ == "__main__":
    main()
