// Addresses: links inside the app, back and forward. Each history entry remembers how far its page was scrolled,
// because the browser would look before the app has drawn the page.
import { effects, program, tell } from "./loop.js";

export const here = () => location.pathname + location.search;
let shown = here();

effects.navigate = ({ path, replace }) => {
  if (!replace) saveScroll();
  try {
    history[replace ? "replaceState" : "pushState"]({ top: replace ? scrollY : 0 }, "", path);
  } catch { return; } // WebKit takes a hundred in ten seconds; the page is drawn all the same
  history.scrollRestoration = "manual";
  shown = here();
};

effects.scroll = ({ top }) => scrollTo(0, top);

/** A link was followed: a new entry, unless it leads to the page that is open. */
export function follow(path, link) {
  effects.navigate({ path, replace: path.split("#")[0] === shown });
  tell("path", { path: shown }, null, link);
}

const saveScroll = () => history.replaceState({ top: scrollY }, "");
let scrollTimer = 0;
addEventListener("scroll", () => {
  clearTimeout(scrollTimer);
  if (!program.receive) return; // the browser's own guess, before the page has its length
  scrollTimer = setTimeout(saveScroll, 150);
}, { passive: true });

addEventListener("popstate", () => {
  clearTimeout(scrollTimer);
  // Behind the "#" stands a place of the page, or what somebody sent: then all begins anew with it.
  if (here() === shown) return void (location.hash[1] && !document.getElementById(location.hash.slice(1)) && location.reload());
  shown = here();
  if (program.receive) tell("path", { path: shown }, restoreScroll);
  else location.reload();
});

export function restoreScroll() {
  scrollTo(0, history.state?.top ?? 0);
}
