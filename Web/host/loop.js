// One turn of the loop: a message goes in, patches and effects come out. What happens meanwhile waits its turn. A message
// whose part of the program is not here yet steps aside, and all others go on.
/** What all that a person does leads to. */
export const common = ["shared", "journal"];

/** The parts of the program (Tools/program-parts) that a message leads to: a module's, by its first word; those for what is kept. */
export function needs({ kind, action, path, request, last, kept }) {
  const [subject] = (action ?? (/ /.test(request) ? request : "")).split(" "); // "score 3", but "board" is for the first part
  if (subject) return [subject, ...(["settings", "undo"].includes(subject) ? common : ["shared"])];
  if (["stored", "older", "journal", "conflict", "storeFailed"].includes(kind)) return common;
  const screen = path?.split(/[/?#]/)[1];
  const isKept = last > 0 || Object.keys(kept ?? {}).some((name) => name !== "clock") || screen === "settings";
  return [...(screen ? [screen, "shared"] : []), ...(isKept ? common : [])];
}

/** `receive` is the program as a function from message to answer; null before it has come and after it was given up.
    `missing` is a promise of the parts that are still to come, which never fails, or null (parts.js). */
export const program = { receive: null, apply: null, startOver: null, missing: () => null };

/** What the program can ask for, by its name in Documentation/Loop.md. Each file of this folder adds its own. */
export const effects = {};

let inbox = [];
let isBusy = false;

/** `afterwards` is called with the answer when it is drawn; `element` is what was tapped, and says itself that it waits. */
export function tell(kind, fields = {}, afterwards = null, element = null) {
  if (!program.receive) return;
  const entry = { message: { now: Date.now(), kind, ...fields }, afterwards, element, isAside: false };
  inbox = inbox.filter((other) => !isOvertaken(other, entry.message) || letGo(other));
  if (kind === "start") inbox.unshift(entry);
  else inbox.push(entry);
  if (!isBusy) drain();
}

/** Of what waits for its part the latest counts: the last place gone to, a field's last text, one tap of several. */
const isOvertaken = ({ isAside, message, element }, { kind, action }) =>
  isAside && message.kind === kind && (kind === "path" || (kind === "event" && element && message.action === action));

function drain() {
  isBusy = true;
  for (let entry; program.receive && (entry = next());) {
    const { message, afterwards } = entry;
    letGo(entry);
    // What is done will have to be kept.
    if (needs(message).length > 0 && message.kind !== "start") program.missing(common);
    try {
      const answer = program.receive(message);
      const draw = () => {
        perform(answer);
        afterwards?.(answer);
      };
      if (message.kind === "path" && document.startViewTransition && !document.hidden && !isStill()) {
        const transition = document.startViewTransition(draw);
        for (const part of [transition.ready, transition.finished]) part.catch(() => {});
        transition.updateCallbackDone.catch(giveUp).finally(drain);
        return;
      }
      draw();
    } catch (error) {
      giveUp(error);
    }
  }
  isBusy = false;
  hold("taps", doings().length > 0);
}

/** The first that has all its parts, taken out. */
function next() {
  const place = inbox.findIndex((entry) => {
    const missing = program.missing(needs(entry.message));
    if (missing && !entry.isAside) {
      entry.isAside = true;
      entry.element?.setAttribute("aria-busy", "true");
      missing.then(() => isBusy || drain());
    }
    return !missing;
  });
  return place < 0 ? null : inbox.splice(place, 1)[0];
}

function letGo({ isAside, element }) {
  if (isAside) element?.removeAttribute("aria-busy");
}

/** What a person did that still waits for its part: a newer build of the page does it (installed.js). */
export const doings = () => inbox.filter(({ isAside, message }) => isAside && message.kind === "event").map(({ message }) => message);

/** What would be lost if the page went now; before it goes the browser asks. No listener without need: with one, no page
    is kept for going back to. */
const unsaved = new Set();
export function hold(what, isHeld) {
  unsaved[isHeld ? "add" : "delete"](what);
  globalThis.onbeforeunload = unsaved.size > 0 ? (leaving) => leaving.preventDefault() : null;
}

function perform({ patches, title, effects: wanted }) {
  program.apply(patches);
  if (title !== undefined) document.title = title;
  for (const effect of wanted) effects[effect.do]?.(effect);
}

function giveUp(error) {
  inbox = inbox.filter(({ isAside, message }) => isAside && message.kind === "event");
  for (const entry of inbox) entry.isAside = false;
  program.startOver(error);
}

/** The person asked for less motion. */
export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
