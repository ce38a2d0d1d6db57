export { AboutView } from "./aboutView";
export { version } from "./version";
