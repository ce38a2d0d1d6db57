/** Places on the page that F6 goes to in turn, as in Excel; in a grid, Tab goes to the next cell and does not leave it. */
export interface Region {
  readonly element: () => Element;
  focus(): void;
}

/** Joins F6 (and Ctrl+F6) to the regions: forwards, and backwards with Shift. */
export function joinRegions(regions: readonly Region[]): void {
  window.addEventListener("keydown", (event) => {
    if (event.key !== "F6" || event.altKey || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    const at = regions.findIndex((region) => region.element().contains(document.activeElement));
    const by = event.shiftKey ? -1 : 1;
    for (let next = at + by, tries = 0; tries < regions.length; next += by, tries++) {
      const region = regions[(next + regions.length) % regions.length]!;
      region.focus();
      if (region.element().contains(document.activeElement)) return;
    }
  });
}

/** A region whose first control gets the focus. */
export function firstControlOf(element: () => Element, selector: string): Region {
  return { element, focus: () => element().querySelector<HTMLElement>(selector)?.focus() };
}
