# SPDX-License-Identifier: Apache-2.0
"""A policy for the arena and for a table of a server: hadal arena abyss --seats greedy,python:my_policy

It recruits or fights when it can, and otherwise plays by chance.
"""


def choose(question):
    for word in ("recruit", "fight", "claim", "affiliate"):
        for action, text in zip(question.legal_actions, question.texts):
            if text.startswith(word):
                return action
    return question.random.choice(question.legal_actions)
