// The account: everything that needs a key or speaks with the server about whose this device is. The program says what is to
// be done and holds no key; here is no rule of its own and no sentence. A file of its own, fetched by who has an account or wants
// one (host/account.js). Each act ends in one event, and what it throws in `failed` with a reason (account/failure.js).
import { deviceName, noPasskeys } from "./account/browser.js";
import { pairingLink } from "./account/codes.js";
import { bringAlong, hasLeftOut, leaveOut } from "./account/entries.js";
import { Failure, Stopped, reasonOf } from "./account/failure.js";
import { members, waysIn } from "./account/listing.js";
import { profileIn, told, whenOthersChangeIt } from "./account/profile.js";
import { actAfterReturn } from "./account/returning.js";

/** Each act takes what was asked and this device, and gives an event; nothing where it tells by itself what comes of it. */
const acts = { open, look: members, waysIn, bringAlong, leaveOut, kept };

/** Every other is in one of two parts. A person unlocks this device by a way in; the exchange lets its lock go. */
const isOfTheExchange = ({ act, step, by }) => step !== undefined || (act === "unlock" && !by);
const part = (effect, brought) => isOfTheExchange(effect)
  ? brought("exchanging", () => import("./account/exchanging.js")) : brought("doing", () => import("./account/doing.js"));

async function doing(effect, brought) {
  if (acts[effect.act]) return acts[effect.act];
  const all = await part(effect, brought).catch(() => { throw new Failure("no-answer"); });
  return all[effect.act];
}

/** `host`: `tell(kind, fields)`, `journal` (host/journal.js), and `brought(name, load)` for its pieces. Gives what does an effect of the program. */
export function begin({ tell, journal, brought }) {
  const device = {
    // By lot is how long is waited after what was in vain: devices that were all refused don't come back together.
    tell: (event, fields) => tell("account", { event, chance: Math.random(), ...fields }),
    journal,
    profile: profileIn(journal),
    drawing: null, // until what another device drew together of the log is here
    keys: null, // of the profile, once they are needed
    prepared: null, // an account that was asked for and not answered
    decided: null, // once what was here before the account is its own
    scanned: null, // the code and the secret that this page was opened with
    ticket: null, // of a provider, that this page was opened with
    resetting: null, // by the link of a mail that it was opened with
    opening: null, // the pairing by which another device is led in
    joining: null, // the one that leads this device in
    creating: null, // until the account that was asked for last is here, or is not to be
    isLeaving: false, // while its account is deleted
    turn: null, // of what a person asked for last: over once they wait for it no more
  };
  whenOthersChangeIt(() => device.tell("elsewhere"));
  return async (effect) => {
    const { act, do: _, ...asked } = effect;
    const { step, account } = asked;
    if (act === "giveUp") return device.turn?.abort();
    const turn = new AbortController();
    if (!isOfTheExchange(effect) && !acts[act]) device.turn = turn;
    const isWanted = (event, { recovery }) => !turn.signal.aborted || event === "signedIn" || recovery;
    try {
      // What becomes of the entries is on disk before anything of them goes.
      if (step !== undefined) await device.decided;
      const done = doing(effect, brought).then((each) => each({ ...asked, turn: turn.signal }, device));
      // Where the disk has no room for it the log isn't asked for at once: that would go round and round.
      if (act === "bringAlong") device.decided = done.catch(() => new Promise((rested) => setTimeout(rested, 10_000)));
      const { event, ...fields } = (await done) ?? {};
      if (event === "signedIn") invitation("");
      // Whose log a step is of goes back with it: by then the page may take part in another's.
      if (event && isWanted(event, fields)) device.tell(event, step === undefined ? { act, ...fields } : { account, ...fields });
    } catch (error) {
      if (reasonOf(error).reason === "invite-wrong") invitation("");
      if (error instanceof Stopped || turn.signal.aborted) return;
      if (reasonOf(error).reason === "unknown") console.warn("Pocketful's account:", act, error.name);
      // Asked for a moment's rest and unable to: it rests all the same, or what can't be fetched is asked for without end.
      if (act === "wait") setTimeout(device.tell, asked.milliseconds, "due", { account, step });
      else if (step === undefined) device.tell("failed", { act, ...reasonOf(error) });
      else if (inVain[act]) device.tell(inVain[act], { account, step, to: asked.to, outcome: "failed", status: 0, answer: {} });
    }
  };
}

/** A step that came to nothing is said to have: the exchange would wait for it for ever. It waits for no other. */
const inVain = { lock: "notLocked", pull: "pulled", push: "pushed", store: "notSaved", notify: "notified", remind: "reminded" };

/** What this browser can, who this device is, and what the page was opened with: another one's code, an invitation, a provider's
    ticket, a link that was mailed. What of that is secret is taken out of the address and stays here. */
async function open(_, device) {
  const { hash } = location;
  const [, kind, secret] = /^#(pair|invite|oidc|reset)=(.*)/.exec(hash) ?? [];
  if (kind === "pair") device.scanned = pairingLink(hash);
  if (kind === "oidc") device.ticket = secret;
  if (kind === "reset") device.resetting = secret;
  if (kind) history.replaceState(history.state, "", location.pathname + location.search);
  if (kind === "invite") invitation(secret);
  const profile = await device.profile.read();
  const can = { sealing: Boolean(globalThis.crypto?.subtle), noPasskeys: noPasskeys(), name: deviceName() };
  return {
    event: "here", can, profile: profile && told(profile), joining: device.scanned?.code ?? null,
    invite: invitation(profile ? "" : null), returned: actAfterReturn(kind === "oidc", profile), reset: kind === "reset",
    leftOut: hasLeftOut(),
  };
}

/** It is this tab's until there is an account: who loads the page anew, or comes back from a provider, has it still. Another one
    takes its place, and "" none. */
function invitation(other) {
  invited = other ?? invited;
  try {
    if (invited !== null) sessionStorage.setItem("pocketful invitation", invited);
    return sessionStorage.getItem("pocketful invitation") || null;
  } catch { return invited || null; } // nothing is kept there, then
}

let invited = null; // until this page has said what it is

/** Its person has the recovery code that was shown here. */
async function kept(_, device) {
  await device.profile.amend({ unkept: undefined });
}
