# SPDX-License-Identifier: Apache-2.0
import multiprocessing
import threading

import hadal
import numpy as np
import pytest


def test_arrays_stay_in_their_place_and_have_the_shapes_of_the_game(game):
    v = hadal.vector(game, 7, seed=3)
    before = v.observation.ctypes.data
    for _ in range(50):
        v.step(v.sample())
    assert v.observation.ctypes.data == before
    assert v.observation.shape == (7, game.observation_tensor_size())
    assert v.mask.shape == (7, game.num_distinct_actions())
    assert v.reward.shape == (7, game.num_players())
    assert len(v) == 7


def test_rows_are_those_of_the_states(game):
    v = hadal.vector(game, 16, seed=4)
    for _ in range(300):
        v.step(v.sample())
    for i in range(16):
        state = v.state(i)
        assert state.current_player() == v.to_move[i]
        assert (state.legal_actions_mask() == v.mask[i]).all()
        assert (state.observation_bytes() == v.observation[i]).all()


def played(game, threads, seed, steps=60):
    v = hadal.vector(game, 100, threads=threads, seed=seed)
    seen = []
    for _ in range(steps):
        v.step(v.sample())
        seen.append(np.concatenate([v.reward.ravel(), v.done, v.to_move, v.action]))
    return np.array(seen), v.observation.copy()


def test_the_same_seed_plays_the_same_games_on_any_number_of_threads(game):
    one, last = played(game, 1, 9)
    for threads in (2, 5):
        other, other_last = played(game, threads, 9)
        assert (one == other).all() and (last == other_last).all()
    assert (one != played(game, 1, 10)[0]).any()


def test_a_finished_game_begins_anew_and_tells_who_has_won(game):
    v = hadal.vector(game, 32, seed=5, forced=True)
    finished = 0
    for _ in range(3000):
        length = v.length.copy()
        v.step(v.sample())
        assert ((v.reward != 0).all(axis=1) == v.done).all()
        assert (v.length == np.where(v.done, 0, length + 1)).all()
        finished += v.done.sum()
    assert finished > 32


def test_a_step_without_actions_plays_what_was_sampled_or_anything(game):
    one, other = hadal.vector(game, 20, seed=11), hadal.vector(game, 20, seed=11)
    for n in range(100):
        chosen = one.sample().copy()
        one.step(chosen)
        if n % 2 == 0:
            other.sample()
        other.step()
        assert (other.action == chosen).all() and (other.observation == one.observation).all()
    logits = np.random.default_rng(1).normal(size=one.mask.shape).astype(np.float32)
    chosen = other.sample(logits).copy()
    other.step()
    one.step(chosen)
    assert (other.observation == one.observation).all()


def test_nobody_is_asked_without_a_choice_unless_wanted(game):
    for forced, fewest in ((False, 2), (True, 1)):
        v = hadal.vector(game, 32, seed=5, forced=forced)
        least = 9
        for _ in range(400):
            least = min(least, v.mask.sum(axis=1).min())
            v.step(v.sample())
        assert least == fewest


def test_forced_moves_are_played_as_if_they_had_been_asked_for(game):
    brief, whole = (hadal.vector(game, 1, seed=12, forced=forced) for forced in (False, True))
    while whole.mask.sum() == 1:
        whole.step(whole.mask.argmax(axis=1))
    finished = 0
    for n in range(1500):
        over = 0
        assert (whole.observation == brief.observation).all() and (whole.mask == brief.mask).all()
        assert whole.to_move == brief.to_move and whole.length == brief.length
        assert whole.moves == brief.moves
        legal = np.flatnonzero(brief.mask[0])
        action = [legal[n * 7919 % len(legal)]]
        brief.step(action)
        whole.step(action)
        over += int(whole.done[0])
        ended = whole.reward.copy() if whole.done[0] else None
        while whole.mask.sum() == 1:
            whole.step(whole.mask.argmax(axis=1))
            over += int(whole.done[0])
            ended = whole.reward.copy() if whole.done[0] else ended
        assert over == brief.done[0]
        assert ended is None and not brief.reward.any() or (ended == brief.reward).all()
        finished += over
    assert finished > 1


def test_a_wrong_action_moves_no_game(game):
    v = hadal.vector(game, 8, seed=6)
    before = v.observation.copy()
    actions = v.sample().copy()
    for wrong in (-1, 10**6, int(np.flatnonzero(v.mask[5] == 0)[0])):
        bad = actions.copy()
        bad[5] = wrong
        with pytest.raises(hadal.IllegalMove, match="game 5: "):
            v.step(bad)
        assert (v.observation == before).all()
    with pytest.raises(ValueError, match="one action for each of the 8 games"):
        v.step(actions[:5])
    v.step(actions)


def test_logits_choose_by_their_softmax():
    game = hadal.load("abyss", players=2)
    n = 20_000
    v = hadal.vector(game, n, seed=7)
    legal = np.flatnonzero(v.mask[0])
    rows = (v.mask == v.mask[0]).all(axis=1)
    logits = np.full((n, game.num_distinct_actions()), 50, np.float32)  # not legal: never chosen
    logits[:, legal] = np.log(1 + np.arange(len(legal)))
    chosen = v.sample(logits)[rows]
    share = np.array([(chosen == a).mean() for a in legal])
    expected = (1 + np.arange(len(legal))) / (1 + np.arange(len(legal))).sum()
    assert share.sum() == pytest.approx(1)
    assert np.abs(share - expected).max() < 0.03
    logits[:, legal] = -np.inf
    logits[:, legal[-1]] = 0
    assert (v.sample(logits)[rows] == legal[-1]).all()
    logits[:] = np.nan
    v.step(v.sample(logits))  # nothing to go by: any legal action
    with pytest.raises(ValueError, match="logits have the shape"):
        v.sample(logits[:, :-1])


def test_reset_repeats_the_games():
    v = hadal.vector("unfathomable", 20, threads=2, seed=8, players=4)
    first = v.observation.copy()
    for _ in range(20):
        v.step(v.sample())
    v.reset(8)
    assert (v.observation == first).all() and not v.done.any()


def test_other_threads_go_on_and_two_cannot_step_the_same_games():
    v = hadal.vector("abyss", 2000, seed=9)
    errors = []

    def step():
        try:
            for _ in range(100):
                v.step(v.sample().copy())
        except (RuntimeError, hadal.IllegalMove) as e:
            errors.append(str(e))

    threads = [threading.Thread(target=step) for _ in range(4)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert all("another thread" in e or "not legal" in e for e in errors)
    v.step(v.sample())


def in_a_child(v, answers):
    v.step(v.sample())
    answers.put(int(v.to_move.sum()))


def test_a_forked_child_plays_on_with_threads_of_its_own():
    v = hadal.vector("abyss", 50, threads=2, seed=10)
    v.step(v.sample())
    context = multiprocessing.get_context("fork")
    answers = context.Queue()
    child = context.Process(target=in_a_child, args=(v, answers))
    child.start()
    there = answers.get(timeout=60)
    child.join(60)
    v.step(v.sample())
    assert child.exitcode == 0 and there == v.to_move.sum()


@pytest.mark.parametrize("n, threads", [(0, 1), (2**40, 1), (1, 0), (1, 100000)])
def test_impossible_sizes_are_refused(n, threads):
    with pytest.raises((ValueError, TypeError)):
        hadal.vector("abyss", n, threads=threads)
