// One turn of the loop: a message goes in, patches and effects come out. What happens meanwhile waits its turn.

/** `receive` is the program as a function from message to answer; null before it has come and after it was given up. */
export const program = { receive: null, apply: null, startOver: null };

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
