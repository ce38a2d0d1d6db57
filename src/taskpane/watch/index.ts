export { WatchTab } from "./watchTab";
