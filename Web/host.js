// All of Pocketful's JavaScript begins here. It hands what happens to the WebAssembly program and does what the program
// answers: Documentation/Loop.md has both messages. It knows no screen and holds no rule; host/ has one idea a file.
// Until the program is there, and if it never comes, the page is what the server wrote: its links and forms work.
import { effects, isStill, needs, program, tell } from "./host/loop.js";
import { apply, create, root } from "./host/patches.js";
import "./host/position.js";
import "./host/events.js";
import { here, restoreScroll } from "./host/addresses.js";
import { recall } from "./host/journal.js";
import "./host/stream.js";
import { tick, zone } from "./host/clock.js";
import "./host/effects.js";
import "./host/gestures.js";
import { install, uninstall } from "./host/installed.js";
import { instance } from "./host/parts.js";

export { apply, create }; // for the tests

const page = document.documentElement;
const wide = matchMedia("(min-width: 900px) and (min-height: 501px)"); // as styles/31-shell.css has it
wide.onchange = () => tell("wide", { wide: wide.matches });
let module = null;
let facts = null;
let beginnings = 0;

async function begin() {
  const recalling = recall(); // the disk and the network at the same time
  try {
    const compiling = WebAssembly.compileStreaming(fetch(page.dataset.program));
    [module, facts] = await Promise.all([compiling, text(page.dataset.facts)]);
    await start(JSON.parse(document.getElementById("state")?.textContent ?? "null"), recalling);
  } catch (error) {
    console.warn("Pocketful could not start:", error);
    addEventListener("online", begin, { once: true });
  }
}

/** `state` is what the server drew the page from; null where the page is to be drawn anew. */
async function start(state, recalling = recall()) {
  beginnings += 1;
  const [{ failure, ...recalled }, exports] = await Promise.all([recalling, instance(module)]);
  const wanted = beginnings > 1 ? null : needs({ kind: "start", path: here(), ...recalled });
  await program.missing(wanted);
  program.receive = receiver(exports);
  tell("start", {
    path: here() + location.hash, origin: location.origin, state, facts, ...recalled, language: page.lang,
    deviceLanguages: navigator.languages.join(), zone: zone(), reducedMotion: isStill(), online: navigator.onLine,
    wide: wide.matches, hour12: new Intl.DateTimeFormat([], { hour: "numeric" }).resolvedOptions().hour12, exercises: page.dataset.exercises, complete: !wanted || wanted.includes("journal"),
  }, () => (scrollY === 0 || !state) && restoreScroll());
  page.lang = root.lang || page.lang; // the worker's frame knows what the person wants, not what we speak
  if (failure) tell("storeFailed", { reason: failure });
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

/** The program's exports as a function from message to answer. */
function receiver({ allocate, receive, answer, memory }) {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  return (message) => {
    const bytes = encoder.encode(JSON.stringify(message));
    const pointer = allocate(bytes.length);
    new Uint8Array(memory.buffer, pointer, bytes.length).set(bytes);
    const size = receive(pointer, bytes.length);
    return JSON.parse(decoder.decode(new Uint8Array(memory.buffer, answer(), size)));
  };
}

async function text(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer.text();
}

program.apply = apply;
if (page.dataset.program) begin();
