import type { Browser, BrowserContextOptions, Disposable, Frame, Locator, Page } from "playwright-core";
import { Maze } from "../../src/maze/model";
import { ADDRESS } from "../built";
import { launchBrowser, openPage } from "./browser";

declare global {
  var afterFailure: (() => Promise<void>) | undefined;
}

/** One browser for all tests of a file. */
export let browser: Browser;
/** The embedded workbook of the running test. */
export let page: Page;
/** The add-in's pane beside it. */
export let pane: Frame;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
let hasFailed = false;
// What cannot be seen again where a test fails once in a hundred times.
globalThis.afterFailure = async () => {
  hasFailed = true;
  for (const shown of browser.contexts().flatMap((context) => context.pages())) {
    for (const frame of shown.frames()) {
      const seen = await frame.evaluate(textAndInputs).catch(String);
      process.stderr.write(`When the test failed, ${frame.url().split("&")[0]} showed: ${seen.slice(0, 3_000)}\n\n`);
    }
  }
};
function textAndInputs(): string {
  const values = [...document.querySelectorAll("input")].map(
    ({ name, ariaLabel, value }) => `${ariaLabel ?? name}=${value}`,
  );
  return `${values.join(" ")}\n${document.body.innerText}`;
}

/** The page that stays open for the next test, and what it was opened with, apart from its size and colours. */
let kept: { readonly page: Page; readonly with: string } | undefined;
/** What a test made of the page before its pane was loaded. */
let prepared: Disposable | undefined;

afterEach(async () => {
  await prepared?.dispose();
  prepared = undefined;
  if (hasFailed) kept = undefined; // who knows in what state it is
  hasFailed = false;
  const contexts = browser.contexts().filter((context) => context !== kept?.page.context());
  await Promise.all(contexts.map((context) => context.close()));
});

/** Milliseconds that each request to the workbook takes, to find tests that pass only if Excel answers at once. */
const LATENCY = Number(process.env["LATENCY"] ?? 0);

/**
 * Opens an empty workbook; its pane may still be starting. `query`, "?words=qps-ploc", follows its address. Tests of a file share the page,
 * which begins again for each of them; one that asks for another locale, say, gets another page. What `prepare` makes of the page before
 * the pane is loaded is taken back after the test.
 */
export async function openWorkbook(
  options: BrowserContextOptions = {},
  query = "",
  prepare?: (page: Page) => Promise<Disposable>,
): Promise<void> {
  const { viewport = { width: 1280, height: 800 }, colorScheme = "light", forcedColors = "none", ...others } = options;
  const wanted = JSON.stringify([others, query]);
  if (kept?.with === wanted) {
    page = kept.page;
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.setViewportSize(viewport!);
    await page.emulateMedia({ colorScheme, forcedColors, media: null });
    await page.mouse.move(0, 0);
    prepared = await prepare?.(page);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      scrollTo(0, 0);
      window.lavirintWorkbook!.beginAgain();
    });
  } else {
    await kept?.page.context().close();
    page = await openPage(browser, { viewport, colorScheme, forcedColors, ...others });
    kept = { page, with: wanted };
    prepared = await prepare?.(page);
    await page.goto(`${ADDRESS}try.html${query}`);
    await page.waitForFunction(() => window.lavirintWorkbook !== undefined);
  }
  await page.evaluate((latency) => (window.lavirintWorkbook!.excel.switches.latency = latency), LATENCY);
}

/** Opens a page at another address, after what `prepare` makes of it; the test's functions are then about the workbook there. */
export async function openElsewhere(
  address: string,
  prepare?: (page: Page) => Promise<void>,
  showsFirstSteps = false,
): Promise<void> {
  page = await openPage(browser, { viewport: { width: 1280, height: 800 } }, showsFirstSteps);
  await prepare?.(page);
  await page.goto(address);
}

/** Opens an empty workbook and waits until its pane can be used. */
export async function openPane(...given: Parameters<typeof openWorkbook>): Promise<void> {
  await openWorkbook(...given);
  await findPane();
}

/** Waits until the present pane can be used; opening a file starts the add-in again. */
export async function findPane(): Promise<void> {
  const frame = await page.waitForSelector('iframe[title="Lavirint pane"]');
  pane = (await frame.contentFrame())!;
  await pane.locator('button[form="maze"]').waitFor(); // Generate, in any language
}

/** Gives the sheet in front size cells, as the pane does. */
export async function addSizeCells(): Promise<void> {
  await press("Size cells");
  await status(/has size cells now/);
}

