// Where the person is: focus, selection, and the text being typed survive every patch.

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
  lastHeard.delete(field); // what it was told is not there any more: the app may yet say that it holds
  if (isActive && selectionStart !== null) field.setSelectionRange?.(selectionStart, selectionEnd);
}

/** True while the app itself gives the focus back: nobody came to the field anew. */
export let isRestoring = false;

/** What had the focus before it went into something that is here for a moment, and stays where that is gone. Whoever comes
    there by Tab was where they did something last, not at what they only passed; and whose control went by its own press
    was at that, which an undo brings back, and not at the heir that the app has found for it. */
let before = null;
let heirOfBefore = null;
let isPassing = false;
/** Where the focus waits for what an undo brings back a moment later, once the store has it; until somebody does something. */
let waiting = null;
const aside = "[data-aside]";
addEventListener("focusin", ({ target }) => {
  if (!target.closest(aside) && !(isPassing && document.querySelector(aside))) before = target;
});
addEventListener("keydown", ({ key, target }) => {
  waiting = null;
  isPassing = key === "Tab" || (key === "Shift" && isPassing);
  if (!isPassing && !target.closest(aside)) before = target;
}, { capture: true });
addEventListener("pointerdown", () => { isPassing = false; waiting = null; }, { capture: true });

/** `root` is the element that patches change. */
export function rememberPosition(root) {
  const focused = document.activeElement;
  const above = [];
  for (let node = focused; root.contains(node) && node !== root; node = node.parentNode)
    above.push({ node, place: [...node.parentNode.children].indexOf(node) });
  const caret = focused?.matches("input, textarea") && focused.selectionStart !== null ? [focused.selectionStart, focused.selectionEnd] : null;
  const { anchorNode, anchorOffset, focusNode, focusOffset, isCollapsed } = getSelection();
  return { focused, above, caret, selection: isCollapsed ? null : [anchorNode, anchorOffset, focusNode, focusOffset] };
}

export function restorePosition({ focused, above, caret, selection }, root) {
  const back = waiting && again(waiting, root);
  if (back) {
    waiting = null;
    back.focus({ preventScroll: true });
  }
  const isLost = document.activeElement === document.body || document.activeElement === null;
  if (above.length > 0 && isLost) {
    const next = focused.isConnected ? focused : heir(focused, above, root);
    isRestoring = next === focused || next === before || (next?.id && next.id === focused.id); // else come to anew
    const isInherited = focused === before && !focused.isConnected;
    next?.focus({ preventScroll: true });
    if (isInherited) [before, heirOfBefore] = [focused, next];
    if (caret && focused === document.activeElement) focused.setSelectionRange(...caret);
    isRestoring = false;
  }
  // A field that has the focus by now, as in a sheet that opened, has a selection of its own: with another's it takes no letter.
  if (!selection || document.activeElement?.matches("input, textarea")) return;
  const [anchor, anchorOffset, focus, focusOffset] = selection;
  const now = getSelection();
  const isSame = now.anchorNode === anchor && now.anchorOffset === anchorOffset && now.focusOffset === focusOffset;
  const reaches = (node, offset) => node.isConnected && offset <= (node.length ?? node.childNodes.length);
  if (!isSame && reaches(anchor, anchorOffset) && reaches(focus, focusOffset))
    now.setBaseAndExtent(anchor, anchorOffset, focus, focusOffset);
}

/** The focused control is gone: the one with its id or action, else the one that now stands where it stood, else the
    screen. Of what was here for a moment only, what had the focus before; then nothing, where nothing had it. */
function heir(gone, above, root) {
  const screen = root.querySelector("main");
  if (above.some(({ node }) => node.matches(aside))) {
    if (!before || before.isConnected) return before;
    const back = again(before, root);
    waiting = back ? null : before;
    return back || (heirOfBefore?.isConnected ? heirOfBefore : screen);
  }
  const place = above.findIndex(({ node }) => node.isConnected);
  const around = place < 0 ? screen : above[place].node;
  const neighbour = place > 0 ? around.children[Math.min(above[place - 1].place, around.children.length - 1)] : null;
  const within = (node) => node?.matches(reachable) ? node : node?.querySelector(reachable);
  return again(gone, root) || within(neighbour) || (around !== root && within(around)) || screen;
}

function again(node, root) {
  const same = (name) =>
    node.hasAttribute(name) && root.querySelector(`[${name}="${CSS.escape(node.getAttribute(name))}"]:not([disabled])`);
  return same("id") || same("data-on-click") || null;
}

const reachable = "a[href], button:not([disabled]), input, [tabindex]";
