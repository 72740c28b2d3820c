#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A bot for a league (docs/league.md): one message a line, from standard input and to standard output.

This one plays random legal moves. `position` and `play` are those of docs/protocol.md, so a bot that plays at
tables of a server can share the code that chooses moves with one that plays in a league.
"""
import json
import random
import sys


def choose(position):
    """Chooses a move. `view` is all this seat may know; `legal` is all it may do."""
    return random.choice(position['legal'])


for line in sys.stdin:
    message = json.loads(line)
    if message['type'] == 'refused':  # the position comes again; after three refusals the game is lost
        print(message['message'], file=sys.stderr)
    if message['type'] == 'position' and message['legal']:
        print(json.dumps({'type': 'play', 'request': 'move', 'table': message['table'],
                          'number': message['number'], 'line': choose(message)}), flush=True)
