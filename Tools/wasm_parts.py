"""Which functions of the program are in which of its parts.

Tools/program-parts names the gates. From what the host calls, every reference is followed — calls, functions taken as
values, data that hold functions — but never through a gate; what is reached is the first part. The references are the
linker's relocations (WebAssembly tool conventions, "Linking"), so none is guessed.
"""
import bisect
import re
import subprocess

# Sections, symbols and relocations by their numbers in the tool conventions.
CUSTOM, IMPORT, EXPORT, ELEMENTS, CODE, DATA = 0, 2, 7, 9, 10, 11
FUNCTION_SYMBOL, DATA_SYMBOL = 0, 1
SYMBOL_TABLE = 8
UNDEFINED, EXPLICIT_NAME = 0x10, 0x40
TYPE_INDEX = 6
WITH_ADDEND = {3, 4, 5, 8, 9, 11, 14, 15, 16, 17}


class Bytes:
    """A place in the file, read from and moved on."""

    def __init__(self, content, at=0):
        self.content, self.at = content, at

    def byte(self):
        self.at += 1
        return self.content[self.at - 1]

    def number(self):
        """LEB128, unsigned."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def text(self):
        size = self.number()
        self.at += size
        return self.content[self.at - size:self.at].decode(errors="replace")


def sections(content):
    """(kind, name of a custom one, where its content begins, where the section begins, where it ends)"""
    at = 8
    while at < len(content):
        reader = Bytes(content, at)
        kind, size = reader.byte(), reader.number()
        end = reader.at + size
        name = reader.text() if kind == CUSTOM else None
        yield kind, name, reader.at, at, end
        at = end


def without_relocations(content):
    """The program as other tools take it."""
    kept = [content[:8]]
    for _, name, _, begin, end in sections(content):
        if not (name or "").startswith(("linking", "reloc.")):
            kept.append(content[begin:end])
    return b"".join(kept)


class Program:
    """A linked program with its relocations. A node is ("function", index) or ("datum", symbol)."""

    def __init__(self, content):
        self.content = content
        self.begins = {name or kind: (begin, end) for kind, name, begin, _, end in sections(content)}
        self.symbols = list(self._symbols())
        self.names = {symbol[1]: symbol[2] for symbol in self.symbols if symbol[0] == "function"}
        self.edges = {}
        functions = list(self._extents(CODE))
        self.sizes = [end - begin for begin, end in functions]
        for kind, offset, symbol in self._relocations("reloc.CODE"):
            if kind != TYPE_INDEX:
                place = bisect.bisect_right(functions, (offset, float("inf"))) - 1
                self._refer(("function", place), symbol)
        segments = list(self._extents(DATA))
        data = sorted(
            (segments[symbol[1]][0] + symbol[2], segments[symbol[1]][0] + symbol[2] + symbol[3], index)
            for index, symbol in enumerate(self.symbols) if symbol[0] == "datum")
        for _, offset, symbol in self._relocations("reloc.DATA"):
            holders = [index for begin, end, index in data if begin <= offset < end]
            for holder in holders or [None]:
                self._refer(("datum", holder), symbol)

    def reached(self, roots, gates):
        seen, waiting = set(), [("function", index) for index in roots] + [("datum", None)]
        while waiting:
            node = waiting.pop()
            if node not in seen and not (node[0] == "function" and node[1] in gates):
                seen.add(node)
                waiting += self.edges.get(node, ())
        return {index for kind, index in seen if kind == "function"}

    def _refer(self, holder, symbol):
        kind = self.symbols[symbol][0]
        if kind == "function":
            self.edges.setdefault(holder, set()).add(("function", self.symbols[symbol][1]))
        elif kind == "datum":
            self.edges.setdefault(holder, set()).add(("datum", symbol))

    def _symbols(self):
        reader = Bytes(self.content, self.begins["linking"][0])
        reader.number()
        while reader.byte() != SYMBOL_TABLE:
            size = reader.number()
            reader.at += size
        reader.number()
        for _ in range(reader.number()):
            kind, flags = reader.byte(), reader.number()
            if kind == DATA_SYMBOL:
                name = reader.text()
                place = (0, 0, 0) if flags & UNDEFINED else (reader.number(), reader.number(), reader.number())
                yield "none" if flags & UNDEFINED else "datum", *place, name
            elif kind == 3:
                reader.number()
                yield ("section",)
            else:
                index = reader.number()
                name = reader.text() if not flags & UNDEFINED or flags & EXPLICIT_NAME else ""
                yield "function" if kind == FUNCTION_SYMBOL else "none", index, name

    def _extents(self, section):
        """Where each function, or segment of data, lies from its section's begin, as relocations count."""
        begin = self.begins[section][0]
        reader = Bytes(self.content, begin)
        for _ in range(reader.number()):
            if section == DATA and reader.number() == 0:
                while reader.byte() != 0x0B:  # the end of the constant that says where it goes
                    pass
            size = reader.number()
            yield reader.at - begin, reader.at - begin + size
            reader.at += size

    def _relocations(self, name):
        if name not in self.begins:
            return
        reader = Bytes(self.content, self.begins[name][0])
        reader.number()
        for _ in range(reader.number()):
            kind, offset, symbol = reader.byte(), reader.number(), reader.number()
            if kind in WITH_ADDEND:
                reader.number()
            yield kind, offset, symbol


