// The exchange with the account's log: what every page of a device with an account fetches.
export { draw, keepDrawn } from "./drawn.js";
export { lock, store, unlock, wait } from "./exchange.js";
export { pull, push } from "./log.js";
export { live, notify, remind } from "./notifications.js";
