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

/** Never both at once, in whichever tabs: the session that somebody signs in to is not the one to be ended. */
const lock = "pocketful signs out";
export const unlessSigningOut = (signal, act) => navigator.locks.request(lock, { mode: "shared", signal }, act);

/** What was left so. */
export function signOutOwed() {
  if (!owes() || !navigator.onLine) return;
  navigator.locks?.request(lock, { ifAvailable: true }, (isFree) => {
    if (!isFree) setTimeout(signOutOwed, 10_000); // that sign-in may come to nothing, or its page be about to go
    else if (owes()) return signOut(10_000);
  });
}
addEventListener("online", signOutOwed);
