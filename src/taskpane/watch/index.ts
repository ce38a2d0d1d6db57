/** The tab Watch: pace, set numbers and the player. */
export { legend } from "./legend";
export { watchTab } from "./watchTab";
