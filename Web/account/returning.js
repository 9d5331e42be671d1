// What a tab left for a provider with, and comes back to.

/** Under which it is kept meanwhile. */
export const leftFor = "pocketful provider";

/** The act that somebody who is back goes on with. Who is signed in here goes on with what this very tab began for their account,
    and with nothing else: no link, and no other tab, is to change whose device this is. */
export function actAfterReturn(isBack, profile) {
  const { adds, account } = JSON.parse(sessionStorage.getItem(leftFor)) ?? {};
  sessionStorage.removeItem(leftFor); // also of a trip that was given up: what comes later was not begun here
  if (!isBack) return null;
  if (!profile || profile.session === "out") return "signIn";
  return account !== profile.account ? "none" : adds ? "addProvider" : "signIn";
}
