#!/usr/bin/env python3
"""One node over a PostgreSQL with so many live streams and so many pushes a second, beside what Documentation/Scale.md's model says
of that: each of its figures is taken from smaller loads of the same run, between which the large one is measured.

    make simulate-scale                                   10,000 streams, 1,000 pushes a second, every tenth heard by another device
    STREAMS=2000 PUSHES=60 HEARD=1 make simulate-scale    as many as you like, all of them heard by another device
"""
import os
import sys
import time
from collections import defaultdict
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path

root = Path(__file__).resolve().parents[1]
os.environ.setdefault("POCKETFUL_BIN", str(root / ".build" / "release"))
sys.path[:0] = [str(root / "Tests" / "Protocol"), str(root / "Tests" / "Journeys")]
import people  # noqa: E402
from crowd import Crowd  # noqa: E402
from postgres import Postgres  # noqa: E402
from programs import Program  # noqa: E402
from server import Server  # noqa: E402
from weight import resident_kilobytes  # noqa: E402

streams = int(os.environ.get("STREAMS", "10000"))
pushes = int(os.environ.get("PUSHES", "1000"))
heard = float(os.environ.get("HEARD", "0.1"))
seconds = int(os.environ.get("SECONDS_EACH", "12"))
within = 0.2
ticks = os.sysconf("SC_CLK_TCK")


def main():
    with ExitStack() as ending:
        database = Postgres(shared_buffers="256MB")
        ending.callback(database.close)
        database.start()
        simulator = Program("simulator", ready="/")
        ending.callback(simulator.stop)
        upstream = simulator.start().address
        node = Server(
            "--database", database.address(), "--realtime-base", f"{upstream}/Dataservice/mtagtfsfeeds/", "--races-url",
            f"{upstream}/rest/v1/racing/")
        ending.callback(node.close)
        return simulate(node.start(), database)


