/**
 * `npm test` checks what a change can break, each thing once; `npm run test:deep` checks everything (test/depth.ts). Every part runs,
 * also if an earlier one fails. Lint, format, types, imports and unused code count as one check each, the others count their tests. The
 * last line sums up: `N passed, N failed[, N skipped]`. Names of parts run those alone: `npm test -- types browser`.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import generate from "../tools/generate.cjs";
import { ended, start } from "./children.mjs";

const PROJECT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
/** A part that takes longer hangs, and hanging is failing. On a busy machine parts take several times as long. */
const LONGEST_MINUTES = 150;

const { values, positionals: wanted } = parseArgs({
  options: { deep: { type: "boolean", default: false } },
  allowPositionals: true,
});

const results = mkdtempSync(path.join(tmpdir(), "lavirint-test-"));
/** The deep run has less to do where the everyday one has just checked the same files. */
const TYPES = {
  name: "types",
  tool: "typescript/bin/tsc",
  options: ["-p", ".", "--incremental", "--tsBuildInfoFile", ".cache/types.json"],
  count: countCheck,
};
/** Those of a round run side by side. */
const ROUNDS = values.deep
  ? [
      [
        { name: "lint", tool: "eslint/bin/eslint.js", options: [".", "--max-warnings", "0"], count: countCheck },
        { name: "format", tool: "prettier/bin/prettier.cjs", options: ["--check", "."], count: countCheck },
        TYPES,
        {
          name: "imports",
          tool: "dependency-cruiser/bin/dependency-cruise.mjs",
          options: ["--output-type", "err-long", "src", "test/host"],
          count: countCheck,
        },
        {
          name: "unused code",
          tool: "knip/bin/knip.js",
          options: ["--no-progress", "--reporter", "./tools/unused.mjs"],
          count: countCheck,
        },
      ],
      [jestPart("unit and worksheet", ["node", "node-deep"])],
      [jestPart("browser", ["browser", "browser-deep"])],
    ]
  : [[TYPES], [jestPart("unit and worksheet", ["node"])], [jestPart("browser", ["browser"])]];
const PARTS = ROUNDS.flat();
const SLOWEST = 10;

function jestPart(name, projects) {
  const file = path.join(results, `${projects[0]}.json`);
  return {
    name,
    tool: "jest/bin/jest.js",
    options: ["--selectProjects", ...projects, "--json", "--outputFile", file, "--passWithNoTests"],
    count: (code) => countTests(code, file),
  };
}

function countCheck(code) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

/** Sums the results that jest wrote. A file of tests that does not even start counts as one that failed. */
function countTests(code, file) {
  let report;
  try {
    report = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return { passed: 0, failed: 1, remarks: ["jest ended before it could write its results."] };
  }
  const passed = report.numPassedTests;
  let failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const remarks = [];
  if (report.numTotalTests === 0) remarks.push("No test ran.");
  else if (code !== 0 && failed === 0) remarks.push(`jest ended with code ${code} although no test failed.`);
  if (remarks.length > 0) failed += 1;
  const tests = report.testResults.flatMap((suite) => suite.assertionResults);
  const skipped = tests
    .filter(({ status }) => status !== "passed" && status !== "failed")
    .map(({ fullName }) => fullName);
  const files = report.testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative(PROJECT, name),
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed, failed, skipped, remarks, files };
}

/** Runs a part with its output passed on; gives its exit code, or 1 if it was ended from outside. */
function run({ tool, options }) {
  const surroundings = {
    cwd: PROJECT,
    stdio: ["ignore", "inherit", "inherit"],
    timeout: LONGEST_MINUTES * 60_000,
    env: { ...process.env, ...(values.deep && { DEEP: "1" }) },
  };
  return ended(start([path.join(PROJECT, "node_modules", tool), ...options], surroundings));
}

const unknown = wanted.filter((name) => !PARTS.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no part "${unknown.join('", "')}". The parts are: ${PARTS.map(({ name }) => name).join(", ")}.`,
  );
  process.exit(2);
}

generate();
const lines = [];
const skipped = [];
const files = [];
let passed = 0;
let failed = 0;
for (const round of ROUNDS) {
  const parts = round.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  await Promise.all(parts.map(take));
}
rmSync(results, { recursive: true });

if (files.length > 0) console.log(`\nThe slowest files, in seconds:`);
for (const { file, seconds } of files.sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST)) {
  console.log(`${seconds.toFixed(1).padStart(6)}  ${file}`);
}
console.log(`\n${lines.join("\n")}`);
for (const name of skipped) console.log(`skipped: ${name}`);
console.log(`${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ""}`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

/** Runs a part and adds what it counted. */
async function take(part) {
  console.log(`\n== ${part.name}`);
  const started = Date.now();
  const outcome = { skipped: [], remarks: [], files: [], ...part.count(await run(part)) };
  passed += outcome.passed;
  failed += outcome.failed;
  skipped.push(...outcome.skipped);
  files.push(...outcome.files);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  lines.push(`${part.name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`);
  lines.push(...outcome.remarks.map((remark) => `  ${remark}`));
}
