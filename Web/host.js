// All of Pocketful's JavaScript begins here. It hands what happens to the WebAssembly program and does what the program
// answers: Documentation/Loop.md has both messages. It knows no screen and holds no rule; host/ has one idea a file.
// Until the program is there, and if it never comes, the page is what the server wrote: its links and forms work.
import { effects, isStill, program, tell } from "./host/loop.js";
import { root } from "./host/patches.js";
import "./host/events.js";
import { here, restoreScroll } from "./host/addresses.js";
import { begun, recall } from "./host/journal.js";
import "./host/stream.js";
import { tick, zone } from "./host/clock.js";
import "./host/effects.js";
import "./host/gestures.js";
import "./host/drawing.js";
import "./host/account.js";
import "./host/fields.js";
import { install, resume, uninstall } from "./host/installed.js";
import { instance, needed } from "./host/parts.js";

export { program, tell }; // for the journeys, which have the host as it is served

const page = document.documentElement;
const wide = matchMedia("(min-width: 900px) and (min-height: 501px)"); // as styles/frame/shell.css has it
wide.onchange = () => tell("wide", { wide: wide.matches });
let firstPart = null;
let beginnings = 0;

async function begin() {
  const recalling = recall(); // the disk and the network at the same time
  try {
    firstPart = await needed(page.dataset.program);
    await start(JSON.parse(document.getElementById("state")?.textContent ?? "null"), recalling);
  } catch (error) {
    console.warn("Pocketful could not start:", error);
  }
}

/** Milliseconds since the server drew this page; null where the page came out of a cache, and nobody knows. */
function age() {
  const [visit] = performance.getEntriesByType?.("navigation") ?? [];
  return visit?.transferSize === 0 ? null : Math.round(visit ? performance.now() - visit.responseStart : 0);
}

/** What stands behind the #: but for the secret of another device, which is not the program's to know. */
const fragment = () => (/^#(pair|reset|oidc)=/.test(location.hash) ? "" : location.hash);

/** `state` is what the server drew the page from; null where the page is to be drawn anew. */
async function start(state, recalling = recall()) {
  beginnings += 1;
  const [{ failure, ...recalled }, receive] = await Promise.all([recalling, instance(firstPart)]);
  // It may have been a part that was not there: all of them, if they come soon.
  if (beginnings > 1) await Promise.race([program.missing(), new Promise((done) => setTimeout(done, 5000))]);
  const { last, kept, device, writer } = recalled;
  const question = { kind: "needs", now: Date.now(), path: here(), last, kept: Object.keys(kept), device, again: beginnings > 1, language: page.lang };
  await program.missing(receive(question).needs);
  program.receive = receive;
  const about = {
    path: here() + fragment(), origin: location.origin, state, age: age(), language: page.lang,
    deviceLanguages: navigator.languages.join(), zone: zone(), reducedMotion: isStill(), online: navigator.onLine,
    wide: wide.matches, hour12: new Intl.DateTimeFormat([], { hour: "numeric" }).resolvedOptions().hour12,
    exercises: page.dataset.exercises,
  };
  const without = (reason) => {
    const nothing = { state: null, operations: [], keys: [], last: 0, more: false, snapshot: null, kept: {} };
    tell("start", { ...about, ...nothing, device, writer });
    tell("storeFailed", { reason });
  };
  // Twice it ended over what is kept: that is not read a third time, and can be taken out.
  if (beginnings > 2 && last > 0) without("ended");
  else tell("start", { ...about, ...recalled }, ({ title }) => {
    if (scrollY === 0 || !state) restoreScroll();
    // Without a title it was not answered: there is too much for one start. Nothing is read then, and that is said.
    if (title === undefined) without("tooMuch");
  });
  page.lang = root.lang || page.lang; // the worker's frame knows what the person wants, not what we speak
  if (failure) tell("storeFailed", { reason: failure });
  begun();
  resume();
  page.dataset.loop = "running";
  performance.mark("pocketful.running");
  tick();
  install();
}

/** The program trapped, or something changed the page under it: a fresh one draws all anew. Three times; then the page
    is left as it is, and its links lead to the server's pages. */
program.startOver = (error) => {
  console.warn("Pocketful starts over:", error);
  program.receive = null;
  effects.stream({ url: null });
  delete page.dataset.loop;
  if (beginnings > 3) uninstall();
  else start(null).catch((failure) => console.warn("Pocketful stopped:", failure));
};

if (page.dataset.program && globalThis.WebAssembly) begin();
