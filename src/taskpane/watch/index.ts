/** The tab Watch: pace, set numbers and the player. */
export { exampleView } from "./exampleView";
export { Legend } from "./legend";
export { WatchTab } from "./watchTab";
