// Signing out at the server. A session is a cookie that no script can take away, so what the server has not heard of yet is
// written down here, and said at the next start or network that reaches it. Not in the journal's store: that may be gone by then.
const note = "pocketful signs out";

/** No longer while somebody signs in again: what came later is not to be ended. */
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

/** What was left so. */
export function signOutOwed() {
  if (owes() && navigator.onLine) signOut(10_000);
}
addEventListener("online", signOutOwed);
