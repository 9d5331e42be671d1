"""The page as a screen reader has it: what Chromium tells one, reduced to lines of role, name, value and state."""
import difflib
import os
import re
from pathlib import Path

folder = Path(__file__).parent / "accessibility"

# Boxes and texts without a meaning of their own; what stands in them is told all the same.
passed_over = {"none", "generic", "InlineTextBox", "LineBreak", "RootWebArea", "LayoutTable", "emphasis", "strong", "LabelText", "Legend"}
# Their insides are the browser's own.
whole = {"StaticText", "DateTime", "Date"}
told = ["checked", "pressed", "expanded", "selected", "disabled", "invalid", "modal", "live", "level", "required"]

# What is another one at each run: the browser's storage, and where the app is served.
masked = [(re.compile(r"[\d.,]+\s(kB|MB|GB|ko|Mo|Go)\b"), "# MB"), (re.compile(r"http://127\.0\.0\.1:\d+"), "http://pocketful.test")]


# What is said where a disk is slow.
passing = ["Saving…", "Saved.", "Enregistrement…", "Enregistré."]


def tree(page):
    """Of the app and what is announced beside it, as indented lines."""
    browser = page.context.new_cdp_session(page)
    nodes = browser.send("Accessibility.getFullAXTree")["nodes"]
    browser.detach()
    found = {node["nodeId"]: node for node in nodes}
    lines = []
    root = next(node for node in nodes if "parentId" not in node)
    write(root, found, 0, lines)
    text = "\n".join(lines) + "\n"
    for pattern, mask in masked:
        text = pattern.sub(mask, text)
    return text


def write(node, found, depth, lines, inside=""):
    role = node.get("role", {}).get("value", "none")
    name = " ".join(node.get("name", {}).get("value", "").split())
    shown = not node.get("ignored") and role not in passed_over
    # A text that only repeats the name of what it stands in, or of what it labels, is not read twice.
    if role == "StaticText" and (not name or name in inside or lines and f" “{name}”" in lines[-1]):
        return
    if shown:
        lines.append("  " * depth + line(node, role, name))
        depth += 1
    if role in whole:
        return
    for child in node.get("childIds", []):
        if child in found:
            write(found[child], found, depth, lines, inside=name if shown else inside)


def line(node, role, name):
    text = "text" if role == "StaticText" else role
    if name:
        text += f" “{name}”"
    value = node.get("value", {}).get("value", "")
    if value not in ("", name):
        text += f" = “{value}”"
    for each in node.get("properties", []):
        state = each["value"].get("value")
        if each["name"] == "level" and role != "heading":
            continue
        if each["name"] in told and state not in (False, "false", "off", "", None):
            text += f" [{each['name']}]" if state is True or state == "true" else f" [{each['name']} {state}]"
        if each["name"] == "focused" and state and role != "RootWebArea":
            text += " [focus]"
    description = node.get("description", {}).get("value", "")
    if description and description != name:
        text += f" ({description})"
    return text


def compare(name, tree):
    """With what is kept under this name; `RECORD=1` keeps it."""
    # Said only where a write takes long: how fast the machine is is no part of what was read.
    tree = "".join(line for line in tree.splitlines(keepends=True) if not any(f"“{word}”" in line for word in passing))
    file = folder / f"{name}.txt"
    if os.environ.get("RECORD"):
        file.write_text(tree)
    kept = file.read_text() if file.exists() else ""
    differences = list(difflib.unified_diff(kept.splitlines(), tree.splitlines(), "as it was read", "as it is", lineterm=""))
    assert not differences, f"accessibility/{name}.txt\n" + "\n".join(differences)
