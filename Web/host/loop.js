// One turn of the loop: a message goes in, patches and effects come out. What happens meanwhile waits its turn.
/** What all that a person does leads to. */
export const common = ["shared", "journal"];

/** The parts of the program (Tools/program-parts) that a message leads to: a module's, by its first word; those for what is kept. */
export function needs({ kind, action, path, request, last, kept }) {
  const [subject] = (action ?? (/ /.test(request) ? request : "")).split(" "); // "score 3", but "board" is for the first part
  if (subject) return [subject, ...(["settings", "undo"].includes(subject) ? common : ["shared"])];
  if (["stored", "older", "journal", "conflict", "storeFailed"].includes(kind)) return common;
  const screen = path?.split(/[/?#]/)[1];
  const isKept = last > 0 || Object.keys(kept ?? {}).length > 0 || screen === "settings";
  return [...(screen ? [screen, "shared"] : []), ...(isKept ? common : [])];
}

/** `receive` is the program as a function from message to answer; null before it has come and after it was given up.
    `missing` says what a message has to wait for (parts.js). */
export const program = { receive: null, apply: null, startOver: null, missing: () => null };

/** What the program can ask for, by its name in Documentation/Loop.md. Each file of this folder adds its own. */
export const effects = {};

const inbox = [];
let isBusy = false;

export function tell(kind, fields = {}, afterwards = null) {
  if (!program.receive) return;
  inbox.push([{ now: Date.now(), kind, ...fields }, afterwards]);
  if (!isBusy) drain();
}

function drain() {
  isBusy = true;
  while (inbox.length > 0 && program.receive) {
    const wanted = needs(inbox[0][0]);
    const missing = program.missing(wanted);
    if (missing) return void missing.then(drain, drainOnline);
    const isDoing = wanted.length > 0 && inbox[0][0].kind !== "start"; // and what is done will have to be kept
    if (isDoing) program.missing(common)?.catch(() => {});
    const [message, afterwards] = inbox.shift();
    try {
      const answer = program.receive(message);
      const draw = () => {
        perform(answer);
        afterwards?.();
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
}

/** A part is not to be had: what was done waits for the network. */
const drainOnline = () => addEventListener("online", drain, { once: true });

function perform({ patches, title, effects: wanted }) {
  program.apply(patches);
  if (title !== undefined) document.title = title;
  for (const effect of wanted) effects[effect.do]?.(effect);
}

function giveUp(error) {
  inbox.length = 0;
  program.startOver(error);
}

/** The person asked for less motion. */
export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
