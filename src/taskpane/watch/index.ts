/** The tab Watch: pace, set numbers and the player. */
export { Legend } from "./legend";
export { WatchTab, exampleView } from "./watchTab";
