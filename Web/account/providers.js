// By a provider (OpenID Connect): this page leaves for it, and comes back with a ticket in the address, which is good once and in
// this browser alone. No key comes with it.
import { enter } from "./entering.js";
import { changed } from "./listing.js";
import { claim, told } from "./profile.js";
import { leftFor } from "./returning.js";
import { ask, askAgain, base } from "./server.js";

/** By navigation, as another site is where it ends. */
export async function goToProvider({ provider, adds }, device) {
  const profile = await device.profile.read();
  sessionStorage.setItem(leftFor, JSON.stringify({ adds, account: profile?.account }));
  location.assign(`${base}/oidc/${encodeURIComponent(provider)}/start`);
}

export async function signInByProvider({ name, turn }, device) {
  const before = await device.profile.read();
  const asked = { ticket: device.ticket, account: before?.account, device: claim(before, name) };
  const found = await ask("POST", `${base}/oidc/signIn`, asked);
  const profile = await enter(device, found, () => null, { name, turn });
  return { event: "signedIn", profile: told(profile), isNew: false };
}

export async function addProvider(_, { ticket }) {
  await askAgain("POST", `${base}/oidc/add`, { ticket });
  return changed();
}
