#!/usr/bin/env python3
"""A small opponent for Studiolo: docs/programs-as-opponents.md has the protocol.

    studiolo simulate --players 3 --program "python3 examples/programs/bot.py" --bots easy

It plays all three games by one rule: whatever builds or scores is likely, whatever gives
something away is unlikely, and the rest is left to chance.
"""

import json
import random
import sys

# The first word of a decision in the notation, which is the same in every language.
GOOD = {"work", "build", "fulfil", "room", "house", "pillar", "crest", "tile", "pay", "map"}
POOR = {"sell", "move", "relocate", "exchange", "discard", "redeal", "decline"}


def weight(notation):
    """Says how likely a decision is, compared with the others."""
    # A line is a seat and a decision, such as "B raise 300".
    word = notation.split()[1]
    return 20 if word in GOOD else 0.1 if word in POOR else 1


def decide(question):
    """Chooses one of the legal decisions; the answer is its place in the list, from 0."""
    # question["view"] is the position as our seat sees it: a better bot would look at it.
    weights = [weight(choice["notation"]) for choice in question["legal"]]
    return random.choices(range(len(weights)), weights)[0]


for line in sys.stdin:
    message = json.loads(line)
    # Every other message only informs: a game begins or ends, an answer was refused.
    if message["message"] == "refused":
        print(message["why"], file=sys.stderr)
    if message["message"] == "decide":
        # The number of the question says which one this answers. Without "flush", the
        # answer would wait in a buffer, and we would run out of time.
        answer = {"id": message["id"], "decide": decide(message)}
        print(json.dumps(answer), flush=True)
