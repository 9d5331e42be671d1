// What comes with the app closed. A push always shows something: one that shows nothing ends the subscription on an iPhone. What the
// server can't read is opened here by the account's key; whatever fails, its own sentence is shown (Documentation/Reminders.md).
// Tools/build-web puts the icon's address in ICON's place.
import { bytesOf } from "../account/bytes.js";
import { accountKeys, openReminder } from "../account/sealing.js";

export async function show(event) {
  const { notification = {}, app_badge: count } = read(event.data);
  const { title = "Pocketful", body = "", tag = "", data = {} } = notification;
  const { content, head = title, text = body } = await opened(data).catch(() => ({}));
  const isSeen = (await windows()).some(({ focused }) => focused);
  await registration.showNotification(head, {
    icon: ICON, body: text, tag, renotify: tag !== "" && !isSeen, silent: isSeen, lang: content?.language,
    data: { path: content?.path ?? "/", id: data.id, group: content?.group }, actions: (content?.actions ?? []).map(([action, label]) => ({ action, title: label })),
  });
  if (content?.group) await closeOthers(content.group, tag);
  if (Number.isInteger(count)) await (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())?.catch(() => {});
}

/** Of one train, or one race, the last word alone is seen. */
async function closeOthers(group, tag) {
  for (const other of await registration.getNotifications()) if (other.data?.group === group && other.tag !== tag) other.close();
}

/** An action that needs no screen is done here; all else opens the app, or goes to where it is open. */
export async function answer({ action, notification }) {
  notification.close();
  const { path, id } = notification.data ?? {};
  if (action === "snooze" && (await snoozed(id))) return;
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

/** What the page keeps of the account (account/profile.js) and of the time, read and let go of at once: nobody waits for this one to
    close. */
async function kept() {
  const request = indexedDB.open("pocketful");
  request.onupgradeneeded = () => request.transaction.abort(); // there is none, and none is made
  const database = await result(request);
  try {
    const stored = database.transaction(["about", "kept"]);
    return await Promise.all([["about", "account"], ["kept", "clock"]].map(([store, name]) => result(stored.objectStore(store).get(name))));
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

async function open(path) {
  const [page] = await windows();
  if (!page) return clients.openWindow(path);
  await page.focus().catch(() => {});
  page.postMessage({ open: path });
}
