// What a person does: one listener a kind for the whole page. The browser keeps what is its own until the app is there.
import { program, tell } from "./loop.js";
import { isBeingTyped } from "./fields.js";
import { heard } from "./position.js";
import { isClosedByPerson } from "./patches.js";
import { follow } from "./addresses.js";

export function report(kind, element, value = "") {
  tell("event", { action: element.getAttribute("data-on-" + kind), value }, null, element);
}

const isNear = (one, other) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) <= 60;

/** A sheet that has come or gone under a quick second tap: the tap was meant for what was there. */
let last = null;
addEventListener("click", (click) => {
  const sheet = document.querySelector("dialog[open]");
  const isAgain = last && (click.detail > 1 || click.pointerType === "touch") && click.timeStamp - last.click.timeStamp < 500;
  if (!isAgain || last.sheet === sheet || !isNear(click, last.click)) {
    last = { click, sheet, path: location.pathname };
    return;
  }
  click.preventDefault();
  click.stopImmediatePropagation();
}, { capture: true });

/** A second press takes no focus from the screen that the first has opened. */
addEventListener("mousedown", (press) => {
  if (press.detail > 1 && last && last.path !== location.pathname && isNear(press, last.click)) press.preventDefault();
}, { capture: true });

/** Where what is pressed makes room for what comes next, a quick second tap was meant for the first: a data-once, at the same
    place, within half a second. */
let once = null;
let forgetting = 0;
addEventListener("click", (click) => {
  if (!click.detail || !click.target.closest("[data-once]")) return; // by a key it is heard each time
  if (!once || !isNear(click, once)) {
    once = click;
    document.documentElement.dataset.thumb = "down";
    clearTimeout(forgetting);
    forgetting = setTimeout(() => {
      once = null;
      delete document.documentElement.dataset.thumb;
    }, 500);
    return;
  }
  click.preventDefault();
  click.stopImmediatePropagation();
}, { capture: true });

addEventListener("click", (click) => {
  const { ctrlKey, metaKey, shiftKey, altKey } = click;
  if (!program.receive || click.button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  const target = click.target.closest("[data-on-click], a[href^='/'], dialog[data-on-dismiss]");
  if (target?.hasAttribute("data-on-click")) {
    if (target.matches("a, button")) click.preventDefault();
    if (!target.disabled) report("click", target, "sends" in target.dataset ? sent(target.form) : target.value ?? "");
  } else if (target?.localName === "dialog") {
    if (click.target === target && isOutside(target.getBoundingClientRect(), click)) report("dismiss", target);
  } else if (target?.origin === location.origin && !target.matches("[target], [download], [rel~=external]")) {
    click.preventDefault();
    follow(target.getAttribute("href"), target);
  }
});

const isOutside = (box, { clientX, clientY }) =>
  clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;

for (const kind of ["input", "change"]) {
  addEventListener(kind, async ({ target }) => {
    if (isBeingTyped(target)) return;
    const isWanted = target.hasAttribute("data-on-" + kind);
    if (target.type === "file") return isWanted && handOverFile(target, target.files[0]);
    const value = target.type === "checkbox" ? String(target.checked) : target.value;
    heard(target, value);
    if (isWanted) report(kind, target, value);
  });
}

const mostOfFile = 20 << 20; // one byte more says that it is longer: the app tells the person
const mostOfPiece = 1 << 20;

/** The chosen file's text: as a whole, or, for a field with data-pieces, of any size, "begin", "part" after "part" and the end.
    None where it can't be read. The same one can be chosen again. */
async function handOverFile(field, file) {
  field.value = "";
  const action = field.dataset.onChange;
  if (!file) return;
  if (!("pieces" in field.dataset)) {
    return tell("event", { action, value: await file.slice(0, mostOfFile + 1).text().catch(() => "") });
  }
  const decoder = new TextDecoder();
  tell("event", { action: action + " begin", value: "" });
  try {
    for (let at = 0; at < file.size; at += mostOfPiece) {
      const bytes = await file.slice(at, at + mostOfPiece).arrayBuffer();
      tell("event", { action: action + " part", value: decoder.decode(bytes, { stream: true }) });
    }
  } catch { /* what came so far says that it ends too early */ }
  tell("event", { action, value: "" });
}

addEventListener("submit", (submit) => {
  if (!program.receive || !submit.target.hasAttribute("data-on-submit")) return;
  submit.preventDefault();
  report("submit", submit.target, sent(submit.target));
});

/** Nothing where what would be sent isn't on the page. */
const sent = (form) => (form ? new URLSearchParams(new FormData(form)).toString() : "");

// Escape on a dialog. Neither event bubbles; `close` comes without `cancel` when Escape is pressed twice.
for (const kind of ["cancel", "close"]) {
  addEventListener(kind, (dismissal) => {
    const dialog = dismissal.target;
    if (!dialog.matches?.("dialog[data-on-dismiss]")) return;
    if (kind === "cancel") dismissal.preventDefault();
    if (kind === "cancel" || isClosedByPerson(dialog)) report("dismiss", dialog);
  }, { capture: true });
}
