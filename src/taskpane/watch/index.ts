/** The tab Watch: pace, set numbers and the player. */
export { WatchTab } from "./watchTab";
