// What comes with the app closed. A push always shows something: one that shows nothing ends the subscription on an iPhone. What the
// server can't read is opened here by the account's key; whatever fails, its own sentence is shown (Documentation/Reminders.md).
// Tools/build-web puts the icons' addresses in ICON's and BADGE's place.
import { bytesOf } from "../account/bytes.js";
import { accountKeys, openReminder } from "../account/sealing.js";

export async function show(event) {
  const { notification = {}, app_badge: count } = read(event.data);
  const { title = "Pocketful", body = "", tag = "", data = {} } = notification;
  const { content = {}, head = title, text = body } = await opened(data).catch(() => ({}));
  const isSeen = (await windows()).some(({ focused }) => focused);
  await put(head, text, { tag, id: data.id, isSilent: isSeen, ...content });
  if (Number.isInteger(count)) await (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())?.catch(() => {});
}

/** What runs, a rest: it stands here while nobody looks at the app, in one place with its end, which is told here only where no push
    does it. `live` has what is shown until then; none where nothing runs. */
export async function follow(live) {
  const isSeen = (await windows()).some(({ visibilityState }) => visibilityState === "visible");
  const shown = (await registration.getNotifications()).filter(({ data }) => data?.isLive);
  const isOver = live?.until <= Date.now();
  if (live && !isSeen && !isOver) await put(...live.face, { ...live, isLive: true, isSilent: true });
  if (live && !isSeen && isOver && (shown.length > 0 || live.isAlone)) await put(...live.over, { ...live, actions: [], draft: null });
  for (const other of shown) if (isSeen || other.tag !== live?.group) other.close();
}

/** Of one thing, a train or a race or a rest, the last word alone is seen; the same words again are not heard. */
async function put(title, body, { id, tag = "", group = tag, isSilent, isLive, language, path = "/", actions = [], draft }) {
  const isSaid = (await registration.getNotifications({ tag: group })).some((before) => before.title === title && before.body === body);
  await registration.showNotification(title, {
    icon: ICON, badge: BADGE, body, tag: group, renotify: group !== "" && !isSilent && !isSaid, silent: isSilent, lang: language, requireInteraction: Boolean(isLive),
    data: { path, id, isLive, draft }, actions: actions.map(([action, label]) => ({ action, title: label })),
  });
}

/** An action that needs no screen is done here; all else opens the app, or goes to where it is open. */
export async function answer({ action, notification }) {
  notification.close();
  const { path, id, draft } = notification.data ?? {};
  if (action === "snooze" && (await snoozed(id))) return;
  if (action === "skip" && (await skipped(id, draft).catch(() => false))) return;
  await open(action === "ride" ? "/fare-card?do=ride" : path ?? "/");
}

function read(data) {
  try { return data.json() ?? {}; } catch { return {}; }
}

/** Throws where this device is nobody's, is signed out or locked, or the box is another's. */
async function opened(data) {
  const { id, box } = data;
  const [{ account, key }, clock] = await kept();
  const content = JSON.parse(await openReminder(await accountKeys(bytesOf(account), key, []), id, box));
  const ahead = Number.parseInt(clock, 10) || 0; // milliseconds that the server's clock is, as the page has learned it
  const [head, text] = faceOf(content, data, Date.now() + ahead);
  return { content, head, text };
}

/** Its own title and text, by what the server knows: that it doesn't come, or when; and by how long that is from now. */
function faceOf(content, { at = content.at, gone }, now) {
  const left = at && Math.floor((at - now) / 1000) - (content.lead ?? 0); // seconds until it is time to leave
  const near = content.now ? (left >= 60 ? content.timed : left > -60 && content.now) : content.timed;
  const face = (gone && content.gone) || (at && near) || content.face;
  const how = { hour: content.hour12 ? "numeric" : "2-digit", minute: "2-digit", hour12: content.hour12, timeZone: content.zone };
  const clock = at ? new Intl.DateTimeFormat(content.language, how).format(at) : "";
  return face.map((text) => text.replaceAll("{clock}", clock).replaceAll("{minutes}", Math.floor(left / 60)));
}

/** What the page keeps of the account (account/profile.js) and of the time; let go of at once: nobody waits for this one to close. */
const kept = () => stored((of) => Promise.all([result(of("about").get("account")), result(of("kept").get("clock"))]));

async function stored(act, mode = "readonly") {
  const request = indexedDB.open("pocketful");
  request.onupgradeneeded = () => request.transaction.abort(); // there is none, and none is made
  const database = await result(request);
  try {
    const transaction = database.transaction(["about", "kept"], mode);
    return await act((name) => transaction.objectStore(name));
  } finally { database.close(); }
}

const result = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

const windows = () => clients.matchAll({ type: "window", includeUncontrolled: true });

async function snoozed(id) {
  const asked = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ seconds: 120 }) };
  const { ok = false } = await fetch(`/api/v1/push/reminders/${encodeURIComponent(id)}/snooze`, asked).catch(() => ({}));
  return ok;
}

/** What the program made of it beforehand is done by the page that is open, or by the next start; its end is told to nobody. */
async function skipped(id, draft) {
  const name = `drafts ${id}`;
  await stored((of) => result(of("kept").put(draft, name)), "readwrite");
  for (const page of await windows()) page.postMessage({ kept: name });
  await fetch(`/api/v1/push/reminders/${encodeURIComponent(id)}`, { method: "DELETE" }).catch(() => {});
  return true;
}

async function open(path) {
  const [page] = await windows();
  if (!page) return clients.openWindow(path);
  await page.focus().catch(() => {});
  page.postMessage({ open: path });
}
