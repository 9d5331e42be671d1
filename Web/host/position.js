// Where the person is: focus, selection, and the text being typed survive every patch.
import { root } from "./patches.js";

const lastHeard = new WeakMap(); // field → the text the app last heard of it
let composing = null; // the field an input method is at work in

addEventListener("compositionstart", (event) => { composing = event.target; });
addEventListener("compositionend", () => { composing = null; });
export const heard = (field, value) => lastHeard.set(field, value);

/** What a person is typing wins, unless the app says something else than what it was told. */
export function setValue(field, value) {
  if (!field.matches("input, select") || field.value === value || field === composing) return;
  const isActive = field === document.activeElement;
  if (isActive && lastHeard.get(field) === value) return;
  const { selectionStart, selectionEnd } = field;
  field.value = value;
  if (isActive && selectionStart !== null) field.setSelectionRange?.(selectionStart, selectionEnd);
}

export function rememberPosition() {
  const focused = document.activeElement;
  const above = [];
  for (let node = focused; root.contains(node) && node !== root; node = node.parentNode) above.push(node);
  const { anchorNode, anchorOffset, focusNode, focusOffset, isCollapsed } = getSelection();
  return { focused, above, selection: isCollapsed ? null : [anchorNode, anchorOffset, focusNode, focusOffset] };
}

export function restorePosition({ focused, above, selection }) {
  const isLost = document.activeElement === document.body || document.activeElement === null;
  if (above.length > 0 && isLost)
    (focused.isConnected ? focused : heir(focused, above))?.focus({ preventScroll: true });
  if (!selection) return;
  const [anchor, anchorOffset, focus, focusOffset] = selection;
  const now = getSelection();
  const isSame = now.anchorNode === anchor && now.anchorOffset === anchorOffset && now.focusOffset === focusOffset;
  const reaches = (node, offset) => node.isConnected && offset <= (node.length ?? node.childNodes.length);
  if (!isSame && reaches(anchor, anchorOffset) && reaches(focus, focusOffset))
    now.setBaseAndExtent(anchor, anchorOffset, focus, focusOffset);
}

/** The focused control is gone: the one with its id or action, else the first in what is left of its surroundings. */
function heir(gone, above) {
  const same = (name) =>
    gone.hasAttribute(name) && root.querySelector(`[${name}="${CSS.escape(gone.getAttribute(name))}"]:not([disabled])`);
  const around = above.find((node) => node.isConnected) ?? root;
  const within = (node) => node.querySelector("a[href], button:not([disabled]), input, [tabindex]");
  return same("id") || same("data-on-click") || within(around) || within(root);
}
