"""Tools/words refuses each kind of mistake in a catalogue, and says in which file and line it is."""
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

root = Path(__file__).resolve().parents[2]
sys.dont_write_bytecode = True
sys.path.insert(0, str(root / "Tools"))
import catalogues
import plurals
import po

template = r'''msgid ""
msgstr ""
"Language: en\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

#. Over the list
msgctxt "Fruit.title"
msgid "Fruit"
msgstr ""

msgctxt "Fruit.of"
msgid "{name} from {place}"
msgstr ""

msgctxt "Fruit.count"
msgid "{count} apple"
msgid_plural "{count} apples"
msgstr[0] ""
msgstr[1] ""
'''
french = r'''msgid ""
msgstr ""
"Language: fr\n"
"Plural-Forms: nplurals=3; plural=(n == 0 || n == 1) ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;\n"

msgctxt "Fruit.title"
msgid "Fruit"
msgstr "Fruits"

msgctxt "Fruit.of"
msgid "{name} from {place}"
msgstr "{place} : {name}"

msgctxt "Fruit.count"
msgid "{count} apple"
msgid_plural "{count} apples"
msgstr[0] "{count} pomme"
msgstr[1] "{count} de pommes"
msgstr[2] "{count} pommes"
'''


def said(folder, english=template, other=french):
    (folder / "pocketful.pot").write_text(english)
    (folder / "fr.po").write_text(other)
    with pytest.raises(po.Wrong) as wrong:
        catalogues.read(folder)
    return str(wrong.value).split("\n")


def test_a_catalogue_without_mistakes_is_a_table(tmp_path):
    (tmp_path / "pocketful.pot").write_text(template)
    (tmp_path / "fr.po").write_text(french)
    texts, (english, other) = catalogues.read(tmp_path)
    assert [text.values for text in texts] == [[], ["name", "place"], ["count"]]
    lines = other.table(texts).split("\n")
    assert lines[0] == "00" + "2" * 198 + "1"
    assert lines[1:] == ["Fruits", "\x02 : \x01", "\x01 pomme\x1f\x01 de pommes\x1f\x01 pommes"]


@pytest.mark.parametrize("old, new, sentence", [
    ('msgctxt "Fruit.title"\nmsgid "Fruit"\nmsgstr "Fruits"\n', "", "fr.po:1: Fruit.title is missing"),
    ('msgstr "Fruits"\n', 'msgstr ""\n', "fr.po:6: Fruit.title is not translated"),
    ('msgctxt "Fruit.title"', 'msgctxt "Fruit.tilte"', "fr.po:6: no text of ours has the key Fruit.tilte"),
    ('msgctxt "Fruit.of"', 'msgctxt "Fruit.title"', "fr.po:10: Fruit.title is here twice"),
    ('msgid "Fruit"\n', 'msgid "Fruits"\n', "fr.po:6: Fruit.title translates another English text"),
    ("{place} : {name}", "{name}", "fr.po:10: Fruit.of lacks the placeholder {place}"),
    ("{place} : {name}", "{place} : {name} {nom}", "fr.po:10: Fruit.of has the placeholder {nom}, which the English has not"),
    ("{place} : {name}", "{place} : {name} {", "fr.po:10: Fruit.of has a brace that is no placeholder’s"),
    ("{place} : {name}", "{place}\\n{name}", "fr.po:10: Fruit.of has a control character"),
    ('msgstr[1] "{count} de pommes"\n', "", "fr.po:14: Fruit.count has no form 1"),
    ('msgstr[2] "{count} pommes"\n', 'msgstr[2] "{count} pommes"\nmsgstr[3] "x"\n', "fr.po:14: Fruit.count has not 3 forms"),
    ('"{count} pomme"', '"une pomme"', "fr.po:14: Fruit.count lacks the placeholder {count}"),
    ('msgctxt "Fruit.title"', '#, fuzzy\nmsgctxt "Fruit.title"', "fr.po:7: Fruit.title is marked as fuzzy: it has not been read yet"),
    ('"Language: fr\\n"\n', "", "fr.po:1: the header names no Language"),
    ("nplurals=3", "nplural=3", "fr.po:1: the header has no Plural-Forms"),
    ("nplurals=3", "nplurals=2", "fr.po:1: the Plural-Forms give more forms than they say"),
    ("n == 0 ||", "n === 0 ||", "fr.po:1: the formula of Plural-Forms can't be read"),
    ("n == 0 ||", "n == 1234 ||", "fr.po:1: the Plural-Forms tell more numbers apart than a table of ours holds (1234)"),
    ('msgstr "Fruits"', "msgstr Fruits", "fr.po:8: this line is none of a catalogue"),
    ('msgstr "Fruits"', 'msgstr "Fru\\its"', "fr.po:8: \\i means nothing here"),
])
def test_a_mistake_is_said_with_its_file_and_line(tmp_path, old, new, sentence):
    assert french.count(old) >= 1
    assert sentence in said(tmp_path, other=french.replace(old, new, 1))


@pytest.mark.parametrize("old, new, sentence", [
    ("Fruit.title", "fruit", "pocketful.pot:7: a key is such as FareCard.freeUntil, and not “fruit”"),
    ("Fruit.of", "Fruit.title", "pocketful.pot:11: Fruit.title stands at pocketful.pot:7 already"),
    ("Fruit.of", "Fruit.title[of]", "pocketful.pot:11: Fruit.title[of] is one text and several"),
])
def test_a_mistake_in_the_template_too(tmp_path, old, new, sentence):
    assert sentence in said(tmp_path, english=template.replace(old, new, 1))


@pytest.mark.parametrize("formula, forms", [
    ("n != 1", {0: 1, 1: 0, 2: 1, 1_000_000: 1}),
    ("n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2", {1: 0, 2: 1, 5: 2, 12: 2, 22: 1, 112: 2, 1022: 1}),
    ("n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5", {0: 0, 2: 2, 103: 3, 111: 4, 100: 5, 602: 5}),
])
def test_a_formula_is_a_table_for_every_number(formula, forms):
    _, table = plurals.table({"Plural-Forms": f"nplurals=6; plural={formula};"}, "x.po:1")
    assert {number: plurals.form_of(number, table) for number in forms} == forms


def test_a_text_that_no_swift_says_is_refused(tmp_path):
    """In a copy of the whole: the tool looks where its own folder is."""
    for part in ("Languages", "Tools", "Sources", "Benchmarks"):
        shutil.copytree(root / part, tmp_path / part, ignore=shutil.ignore_patterns("*.wasm", "*.zip"))
    path = tmp_path / "Languages/pocketful.pot"
    text = path.read_text()
    line = text.count("\n") + 1
    for each in (tmp_path / "Languages").iterdir():
        each.write_text(each.read_text() + 'msgctxt "App.unsaidByAnyone"\nmsgid "Hush"\nmsgstr "Hush"\n')
    done = subprocess.run([tmp_path / "Tools/words", "--check"], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr == f"Languages/pocketful.pot:{line}: no Swift says App.unsaidByAnyone\n"
