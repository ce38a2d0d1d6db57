import { readFileSync } from "node:fs";
import { built } from "../built";
import { serveFolders } from "./serve";
import { findPane, generate, mazeOnSheet, openElsewhere, page, press, status } from "./workbookPage";

/**
 * The demonstration as a plain server of files has it, in a folder somewhere below its root: what `npm run build -- --env demo` makes. Its
 * address is an https one, because office.js refuses others.
 */

const ADDRESS = "https://files.example/some/where/";

/** What office.js itself tries in vain, wherever it runs: see policy.deep.test.ts. */
const REFUSED_TO_OFFICE_JS = /telemetryservice\.firstpartyapps|inline style/;

/** What the console says, and what does not load. */
let faults: string[];

/** Opens a page of the demonstration. */
async function open(name: string): Promise<void> {
  faults = [];
  const { workbook, addIn } = built();
  await openElsewhere(ADDRESS + name, async (opened) => {
    opened.on("console", (said) => {
      const isFault = ["error", "warning"].includes(said.type()) && !REFUSED_TO_OFFICE_JS.test(said.text());
      if (isFault) faults.push(said.text());
    });
    opened.on("pageerror", ({ message }) => faults.push(message));
    await serveFolders(opened, ADDRESS, () => [workbook, addIn]);
  });
}

/** Whether the browser asks before it closes the tab. */
async function asksBeforeClosing(): Promise<boolean> {
  const closed = page.waitForEvent("close").then(() => undefined);
  const asked = page.waitForEvent("dialog").catch(() => undefined); // it closes
  await page.close({ runBeforeUnload: true });
  const dialog = await Promise.race([asked, closed]);
  expect(dialog?.type() ?? "beforeunload").toBe("beforeunload");
  await dialog?.dismiss();
  return dialog !== undefined;
}

test("somebody without Excel makes a maze, solves it, saves it, opens the file again and clears the maze", async () => {
  await open("index.html");
  await page.getByRole("link", { name: "Try it in this browser" }).click();
  await findPane();
  expect(await page.getByRole("banner").innerText()).toMatch(/This is not Excel.*It keeps nothing/s);
  await generate(8, 5);
  const maze = await mazeOnSheet(5, 8);
  await press("Solve");
  await status(/path/);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as .xlsx" }).click(),
  ]);
  const file = await download.path();
  await page.reload();
  await findPane();
  await page.getByLabel("Workbook to open").setInputFiles({
    name: download.suggestedFilename(),
    buffer: readFileSync(file),
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  });
  await page.waitForFunction(() => window.lavirintWorkbook!.excel.workbook.activeSheet.usedArea(false) !== undefined);
  await findPane();
  expect((await mazeOnSheet(5, 8)).standing).toEqual(maze.standing);
  await press("Clear maze");
  await press("Delete");
  await status(/is cleared/);
  const rest = () => window.lavirintWorkbook!.excel.workbook.activeSheet.usedArea(false);
  expect(await page.evaluate(rest)).toMatchObject({ column: 54, columns: 1 }); // the size cells, in BC
  expect(faults).toEqual([]);
});

test("it asks before it loses what somebody made, and only then", async () => {
  await open("try.html");
  await findPane();
  await generate(8, 5);
  expect(await asksBeforeClosing()).toBe(true);
  await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as .xlsx" }).click(), //
  ]);
  expect(await asksBeforeClosing()).toBe(false);
});

test("its ribbon has the icons that the manifest names, wherever it is", async () => {
  await open("try.html");
  const icons = page.getByRole("group", { name: "Lavirint", exact: true }).locator("img");
  await icons.first().waitFor();
  for (const icon of await icons.all()) await icon.evaluate((image: HTMLImageElement) => image.decode());
  expect(await icons.count()).toBe(5);
  const link = page.getByRole("link", { name: "Get Lavirint for Excel." });
  await link.click();
  await page.getByRole("heading", { name: "Put it into Excel" }).waitFor();
  expect(faults).toEqual([]);
});
