#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Trains a small network that plays Abyss at two, and lets it meet `novice`.

It learns from what a stronger bot does: games of the teacher against itself are played on one process for
each core, then the network learns on one core to choose as the teacher did, and how often its search looked at
every action: its matrices are so small that two threads would wait for each other longer than they work. Ten
minutes on two cores, counted in processor time:

    examples/python/train_abyss.py --seconds 600 --cores 2 --out abyss.pt
"""
import argparse
import multiprocessing
import time

import hadal
import numpy as np
import torch
from evaluate_bot import match, wilson
from torch import nn

KEPT_VISITS = 8  # of the actions a search looked at, the most visited ones
BATCH = 512


class Policy(nn.Module):
    """A number for every action, the higher the better. It sees what may be played, too: that a lord can be
    paid for is in the mask, and hard to work out from hand and prices."""

    def __init__(self, size, actions, width=256):
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(size + actions, width), nn.ReLU(),
                                    nn.Linear(width, width), nn.ReLU(), nn.Linear(width, actions))

    def forward(self, observation, mask):
        observation, mask = torch.as_tensor(observation), torch.as_tensor(mask)
        # Most features are 0 or 1; pearls and piles are larger.
        rows = torch.cat([torch.log1p(observation.float()), mask.float()], 1)
        return self.layers(rows).masked_fill(mask == 0, -1e9)


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


def wish(action, tried):
    """What the pupil should do, as at most KEPT_VISITS + 1 actions and their shares: the teacher's choice, and
    with it what its search found worth looking at."""
    tried = sorted(tried, key=lambda t: -t[1])[:KEPT_VISITS]
    visits = sum(t[1] for t in tried)
    actions, shares = np.zeros(KEPT_VISITS + 1, np.int16), np.zeros(KEPT_VISITS + 1, np.float32)
    actions[-1], shares[-1] = action, 0.3 if visits else 1
    for i, (number, count, _) in enumerate(tried if visits else []):
        actions[i], shares[i] = number, 0.7 * count / visits
    return actions, shares


def watch(teacher, seconds, most, seed):
    """What the teacher saw and did in games against itself. Once in a while chance plays for it, so
    that the pupil also learns what to do after a mistake."""
    game = hadal.load("abyss", players=2)
    rng = np.random.default_rng(seed)
    seen, legal, actions, shares = [], [], [], []
    while len(seen) < most and (time.process_time() < seconds or not seen):
        chance = hadal.Random(int(rng.integers(2**62)))
        bot = hadal.bot(game, teacher, seed=int(rng.integers(2**62)))
        state = game.new_initial_state()
        state.settle(chance)
        while not state.is_terminal():
            options = state.legal_actions()
            action = options[0]
            if len(options) > 1:
                action = bot.step(state)
                # In the middle of a move of two steps, its search was about the first.
                wished = wish(action, [t for t in bot.tried() if t[0] in options])
                seen.append(state.observation_bytes())
                legal.append(np.packbits(state.legal_actions_mask()))
                actions.append(wished[0])
                shares.append(wished[1])
                if rng.random() < 0.05:
                    action = int(rng.choice(options))
            state.apply(action)
            state.settle(chance)
    return np.array(seen), np.array(legal), np.array(actions), np.array(shares)


def collect(teacher, seconds, most, cores, seed):
    with multiprocessing.get_context("spawn").Pool(cores) as pool:
        parts = pool.starmap(watch, [(teacher, seconds, most / cores, seed + i) for i in range(cores)])
    return tuple(np.concatenate(column) for column in zip(*parts))


def learn(policy, data, actions, seconds, epochs, seed, tell):
    """Until it has seen everything so often, or so much processor time is spent."""
    seen, legal, wished, shares = data
    rng = np.random.default_rng(seed)
    kept = rng.random(len(seen)) < 0.02  # to see how well it does on what it has not learnt
    rows = np.flatnonzero(~kept)
    optimizer = torch.optim.Adam(policy.parameters())
    start = time.process_time()

    def scores(batch):
        return policy(seen[batch], np.unpackbits(legal[batch], axis=1, count=actions))

    for epoch in range(epochs):
        rng.shuffle(rows)
        for at in range(0, len(rows), BATCH):
            batch = rows[at:at + BATCH]
            spent = (time.process_time() - start) / seconds
            if spent >= 1:
                break
            for group in optimizer.param_groups:  # ever smaller steps
                group["lr"] = 1e-3 * max(0.02, 1 - max(spent, (epoch + at / len(rows)) / epochs))
            logs = torch.log_softmax(scores(batch), 1)
            loss = -(logs.gather(1, torch.as_tensor(wished[batch].astype(np.int64)))
                     * torch.as_tensor(shares[batch])).sum(1).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        with torch.no_grad():
            right = (scores(np.flatnonzero(kept)).argmax(1).numpy() == wished[kept, -1]).mean()
        tell(f"{time.process_time() - start:4.0f} s, epoch {epoch + 1}: chooses as the teacher "
             f"{right:.1%} of the time")
        if time.process_time() - start >= seconds:
            return


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--teacher", default="captain")
    options.add_argument("--against", default="novice")
    options.add_argument("--seconds", type=float, default=600,
                         help="of processor time, a third for games on every core and the rest for learning on one")
    options.add_argument("--decisions", type=int, default=600_000, help="to learn from, at most")
    options.add_argument("--epochs", type=int, default=12, help="at most")
    options.add_argument("--cores", type=int, default=2)
    options.add_argument("--games", type=int, default=200, help="against the opponent, at the end")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--out", help="keep the network in this file")
    chosen = options.parse_args()
    torch.manual_seed(chosen.seed)
    torch.set_num_threads(1)
    game = hadal.load("abyss", players=2)
    data = collect(chosen.teacher, chosen.seconds / 3, chosen.decisions, chosen.cores, chosen.seed)
    print(f"{len(data[0])} decisions of {chosen.teacher}", flush=True)
    policy = Policy(game.observation_tensor_size(), game.num_distinct_actions())
    learn(policy, data, game.num_distinct_actions(), chosen.seconds * 2 / 3,
          chosen.epochs, chosen.seed, lambda text: print(text, flush=True))
    if chosen.out:
        torch.save({"policy": policy.state_dict(), "actions_version": game.actions_version,
                    "observation_version": game.observation_version}, chosen.out)
    won = match(game, lambda _: Player(policy), lambda s: hadal.bot(game, chosen.against, s),
                chosen.games, seed=10**6)
    low, high = wilson(won, chosen.games)
    print(f"the network wins {won:g} of {chosen.games} against {chosen.against}: "
          f"{won / chosen.games:.0%} ({low:.0%} to {high:.0%})")


if __name__ == "__main__":
    main()
