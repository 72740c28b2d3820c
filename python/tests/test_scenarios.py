# SPDX-License-Identifier: Apache-2.0
"""Every position of every scenario: its legal moves have numbers, and the numbers play them."""
import pathlib

import hadal
import pytest
import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]


class Loader(yaml.SafeLoader):
    """Numbers and text alone: `on` and `off` are words, as our own reader has it."""


Loader.yaml_implicit_resolvers = {
    first: [(tag, regexp) for tag, regexp in rows if tag != "tag:yaml.org,2002:bool"]
    for first, rows in yaml.SafeLoader.yaml_implicit_resolvers.items()}


def look(state):
    """Raises if a legal move has no number of its own."""
    numbers = state.legal_actions()
    first = state.num_distinct_actions()
    assert len(set(numbers)) == len(numbers)
    if state.is_chance_node():
        outcomes = dict(state.chance_outcomes())
        assert sorted(outcomes) == numbers and all(n >= first for n in numbers)
        assert sum(outcomes.values()) == pytest.approx(1)
    elif state.is_terminal():
        assert not numbers
    else:
        assert numbers and all(0 <= n < first for n in numbers)
        assert state.legal_actions_mask().nonzero()[0].tolist() == numbers
    for number in numbers:
        text = state.action_to_string(number)
        assert state.string_to_action(text) == number
        if "_" not in text.split():
            by_text = state.clone()
            by_text.play(text)
            assert by_text == state.child(number), text
            continue
        half = state.child(number)  # the second step is among as many as there are such moves
        assert half.current_player() == state.current_player() and half.legal_actions()


def play(state, step):
    """One entry of `play`, as docs/scenarios.md has them; those that only check are not ours."""
    for who, line in step.items():
        if who not in ("A", "B", "C", "D", "E", "F", "chance"):
            continue
        if line == "any":  # every chance move that is due takes its first possibility
            while state.is_chance_node():
                state.apply(state.chance_outcomes()[0][0])
                look(state)
        else:
            state.play(line)
            look(state)


def players_of(document, name):
    """As many as it says, or as far as it names seats."""
    given = document["given"] or {}
    named = [*given.get("seats", {}), given.get("turn"), given.get("ender"),
             *(who for step in document.get("play", []) for who in step)]
    most = max(["ABCDEF".index(who) + 1 for who in named if who in tuple("ABCDEF")], default=0)
    return document.get("players", max(most, hadal.load(name).num_players()))


@pytest.mark.parametrize("name", hadal.games())
def test_every_legal_move_of_every_scenario_has_its_number(name):
    looked = 0
    for path in sorted((ROOT / "games" / name / "scenarios").glob("*.yaml")):
        for document in yaml.load_all(path.read_text(), Loader):
            if document is None or "given" not in document:
                continue
            game = hadal.load(name, players_of(document, name), document.get("options"))
            state = game.state_from_scenario(document)
            look(state)
            for step in document.get("play", []):
                play(state, step)
            looked += 1
    assert looked > 300
