import { launchBrowser, openPage } from "./browser";
import { browser } from "./workbookPage";

test("text is visible: the browser has a font, whose m is broader than its i", async () => {
  const page = await openPage(browser);
  await page.setContent("<span>mmmm</span><br /><span>iiii</span>");
  const [broad, narrow] = await page.evaluate(() =>
    [...document.querySelectorAll("span")].map((span) => span.getBoundingClientRect().width),
  );
  expect(broad!).toBeGreaterThan(narrow!);
  expect(narrow!).toBeGreaterThan(0);
});

test("a page speaks American English on a German system, and German if asked to", async () => {
  const before = { ...process.env };
  Object.assign(process.env, { LANG: "de_DE.UTF-8", LC_ALL: "de_DE.UTF-8", LANGUAGE: "de" });
  const german = await launchBrowser().finally(() => (process.env = before));
  try {
    for (const locale of [undefined, "de-DE"]) {
      const page = await openPage(german, locale === undefined ? {} : { locale });
      const spoken = await page.evaluate(() => [navigator.language, new Intl.NumberFormat().resolvedOptions().locale]);
      expect(spoken).toEqual(Array(2).fill(locale ?? "en-US"));
    }
  } finally {
    await german.close();
  }
});
