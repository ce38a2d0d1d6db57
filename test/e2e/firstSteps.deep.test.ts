import type { Frame, Page } from "playwright-core";
import { openPage } from "./browser";
import { ADDRESS } from "../built";
import { browser } from "./workbookPage";

/** The first steps, which the pane shows once by itself when it has loaded everything else, and again from About. */

let page: Page;

async function openPane(query = ""): Promise<Frame> {
  await page.goto(`${ADDRESS}try.html${query}`);
  const frame = await page.waitForSelector('iframe[title="Lavirint pane"]');
  const pane = (await frame.contentFrame())!;
  await pane.locator('button[form="maze"]').waitFor();
  return pane;
}

async function shoot(name: string): Promise<void> {
  const folder = process.env["SCREENSHOTS"];
  if (folder !== undefined && folder !== "") await page.screenshot({ path: `${folder}/${name}.png` });
}

const steps = (pane: Frame) => pane.getByRole("dialog", { name: "First steps" });

test("the first steps are shown once, with three pictures, are closed by Esc, and are shown again from About", async () => {
  page = await openPage(browser, { viewport: { width: 1280, height: 800 } }, true);
  const pane = await openPane();
  await steps(pane).waitFor();
  const pictures = await steps(pane)
    .locator("img")
    .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth));
  expect(pictures).toEqual([80, 80, 80]);
  expect(await pane.evaluate(() => document.activeElement?.textContent)).toBe("Begin");
  await page.keyboard.press("Escape");
  await steps(pane).waitFor({ state: "hidden" });

  const again = await openPane();
  await again.getByRole("button", { name: "About" }).click();
  const shown = again.getByRole("button", { name: "First steps" });
  await shown.waitFor(); // the part that would have shown them is there
  expect(await steps(again).isVisible()).toBe(false);
  await shown.click();
  await steps(again).getByRole("button", { name: "Begin" }).click();
  await steps(again).waitFor({ state: "hidden" });
  expect(await again.evaluate(() => document.activeElement?.textContent)).toBe("First steps");
  // Licence, help and privacy are pages of the add-in's own.
  const links = await again
    .locator(".bottom a")
    .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href));
  const answers = await again.evaluate(
    (all) => Promise.all(all.map((each) => fetch(each).then((a) => a.status))),
    links,
  );
  expect(answers).toEqual([200, 200, 200]);
});

const LANGUAGES = [
  ["en", "First steps"],
  ["de", "Erste Schritte"],
  ["sr", "Prvi koraci"],
] as const;
const LOOKS: readonly (readonly [string, Parameters<Page["emulateMedia"]>[0]])[] = [
  ["light", { colorScheme: "light" }],
  ["dark", { colorScheme: "dark" }],
  ["forced colours", { colorScheme: "light", forcedColors: "active" }],
];

test.each(LANGUAGES)("in %s the first steps are whole in panes of each size and look", async (language, name) => {
  page = await openPage(browser, { viewport: { width: 1280, height: 900 } }, true);
  const frame = await openPane(`?words=${language}`);
  const dialog = frame.getByRole("dialog", { name });
  await dialog.waitFor();
  const begin = dialog.getByRole("button");
  for (const [look, media] of LOOKS) {
    await page.emulateMedia(media);
    for (const [width, height, size] of [
      [350, 640, "100%"],
      [320, 900, "100%"],
      [320, 640, "100%"],
      [320, 640, "200%"],
    ] as const) {
      await page.locator('iframe[title="Lavirint pane"]').evaluate(
        (each, [width, height]) => {
          Object.assign(each.style, { width: `${width}px`, height: `${height}px` });
        },
        [width, height] as const,
      );
      await frame.evaluate((size) => (document.documentElement.style.fontSize = size), size);
      const at = `${look} ${width}x${height} ${size}`;
      const room = await dialog.evaluate((each) => ({
        isWide: each.scrollWidth > each.clientWidth || each.getBoundingClientRect().right > window.innerWidth,
        cutOff: [...each.querySelectorAll("*")]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1 && clientWidth > 0)
          .map(({ outerHTML }) => outerHTML.slice(0, 90)),
      }));
      expect([at, room]).toEqual([at, { isWide: false, cutOff: [] }]);
      // The button is in view, or comes into view by scrolling.
      await begin.scrollIntoViewIfNeeded();
      const { y, height: tall } = (await begin.boundingBox())!;
      const pane = (await page.locator('iframe[title="Lavirint pane"]').boundingBox())!;
      expect([at, y >= pane.y, y + tall <= pane.y + pane.height]).toEqual([at, true, true]);
      await shoot(`first-steps-${language}-${look}-${width}-${height}-${size}`);
    }
  }
});
