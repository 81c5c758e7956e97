"""The jobs of scripts/peers in icepool and dyce, timed beside ours: `peers.py FILE`, each line of the file a job and its nanoseconds."""

import statistics
import sys
import time
from importlib.metadata import version

import dyce
import dyce.evaluation
import icepool

SIZES = range(2, 8)
RATINGS = range(1, 6)


def icepool_table(dice, depth):
    """The chances of a total or more, of dice of which one is wild; its explosions are cut off at a depth."""
    d6 = icepool.Die(range(1, 7))
    total = (dice - 1) @ d6 + d6.explode(depth=depth)
    return total.quantities(">=")


def dyce_table(dice, depth):
    d6 = dyce.H(6)
    total = (dice - 1) @ d6 + dyce.evaluation.explode_n(d6, n=depth)
    left, table = total.total, []
    for outcome, count in total.items():
        table.append((outcome, left))
        left -= count
    return table


def icepool_challenge(a, b, rating_a, rating_b):
    """Both sides keep the dice that show their rating or less, round after round, until one has none."""

    def kept(rating):
        one = icepool.Die([1] * rating + [0] * (6 - rating))
        return [count @ one for count in range(max(a, b) + 1)]

    kept_a, kept_b = kept(rating_a), kept(rating_b)

    def one_round(x, y):
        if x == 0 or y == 0:
            return x, y
        return icepool.tupleize(kept_a[x], kept_b[y])

    return icepool.map(one_round, (a, b), star=True, repeat="inf")


def icepool_challenges():
    for a in SIZES:
        for b in SIZES:
            for rating_a in RATINGS:
                for rating_b in RATINGS:
                    icepool_challenge(a, b, rating_a, rating_b)


# job, library, what it is called with, its function, how often it is timed, how many times as fast ours is to be
JOBS = [
    ("all 900 challenges", icepool, "exact", icepool_challenges, 1, 300),
    # theirs are counts over one denominator, as our totals are; our table is of fractions in lowest terms
    ("5D totals, exact", icepool, "depth 20", lambda: icepool_table(5, 20), 51, 500),
    ("5D totals, exact", dyce, "depth 20", lambda: dyce_table(5, 20), 51, 500),
    ("5D at-least table", icepool, "depth 20", lambda: icepool_table(5, 20), 51, 500),
    ("5D at-least table", dyce, "depth 20", lambda: dyce_table(5, 20), 51, 500),
    ("15D totals, exact", icepool, "depth 20", lambda: icepool_table(15, 20), 51, None),
    ("15D totals, exact", dyce, "depth 20", lambda: dyce_table(15, 20), 51, None),
]


def median_nanoseconds(job, times):
    """In processor time, which other work on the machine hardly adds to."""
    samples = []
    for _ in range(times):
        start = time.process_time_ns()
        job()
        samples.append(time.process_time_ns() - start)
    return statistics.median(samples)


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        ours = {job: float(nanoseconds) for job, nanoseconds in (line.rstrip("\n").split("\t") for line in file)}
    print("| job | ours | against | theirs | theirs / ours | bound | holds |\n|---|---|---|---|---|---|---|")
    for name, library, how, job, times, bound in JOBS:
        theirs = median_nanoseconds(job, times)
        ratio = theirs / ours[name]
        package = library.__name__
        verdict = ("–", "–") if bound is None else (f"{bound} × faster", "yes" if ratio >= bound else "NO")
        print(
            f"| {name} | {ours[name] / 1e3:,.1f} µs | {package} {version(package)}, {how} | {theirs / 1e3:,.0f} µs "
            f"| {ratio:,.0f} | {verdict[0]} | {verdict[1]} |"
        )


main()
