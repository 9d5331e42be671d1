// Signing out at the server. A session is a cookie that no script can take away, so what the server has not heard of yet is
// written down here, and said at the next start or network that reaches it. Not in the journal's store: that may be gone by then.
const note = "pocketful signs out";

/** Also what a sign-in leaves behind whose page has gone before it was answered. */
export const owe = (isOwed) => {
  try {
    localStorage[isOwed ? "setItem" : "removeItem"](note, "");
  } catch { /* nothing is kept here, then: the session ends by itself, unused */ }
};

export function owes() {
  try {
    return localStorage.getItem(note) !== null;
  } catch { return false; }
}

/** True where the server has answered within so many milliseconds. */
export async function signOut(patience) {
  owe(true);
  const asked = { method: "POST", signal: AbortSignal.timeout(patience) };
  const { ok = false } = await fetch("/api/v1/account/signOut", asked).catch(() => ({}));
  if (ok) owe(false);
  return ok;
}

/** Held by who signs in, in whichever tab: that session is not the one to be ended. */
export const lock = "pocketful signs out";

/** What was left so; later where somebody signs in: that may come to nothing, or its page be about to go. */
export function signOutOwed() {
  const told = (isFree) => (isFree ? owes() && signOut(5000) : void setTimeout(signOutOwed, 10_000));
  if (owes() && navigator.onLine) navigator.locks?.request(lock, { ifAvailable: true }, told).catch(() => {});
}
addEventListener("online", signOutOwed);
