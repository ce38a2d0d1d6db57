/** The fold About: versions and the Report. */
export { AboutView } from "./aboutView";
export { version } from "./version";
