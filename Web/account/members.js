// Who belongs to an account: its ways in and its devices. What may be done of it, the server says.
import { signOut as tellSignOut } from "../host/signout.js";
import { reasonOf } from "./failure.js";
import { changed } from "./listing.js";
import { stopNotifying } from "./notifications.js";
import { ask, askAgain, base } from "./server.js";

const one = (list, id) => `${base}/${list}/${encodeURIComponent(id)}`;

export async function rename({ device: id, name }, device) {
  await ask("PATCH", one("devices", id), { name });
  if ((await device.profile.read())?.device === id) await device.profile.amend({ name });
  return changed();
}

export const revoke = ({ device: id }) => remove("devices", id);
export const removeWay = ({ id }) => remove("ways", id);

/** Gone already is gone: the first answer may have been lost. */
export async function remove(list, id) {
  await askAgain("DELETE", one(list, id)).catch((error) => {
    if (error.reason !== "gone") throw error;
  });
  return changed();
}

/** Nothing on this device is wiped but what opens something; where the server can't be reached it hears of it later. It is out here
    first: the server tells all that listen, this page too, and what it would ask then has no session. */
export async function signOut(_, device) {
  const profile = await device.profile.read();
  const { key, password, notified, ...others } = profile ?? {};
  if (profile) await device.profile.write({ ...others, session: "out" });
  device.keys = null;
  await stopNotifying().catch(() => {});
  return { event: "signedOut", reached: await tellSignOut(5000) };
}

/** Meanwhile this page asks its log nothing: it is told of it as all are. */
export async function deleteAccount(_, device) {
  device.isLeaving = true;
  try {
    await deleteThere(ask, (await device.profile.read())?.account);
    await leave(_, device);
  } finally { device.isLeaving = false; }
  return { event: "deleted" };
}

/** At the server, once or again (`asking`), and no other than that account, whoever's session the browser has by then. Gone already is gone: the first answer may have been lost. */
export const deleteThere = (asking, account) => asking("DELETE", base, { confirm: "delete", account }).catch((error) => {
  if (reasonOf(error).reason !== "deleted") throw error;
});

/** What is here is nobody's from now on; the server is asked nothing. */
export async function leave(_, device) {
  await device.profile.remove();
  device.keys = null;
  await stopNotifying().catch(() => {});
  return { event: "left" };
}
