// What a person does: one listener a kind for the whole page. The browser keeps what is its own until the app is there.
import { program, tell } from "./loop.js";
import { heard } from "./position.js";
import { isClosedByPerson } from "./patches.js";
import { follow } from "./addresses.js";

export function report(kind, element, value = "") {
  tell("event", { action: element.getAttribute("data-on-" + kind), value });
}

addEventListener("click", (click) => {
  const { ctrlKey, metaKey, shiftKey, altKey } = click;
  if (!program.receive || click.button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  const target = click.target.closest("[data-on-click], a[href^='/'], dialog[data-on-dismiss]");
  if (target?.hasAttribute("data-on-click")) {
    if (target.matches("a, button")) click.preventDefault();
    if (!target.disabled) report("click", target, target.value ?? "");
  } else if (target?.localName === "dialog") {
    if (click.target === target && isOutside(target.getBoundingClientRect(), click)) report("dismiss", target);
  } else if (target?.origin === location.origin && !target.matches("[target], [download], [rel~=external]")) {
    click.preventDefault();
    follow(target.getAttribute("href"));
  }
});

const isOutside = (box, { clientX, clientY }) =>
  clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;

for (const kind of ["input", "change"]) {
  addEventListener(kind, async ({ target }) => {
    const isWanted = target.hasAttribute("data-on-" + kind);
    if (target.type === "file") return isWanted && report(kind, target, await contents(target));
    const value = target.type === "checkbox" ? String(target.checked) : target.value;
    heard(target, value);
    if (isWanted) report(kind, target, value);
  });
}

/** The chosen file's text; none where it is too large or can't be read. The same one can be chosen again. */
function contents(field) {
  const file = field.files[0];
  field.value = "";
  return file?.size <= 20_000_000 ? file.text().catch(() => "") : "";
}

addEventListener("submit", (submit) => {
  if (!program.receive || !submit.target.hasAttribute("data-on-submit")) return;
  submit.preventDefault();
  report("submit", submit.target, new URLSearchParams(new FormData(submit.target)).toString());
});

// Escape on a dialog. Neither event bubbles; `close` comes without `cancel` when Escape is pressed twice.
for (const kind of ["cancel", "close"]) {
  addEventListener(kind, (dismissal) => {
    const dialog = dismissal.target;
    if (!dialog.matches?.("dialog[data-on-dismiss]")) return;
    if (kind === "cancel") dismissal.preventDefault();
    if (kind === "cancel" || isClosedByPerson(dialog)) report("dismiss", dialog);
  }, { capture: true });
}
