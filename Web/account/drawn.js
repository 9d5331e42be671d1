// What a device drew together of the log, sealed as the log is: a new device shows that until it has read the log.
import { own, page } from "./log.js";
import { isOf } from "./profile.js";
import { openDrawn, sealDrawn } from "./sealing.js";
import { exchanged } from "./server.js";

const path = "/api/v1/sync/snapshot";
const patience = 5000; // milliseconds: what comes later than the log's first page is shown by nobody
const mostPages = 3; // of what came later: behind more than that the log itself is as near

/** With what came later. Where anything of it can't be had the log is read without it, and nothing is said. */
export function draw({ step, account }, device) {
  const drawn = read(account, device).catch(() => null);
  device.drawing = Promise.race([drawn, new Promise((late) => setTimeout(late, patience))]);
  return drawn.then((found) => found && { event: "drawn", step, ...found });
}

async function read(account, device) {
  const { keys } = await own(device, account);
  if (!keys) return null;
  const { status, answer: { through, boxes } } = await exchanged("GET", path);
  if (status !== 200 || Object.keys(boxes).length === 0) return null;
  // Of a module that this version does not know nothing is shown either way.
  const known = Object.entries(boxes).filter(([tag]) => keys.byTag.has(tag));
  const texts = await Promise.all(known.map(([tag, box]) => openDrawn(keys, tag, box)));
  const operations = [];
  for (let pages = 1, after = through; ; pages += 1) {
    const got = await page(account, after, null, device);
    if (got.status !== 200) return null;
    operations.push(...got.answer.operations);
    if (!got.answer.more) return { texts, ...got, answer: { ...got.answer, operations } };
    if (pages === mostPages) return null;
    after = got.answer.cursor;
  }
}

/** `parts` for the others, none where what they have is as good; then what is known of that here. */
export async function keepDrawn({ account, through, parts, drawn }, device) {
  const { keys } = await own(device, account);
  if (!keys) return;
  if (parts.length > 0) {
    const boxes = Object.fromEntries(await Promise.all(parts.map(({ module, text }) => sealDrawn(keys, module, text))));
    const { status } = await exchanged("PUT", path, { through, boxes }, { mayPack: true });
    // What is refused today is tried again when there is more; what did not get there, with the next start.
    if (status === 0 || status === 429 || status >= 500) return;
  }
  const { journal } = device;
  if (isOf(await device.profile.read(), account)) {
    await journal.transact([journal.stores.about], (about) => about.put(drawn, "drawn"), "relaxed");
  }
}
