// The map: the app draws all of it for one view, and here it is moved under a finger, two, a wheel or keys, by transform
// alone; once they rest, the app hears what is looked at and draws it anew, sharp. Places are in the app's steps. A file of
// its own, fetched with the first map (host/drawing.js), which hands over what it needs of the host.
let host = null;

const far = 10_000; // steps that `scale` pixels are for
const scales = [20, 4000]; // as Core/Departures/Map/MapView.swift has it
let map = null; // the element that the map is in, and its drawing
let drawing = null;
let view = null; // what is looked at: the middle, and the scale
let sized = 0; // the scale that the drawing has its size for
let told = "";
let written = ""; // what the app last said that is to be looked at
let isWhole = false; // nobody has moved it
let glide = 0;

const finite = (text) => text.split(",").map(Number);
/** Farther than all of the map there is nothing to be seen. */
function clampScale(scale) {
  const [width, height] = finite(drawing.dataset.size);
  const least = 0.8 * far * Math.min(map.clientWidth / width, map.clientHeight / height);
  return Math.min(Math.max(scale, least, scales[0]), scales[1]);
}
const box = () => map.getBoundingClientRect();

/** All of it, or of the line that stands out, with some room around. */
function whole() {
  const [width, height] = finite(drawing.dataset.size);
  const [left, top, right, bottom] = map.dataset.fit ? finite(map.dataset.fit) : [0, 0, width, height];
  const part = Math.min(map.clientWidth / (right - left || 1), map.clientHeight / (bottom - top || 1));
  return { x: (left + right) / 2, y: (top + bottom) / 2, scale: clampScale((map.dataset.fit ? 0.85 : 0.97) * far * part) };
}

/** Puts the view's middle into the middle of the window; `isSharp` gives the drawing the size it has there. */
function place(isSharp) {
  if (isSharp || !sized) {
    sized = view.scale;
    const [width, height] = finite(drawing.dataset.size);
    drawing.style.width = `${width * sized / far}px`;
    drawing.style.height = `${height * sized / far}px`;
  }
  const left = map.clientWidth / 2 - view.x * view.scale / far;
  const top = map.clientHeight / 2 - view.y * view.scale / far;
  drawing.style.transform = `translate(${left}px, ${top}px) scale(${view.scale / sized})`;
}

const text = () => [view.x, view.y, view.scale].map(Math.round).join();

/** The app hears what is looked at. Of a whole map that is at rest it has to hear it once, to know the window. */
function tellView() {
  const size = [map.clientWidth, map.clientHeight, parseFloat(getComputedStyle(map).fontSize)].map(Math.round).join();
  if (told === text() + "," + size) return;
  told = text() + "," + size;
  host.report("moved", map, told);
}

function rest() {
  place(true);
  tellView();
}

/** Called once, and with the page each time that it was changed. */
export function begin(hosting) {
  host = hosting;
  host.whenDrawn(look);
  look();
}

function look() {
  const fresh = document.querySelector("svg.map-drawing");
  if (fresh === drawing && fresh?.parentElement === map) {
    // The page is drawn each second: only another view than the one before is meant for the map.
    if (!map || map.dataset.view === written) return;
    written = map.dataset.view;
    if (!fingers.size && written !== text()) wanted();
    return;
  }
  cancelAnimationFrame(glide);
  [drawing, map] = [fresh, fresh?.parentElement ?? null];
  [sized, told] = [0, ""];
  fingers.clear();
  if (!map) return;
  sizes.disconnect();
  sizes.observe(map);
  written = map.dataset.view;
  isWhole = !written;
  view = seen(written) ?? whole();
  place(true);
  queueMicrotask(() => map && tellView());
}

/** The window became another size: the same middle, or all of it as before. */
const sizes = new ResizeObserver(() => {
  if (!map) return;
  if (isWhole) view = whole();
  rest();
});

function seen(written) {
  const [x, y, scale] = finite(written || "NaN");
  return Number.isFinite(scale) ? { x, y, scale: clampScale(scale) } : null;
}

/** The app wants another view: nearer, the whole. There it glides, unless less motion is asked for. */
function wanted() {
  told = ""; // also where it comes to lie as it was
  isWhole = !map.dataset.view;
  const [from, to] = [{ ...view }, seen(map.dataset.view) ?? whole()];
  const length = host.isStill() || document.hidden ? 0 : 240;
  const start = performance.now();
  cancelAnimationFrame(glide);
  const step = (now) => {
    const part = length ? Math.min((now - start) / length, 1) : 1;
    const eased = part * (2 - part);
    const scale = from.scale * (to.scale / from.scale) ** eased;
    // The middle moves as what is seen does: evenly on the screen.
    const along = to.scale === from.scale ? eased : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale);
    view = { x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along, scale };
    if (part < 1) {
      place(false);
      glide = requestAnimationFrame(step);
    } else {
      view = to;
      rest();
    }
  };
  if (length) glide = requestAnimationFrame(step);
  else step(start);
}

