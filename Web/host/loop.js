// One turn of the loop: a message goes in, patches and effects come out. What happens meanwhile waits its turn. A message
// that the program answers with the parts of itself that it lacks was not taken: it steps aside until they are here, and
// all others go on.
import { apply } from "./patches.js";

/** `receive` is the program as a function from message to answer; null before it has come and after it was given up.
    `missing` is a promise of the parts that are still to come, which never fails, or null (parts.js). */
export const program = { receive: null, startOver: null, missing: () => null };

/** What the program can ask for, by its name in Documentation/Loop.md. Each file of this folder adds its own. */
export const effects = {};

let inbox = [];
let isBusy = false;

/** `afterwards` is called with the answer when it is drawn; `element` is what was tapped, and says itself that it waits. */
export function tell(kind, fields = {}, afterwards = null, element = null) {
  if (!program.receive) return;
  const entry = { message: { now: Date.now(), kind, ...fields }, afterwards, element, isAside: false, isReady: true };
  inbox = inbox.filter((other) => !isOvertaken(other, entry.message) || letGo(other));
  if (kind === "start") inbox.unshift(entry);
  else inbox.push(entry);
  if (!isBusy) drain();
}

/** Of what waits for its part the latest counts: the last place gone to, a field's last text, one tap of several, but on
    what goes up or down by steps, where each is one. */
const isOvertaken = ({ isAside, message, element }, { kind, action }) => isAside && message.kind === kind &&
  (kind === "path" || (kind === "event" && message.action === action && element && !element.closest(".stepper")));

function drain() {
  isBusy = true;
  for (let place; program.receive && (place = inbox.findIndex(({ isReady }) => isReady)) >= 0;) {
    const [entry] = inbox.splice(place, 1);
    const { message, afterwards } = entry;
    try {
      const answer = program.receive(message);
      if (answer.needs) {
        inbox.splice(place, 0, entry);
        stepAside(entry, program.missing(answer.needs));
        continue;
      }
      letGo(entry);
      // What has to come is on its way while the screens change places.
      for (const effect of answer.effects) if (isAsked(effect)) effects[effect.do](effect);
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

function stepAside(entry, parts) {
  parts.then(() => {
    entry.isReady = true;
    if (!isBusy) drain();
  });
  Object.assign(entry, { isAside: true, isReady: false });
  entry.element?.setAttribute("aria-busy", "true");
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
  (unsaved.size > 0 ? addEventListener : removeEventListener)("beforeunload", ask);
}
const ask = (leaving) => leaving.preventDefault();

function perform({ patches, title, effects: wanted }) {
  apply(patches);
  if (title !== undefined) document.title = title;
  for (const effect of wanted) if (!isAsked(effect)) effects[effect.do]?.(effect);
}

const isAsked = ({ do: name }) => name === "fetch" || name === "bring";

function giveUp(error) {
  inbox = inbox.filter(({ isAside, message }) => isAside && message.kind === "event");
  for (const entry of inbox) Object.assign(entry, { isAside: false, isReady: true });
  program.startOver(error);
}

/** The person asked for less motion. */
export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
