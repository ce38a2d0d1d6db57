export { openPrintPreview } from "./preview";
