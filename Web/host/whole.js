// A file of a build is what its name says, or it is not taken: what a sign-in page, a gateway's error or half an answer
// would put in its place would be kept for good. The page and the worker ask for files here.

/** What `take` makes of it. Where it can't, a cache on the way may have something else: it is asked for past all caches. */
export async function fetched(path, take) {
  const answer = await asked(path, "default");
  try { return await take(answer); } catch { return take(await asked(path, "reload")); }
}

async function asked(path, cache) {
  const answer = await fetch(path, { cache });
  if (!answer.ok) throw Object.assign(new Error(`${path} answered ${answer.status}.`), { status: answer.status });
  return answer;
}

/** Its name has eight digits of the bytes' SHA-256 (Tools/build-web); an imported network's has sixteen of another sum. A
    page without TLS can't count it, and goes by the type. */
export async function whole(path, answer) {
  const [, sum] = path.match(/\.([0-9a-f]{8})\.\w+$/) ?? [];
  let isWhole = !answer.redirected && !answer.headers.get("Content-Type")?.startsWith("text/html");
  if (isWhole && sum && globalThis.crypto?.subtle) {
    const digest = new DataView(await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer()));
    isWhole = digest.getUint32(0).toString(16).padStart(8, "0") === sum;
  }
  if (!isWhole) throw new Error(`${path} came as something else.`);
  return answer;
}
