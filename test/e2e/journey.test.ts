import axe from "axe-core";
import type { BrowserContextOptions } from "playwright-core";
import { goTo, openPane, openSetUp, page, pane, press, spoken, status, unhide } from "./workbookPage";

/** The name that a screen reader gives to what has the focus in the pane. */
const focused = (): Promise<string> =>
  pane.evaluate(() => {
    const element = document.activeElement;
    const labels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;
    if (element === null || element === document.body) return "";
    return (labels?.[0]?.textContent ?? element.textContent).trim();
  });

/** Presses Tab until the control has the focus; fails if a whole round through the pane does not come by it. */
async function tabTo(name: string): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < 120; presses++) {
    if ((await focused()).startsWith(name)) return;
    await page.keyboard.press("Tab");
    passed.push(await focused());
  }
  throw new Error(`Tab never came to “${name}”, only to: ${passed.join(" | ")}`);
}

/** Standing walls of the grid of rows x columns at B2, frame and all, as the sheet has them. */
const wallsOfSheet = (rows: number, columns: number): Promise<{ frame: number; inner: number }> =>
  page.evaluate(
    ({ rows, columns }) => {
      const sheet = window.lavirintWorkbook!.excel.workbook.activeSheet;
      let frame = 0;
      let inner = 0;
      for (let row = 1; row <= rows + 1; row++) {
        for (let column = 1; column <= columns + 1; column++) {
          if (column <= columns && sheet.horizontalEdge(row, column).style !== "None") {
            if (row === 1 || row === rows + 1) frame++;
            else inner++;
          }
          if (row <= rows && sheet.verticalEdge(row, column).style !== "None") {
            if (column === 1 || column === columns + 1) frame++;
            else inner++;
          }
        }
      }
      return { frame, inner };
    },
    { rows, columns },
  );

test("from an empty workbook to a maze, its numbers, its page and back, by keyboard alone", async () => {
  await openPane();
  await page.getByRole("grid").focus();
  const inPane = (): Promise<boolean> => page.evaluate(() => document.activeElement?.tagName === "IFRAME");
  for (let presses = 0; presses < 6 && !(await inPane()); presses++) await page.keyboard.press("F6");
  await pane.waitForFunction(() => document.activeElement !== document.body);
  await tabTo("Set up sheet");
  await page.keyboard.press("Enter");
  await status(/BC12/);

  await goTo("BC12");
  await page.keyboard.type("8");
  await page.keyboard.press("Enter");
  await goTo("BC14");
  await page.keyboard.type("5");
  await page.keyboard.press("Enter");
  await pane.waitForFunction(() => document.querySelector("input")?.value === "8");

  await pane.getByRole("spinbutton", { name: "Columns" }).focus();
  await tabTo("Set numbers");
  await page.keyboard.type("On a hidden");
  await tabTo("Generate");
  await page.keyboard.press("Enter");
  await status(/A maze of 8 columns and 5 rows stands in B2:I6/);
  const { inner } = await wallsOfSheet(5, 8);
  expect(inner).toBe(5 * 7 + 4 * 8 - (5 * 8 - 1));

  await unhide("Maze sets");
  const numbers = new Set<string>();
  for (const row of [2, 3, 4, 5, 6]) {
    for (const column of "BCDEFGHI") {
      await goTo(column + row);
      numbers.add(/^\w+, (\d+)/.exec(await spoken())![1]!);
    }
  }
  expect(numbers.size).toBe(2);

  await page.getByRole("tab", { name: "Maze sets" }).focus();
  await page.keyboard.press("ArrowLeft");
  await page.waitForFunction(() => window.lavirintWorkbook!.excel.workbook.activeSheet.name === "Sheet1");
  await pane.getByRole("spinbutton", { name: "Columns" }).focus();
  await tabTo("Prepare page");
  await page.keyboard.press("Enter");
  await status(/one page/i);
  await tabTo("Clear maze");
  await page.keyboard.press("Enter");
  await status(/is cleared/i);
  expect(await wallsOfSheet(5, 8)).toEqual({ frame: 0, inner: 0 });
});

test("a prepared maze is one page in the print preview and one in the browser's own print, and Esc goes back", async () => {
  await openSetUp();
  await press("Generate");
  await status(/A maze of/);
  await press("Prepare page");
  await status(/one page/);
  await page.getByRole("button", { name: "Print preview" }).click();
  const preview = page.getByRole("dialog", { name: "Print preview" });
  await preview.getByText(/1 page, .* landscape/).waitFor();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.keyboard.press("Escape");
  await preview.waitFor({ state: "hidden" });
});

const looks: [string, BrowserContextOptions][] = [
  ["light", { colorScheme: "light" }],
  ["dark", { colorScheme: "dark" }],
  ["forced colours", { forcedColors: "active" }],
];

describe.each(looks)("in %s", (_name, options) => {
  test("axe finds nothing serious in the pane after a maze was made, nor in the workbook's page", async () => {
    await openSetUp(options);
    await press("Generate");
    await status(/A maze of/);
    for (const frame of [page.mainFrame(), pane]) {
      // evaluate reaches into the page from outside: its content security policy stays as shipped.
      await frame.evaluate(axe.source);
      const found = await frame.evaluate(async () => {
        const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
          iframes: false,
        });
        return violations
          .filter(({ impact }) => impact === "serious" || impact === "critical")
          .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
      });
      expect(found).toEqual([]);
    }
  });
});

test.each([
  ["at 320 px", "100%"],
  ["at 320 px with text of 200 %", "200%"],
])("the pane scrolls down, and never sideways, %s", async (_name, fontSize) => {
  await openPane();
  await page
    .locator('iframe[title="Lavirint pane"]')
    .evaluate((frame) => Object.assign(frame.style, { width: "320px" }));
  const widths = await pane.evaluate((size) => {
    document.documentElement.style.fontSize = size;
    for (const group of document.querySelectorAll("details")) group.open = true;
    const { scrollWidth, clientWidth } = document.documentElement;
    const beyond = [...document.querySelectorAll("button, input, select, textarea, summary")]
      .filter((control) => control.getBoundingClientRect().right > clientWidth + 1)
      .map((control) => control.outerHTML);
    return { scrollWidth, clientWidth, beyond };
  }, fontSize);
  expect(widths).toEqual({ scrollWidth: 320, clientWidth: 320, beyond: [] });
});

test("everything in the pane that unfolds is in office.js's own order of Tab, which knows a summary by its tabindex alone", async () => {
  await openPane();
  const left = await pane.evaluate(() =>
    [...document.querySelectorAll("summary")].filter((summary) => summary.getAttribute("tabindex") !== "0").map(String),
  );
  expect(left).toEqual([]);
});
