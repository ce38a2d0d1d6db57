/** Colours around the cells. The cells themselves are paper: white in every theme, as in Excel. */
export interface Chrome {
  readonly heading: string;
  readonly headingLine: string;
  readonly headingText: string;
  readonly headingCorner: string;
  readonly headingTouched: string;
  readonly headingSelected: string;
  readonly headingSelectedText: string;
  readonly accent: string;
  readonly accentText: string;
  readonly selectionFill: string;
}

const NAMES: Readonly<Record<keyof Chrome, string>> = {
  heading: "--heading",
  headingLine: "--heading-line",
  headingText: "--heading-text",
  headingCorner: "--heading-corner",
  headingTouched: "--heading-touched",
  headingSelected: "--heading-selected",
  headingSelectedText: "--heading-selected-text",
  accent: "--accent",
  accentText: "--accent-text",
  selectionFill: "--selection-fill",
};

/** The theme as page.css has it now, for the canvas, which knows no CSS variables. */
export function chromeOf(element: Element): Chrome {
  const style = getComputedStyle(element);
  const read = (name: keyof Chrome): string => style.getPropertyValue(NAMES[name]).trim();
  return Object.fromEntries(Object.keys(NAMES).map((name) => [name, read(name as keyof Chrome)])) as unknown as Chrome;
}

/** Calls `listener` when the theme may have changed: light or dark, contrast, forced colours. Returns how to end that. */
export function watchTheme(listener: () => void): () => void {
  const features = ["(prefers-color-scheme: dark)", "(forced-colors: active)", "(prefers-contrast: more)"];
  const queries = features.map((feature) => window.matchMedia(feature));
  for (const query of queries) query.addEventListener("change", listener);
  return () => {
    for (const query of queries) query.removeEventListener("change", listener);
  };
}
