// The installed app: its worker (Web/worker.js), its updates, what the browser promises to keep, and starting all over.
import { follow } from "./addresses.js";
import { remove, stores, transact } from "./database.js";
import { doings, effects, hold, program, tell } from "./loop.js";
import { signOut, signOutOwed } from "./signout.js";

const address = "/worker.js";
const worker = globalThis.trustedTypes?.createPolicy("pocketful", { createScriptURL: () => address }).createScriptURL("") ?? address;
let registration = null;
let checked = Date.now();

/** After each start of the program; nothing on the screen waits for it, and without a worker all else works. */
export async function install() {
  sayStorage("persisted");
  signOutOwed();
  navigator.serviceWorker?.ready.then(() => program.missing()).catch(() => {}); // the worker has it by then
  registration = await navigator.serviceWorker?.register(worker).catch(() => null);
  if (!registration) return;
  registration.onupdatefound = () => { registration.installing.onstatechange = offer; };
  offer();
}

/** What was notified of is opened where the app is open, and what was done there is stored (worker/push.js). */
navigator.serviceWorker?.addEventListener("message", async ({ data }) => {
  if (data?.open) follow(data.open);
  if (!data?.kept) return;
  const [text] = await transact([stores.kept], (kept) => kept.get(data.kept), null).catch(() => []);
  if (text) tell("kept", { name: data.kept, text });
});

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

/** The page that comes goes on where this one was: what waits for its part, and what stands in fields and in no journal. */
effects.reload = async () => {
  const fields = [...document.querySelectorAll("main [data-on-input][id]")].map(({ id, value }) => [id, value]);
  try {
    sessionStorage.setItem("resume", JSON.stringify({ path: location.pathname, fields, doings: doings() }));
    hold("taps", false);
  } catch { /* no room, or not allowed: the browser asks before it goes */ }
  const others = navigator.serviceWorker;
  if (registration?.waiting && others.controller) {
    const taken = new Promise((done) => others.addEventListener("controllerchange", done, { once: true }));
    registration.waiting.postMessage("take over");
    await Promise.race([taken, new Promise((late) => setTimeout(late, 3000))]);
  }
  location.reload();
};

/** Once, and only on the screen it was. */
export function resume() {
  let left = null;
  try {
    left = JSON.parse(sessionStorage.getItem("resume"));
    sessionStorage.removeItem("resume");
  } catch { /* nothing is kept here, then */ }
  if (left?.path !== location.pathname) return;
  for (const { action, value } of left.doings) tell("event", { action, value });
  for (const [id, value] of left.fields) {
    const field = document.getElementById(id);
    if (!field?.hasAttribute("data-on-input") || field.value === value) continue;
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

addEventListener("click", ({ target }) => { if (target.closest("#late button")) effects.reload(); });

effects.persist = () => sayStorage("persist");

async function sayStorage(question) {
  if (!navigator.storage?.[question]) return;
  const persisted = await navigator.storage[question]();
  const { usage, quota } = await navigator.storage.estimate();
  tell("storage", { persisted, usage, quota });
}

/** All that is the person's goes. The worker's files stay: they are everyone's, and nothing opens offline without. */
effects.erase = async ({ signsOut }) => {
  program.receive = null; // what is under way must not write again
  if (signsOut) await signOut(2000); // or the cookie would stay, and lead in whoever comes next
  try { sessionStorage.clear(); } catch { /* nothing is kept there, then */ }
  for (const cookie of document.cookie.split("; ")) document.cookie = `${cookie.split("=")[0]}=; path=/; max-age=0`;
  await remove(true).catch(() => {}); // the page that comes shows what there is
  location.replace("/");
};
