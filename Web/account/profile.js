// What this device is to its account: one record beside the journal, with the key in the clear as the journal is (Decision 49).
// It is read anew for each act: another tab may have signed out.
import { owe } from "../host/signout.js";
import { Failure } from "./failure.js";

const form = 1;

/** Other tabs hear that this device is another one to its account now; with nothing, for they read it themselves. */
const channel = new BroadcastChannel("pocketful account");
export const whenOthersChangeIt = (then) => { channel.onmessage = then; };
const sayChanged = () => channel.postMessage(null);

export const isOf = (profile, account) => profile?.account === account && profile.joined === true;

export const profileIn = ({ transact, stores }) => ({
  async read() {
    const [profile] = await transact([stores.about], (about) => about.get("account"), null);
    if (profile?.form > form) throw new Failure("newer");
    return profile ?? null;
  },
  /** What else of it is otherwise stays so; where there is none any more there is none. */
  async amend(change) {
    await transact([stores.about], (about) => {
      const found = about.get("account");
      found.onsuccess = () => {
        if (found.result && !(found.result.form > form)) about.put({ ...found.result, ...change }, "account");
        found.transaction.commit?.();
      };
      return found;
    }, "strict", true);
    sayChanged();
  },
  async write(profile) {
    await transact([stores.about], (about) => about.put({ form, ...profile }, "account"), "strict");
    if (profile.session !== "out") owe(false); // what comes later is not to be ended
    sayChanged();
  },
  /** The journal stays, and is nobody's. */
  remove: () => transact([stores.about], (about) => ["account", "ledger", "drawn"].map((name) => about.delete(name)), "strict").then(sayChanged),
});

/** What the program hears of it: no key. */
export const told = ({ account, device, name, session, email, joined, password, unkept, over }) =>
  ({ account, device, name, session, email, joined, reset: Boolean(password), unkept, over });

/** Who this device says to be at a sign-in: the one that it was. */
export const claim = (profile, name) => ({ id: profile?.device, name });
