/** Office's own theme; undefined in Excel on the web (OfficeDev/office-js#6134), and while office.js is not ready. */
type OfficeTheme = Pick<Office.OfficeTheme, "bodyBackgroundColor"> | undefined;

/**
 * Writes data-theme "light" or "dark" on `root`: Office's theme decides, and if Office gives none, the system's preference.
 * Follows the system's changes, and Office's when the pane gets the focus back, because Excel does not report them. Call the result to
 * check again (when office.js has become ready).
 */
export function followTheme(root: HTMLElement, officeTheme: () => OfficeTheme): () => void {
  const system = window.matchMedia("(prefers-color-scheme: dark)");
  const apply = (): void => {
    const luminance = relativeLuminance(officeTheme()?.bodyBackgroundColor ?? "");
    // 0.179 is the luminance at which black and white text have the same contrast (WCAG 2.2, "contrast ratio").
    const dark = luminance === undefined ? system.matches : luminance < 0.179;
    root.dataset.theme = dark ? "dark" : "light";
  };
  apply();
  system.addEventListener("change", apply);
  window.addEventListener("focus", apply);
  return apply;
}

/** WCAG 2.2's relative luminance, 0 to 1, of "#RRGGBB"; undefined for any other text. */
function relativeLuminance(color: string): number | undefined {
  const hex = /^#?([0-9a-f]{6})$/i.exec(color)?.[1];
  if (hex === undefined) return undefined;
  const channel = (from: number): number => {
    const part = parseInt(hex.slice(from, from + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(0) + 0.7152 * channel(2) + 0.0722 * channel(4);
}
