# SPDX-License-Identifier: Apache-2.0
"""The examples of docs/python.md run, shortened."""
import os
import pathlib
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples" / "python"
HADAL = os.environ.get("HADAL", str(ROOT / "build" / "dev" / "hadal"))


def run(*words, cwd=EXAMPLES, **env):
    done = subprocess.run(list(map(str, words)), capture_output=True, text=True, cwd=cwd, timeout=800,
                          env={**os.environ, "HADAL_PYTHON_PROGRAM": sys.executable, **env}, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def example(name, *words):
    return run(sys.executable, EXAMPLES / name, *words)


@pytest.mark.parametrize("game", ["abyss", "unfathomable"])
def test_random_games(game):
    assert "games; each seat wins" in example("random_games.py", "--game", game, "--games", 300)


def test_evaluate_a_bot():
    assert "greedy wins" in example("evaluate_bot.py", "--bot", "greedy", "--against", "random", "--games", 10)


def test_plot_win_chances(tmp_path):
    picture = tmp_path / "chances.png"
    example("win_chances.py", "--level", "greedy", "--playouts", 2, "--out", picture)
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_train_a_small_network(tmp_path):
    said = example("train_abyss.py", "--teacher", "greedy", "--seconds", 600, "--decisions", 4000, "--epochs", 3,
                   "--games", 4, "--against", "random", "--out", tmp_path / "abyss.pt")
    assert "the network wins" in said and (tmp_path / "abyss.pt").exists()
    right = [float(line.split()[-4].rstrip("%")) for line in said.splitlines() if "epoch" in line]
    assert len(right) == 3 and right[-1] > 20, said  # it chooses among five actions and more


def test_beliefs():
    assert "Brier" in example("beliefs.py", "--level", "sailor", "--games", 1)


def test_a_policy_sits_in_the_arena():
    said = run(HADAL, "arena", "abyss", "--seats", "random,python:my_policy", "--games", 4)
    assert "python:my_policy" in said
    said = run(HADAL, "arena", "unfathomable", "--seats", "random,random,python:my_policy", "--games", 1)
    assert "python:my_policy" in said


def test_a_wrong_policy_is_refused_with_a_sentence(tmp_path):
    (tmp_path / "no_choice.py").write_text("x = 1\n")
    (tmp_path / "liar.py").write_text("def choose(question):\n    return 100000\n")
    for module, why in (("nowhere", "No module named"), ("no_choice", "no function choose"),
                        ("liar", "ended without an answer")):
        done = subprocess.run([HADAL, "arena", "abyss", "--seats", f"random,python:{module}", "--games", "1"],
                              capture_output=True, text=True, cwd=tmp_path, timeout=100, check=False,
                              env={**os.environ, "HADAL_PYTHON_PROGRAM": sys.executable})
        assert done.returncode == 2 and why in done.stderr, done.stderr


def test_the_program_hands_datasets_over(tmp_path):
    run(HADAL, "dataset", "abyss", "--level", "random", "--games", 1, "--out", tmp_path / "set")
    assert (tmp_path / "set" / "shard-00000.npz.zst").exists()
