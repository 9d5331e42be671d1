"""What can be measured of a page in a look: WCAG 2.2 AA by axe, nothing cut, nothing overlapping, no sideways scrolling, room
for a thumb."""
from axe_playwright_python.sync_playwright import Axe

levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

audit = """() => {
    const found = [];
    const name = (e) => `${e.localName}.${e.className.baseVal ?? e.className} "${(e.textContent || "").trim().slice(0, 30)}"`;
    const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest(".visually-hidden, .skip");
    if (document.documentElement.scrollWidth > innerWidth) found.push(`scrolls sideways: ${document.documentElement.scrollWidth} px`);
    const all = [...document.querySelectorAll("#app *")].filter((e) => e instanceof HTMLElement && seen(e));
    for (const e of all) {
        const style = getComputedStyle(e);
        const box = e.getBoundingClientRect();
        if (box.width && (box.right > innerWidth + 1 || box.left < -1)) found.push(`beyond the edge: ${name(e)}`);
        const hides = (axis) => ["hidden", "clip"].includes(axis);
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
    return found;
}"""

def problems(visit):
    """Each as a line; none where all is well."""
    visit.still()
    page = visit.page
    return [*page.evaluate(audit), *axe(page)]


def axe(page):
    if not page.evaluate("!!window.axe"):
        page.evaluate(Axe().axe_script)
    results = page.evaluate("(options) => axe.run(options)", {"runOnly": {"type": "tag", "values": levels}, "resultTypes": ["violations"]})
    return [
        f"{rule['id']}: {node['html'][:120]} {node.get('failureSummary', '')[:160]}"
        for rule in results["violations"] for node in rule["nodes"]
    ]
