// Keys, passkeys and the account's log come with the first thing that an account is needed for: most devices have none.
import { journal } from "./journal.js";
import { effects, tell } from "./loop.js";

const ofTheExchange = ["lock", "draw", "keepDrawn", "unlock", "pull", "push", "store", "wait"];
const script = document.documentElement.dataset.account;
let coming = null;

effects.account = async (effect) => {
  try {
    coming ??= brought(script, () => import(script)).then(({ begin }) => begin({ tell, journal, brought }));
    (await coming)(effect);
  } catch (error) {
    coming = null;
    console.warn("Pocketful waits for its account:", error);
    if (effect.act === "open") openLater(effect);
    const isOfAPerson = !ofTheExchange.includes(effect.act) || effect.by;
    tell("account", isOfAPerson ? { event: "failed", act: effect.act, reason: "no-answer" } : { event: "unavailable" });
  }
};

const inVain = new Set();

/** Browsers of before 2026 remember a script that did not come for as long as the page is there, or one that it imports: where
    the server is reached again and it still doesn't, the page is loaded anew. */
async function brought(name, load) {
  try {
    return await load();
  } catch (error) {
    if (inVain.has(name) && (await fetch(script, { cache: "reload" }).catch(() => null))?.ok) effects.reload();
    inVain.add(name);
    throw error;
  }
}

/** Whose device this is, no page but the account's asks again: it is tried in half a minute, at the next sight, or once there is
    a network. */
function openLater(effect) {
  const heard = new AbortController();
  const again = () => {
    if (document.hidden) return;
    heard.abort();
    if (!coming) effects.account(effect); // or somebody has asked meanwhile
  };
  setTimeout(() => heard.signal.aborted || again(), 30_000);
  addEventListener("online", again, { signal: heard.signal });
  document.addEventListener("visibilitychange", again, { signal: heard.signal });
}
