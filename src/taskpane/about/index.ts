/** What About shows: versions and the Report. */
export { aboutView, version } from "./aboutView";
