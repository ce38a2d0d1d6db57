/**
 * `npm run test:deep` again and again, so that a test that passes by luck is found: `npm run repeat`, or
 * `npm run repeat -- --runs 10 --busy 3`; with --everyday it is `npm test`. Runs take turns with four surroundings: as the machine is;
 * German, at UTC+12 or +13; without its browser and its LibreOffice; and both. In the last --busy runs a loop without end keeps each
 * core busy. `--from 4` goes on with the fourth run, if there was no time for all at once. Names of parts run those alone, as in
 * `npm test`. What a run printed goes to reports/repeat/N.txt; a table tells what each had and how it ended. Ends with code 1 if any
 * test failed in any run.
 */
import { mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ended, start } from "./children.mjs";

const PROJECT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const REPORTS = path.join(PROJECT, "reports/repeat");

const GERMAN = { LANG: "de_DE.UTF-8", LC_ALL: "de_DE.UTF-8", TZ: "Pacific/Auckland" };
// Then the browser is the one that npm brings, if it brings one, and what needs LibreOffice is reported as skipped (test/missing.ts).
const BARE = { HIDDEN_PROGRAMS: "browser,LibreOffice", CHROME_PATH: "" };
const SURROUNDINGS = [
  { locale: "the machine's", programs: "the machine's", environment: {} },
  { locale: "de_DE, Auckland", programs: "the machine's", environment: GERMAN },
  { locale: "the machine's", programs: "npm's alone", environment: BARE },
  { locale: "de_DE, Auckland", programs: "npm's alone", environment: { ...GERMAN, ...BARE } },
];

const { values, positionals: parts } = parseArgs({
  options: {
    runs: { type: "string", default: "10" },
    busy: { type: "string", default: "3" },
    from: { type: "string", default: "1" },
    everyday: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
const runs = Number(values.runs);
const firstBusy = runs - Number(values.busy) + 1;
const first = Number(values.from);

if (first === 1) rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const table = [];
for (let run = first; run <= runs; run++) {
  const { locale, programs, environment } = SURROUNDINGS[(run - 1) % SURROUNDINGS.length];
  const cores = run < firstBusy ? 0 : availableParallelism();
  const busy = Array.from({ length: cores }, () => start(["-e", "for (;;);"], { stdio: "ignore" }));
  const began = Date.now();
  const code = await suite(path.join(REPORTS, `${run}.txt`), environment);
  for (const loop of busy) loop.kill("SIGKILL");
  const counted = readFileSync(path.join(REPORTS, `${run}.txt`), "utf8")
    .trimEnd()
    .split("\n")
    .at(-1);
  const minutes = ((Date.now() - began) / 60_000).toFixed(1);
  const row = { run, locale, programs, "busy loops": cores, minutes, counted };
  console.log(Object.values(row).join("  "));
  table.push(row);
  if (code !== 0) process.exitCode = 1;
}
console.table(table);

/** Runs the tests with their output in a file; gives its exit code, or 1 when it was ended from outside. */
function suite(file, environment) {
  const output = openSync(file, "w");
  const options = { cwd: PROJECT, stdio: ["ignore", output, output], env: { ...process.env, ...environment } };
  const deep = values.everyday ? [] : ["--deep"];
  return ended(start([path.join(PROJECT, "test/run.mjs"), ...deep, ...parts], options));
}
