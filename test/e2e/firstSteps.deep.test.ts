import { ADDRESS } from "../built";
import { sizePane } from "./pane/layout";
import { findPane, focusedWords, openElsewhere, page, pane } from "./workbookPage";

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
  expect(await focusedWords()).toBe("Begin");
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
  expect(await focusedWords()).toBe("First steps");
});

test.each([
  ["en", "First steps"],
  ["de", "Erste Schritte"],
  ["sr", "Prvi koraci"],
])(
  "in %s the first steps are whole in panes of each size, and their button comes into view",
  async (language, name) => {
    await openNew(`?words=${language}`);
    await page.setViewportSize({ width: 1280, height: 900 });
    const dialog = pane.getByRole("dialog", { name });
    await dialog.waitFor();
    for (const [width, height, size] of [
      [350, 640, "100%"],
      [320, 900, "100%"],
      [320, 640, "100%"],
      [320, 640, "200%"],
    ] as const) {
      await sizePane(width, height);
      await pane.evaluate((size) => (document.documentElement.style.fontSize = size), size);
      const cutOff = await dialog.evaluate((each) =>
        [each, ...each.querySelectorAll("*")]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1 && clientWidth > 0)
          .map(({ outerHTML }) => outerHTML.slice(0, 90)),
      );
      const isWide = await dialog.evaluate((each) => each.getBoundingClientRect().right > window.innerWidth);
      expect([width, height, size, isWide, cutOff]).toEqual([width, height, size, false, []]);
      await dialog.getByRole("button").click({ trial: true });
    }
  },
);
