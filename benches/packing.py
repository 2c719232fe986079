"""Answers questions of `packing_questions` with CP-SAT and compares answers and times.

Each place of each tile is a variable that is true if the tile lies there. Every tile has
exactly one place, no square is covered twice, and squares of different buildings do not share
an edge unless buildings may touch. Time counts from the finished model to the answer, with one
worker; to build the model is not counted.
"""

import json
import statistics
import sys

from ortools.sat.python import cp_model

SIDE = 7


def neighbours(square):
    """Returns the squares right of this one and above it."""
    if square % SIDE < SIDE - 1:
        yield square + 1
    if square + SIDE < SIDE * SIDE:
        yield square + SIDE


def ask(question):
    """Returns whether the tiles fit, and the seconds that CP-SAT took."""
    model = cp_model.CpModel()
    covering = {square: [] for square in range(SIDE * SIDE)}
    # For each square, which building covers it: a variable for each building.
    built = {square: {} for square in range(SIDE * SIDE)}
    for number, tile in enumerate(question["tiles"]):
        on = {}
        chosen = []
        for place in tile["places"]:
            here = model.new_bool_var("")
            chosen.append(here)
            for square in place:
                covering[square].append(here)
                on.setdefault(square, []).append(here)
        model.add_exactly_one(chosen)
        if tile["building"] and not question["may_touch"]:
            for square, places in on.items():
                built[square][number] = places
    for places in covering.values():
        model.add_at_most_one(places)
    for square, buildings in built.items():
        for other in neighbours(square):
            for one, places in buildings.items():
                for two, beside in built[other].items():
                    if one != two:
                        # A tile has one place, so at most one of each list is true.
                        model.add(sum(places) + sum(beside) <= 1)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    status = solver.solve(model)
    if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE, cp_model.INFEASIBLE):
        raise SystemExit(f"CP-SAT gave no answer: {solver.status_name(status)}")
    return status != cp_model.INFEASIBLE, solver.wall_time


def main():
    with open(sys.argv[1], encoding="utf-8") as lines:
        questions = [json.loads(line) for line in lines]
    ratios, ours, theirs = [], [], []
    different = 0
    for question in questions:
        fits, seconds = ask(question)
        different += fits != question["fits"]
        ours.append(question["seconds"])
        theirs.append(seconds)
        ratios.append(seconds / question["seconds"])
    yes = sum(question["fits"] for question in questions)
    rows = [
        ("questions", f"{len(questions)}"),
        ("of these: the tiles fit", f"{yes}"),
        ("tiles in a question", f"{statistics.median(len(q['tiles']) for q in questions):g}"),
        ("different answers", f"{different}"),
        ("planner, median", f"{statistics.median(ours) * 1e6:.1f} µs"),
        ("planner, slowest", f"{max(ours) * 1e6:.1f} µs"),
        ("CP-SAT, median", f"{statistics.median(theirs) * 1e6:,.0f} µs"),
        ("CP-SAT, slowest", f"{max(theirs) * 1e6:,.0f} µs"),
        ("CP-SAT : planner, median", f"{statistics.median(ratios):,.0f}"),
        ("CP-SAT : planner, smallest", f"{min(ratios):,.0f}"),
    ]
    for name, value in rows:
        print(f"{name:28}{value:>14}")
    if different:
        raise SystemExit("The answers differ.")


if __name__ == "__main__":
    main()
