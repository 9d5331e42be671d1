// Why an act came to nothing, in the words that the program knows: it has the sentences.
import { Refused } from "./bytes.js";

/** `reason` as the program has them; `seconds` until it is worth trying again, where the server says so. */
export class Failure extends Error {
  constructor(reason, seconds) {
    super(`Failed: ${reason}`); // never what was tried
    this.reason = reason;
    this.seconds = seconds;
  }
}

/** Its person said stop, and was told so: of the act itself nothing more is to be said. */
export class Stopped extends Error {}

/** What the server's problems mean to a person (`code` of Problem in the OpenAPI document). */
const ofCodes = {
  "wrong": "wrong", "passkey-unknown": "wrong", "passkey-refused": "wrong",
  "email-taken": "email-taken", "signup-closed": "signup-closed", "invite-wrong": "invite-wrong",
  "not-fresh": "fresh", "signed-out": "signed-out", "revoked": "revoked", "deleted": "deleted", "last-way": "last-way",
  "no-pairing": "code-over", "expired": "code-over", "denied": "code-over", "taken": "code-taken", "other-key": "mismatch",
  "no-account": "no-account", "another-account": "another-account", "challenge-over": "over", "reset-over": "link-over", "identity-taken": "way-taken",
  "too-many-tokens": "tokens-full",
  "no-device": "gone", "no-way": "gone", "no-token": "gone", // of what is to go that is as good as done, and else nothing that a person could know
  "not-ready": "not-ready", // said between two devices that pair, and to nobody else
  "needs-public-url": "unsupported", "passkeys-need-a-name": "no-passkeys", "newer": "newer",
};

/** Of an answer that is none of the good ones. */
export function failureOf({ status, answer, retryAfter }) {
  const code = String(answer.code ?? "");
  if (Object.hasOwn(ofCodes, code)) return new Failure(ofCodes[code]);
  if (status === 429 && retryAfter) return new Failure("too-many", retryAfter);
  if (status === 429 || status === 503) return new Failure("busy");
  if (status === 0 || status >= 500) return new Failure("no-answer");
  const hasNoAccounts = (status === 404 || status === 405) && !code;
  return new Failure(hasNoAccounts ? "unsupported" : "unknown");
}

/** What a wrap that stays closed, or an answer that can't be, says of who gave it. */
const ofRefusals = { sealed: "mismatch", malformed: "mismatch", misnamed: "mismatch", newer: "newer", weak: "weak" };

export function reasonOf(error) {
  if (error?.name === "QuotaExceededError") return { reason: "no-store" };
  if (error instanceof Failure) return { reason: error.reason, seconds: error.seconds };
  return { reason: (error instanceof Refused && ofRefusals[error.reason]) || "unknown" };
}
