/**
 * Everything that can be checked: `npm test`. Every part runs, also when an earlier one fails. Lint, format and types
 * count as one check each; the other parts count their tests. The last line sums up: `N passed, N failed[, N skipped]`.
 * Names of parts run those alone: `npm test -- types browser`.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import generate from "../tools/generate.cjs";
import { ended, start } from "./children.mjs";

const PROJECT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
/** A part that takes longer hangs, and hanging is failing. On two cores one takes half an hour, and twice as long beside endless loops. */
const LONGEST_MINUTES = 150;

const results = mkdtempSync(path.join(tmpdir(), "lavirint-test-"));
/** Those that use one core stand side by side. */
const ROUNDS = [
  [
    { name: "lint", tool: "eslint/bin/eslint.js", options: [".", "--max-warnings", "0"], count: countCheck },
    { name: "format", tool: "prettier/bin/prettier.cjs", options: ["--check", "."], count: countCheck },
    { name: "types", tool: "typescript/bin/tsc", options: ["-p", "."], count: countCheck },
  ],
  [jestPart("unit and worksheet", "node")],
  [jestPart("browser", "browser")],
];
const PARTS = ROUNDS.flat();

function jestPart(name, project) {
  const file = path.join(results, `${project}.json`);
  return {
    name,
    tool: "jest/bin/jest.js",
    options: ["--selectProjects", project, "--json", "--outputFile", file, "--passWithNoTests"],
    count: (code) => countTests(code, file),
  };
}

function countCheck(code) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: [], remarks: [] };
}

/** Sums the results that jest wrote. A file of tests that does not even start counts as one that failed. */
function countTests(code, file) {
  let report;
  try {
    report = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return { passed: 0, failed: 1, skipped: [], remarks: ["jest ended before it could write its results."] };
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
  const longest = tests.reduce((one, other) => ((other.duration ?? 0) > (one.duration ?? 0) ? other : one), {});
  if (longest.duration !== undefined) {
    remarks.push(`the longest test took ${(longest.duration / 1000).toFixed(1)} s: ${longest.fullName}`);
  }
  return { passed, failed, skipped, remarks };
}

/** Runs a part with its output passed on; gives its exit code, or 1 when it was ended from outside. */
function run({ tool, options }) {
  const stdio = ["ignore", "inherit", "inherit"];
  const surroundings = { cwd: PROJECT, stdio, timeout: LONGEST_MINUTES * 60_000 };
  return ended(start([path.join(PROJECT, "node_modules", tool), ...options], surroundings));
}

const wanted = process.argv.slice(2);
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
let passed = 0;
let failed = 0;
for (const round of ROUNDS) {
  const parts = round.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  await Promise.all(parts.map(take));
}
rmSync(results, { recursive: true });

console.log(`\n${lines.join("\n")}`);
for (const name of skipped) console.log(`skipped: ${name}`);
console.log(`${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ""}`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

/** Runs a part and adds what it counted. */
async function take(part) {
  console.log(`\n== ${part.name}`);
  const started = Date.now();
  const outcome = part.count(await run(part));
  passed += outcome.passed;
  failed += outcome.failed;
  skipped.push(...outcome.skipped);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  lines.push(`${part.name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`);
  lines.push(...outcome.remarks.map((remark) => `  ${remark}`));
}
