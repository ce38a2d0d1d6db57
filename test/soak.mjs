/**
 * What `npm test` does shortly, for as long as one likes: `npm run soak`. Each part is a folder of tests that read SOAK_RUNS (how
 * many inputs or sequences) and SOAK_SEED (where to begin): the same two give the same run. Names of parts run those alone:
 * `npm run soak -- doors --runs 500 --seed 7`. What fails is printed with the seed and path that repeat it: `--path 5784`.
 */
import { spawn } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const PROJECT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

const PARTS = [
  // Share codes, texts, names of a workbook, .xlsx files.
  { name: "doors", tests: "test/fuzz", runs: 10_000 },
  // What a person and the add-in do to a workbook, in any order.
  { name: "histories", tests: "test/histories", runs: 5_000 },
];

const { values, positionals } = parseArgs({
  options: { runs: { type: "string" }, seed: { type: "string" }, path: { type: "string" } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !PARTS.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no part "${unknown.join('", "')}". The parts are: ${PARTS.map(({ name }) => name).join(", ")}.`,
  );
  process.exit(2);
}

/** Runs a part with its output passed on; gives its exit code, or 1 when it was ended from outside. */
function run({ tests, runs }, seed) {
  const jest = path.join(PROJECT, "node_modules/jest/bin/jest.js");
  const options = ["--selectProjects", "node", "--runInBand", "--verbose", "--testTimeout", "86400000", tests];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ["--expose-gc", jest, ...options], {
      cwd: PROJECT,
      stdio: ["ignore", "inherit", "inherit"],
      env: {
        ...process.env,
        SOAK_RUNS: values.runs ?? String(runs),
        SOAK_SEED: seed,
        ...(values.path !== undefined && { SOAK_PATH: values.path }),
      },
    });
    child.once("error", () => resolve(1));
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

const seed = values.seed ?? String(Math.floor(Math.random() * 2 ** 31));
for (const part of PARTS.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
  const began = Date.now();
  console.log(`\n== ${part.name}: ${values.runs ?? part.runs} runs from seed ${seed} on`);
  if ((await run(part, seed)) !== 0) process.exitCode = 1;
  console.log(`${part.name}: ${((Date.now() - began) / 1000).toFixed(0)} s`);
}
