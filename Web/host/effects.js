// The smaller things a program can ask for.
import { effects, tell } from "./loop.js";

effects.fetch = async ({ request, url, timeout }) => {
  const answer = { request, status: 0, body: "", serverTime: null };
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    answer.body = await response.text();
    answer.serverTime = Date.parse(response.headers.get("Date")) || null;
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

/** Into the page's one polite live region; emptied first, so that the same words are said again. */
effects.announce = ({ text }) => {
  const voice = document.getElementById("announcer");
  voice.textContent = "";
  setTimeout(() => { voice.textContent = text; }, 50);
};

effects.locate = () => {
  const found = ({ coords }) => tell("location", { latitude: coords.latitude, longitude: coords.longitude });
  const failed = (error) => tell("location", { failure: { 1: "denied", 3: "timeout" }[error?.code] ?? "unavailable" });
  if (!navigator.geolocation) return failed();
  navigator.geolocation.getCurrentPosition(found, failed, { timeout: 10_000, maximumAge: 60_000, enableHighAccuracy: true });
};

effects.vibrate = ({ pattern }) => navigator.vibrate?.(pattern);

/** In a cookie, so that the server can write it into the page's first bytes. */
effects.theme = ({ value }) => {
  document.documentElement.dataset.theme = value;
  document.cookie = `theme=${value}; path=/; max-age=31536000; samesite=lax`;
};
