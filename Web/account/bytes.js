// Bytes as the protocol joins and writes them, and the one error of this folder.

/** Why something was not opened or made: the caller says it in words, and keeps what it has.
    - `malformed`: too short, too long, or not of this form at all.
    - `newer`: a form, an epoch or a module that this version (or this browser) does not know; an upgrade may open it.
    - `sealed`: key, account, name or a byte is another than it was sealed with.
    - `too-large`: more than a text may have, or would have once inflated.
    - `misnamed`: it opened, and what is inside says that it is another operation.
    - `weak`: what the server says a password is to be stretched by would be too little, or would never end. */
export class Refused extends Error {
  constructor(reason) {
    super(`Refused: ${reason}`); // never what was refused
    this.reason = reason;
  }
}

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

export const utf8 = (text) => encoder.encode(text);

export function textOf(bytes) {
  try { return decoder.decode(bytes); } catch { throw new Refused("malformed"); }
}

export function joined(...parts) {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let end = 0;
  for (const part of parts) {
    all.set(part, end);
    end += part.length;
  }
  return all;
}

/** Texts with a zero byte between two, in which none of them can run into the next. */
export const listed = (...texts) => utf8(texts.join("\0"));

const atOnce = 8192; // arguments of one call; engines differ in how many they take

export function base64url(bytes) {
  let text = "";
  for (let from = 0; from < bytes.length; from += atOnce) text += String.fromCharCode(...bytes.subarray(from, from + atOnce));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Whole groups of four, and at most one more whose last letter says nothing beyond the last byte. */
const written = /^([\w-]{4})*([\w-][AQgw]|[\w-]{2}[AEIMQUYcgkosw048])?$/;

/** Without padding, and only as `base64url` writes it: one value has one text. */
export function bytesOf(text) {
  if (typeof text !== "string" || !written.test(text)) throw new Refused("malformed");
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = new Uint8Array(binary.length);
  for (let place = 0; place < bytes.length; place++) bytes[place] = binary.charCodeAt(place);
  return bytes;
}

export const random = (count) => crypto.getRandomValues(new Uint8Array(count));