FIRST = "first"
# Several parts share so many bytes, as linked, before these are a file of their own: smaller ones compress worse.
WORTH_A_FILE = 8000


def parts(linked, shrunk, calls, gate_lines, roots):
    """{file: names of its functions} of the shrunk program, without the first file. A file's name is the parts, joined by
    "+", that it is fetched with.

    `linked` has its relocations, `shrunk` its names; `calls` are wasm-opt's (caller, callee). `gate_lines` is {parts:
    [beginnings of plain names]}. Fails where a gate names nothing: it was renamed, or spread into its caller for want of
    @inline(never)."""
    program = Program(linked)
    indices = sorted(program.names)
    plain = demangled([program.names[index] for index in indices])
    gates = {}
    for section, lines in gate_lines.items():
        for line in lines:
            found = [index for index, name in zip(indices, plain) if re.match(re.escape(line) + r"(?!\w)", name)]
            assert found, f"Tools/program-parts: the program has no function {line}"
            gates |= dict.fromkeys(found, section)
    starts = [index for index in indices if program.names[index] in roots]
    assert len(starts) == len(roots), f"the program lacks one of {roots}"
    owners = dict.fromkeys(program.reached(starts, set(gates)), FIRST)
    for section in gate_lines:
        own = [index for index in gates if gates[index] == section]
        for index in program.reached(own, set(gates) - set(own)):
            owners[index] = joined(owners.get(index), frozenset(section.split("+")))
    named, sizes = {}, {}
    for index, owner in owners.items():  # private functions of several files may have one name
        name = program.names[index]
        named[name] = joined(named.get(name), owner)
        sizes[name] = sizes.get(name, 0) + program.sizes[index]
    owners = after_merging(named, linked, shrunk, calls, {program.names[index] for index in gates})
    return files(owners, sizes, {part for section in gate_lines for part in section.split("+")})


def joined(one, other):
    """Whose a function is that both need."""
    if one is None or other is None:
        return one or other
    return FIRST if FIRST in (one, other) else one | other


def comes_with(part, parts):
    """What is fetched wherever `part` is: a module with its screens, all of a module with what is done in it, and what the
    screens share with all but Today's. App/Loop/Needs.swift asks for them so."""
    module = max((other for other in parts if part.startswith(other + "-")), key=len, default=None)
    others = {module} if module else set()
    if part.endswith("-acts"):
        others |= {other for other in parts if other.startswith(module + "-")}
    # Whoever exchanges with an account's log keeps things, and what is done about an account may begin that.
    if part == "account-acts":
        others.add("exchange")
    if part in ("account-acts", "exchange"):
        others.add("journal")
    if part != "today":
        others.add("shared")
    return others - {part}


def files(owners, sizes, parts):
    """What several parts need is a file of its own where that is worth it; of the rest, what is only for what a person does
    is one file, what Today needs too is in the first, and all else in the one that all screens share."""
    doing = frozenset(part for part in parts if part.endswith("-acts")) | {"journal"}
    sets = {}
    for name, owner in owners.items():
        if owner != FIRST:
            fewest = frozenset(part for part in owner if not comes_with(part, parts) & owner)
            sets.setdefault(fewest, set()).add(name)
    found = {}
    for owner, names in sets.items():
        # However small, what only an account needs is nothing that every screen should fetch.
        isApart = owner <= {"account", "account-acts", "exchange"}
        if len(owner) > 1 and not isApart and sum(sizes.get(name, 0) for name in names) < WORTH_A_FILE:
            owner = doing if owner <= doing else frozenset() if "today" in owner else frozenset({"shared"})
        if owner:
            found.setdefault("+".join(sorted(owner)), set()).update(names)
    lacking = parts - {part for name in found for part in name.split("+")}
    assert not lacking, f"Tools/program-parts: nothing is fetched for {sorted(lacking)}"
    return dict(sorted(found.items()))


