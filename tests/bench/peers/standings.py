"""Standings in Python's fractions, with the same checks: python3 standings.py SYSTEM REQUEST.json RUNS.

Prints the seconds of each run and, of each row, the player, the place and the total.
"""

import json
import sys
import time
import unicodedata
from fractions import Fraction

POWERS = ["austria", "england", "france", "germany", "italy", "russia", "turkey"]


def expect(holds, what):
    if not holds:
        raise ValueError(what)


def whole(value, least, most):
    expect(type(value) is int and least <= value <= most, "no whole number in its range")


def decimal(value):
    expect(type(value) in (int, str), "no number")
    figure = Fraction(value)
    expect(abs(figure) < 10**12 and (figure * 10000).denominator == 1, "not of 12 digits and 4 decimals")
    return figure


def players_of(seats):
    names = []
    for seat in seats:
        expect(type(seat) is dict and type(seat.get("player")) is str, "no player")
        name = unicodedata.normalize("NFC", seat["player"].strip())
        expect(0 < len(name) <= 100 and name not in names, "no name, or one that is here twice")
        names.append(name)
    return names


def rounded(value, places):
    """Half away from zero."""
    scaled = abs(value) * 10**places
    units = (2 * scaled.numerator + scaled.denominator) // (2 * scaled.denominator)
    return Fraction(-units if value < 0 else units, 10**places)


def text(value, places):
    units = round(abs(value) * 10**places)
    digits = str(units).rjust(places + 1, "0")
    return ("-" if value < 0 else "") + digits[:-places] + "." + digits[-places:]


def placed(entries, key):
    """Rows of player, place and total, best first; those who are level share a place."""
    order = sorted(entries, key=key, reverse=True)
    places = []
    for at, entry in enumerate(order):
        level = at > 0 and key(order[at - 1]) == key(entry)
        places.append(places[-1] if level else at + 1)
    return [(entry, place) for entry, place in zip(order, places)]


def puffing_billy(request):
    best = {}
    for board in request["boards"]:
        expect(type(board["category"]) is str and board["category"].strip() != "", "no category")
        finishers = board["finishers"]
        expect(type(finishers) is list and 2 <= len(finishers) <= 6, "no board of 2 to 6")
        names = players_of(finishers)
        scores = [decimal(finisher["score"]) for finisher in finishers]
        expect(min(scores) >= 0 and scores[0] > 0, "a score below zero, or a winner without one")
        bonuses = [rounded(min(Fraction(1, 2), score / scores[0] / 2), 3) for score in scores[:4]]
        bonuses[0] = rounded(Fraction(3, 100) * sum(bonuses[1:]), 3)
        for at, name in enumerate(names):
            total = 3 - at + bonuses[at] if at < 4 else Fraction(0)
            own = best.setdefault(name, {})
            own[board["category"]] = max(own.get(board["category"], Fraction(0)), total)
    totals = [(name, sum(own.values())) for name, own in best.items()]
    return [(name, place, text(total, 3)) for (name, total), place in placed(totals, lambda entry: entry[1])]


def powers_of(game):
    seats = game["powers"]
    expect(type(seats) is list and len(seats) == 7, "no seven powers")
    names = players_of(seats)
    for seat in seats:
        whole(seat["centres"], 0, 34)
    expect(sorted(seat["power"] for seat in seats) == POWERS, "not the seven powers")
    expect(0 < sum(seat["centres"] for seat in seats) <= 34, "not 1 to 34 centres")
    return names, [seat["centres"] for seat in seats]


def size_matters_scores(centres):
    solo = max(centres) >= 18
    size = sum(own > 0 for own in centres)
    draw_score = Fraction(15) if size == 7 else Fraction(210, size)
    for own in centres:
        modifier = rounded(Fraction(own * size, 34), 2)
        if own >= 18:
            yield Fraction(210)
        elif own == 0:
            yield Fraction(0)
        else:
            yield rounded(own * modifier if solo else max(draw_score * modifier, Fraction(6, 7) * draw_score), 2)


