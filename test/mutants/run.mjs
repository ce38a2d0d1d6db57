/**
 * Mutation testing: `npm run mutants -- src/maze/text`, `npm run mutants -- src/worksheet src/actions --share 3 --seed 1`.
 *
 * Stryker (https://stryker-mutator.io) changes the code of the named folders or files in one place at a time and runs the tests of
 * the folders with the same names, or those that --tests names, but for the files that --without names; a change that no test
 * notices is a hole in the tests. With a share, so many of a hundred changes are drawn by the seed. What became of each is written
 * to reports/mutation/NAME.txt as it comes; --again runs only those that no test noticed there, or that are not there yet.
 *
 * For a mutant tests run until they took --budget milliseconds (in the trial run, without a change) and properties are tried --runs
 * times at most. With --tally nothing is run: it prints the table of all that stands in reports/mutation, or in the named files.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import generate from "../../tools/generate.cjs";
import { fatesIn, told } from "./fates.mjs";

const PROJECT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const REPORTS = path.join(PROJECT, "reports/mutation");

const { positionals: places, values } = parseArgs({
  allowPositionals: true,
  options: {
    share: { type: "string", default: "100" },
    seed: { type: "string", default: "1" },
    workers: { type: "string", default: "2" },
    tests: { type: "string" },
    without: { type: "string", default: "" },
    name: { type: "string" },
    budget: { type: "string", default: "10000" },
    runs: { type: "string", default: "100" },
    again: { type: "boolean", default: false },
    tally: { type: "boolean", default: false },
  },
});
if (values.tally) tell(places.length > 0 ? places : readdirSync(REPORTS).map((name) => path.join(REPORTS, name)));
else if (places.length > 0 && places.every((place) => place.startsWith("src/"))) process.exitCode = run();
else {
  console.error("Name folders or files of src: npm run mutants -- src/maze/measures");
  process.exitCode = 2;
}

function tell(files) {
  const { rows, unnoticed } = told(fatesIn(files.filter((file) => file.endsWith(".txt"))));
  console.log(unnoticed.join("\n"));
  console.table(rows);
}

function run() {
  const tests =
    values.tests?.split(",") ?? places.map((place) => place.replace(/^src\//, "test/").replace(/\.ts$/, ".test.ts"));
  const name = values.name ?? places.map((place) => place.slice("src/".length).replaceAll(/\W/g, "-")).join("+");
  const fates = path.join(REPORTS, `${name}.txt`);
  const configuration = {
    testRunner: "in-process",
    plugins: ["drawn.mjs", "reporter.mjs", "inProcess.mjs"].map((file) => path.join(PROJECT, "test/mutants", file)),
    checkers: values.again || Number(values.share) < 100 ? ["drawn"] : [],
    mutate: places.map((place) => (place.endsWith(".ts") ? place : `${place}/**/*.ts`)),
    coverageAnalysis: "perTest",
    concurrency: Number(values.workers),
    // By the clock, which on a busy machine says little: what is endless the runner finds by counts and CPU time.
    timeoutMS: 60_000 + 10 * Number(values.budget),
    timeoutFactor: 0.1,
    dryRunTimeoutMinutes: 240,
    reporters: ["progress-append-only", "as-they-come"],
    tempDirName: ".cache/stryker",
  };
  const folder = mkdtempSync(path.join(tmpdir(), "lavirint-mutants-"));
  const file = path.join(folder, "stryker.config.json");
  writeFileSync(file, JSON.stringify(configuration));
  mkdirSync(REPORTS, { recursive: true });
  generate();
  if (!values.again) rmSync(fates, { force: true });
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
        MUTANTS_KEPT: values.again ? fates : "",
        MUTANTS_PLACES: places.join(","),
        MUTANTS_TESTS: tests.join(","),
        MUTANTS_WITHOUT: values.without,
        MUTANTS_BUDGET: values.budget,
        MUTANTS_RUNS: values.runs,
        MUTANTS_FOLDER: folder,
        MUTANTS_FATES: fates,
      },
    },
  );
  rmSync(folder, { recursive: true });
  tell([fates]);
  return status ?? 1;
}
