# SPDX-License-Identifier: Apache-2.0
"""A policy at a table of the real server, over the network."""
import asyncio
import os
import pathlib
import subprocess
import sys
import threading
import time
from types import SimpleNamespace

import hadal.table
import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples" / "python"
HADAL = os.environ.get("HADAL", str(ROOT / "build" / "dev" / "hadal"))


@pytest.fixture
def url(tmp_path):
    server = subprocess.Popen([HADAL, "serve", "--port", "0", "--no-limits", "--data", str(tmp_path / "data")],
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    for line in server.stdout:
        if "is open: " in line:
            break
    reader = threading.Thread(target=server.stdout.read, daemon=True)  # so that it never waits to be read
    reader.start()
    yield line.split("is open: ")[1].split()[0]
    server.terminate()
    server.wait(60)


def take_seat(*words, cwd=EXAMPLES):
    return subprocess.Popen([sys.executable, "-m", "hadal.table", *words], cwd=cwd, text=True,
                            stdout=subprocess.PIPE, stderr=subprocess.PIPE)


@pytest.mark.parametrize("game, bots", [("abyss", ["novice"]), ("unfathomable", ["random", "random"])])
def test_a_policy_plays_a_whole_game_with_bots(url, game, bots):
    said, wrong = take_seat("my_policy", "--url", url, "--game", game, "--bots", ",".join(bots)).communicate(
        timeout=600)
    assert [line.split()[0] for line in said.splitlines()] == list("ABC")[:len(bots) + 1], wrong
    assert game == "unfathomable" or "won" in said


def start_when_all_are_there(host, table, guest):
    while guest.poll() is None:
        try:
            return host.post(f"/api/tables/{table}/start", {})
        except SystemExit as refused:
            assert "every seat must be taken first" in str(refused)
            time.sleep(0.1)
    raise AssertionError(guest.communicate()[1])


def test_a_policy_comes_to_a_table_that_waits(url, tmp_path):
    (tmp_path / "noter.py").write_text(
        "def begin(question):\n    print(question.game, question.players, question.player, flush=True)\n"
        "def choose(question):\n    return question.texts[0]\n")
    host = hadal.table.House(url)
    host.post("/api/guest", {"name": "Host"})
    made = host.post("/api/tables", {"game": "abyss", "seats": [{"kind": "me"}, {"kind": "invited"}]})
    guest = take_seat("noter", "--url", url, "--table", made["table"], "--invite", made["invite"], cwd=tmp_path)
    start_when_all_are_there(host, made["table"], guest)
    first = SimpleNamespace(choose=lambda question: question.legal_actions[0])
    over = asyncio.run(asyncio.wait_for(hadal.table.play(host, made["table"], "abyss", first), 600))
    said, wrong = guest.communicate(timeout=100)
    assert said.splitlines()[0] == "abyss 2 1", wrong
    assert [line.split()[:2] for line in said.splitlines()[1:]] == [
        [seat["seat"], str(seat["score"])] for seat in over["seats"]]


def test_what_the_server_refuses_is_a_sentence(url):
    for words, why in ((["--game", "chess"], "refuses: "), (["--table", "nowhere"], "refuses: there is no such table\n"),
                       (["--game", "abyss", "--bots", "none"], "refuses: there is no bot 'none' in this game\n"),
                       (["--game", "abyss", "--url", "http://127.0.0.1:9"], "cannot be reached")):
        run = take_seat("my_policy", "--url", url, *words)
        assert why in run.communicate(timeout=100)[1] and run.returncode == 1