/** Brings one of the pane's tabs into view; if there is no room for it, from the menu of the others. */
export const openTab = (name: string): Promise<void> =>
  choose(pane.getByRole("tab", { name, exact: true, includeHidden: true }), name);

async function choose(tab: Locator, name: string): Promise<void> {
  if (await tab.isVisible()) return tab.click();
  await pane.locator("button[aria-haspopup=menu]").click();
  await pane.getByRole("menuitem", { name, exact: true }).click();
}

/** A control of the pane, brought into view as a person does: by clicking its tab and the folds around it, or About. */
export async function reach(role: Parameters<Frame["getByRole"]>[0], name: string): Promise<Locator> {
  const control = pane.getByRole(role, { name, exact: true, includeHidden: true });
  const found = await control.elementHandle(); // a role and a name are searched for in the whole pane, which takes long
  const place = await found.evaluate((element) => ({
    tab: element.closest('[role="tabpanel"][hidden]')?.getAttribute("aria-labelledby"),
    disclosure: element.closest(".disclosed[hidden]")?.id,
  }));
  if (place.tab) {
    const tab = pane.locator(`[id="${place.tab}"]`);
    await choose(tab, (await tab.textContent())!);
  }
  if (place.disclosure) await pane.locator(`[aria-controls="${place.disclosure}"]`).click();
  const isFolded = () => found.evaluate((element) => element.closest("details:not([open])") !== null);
  const folded = pane.locator("details:not([open])", { has: control });
  while (await isFolded()) await folded.first().locator(":scope > summary").click();
  return control;
}

/** Presses a button of the pane, on any tab. */
export async function press(name: string): Promise<void> {
  await (await reach("button", name)).click();
}

/** Waits for the outcome; fails at once if there is a refusal instead, with its sentence. */
export async function status(words: RegExp): Promise<void> {
  await Promise.race([
    pane.getByRole("status").getByText(words).waitFor(),
    pane
      .getByRole("alert")
      .filter({ hasText: /\w/ })
      .waitFor()
      .then(async () => {
        throw new Error(await pane.getByRole("alert").innerText());
      }),
  ]);
}

/** Types a size into the pane. */
export async function resize(columns: number, rows: number): Promise<void> {
  await (await reach("spinbutton", "Columns")).fill(String(columns));
  await (await reach("spinbutton", "Rows")).fill(String(rows));
}

/** Makes a maze of this size with the pane. */
export async function generate(columns: number, rows: number): Promise<void> {
  await resize(columns, rows);
  await press("Generate");
  await status(/A maze of/);
}

/** The maze of rows x columns at B2, as the lines of the sheet in front have it. */
export async function mazeOnSheet(rows: number, columns: number): Promise<Maze> {
  const open = await page.evaluate(
    ({ rows, columns }) => {
      const sheet = window.lavirintWorkbook!.excel.workbook.activeSheet;
      return Array.from({ length: rows * columns }, (_, cell) => {
        const [row, column] = [1 + Math.floor(cell / columns), 1 + (cell % columns)];
        return [sheet.verticalEdge(row, column + 1).style, sheet.horizontalEdge(row + 1, column).style];
      });
    },
    { rows, columns },
  );
  const maze = Maze.walled({ rows, columns });
  open.flat().forEach((style, wall) => {
    if (style === "None" && maze.separates(wall)) maze.openWall(wall);
  });
  return maze;
}

/** Presses keys one after the other, wherever the focus is. */
export async function keys(...names: readonly string[]): Promise<void> {
  for (const name of names) await page.keyboard.press(name);
}

/** Goes to a cell or range as a person does, by the name box. */
export async function goTo(address: string): Promise<void> {
  await page.getByLabel("Name box").focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.type(address);
  await page.keyboard.press("Enter");
}

/** Types into a cell as a person does; Enter takes it, and goes on to the cell below. */
export async function typeInto(address: string, text: string): Promise<void> {
  await goTo(address);
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

/** The words of what has the focus in the pane. */
export const focusedWords = () => pane.evaluate(() => document.activeElement?.textContent?.trim());

/** Whether the pane has the focus. */
export const isInPane = () => page.evaluate(() => document.activeElement?.tagName === "IFRAME");

/** What a screen reader hears of the active cell. */
export const spoken = (): Promise<string> => page.getByRole("grid").innerText();

/** Waits until a screen reader hears this of the active cell: what comes by the system's clipboard comes later than its keys. */
export const hears = (words: string): Promise<void> =>
  page.getByRole("grid").getByText(words, { exact: true }).waitFor();

/** Resolves when everything is painted. */
export const settled = (): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
