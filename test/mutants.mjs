/**
 * Mutation testing: `npm run mutants -- src/maze`, `npm run mutants -- src/worksheet src/actions --share 5 --seed 1`.
 *
 * Stryker (https://stryker-mutator.io) changes the code of the named folders in one place at a time and runs the tests of the
 * folders with the same names; a change that no test notices is a hole in the tests. With a share, so many of a hundred changes
 * are drawn by the seed. The report names each survivor with its line; reports/mutation/ has it to read. Takes hours on a large folder.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const PROJECT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

const { positionals: folders, values } = parseArgs({
  allowPositionals: true,
  options: {
    share: { type: "string", default: "100" },
    seed: { type: "string", default: "1" },
    workers: { type: "string", default: "2" },
  },
});
if (folders.length === 0 || folders.some((folder) => !folder.startsWith("src/"))) {
  console.error("Name folders or files of src: npm run mutants -- src/maze/measures");
  process.exit(2);
}

const tests = folders.map((folder) => folder.replace(/^src\//, "test/").replace(/\.ts$/, ".test.ts"));
const configuration = {
  testRunner: "jest",
  plugins: ["@stryker-mutator/jest-runner", path.join(PROJECT, "test/drawnMutants.mjs")],
  checkers: Number(values.share) < 100 ? ["drawn"] : [],
  mutate: folders.map((folder) => (folder.endsWith(".ts") ? folder : `${folder}/**/*.ts`)),
  coverageAnalysis: "perTest",
  jest: { projectType: "custom", configFile: "test/mutants.jest.cjs", enableFindRelatedTests: false },
  concurrency: Number(values.workers),
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 60,
  reporters: ["clear-text", "html", "progress-append-only"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: ".cache/stryker",
};
const folder = mkdtempSync(path.join(tmpdir(), "lavirint-mutants-"));
const file = path.join(folder, "stryker.config.json");
writeFileSync(file, JSON.stringify(configuration));
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
    },
  },
);
rmSync(folder, { recursive: true });
process.exitCode = status ?? 1;
