// The installed app's worker: every address of the app opens at once from this device, also without a network. One
// build is one cache: the frame of the page, and the files and facts it names. A new build is fetched beside the old
// one and takes over when the person agrees (host/installed.js) or when no page is open any more. What the server alone
// knows, the API and the live stream, passes here only with a page that goes.
// Tools/build-web puts this build's name in BUILD's place, in ASSETS' its files' addresses, in PIECES' those that only they name.
import { fetched, isOfAnotherBuild, shell, whole } from "./host/whole.js";
import { answer, follow, show } from "./worker/push.js";

const name = `pocketful ${BUILD}`;

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(forgetOtherBuilds()));
addEventListener("message", (event) => event.waitUntil(heard(event.data).catch(() => {})));

/** From a page: it may be let go, a language's texts that it uses, what runs. */
async function heard(said) {
  if (said === "take over") return skipWaiting();
  return "live" in Object(said) ? follow(said.live) : keep([said]);
}

addEventListener("push", (event) => event.waitUntil(show(event)));
addEventListener("notificationclick", (event) => event.waitUntil(answer(event)));

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // A page's last word would be lost with it on its way past here: it is the worker's own then.
  if (request.method !== "GET" && request.keepalive) return event.respondWith(fetch(request));
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(event, pathname));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

/** The frame for each address of the app; for any other, what the server says, and the frame where it says nothing. */
async function page(event, pathname) {
  const frame = await (await caches.open(name)).match("/shell");
  if (!frame) {
    event.waitUntil(fill().catch(() => {})); // the browser, or an erasure, took it away
    return fetch(event.request);
  }
  const text = await frame.text();
  const isOurs = ["", ...named("pages", text).split(" ")].includes(pathname.split("/")[1]);
  if (isOurs) event.waitUntil(fill().catch(() => {})); // the facts may have changed since
  else {
    try { return await fetch(event.request); } catch { /* no network: the app says what it knows */ }
  }
  return framed(text, frame.headers);
}

/** The frame with what the person chose in its first bytes, where the browser lets a worker see it. */
async function framed(text, headers) {
  const cookie = async (name) => (await self.cookieStore?.get(name))?.value.match(/^[a-z]{2,8}$/)?.[0];
  const chosen = [`lang="${(await cookie("language")) ?? navigator.language}"`];
  for (const name of ["theme", "text"]) {
    const value = await cookie(name);
    if (value) chosen.push(`data-${name}="${value}"`);
  }
  const kept = new Headers(headers);
  for (const gone of ["Content-Encoding", "Content-Length"]) kept.delete(gone); // they were of the bytes that came
  return new Response(text.replace("<html", `<html ${chosen.join(" ")}`), { headers: kept });
}

/** A name with a hash in it means the same bytes in whichever cache. One that neither we nor the server have is of a build
    that is no longer whole here: the next page is the server's own. */
async function asset(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  const answer = kept ?? (await fetch(request));
  if (answer.status === 404 && (await isOfAnotherBuild(new URL(request.url).pathname))) await (await caches.open(name)).delete("/shell");
  return answer;
}

/** Puts what is missing into this build's cache, the frame last: where it is, all is. Of the languages it has those
    that were used. Where the server has another build by now, nothing is changed. */
async function fill() {
  const { answer: frame, text } = await shell();
  if (!ASSETS.every((path) => text.includes(path))) throw new Error("The server has another build by now.");
  const before = await paths();
  const words = named("parts", text).split(" ").filter((path) =>
    path.endsWith(".txt") && before.some((other) => other.startsWith(path.match(/^.*?\.\w+\./)[0])));
  const wanted = [...ASSETS, ...PIECES, ...words, named("facts", text)];
  const cache = await caches.open(name);
  const last = (await (await cache.match("/shell"))?.text()) ?? "";
  await keep(wanted);
  await cache.put("/shell", frame);
  // A page may be at its start with the facts and the texts of before.
  for (const path of await paths()) if (![...wanted, "/shell"].includes(path) && !last.includes(path)) await cache.delete(path);
}

/** Only what no build has is fetched. */
async function keep(wanted) {
  const cache = await caches.open(name);
  await Promise.all(wanted.map(async (path) => {
    if (await cache.match(path)) return;
    const sound = (answer) => whole(path, answer);
    const other = await caches.match(path);
    await cache.put(path, (other && (await sound(other).catch(() => null))) ?? (await fetched(path, sound)));
  }));
}

/** Of all that any build has kept. */
async function paths() {
  const requests = await Promise.all((await caches.keys()).map(async (each) => (await caches.open(each)).keys()));
  return requests.flat().map(({ url }) => new URL(url).pathname);
}

const named = (attribute, text) => text.match(`data-${attribute}="([^"]*)"`)?.[1] ?? "";

async function forgetOtherBuilds() {
  for (const other of await caches.keys()) if (other !== name) await caches.delete(other);
}
