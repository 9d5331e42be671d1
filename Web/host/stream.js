// The live stream. Server-sent events read by fetch rather than EventSource: a heartbeat that stays away is noticed,
// every event name is passed on, and the pause before the next try grows, with chance in it. None is open while hidden.
import { effects, tell } from "./loop.js";

const longestSilence = 45_000;
let source = null;
let lastID = "";
let attempt = 0;
let isLive = false;
let retry = 0;
let ending = null; // ends the connection there is

effects.stream = ({ url }) => {
  if (url === source) return;
  [source, lastID] = [url, ""];
  reconnect();
};

/** At once, whatever the back-off was: the page is in sight again, or the network is back. */
export function reconnect() {
  attempt = 0;
  connect();
}

async function connect() {
  clearTimeout(retry);
  ending?.abort();
  const abort = (ending = new AbortController());
  if (!source || document.hidden) return;
  await listen(abort).catch(() => {});
  abort.abort();
  if (ending !== abort) return;
  say(false);
  retry = setTimeout(connect, Math.min(30_000, 1000 * 2 ** attempt++) * (0.5 + Math.random() / 2));
}

async function listen(abort) {
  let watch = setTimeout(() => abort.abort(), longestSilence);
  const headers = { Accept: "text/event-stream", ...(lastID && { "Last-Event-ID": lastID }) };
  const response = await fetch(source, { headers, signal: abort.signal, cache: "no-store" });
  // Who may hear of their account no more finds out by asking for its log.
  if ([401, 403, 410].includes(response.status)) tell("stream", { event: "journal", data: 0 });
  // What stands between, such as a hotel's sign-in page, answers 200 as well.
  if (!response.ok || !response.headers.get("Content-Type")?.startsWith("text/event-stream")) return;
  say(true);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let text = ""; ;) {
    const { value, done } = await reader.read();
    clearTimeout(watch);
    if (done || abort.signal.aborted) return;
    watch = setTimeout(() => abort.abort(), longestSilence);
    attempt = 0;
    const blocks = (text + value).split(/\r?\n\r?\n/);
    text = blocks.pop();
    blocks.forEach(pass);
  }
}

function pass(block) {
  const fields = { event: "message", data: [] };
  for (const [, name, value] of block.matchAll(/^(\w+): ?([^\r\n]*)/gm)) {
    if (name === "data") fields.data.push(value);
    else fields[name] = value;
  }
  lastID = fields.id ?? lastID;
  if (fields.data.length === 0) return;
  try {
    tell("stream", { event: fields.event, data: JSON.parse(fields.data.join("\n")) });
  } catch {} // what came damaged; the next one says it anew
}

function say(open) {
  if (isLive !== open) tell("streamState", { open });
  isLive = open;
}
