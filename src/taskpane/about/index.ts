/** What About shows: versions and the Report. */
export { AboutView, version } from "./aboutView";
