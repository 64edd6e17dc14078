#!/usr/bin/env python3
"""A bot that plays at a table of a Paddlewheel server, through the same API as everybody else.

    PADDLEWHEEL_TOKEN=… python3 examples/http_bot.py http://127.0.0.1:7380 TABLE SEAT

The token is made once by who owns the bot, `POST /api/v1/tokens` (docs/api.md shows how); it can also be given with
`--token=…`. The bot sits down at its seat, waits until somebody starts the table, plays to the end and prints the ranks. An
invited seat needs `--invitation=…`. It follows the table's events, and goes on after the last one that it has seen whenever
the connection is lost.

It makes any turn that leads far down the river. A better bot looks at `view` of the table and at the `result` of each plan.
"""

import argparse
import json
import os
import random
import time
import urllib.error
import urllib.request

# The server is heard from every 15 seconds, even if nothing happens.
SILENCE = 45


class Table:
    """One table, as the owner of a token sees it."""

    def __init__(self, server, table, token):
        self.path = f"{server.rstrip('/')}/api/v1/tables/{table}"
        self.token = token

    def open(self, method, what="", body=None, headers=()):
        """Sends a request; the answer is still to be read."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.path + what, data, dict(headers), method=method)
        request.add_header("Authorization", f"Bearer {self.token}")
        request.add_header("Content-Type", "application/json")
        return urllib.request.urlopen(request, timeout=SILENCE)

    def call(self, method, what="", body=None):
        """Sends a request until it is answered. That is harmless: decisions have numbers."""
        while True:
            try:
                with self.open(method, what, body) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as error:
                if error.code == 409:
                    # The table has gone on in the meantime.
                    return None
                if error.code not in (429, 503):
                    raise SystemExit(json.load(error)["detail"]) from error
            except OSError:
                pass
            time.sleep(1)

    def events(self):
        """The places of all events, as they happen, for as long as it takes."""
        last = None
        while True:
            headers = {} if last is None else {"Last-Event-ID": str(last)}
            try:
                with self.open("GET", "/events", headers=headers) as stream:
                    for line in stream:
                        if line.startswith(b"id:"):
                            last = int(line[3:])
                            yield last
            except (OSError, ValueError):
                pass
            time.sleep(0.5)


def progress(plan):
    """How far down the river a plan leads; 0 where it is no matter of rivers."""
    at = plan["result"].get("at")
    return int(at.split(".")[0]) if isinstance(at, str) and "." in at else 0


def choose(plans):
    """The actions of one of the best plans."""
    best = max(map(progress, plans))
    return random.choice([plan for plan in plans if progress(plan) == best])["actions"]


def play(table, seat):
    """Plays to the end; how it ended."""
    for place in table.events():
        # `next`: whichever node answers is to know of this event.
        now = table.call("GET", f"?seat={seat}&next={place + 1}")
        if now["stage"] == "over":
            return now["outcome"]
        if now["stage"] != "playing" or not now["seats"][seat]["deciding"] or place + 1 < now["next"]:
            continue
        plans = table.call("GET", f"/plans?seat={seat}&next={now['next']}")
        if plans:
            decision = now["seats"][seat]["decision"]
            table.call("POST", "/actions", {"seat": seat, "decision": decision, "actions": choose(plans)})


def main():
    parser = argparse.ArgumentParser(description="Plays at a table of a Paddlewheel server.")
    parser.add_argument("server", help="such as http://127.0.0.1:7380")
    parser.add_argument("table", help="the id of the table")
    parser.add_argument("seat", type=int, help="the number of the seat, from 0")
    parser.add_argument("--token", default=os.environ.get("PADDLEWHEEL_TOKEN"))
    parser.add_argument("--invitation", help="what to show for an invited seat")
    parser.add_argument("--name", default="http_bot.py")
    asked = parser.parse_args()
    if not asked.token:
        parser.error("a token is needed: --token, or PADDLEWHEEL_TOKEN")
    table = Table(asked.server, asked.table, asked.token)
    body = {"name": asked.name, "seed": os.urandom(8).hex()}
    if asked.invitation:
        body["invitation"] = asked.invitation
    if table.call("GET")["stage"] == "gathering":
        table.call("PUT", f"/seats/{asked.seat}", body)
    print(json.dumps(play(table, asked.seat)))


if __name__ == "__main__":
    main()
