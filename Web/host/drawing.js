// What moves the map comes with the first one: no other page waits for it.
import { isStill, program } from "./loop.js";
import { report } from "./events.js";
import { whenDrawn } from "./patches.js";

let isAsked = false;

whenDrawn(async () => {
  if (isAsked || !document.querySelector("svg.map-drawing")) return;
  isAsked = true;
  try {
    (await import(document.documentElement.dataset.drawing)).begin({ isStill, program, report, whenDrawn });
  } catch (error) {
    console.warn("Pocketful waits for what moves the map:", error);
    setTimeout(() => { isAsked = false; }, 3000); // the map is there, and its list; the next drawing asks again
  }
});
