// Tokens, by which programs of a person's use some of their data. The secret is drawn here and shown once; of it the server gets
// what proves it, and the keys that it opens, sealed by it.
import { base64url, random, utf8 } from "./bytes.js";
import { keysOf, unlocked } from "./keys.js";
import { changed } from "./listing.js";
import { remove } from "./members.js";
import { derived, moduleKey } from "./sealing.js";
import { askAgain, base } from "./server.js";
import { wrapped } from "./wraps.js";

/** What a fare card takes: its own, and where it is said what was taken back. */
const modules = ["fareCard", "journal"];
const [idLength, secretLength] = [12, 43];
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"; // one word, for whoever selects it by a double click
const even = 256 - 256 % letters.length; // bytes from here on would make some letters likelier
const day = 86_400_000; // milliseconds

/** `days` until it ends; none for never. */
export async function newToken({ name, rides, days }, device) {
  const profile = await unlocked(device);
  const [id, secret] = [drawn(idLength), drawn(secretLength)];
  const [auth, kek] = await Promise.all(["auth", "wrap"].map((info) => derived(utf8(secret), info)));
  const keys = await keysOf(device, profile);
  const [wraps, tag] = [{}, {}];
  for (const module of modules) {
    const key = await moduleKey(profile.key, module);
    const place = { account: profile.account, kind: "token", id: `${id}/${module}` };
    [wraps[module], tag[module]] = [base64url(await wrapped(key, kek, place)), (await keys.module(module)).tag];
  }
  const scopes = rides ? ["fareCard.read", "fareCard.write"] : ["fareCard.read"];
  const expires = days ? Date.now() + days * day : undefined;
  await askAgain("POST", `${base}/tokens`, { id, name, scopes, auth: base64url(auth), wraps, tag, expires });
  const { event: _, ...list } = await changed();
  return { event: "token", token: `pf_${id}_${secret}`, address: `${location.origin}/api/v1/fare-card`, list };
}

export const removeToken = ({ id }) => remove("tokens", id);

function drawn(count) {
  let text = "";
  while (text.length < count) {
    for (const byte of random(count)) if (byte < even && text.length < count) text += letters[byte % letters.length];
  }
  return text;
}
