"""host.js on a real DOM: the differ's patches give the tree they were made for, and take nothing from the person."""
import json

import pytest
from pages.drawn_tree import DrawnTree
from programs import root

pairs_file = root / ".build" / "tree-pairs.json"


@pytest.fixture
def tree(bare_pages):
    return DrawnTree(bare_pages())


def test_patches_of_a_thousand_random_pairs_give_the_new_tree_and_leave_the_focus(tree):
    assert pairs_file.exists(), "swift test writes the pairs (TreePairsForTheBrowser)"
    pairs = json.loads(pairs_file.read_text())
    assert len(pairs) >= 1_000
    differing, lost, kept = [], [], 0
    for start in range(0, len(pairs), 200):
        result = tree.run("""(pairs) => {
            const differing = [], lost = [];
            let kept = 0;
            for (const { seed, from, to, patches } of pairs) {
                const old = draw(from);
                const control = old.querySelector("button");
                control?.focus();
                const patched = apply(patches, old);
                const fresh = create(to, document.body);
                if (JSON.stringify(serialized(patched)) !== JSON.stringify(serialized(fresh))) differing.push(seed);
                if (control?.isConnected && !control.hidden) {
                    kept += 1;
                    if (document.activeElement !== control) lost.push(seed);
                }
            }
            return { differing, lost, kept };
        }""", pairs[start:start + 200])
        differing += result["differing"]
        lost += result["lost"]
        kept += result["kept"]
    assert differing == []
    assert lost == []
    assert kept > 100, "the focus was there to be lost"


def test_the_text_being_typed_and_its_selection_survive_a_patch(tree):
    state = tree.run("""() => {
        const app = draw(["div", {}, [["input", { id: "q", value: "" }, []], ["p", {}, ["1"]]]]);
        const field = app.firstChild;
        field.focus();
        field.value = "union sq";
        field.dispatchEvent(new Event("input", { bubbles: true }));
        field.setSelectionRange(2, 5);
        apply([["set", [0], "value", "union sq"], ["text", [1, 0], "2"], ["insert", [], 0, ["h1", {}, ["New"]]], ["move", [], 1, 2]], app);
        return [field.value, field.selectionStart, field.selectionEnd, document.activeElement === field];
    }""")
    assert state == ["union sq", 2, 5, True]


def test_the_app_can_still_say_something_else_than_it_was_told(tree):
    assert tree.run("""() => {
        const app = draw(["div", {}, [["input", { value: "" }, []]]]);
        app.firstChild.focus();
        app.firstChild.value = "union";
        app.firstChild.dispatchEvent(new Event("input", { bubbles: true }));
        apply([["set", [0], "value", ""]], app);
        return app.firstChild.value;
    }""") == ""


def test_an_input_method_at_work_is_not_disturbed(tree):
    assert tree.run("""() => {
        const app = draw(["div", {}, [["input", { value: "" }, []]]]);
        const field = app.firstChild;
        field.focus();
        field.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
        field.value = "に";
        apply([["set", [0], "value", "other"]], app);
        const during = field.value;
        field.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true }));
        apply([["set", [0], "value", "after"]], app);
        return [during, field.value];
    }""") == ["に", "after"]


def test_selected_text_stays_selected_while_its_neighbours_change(tree):
    assert tree.run("""() => {
        const app = draw(["div", {}, [["p", {}, ["4 min"]], ["p", {}, ["The Bronx"]]]]);
        getSelection().setBaseAndExtent(app.childNodes[0].firstChild, 0, app.childNodes[1].firstChild, 3);
        apply([["text", [0, 0], "3 min"], ["insert", [], 2, ["p", {}, ["x"]]], ["move", [], 0, 2]], app);
        apply([["move", [], 2, 0]], app);
        return getSelection().toString().replace(/\\s+/g, " ");
    }""") == "3 min The"


def test_a_list_keeps_how_far_it_was_scrolled(tree):
    assert tree.run("""() => {
        const rows = Array.from({ length: 80 }, (_, i) => ["li", {}, [String(i)]]);
        const app = draw(["div", {}, [["ul", {}, rows], ["p", {}, ["a"]]]]);
        const list = app.firstChild;
        list.style.cssText = "height: 100px; overflow: auto; overflow-anchor: none";
        list.scrollTop = 300;
        apply([["remove", [0], 79], ["insert", [0], 60, ["li", {}, ["new"]]], ["move", [], 0, 1], ["text", [1, 0, 0], "zero"]], app);
        return list.scrollTop;
    }""") == 300


def test_focus_goes_to_the_control_with_the_same_action_when_its_own_is_gone(tree):
    assert tree.run("""() => {
        const button = (name) => ["button", { "data-on-click": "add 1" }, [name]];
        const app = draw(["div", {}, [["section", {}, [button("Add")]], ["button", {}, ["Other"]]]]);
        app.querySelector("button").focus();
        apply([["replace", [0], ["div", {}, [button("Remove")]]]], app);
        return document.activeElement.textContent;
    }""") == "Remove"


def test_a_dialog_is_modal_and_gives_the_focus_back(tree):
    assert tree.run("""() => {
        const app = draw(["div", {}, [["button", {}, ["Open"]]]]);
        app.firstChild.focus();
        apply([["insert", [], 1, ["dialog", { open: "", "data-on-dismiss": "close" }, [["button", {}, ["Yes"]]]]]], app);
        const dialog = app.lastChild;
        const inside = [dialog.matches(":modal"), document.activeElement.textContent];
        apply([["remove", [], 1]], app);
        return [...inside, document.activeElement.textContent];
    }""") == [True, "Yes", "Open"]


def test_drawings_stand_in_svg_s_namespace_also_when_patched_in(tree):
    assert tree.run("""() => {
        const app = draw(["div", {}, [["svg", { viewBox: "0 0 2 2" }, []]]]);
        apply([["insert", [0], 0, ["foreignObject", {}, [["p", {}, ["x"]]]]], ["insert", [0], 0, ["circle", { r: "1" }, []]]], app);
        return [...app.querySelectorAll("*")].map((e) => [e.localName, e.namespaceURI.split("/").pop()]);
    }""") == [["svg", "svg"], ["circle", "svg"], ["foreignObject", "svg"], ["p", "xhtml"]]


def test_markup_in_text_stays_text(tree):
    assert tree.run("""() => {
        const app = draw(["div", {}, [["p", { title: "\\"><b>" }, ["<b>bold</b>"]]]]);
        apply([["text", [0, 0], "<img src=x onerror=alert(1)>"]], app);
        return [app.querySelectorAll("b, img").length, app.textContent];
    }""") == [0, "<img src=x onerror=alert(1)>"]
