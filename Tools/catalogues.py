"""The catalogues in Languages/, checked, and what is made of them for one language: a table of its texts.

pocketful.pot has the English texts; each other file translates them all. A text's key is its msgctxt: the words it belongs
to and its name there, such as "FareCard.freeUntil"; of several with one name, such as the months, what tells them apart
follows in brackets.
"""
import re
from pathlib import Path

import plurals
import po
from po import Wrong

root = Path(__file__).resolve().parent.parent
PLACEHOLDER = r"\{([a-z][A-Za-z]*)\}"
KEY = r"([A-Z][A-Za-z]*)\.([a-z][A-Za-z0-9]*)(?:\[([^\]|]+)\])?"
LATER = ("Account", "Notification")  # texts that come with a part of the program: they stand last of those that a program has
BUILT = "Manifest"  # texts that Tools/build-web alone asks for: they are in no program, and stand last
MOST_VALUES = 8  # a value's place is one control character, from 1 to 8


class Text:
    """A text of the English catalogue, with all that its accessor in Swift needs."""

    def __init__(self, entry, index, where):
        found = re.fullmatch(KEY, entry.key)
        if not found:
            raise Wrong(f"{where}: a key is such as FareCard.freeUntil, and not “{entry.key}”")
        self.owner, self.name, self.item = found.groups()
        self.key, self.index, self.entry, self.where = entry.key, index, entry, where
        self.english, self.is_plural = entry.english, entry.is_plural
        used = values(self.english[-1])
        self.values = ["count", *(name for name in used if name != "count")] if self.is_plural else used
        if len(self.values) > MOST_VALUES:
            raise Wrong(f"{where}: {entry.key} has more than {MOST_VALUES} placeholders")


class Language:
    """Its texts in the order of the English ones; of each a list of forms."""

    def __init__(self, tag, texts, forms):
        self.tag, self.texts, self.forms = tag, texts, forms

    def text(self, key):
        return self.texts[key][0]

    def tables(self, english):
        """The texts that every page begins with, and those that come later: together they are the table."""
        lines = self.table(english).split("\n")
        later = sum(text.owner in LATER for text in english)
        return "\n".join(lines[:-later]), "\n".join(lines[-later:])

    def table(self, english):
        """One line a text, after one that says which form goes with a number. Places of values and the breaks between
        plural forms are control characters, so that filling in is cheap: Sources/Core/Kernel/Text/Language.swift."""
        lines = ["".join(map(str, self.forms))]
        for text in english:
            if text.owner == BUILT:
                continue
            places = {name: chr(1 + place) for place, name in enumerate(text.values)}
            lines.append("\x1f".join(re.sub(PLACEHOLDER, lambda found: places[found[1]], form) for form in self.texts[text.key]))
        return "\n".join(lines)


def values(text):
    return list(dict.fromkeys(re.findall(PLACEHOLDER, text)))


def read(folder=root / "Languages"):
    """(the English texts, the languages by tag: English first). All mistakes are said at once."""
    mistakes = []
    template = folder / "pocketful.pot"
    english = catalogue(template, mistakes)
    texts = []
    for index, entry in enumerate(english.entries):
        try:
            texts.append(Text(entry, index, f"{english.path}:{entry.line}"))
        except Wrong as wrong:
            mistakes.append(str(wrong))
    check_keys(texts, mistakes)
    languages = [translated(english, texts, mistakes)]
    for path in sorted(folder.glob("*.po")):
        languages.append(translated(catalogue(path, mistakes), texts, mistakes))
    if mistakes:
        raise Wrong("\n".join(mistakes))
    return texts, languages


def catalogue(path, mistakes):
    name = str(path.relative_to(root)) if path.is_relative_to(root) else path.name
    try:
        return po.read(path, name)
    except Wrong as wrong:
        mistakes.append(str(wrong))
    except UnicodeDecodeError:
        mistakes.append(f"{name}:1: a catalogue is UTF-8")
    return po.Catalogue(name, {}, [])


def check_keys(texts, mistakes):
    """No key twice; those of one name stand together, because they are found by counting on from the first."""
    seen, groups, last = {}, set(), None
    for text in texts:
        if text.key in seen:
            mistakes.append(f"{text.where}: {text.key} stands at {seen[text.key]} already")
        seen[text.key] = text.where
        group = (text.owner, text.name, text.item is not None)
        if group != last and group in groups:
            mistakes.append(f"{text.where}: {text.key} stands apart from the others of its name")
        if (text.owner, text.name, text.item is None) in groups:
            mistakes.append(f"{text.where}: {text.key} is one text and several")
        groups.add(group)
        last = group


def translated(catalogue, texts, mistakes):
    """A language, of whose catalogue each text was looked at."""
    is_template = catalogue.path.endswith(".pot")
    tag = catalogue.header.get("Language", "")
    if not re.fullmatch(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*", tag):
        mistakes.append(f"{catalogue.path}:1: the header names no Language")
    try:
        count, forms = plurals.table(catalogue.header, f"{catalogue.path}:1")
    except Wrong as wrong:
        mistakes.append(str(wrong))
        count, forms = 1, [0] * (plurals.FOLLOWED + 1)
    known = {text.key for text in texts}
    found = {}
    for entry in catalogue.entries:
        where = f"{catalogue.path}:{entry.line}"
        if entry.key not in known and not is_template:
            mistakes.append(f"{where}: no text of ours has the key {entry.key}")
        elif entry.key in found and not is_template:
            mistakes.append(f"{where}: {entry.key} is here twice")
        found[entry.key] = (where, entry)
    done = {}
    for text in texts:
        if text.key not in found:
            mistakes.append(f"{catalogue.path}:1: {text.key} is missing")
            continue
        where, entry = found[text.key]
        done[text.key] = forms_of(entry, text, is_template, count)
        mistakes += [f"{where}: {text.key} {mistake}" for mistake in wrong_with(entry, text, done[text.key], count, forms)]
    return Language(tag, done, forms)


def forms_of(entry, text, is_template, count):
    if is_template:
        return list(entry.english)
    return [entry.texts.get(form, "") for form in range(count if text.is_plural else 1)]


def wrong_with(entry, text, texts, count, forms):
    if entry.is_fuzzy:
        yield "is marked as fuzzy: it has not been read yet"
    if entry.english != text.english:
        yield "translates another English text"
    if len(texts) < (count if text.is_plural else 1) or len(entry.texts) > len(texts):
        yield f"has not {count} forms"
    for form, said in enumerate(texts):
        if not said:
            yield "is not translated" if not text.is_plural else f"has no form {form}"
            continue
        if any(ord(character) < 32 or 127 <= ord(character) < 160 for character in said):
            yield "has a control character"
        if re.search(r"[{}]", re.sub(PLACEHOLDER, "", said)):
            yield "has a brace that is no placeholder’s"
        wanted, used = set(values(text.english[-1])), set(values(said))
        # "one ride" may go without its number, where the form is that number's alone.
        if text.is_plural and sum(each == form for each in forms[:-1]) == 1:
            wanted.discard("count")
            used.discard("count")
        for name in sorted(wanted - used):
            yield f"lacks the placeholder {{{name}}}"
        for name in sorted(used - wanted):
            yield f"has the placeholder {{{name}}}, which the English has not"
