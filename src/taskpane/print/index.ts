export { PrintTab } from "./printTab";
