"""Checks the dice of a finished record, and whether a receipt agrees: python verify_record.py RECORD [RECEIPT]

Written from docs/fair-dice.md alone, with the standard library alone. It shows that the draws follow from the secret and the
players' bytes. That occasions and weights follow from the rules only `leagues verify` shows.
"""

import hashlib
import hmac
import json
import sys
from collections import Counter
from pathlib import Path


def need(right, what):
    if not right:
        sys.exit(f"Not proven: {what}.")


def check_terms(header, terms):
    whole = "forked" not in header and "start" not in header
    bots = [[0, seat, policy] for seat, policy in enumerate(terms["bots"]) if policy]
    need(terms["game"] == header["game"], "another game than in the terms")
    need(terms["rules"] <= header["rules"], "older rules than in the terms")
    need(all(header["options"].get(name) == value for name, value in terms["options"].items()), "other options")
    need(terms["seats"] == len(header["seats"]), "more or fewer seats than in the terms")
    need(not whole or header["tables"]["hash"] == terms["values"][:16], "other values than in the terms")
    need(not whole or header.get("bots", [])[: len(bots)] == bots, "other bots than in the terms")


def fair_key(header, secret):
    said = header["fairness"]
    need(hashlib.sha256(secret).hexdigest() == said["commitment"], "the secret is not the one that was promised")
    clients = [bytes.fromhex(client) for client in said["clients"]]
    given = b"".join(len(client).to_bytes(2, "big") + client for client in clients)
    if "protocol" not in said:
        return hmac.digest(secret, b"leagues/fair/" + given, "sha256")
    terms = json.loads(said["terms"])
    check_terms(header, terms)
    need(len(terms["givers"]) == len(clients), "more or fewer givers than in the terms")
    head = f"leagues/promise/{said['commitment']}/{len(said.get('anew', [])) + 1}"
    promises = [
        hashlib.sha256(f"{head}/{seat}/".encode() + client).hexdigest()
        for seat, client in zip(terms["givers"], clients, strict=True)
    ]
    need(len(clients) == 1 or said.get("promises") == promises, "bytes that were not promised")
    return hmac.digest(secret, b"leagues/fair/2/" + hashlib.sha256(said["terms"].encode()).digest() + given, "sha256")


def check_receipt(said, receipt):
    givers = json.loads(said["terms"])["givers"] if "terms" in said else list(range(len(said["clients"])))
    need(receipt["commitment"] == said["commitment"], "another commitment than in the receipt")
    need(receipt["seat"] in givers, "the receipt is of a seat that gave nothing")
    need(said["clients"][givers.index(receipt["seat"])] == receipt["client"], "other bytes than in the receipt")
    for name, nothing in (("terms", ""), ("promises", []), ("anew", [])):
        need(receipt.get(name, nothing) == said.get(name, nothing), f"other {name} than in the receipt")


def check_draws(key, entries, forked):
    draws = [entry for entry in entries if entry["by"] == "chance" and "forced" not in entry and entry["n"] > forked]
    seen = Counter()
    for entry in draws:
        need("luck" in entry, f"entry {entry['n']} says no weights, as in records of earlier versions")
        luck, address = entry["luck"], (entry["asks"], entry["luck"]["occasion"])
        need(forked or luck["n"] == seen[address], f"entry {entry['n']} is counted wrongly")
        seen[address] += 1
        start = "/".join((*address, str(luck["n"])))
        lots = ((outcome, copy) for outcome, weight in luck["weights"].items() for copy in range(weight))
        best = min(lots, key=lambda lot: hmac.digest(key, f"{start}/{lot[0]}/{lot[1]}".encode(), "sha256"), default=("", 0))
        need(best[0] == entry["answer"], f"entry {entry['n']} says {entry['answer']}, the dice give {best[0]}")
    return len(draws)


header, *entries = [json.loads(line) for line in Path(sys.argv[1]).read_text(encoding="utf-8").splitlines()]
need(header["fairness"]["kind"] == "fair", "these are not fair dice")
need("secret" in entries[-1], "the game has not ended")
key = fair_key(header, bytes.fromhex(entries.pop()["secret"]))
if len(sys.argv) > 2:
    check_receipt(header["fairness"], json.loads(Path(sys.argv[2]).read_text(encoding="utf-8")))
print(f"{check_draws(key, entries, header.get('forked', 0))} draws follow from the secret and the players' bytes.")
