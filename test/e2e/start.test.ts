import type { Browser } from "playwright-core";
import { launchBrowser, openPage } from "./browser";
import { embeddedAddress } from "./embedded";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
}, 60_000);
afterAll(() => browser.close());

test("the embedded workbook answers over https, with the pane and office.js from the same address", async () => {
  const page = await openPage(browser);
  const opened = await page.goto(`${embeddedAddress()}taskpane.html`);
  expect(opened?.status()).toBe(200);
  expect(await page.evaluate("typeof Office.onReady")).toBe("function");
});
