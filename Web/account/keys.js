// The account's keys on this device: drawn for a new account, derived from what the profile has, and brought by a sign-in.
import { base64url, bytesOf, random } from "./bytes.js";
import { Failure } from "./failure.js";
import { accountKeys } from "./sealing.js";

/** What kinds of operations begin with; each has a key and a tag of its own. */
const modules = ["fareCard", "departures", "races", "workouts", "score", "app", "journal"];

/** Its profile, where it is signed in and can open its data. */
export async function unlocked(device) {
  const profile = await device.profile.read();
  if (!profile || profile.session === "out") throw new Failure("signed-out");
  if (!profile.key) throw new Failure("unknown"); // locked: the program offers nothing then that needs the key
  return profile;
}

/** The keys of a profile, derived once for as long as it is the same. */
export async function keysOf(device, { account, key }) {
  const name = account + base64url(key);
  if (device.keys?.name !== name) device.keys = { name, all: accountKeys(bytesOf(account), key, modules) };
  return device.keys.all;
}

/** A new account's id and key. Drawn again where two modules would have the same tag, of 2²⁴, and neither could be told. */
export async function drawnAccount() {
  const id = random(16);
  for (;;) {
    const key = random(32);
    const keys = await accountKeys(id, key, modules);
    if (keys.byTag.size === modules.length) return { account: base64url(id), key, check: base64url(keys.check) };
  }
}
