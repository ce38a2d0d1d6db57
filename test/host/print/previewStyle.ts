import type { PrintedPage } from "./pages";
import { rounded } from "../looks/svg";

/** On the screen: a toolbar over sheets of paper, each as large as there is room. */
export const PREVIEW_STYLE = `
.print-preview-paper { display: none; }
.print-preview {
  position: fixed; inset: 0; box-sizing: border-box; width: 100vw; height: 100vh; max-width: none; max-height: none;
  margin: 0; padding: 0; border: 0; background: #525659; color: #fff; font: 14px/1.4 "Segoe UI", system-ui, sans-serif;
}
.print-preview[open] { display: flex; flex-direction: column; }
.print-preview header { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; padding: 8px 16px; background: #323639; }
.print-preview h2 { margin: 0; font-size: 16px; font-weight: 600; }
.print-preview p { flex: 1 1 12em; margin: 0; }
.print-preview button {
  min-height: 32px; padding: 4px 16px; border: 1px solid #fff; border-radius: 4px; background: #fff; color: #1b1a19; font: inherit;
}
.print-preview button:disabled { opacity: 0.6; }
.print-preview button:focus-visible, .print-preview select:focus-visible, .print-preview-pages:focus-visible { outline: 3px solid #9ecbff; outline-offset: 2px; }
.print-preview-pages:focus-visible { outline-offset: -3px; }
.print-preview-pages { flex: 1; min-height: 0; overflow: auto; display: flex; flex-direction: column; align-items: center; gap: 24px; padding: 24px; }
.print-preview label { display: flex; align-items: center; gap: 8px; }
.print-preview select { min-height: 32px; border: 1px solid #fff; border-radius: 4px; background: #fff; color: #1b1a19; font: inherit; }
.print-preview-pages .print-preview-page { flex: none; box-shadow: 0 2px 12px rgb(0 0 0 / 50%); }
.print-preview-pages svg { display: block; width: 100%; height: auto; }
`;

/** On paper: the pages alone, each on a sheet of its own size, which {@link paperOf} names; the margins are drawn into them already. */
export function printStyle(pages: readonly PrintedPage[]): string {
  if (pages.length === 0) return "";
  const papers = new Map(pages.map((page) => [paperOf(page), page]));
  const sizes = [...papers].map(
    ([name, { width, height }]) => `
@page ${name} { size: ${rounded(width)}pt ${rounded(height)}pt; margin: 0; }
@media print { .${name} { page: ${name}; height: ${rounded(height)}pt; } }`,
  );
  return `${sizes.join("")}
@media print {
  html, body { display: block !important; width: auto !important; height: auto !important; margin: 0 !important; padding: 0 !important; overflow: visible !important; background: none !important; }
  body > *:not(.print-preview-paper) { display: none !important; }
  .print-preview-paper { display: block; }
  .print-preview-paper .print-preview-page { break-after: page; break-inside: avoid; overflow: hidden; }
  .print-preview-paper .print-preview-page:last-child { break-after: auto; }
  .print-preview-paper svg { display: block; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;
}

/** A name for pages of this size: "paper-612x792". */
export function paperOf({ width, height }: PrintedPage): string {
  return `paper-${Math.round(width)}x${Math.round(height)}`;
}
