import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Found, baselineOf, compareWithBaseline } from "../../snippets/baseline";
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

const found: Found[] = [
  { sample: "1/sample", button: "first", outcome: "ran", detail: "" },
  { sample: "1/sample", button: "second", outcome: "ran", detail: "" },
  { sample: "1/sample", button: "newer", outcome: "refused", detail: "ApiNotFound Worksheet.pivotTables" },
  { sample: "2/other", button: "threw", outcome: "threw", detail: "TypeError: by itself" },
];
const instead = (index: number, change: Partial<Found>) =>
  found.map((one, i) => (i === index ? { ...one, ...change } : one));
const refused = { outcome: "refused", detail: "InvalidArgument Range.values" } as const;

test("a baseline counts by group, outcome and member, and names neither samples nor what they threw", () => {
  expect(baselineOf(found)).toEqual({
    "1": { ran: 2, "refused ApiNotFound Worksheet.pivotTables": 1 },
    "2": { threw: 1 },
  });
});

test.each([
  ["nothing else", found, { areOtherSamples: false, changes: [], isWorse: false }],
  [
    "one that ran and is refused",
    instead(1, refused),
    {
      areOtherSamples: false,
      changes: ["1: ran 1, was 2", "1: refused InvalidArgument Range.values 1, was 0"],
      isWorse: true,
    },
  ],
  [
    "one that is refused elsewhere",
    instead(2, refused),
    {
      areOtherSamples: false,
      changes: [
        "1: refused ApiNotFound Worksheet.pivotTables 0, was 1",
        "1: refused InvalidArgument Range.values 1, was 0",
      ],
      isWorse: false,
    },
  ],
  [
    "one that runs now",
    instead(3, { outcome: "ran", detail: "" }),
    { areOtherSamples: false, changes: ["2: ran 1, was 0", "2: threw 0, was 1"], isWorse: false },
  ],
  ["a button more", [...found, found[0]!], { areOtherSamples: true, changes: [], isWorse: false }],
])("compared with the baseline there is %s", (_what, now, comparison) => {
  expect(compareWithBaseline(baselineOf(found), now)).toEqual(comparison);
});
