/**
 * Mutation testing: `npm run mutants -- src/maze`, `npm run mutants -- src/worksheet src/actions --share 3 --seed 1`.
 *
 * Stryker (https://stryker-mutator.io) changes the code of the named folders or files in one place at a time and runs the tests of
 * the folders with the same names, or those that --tests names; a change that no test notices is a hole in the tests. With a share,
 * so many of a hundred changes are drawn by the seed. TESTING.md says how tests are run for each.
 *
 * In reports/mutation: NAME.html and NAME.json for what was named, or --name. NAME.json is read by the next run of that name,
 * which runs again only what changed tests or code could change (Stryker's incremental mode); NAME.txt is a line for each mutant
 * as it comes. Takes hours on a large folder.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const PROJECT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

const { positionals: places, values } = parseArgs({
  allowPositionals: true,
  options: {
    share: { type: "string", default: "100" },
    seed: { type: "string", default: "1" },
    workers: { type: "string", default: "2" },
    tests: { type: "string" },
    name: { type: "string" },
    budget: { type: "string", default: "10000" },
    runs: { type: "string", default: "50" },
  },
});
if (places.length === 0 || places.some((place) => !place.startsWith("src/"))) {
  console.error("Name folders or files of src: npm run mutants -- src/maze/measures");
  process.exit(2);
}

const tests =
  values.tests?.split(",") ?? places.map((place) => place.replace(/^src\//, "test/").replace(/\.ts$/, ".test.ts"));
const reports = path.join(PROJECT, "reports/mutation");
const name = values.name ?? places.map((place) => place.slice("src/".length).replaceAll(/\W/g, "-")).join("+");
const configuration = {
  testRunner: "in-process",
  plugins: ["drawn.mjs", "reporter.mjs", "inProcess.mjs"].map((file) => path.join(PROJECT, "test/mutants", file)),
  checkers: Number(values.share) < 100 ? ["drawn"] : [],
  mutate: places.map((place) => (/\.ts(:|$)/.test(place) || place.includes("*") ? place : `${place}/**/*.ts`)),
  coverageAnalysis: "perTest",
  concurrency: Number(values.workers),
  timeoutMS: 30_000 + Number(values.budget),
  timeoutFactor: 0.1,
  dryRunTimeoutMinutes: 60,
  incremental: true,
  incrementalFile: path.join(reports, `${name}.json`),
  reporters: ["clear-text", "html", "progress-append-only", "as-they-come"],
  htmlReporter: { fileName: path.join(reports, `${name}.html`) },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportMutants: false },
  tempDirName: ".cache/stryker",
};
const folder = mkdtempSync(path.join(tmpdir(), "lavirint-mutants-"));
const file = path.join(folder, "stryker.config.json");
writeFileSync(file, JSON.stringify(configuration));
mkdirSync(reports, { recursive: true });
rmSync(path.join(reports, `${name}.txt`), { force: true });
const { status } = spawnSync(
  process.execPath,
  [path.join(PROJECT, "node_modules/@stryker-mutator/core/bin/stryker.js"), "run", file],
  {
    cwd: PROJECT,
    stdio: "inherit",
    env: {
      ...process.env,
      MUTANTS_SHARE: values.share,
      MUTANTS_SEED: values.seed,
      MUTANTS_TESTS: tests.join(","),
      MUTANTS_BUDGET: values.budget,
      MUTANTS_RUNS: values.runs,
      MUTANTS_FOLDER: folder,
      MUTANTS_LIST: path.join(reports, `${name}.txt`),
    },
  },
);
rmSync(folder, { recursive: true });
process.exitCode = status ?? 1;
