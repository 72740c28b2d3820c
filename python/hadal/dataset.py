# SPDX-License-Identifier: Apache-2.0
"""Self-play of bots as files for training: hadal dataset GAME, or python3 -m hadal.dataset GAME.

    hadal dataset GAME --players 2 --level captain --games 10000 --out games/

A shard is a NumPy archive (npz) packed with zstd; `dataset.json` says how it was made. A run that was broken
off goes on where it stopped: whole shards are kept. Every game has its own seed, made of the dataset's and its
number, so any of them can be played again.

Arrays of a shard, a row for each decision with a choice: observation, mask (packed bits), action, player,
game (its number), value (what the bot expected of its action, from 0 to 1; nan: it did not search), and the
visit counts of its search as visit_action and visit_count from visit_first[i] to visit_first[i + 1]. Of each
game: seed, returns, scores. Needs Debian's python3-zstandard.
"""
import argparse
import io
import json
import pathlib
import sys

import numpy as np

import hadal

FORMAT = 1


def seed_of(seed, number):
    """As good as chance, and the same everywhere."""
    return int(np.random.SeedSequence([seed, number]).generate_state(1, np.uint64)[0])


def play(game, level, seed):
    """The decisions of one game, and its end."""
    random = hadal.Random(seed)
    bots = [hadal.bot(game, level, seed=seed_of(seed % 2**63, i)) for i in range(game.num_players())]
    state = game.new_initial_state()
    rows = []
    while not state.is_terminal():
        if state.is_chance_node():
            state.settle(random)
            continue
        legal = state.legal_actions()
        if len(legal) == 1:
            state.apply(legal[0])
            continue
        player = state.current_player()
        observation, mask = state.observation_bytes(), state.legal_actions_mask()
        action = bots[player].step(state)
        tried = [t for t in bots[player].tried() if t[0] in legal]
        value = next((mean for number, visits, mean in tried if number == action and visits), np.nan)
        rows.append((observation, mask, action, player, value, tried))
        state.apply(action)
    return rows, state


def shard(game, level, seed, numbers):
    """The games of these numbers as arrays."""
    all_rows, of_game, returns, scores = [], [], [], []
    for number in numbers:
        rows, end = play(game, level, seed_of(seed, number))
        all_rows += rows
        of_game += [number] * len(rows)
        returns.append(end.returns())
        scores.append(end.scores())
    tried = [row[5] for row in all_rows]
    return {
        "observation": np.array([r[0] for r in all_rows], np.uint8),
        "mask": np.packbits(np.array([r[1] for r in all_rows], np.uint8), axis=1),
        "action": np.array([r[2] for r in all_rows], np.int32),
        "player": np.array([r[3] for r in all_rows], np.int8),
        "value": np.array([r[4] for r in all_rows], np.float32),
        "game": np.array(of_game, np.int64),
        "visit_first": np.cumsum([0] + [len(t) for t in tried]).astype(np.int64),
        "visit_action": np.array([t[0] for row in tried for t in row], np.int32),
        "visit_count": np.array([t[1] for row in tried for t in row], np.uint32),
        "visit_value": np.array([t[2] for row in tried for t in row], np.float32),
        "number": np.array(numbers, np.int64),
        "seed": np.array([seed_of(seed, n) for n in numbers], np.uint64),
        "returns": np.array(returns, np.float32),
        "scores": np.array(scores, np.int32),
    }


def write_whole(path, data):
    """It is there whole or not at all, whenever the process ends."""
    part = path.with_suffix(".part")
    part.write_bytes(data)
    part.rename(path)


def write_shard(path, arrays):
    import zstandard
    packed = io.BytesIO()
    np.savez(packed, **arrays)
    write_whole(path, zstandard.ZstdCompressor(level=6).compress(packed.getvalue()))


def read_shard(path):
    """The arrays of one shard, as a dictionary."""
    import zstandard
    data = zstandard.ZstdDecompressor().decompress(
        pathlib.Path(path).read_bytes(), max_output_size=2**34)
    with np.load(io.BytesIO(data)) as arrays:
        return dict(arrays)


def read(folder):
    """What dataset.json says, and the shards one after the other."""
    folder = pathlib.Path(folder)
    return (json.loads((folder / "dataset.json").read_text()),
            (read_shard(path) for path in sorted(folder.glob("shard-*.npz.zst"))))


def description(game, chosen):
    return {"format": FORMAT, "hadal": hadal.__version__, "game": game.name,
            "players": game.num_players(), "options": game.options,
            "rules_version": game.rules_version, "actions_version": game.actions_version,
            "observation_version": game.observation_version, "level": chosen.level,
            "seed": chosen.seed, "games": chosen.games, "shard": chosen.shard,
            "features": game.describe_observation()}


def write(folder, game, chosen, tell=lambda text: None):
    """Writes the shards that are not there. Raises ValueError if the folder holds another dataset."""
    if chosen.level not in [level for level in game.bots] and "/" not in chosen.level:
        hadal.bot(game, chosen.level)  # says what is wrong
    folder.mkdir(parents=True, exist_ok=True)
    about = folder / "dataset.json"
    said = description(game, chosen)
    if about.exists() and json.loads(about.read_text()) != said:
        raise ValueError(f"{folder} holds another dataset; take another folder")
    write_whole(about, (json.dumps(said, indent=1) + "\n").encode())
    for first in range(0, chosen.games, chosen.shard):
        path = folder / f"shard-{first // chosen.shard:05}.npz.zst"
        if path.exists():
            continue
        numbers = list(range(first, min(first + chosen.shard, chosen.games)))
        write_shard(path, shard(game, chosen.level, chosen.seed, numbers))
        tell(f"{path.name}: {numbers[-1] + 1} of {chosen.games} games")


def main(words=None):
    options = argparse.ArgumentParser(prog="hadal dataset", description="Self-play for training.")
    options.add_argument("game", choices=hadal.games())
    options.add_argument("--players", type=int)
    options.add_argument("--level", default="captain", help="of the bots (default captain)")
    options.add_argument("--games", type=int, default=1000)
    options.add_argument("--shard", type=int, default=100, help="games in a file (default 100)")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--out", type=pathlib.Path, required=True)
    chosen = options.parse_args(words)
    if chosen.games < 1 or chosen.shard < 1 or chosen.seed < 0:
        options.error("games and shard are at least 1, a seed is at least 0")
    try:
        write(chosen.out, hadal.load(chosen.game, chosen.players), chosen,
              lambda text: print(text, file=sys.stderr))
    except (ValueError, OSError) as e:
        options.error(str(e))


if __name__ == "__main__":
    main()
