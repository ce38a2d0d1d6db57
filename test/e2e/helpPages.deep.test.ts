import axe from "axe-core";
import { openPage } from "./browser";
import { ADDRESS } from "../built";
import { browser, openPane, pane } from "./workbookPage";

/** The help and privacy pages in a browser, and how the pane leads to them. */

const { version } = jest.requireActual<{ readonly version: string }>("../../package.json");
const PAGES = ["support", "privacy"].flatMap((name) => ["", ".de", ".sr"].map((end) => `${name}${end}.html`));

describe.each(["light", "dark"] as const)("in %s", (colorScheme) => {
  test.each(PAGES)("%s opens without an error, fits 320 pixels, and axe finds nothing", async (file) => {
    const page = await openPage(browser, { colorScheme, viewport: { width: 320, height: 640 } });
    const errors: string[] = [];
    page.on("console", (told) => errors.push(told.text()));
    page.on("requestfailed", (request) => errors.push(request.url()));
    const answer = await page.goto(`${ADDRESS}assets/${file}`);
    expect(answer!.status()).toBe(200);
    await page.locator("h1 img").evaluate((image: HTMLImageElement) => image.decode());
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.evaluate(axe.source);
    const violations = await page.evaluate(async () => {
      document.documentElement.style.backgroundColor = "Canvas"; // as it is; axe takes the browser's own for white
      const found = await (window as unknown as { axe: typeof axe }).axe.run(document);
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
    });
    expect(violations).toEqual([]);
    expect(errors).toEqual([]);
  });
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
