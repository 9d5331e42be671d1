// What is told of with the app closed: whether this device is, and the account's reminders, sealed for its own devices
// (Documentation/Reminders.md).
import { base64url, bytesOf } from "./bytes.js";
import { own } from "./log.js";
import { reminderID, sealReminder } from "./sealing.js";
import { exchanged } from "./server.js";

const path = "/api/v1/push";
const subscription = `${path}/subscription`;

/** Ends in `notified` with what is so then, whatever was asked for: `to` is "state", "on", "off" or "test". */
export async function notify({ to, account, step }, device) {
  const outcome = await doing[to](device).catch((error) => error.name === "NotAllowedError" ? undefined : "failed");
  asked = { account, step, device };
  if (to === "on" || to === "off") channel.postMessage(to);
  const now = await state(device);
  return { event: "notified", step, account, to, ...now, outcome: outcome ?? now.outcome };
}

let asked = null;
async function tellAnew() {
  const { account, step, device } = asked ?? {};
  if (device) device.tell("notified", { account, step, to: "state", ...await state(device) });
}

/** What another tab has turned on or off is so here, too; and so is what the browser's own settings say now. */
const channel = new BroadcastChannel("pocketful notifications");
channel.onmessage = tellAnew;
navigator.permissions?.query({ name: "notifications" }).then((permission) => { permission.onchange = tellAnew; }, () => {});

const doing = {
  async state() {},
  async on(device) {
    if (await Notification.requestPermission() !== "granted") return undefined;
    const { status, answer } = await exchanged("GET", subscription);
    if (status !== 200) return refused(status);
    await device.profile.amend({ notified: true });
    const outcome = await subscribe(answer.key, answer.subscription?.failing);
    if (outcome) await device.profile.amend({ notified: undefined });
    else tellOf(true);
    return outcome;
  },
  async off(device) {
    tellOf(false);
    await device.profile.amend({ notified: undefined });
    await (await current())?.unsubscribe();
    await exchanged("DELETE", subscription); // or with the next look that reaches the server
  },
  async test() {
    const { status, answer } = await exchanged("POST", `${path}/test`);
    if (status === 202) return "tested";
    return answer.code === "no-subscription" ? undefined : refused(status);
  },
};

const refused = (status) => status === 0 ? "no-answer" : status === 429 ? "too-many" : "failed";

/** What the browser and the server say of it together. One that the server lost, or that another key made, is made anew without a
    word where the person has not said otherwise since; nothing rests on the browser telling of it. */
async function state(device) {
  const can = able();
  const { status, answer } = await exchanged("GET", subscription);
  const count = status === 200 ? answer.count : undefined;
  if (can) return { status: can, count };
  const isWanted = (await device.profile.read())?.notified === true;
  if (status !== 200) return isWanted ? { outcome: refused(status) } : { status: "off" };
  if (Notification.permission === "denied") return { status: "denied", count };
  const here = await current();
  const isKnown = here && answer.subscription?.endpoint === here.endpoint;
  const isWhole = isKnown && isMadeBy(here, answer.key);
  if (!isWanted && answer.subscription) await exchanged("DELETE", subscription);
  if (!isWanted) return { status: "off", count: count - (answer.subscription ? 1 : 0) };
  if (Notification.permission !== "granted" || (isWhole && answer.subscription.failing)) return { status: "stopped", count };
  // A test, and what can't be opened, have their words from the server.
  const { language } = answer.subscription ?? {};
  if (isWhole && language && language !== document.documentElement.lang) await subscribe(answer.key).catch(() => {});
  if (isWhole) return { status: "on", count };
  if (await subscribe(answer.key)) return { status: "stopped", count };
  return { status: "on", count: answer.subscription ? count : count + 1 };
}

/** Why this browser can't, if so. */
function able() {
  const isThere = "Notification" in globalThis && "PushManager" in globalThis && navigator.serviceWorker;
  if (isThere) return null;
  const isApple = navigator.standalone === false; // a tab on an iPhone; on its home screen it is true, elsewhere not there
  return isApple ? "not-installed" : "unsupported";
}

