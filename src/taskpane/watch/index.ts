/** The tab Watch: pace, set numbers and the player. */
export { exampleView } from "./exampleView";
export { WatchTab } from "./watchTab";
