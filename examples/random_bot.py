#!/usr/bin/env python3
"""A bot for Paddlewheel's arena that makes any turn, each as likely as the others.

    paddlewheel arena niagara --bots "exec:python3 examples/random_bot.py",easy,medium

It reads one request per line on standard input and writes one answer per line on standard output, as docs/protocol.md
describes under "Bots". It knows nothing of any game: it chooses among the whole turns that each request lists. A better bot
looks at `params["view"]` and at the `result`, `costs` and `consequences` of each plan.

A number as argument is the seed; the same seed gives the same answers.
"""

import json
import random
import sys


def choose(params, rng):
    """The actions to do now: those of some plan."""
    if params["plans"]:
        return rng.choice(params["plans"])["actions"]
    return [rng.choice(params["legal"])]


def answer(request, rng):
    """The answer to one request."""
    head = {"jsonrpc": "2.0", "id": request["id"]}
    if request["method"] != "choose":
        return {**head, "error": {"code": -32601, "message": "there is only the method choose"}}
    return {**head, "result": {"actions": choose(request["params"], rng)}}


def main():
    rng = random.Random(sys.argv[1] if len(sys.argv) > 1 else None)
    # Until the arena closes the input: the game is over then.
    for line in sys.stdin:
        # Unflushed answers are never read.
        print(json.dumps(answer(json.loads(line), rng)), flush=True)


if __name__ == "__main__":
    main()
