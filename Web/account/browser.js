// What this browser can, and what it is called until a person calls it otherwise: "iPhone · Safari". A browser says more of
// itself than it is, so what it says most of the others say too comes last.
const systems = [["iPhone", /iPhone/], ["iPad", /iPad/], ["Android", /Android/], ["ChromeOS", /CrOS/], ["Windows", /Windows/],
  ["Mac", /Macintosh/], ["Linux", /Linux/]];
const browsers = [["Edge", /Edg/], ["Opera", /OPR\//], ["Samsung Internet", /SamsungBrowser/], ["Firefox", /Firefox|FxiOS/],
  ["Chrome", /Chrom(e|ium)|CriOS/], ["Safari", /Safari/]];

export function deviceName({ userAgent, maxTouchPoints } = navigator) {
  const first = (names) => names.find(([, sign]) => sign.test(userAgent))?.[0];
  // An iPad says that it is a Mac, and no Mac is touched.
  const system = first(systems) === "Mac" && maxTouchPoints > 1 ? "iPad" : first(systems);
  return [system, first(browsers)].filter(Boolean).join(" · ");
}

/** Why there are no passkeys here, or null: they are kept for a name, and at an address in figures, or without https, browsers refuse. */
export function noPasskeys() {
  if (!isSecureContext || /^[\d.]+$|^\[/.test(location.hostname)) return "address";
  return globalThis.PublicKeyCredential ? null : "browser";
}
