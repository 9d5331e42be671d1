// What a person does on the account's screen: fetched with the first of it.
import { lock, owe } from "../host/signout.js";
import { createByPasskey, createByPassword, createByProvider } from "./creating.js";
import { Failure, Stopped } from "./failure.js";
import { agree, join as joinOther, newJoining } from "./joiner.js";
import { answer as answerGuest } from "./opener.js";
import { freshenByPasskey, signInByPasskey } from "./passkeys.js";
import { freshenByPassword, reset as resetPassword, signInByPassword } from "./password.js";
import { signInByProvider } from "./providers.js";
import { freshenByRecovery, signInByRecovery } from "./recovery.js";

export { stopJoining } from "./joiner.js";
export { deleteAccount as delete, leave, removeWay, rename, revoke, signOut } from "./members.js";
export { pair, stopPairing } from "./opener.js";
export { addPasskey } from "./passkeys.js";
export { changePassword, forgot } from "./password.js";
export { addProvider, goToProvider } from "./providers.js";
export { renewRecovery as newRecovery } from "./recovery.js";
export { newToken, removeToken } from "./tokens.js";

const by = (ways) => (asked, device) => ways[asked.by](asked, device);

/** What ends with an account on this device needs a store that keeps it. Whoever was out is to be out again, should it end otherwise,
    or its page go before it hears of the end: nobody would use that session. It is in again once the profile says so. */
async function kept(asked, device, act) {
  if (!device.journal.isKept()) throw new Failure("no-store");
  return unlessSigningOut(async () => {
    if (asked.turn.aborted) throw new Stopped();
    const profile = await device.profile.read();
    if ((profile?.session ?? "out") === "out") owe(true);
    return act();
  });
}

/** While no sign-out is told that was left over. Where there are no locks, or a page that was put to sleep keeps its own, none the less. */
async function unlessSigningOut(act) {
  let isGranted = false;
  const shared = { mode: "shared", signal: AbortSignal.timeout(6000) };
  try {
    return await navigator.locks.request(lock, shared, () => { isGranted = true; return act(); });
  } catch (error) {
    if (isGranted) throw error;
    return act();
  }
}

/** Behind a creation that is under way: given up, it may still come to an account, which is taken back then, or stays where that
    can't be. The next finds whose device it is, where both at once would be two accounts, and the code of one shown to nobody. */
const behind = (act) => (asked, device) => {
  const first = device.creating; // now: by the next look this one itself may be it
  return kept(asked, device, async () => {
    if (first) {
      const whose = async () => (await device.profile.read())?.account;
      const before = await whose();
      await Promise.race([first, new Promise((over) => asked.turn.addEventListener("abort", over, { once: true }))]);
      if (asked.turn.aborted) throw new Stopped();
      if (await whose() !== before) throw new Failure("another-account");
    }
    return act(asked, device);
  });
};

const enterBy = by({ password: signInByPassword, passkey: signInByPasskey, recovery: signInByRecovery, provider: signInByProvider });
const createBy = behind(by({ password: createByPassword, passkey: createByPasskey, provider: createByProvider }));

export function create(asked, device) {
  const done = createBy(asked, device);
  device.creating = done.catch(() => {});
  return done;
}

export const signIn = behind(enterBy);
export const reset = behind(resetPassword);

/** It waits for a person, and is stopped by another. */
export const join = (asked, device) => {
  const joining = newJoining(device);
  const over = () => { if (device.joining === joining) device.joining = null; };
  const stoppable = { ...asked, joining, turn: joining.over.signal };
  return kept(stoppable, device, () => joinOther(stoppable, device)).finally(over);
};

export const fresh = by({ password: freshenByPassword, passkey: freshenByPasskey, recovery: freshenByRecovery });

export const answer = (asked, device) => (device.joining ? agree : answerGuest)(asked, device);

export const unlock = behind(async (asked, device) => {
  const profile = await device.profile.read();
  if (!profile) throw new Failure("signed-out");
  const signedIn = await enterBy({ name: profile.name, ...asked }, device);
  if (signedIn.profile.session === "locked") throw new Failure("no-secret");
  return signedIn;
});
