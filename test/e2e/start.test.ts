import { openPage } from "./browser";
import { embeddedAddress } from "./embedded";
import { browser } from "./workbookPage";

test("the embedded workbook answers over https, with the pane and office.js from the same address", async () => {
  const page = await openPage(browser);
  const opened = await page.goto(`${embeddedAddress()}taskpane.html`);
  expect(opened?.status()).toBe(200);
  expect(await page.evaluate("typeof Office.onReady")).toBe("function");
});
