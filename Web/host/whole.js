// A file of a build is what its name says, or it is not taken: what a sign-in page, a gateway's error or half an answer
// would put in its place would be kept for good. The page and the worker ask for files here.

/** What `take` makes of it. Where it can't, or nothing of use came, a cache on the way may be why: once more past them all. */
export async function fetched(path, take, cache = "default") {
  try { return await take(await asked(path, cache)); } catch { return take(await asked(path, "reload")); }
}

async function asked(path, cache) {
  const answer = await fetch(path, { cache });
  if (!answer.ok) throw Object.assign(new Error(`${path} answered ${answer.status}.`), { status: answer.status });
  return answer;
}

const types = {
  css: "text/css", facts: "text/plain; charset=utf-8", js: "text/javascript", svg: "image/svg+xml", txt: "text/plain; charset=utf-8",
  wasm: "application/wasm",
};

/** The same under the type that its ending means. Its name has eight digits of the bytes' SHA-256 (Tools/build-web), an
    imported network's sixteen of another sum. A page without TLS can't count it, and goes by the type. */
export async function whole(path, answer) {
  const [, sum] = path.match(/\.([0-9a-f]{8})\.\w+$/) ?? [];
  const bytes = await answer.arrayBuffer();
  const isCounted = sum && globalThis.crypto?.subtle;
  if (answer.redirected || !(isCounted ? sum === (await digits(bytes)) : /^(text\/plain|application\/wasm)/i.test(answer.headers.get("Content-Type"))))
    throw new Error(`${path} came as something else.`);
  return new Response(bytes, { headers: { "Content-Type": types[path.split(".").at(-1)] } });
}

async function digits(bytes) {
  return new DataView(await crypto.subtle.digest("SHA-256", bytes)).getUint32(0).toString(16).padStart(8, "0");
}

/** The frame of every page, as the server has it now: its answer and its text. */
export const shell = () => fetched("/shell", async (answer) => {
  const text = await answer.clone().text();
  const isHTML = /^text\/html/i.test(answer.headers.get("Content-Type"));
  if (answer.redirected || !isHTML || !text.includes(" data-parts=") || !text.trimEnd().endsWith("</html>")) throw new Error("No frame came.");
  return { answer, text };
}, "no-cache");

/** Nobody but the server can say so: a 404 may be of what stands between. */
export const isOfAnotherBuild = (path) => shell().then(({ text }) => !text.includes(path), () => false);
