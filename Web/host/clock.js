// Time, sight and network: ticks on the whole second, only while someone can see them.
import { program, tell } from "./loop.js";
import { followOtherTabs } from "./journal.js";
import { reconnect } from "./stream.js";

let nextTick = 0;

export function tick() {
  clearTimeout(nextTick);
  if (document.hidden || !program.receive) return;
  tell("tick");
  nextTick = setTimeout(tick, 1000 - (Date.now() % 1000));
}

document.addEventListener("visibilitychange", () => {
  if (!program.receive) return;
  tick();
  reconnect();
  if (!document.hidden) followOtherTabs();
});

for (const kind of ["online", "offline"]) {
  addEventListener(kind, () => {
    tell("online", { online: kind === "online" });
    if (program.receive) reconnect();
  });
}

/** The moments, two years back and three ahead, at which this device's clock is put forward or back: by month, then halved. */
export function zone(now = Date.now()) {
  const offset = (time) => -60 * new Date(time).getTimezoneOffset();
  const month = 30 * 86_400_000;
  const first = Math.floor(now / 1000) * 1000 - 24 * month;
  const transitions = [];
  for (let time = first; time < now + 36 * month; time += month) {
    let low = time;
    let high = time + month;
    if (offset(low) === offset(high)) continue;
    while (high - low > 1000) {
      const middle = low + Math.floor((high - low) / 2000) * 1000;
      if (offset(middle) === offset(low)) low = middle;
      else high = middle;
    }
    transitions.push([high, offset(high)]);
  }
  return { name: Intl.DateTimeFormat().resolvedOptions().timeZone, firstOffset: offset(first), transitions };
}