def after_merging(owners, linked, shrunk, calls, gates):
    """wasm-opt lets one of several equal functions stand for all, under the name of any: it belongs to whom they did. What
    was called directly, the calls tell; what was taken as a value still stands in the same place of the table."""
    owners = dict(owners)
    for before, after in zip(table(linked), table(shrunk), strict=True):
        if before in owners:
            owners[after] = joined(owners.get(after), owners[before])
    waiting = list(calls)
    while waiting:
        changed = set()
        for caller, callee in waiting:
            if caller in owners and callee not in gates:
                owner = joined(owners.get(callee), owners[caller])
                if owner != owners.get(callee):
                    owners[callee] = owner
                    changed.add(callee)
        waiting = [call for call in calls if call[0] in changed]
    return owners


def table(content):
    """The names of the functions in the program's table, by their places."""
    begins = {name or kind: begin for kind, name, begin, _, _ in sections(content)}
    reader, names = Bytes(content, begins["name"]), {}
    while reader.byte() != 1:  # the names of functions
        size = reader.number()
        reader.at += size
    reader.number()
    for _ in range(reader.number()):
        index = reader.number()
        names[index] = unescaped(reader.text())
    reader, placed = Bytes(content, begins[ELEMENTS]), []
    for _ in range(reader.number()):
        assert reader.number() == 0, "a table's segment of the plain kind"
        while reader.byte() != 0x0B:  # the end of the constant that says where it goes
            pass
        placed += [names[reader.number()] for _ in range(reader.number())]
    return placed


def unescaped(name):
    """As the linker wrote it; wasm-opt writes brackets and the like as numbers."""
    return re.sub(r"\\([0-9a-f]{2})", lambda found: chr(int(found[1], 16)), name)


def short_names(content, prefix):
    """{export's name: a short one} for the exports that begin so."""
    letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
    names = [name for name, _, _ in listed(content, EXPORT) if name.startswith(prefix)]
    return {name: letters[number // 62] + letters[number % 62] for number, name in enumerate(names)}


def with_names(content, names):
    """The same program with these names of exports, and of imports from the first part."""
    made = [content[:8]]
    for kind, _, _, begin, end in sections(content):
        if kind not in (IMPORT, EXPORT):
            made.append(content[begin:end])
            continue
        entries = list(listed(content, kind))
        body = leb(len(entries)) + b"".join(
            (text(module) if module is not None else b"") + text(names.get(name, name)) + rest
            for name, module, rest in entries)
        made.append(bytes([kind]) + leb(len(body)) + body)
    return b"".join(made)


def listed(content, section):
    """(name, module of an import, what follows) of each import or export."""
    for kind, _, begin, _, _ in sections(content):
        if kind != section:
            continue
        reader = Bytes(content, begin)
        for _ in range(reader.number()):
            module = reader.text() if section == IMPORT else None
            name = reader.text()
            at = reader.at
            what = reader.byte()
            if section == EXPORT or what == 0:
                reader.number()
            elif what == 3:  # a global: its type and whether it changes
                reader.at += 2
            else:
                if what == 1:  # a table: of what
                    reader.byte()
                limit, kind_ends = reader.number(), reader.at
                least = reader.number()
                if limit & 1:
                    reader.number()
                if what == 1:  # it grew with each part taken out later: no part may say how large it is at most
                    yield name, module, content[at:kind_ends - 1] + leb(0) + leb(least)
                    continue
            yield name, module, content[at:reader.at]


def leb(number):
    made = bytearray()
    while number > 127:
        made.append(number & 127 | 128)
        number >>= 7
    return bytes(made) + bytes([number])


def text(name):
    return leb(len(name.encode())) + name.encode()


def sections_of(lines):
    """{name: lines} of a text with [names], comments and empty lines."""
    found, rows = {}, []
    for line in lines.splitlines():
        if line.startswith("["):
            rows = found.setdefault(line.strip("[]"), [])
        elif line and not line.startswith("#"):
            rows.append(line)
    return found


def demangled(names):
    """"static App.AppState.(tick in _8ADF)() -> …" as "App.AppState.tick() -> …"."""
    command = ["swift", "demangle", "--compact"]
    text = subprocess.run(command, input="\n".join(names), capture_output=True, text=True, check=True).stdout
    text = re.sub(r"\((\w+) in _[0-9A-F]+\)", r"\1", text)
    text = re.sub(r"^(static )?(\(extension in \w+\):)?", "", text, flags=re.M)
    return text.split("\n")
