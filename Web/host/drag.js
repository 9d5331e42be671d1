// Dragging a row by its handle. The row follows the finger and the others make room, all by transform; the order changes
// only when the app says so, and every row glides from where it was seen to where it then stands.
import { isStill, program } from "./loop.js";
import { report } from "./events.js";

let drag = null;
let settle = null;

/** The app has answered a drop; called by `apply`. */
export const settleDrop = () => settle?.();

addEventListener("pointerdown", (down) => {
  const handle = down.target.closest?.("[data-handle]");
  const list = handle?.closest("[data-on-reorder]");
  if (!list || !program.receive || drag || down.button !== 0) return;
  down.preventDefault();
  settleDrop();
  handle.setPointerCapture(down.pointerId);
  const rows = [...list.children];
  const from = rows.findIndex((row) => row.contains(handle));
  const boxes = rows.map((row) => ({ top: row.offsetTop, bottom: row.offsetTop + row.offsetHeight }));
  drag = { list, rows, boxes, from, to: from, startY: down.pageY, clientY: down.clientY };
  rows[from].setAttribute("data-dragging", "");
  requestAnimationFrame(draw);
});

addEventListener("pointermove", ({ clientY }) => { if (drag) drag.clientY = clientY; });
addEventListener("pointerup", () => drop(true));
addEventListener("pointercancel", () => drop(false));
addEventListener("keydown", ({ key }) => { if (key === "Escape") drop(false); });

function draw() {
  if (!drag) return;
  const edge = 72;
  if (drag.clientY < edge) scrollBy(0, -8);
  if (drag.clientY > innerHeight - edge) scrollBy(0, 8);
  place();
  requestAnimationFrame(draw);
}

function place() {
  const { rows, boxes, from, clientY, startY } = drag;
  const distance = clientY + scrollY - startY;
  const { top, bottom } = boxes[from];
  const isPassed = boxes.map((box, i) => i !== from && (i < from ? top : bottom) + distance > (box.top + box.bottom) / 2);
  drag.to = isPassed.filter(Boolean).length;
  const room = bottom - top + (rows.length > 1 ? boxes[1].top - boxes[0].bottom : 0);
  rows.forEach((row, i) => {
    const shift = i > from && isPassed[i] ? -room : i < from && !isPassed[i] ? room : 0;
    if (i !== from && !isStill()) row.style.transition = "transform 180ms ease-out";
    row.style.transform = `translateY(${i === from ? distance : shift}px)`;
  });
}

function drop(isMeant) {
  if (!drag) return;
  if (isMeant) place();
  const { list, rows, from, to } = drag;
  const tops = rows.map((row) => row.getBoundingClientRect().top);
  drag = null;
  const late = setTimeout(settleDrop, 1000);
  settle = () => {
    clearTimeout(late);
    settle = null;
    for (const row of rows) ["style", "data-dragging"].forEach((name) => row.removeAttribute(name));
    rows.forEach((row, i) => glide(row, tops[i] - row.getBoundingClientRect().top));
  };
  if (isMeant && from !== to && list.isConnected) report("reorder", list, `${from},${to}`);
  else settle();
}

function glide(row, shift) {
  if (Math.abs(shift) < 1 || isStill()) return;
  const frames = [{ transform: `translateY(${shift}px)` }, { transform: "none" }];
  row.animate(frames, { duration: 260, easing: "cubic-bezier(0.2, 1.3, 0.4, 1)" });
}
