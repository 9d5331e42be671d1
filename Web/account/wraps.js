// The ways to an account's key. Each gives a key of its own (KEK) under which AK lies sealed on the server, and most of them
// an `auth`, which is all of it that the server ever sees.
import { Refused, base64url, joined, listed, random, utf8 } from "./bytes.js";
import { derived } from "./sealing.js";

const version = 1;
const nonceSize = 12;
const keySize = 32;
const wrapSize = 1 + nonceSize + keySize + 16;

/** `key` sealed for one way in: `kind` and `id` are those that the protocol names ("password" and the account), texts all. */
export async function wrapped(key, kek, { account, kind, id }, randomBytes = random) {
  const iv = randomBytes(nonceSize);
  const how = { name: "AES-GCM", iv, additionalData: listed(account, kind, id) };
  return joined([version], iv, new Uint8Array(await crypto.subtle.encrypt(how, await sealingKey(kek, "encrypt"), key)));
}

export async function unwrapped(wrap, kek, { account, kind, id }) {
  if (wrap.length === 0) throw new Refused("malformed");
  if (wrap[0] !== version) throw new Refused("newer");
  if (wrap.length !== wrapSize) throw new Refused("malformed");
  const how = { name: "AES-GCM", iv: wrap.subarray(1, 1 + nonceSize), additionalData: listed(account, kind, id) };
  const key = crypto.subtle.decrypt(how, await sealingKey(kek, "decrypt"), wrap.subarray(1 + nonceSize));
  return new Uint8Array(await key.catch(() => { throw new Refused("sealed"); }));
}

const sealingKey = (bytes, use) => crypto.subtle.importKey("raw", bytes, "AES-GCM", false, [use]);

export const kdf = { name: "PBKDF2-SHA256", iterations: 600_000 };

/** `auth` and `kek` of a password, by what the server says of the account. It may ask for more than we do, for a phone to
    bear, and never for less: who could lower it would guess the password from `auth`. */
export function passwordKeys(password, salt, { name, iterations }) {
  const isEnough = name === kdf.name && Number.isInteger(iterations) && iterations >= kdf.iterations && iterations <= 10 * kdf.iterations;
  if (!isEnough || salt.length < 16) throw new Refused("weak");
  return stretched(password, salt, iterations);
}

/** What the server keeps of a password by which a key opens. */
export async function passwordWrap({ salt, kdf, auth, kek }, { account, key }) {
  const wrap = await wrapped(key, kek, { account, kind: "password", id: account });
  return { salt: base64url(salt), kdf, auth: base64url(auth), wrap: base64url(wrap) };
}

/** PBKDF2 of the password as Unicode's compatibility form has it, whichever keyboard wrote it. */
export async function stretched(password, salt, iterations) {
  const material = await crypto.subtle.importKey("raw", utf8(password.normalize("NFKC")), "PBKDF2", false, ["deriveBits"]);
  const bits = await crypto.subtle.deriveBits({ name: "PBKDF2", hash: "SHA-256", salt, iterations }, material, 2 * 8 * keySize);
  return { auth: new Uint8Array(bits, 0, keySize), kek: new Uint8Array(bits, keySize) };
}

/** What a passkey is asked to make its output of (`prf.eval.first`). */
export const passkeyInput = async () => new Uint8Array(await crypto.subtle.digest("SHA-256", utf8("pocketful/prf/1")));

export const passkeyKey = (output) => derived(output, "wrap");

export async function recoveryKeys(code) {
  const [auth, kek] = await Promise.all(["auth", "wrap"].map((info) => derived(utf8(code), info)));
  return { auth, kek };
}
