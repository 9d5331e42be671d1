// The live stream. Server-sent events read by fetch rather than EventSource: a heartbeat that stays away is noticed,
// every event name is passed on, and the pause before the next try grows, with chance in it. Nothing is open while hidden.
import { effects, tell } from "./loop.js";

const longestSilence = 45_000;
const live = { url: null, lastID: "", attempt: 0, isOpen: false, retry: 0, abort: null };

effects.stream = ({ url }) => {
  if (url === live.url) return;
  Object.assign(live, { url, lastID: "", attempt: 0 });
  connect();
};

/** At once, whatever the back-off was: the page is in sight again, or the network is back. */
export function reconnect() {
  live.attempt = 0;
  connect();
}

function connect() {
  clearTimeout(live.retry);
  live.abort?.abort();
  live.abort = null;
  if (!live.url || document.hidden) return;
  const abort = (live.abort = new AbortController());
  listen(live.url, abort).catch(() => {}).finally(() => {
    abort.abort();
    if (live.abort !== abort) return;
    say(false);
    const pause = Math.min(30_000, 1000 * 2 ** live.attempt++);
    live.retry = setTimeout(connect, pause * (0.5 + Math.random() / 2));
  });
}

async function listen(url, abort) {
  let watch = setTimeout(() => abort.abort(), longestSilence);
  const headers = { Accept: "text/event-stream", ...(live.lastID && { "Last-Event-ID": live.lastID }) };
  const response = await fetch(url, { headers, signal: abort.signal, cache: "no-store" });
  if (!response.ok) throw new Error(`The stream answered ${response.status}.`);
  say(true);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let text = ""; ;) {
    const { value, done } = await reader.read();
    clearTimeout(watch);
    if (done || abort.signal.aborted) return;
    watch = setTimeout(() => abort.abort(), longestSilence);
    live.attempt = 0;
    const blocks = (text + value).split(/\r?\n\r?\n/);
    text = blocks.pop();
    blocks.forEach(pass);
  }
}

function pass(block) {
  const data = [];
  let event = "message";
  for (const line of block.split(/\r?\n/)) {
    const [, name, value] = line.match(/^(\w+): ?(.*)$/) ?? [];
    if (name === "data") data.push(value);
    if (name === "event") event = value;
    if (name === "id") live.lastID = value;
  }
  if (data.length > 0) tell("stream", { event, data: data.join("\n") });
}

function say(isOpen) {
  if (live.isOpen !== isOpen) tell("streamState", { open: isOpen });
  live.isOpen = isOpen;
}