/** Where the browser has no worker for us, or none yet, there is no subscription either; who waits for one may wait for ever. */
const current = async () => (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
const within = (milliseconds, promise) => Promise.race([promise, new Promise((late) => setTimeout(late, milliseconds))]);
const isMadeBy = ({ options }, key) => !options?.applicationServerKey || base64url(new Uint8Array(options.applicationServerKey)) === key;

/** Nothing, or why there is none now. `isAnew`: not the one there is, which its push service refuses. */
async function subscribe(key, isAnew) {
  const manager = (await within(10_000, navigator.serviceWorker.ready))?.pushManager;
  if (!manager) return "no-service";
  const before = await manager.getSubscription();
  const isKept = before && !isAnew && isMadeBy(before, key);
  if (before && !isKept) await before.unsubscribe();
  const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) }).catch((error) => {
    if (error.name === "NotAllowedError") throw error;
    return null;
  });
  if (!made) return "no-service";
  const { endpoint, keys } = made.toJSON();
  const { status, answer } = await exchanged("PUT", subscription, { endpoint, keys, language: document.documentElement.lang });
  if (status === 200) return undefined;
  if (!isKept) await made.unsubscribe().catch(() => {});
  return answer.code === "push-host" ? "not-allowed" : refused(status);
}

/** All of the account's reminders as this device knows them, in place of those that the server has: it sees when, and no text. */
export async function remind({ step, account, seq, reminders }, device) {
  const { keys } = await own(device, account);
  if (!keys) return { event: "reminded", step, account, status: 0 };
  const sealed = await Promise.all(reminders.map(async ({ kind, key, asked, due, expires, anchor, badge, sealed: text }) => {
    const id = await reminderID(keys, kind, key, asked);
    return { id, due, expires, anchor, badge, box: await fitting(keys, id, text) };
  }));
  const { status } = await exchanged("PUT", `${path}/reminders`, { seq, reminders: sealed.filter(({ box }) => box) }, { mayPack: true });
  return { event: "reminded", step, account, status: status === 409 ? 200 : status }; // another device knows more
}

const mostBox = 700; // letters: a message has a kilobyte for all of it

/** With all that may be shown, or else with what is shown in any case; names can be long. */
async function fitting(keys, id, text) {
  const { timed, now, gone, ...least } = JSON.parse(text);
  for (const each of [text, JSON.stringify(least)]) {
    const box = await sealReminder(keys, id, each);
    if (box.length <= mostBox) return box;
  }
  return null;
}

/** What runs is shown while nobody looks at the page; the worker shows it, for it knows of all the others whether somebody looks. Of
    this page's it is told as soon as it is hidden, which may be its last moment. */
let running = null;

export async function live({ account, reminder }, device) {
  const { keys } = await own(device, account);
  const isTold = (await device.profile.read())?.notified && globalThis.Notification?.permission === "granted";
  const worker = (await navigator.serviceWorker?.getRegistration())?.active;
  clearTimeout(running?.end);
  running = worker ? { worker, device, isTold, live: null, end: null } : null;
  if (!running) return;
  if (reminder && keys) {
    const { kind, key, asked, ...shown } = reminder;
    running.live = { id: await reminderID(keys, kind, key, asked), ...shown };
    // A push tells of its end; this is for where none comes.
    running.end = setTimeout(() => tellRunning(!navigator.onLine), shown.until - Date.now() + 3000);
  }
  tellRunning();
}

/** Nothing once this device is told of nothing, or has no key any more: who signed out is told nothing. `isAlone`: no push comes. */
function tellRunning(isAlone = false) {
  const live = running?.device.keys && running.isTold ? running.live : null;
  running?.worker.postMessage({ live: live && { ...live, isAlone } });
}

function tellOf(isTold) {
  if (running) running.isTold = isTold;
  tellRunning();
}
document.addEventListener("visibilitychange", () => {
  tellRunning();
  if (!document.hidden && location.pathname === "/settings/notifications") tellAnew();
});

/** Whoever is nobody's here is told nothing more, and what comes late says nothing (Web/worker/push.js). */
export async function stopNotifying() {
  tellOf(false);
  if (!able()) await within(2000, (await current())?.unsubscribe());
}
