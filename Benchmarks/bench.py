"""All of README's figures in one run: `make bench`. Writes .build/bench.txt as well.

A part's name after the command runs that part alone: native, agencies, http, live, start, faults, browser, account, nodes, push."""
import os
import subprocess
import sys

import agencies
import faults
import load
import native
import starting
import subscribers
from figures import Figure, parsed
from programs import ROOT, server, simulator


def http() -> list[Figure]:
    with simulator() as upstream, server(upstream) as (_, port, _):
        return load.figures(port)


def browser() -> list[Figure]:
    with simulator() as upstream, server(upstream) as (_, port, _):
        return printed("browser.py", f"http://127.0.0.1:{port}")


def account() -> list[Figure]:
    """The log of the server alone, programs that read one by a token, then phones that share one."""
    return printed("protocol.py") + printed("voice.py") + printed("account.py")


def nodes() -> list[Figure]:
    return printed("nodes.py")


def push() -> list[Figure]:
    return printed("push.py")


def printed(script: str, *arguments: str) -> list[Figure]:
    """What a program of this folder prints, a figure a line."""
    command = [sys.executable, os.path.join(ROOT, "Benchmarks", script), *arguments]
    return parsed(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)


PARTS = {"native": native.figures, "agencies": agencies.figures, "http": http, "live": subscribers.figures, "start": starting.figures,
         "faults": faults.figures, "browser": browser, "account": account, "nodes": nodes, "push": push}


def main() -> int:
    asked = sys.argv[1:] or list(PARTS)
    if unknown := [name for name in asked if name not in PARTS]:
        print(f"bench: no part is called {unknown[0]}; there are {', '.join(PARTS)}", file=sys.stderr)
        return 64
    lines, failed = [], False
    for name in asked:
        try:
            made = PARTS[name]()
        except (SystemExit, Exception) as problem:  # one part's failure leaves the others' figures standing
            print(f"bench: {name} failed: {problem}", file=sys.stderr)
            failed = True
            continue
        for figure in made:
            lines.append(figure.line())
            print(lines[-1], flush=True)
    if len(asked) == len(PARTS):
        with open(os.path.join(ROOT, ".build", "bench.txt"), "w") as file:
            file.write("\n".join(lines) + "\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
