// The smaller things a program can ask for.
import { effects, tell } from "./loop.js";

/** A file of the build may come from a cache and tells no time; all else comes from the server as it is now. */
effects.fetch = async ({ request, url, timeout }) => {
  const answer = { request, status: 0, body: "", serverTime: null };
  const isFile = url.startsWith("/assets/");
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout), cache: isFile ? "default" : "no-store" });
    // Its head was written when it came, however long the rest takes; whose clock is set meanwhile is told no time.
    const [came, began] = [Date.now(), performance.now()];
    answer.body = await response.text();
    const took = Date.now() - came;
    const isSteady = Math.abs(performance.now() - began - took) < 1000;
    const isOurs = response.ok && !isFile && !response.redirected && !response.headers.has("Age");
    answer.serverTime = (isOurs && isSteady && Date.parse(response.headers.get("Date")) + took) || null;
    answer.status = response.status;
  } catch { /* no answer: status 0 says it */ }
  tell("answer", answer);
};

effects.focus = ({ selector }) => {
  const element = document.querySelector(selector);
  element?.focus();
  if (!element || element === document.activeElement) return;
  element.tabIndex = -1;
  element.focus();
};

/** Into the page's one polite live region, emptied first so that the same words are said again; one turn's together. Who
 * comes upon the region later must not read there what is no longer so. */
const words = [];
effects.announce = ({ text }) => {
  const voice = document.getElementById("announcer");
  voice.textContent = "";
  const say = (said) => { voice.textContent = said; setTimeout(() => voice.textContent === said && voice.replaceChildren(), 10_000); };
  if (words.push(text) === 1) queueMicrotask(() => setTimeout(say, 50, words.splice(0).join(" ")));
};

effects.locate = async ({ onlyIfAllowed }) => {
  const found = ({ coords }) => tell("location", { latitude: coords.latitude, longitude: coords.longitude });
  const failed = (error) => tell("location", { failure: { 1: "denied", 3: "timeout" }[error?.code] ?? "unavailable" });
  if (!navigator.geolocation) return failed();
  const allowed = onlyIfAllowed && (await navigator.permissions?.query({ name: "geolocation" }).catch(() => null))?.state;
  if (onlyIfAllowed && allowed !== "granted") return tell("location", { failure: "unasked" });
  navigator.geolocation.getCurrentPosition(found, failed, { timeout: 10_000, maximumAge: 60_000, enableHighAccuracy: true });
};

/** A curve for the ear. */
effects.play = ({ pitches }) => {
  const context = new AudioContext();
  const tone = new OscillatorNode(context);
  pitches.forEach((frequency, place) => tone.frequency.setValueAtTime(frequency, context.currentTime + place / 7));
  tone.connect(new GainNode(context, { gain: 0.2 })).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + pitches.length / 7);
  tone.onended = () => context.close();
};

// Before anything was touched, as on a start from the home screen's shortcut, a browser refuses and complains.
effects.vibrate = ({ pattern }) => navigator.userActivation?.hasBeenActive !== false && navigator.vibrate?.(pattern);
effects.wake = ({ milliseconds }) => setTimeout(tell, milliseconds, "tick");
effects.badge = ({ count }) => navigator.setAppBadge?.(count).catch(() => {});

/** While a workout is being done. A browser lets go of the screen when the page is hidden, so it is asked for again. */
let awake = null;
let staysAwake = false;
effects.stayAwake = async ({ on }) => {
  staysAwake = on;
  awake?.release();
  awake = on ? await navigator.wakeLock?.request("screen").catch(() => null) : null;
};
document.addEventListener("visibilitychange", () => {
  if (staysAwake && !document.hidden) effects.stayAwake({ on: true });
});

/** The program says whether it is there: a browser may refuse. */
effects.copy = async ({ text }) => {
  const write = async () => navigator.clipboard.writeText(text).then(() => true);
  tell("copied", { done: await write().catch(() => copyByHand(text)) });
};

/** On plain http a browser has no clipboard to write to, but still copies what is selected. */
function copyByHand(text) {
  const field = Object.assign(document.createElement("textarea"), { value: text, className: "visually-hidden" });
  const focused = document.activeElement;
  (document.querySelector(":modal") ?? document.body).append(field);
  field.select();
  const isDone = document.execCommand("copy");
  field.remove();
  focused?.focus({ preventScroll: true });
  return isDone;
}

/** A file for the person to keep; a long one comes in pieces. */
const pieces = [];
effects.save = ({ name, type, text, more }) => {
  pieces.push(text);
  if (more) return;
  const href = URL.createObjectURL(new Blob(pieces.splice(0), { type }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
};

// In cookies, so that the server, or the worker, can write them into the page's first bytes.
const html = document.documentElement;
const remember = (name, value) => { document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`; };
const remembered = (name) => document.cookie.match(`(?:^|; )${name}=([a-z]+)`)?.[1];

for (const name of ["theme", "text"]) {
  effects[name] = ({ value }) => remember(name, (html.dataset[name] = value));
  html.dataset[name] ??= remembered(name) ?? "system";
}

effects.language = ({ value }) => remember("language", (html.lang = value));
html.lang ||= remembered("language") ?? navigator.language;
