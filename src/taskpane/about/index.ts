/** What About shows: versions and the Report. */
export { AboutView } from "./aboutView";
export { version } from "./version";
