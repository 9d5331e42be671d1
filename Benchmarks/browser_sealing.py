#!/usr/bin/env python3
"""How long the browser takes to seal and to open 1,000 operations, and to stretch a password, as it is and slowed down four times.

Prints `name<TAB>value<TAB>unit` lines: medians of five."""
import statistics
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Tests" / "Protocol"))
from account_page import account_page  # noqa: E402

# `note` makes an operation as long as a workout's; without, one is as long as a ride's.
rounds = """async ({ note, count }) => {
    const keys = await account.accountKeys(new Uint8Array(16), new Uint8Array(32), ["fareCard"]);
    const operations = Array.from({ length: 1000 }, (_, index) => {
        const id = `91b04c77d05e62fa-${index + 1}`;
        const fields = JSON.stringify({ card: "card@3f0c9a7be1d2c4a8", time: 1767874500000 + index * 7919, service: "base", ...note });
        return { id, kind: "fareCard.rode", fields, text: `{"id":"${id}","at":[1767874500000,${index}],"kind":"fareCard.rode","fields":${fields}}` };
    });
    const times = [];
    for (let round = 0; round < count; round++) {
        const began = performance.now();
        const sealed = await account.seal(keys, operations);
        const half = performance.now();
        const texts = await account.open(keys, sealed);
        times.push([half - began, performance.now() - half]);
        if (texts.some((text, index) => text !== operations[index].text)) throw new Error("They differ.");
    }
    return times;
}"""
stretching = """async () => {
    const began = performance.now();
    await account.passwordKeys("sieben Äpfel", new Uint8Array(16), account.kdf);
    return performance.now() - began;
}"""
notes = {"a ride's length": {}, "a workout's length": {"sets": [{"reps": 8, "kilograms": 62.5, "rest": 90}] * 12}}


def main():
    with account_page() as page:
        session = page.context.new_cdp_session(page)
        for rate in (1, 4):
            session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
            slowed = "" if rate == 1 else f", processor slowed {rate} times"
            for name, note in notes.items():
                times = page.evaluate(rounds, {"note": note, "count": 5})
                for what, spent in zip(("sealing", "opening"), zip(*times)):
                    print(f"{what} 1,000 of {name}{slowed}\t{statistics.median(spent):.0f}\tms", flush=True)
            # It has a thread of its own, which the browser does not slow down.
            print(f"a password{slowed}\t{statistics.median(page.evaluate(stretching) for _ in range(5)):.0f}\tms", flush=True)


if __name__ == "__main__":
    main()
