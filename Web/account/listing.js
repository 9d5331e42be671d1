// What an account consists of: its ways in, its devices, and the tokens of programs.
import { ask, base } from "./server.js";

/** All asked together: one screen shows them. By which address the account goes, this device knows from then on. */
export async function members(_, device) {
  const [account, { devices }, { tokens }] = await Promise.all(
    [base, `${base}/devices`, `${base}/tokens`].map((path) => ask("GET", path)));
  const { made, count, ways } = account;
  const email = addressIn(ways);
  const profile = email && await device?.profile.read();
  if (profile && profile.email !== email) await device.profile.amend({ email }).catch(() => {});
  return { event: "account", made, count, ways, devices, tokens };
}

/** After a change, which is done whether the list comes or not: without, it is asked for once more. */
export const changed = () => members().catch(() => ({ event: "account" }));

/** By what one may get in at this server, beside what every one takes. */
export const waysIn = async () => ({ event: "waysIn", ...await ask("GET", `${base}/ways-in`) });

/** The address that the account has its password by. */
export async function passwordEmail() {
  const { ways } = await ask("GET", `${base}/ways`);
  return addressIn(ways);
}

const addressIn = (ways) => ways.find(({ kind }) => kind === "password")?.name;
