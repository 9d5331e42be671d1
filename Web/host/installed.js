// The installed app: its worker (Web/worker.js), its updates, what the browser promises to keep, and starting all over.
import { effects, program, tell } from "./loop.js";

let registration = null;
let checked = Date.now();

/** After each start of the program; nothing on the screen waits for it, and without a worker all else works. */
export async function install() {
  sayStorage("persisted");
  navigator.serviceWorker?.ready.then(() => program.missing()).catch(() => {}); // the worker has it by then
  registration = await navigator.serviceWorker?.register("/worker.js").catch(() => null);
  if (!registration) return;
  registration.onupdatefound = () => { registration.installing.onstatechange = offer; };
  offer();
}

/** A new build is here, beside the one that runs. */
function offer() {
  if (registration.waiting && navigator.serviceWorker.controller) tell("update", { ready: true });
}

document.addEventListener("visibilitychange", () => {
  if (document.hidden || Date.now() - checked < 3_600_000) return;
  checked = Date.now();
  registration?.update().catch(() => {});
});

/** The program is of no use: the next page is the server's own. */
export const uninstall = () => registration?.unregister();

effects.reload = async () => {
  const others = navigator.serviceWorker;
  if (registration?.waiting && others.controller) {
    const taken = new Promise((done) => others.addEventListener("controllerchange", done, { once: true }));
    registration.waiting.postMessage("take over");
    await Promise.race([taken, new Promise((late) => setTimeout(late, 3000))]);
  }
  location.reload();
};

effects.persist = () => sayStorage("persist");

async function sayStorage(question) {
  if (!navigator.storage?.[question]) return;
  const persisted = await navigator.storage[question]();
  const { usage, quota } = await navigator.storage.estimate();
  tell("storage", { persisted, usage, quota });
}

/** All that is the person's goes. The worker's files stay: they are everyone's, and nothing opens offline without. */
effects.erase = async () => {
  program.receive = null; // what is under way must not write again
  for (const cookie of document.cookie.split("; ")) document.cookie = `${cookie.split("=")[0]}=; path=/; max-age=0`;
  await new Promise((done) => {
    const request = indexedDB.deleteDatabase("pocketful");
    request.onsuccess = request.onerror = request.onblocked = done;
  });
  location.replace("/");
};
