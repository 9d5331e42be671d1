// A new account: its id, its key and its recovery code are drawn here, before the server knows of any. What was asked for stays
// in memory until there is an answer: where that was lost, the same is asked again and has the same one.
import { base64url, bytesOf } from "./bytes.js";
import { refuseCommon } from "./common.js";
import { enter } from "./entering.js";
import { Failure, Stopped } from "./failure.js";
import { drawnAccount } from "./keys.js";
import { deleteThere } from "./members.js";
import { makePasskey, passkeyWrap } from "./passkeys.js";
import { newPassword, newSalt } from "./password.js";
import { told } from "./profile.js";
import { newRecovery } from "./recovery.js";
import { ask, askAgain, base } from "./server.js";
import { kdf, passwordKeys } from "./wraps.js";

export async function createByPassword({ email, password, invite, name, turn }, device) {
  refuseCommon(password, email);
  await refuseSecond(device);
  if (!(await isOf(device.prepared, email, password))) device.prepared = await withPassword(email, password);
  return made(device, `${base}/password/create`, { invite, name, email, turn });
}

export async function createByPasskey({ invite, name, turn }, device) {
  await refuseSecond(device);
  if (device.prepared?.request.purpose !== "create") device.prepared = await withPasskey(invite, name, turn);
  return made(device, `${base}/passkey/finish`, { invite, name, turn });
}

/** For whom a provider named. It opens no key: only this device and the recovery code do. */
export async function createByProvider({ invite, name, turn }, device) {
  await refuseSecond(device);
  if (device.prepared?.request.ticket !== device.ticket) device.prepared = await withTicket(device.ticket);
  return made(device, `${base}/oidc/create`, { invite, name, turn });
}

async function refuseSecond(device) {
  if (await device.profile.read()) throw new Failure("another-account");
}

/** Whether what is prepared was by that very password, which is kept nowhere: it is stretched once more. */
async function isOf(prepared, email, password) {
  if (!prepared || prepared.request.email !== email) return false;
  const { auth } = await passwordKeys(password, bytesOf(prepared.request.salt), kdf);
  return base64url(auth) === prepared.request.auth;
}

async function withPassword(email, password) {
  const drawn = await drawnAccount();
  const [proof, recovery] = await Promise.all([newPassword(password, newSalt(), drawn), newRecovery(drawn)]);
  const { account, key, check } = drawn;
  return { key, code: recovery.code, request: { account, email, ...proof, keyCheck: check, recovery: recovery.kept } };
}

async function withPasskey(invite, name, turn) {
  const { account, key, check } = await drawnAccount();
  const { credential, output } = await makePasskey({ purpose: "create", account, name, invite }, turn);
  const [wrap, recovery] = await Promise.all([passkeyWrap({ account, key }, credential, output), newRecovery({ account, key })]);
  return { key, code: recovery.code, request: { purpose: "create", credential, wrap, account, keyCheck: check, recovery: recovery.kept } };
}

async function withTicket(ticket) {
  const drawn = await drawnAccount();
  const { code, kept } = await newRecovery(drawn);
  const { account, key, check } = drawn;
  return { key, code, request: { ticket, account, keyCheck: check, recovery: kept } };
}

async function made(device, path, { invite, name, email, turn }) {
  const { key, code, request } = device.prepared;
  if (turn.aborted) throw new Stopped(); // given up while it was prepared: the server knows of nothing
  try {
    const found = await ask("POST", path, { ...request, invite, device: { name } });
    if (turn.aborted && await isTakenBack(request.account)) {
      device.prepared = null;
      throw new Stopped();
    }
    const own = { ...found, account: request.account, keyCheck: request.keyCheck };
    const profile = await enter(device, own, () => key, { name, email, joined: true, unkept: true });
    device.prepared = null;
    return { event: "signedIn", profile: told(profile), recovery: code, isNew: true };
  } catch (error) {
    // Where the server has not said no, the account may be there: it is asked for again, and its code is shown then.
    const isLost = !(error instanceof Failure) || ["no-answer", "busy", "too-many"].includes(error.reason);
    if (!isLost) device.prepared = null;
    throw error;
  }
}

/** Given up, and made all the same: there is nothing in it, and it goes again. Where the server can't be told it stays this
    device's, and its code is shown: nobody else would ever have that. Where another tab has signed in meanwhile it is left. */
const isTakenBack = (account) => deleteThere(askAgain, account).then(() => true, ({ reason }) => reason === "another-account");
