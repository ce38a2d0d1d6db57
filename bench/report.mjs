// `npm run excel:report` says how to get a report of an Excel that nobody here has; with --example, it prints the embedded workbook's.
import { readFileSync } from "node:fs";
import { OpenWorkbook, openNodeWorkbook, makeReport, say } from "./testEquipment.mjs";

const HOW = `What Excel does with cells, lines, names and pages differs between platforms, and only part of it is documented. A report says it:

1. Open Lavirint in Excel: npm run excel, or as README.md says under "In Excel".
2. At the bottom of the pane press About, then Report. It adds a sheet, tests things on it, and removes it
   again, in 40 seconds at most. Where no sheet can be added, it says why, and what it knows without one. What could be undone
   before may be lost.
3. The text is copied, or selected. Paste it into an issue; docs/platforms.md says what each line stands for.

npm run excel:report -- --example prints one of the embedded workbook.`;

if (process.argv.includes("--example")) {
  const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  openNodeWorkbook();
  const nobody = {
    workbook: new OpenWorkbook(),
    ask: async () => false,
    progress: () => undefined,
    say,
    signal: new globalThis.AbortController().signal,
  };
  process.stdout.write((await makeReport(version, nobody)).report);
} else {
  process.stdout.write(`${HOW}\n`);
}
