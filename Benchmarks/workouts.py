"""Workouts in the browser: 2,000 rounds edited, the bank searched, 50,000 rows read. Gives name, value, unit."""
import json
import statistics

rounds, supersets = 100, 20
rows = 50_000
typed = ["bench db", "benhc press", "squat", "tri cable", "curl"]
exercises = ["barbell-bench-press", "barbell-squat", "pull-up", "dumbbell-shoulder-press"]

# A frame is late where the page's thread was busy with one task for longer.
count_long = """() => {
    window.longTasks = [];
    new PerformanceObserver((list) => longTasks.push(...list.getEntries().map((one) => one.duration))).observe({ type: "longtask" });
}"""


# Playwright's own way to wait needs eval, which the policy forbids.
until_read = """() => new Promise((done) => {
    const look = () => window.readAt ? done() : setTimeout(look, 20);
    look();
})"""


def huge():
    """A workout as a file (Documentation/workout.schema.json)."""
    one = {"rest": 90, "sets": [{"reps": 10, "weight": "60", "unit": "kg"}]}
    return json.dumps({"pocketful": "workout", "version": 1, "name": "Huge", "supersets": [
        {"exercises": [exercises[number % len(exercises)]], "rounds": [one] * rounds} for number in range(supersets)]})


def export():
    """As Strong writes it."""
    lines = ["Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"]
    names = ["Bench Press (Barbell)", "Squat (Barbell)", "Bent Over Row (Barbell)", "Plank", "My own"]
    for row in range(rows):
        day = row // 25
        date = f"{2018 + day // 336}-{day // 28 % 12 + 1:02}-{day % 28 + 1:02} 18:00:00"
        lines.append(f'{date},"Upper body",1h,"{names[row // 5 % 5]}",{row % 5 + 1},{20 + row % 90}.5,{row % 12 + 1},0,0,"","",8')
    return "\n".join(lines) + "\n"


def file(name, text):
    return {"name": name, "mimeType": "text/plain", "buffer": text.encode()}


def edited(visit, address):
    """All that is done to a huge workout; the longest that the page was busy with one thing."""
    page = visit.page
    visit.open(address + "/workouts/bring")
    page.locator("input[type=file]").set_input_files(file("huge.json", huge()))
    page.get_by_role("button", name="Add to my workouts").click()
    page.locator(".superset").nth(5).wait_for()
    page.get_by_role("main").get_by_role("link", name="Workouts").click()
    page.locator("main a", has_text="Huge").first.wait_for()
    page.wait_for_timeout(1000)
    page.evaluate(count_long)
    page.locator("main a", has_text="Huge").first.click()
    page.locator(".superset").nth(5).wait_for()
    while page.locator(".superset").count() < supersets:
        page.get_by_role("button", name="More supersets").click()
        page.wait_for_timeout(300)
    for step in range(3):
        first = page.locator(".superset").nth(step)
        reps = first.get_by_label("Reps", exact=True)
        reps.fill(str(20 + step))
        reps.press("Enter")
        first.get_by_role("button", name="Each round").click()
        first.locator(".round").nth(5).wait_for()
        first.get_by_label("Reps", exact=True).nth(2).fill(str(30 + step))
        first.get_by_label("Reps", exact=True).nth(2).press("Enter")
        first.get_by_role("button", name="More rounds").click()
        page.wait_for_timeout(300)
        first.get_by_role("button", name="All rounds as one").click()
        page.wait_for_timeout(300)
    page.wait_for_timeout(500)
    yield ("browser: a workout of 2,000 rounds opened and edited, CPU x4, longest task (0: none over 50)",
           max(page.evaluate("longTasks"), default=0), "ms")
    yield "browser: its elements on the page", page.locator("main *").count(), ""


def searched(visit, address):
    page = visit.page
    visit.open(address + "/workouts/exercises")
    page.locator(".exercise-row").first.wait_for()
    times = visit.keys(page.get_by_role("searchbox"), typed, rounds=3)
    yield "browser: a search key over the exercises, scripting, CPU x4, median", statistics.median(times), "ms"
    yield "browser: a search key over the exercises, scripting, CPU x4, 95th of 100", times[int(len(times) * 0.95)], "ms"


def imported(visit, address):
    """Until it can be looked through, with the progress said meanwhile."""
    page = visit.page
    visit.open(address + "/workouts/bring")
    page.wait_for_timeout(1500)
    text = export()
    page.evaluate("""() => {
        window.said = new Set();
        new MutationObserver(() => {
            const brought = document.querySelector("#brought");
            if (!brought) return;
            said.add(brought.textContent.slice(0, 40));
            if (brought.querySelector("button")) window.readAt ??= performance.now();
        }).observe(document.querySelector("main"), { subtree: true, childList: true, characterData: true });
        document.querySelector("input[type=file]").addEventListener("change", () => { window.beganAt = performance.now(); }, { capture: true });
    }""")
    page.locator("input[type=file]").set_input_files(file("strong.csv", text))
    page.evaluate(until_read)
    yield f"browser: an export of {rows:,} rows ({len(text) >> 20} MB) read", page.evaluate("readAt - beganAt"), "ms"
    yield "browser: progress said meanwhile, times", page.evaluate("said.size") - 1, ""


def figures(visitor, address):
    """`visitor` opens a fresh profile at this slowdown."""
    for part, rate in ((edited, 4), (searched, 4), (imported, 1)):
        with visitor(rate) as visit:
            yield from part(visit, address)
