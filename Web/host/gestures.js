// Gestures: a row dragged by its handle, something thrown to the left, a swipe. One finger at a time, drawn once a
// frame and by transform alone; what was moved glides to where it belongs. With reduced motion only rows follow.
import { isStill, program } from "./loop.js";
import { report } from "./events.js";
import { whenMoved } from "./patches.js";

const begun = 8; // so many pixels are no tap any more
let held = null;
let settle = null;

/** The app has answered a drop. */
const settleDrop = () => settle?.();
whenMoved(settleDrop);

addEventListener("pointerdown", (down) => {
  const element = down.target.closest?.("[data-handle], [data-on-throw], [data-on-swipe]");
  if (!element || held || !program.receive || down.button !== 0) return;
  const kind = element.matches("[data-handle]") ? reorder : element.matches("[data-on-throw]") ? toss : swipe;
  const { pointerId: pointer, clientX: x, clientY: y } = down;
  held = { ...kind, element, pointer, x, y, startX: x, startY: down.pageY };
  if (held.begin?.(down) === false) held = null;
  else requestAnimationFrame(draw);
});

addEventListener("pointermove", ({ pointerId, clientX, clientY }) => {
  if (pointerId === held?.pointer) Object.assign(held, { x: clientX, y: clientY });
});
addEventListener("pointerup", (up) => release(up, true));
addEventListener("pointercancel", (cancelled) => release(cancelled, false));
addEventListener("keydown", ({ key }) => { if (key === "Escape") release({ pointerId: held?.pointer }, false); });

function draw() {
  if (!held) return;
  held.draw?.();
  requestAnimationFrame(draw);
}

function release({ pointerId }, isMeant) {
  if (!held || pointerId !== held.pointer) return;
  const gesture = held;
  gesture.draw?.();
  held = null;
  gesture.end(isMeant);
}

/** A row follows the finger and the others make room; the order changes only when the app says so. */
const reorder = {
  begin(down) {
    const list = this.element.closest("[data-on-reorder]");
    if (!list) return false;
    down.preventDefault();
    settleDrop();
    this.element.setPointerCapture(this.pointer);
    const rows = [...list.children];
    const from = rows.findIndex((row) => row.contains(this.element));
    const boxes = rows.map((row) => ({ top: row.offsetTop, bottom: row.offsetTop + row.offsetHeight }));
    Object.assign(this, { list, rows, boxes, from, to: from });
    rows[from].setAttribute("data-dragging", "");
  },
  draw() {
    const edge = 72;
    if (this.y < edge) scrollBy(0, -8);
    if (this.y > innerHeight - edge) scrollBy(0, 8);
    const { rows, boxes, from } = this;
    const distance = this.y + scrollY - this.startY;
    const { top, bottom } = boxes[from];
    const isPassed = boxes.map((box, i) =>
      i !== from && (i < from ? top : bottom) + distance > (box.top + box.bottom) / 2);
    this.to = isPassed.filter(Boolean).length;
    const room = bottom - top + (rows.length > 1 ? boxes[1].top - boxes[0].bottom : 0);
    rows.forEach((row, i) => {
      const shift = i > from && isPassed[i] ? -room : i < from && !isPassed[i] ? room : 0;
      if (i !== from && !isStill()) row.style.transition = "transform 180ms ease-out";
      row.style.transform = `translateY(${i === from ? distance : shift}px)`;
    });
  },
  end(isMeant) {
    const { list, rows, from, to } = this;
    const tops = rows.map((row) => row.getBoundingClientRect().top);
    const late = setTimeout(settleDrop, 1000);
    settle = () => {
      clearTimeout(late);
      settle = null;
      for (const row of rows) ["style", "data-dragging"].forEach((name) => row.removeAttribute(name));
      rows.forEach((row, i) => glide(row, 0, tops[i] - row.getBoundingClientRect().top));
    };
    if (isMeant && from !== to && list.isConnected) report("reorder", list, `${from},${to}`);
    else settle();
  },
};

/** Leftward movement follows the finger; past `data-throw` pixels letting go means it. Rightward only where the element
    can be swiped as well. A tap stays a tap. */
const toss = {
  draw() {
    const { element, startX, x, startY, y } = this;
    const far = startX - x;
    const along = element.hasAttribute("data-on-swipe") ? Math.abs(far) : far;
    if (!this.isMoving && along > begun && along > Math.abs(y + scrollY - startY)) {
      this.isMoving = true;
      element.setPointerCapture(this.pointer);
      element.setAttribute("data-throwing", "");
    }
    if (!this.isMoving) return;
    this.shift = along === far ? Math.min(0, -far) : -far;
    this.isPast = far >= (Number(element.dataset.throw) || 100);
    element.toggleAttribute("data-thrown", this.isPast);
    if (this.isPast && !this.isFelt) this.isFelt = navigator.vibrate?.(10) ?? true;
    if (!isStill()) element.style.transform = `translateX(${this.shift}px)`;
  },
  end(isMeant) {
    if (!this.isMoving) return;
    swallowClick();
    for (const name of ["style", "data-throwing", "data-thrown"]) this.element.removeAttribute(name);
    glide(this.element, this.shift, 0);
    if (!isMeant || !this.element.isConnected) return;
    if (this.isPast) report("throw", this.element);
    else if (this.shift > 48) report("swipe", this.element, "right");
  },
};

const swipe = {
  end(isMeant) {
    const across = this.x - this.startX;
    if (!isMeant || Math.abs(across) < 48 || Math.abs(across) < 2 * Math.abs(this.y + scrollY - this.startY)) return;
    swallowClick();
    report("swipe", this.element, across < 0 ? "left" : "right");
  },
};

/** The click with which the browser ends a drag was not one. */
function swallowClick() {
  const swallow = (click) => { click.preventDefault(); click.stopPropagation(); };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

function glide(element, x, y) {
  if (Math.abs(x) + Math.abs(y) < 1 || isStill()) return;
  const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }];
  element.animate(frames, { duration: 260, easing: "cubic-bezier(0.2, 1.3, 0.4, 1)" });
}