def simulate(node, database):
    devices = people.settle(database, streams // 2 + max(100, 4 * pushes))
    crowd = Crowd(node.port, devices[:streams], devices[streams:])

    # A table that was empty when its statements were planned is read from end to end until PostgreSQL looks again, within a minute or so.
    crowd.run(crowd.sealed(5 * pushes, 0), 5)
    database.sql("ANALYZE")
    few, more = streams // 5, 2 * streams // 5
    small = [(0, 0, 0), (few, 0, 0), (more, 0, 0), (more, pushes, 0), (more, pushes // 2, 1)]
    large = (streams, pushes, heard)
    measures = defaultdict(list)
    # In turn, for processors that are shared with others are not equally quick all the time.
    for load in [*small, large, *reversed(small), large, *reversed(small)]:
        measures[load].append(measure(node, database, crowd, *load))
    crowd.close()
    model = Model.of(*(mean(measures[load]) for load in small))
    whole = mean(measures[large])
    print(model)
    said = model.cost(streams, pushes, heard)
    rows = [("node, cores", said.node, whole.node), ("PostgreSQL, cores", said.stored, whole.stored), ("node, MB", said.memory, whole.memory)]
    print(f"{'':40}{'model':>10}{'measured':>10}")
    near = [abs(said - was) <= within * was for _, said, was in rows]
    for (name, said, was), is_near in zip(rows, near):
        print(f"{name:40}{said:10.2f}{was:10.2f}   {'within' if is_near else 'NOT within'} {within:.0%}")
    print(f"{'pushes a second':40}{pushes:10}{whole.pushes:10.0f}")
    print(f"{'bytes of PostgreSQL a push':40}{'':10}{whole.disk:10.0f}")
    print(f"{'push to the other device, median ms':40}{'':10}{1000 * whole.median:10.1f}")
    print(f"{'the same, of 99 in 100, ms':40}{'':10}{1000 * whole.late:10.1f}")
    if whole.refused or whole.pushes < 0.95 * pushes:
        print(f"simulate-scale: {whole.refused} refused ({whole.refusal}), {whole.pushes:.0f} of {pushes} a second taken", file=sys.stderr)
        return 1
    return 0 if all(near) else 1


@dataclass
class Cost:
    """Cores of the node and of PostgreSQL, MB of the node."""
    node: float
    stored: float
    memory: float


@dataclass
class Model:
    """Straight lines through the smaller loads. The first streams take more memory than each of those after them, so it is counted from `few` on."""
    fixed: Cost
    stream: Cost  # each
    push: Cost  # one a second
    hearing: Cost  # one a second that another device hears of, and reads

    @classmethod
    def of(cls, none, few, more, unheard, all_heard):
        stream = each(more, none, more.streams)
        stream.memory = each(more, few, more.streams - few.streams).memory
        fixed = Cost(none.node, none.stored, more.memory - more.streams * stream.memory)
        push = each(unheard, more, unheard.pushes)
        heard = each(all_heard, more, all_heard.pushes)
        push.memory = 0  # what it takes goes again
        return cls(fixed, stream, push, Cost(heard.node - push.node, heard.stored - push.stored, 0))

    def cost(self, streams, pushes, heard):
        return Cost(
            *(getattr(self.fixed, what) + streams * getattr(self.stream, what)
              + pushes * (getattr(self.push, what) + heard * getattr(self.hearing, what)) for what in vars(self.fixed)))

    def __str__(self):
        return "\n".join([
            "", f"fixed                   {self.fixed.node:6.2f} cores, PostgreSQL {self.fixed.stored:.2f}; {self.fixed.memory:.0f} MB",
            f"a stream                {1e6 * self.stream.node:6.0f} µs a second; {1000 * self.stream.memory:.1f} KB",
            f"a push                  {1e6 * self.push.node:6.0f} µs, PostgreSQL {1e6 * self.push.stored:.0f} µs",
            f"that it is heard, read  {1e6 * self.hearing.node:6.0f} µs, PostgreSQL {1e6 * self.hearing.stored:.0f} µs", ""])


def mean(measures):
    """The memory is that of the first: what a larger load has had is not given back at once."""
    means = {name: sum(getattr(each, name) for each in measures) / len(measures) for name in ("node", "stored", "pushes", "disk")}
    return replace(
        measures[0], **means, refused=sum(each.refused for each in measures), refusal=max(each.refusal for each in measures),
        median=max(each.median for each in measures), late=max(each.late for each in measures))


def each(more, less, count):
    return Cost(*((getattr(more, what) - getattr(less, what)) / max(1, count) for what in ("node", "stored", "memory")))


@dataclass
class Measured(Cost):
    streams: int
    pushes: float
    refused: int
    refusal: str
    median: float
    late: float
    disk: float  # bytes a push, in the table of operations and its indices


def measure(node, database, crowd, streams, pushes, heard):
    """What that much costs, once it has settled."""
    crowd.listen(streams)
    settling, load = crowd.sealed(5 * pushes, heard), crowd.sealed(seconds * pushes, heard)
    crowd.run(settling, 5)
    used = cores(node.process.pid), stored_cores(database)
    size = stored_bytes(database)
    began = time.monotonic()
    load = crowd.run(load, seconds)
    took = time.monotonic() - began
    result = Measured(
        (cores(node.process.pid) - used[0]) / took, (stored_cores(database) - used[1]) / took, resident_kilobytes(node.process) / 1000, streams,
        load.pushes / took, load.refused, load.refusal, load.wait_of(0.5), load.wait_of(0.99),
        (stored_bytes(database) - size) / max(1, load.pushes))
    print(f"{streams} streams, {result.pushes:.0f} pushes a second, {heard:.0%} heard: node {result.node:.3f} cores and {result.memory:.0f} MB, "
          f"PostgreSQL {result.stored:.3f} cores; to the other device {1000 * result.median:.1f} ms", flush=True)
    return result


def stored_bytes(database):
    return int(database.sql("SELECT pg_total_relation_size('operation')"))


def cores(pid):
    """Seconds of processors that it has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / ticks


def stored_cores(database):
    """Of PostgreSQL's processes, also of those that have ended."""
    pid = database.process.pid
    ended = sum(int(each) for each in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[13:15]) / ticks
    return ended + sum(cores(each) for each in [pid, *Path(f"/proc/{pid}/task/{pid}/children").read_text().split()])


if __name__ == "__main__":
    sys.exit(main())
