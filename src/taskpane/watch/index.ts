/** The tab Watch: pace, set numbers and the player. */
export { exampleView } from "./paceView";
export { Legend } from "./legend";
export { WatchTab } from "./watchTab";
