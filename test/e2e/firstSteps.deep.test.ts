import type { Page } from "playwright-core";
import { ADDRESS } from "../built";
import { findPane, openElsewhere, page, pane, shoot } from "./workbookPage";

/** The first steps, which the pane shows once by itself when it has loaded everything else, and again from About. */

async function openNew(query = ""): Promise<void> {
  await openElsewhere(`${ADDRESS}try.html${query}`, undefined, true);
  await findPane();
}

const steps = () => pane.getByRole("dialog", { name: "First steps" });

test("the first steps are shown once, with three pictures, are closed by Esc, and are shown again from About", async () => {
  await openNew();
  await steps().waitFor();
  const pictures = await steps()
    .locator("img")
    .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth));
  expect(pictures).toEqual([80, 80, 80]);
  expect(await pane.evaluate(() => document.activeElement?.textContent)).toBe("Begin");
  await page.keyboard.press("Escape");
  await steps().waitFor({ state: "hidden" });

  await page.reload();
  await findPane();
  await pane.getByRole("button", { name: "About" }).click();
  const shown = pane.getByRole("button", { name: "First steps" });
  await shown.waitFor(); // the part that would have shown them is there
  expect(await steps().isVisible()).toBe(false);
  await shown.click();
  await steps().getByRole("button", { name: "Begin" }).click();
  await steps().waitFor({ state: "hidden" });
  expect(await pane.evaluate(() => document.activeElement?.textContent)).toBe("First steps");
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
  await openNew(`?words=${language}`);
  await page.setViewportSize({ width: 1280, height: 900 });
  const dialog = pane.getByRole("dialog", { name });
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
      await pane.evaluate((size) => (document.documentElement.style.fontSize = size), size);
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
      const around = (await page.locator('iframe[title="Lavirint pane"]').boundingBox())!;
      expect([at, y >= around.y, y + tall <= around.y + around.height]).toEqual([at, true, true]);
      await shoot(`first-steps-${language}-${look}-${width}-${height}-${size}`);
    }
  }
});
