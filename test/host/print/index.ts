export { openPrintPreview } from "./preview";
export type { PrintPreview } from "./preview";
