// By e-mail address and password: the server gets half of what is stretched of it, and never the password.
import { base64url, bytesOf, random } from "./bytes.js";
import { refuseCommon } from "./common.js";
import { enter } from "./entering.js";
import { Failure } from "./failure.js";
import { unlocked } from "./keys.js";
import { changed, passwordEmail } from "./listing.js";
import { claim, told } from "./profile.js";
import { ask, base } from "./server.js";
import { kdf, passwordKeys, passwordWrap, unwrapped } from "./wraps.js";

/** What another device is asked to make `auth` and the wrap's key of the password again. `account` has the key. */
export async function newPassword(password, salt, account) {
  return passwordWrap({ salt, kdf, ...await passwordKeys(password, salt, kdf) }, account);
}

export const newSalt = () => random(16);

export async function signInByPassword({ email, password, name, turn }, device) {
  const before = await device.profile.read();
  const profile = await entered(device, await proved(email, password, claim(before, name)), { name, email, turn });
  return { event: "signedIn", profile: told(profile), isNew: false };
}

/** Who says again who they are signs in once more, as the same device and by the address that the account has: by another
    one somebody else could be signed in here. An address that was typed has to be that one. */
export async function freshenByPassword({ email: typed, password }, device) {
  const profile = await device.profile.read();
  if (!profile) throw new Failure("signed-out");
  const email = await passwordEmail();
  if (!email || (typed && folded(typed) !== folded(email))) throw new Failure("wrong");
  await entered(device, await proved(email, password, claim(profile, profile.name)), { name: profile.name, email });
  return { event: "freshened" };
}

const folded = (email) => email.trim().toLowerCase().normalize();

/** Or the first one, under that address. The other devices stay signed in: which of them is not welcome, their list says. */
export async function changePassword({ password, email }, device) {
  const profile = await unlocked(device);
  refuseCommon(password, email ?? profile.email);
  await ask("POST", `${base}/password/change`, { email, ...await newPassword(password, newSalt(), profile) });
  return changed();
}

async function proved(email, password, device) {
  const { salt, kdf } = await ask("POST", `${base}/password/params`, { email });
  const keys = await passwordKeys(password, bytesOf(salt), kdf ?? {});
  const found = await ask("POST", `${base}/password/signIn`, { email, auth: base64url(keys.auth), device });
  return { found, password: { salt: bytesOf(salt), kdf, ...keys } };
}

/** One that was set by mail has no wrap yet: it gets one as soon as the key is here. */
function entered(device, { found, password }, names) {
  const isSealed = found.wraps.some(({ kind }) => kind === "password");
  const open = () => (isSealed ? keyIn(found, password.kek) : null);
  return enter(device, found, open, { ...names, password: isSealed ? undefined : password });
}

/** Whether that address has an account nobody is told. */
export async function forgot({ email }) {
  await ask("POST", `${base}/password/forgot`, { email });
  return { event: "mailed", email };
}

/** By the link of a mail, which leads in and opens nothing. */
export async function reset({ password, name, turn }, device) {
  const before = await device.profile.read();
  refuseCommon(password, before?.email);
  const salt = newSalt();
  const proof = { salt, kdf, ...await passwordKeys(password, salt, kdf) };
  const asked = { token: device.resetting, account: before?.account, salt: base64url(salt), kdf, auth: base64url(proof.auth), device: claim(before, name) };
  const found = await ask("POST", `${base}/password/reset`, asked);
  const profile = await entered(device, { found, password: proof }, { name, turn });
  return { event: "signedIn", profile: told(profile), isNew: false };
}

/** From the one wrap of that kind. */
export function keyIn({ account, wraps }, kek, kind = "password") {
  const wrap = wraps.find((each) => each.kind === kind);
  if (!wrap) throw new Failure("mismatch");
  return unwrapped(bytesOf(wrap.bytes), kek, { account, kind, id: wrap.id });
}
