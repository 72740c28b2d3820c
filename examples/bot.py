#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A bot is just another client: this one plays random legal moves.

    ./run serve                                    # in one terminal
    examples/bot.py --game abyss                   # makes a table with two house bots and plays
    examples/bot.py --table ID --invite TOKEN      # takes a seat at your table

Needs Debian's python3-websockets. docs/protocol.md describes every message.
"""
import argparse
import asyncio
import json
import random
import time
import urllib.request

import websockets

LATER = ('too_much', 'busy', 'not_written', 'unknown')  # refusals that pass: look again, then try again
FOR_EVER = ('signed_out', 'kicked', 'banned')  # reasons for closing: coming back would be no use


class House:
    """The rooms: HTTP with a session cookie."""

    def __init__(self, url):
        self.url, self.cookie = url, ''

    def post(self, path, body):
        request = urllib.request.Request(
            self.url + path, json.dumps(body).encode(),
            {'Content-Type': 'application/json', 'Cookie': self.cookie})
        try:
            with urllib.request.urlopen(request) as answer:
                self.cookie = answer.headers.get('Set-Cookie', self.cookie).split(';')[0]
                return json.load(answer)
        except urllib.request.HTTPError as refusal:
            if refusal.code not in (429, 503):  # too often; busy
                raise SystemExit('refused: ' + json.load(refusal)['message'])
        time.sleep(5)
        return self.post(path, body)


def choose(position):
    """The brain. `view` is all this seat may know; `legal` is all it may do."""
    return random.choice(position['legal'])


async def play(house, table):
    """Until the game is over. Whatever ends the connection, we come back and look again."""
    socket_url = house.url.replace('http', 'ws', 1) + '/ws'
    async for socket in websockets.connect(socket_url, extra_headers={'Cookie': house.cookie}):
        await socket.send(json.dumps({'type': 'watch', 'request': 'watch', 'table': table}))
        answered = -1
        try:
            async for text in socket:
                message = json.loads(text)
                if message['type'] == 'refused' and message['code'] in LATER:
                    break
                if message.get('code', 'stale') != 'stale' or message.get('reason') in FOR_EVER:
                    raise SystemExit('refused: ' + message.get('message', message.get('reason')))
                if message['type'] == 'position' and message['over']:
                    return message['over']
                if message['type'] == 'position' and message['legal'] and message['number'] != answered:
                    answered = message['number']
                    await socket.send(json.dumps({
                        'type': 'play', 'request': f'move-{answered}', 'table': table,
                        'number': answered, 'line': choose(message)}))
        except websockets.ConnectionClosed:
            pass
        await socket.close()
        await asyncio.sleep(2)  # "closing" said why: a restart, or we spoke too often


def main():
    options = argparse.ArgumentParser(description='A random player.')
    options.add_argument('--url', default='http://127.0.0.1:8080')
    options.add_argument('--name', default='Randy')
    options.add_argument('--game', default='abyss')
    options.add_argument('--level', default='random', help='of the bots at a new table')
    options.add_argument('--table', help='a table that waits for players')
    options.add_argument('--invite', help='if it is private')
    chosen = options.parse_args()
    house = House(chosen.url)
    house.post('/api/guest', {'name': chosen.name})
    table = chosen.table
    if table:
        house.post(f'/api/tables/{table}/join', {'seat': None, 'invite': chosen.invite})
    else:
        seats = [{'kind': 'me'}] + 2 * [{'kind': 'bot', 'level': chosen.level}]
        plan = {'game': chosen.game, 'start_now': True, 'seats': seats}
        table = house.post('/api/tables', plan)['table']
    for seat in asyncio.run(play(house, table))['seats']:
        print(seat['seat'], seat['score'], 'won' if seat['won'] else '')


if __name__ == '__main__':
    main()
