# SPDX-License-Identifier: Apache-2.0
"""What your policy is asked, in the arena and at a table on a server.

A policy is a module with a function `choose(question)` that returns one of `question.legal_actions`, or one
of `question.texts`. It may have `begin(question)`, which is called once, before the first question.
"""
import importlib
import os
import random
import sys

import numpy as np


class Question:
    """What a seat may know, and what it may answer."""

    def __init__(self, asked):
        self.game = asked["game"]
        self.players = asked["players"]
        self.player = asked["player"]
        self.view = asked["view"]
        self.texts = asked["texts"]
        self.legal_actions = asked["legal"]
        self._observation = asked.get("observation")
        self._seed = asked.get("seed")

    @property
    def observation(self):
        """The bytes of hadal.describe_observation; None at a table on a server, which only has the view."""
        if self._observation is None:
            return None
        return np.frombuffer(bytes.fromhex(self._observation), np.uint8)

    @property
    def random(self):
        """A generator that gives the same numbers when the arena is run again."""
        return random.Random(self._seed)

    def number(self, answer):
        """The number of what a policy answered. Raises ValueError."""
        if isinstance(answer, str):
            if answer in self.texts:
                return self.legal_actions[self.texts.index(answer)]
        elif int(answer) in self.legal_actions:
            return int(answer)
        raise ValueError(f"{answer!r} is not legal; there are {', '.join(self.texts)}")


def policy_called(name):
    """The module of that name, also from the current folder. Raises ImportError with a message."""
    sys.path.insert(0, os.getcwd())
    module = importlib.import_module(name)
    if not callable(getattr(module, "choose", None)):
        raise ImportError(f"the module {name} has no function choose(question)")
    return module
