// The account's log: what was pulled is opened here and what is pushed is sealed, so that neither the server nor the program has
// both. What to ask for, and what an answer means, is the program's (Exchange).
import { Refused } from "./bytes.js";
import { keysOf } from "./keys.js";
import { stopNotifying } from "./notifications.js";
import { isOf } from "./profile.js";
import { open, seal } from "./sealing.js";
import { exchanged } from "./server.js";

const path = "/api/v1/sync";
const most = 1000; // operations of an answer

/** The next page of the log, asked for while the one before is taken in. */
let ahead = null; // { asked, coming }
const mostAhead = 5000; // milliseconds

export async function pull({ step, account, after, mark }, device) {
  await device.drawing; // what it shows comes before what is read after it, where it comes soon
  const before = await askedAhead([account, after, mark].join());
  const got = before ?? await page(account, after, mark, device);
  const { more, cursor, mark: next } = got.answer;
  if (got.status === 200 && more) ahead = { asked: [account, cursor, next].join(), coming: page(account, cursor, next, device) };
  ahead?.coming.catch(() => {}); // it is asked for anew then
  return { event: "pulled", step, ...got };
}

/** One that has lain for long says too little of what the time is, and of no clock how it goes; what was refused is asked anew. */
async function askedAhead(asked) {
  const mine = ahead?.asked === asked ? ahead.coming : null;
  ahead = null;
  const found = await mine?.catch(() => null);
  return found?.status === 200 && Math.abs(Date.now() - found.ended) < mostAhead ? { ...found, began: 0 } : null;
}

export async function page(account, after, mark, device) {
  const { profile, keys } = await own(device, account);
  if (!keys) return without(device);
  const places = Object.entries({ after, mark }).filter(([, place]) => place);
  const asked = [...places, ["limit", most], ["device", profile.device]];
  const got = await exchanged("GET", `${path}?${new URLSearchParams(asked)}`);
  await noted(profile, got, device);
  if (got.status !== 200) return got;
  const { operations } = got.answer;
  if (!Array.isArray(operations) || operations.some((each) => typeof each?.id !== "string")) return { ...got, status: 0, answer: {} };
  const texts = await open(keys, operations);
  const opened = operations.map(({ id, at }, index) => ({ id, at, ...(typeof texts[index] === "string" && { text: texts[index] }) }));
  return { ...got, answer: { ...got.answer, operations: opened } };
}

export async function push({ step, account, mark, operations }, device) {
  const { profile, keys } = await own(device, account);
  if (!keys) return { event: "pushed", step, ...without(device) };
  const sealed = await seal(keys, operations);
  const refused = refusal(operations, sealed);
  if (refused) return { event: "pushed", step, status: 400, ...now(), answer: refused };
  const sent = sealed.map((each, index) => ({ ...each, at: operations[index].at }));
  const got = await exchanged("POST", path, { device: profile.device, mark: mark ?? undefined, operations: sent }, { mayPack: true });
  await noted(profile, got, device);
  return { event: "pushed", step, ...got };
}

/** What the server says of the whole device is so without a network too, and until it says otherwise. */
async function noted(profile, { status, answer }, device) {
  const over = ["revoked", "deleted"].find((code) => code === answer.code);
  const isNews = (over || status === 200) && profile.over !== over;
  if (isNews) await device.profile.amend({ over }).catch(() => {});
  if (isNews && over) await stopNotifying().catch(() => {});
}

/** Another tab may have signed in to another account meanwhile: nothing of the one goes to the other. */
export async function own(device, account) {
  const profile = await device.profile.read();
  const isIn = !device.isLeaving && isOf(profile, account) && profile.session === "in" && profile.key;
  return { profile, keys: isIn ? await keysOf(device, profile) : null };
}

/** The server would say the same of them: it is not asked. One reason at a time, as it does. */
function refusal(operations, sealed) {
  const codes = sealed.map((each) => each instanceof Refused && (each.reason === "too-large" ? each.reason : "malformed"));
  const code = codes.find(Boolean);
  return code && { code, ids: operations.filter((_, index) => codes[index] === code).map(({ id }) => id) };
}

/** Another tab has signed out; or its account is being deleted, which may come to nothing. */
const without = ({ isLeaving }) => (isLeaving ? { status: 0, ...now(), answer: {} } : { status: 401, ...now(), answer: { code: "signed-out" } });

const now = () => ({ began: Date.now(), ended: Date.now() });
