// What an exchange with the account's log does on this device: one page of it at a time, and nothing stored but behind what
// it was reckoned from (Documentation/Decisions/0050).
import { isOf } from "./profile.js";

const lockName = "pocketful exchange";
let release = null;
let wanted = 0; // the lock that was asked for last; let go of before it came, it is nobody's
let held = Promise.resolve(); // until it is let go

/** The lock that one page of a device can have; with it all that the store has was told, and the ledger. */
export async function lock({ step, account, copies }, { tell, journal }) {
  unlock();
  const own = wanted;
  await held; // asked for at once, one's own would still be somebody's
  const isMine = await new Promise((answer) => {
    held = navigator.locks.request(lockName, { ifAvailable: true }, (granted) => {
      const isHeld = Boolean(granted) && own === wanted;
      answer(isHeld);
      if (isHeld) return new Promise((done) => { release = done; });
    }).catch(() => answer(false));
  });
  if (!isMine || !journal.isKept()) {
    if (own === wanted) unlock();
    return tell("notLocked", { step, account });
  }
  await journal.inTurn(async () => {
    await journal.catchUp();
    await journal.whole();
    const [profile, ledger, drawn, ...found] = await journal.transact([journal.stores.about, journal.stores.journal], (about, records) =>
      [about.get("account"), about.get("ledger"), about.get("drawn"), ...copies.map((key) => records.getKey(key))], null);
    if (own !== wanted) return;
    if (!isOf(profile, account)) {
      unlock();
      return tell("elsewhere");
    }
    const there = copies.filter((_, place) => found[place] !== undefined);
    tell("locked", { step, account, ledger: ledger ?? null, drawn: drawn ?? null, there });
  }).catch((error) => {
    console.warn("Pocketful's exchange:", error);
    if (own === wanted) unlock();
    tell("notLocked", { step, account });
  });
}

export function unlock() {
  wanted += 1;
  release?.();
  release = null;
}

/** In one transaction, or not at all: behind the ledger before this one, and where nothing was stored since. */
export const store = ({ step, account, before, ledger, last, records, gone, amended }, { tell, journal }) => journal.inTurn(async () => {
  const asking = journal.asking();
  let verdict = "saved";
  await journal.transact(Object.values(journal.stores), (entries, kept, about) => {
    const [top, profile] = [journal.highest(entries), about.get("account")];
    const stored = about.get("ledger"); // asked later, answered later
    stored.onsuccess = () => {
      if (!isOf(profile.result, account) || revision(stored.result, account) !== before) verdict = "overtaken";
      else if ((top.result?.key ?? 0) !== last) verdict = "moved";
      else {
        about.put(ledger, "ledger");
        records.forEach((record, index) => entries.add(record, last + 1 + index));
        for (const key of gone) entries.delete(key);
        if (amended) {
          about.put(last + records.length, "amended");
          kept.delete("snapshot"); // it has those at their old times
        }
      }
      stored.transaction.commit?.();
    };
    return [top, stored];
  }, "strict", true);
  const isAtHand = verdict === "saved" && journal.added(last, records.length, asking);
  if (!isAtHand) await journal.catchUp();
  tell(verdict, { step, account, ...(isAtHand && { behind: last }) });
}).catch((error) => {
  console.warn("Pocketful's exchange:", error);
  tell("notSaved", { step, account });
});

/** Of a ledger of this account; another's says nothing of this one's log. */
function revision(text, account) {
  try {
    const ledger = JSON.parse(text);
    return ledger.account === account ? ledger.revision : 0;
  } catch { return 0; }
}

let waiting = 0;
export function wait({ step, account, milliseconds }, { tell }) {
  clearTimeout(waiting);
  waiting = setTimeout(tell, milliseconds, "due", { step, account });
}