/** Moved by so many pixels, and larger by a factor around a place of the window. */
function move(right, down, factor = 1, x = 0, y = 0) {
  cancelAnimationFrame(glide);
  isWhole = false;
  const scale = clampScale(view.scale * factor);
  const [dx, dy] = [x - map.clientWidth / 2, y - map.clientHeight / 2];
  view.x += dx * far / view.scale - (dx + right) * far / scale;
  view.y += dy * far / view.scale - (dy + down) * far / scale;
  view.scale = scale;
  keepInside();
  place(false);
}

function keepInside() {
  const [width, height] = finite(drawing.dataset.size);
  view.x = Math.min(Math.max(view.x, 0), width);
  view.y = Math.min(Math.max(view.y, 0), height);
}

const fingers = new Map(); // pointer → where it is
let start = null;
let hasMoved = false;

addEventListener("pointerdown", (down) => {
  if (!map?.contains(down.target) || down.target.closest("button") || !host.program.receive || down.button !== 0) return;
  if (down.isPrimary) fingers.clear(); // one that was lifted outside the window
  if (fingers.size === 0) [start, hasMoved] = [{ x: down.clientX, y: down.clientY }, false];
  else hasMoved = true;
  fingers.set(down.pointerId, { x: down.clientX, y: down.clientY });
});

addEventListener("pointermove", ({ pointerId, clientX, clientY }) => {
  const finger = fingers.get(pointerId);
  if (!finger) return;
  if (!hasMoved && Math.hypot(clientX - start.x, clientY - start.y) < 8) return;
  hasMoved = true;
  map.setPointerCapture(pointerId);
  const { left, top } = box();
  const other = [...fingers].find(([id]) => id !== pointerId)?.[1];
  if (other) {
    const before = Math.hypot(finger.x - other.x, finger.y - other.y);
    const after = Math.hypot(clientX - other.x, clientY - other.y);
    const right = (clientX - finger.x) / 2;
    const down = (clientY - finger.y) / 2;
    move(right, down, after / Math.max(before, 1), (finger.x + other.x) / 2 - left, (finger.y + other.y) / 2 - top);
  } else {
    move(clientX - finger.x, clientY - finger.y);
  }
  Object.assign(finger, { x: clientX, y: clientY });
});

for (const kind of ["pointerup", "pointercancel"]) {
  addEventListener(kind, ({ pointerId }) => {
    if (fingers.delete(pointerId) && fingers.size === 0 && hasMoved) rest();
  });
}

/** A tap: on a name it is the name's, else what the app finds there. After a drag there was none. */
addEventListener("click", (click) => {
  if (!map?.contains(click.target) || click.target.closest("button")) return;
  const isDrag = hasMoved && click.detail > 0;
  if (!isDrag && (click.target.closest("a") || click.detail !== 1)) return;
  click.preventDefault();
  click.stopImmediatePropagation();
  if (!isDrag) pick(click.clientX - box().left, click.clientY - box().top);
}, { capture: true });

function pick(x, y) {
  const [right, down] = [x - map.clientWidth / 2, y - map.clientHeight / 2];
  host.report("pick", map, [view.x + right * far / view.scale, view.y + down * far / view.scale].map(Math.round).join());
}

addEventListener("dblclick", (click) => {
  if (!map?.contains(click.target) || click.target.closest("button, a")) return;
  move(0, 0, 2, click.clientX - box().left, click.clientY - box().top);
  rest();
});

let idle = 0;
const restSoon = () => {
  clearTimeout(idle);
  idle = setTimeout(() => map && rest(), 140);
};

addEventListener("wheel", (wheel) => {
  if (!map?.contains(wheel.target) || !host.program.receive) return;
  wheel.preventDefault();
  const lines = wheel.deltaMode === 1 ? 16 : 1;
  move(0, 0, 2 ** (-wheel.deltaY * lines / (wheel.ctrlKey ? 100 : 300)), wheel.clientX - box().left, wheel.clientY - box().top);
  restSoon();
}, { passive: false });

const ways = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

addEventListener("keydown", (press) => {
  if (press.target !== map || press.ctrlKey || press.metaKey || press.altKey) return;
  const way = ways[press.key];
  const [x, y] = [map.clientWidth / 2, map.clientHeight / 2];
  if (way) move(way[0] * 80, way[1] * 80);
  else if (press.key === "+" || press.key === "=") move(0, 0, 1.5, x, y);
  else if (press.key === "-") move(0, 0, 1 / 1.5, x, y);
  else if (press.key === "0") [view, isWhole] = [whole(), true], place(true);
  else if (press.key === "Enter") return void (press.preventDefault(), pick(x, y));
  else return;
  press.preventDefault();
  restSoon();
});
