// By a passkey: it proves who somebody is, and where its keeper can (PRF), gives a secret of which the key of a wrap is made. That
// secret never leaves this file but as such a key. Options and answers are read and written by hand: browsers of 2023 have neither
// parseCreationOptionsFromJSON nor toJSON, and toJSON would send the secret along.
import { noPasskeys } from "./browser.js";
import { base64url, bytesOf, random } from "./bytes.js";
import { enter } from "./entering.js";
import { Failure } from "./failure.js";
import { unlocked } from "./keys.js";
import { changed } from "./listing.js";
import { claim, told } from "./profile.js";
import { ask, askAgain, base } from "./server.js";
import { passkeyInput, passkeyKey, unwrapped, wrapped } from "./wraps.js";

export async function signInByPasskey({ name, turn }, device) {
  const before = await device.profile.read();
  const { credential, output } = await showPasskey("signIn", turn);
  const found = await ask("POST", `${base}/passkey/finish`, { purpose: "signIn", credential, device: claim(before, name) });
  const profile = await enter(device, found, () => keyBehind(found, credential.id, output), { name, turn });
  return { event: "signedIn", profile: told(profile), isNew: false };
}

export async function freshenByPasskey({ turn }) {
  const { credential } = await showPasskey("fresh", turn);
  await ask("POST", `${base}/passkey/finish`, { purpose: "fresh", credential });
  return { event: "freshened" };
}

export async function addPasskey({ name, turn }, device) {
  const profile = await unlocked(device);
  const { credential, output } = await makePasskey({ purpose: "add", name }, turn);
  const wrap = await passkeyWrap(profile, credential, output);
  await askAgain("POST", `${base}/passkey/finish`, { purpose: "add", credential, wrap, name });
  return changed();
}

/** For the account's key; nothing where the passkey has no secret: it leads in then, and opens no data. */
export async function passkeyWrap({ account, key }, { id }, output) {
  return output ? base64url(await wrapped(key, await passkeyKey(output), { account, kind: "passkey", id })) : undefined;
}

async function keyBehind({ account, wraps }, id, output) {
  const wrap = wraps.find((each) => each.kind === "passkey" && each.id === id);
  return wrap && output ? unwrapped(bytesOf(wrap.bytes), await passkeyKey(output), { account, kind: "passkey", id }) : null;
}

/** A new one: what the server is to have of it, and the secret, or null. */
export async function makePasskey(question, signal) {
  const { challenge, user, excludeCredentials, ...options } = await optionsFor(question);
  const made = await asked("create", {
    ...options, challenge: bytesOf(challenge), user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: excludeCredentials?.map(descriptor), extensions: await withSecret(),
  }, signal);
  const { clientDataJSON, attestationObject } = made.response;
  const transports = made.response.getTransports?.() ?? [];
  const credential = { id: made.id, type: made.type, response: { ...encoded({ clientDataJSON, attestationObject }), transports } };
  const { prf } = made.getClientExtensionResults();
  const output = secretIn(made) ?? (prf?.enabled ? await secretOf(made, options.rp.id, signal) : null);
  return { credential, output };
}

async function showPasskey(purpose, signal) {
  const { challenge, allowCredentials, ...options } = await optionsFor({ purpose });
  const shown = await asked("get", {
    ...options, challenge: bytesOf(challenge), allowCredentials: allowCredentials?.map(descriptor), extensions: await withSecret(),
  }, signal);
  const { clientDataJSON, authenticatorData, signature, userHandle } = shown.response;
  const response = encoded({ clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) });
  return { credential: { id: shown.id, type: shown.type, response }, output: secretIn(shown) };
}

async function optionsFor(question) {
  if (noPasskeys()) throw new Failure(noPasskeys() === "address" ? "no-passkeys-here" : "no-passkeys");
  try {
    return (await ask("POST", `${base}/passkey/options`, question)).publicKey;
  } catch (error) {
    // An account without a passkey can't be asked for one.
    throw question.purpose === "fresh" && error.reason === "gone" ? new Failure("lacks-passkey") : error;
  }
}

/** Some keepers say that they can, and give the secret only when the passkey is shown. What that signs goes nowhere. */
async function secretOf({ rawId }, rpId, signal) {
  const allowCredentials = [{ type: "public-key", id: rawId }];
  const publicKey = { challenge: random(32), rpId, allowCredentials, userVerification: "required", extensions: await withSecret() };
  return asked("get", publicKey, signal).then(secretIn).catch(() => null);
}

const withSecret = async () => ({ prf: { eval: { first: await passkeyInput() } } });

function secretIn(credential) {
  const first = credential.getClientExtensionResults().prf?.results?.first;
  return first ? new Uint8Array(first.buffer ?? first) : null;
}

const descriptor = ({ id, ...others }) => ({ ...others, id: bytesOf(id) });

const encoded = (response) => Object.fromEntries(Object.entries(response).map(([name, value]) => [name, base64url(new Uint8Array(value))]));

async function asked(how, publicKey, signal) {
  try {
    const credential = await navigator.credentials[how]({ publicKey, signal });
    if (credential) return credential;
  } catch (error) {
    if (error.name === "InvalidStateError") throw new Failure("has-passkey");
    if (error.name === "SecurityError") throw new Failure("no-passkeys-here"); // a name other than the server's
    if (!["NotAllowedError", "AbortError"].includes(error.name)) throw new Failure("no-passkeys");
  }
  throw new Failure("cancelled");
}
