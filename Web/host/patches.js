// Patches change the page. Nodes stay the nodes they are, and with them focus, scroll, and where a screen reader is.
import { rememberPosition, restorePosition, setValue } from "./position.js";

const SVG = "http://www.w3.org/2000/svg";

/** The element that patch paths start from. */
export let root = document.getElementById("app");

let moved = () => {};
const drawn = [];

/** Has this done each time that what stood in one place may stand in another, before the focus is given back. */
export const whenMoved = (task) => { moved = task; };

/** Has this done each time that the page was changed. */
export const whenDrawn = (task) => drawn.push(task);

/** Applies patches in turn; the tests call it with a root of their own. */
export function apply(patches, newRoot = root) {
  root = newRoot;
  if (patches.length === 0) return root;
  const position = rememberPosition(root);
  for (const [kind, path, ...rest] of patches) {
    let target = root;
    for (const index of path) target = target.childNodes[index];
    patchNamed[kind](target, ...rest);
  }
  showDialogs();
  if (patches.some(([kind]) => kind === "move" || kind === "replace")) moved();
  restorePosition(position, root);
  drawn.forEach((task) => task());
  return root;
}

const patchNamed = {
  // Also where a translator put an element in the text's place.
  text(target, text) { target.textContent = text; },
  set(target, name, value) {
    target.setAttribute(name, value);
    if (name === "value") setValue(target, value);
    if (name === "checked") target.checked = true;
  },
  unset(target, name) {
    if (name === "open") closeDialog(target);
    target.removeAttribute(name);
    if (name === "value") setValue(target, "");
    if (name === "checked") target.checked = false;
  },
  insert(target, index, node) { target.insertBefore(create(node, target), target.childNodes[index] ?? null); },
  remove(target, index) { removed(target.childNodes[index]).remove(); },
  move(target, from, to) {
    const before = target.childNodes[to > from ? to + 1 : to] ?? null;
    if (target.moveBefore) target.moveBefore(target.childNodes[from], before);
    else target.insertBefore(target.childNodes[from], before);
  },
  replace(target, node) {
    const fresh = create(node, target.parentNode);
    removed(target).replaceWith(fresh);
    if (target === root) root = fresh;
  },
};

/** A node's wire form as a DOM node; drawings need SVG's namespace, inherited from what they stand in. */
export function create(node, parent) {
  if (typeof node === "string") return document.createTextNode(node);
  const [tag, attributes, children] = node;
  const isDrawing = tag === "svg" || (parent?.namespaceURI === SVG && parent.localName !== "foreignObject");
  const element = isDrawing ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const name in attributes) element.setAttribute(name, attributes[name]);
  if (tag === "textarea") element.value = attributes.value ?? "";
  for (const child of children) element.append(create(child, element));
  return element;
}

const closedByApp = new WeakSet();

/** An open dialog of the tree is a modal one: focus is kept inside, and the rest of the page is out of reach. */
function showDialogs() {
  document.querySelectorAll("dialog[open]:not(:modal)").forEach((dialog) => {
    closedByApp.delete(dialog);
    dialog.removeAttribute("open");
    dialog.showModal();
  });
}

/** Closed before it goes, so that the browser gives focus back to where it was. */
function removed(node) {
  closeDialog(node);
  node.querySelectorAll?.("dialog[open]").forEach(closeDialog);
  return node;
}

function closeDialog(node) {
  if (node.localName !== "dialog" || !node.open) return;
  closedByApp.add(node);
  node.close();
}

/** A dialog that closed without the app having asked for it. */
export const isClosedByPerson = (dialog) => root.contains(dialog) && !closedByApp.has(dialog);
