// Whoever comes to a field that has something in it can type over it: what stands there is selected, however one came.
import { program, tell } from "./loop.js";
import { isRestoring } from "./position.js";

const oneLine = "input:is(:not([type]), [type=text], [type=number], [type=tel], [type=email], [type=url]):not([readonly])";
let pressed = null; // the field that a pointer is about to come to
let left = null; // had the focus when another window got it

const select = (field) => field.matches?.(oneLine) && field.value && field.select();

addEventListener("pointerdown", ({ target }) => { pressed = target === document.activeElement ? null : target; }, { capture: true });
addEventListener("keydown", () => { pressed = null; }, { capture: true });
addEventListener("blur", ({ target }) => { if (target === window) left = document.activeElement; });

addEventListener("focusin", ({ target }) => {
  const isNew = target !== left && !isRestoring;
  left = null;
  if (isNew && target !== pressed) select(target);
});

/** A pointer sets the caret after the field has the focus; whoever dragged over a part of the text wanted that part. */
addEventListener("click", ({ target }) => {
  const isDragged = target.selectionStart !== target.selectionEnd;
  if (target === pressed && !isDragged) select(target);
  pressed = null;
});

/** A time that is typed is another one with each of its parts: what is meant is known at Enter, or when it is left. A picker's is
    whole at once. Left empty it is what it was. */
let typed = null;
export const isBeingTyped = (field) => field === typed;
addEventListener("keydown", ({ target, key }) => {
  if (target.type !== "time" || key === "Tab") return;
  typed = target;
  if (key === "Enter") end();
}, { capture: true });
addEventListener("focusout", ({ target }) => { if (target === typed) end(); });

function end() {
  const field = typed;
  typed = null;
  if (field.value) field.dispatchEvent(new Event("change", { bubbles: true }));
  else field.value = field.defaultValue;
}

/** Undo, where the focus is in nothing that has an undo of its own, nor in a question. */
addEventListener("keydown", (press) => {
  const { ctrlKey, metaKey, shiftKey, altKey, key, target } = press;
  if (key?.toLowerCase() !== "z" || ctrlKey === metaKey || shiftKey || altKey || !program.receive) return;
  if (target.matches("input:not([type=checkbox], [type=radio], [type=button]), textarea, select") || document.querySelector(":modal")) return;
  press.preventDefault();
  tell("event", { action: "undo", value: "" });
});
