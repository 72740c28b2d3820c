# SPDX-License-Identifier: Apache-2.0
"""A policy takes a seat at a table of a server: python3 -m hadal.table MODULE --game GAME.

It is a guest like any other and speaks the protocol of docs/protocol.md. Needs Debian's python3-websockets.

    ./run serve
    python3 -m hadal.table my_module --game GAME --bots captain,captain    # a new table
    python3 -m hadal.table my_module --table ID --invite TOKEN              # a table that waits
"""
import argparse
import asyncio
import json
import urllib.error
import urllib.request

from .policy import Question, policy_called


class House:
    """The rooms: HTTP with a session cookie."""

    def __init__(self, url):
        self.url = url
        self.cookie = ""

    def post(self, path, body):
        request = urllib.request.Request(
            self.url + path, json.dumps(body).encode(),
            {"Content-Type": "application/json", "Cookie": self.cookie})
        try:
            with urllib.request.urlopen(request) as answer:
                cookie = answer.headers.get("Set-Cookie")
                if cookie:
                    self.cookie = cookie.split(";")[0]
                return json.load(answer)
        except urllib.error.HTTPError as e:
            raise SystemExit(f"{self.url} refuses: {message_in(e.read())}") from None
        except urllib.error.URLError as e:
            raise SystemExit(f"{self.url} cannot be reached: {e.reason}") from None


def message_in(answer):
    """The sentence of a refusal, or the whole answer if it is something else."""
    try:
        return json.loads(answer)["message"]
    except (ValueError, TypeError, KeyError):
        return answer.decode(errors="replace")


def question_of(message, game):
    """A position of the protocol as a question; actions are the places in the list of moves."""
    seats = message["view"].get("seats", {})
    me = message["view"].get("viewer", "A")
    return Question({"game": game, "players": len(seats), "player": "ABCDEF".find(me),
                     "view": message["view"], "texts": message["legal"],
                     "legal": list(range(len(message["legal"])))})


async def play(house, table, game, policy):
    import websockets  # only here: the rest needs no network
    socket_url = house.url.replace("http", "ws", 1) + "/ws"
    async with websockets.connect(socket_url, extra_headers={"Cookie": house.cookie}) as socket:
        await socket.send(json.dumps({"type": "watch", "request": "watch", "table": table}))
        answered = -1
        begin = getattr(policy, "begin", None)
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "refused" and message["code"] != "stale":
                raise SystemExit("refused: " + message["message"])
            if message["type"] != "position":
                continue
            if message["over"]:
                return message["over"]
            if message["legal"] and message["number"] != answered:
                answered = message["number"]
                question = question_of(message, game)
                if begin:
                    begin(question)
                    begin = None
                line = question.texts[question.number(policy.choose(question))]
                await socket.send(json.dumps({"type": "play", "request": f"move-{answered}",
                                              "table": table, "number": answered, "line": line}))
    raise SystemExit("the server has closed the connection")


def main():
    options = argparse.ArgumentParser(prog="python3 -m hadal.table",
                                      description="A policy takes a seat at a table of a server.")
    options.add_argument("module", help="a module with choose(question)")
    options.add_argument("--url", default="http://127.0.0.1:8080", help="of the server (default %(default)s)")
    options.add_argument("--name", default="Python", help="of the guest (default %(default)s)")
    options.add_argument("--game", help="for a new table")
    options.add_argument("--bots", default="", help="the others at a new table, by level")
    options.add_argument("--table", help="a table that waits for players")
    options.add_argument("--invite", help="the token of its invitation, if it needs one")
    chosen = options.parse_args()
    if not chosen.table and not chosen.game:
        options.error("--game for a new table, or --table for one that waits")
    try:
        policy = policy_called(chosen.module)
    except ImportError as e:
        options.error(str(e))
    house = House(chosen.url)
    house.post("/api/guest", {"name": chosen.name})
    table, game = chosen.table, chosen.game
    if table:
        info = house.post(f"/api/tables/{table}/join", {"seat": None, "invite": chosen.invite})
        game = info["card"]["game"]
    else:
        bots = [{"kind": "bot", "level": level} for level in chosen.bots.split(",") if level]
        table = house.post("/api/tables", {"game": game, "start_now": True,
                                           "seats": [{"kind": "me"}, *bots]})["table"]
    over = asyncio.run(play(house, table, game, policy))
    for seat in over["seats"]:
        print(seat["seat"], seat["score"], "won" if seat["won"] else "")


if __name__ == "__main__":
    main()
