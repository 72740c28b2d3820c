# SPDX-License-Identifier: Apache-2.0
import json
import subprocess
import sys
import time

import hadal
import hadal.dataset
import hadal.records
import numpy as np
import pytest
from conftest import positions


def test_a_record_becomes_arrays(game):
    *_, end = positions(game, 21)
    text = end.serialize()
    said = hadal.records.read(text)
    assert said["game"] == game.name and len(said["moves"]) == len(end.moves())
    assert [won for _, won in said["result"]] == [r > 0 for r in end.returns()]
    rows = hadal.records.arrays(text)
    assert rows.observation.shape == (len(rows.action), game.observation_tensor_size())
    assert (rows.mask[np.arange(len(rows.action)), rows.action] == 1).all()
    assert rows.returns.tolist() == end.returns() and rows.scores.tolist() == end.scores()
    *_, last = hadal.records.states(text)
    assert last == end


def dataset(*words):
    return subprocess.run([sys.executable, "-m", "hadal.dataset", *words], capture_output=True,
                          text=True, check=False)


def test_a_dataset_is_written_in_shards_and_goes_on_where_it_stopped(tmp_path):
    words = ["abyss", "--players", "2", "--level", "sailor", "--games", "5", "--shard", "2",
             "--out", str(tmp_path / "set")]
    assert dataset(*words).returncode == 0
    said, shards = hadal.dataset.read(tmp_path / "set")
    shards = list(shards)
    assert said["rules_version"] == hadal.load("abyss").rules_version and said["seed"] == 1
    assert [list(s["number"]) for s in shards] == [[0, 1], [2, 3], [4]]
    for s in shards:
        n = len(s["action"])
        mask = np.unpackbits(s["mask"], axis=1, count=hadal.load("abyss").num_distinct_actions())
        assert (mask[np.arange(n), s["action"]] == 1).all() and (mask.sum(axis=1) > 1).all()
        assert len(s["visit_first"]) == n + 1 and s["visit_first"][-1] == len(s["visit_action"])
        searched = ~np.isnan(s["value"])
        assert searched.mean() > 0.3 and ((s["value"][searched] >= 0) & (s["value"][searched] <= 1)).all()
        i = int(np.flatnonzero(searched)[0])
        row = slice(s["visit_first"][i], s["visit_first"][i + 1])
        assert s["visit_count"][row].max() == s["visit_count"][row][s["visit_action"][row] == s["action"][i]][0]
        assert set(np.unique(s["returns"])) <= {-1, 1}
    middle = tmp_path / "set" / "shard-00001.npz.zst"
    before = middle.read_bytes()
    middle.unlink()
    assert dataset(*words).returncode == 0
    assert hadal.dataset.read_shard(middle)["action"].tolist() == shards[1]["action"].tolist()
    assert middle.read_bytes() == before
    other = dataset(*words[:-2], "--seed", "2", "--out", str(tmp_path / "set"))
    assert other.returncode == 2 and "another dataset" in other.stderr
    assert json.loads((tmp_path / "set" / "dataset.json").read_text())["games"] == 5


def test_a_dataset_that_was_killed_goes_on_to_the_same_bytes(tmp_path):
    words = ["abyss", "--level", "sailor", "--games", "12", "--shard", "1", "--seed", "7", "--out"]
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    run = subprocess.Popen([sys.executable, "-m", "hadal.dataset", *words, str(killed)],
                           stderr=subprocess.DEVNULL)
    while run.poll() is None and len(list(killed.glob("shard-*.zst"))) < 2:
        time.sleep(0.001)
    run.kill()
    run.wait()
    (killed / "shard-00011.npz.part").write_bytes(b"half of it")  # as if it had been writing
    assert len(list(killed.glob("shard-*.zst"))) < 12
    assert dataset(*words, str(killed)).returncode == 0 and dataset(*words, str(whole)).returncode == 0
    names = sorted(path.name for path in whole.iterdir())
    assert len(names) == 13 and names == sorted(path.name for path in killed.iterdir())
    for name in names:
        assert (killed / name).read_bytes() == (whole / name).read_bytes(), name


@pytest.mark.parametrize("words", [["chess"], ["abyss"], ["abyss", "--games", "0", "--out", "x"],
                                   ["abyss", "--level", "nobody", "--out", "nowhere/x"]])
def test_a_wrong_dataset_is_refused(words, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    run = dataset(*words)
    assert run.returncode == 2 and run.stderr
