"""What can be measured of a page in a look: WCAG 2.2 AA by axe, nothing cut, nothing overlapping, no sideways scrolling, room
for a thumb."""
from axe_playwright_python.sync_playwright import Axe

levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

audit = """() => {
    const found = [];
    const name = (e) => `${e.localName}.${e.className.baseVal ?? e.className} "${(e.textContent || "").trim().slice(0, 30)}"`;
    // Clipped to nothing, so that only a screen reader has it: an icon's name in a bar without room.
    const spoken = (e) => e.closest(".visually-hidden, .skip") || getComputedStyle(e).clipPath === "inset(50%)";
    const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && !spoken(e);
    // In a line that is scrolled by itself there is more beyond the edge.
    const scrolls = (e) => { for (; e && e.id !== "app"; e = e.parentElement) if (["auto", "scroll"].includes(getComputedStyle(e).overflowX)) return true; return false; };
    if (document.documentElement.scrollWidth > innerWidth) found.push(`scrolls sideways: ${document.documentElement.scrollWidth} px`);
    const all = [...document.querySelectorAll("#app *")].filter((e) => e instanceof HTMLElement && seen(e));
    for (const e of all) {
        const style = getComputedStyle(e);
        const box = e.getBoundingClientRect();
        if (box.width && (box.right > innerWidth + 1 || box.left < -1) && !scrolls(e)) found.push(`beyond the edge: ${name(e)}`);
        const hides = (axis) => ["hidden", "clip"].includes(axis);
        if (e.matches(".map")) continue; // a window onto more than it shows
        if (hides(style.overflowX) && !e.matches("[type=file]") && e.scrollWidth > e.clientWidth + 1) found.push(`cut: ${name(e)}`);
        if (hides(style.overflowY) && e.scrollHeight > e.clientHeight + 1) found.push(`cut below: ${name(e)}`);
    }
    const floating = (e) => { for (; e && e.id !== "app"; e = e.parentElement) if (["fixed", "sticky"].includes(getComputedStyle(e).position)) return true; return false; };
    const controls = all.filter((e) => e.matches("a[href], button, input") && !floating(e));
    for (const e of controls) {
        const box = e.getBoundingClientRect();
        if ((box.width < 43.5 || box.height < 43.5) && !e.closest("h2")) found.push(`too small for a thumb: ${name(e)} ${Math.round(box.width)}×${Math.round(box.height)}`);
    }
    const texts = all.filter((e) => !floating(e) && !e.matches(".fare-slot-word") && [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim()));
    const boxes = texts.map((e) => { const range = document.createRange(); range.selectNodeContents(e); return [e, range.getBoundingClientRect()]; });
    boxes.forEach(([a, x], i) => boxes.slice(i + 1).forEach(([b, y]) => {
        if (a.contains(b) || b.contains(a)) return;
        const wide = Math.min(x.right, y.right) - Math.max(x.left, y.left), high = Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top);
        if (wide > 1.5 && high > 3) found.push(`overlap: ${name(a)} and ${name(b)}`);
    }));
    return [...found, ...frame()];

    // The frame: the bar has one row, or one column, of whole names; a toast stands clear of it; what one came for begins on
    // the first screen.
    function frame() {
        const found = [];
        const bar = document.querySelector(".bar").getBoundingClientRect();
        const isBelow = bar.width > innerWidth / 2;
        const links = [...document.querySelectorAll(".bar a")].filter(seen).map((e) => [e, e.getBoundingClientRect()]);
        if (new Set(links.map(([, box]) => Math.round(isBelow ? box.top : box.left))).size > 1) found.push("the bar wraps");
        if (bar.bottom > innerHeight + 1 || (isBelow && bar.height > 90)) found.push(`the bar is ${Math.round(bar.height)} px high`);
        for (const [link, box] of links) for (const word of link.querySelectorAll(".bar-name")) {
            const text = word.getBoundingClientRect();
            if (text.width < 2) continue; // an icon alone
            if (text.left < box.left - 1 || text.right > box.right + 1) found.push(`cut in the bar: ${word.textContent}`);
            if (isBelow && text.height > 1.6 * parseFloat(getComputedStyle(word).fontSize)) found.push(`in two lines in the bar: ${word.textContent}`);
        }
        const end = isBelow ? bar.top : innerHeight;
        const toast = document.querySelector(".toast")?.getBoundingClientRect();
        if (toast && toast.bottom > end) found.push("the toast lies over the bar");
        const main = document.querySelector("main > .pane:not(.pane-list)") ?? document.querySelector("main");
        const first = [...main.children].find((e) => seen(e) && !e.matches(".heading, dialog"));
        const box = first?.getBoundingClientRect();
        if (box && box.top + scrollY + Math.min(box.height, 24) > end) found.push(`below the first screen: ${name(first)} at ${box.top} + ${scrollY} of ${end}`);
        return found;
    }
}"""

def problems(visit, look):
    """Each as a line; none where all is well."""
    return [*visit.cut(look), *(axe(visit.page) if look.has_axe else [])]


def axe(page):
    if not page.evaluate("!!window.axe"):
        page.evaluate(Axe().axe_script)
    results = page.evaluate("(options) => axe.run(options)", {"runOnly": {"type": "tag", "values": levels}, "resultTypes": ["violations"]})
    return [
        f"{rule['id']}: {node['html'][:120]} {node.get('failureSummary', '')[:160]}"
        for rule in results["violations"] for node in rule["nodes"]
    ]
