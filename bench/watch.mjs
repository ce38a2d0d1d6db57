// How long the pane's thread is busy at a stretch while a large maze comes about: generated at once, watched at the highest
// speed, sent to the middle and back, written as a table. A click waits for the longest task; 50 ms is the limit that the
// browser itself calls long. The workbook of the page runs in the same thread: its own tasks are told apart by frame.
// Run by hand: node bench/watch.mjs [side]
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import ts from "typescript";

const require = createRequire(import.meta.url);
// The tests' own server and browser are TypeScript, which Node 20 does not read.
require.extensions[".ts"] = (module, file) => {
  const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true };
  module._compile(ts.transpileModule(readFileSync(file, "utf8"), { compilerOptions }).outputText, file);
};
const { serveEmbedded } = require("../test/e2e/embedded.ts");
const { launchBrowser, openPage } = require("../test/e2e/browser.ts");

const SIDE = Number(process.argv[2] ?? 400);
const WATCH_MS = 6000;
/** Longer than this is taken for a fault of the benchmark. */
const PATIENCE_MS = 120_000;
const grouped = (count) => count.toLocaleString("en-US");

const server = await serveEmbedded();
const browser = await launchBrowser();
const rows = [];
try {
  for (const numbers of ["Not shown", "On a hidden sheet", "In the grid"]) {
    const page = await openPage(browser, { viewport: { width: 1440, height: 850 } });
    await page.goto(server.address);
    const pane = await (await page.waitForSelector('iframe[title="Lavirint pane"]')).contentFrame();
    const position = pane.getByRole("slider", { name: "Position" });
    const press = (name) => pane.getByRole("button", { name, exact: true }).click();
    const said = (words) => pane.getByRole("status").getByText(words).waitFor({ timeout: PATIENCE_MS });
    /** Until the line about the step begins with these words. */
    const told = (words) => pane.getByText(new RegExp(`^${words}`)).waitFor({ timeout: PATIENCE_MS });
    /** Tasks of over 50 ms since the last call, in ms, but for those of the workbook around the pane. */
    const longTasks = () =>
      pane.evaluate(() => {
        globalThis.noted ??= [];
        globalThis.observer ??= new globalThis.PerformanceObserver((list) => {
          for (const entry of list.getEntries()) globalThis.noted.push([entry.name, entry.duration]);
        });
        globalThis.observer.observe({ type: "longtask" });
        return globalThis.noted
          .splice(0)
          .flatMap(([name, duration]) => (name === "same-origin-ancestor" ? [] : [Math.round(duration)]));
      });
    const measure = async (what, act) => {
      await longTasks();
      const began = Date.now();
      await act();
      const ms = Date.now() - began;
      await page.waitForTimeout(200);
      const long = await longTasks();
      rows.push({ numbers, what, ms, "tasks over 50 ms": long.length, "longest, ms": Math.max(0, ...long) });
      console.log(rows.at(-1));
    };

    await pane.getByRole("spinbutton", { name: "Columns" }).fill(String(SIDE));
    await pane.getByRole("spinbutton", { name: "Rows" }).fill(String(SIDE));
    await pane.getByRole("tab", { name: "Watch" }).click();
    await pane.getByRole("combobox", { name: "Set numbers" }).selectOption({ label: numbers });
    await measure("Generate at once", async () => {
      await press("Generate");
      await said(/^A maze of .* stands in/);
    });
    await measure("First: the steps are worked out", async () => {
      await press("First");
      await told("Before the first of ");
    });
    await measure("to the middle and back", async () => {
      const length = Number(await position.getAttribute("max"));
      await position.fill(String(length >> 1));
      await told(`Step ${grouped(length >> 1)} of `);
      await press("Last");
      await told(`Step ${grouped(length)} of `);
      await press("First");
      await told("Before the first of ");
    });
    await pane.getByRole("slider", { name: "Speed" }).fill("100");
    await measure("watched at full speed", async () => {
      await press("Resume");
      await page.waitForTimeout(WATCH_MS);
      if (await pane.getByRole("button", { name: "Pause", exact: true }).isVisible()) await press("Pause");
      await pane.getByRole("button", { name: /^(Resume|Replay)$/ }).waitFor({ timeout: PATIENCE_MS });
    });
    await measure("Write steps", async () => {
      await press("Write steps");
      await said(/^The table on the sheet/);
    });
    await page.context().close();
  }
  console.table(rows);
} finally {
  await browser.close();
  await server.stop();
}
