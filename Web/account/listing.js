// What an account consists of: its ways in and its devices.
import { ask, base } from "./server.js";

/** Both asked together: one screen shows them. */
export async function members() {
  const [account, { devices }] = await Promise.all([ask("GET", base), ask("GET", `${base}/devices`)]);
  const { made, count, ways } = account;
  return { event: "account", made, count, ways, devices };
}

/** After a change, which is done whether the list comes or not: without, it is asked for once more. */
export const changed = () => members().catch(() => ({ event: "account" }));

/** By what one may get in at this server, beside what every one takes. */
export const waysIn = async () => ({ event: "waysIn", ...await ask("GET", `${base}/ways-in`) });

/** The address that the account has its password by. */
export async function passwordEmail() {
  const { ways } = await ask("GET", `${base}/ways`);
  return ways.find(({ kind }) => kind === "password")?.name;
}
