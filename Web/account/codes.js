// Codes that people type or scan: the recovery code's 26 letters, and a pairing's eight.
import { Refused, bytesOf, random } from "./bytes.js";

// Crockford's: no I, L, O, U. See crockford.com/base32.html.
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const recoveryLength = 26; // letters, 130 bits
const pairingLength = 8;
const secretSize = 16; // bytes

/** A new recovery code, each letter five bits of a byte of its own. */
export const newRecoveryCode = (randomBytes = random) => Array.from(randomBytes(recoveryLength), (byte) => letters[byte & 31]).join("");

export const recoveryCode = (typed) => typedCode(typed, recoveryLength);

export const pairingCode = (typed) => typedCode(typed, pairingLength);

/** What a scanned code led to: `#pair=CODE.S`. S is known to nobody but the two screens. */
export function pairingLink(fragment) {
  const [, typed, secret] = /^#pair=([^.]*)\.([\w-]+)$/.exec(fragment) ?? [];
  try {
    const found = typed && { code: pairingCode(typed), secret: bytesOf(secret) };
    return found?.secret.length === secretSize ? found : null;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** The code that somebody typed: in capitals, without what groups it, and what looks alike as it was meant. */
function typedCode(typed, count) {
  const code = typed.toUpperCase().replace(/[\s\u2010-\u2013-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
  if (code.length !== count || [...code].some((letter) => !letters.includes(letter))) throw new Refused("malformed");
  return code;
}
