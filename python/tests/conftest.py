# SPDX-License-Identifier: Apache-2.0
"""What the tests share: both games at their usual tables, and random play."""
import random

import hadal
import pytest

TABLES = [("abyss", 2), ("abyss", 4), ("unfathomable", 3), ("unfathomable", 6)]


@pytest.fixture(params=TABLES, ids=lambda t: f"{t[0]}-{t[1]}")
def game(request):
    return hadal.load(request.param[0], players=request.param[1])


def chance(state, rng):
    numbers, weights = zip(*state.chance_outcomes())
    return rng.choices(numbers, weights)[0]


def random_action(state, rng):
    return chance(state, rng) if state.is_chance_node() else rng.choice(state.legal_actions())


def positions(game, seed, most=10**9):
    """The positions of one random game, its end included."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    for _ in range(most):
        yield state
        if state.is_terminal():
            return
        state.apply(random_action(state, rng))


def pytest_terminal_summary(terminalreporter):
    """The sum as tools/sum_tests reads it."""
    count = {what: len(terminalreporter.stats.get(what, [])) for what in ("passed", "failed", "error")}
    terminalreporter.write_line(f"{count['passed']} passed, {count['failed'] + count['error']} failed")
