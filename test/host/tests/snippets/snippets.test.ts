import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pressButtons } from "../../snippets/pressButtons";
import { readSamples } from "../../snippets/readSamples";

const folder = mkdtempSync(path.join(tmpdir(), "lavirint-samples-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A file as Script Lab writes it. */
function write(name: string, script: string, html: string): void {
  const indented = (text: string) => text.replace(/^/gm, "    ");
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(
    path.join(folder, name),
    `name: A sample\nscript:\n  content: |-\n${indented(script)}\n  language: typescript\ntemplate:\n  content: |-\n${indented(html)}\n`,
  );
}

const buttons = ["second", "first", "newer", "threw", "late", "unawaited"];

write(
  "1/sample.yaml",
  `document.getElementById("first").addEventListener("click", () => tryCatch(first));
document.getElementById("second").addEventListener("click", () => tryCatch(second));
document.getElementById("newer").addEventListener("click", () => tryCatch(newer));
document.getElementById("threw").addEventListener("click", () => { throw new TypeError("by itself"); });
document.getElementById("unawaited").addEventListener("click", () => { Excel.run(async (context) => {
  context.workbook.worksheets.getItem("Nowhere").activate();
  await context.sync();
}); });
async function first(): Promise<void> {
  await Excel.run(async (context: Excel.RequestContext) => {
    context.workbook.worksheets.getActiveWorksheet().getRange("A1").values = [[document.querySelectorAll("button").length]];
    await context.sync();
  });
}
async function second() {
  await Excel.run(async (context) => {
    const range = context.workbook.worksheets.getActiveWorksheet().getRange("A1").load("values");
    await context.sync();
    if (range.values[0][0] !== 6) throw new Error("the buttons share a workbook, and are pressed in the script's order");
  });
}
async function newer() {
  await Excel.run(async (context) => {
    context.workbook.worksheets.getActiveWorksheet().pivotTables.refreshAll();
    await context.sync();
  });
}
async function tryCatch(callback) {
  try { await callback(); } catch (error) { console.error(error); }
}`,
  buttons.map((id) => `<button id="${id}">${id}</button>`).join("\n"),
);
write("2/no-buttons.yaml", "console.log(1);", "<p>Nothing to press.</p>");

test("samples are the files that listen to something, below any folder", () => {
  expect(readSamples(folder).map(({ name }) => name)).toEqual(["1/sample"]);
});

test("each button is pressed in the script's order, and what it came to is told, though the sample hides it", async () => {
  const [sample] = readSamples(folder);
  expect(await pressButtons(sample!)).toEqual([
    { button: "first", outcome: "ran", detail: "" },
    { button: "second", outcome: "ran", detail: "" },
    { button: "newer", outcome: "refused", detail: "ApiNotFound Worksheet.pivotTables" },
    { button: "threw", outcome: "threw", detail: "TypeError: by itself" },
    { button: "unawaited", outcome: "refused", detail: "ItemNotFound WorksheetCollection.getItem" },
  ]);
});
