"""Reads gettext's PO files: what translators' tools open. Each text stands under a key of ours, its msgctxt."""
import re
from dataclasses import dataclass, field


class Wrong(Exception):
    """What is wrong in a catalogue, as file:line: sentence."""


@dataclass
class Entry:
    line: int
    key: str = ""
    english: list = field(default_factory=list)  # msgid, and msgid_plural where there is one
    texts: dict = field(default_factory=dict)  # form → text; 0 alone where there is no plural
    comment: str = ""
    is_fuzzy: bool = False

    @property
    def is_plural(self):
        return len(self.english) > 1


@dataclass
class Catalogue:
    path: str
    header: dict
    entries: list


ESCAPES = {"n": "\n", "t": "\t", "r": "\r", '"': '"', "\\": "\\"}


def unquoted(text, where):
    found = re.fullmatch(r'"((?:[^"\\]|\\.)*)"', text)
    if not found:
        raise Wrong(f"{where}: this is no text in quotes")

    def escape(found):
        if found[1] not in ESCAPES:
            raise Wrong(f"{where}: \\{found[1]} means nothing here")
        return ESCAPES[found[1]]

    return re.sub(r"\\(.)", escape, found[1])


def read(path, name=None):
    """The catalogue in this file; `name` is what mistakes call it."""
    name = name or str(path)
    entries, entry, last = [], None, None
    for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
        where = f"{name}:{number}"
        line = line.strip(" \t\r")
        if line.startswith("#~") or not line:
            entry = None
            continue
        if entry is None or (entry.texts and not line.startswith(("msgstr", '"'))):
            entry, last = Entry(number), None
            entries.append(entry)
        if line.startswith("#"):
            if line.startswith("#,") and re.search(r"\bfuzzy\b", line):
                entry.is_fuzzy = True
            if line.startswith("#."):
                entry.comment = f"{entry.comment} {line[2:].strip()}".strip()
            continue
        found = re.match(r'(msgctxt|msgid_plural|msgid|msgstr(?:\[(\d)\])?)\s+(".*)$', line)
        if found:
            last = (found[1].split("[")[0], int(found[2] or 0))
            if last[0] == "msgctxt":
                entry.line = number
            text = unquoted(found[3], where)
        elif line.startswith('"') and last:
            text = unquoted(line, where)
        else:
            raise Wrong(f"{where}: this line is none of a catalogue")
        keep(entry, last, text, again=not found)
    entries = [entry for entry in entries if entry.english]
    if not entries or entries[0].key or entries[0].english[0]:
        raise Wrong(f"{name}:1: a catalogue begins with its header")
    header = dict(line.split(": ", 1) for line in entries[0].texts.get(0, "").split("\n") if ": " in line)
    for entry in entries[1:]:
        if not entry.key:
            raise Wrong(f"{name}:{entry.line}: this text has no key (msgctxt)")
    return Catalogue(name, header, entries[1:])


def keep(entry, last, text, again):
    kind, form = last
    if kind == "msgctxt":
        entry.key += text
    elif kind == "msgstr":
        entry.texts[form] = (entry.texts.get(form, "") if again else "") + text
    elif again:
        entry.english[-1] += text
    else:
        entry.english.append(text)


def quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t") + '"'
