# SPDX-License-Identifier: Apache-2.0
"""Nonsense from Python raises an exception and never ends the process."""
import os
import subprocess
import sys

FUZZ = r"""
import random, sys
import hadal, numpy as np

seed, calls = int(sys.argv[1]), int(sys.argv[2])
rng = random.Random(seed)
games = [hadal.load("abyss", players=2), hadal.load("unfathomable", players=3)]
values = [None, True, -1, 0, 1, 2, 3, 5, 17, 300, 502, 503, 771, 10**6, -10**6, 2**31, 2**63, 2**70, -2**70,
          1.5, float("nan"), float("inf"), "", "abyss", "explore", "pass", "x" * 5000, "\0", "captain", b"\xff",
          [], [1], {}, {"given": {}}, {"given": {"seats": {"A": {"pearls": 10**9}}}}, {"a": [[[1]]]}, (), object(),
          lambda: 0.5, lambda: "x", lambda: 1 / 0, np.zeros(3), np.zeros((4, 4), np.int32), np.zeros(4, np.int32),
          np.array(["x"]), hadal.Random(1), hadal, int, games[0], games[1]]
things = list(games) + [hadal.Random(2), hadal]
for game in games:
    state = game.new_initial_state()
    state.settle(hadal.Random(seed))
    things += [state, game.new_initial_state(), hadal.vector(game, 4, threads=2), hadal.bot(game, "random")]
slow = {"rollout", "fork"}
raised = done = 0
for n in range(calls):
    thing = rng.choice(things)
    names = [a for a in dir(thing) if not a.startswith("__") and a not in slow]
    name = rng.choice(names + ["__init__", "__eq__", "__deepcopy__", "__reduce__", "__len__", "__getitem__"])
    args = [rng.choice(values + things) for _ in range(rng.randrange(4))]
    if name in ("Vector", "vector") and any(isinstance(a, int) and a > 300 for a in args):
        continue  # it may well be wanted, and takes its time
    if name == "__init__" and not isinstance(thing, hadal.Random):
        continue
    try:
        what = getattr(thing, name)
        result = what(*args) if callable(what) and not isinstance(what, type(hadal)) else what
        done += 1
        if isinstance(result, (hadal.State, hadal.Bot, hadal.Vector, hadal.Game)) and len(things) < 60:
            things.append(result)
    except (Exception, RecursionError):
        raised += 1
    # Sometimes something right, so that games move on.
    for thing in things:
        if isinstance(thing, hadal.State) and rng.random() < 0.2 and not thing.is_terminal():
            thing.apply(rng.choice(thing.legal_actions()))
print("fuzzed", done, raised)
"""


def test_wrong_calls_never_end_the_process(tmp_path):
    script = tmp_path / "fuzz.py"
    script.write_text(FUZZ)
    calls = os.environ.get("HADAL_FUZZ_CALLS", "3000")
    for seed in range(3):
        run = subprocess.run([sys.executable, str(script), str(seed), calls], capture_output=True,
                             text=True, timeout=600, check=False)
        assert run.returncode == 0, run.stderr[-2000:]
        assert run.stdout.startswith("fuzzed")


def test_memory_stays_flat(tmp_path):
    """HADAL_STEPS=10000000 is the long run; tests make fifty times fewer."""
    script = tmp_path / "memory.py"
    script.write_text(r"""
import os, resource, sys
import hadal
steps = int(sys.argv[1])
def resident():
    with open("/proc/self/statm") as f:
        return int(f.read().split()[1]) * resource.getpagesize()
vectors = [hadal.vector("abyss", 500, players=2), hadal.vector("unfathomable", 500, players=4)]
def play(n):
    for _ in range(n // 1000):
        for v in vectors:
            v.step(v.sample())
            v.state(0).observation_tensor()
play(50_000)
before = resident()
play(steps)
print(resident() - before)
""")
    steps = os.environ.get("HADAL_STEPS", "200000")
    run = subprocess.run([sys.executable, str(script), steps], capture_output=True, text=True,
                         timeout=800, check=True)
    assert int(run.stdout) < 2 << 20, run.stdout
    print(f"{steps} steps: {int(run.stdout)} bytes more")