def size_matters(request):
    totals = {}
    for game in request["games"]:
        names, centres = powers_of(game)
        scores = list(size_matters_scores(centres))
        everything = sum(scores)
        for name, own, score in zip(names, centres, scores):
            total, solos, difference = totals.get(name, (Fraction(0), 0, Fraction(0)))
            totals[name] = (total + score, solos + (own >= 18), difference + 7 * score - everything)
    rows = placed(totals.items(), lambda entry: entry[1])
    return [(name, place, text(own[0], 2)) for (name, own), place in rows]


def check_last_held(seat):
    last = seat.get("lastHeld")
    expect((last is not None) == (seat["centres"] == 0), "a last Fall for those without centres alone")
    if last is not None:
        whole(last["year"], 1900, 2100)
        whole(last["centres"], 1, 17)


def detour_raw(seat, centres):
    own = seat["centres"]
    first = 1 + sum(other > own for other in centres)
    last = first + centres.count(own) - 1
    lead = own - sorted(centres)[-2] if first == last == 1 else 0
    in_1905 = own > 0 or seat["lastHeld"]["year"] >= 1905
    return own + in_1905 + (own > 0) + lead + max(0, 5 - last), first, last


def detour_98f(request):
    players = {}
    for game in request["games"]:
        names, centres = powers_of(game)
        won = max(centres) >= 18
        raws = []
        for seat in game["powers"]:
            check_last_held(seat)
            raws.append(detour_raw(seat, centres))
        everything = sum(raw for raw, _, _ in raws)
        played = []
        for seat, (raw, first, last) in zip(game["powers"], raws):
            own = seat["centres"]
            points = Fraction(110 * (own >= 18)) if won else rounded(Fraction(100 * raw, everything), 2)
            outcome = 1 if own == 0 else 3 if own >= 18 else 0 if won else 2
            held = seat.get("lastHeld") or {"year": 0, "centres": 0}
            played.append((outcome, points, -first, -(last - first), held["year"], held["centres"]))
        margins = tuple(-points for points in sorted((one[1] if one[0] != 1 else Fraction(0) for one in played), reverse=True))
        for name, one in zip(names, played):
            players.setdefault(name, []).append(one + (margins,))
    totals = []
    for name, games in players.items():
        games.sort(reverse=True)
        wins = sum(one[0] == 3 for one in games)
        draws = sum(one[0] == 2 for one in games)
        totals.append((name, (sum(one[1] for one in games), wins, draws, games[:3])))
    return [(name, place, text(own[0], 2)) for (name, own), place in placed(totals, lambda entry: entry[1])]


def rplops(request):
    totals = {}
    for game in request["games"]:
        finish = game["finish"]
        expect(type(finish) is list and 1 <= len(finish) <= 100, "no 1 to 100 players")
        names = players_of(finish)
        places = [seat["place"] for seat in finish]
        for place in places:
            whole(place, 1, 999_999_999_999)
        count = len(places)
        for name, place in zip(names, places):
            above = sum(other < place for other in places)
            mean_rank = above + Fraction(1 + places.count(place), 2)
            points = rounded((count + 1 - mean_rank) * 2 * 50 / Fraction(count + 1), 2)
            totals[name] = totals.get(name, Fraction(0)) + points
    return [(name, place, text(total, 2)) for (name, total), place in placed(totals.items(), lambda entry: entry[1])]


SYSTEMS = {"puffing-billy": puffing_billy, "size-matters": size_matters, "detour-98f": detour_98f, "rplops": rplops}


def main():
    system, path, runs = sys.argv[1:]
    with open(path, encoding="utf-8") as file:
        request = json.load(file)
    seconds = []
    for _ in range(int(runs)):
        begun = time.perf_counter()
        rows = SYSTEMS[system](request)
        seconds.append(time.perf_counter() - begun)
    json.dump({"seconds": seconds, "rows": rows}, sys.stdout)


main()
