/** The tab Watch: pace, set numbers and the player. */
export { Legend } from "./legend";
export { WatchTab } from "./watchTab";
