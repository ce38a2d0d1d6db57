import { openPage } from "./browser";
import { ADDRESS } from "../built";
import { violationsIn } from "./pane/layout";
import { browser, openPane, pane } from "./workbookPage";

/** The front page and the help and privacy pages in a browser, and how the pane leads to them. */

const { version } = jest.requireActual<{ readonly version: string }>("../../package.json");
const HELP = ["support", "privacy"].flatMap((name) => ["", ".de", ".sr"].map((end) => `assets/${name}${end}.html`));
const PAGES = ["index.html", ...HELP];

describe.each([
  ["light", "none"],
  ["dark", "none"],
  ["dark", "active"],
] as const)("in %s, with forced colours %s", (colorScheme, forcedColors) => {
  test.each(PAGES)("%s opens without an error, fits 320 pixels, and axe finds nothing", async (file) => {
    const page = await openPage(browser, { colorScheme, forcedColors, viewport: { width: 320, height: 640 } });
    const errors: string[] = [];
    page.on("console", (told) => errors.push(told.text()));
    page.on("requestfailed", (request) => errors.push(request.url()));
    const answer = await page.goto(ADDRESS + file);
    expect(answer!.status()).toBe(200);
    await page.locator("h1 img").evaluate((image: HTMLImageElement) => image.decode());
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    // As it is; axe takes the browser's own for white.
    await page.evaluate(() => (document.documentElement.style.backgroundColor = "Canvas"));
    expect(await violationsIn(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
});

test("the front page's links are reached by keys alone, and it says where each leads", async () => {
  const page = await openPage(browser);
  await page.goto(`${ADDRESS}index.html`);
  const links = await page.getByRole("link").allInnerTexts();
  const reached: string[] = [];
  for (const _ of links) {
    await page.keyboard.press("Tab");
    reached.push(await page.locator(":focus").innerText());
    expect(await page.locator(":focus").evaluate((link) => getComputedStyle(link).outlineStyle)).toBe("solid");
  }
  expect(reached).toEqual(links);
  expect(links).toEqual(expect.arrayContaining(["manifest.xml", "manifest-plain.xml", "Help"]));
});

test.each([
  ["en", ""],
  ["de", ".de"],
  ["sr", ".sr"],
  ["qps-ploc", ""],
])(
  "About tells the version, and Help and Privacy lead to the pages in the pane's language: %s",
  async (locale, end) => {
    await openPane({}, `?words=${locale}`);
    await pane.locator(".bottom a").first().waitFor({ state: "attached" }); // About loads later
    const links = await pane
      .locator(".bottom a")
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(await pane.locator(".bottom").evaluate((bottom) => bottom.textContent)).toContain(version);
    const paths = [`assets/support${end}.html`, `assets/privacy${end}.html`, "LICENSE.txt"];
    expect(links).toEqual(paths.map((path) => ADDRESS + path));
  },
);
