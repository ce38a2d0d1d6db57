import axe from "axe-core";
import type { Frame, Page } from "playwright-core";
import { page, pane } from "../workbookPage";

/** Gives the pane this width and height, in pixels, independent of the window. */
export async function sizePane(width: number, height: number): Promise<void> {
  await page
    .locator('iframe[title="Lavirint pane"]')
    .evaluate((frame, size) => Object.assign(frame.style, size), { width: `${width}px`, height: `${height}px` });
  // What the pane does when it is resized is done in the frame that follows.
  await pane.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** What is cut off, covered or broken across lines in the pane's tab when a keyboard or a finger scrolls to it, or scrolls the pane. */
export function faults(): string[] {
  const found: string[] = [];
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the pane is ${scrollWidth} wide`);
  // In a pane that is not as low as a zoom makes it, nothing but the panel scrolls.
  if (scrollHeight > clientHeight && clientHeight > 480) found.push(`the pane is ${scrollHeight} tall`);
  const controls = [...document.querySelectorAll<HTMLElement>("button, input, select, textarea, summary")];
  for (const control of controls.filter((each) => each.checkVisibility())) {
    const name = control.outerHTML.slice(0, 90);
    control.scrollIntoView({ block: "nearest" });
    const { left, right, top, bottom } = control.getBoundingClientRect();
    if (left < 0 || right > clientWidth + 1) found.push(`cut off: ${name}`);
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const label = at?.closest("label");
    if (at === null || !(control.contains(at) || label?.control === control)) found.push(`covered: ${name}`);
    if (control instanceof HTMLButtonElement) found.push(...brokenWords(control).map((word) => `broken: ${word}`));
  }
  return found;

  function brokenWords(button: HTMLButtonElement): string[] {
    const words: string[] = [];
    const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of node.textContent!.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) words.push(word);
      }
    }
    return words;
  }
}

/** Opens all folds of the pane, or closes them. */
export const unfoldAll = (isOpen = true): Promise<void> =>
  pane.evaluate((isOpen) => {
    for (const fold of document.querySelectorAll("details")) fold.open = isOpen;
  }, isOpen);

/** What axe finds wrong in a page or frame. */
export async function violationsIn(place: Page | Frame): Promise<string[]> {
  // evaluate reaches into the page from outside: its content security policy stays as shipped.
  await place.evaluate(axe.source);
  return place.evaluate(async () => {
    const found = await (window as unknown as { axe: typeof axe }).axe.run(document, { iframes: false });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
  });
}

/** Whether the whole cell is to be seen; row and column from 0. */
export const isInView = (row: number, column: number): Promise<boolean> =>
  page.evaluate(
    ({ row, column }) => {
      const { view } = window.lavirintWorkbook!.area;
      const { x, y, width, height } = view.placeOf({ row, column, rows: 1, columns: 1 });
      const { clientWidth, clientHeight } = document.querySelector("canvas")!;
      return x >= 20 && y >= 15 && x + width <= clientWidth && y + height <= clientHeight;
    },
    { row, column },
  );
