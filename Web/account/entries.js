// What was on this device before it came to an account: it is nobody's until a person has said what becomes of it.
import { Failure } from "./failure.js";

/** It belongs to the account from now on, whenever it gets there. */
export const bringAlong = (_, { profile }) => profile.amend({ joined: true });

/** All of it goes; the account stays, and the page begins anew with it alone. Other tabs find their store gone: what they have at
    hand is not to be mixed with what comes. */
export async function leaveOut(_, { journal, profile }) {
  const found = await profile.read();
  if (found?.joined) throw new Failure("unknown"); // another tab has brought them along meanwhile
  await journal.anew(found && { ...found, joined: true });
  try { sessionStorage.setItem(note, ""); } catch { /* it is done all the same, and not said */ }
  location.reload();
}

const note = "pocketful left out";

/** Once, to who has just done so. */
export function hasLeftOut() {
  try {
    const has = sessionStorage.getItem(note) !== null;
    sessionStorage.removeItem(note);
    return has;
  } catch { return false; }
}
