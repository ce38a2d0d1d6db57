import type { Frame, Page } from "playwright-core";
import { openPage } from "./browser";
import { embeddedAddress } from "./embedded";
import { browser } from "./workbookPage";

/** The first steps, which the pane shows once by itself when it has loaded everything else, and again from About. */

let page: Page;

async function openPane(): Promise<Frame> {
  await page.goto(embeddedAddress());
  const frame = await page.waitForSelector('iframe[title="Lavirint pane"]');
  const pane = (await frame.contentFrame())!;
  await pane.locator('button[form="maze"]').waitFor();
  return pane;
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
  for (const address of links)
    expect((await page.request.get(address, { ignoreHTTPSErrors: true })).status()).toBe(200);
  expect(links).toHaveLength(3);
});

test("the first steps fit a pane of 320 pixels", async () => {
  page = await openPage(browser, { viewport: { width: 320, height: 640 } }, true);
  const frame = await openPane();
  await steps(frame).waitFor();
  const widths = await steps(frame).evaluate((dialog) => [dialog.scrollWidth <= dialog.clientWidth, window.innerWidth]);
  expect(widths[0]).toBe(true);
  const { width } = (await steps(frame).boundingBox())!;
  expect(width).toBeLessThanOrEqual(320);
  const folder = process.env["SCREENSHOTS"];
  if (folder !== undefined && folder !== "") await page.screenshot({ path: `${folder}/first-steps.png` });
});
