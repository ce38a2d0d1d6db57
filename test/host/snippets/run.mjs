/**
 * Runs Microsoft's published samples on the embedded workbook: `npm run snippets -- FOLDER`, where FOLDER is `samples/excel` of a
 * checkout of OfficeDev/office-js-snippets (or any folder of such files). Prints a line for each button that did not run, totals, and what
 * differs from baseline.json. `--json` prints everything, `--keep` makes it the baseline. Exits with 1 if an answer was
 * wrong, or fewer buttons of a group ran than in the baseline.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";

/** Milliseconds for all buttons of a sample. */
const MOST_TIME = 60_000;

const BASELINE = new URL("baseline.json", import.meta.url);

const { values, positionals } = parseArgs({
  options: { json: { type: "boolean" }, keep: { type: "boolean" } },
  allowPositionals: true,
});
const [folder] = positionals;
if (folder === undefined || !existsSync(folder)) {
  console.error(
    "Say where the samples are: npm run snippets -- FOLDER (samples/excel of OfficeDev/office-js-snippets).",
  );
  process.exit(2);
}

let worker;

/** Gives the worker something to do; returns its answer, or undefined if it took too long and was ended. */
function ask(message) {
  worker ??= new Worker(new URL("worker.mjs", import.meta.url));
  const asked = worker;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      worker = undefined;
      void asked.terminate();
      resolve(undefined);
    }, MOST_TIME);
    asked.once("error", reject);
    asked.once("message", ({ answer, failure }) => {
      clearTimeout(timer);
      asked.removeAllListeners("error");
      if (failure === undefined) resolve(answer);
      else reject(new Error(failure));
    });
    asked.postMessage(message);
  });
}

const found = [];
for (const sample of await ask({ folder })) {
  const pressed = (await ask({ sample })) ?? [
    { button: "(all)", outcome: "wrong", detail: `no end within ${MOST_TIME / 1000} s` },
  ];
  for (const one of pressed) found.push({ sample: sample.name, ...one });
}
if (values.keep) writeFileSync(BASELINE, `${JSON.stringify(await ask({ found }), undefined, 2)}\n`);
const baseline = JSON.parse(readFileSync(BASELINE, "utf8"));
const { areOtherSamples, changes, isWorse } = await ask({ compared: { baseline, found } });
await worker?.terminate();

if (values.json) console.log(JSON.stringify(found, undefined, 1));
else {
  for (const { sample, button, outcome, detail } of found) {
    if (outcome !== "ran") console.log(`${outcome.padEnd(8)} ${sample} ${button}: ${detail}`);
  }
}
const groups = [...new Set(found.map(({ sample }) => sample.split("/")[0]))];
const count = (outcome, group) =>
  String(
    found.filter((one) => one.outcome === outcome && (group === undefined || one.sample.startsWith(`${group}/`)))
      .length,
  ).padStart(8);
console.error(`\n${"".padEnd(26)}     ran refused   threw   wrong`);
for (const group of [...groups, undefined]) {
  const counts = ["ran", "refused", "threw", "wrong"].map((outcome) => count(outcome, group)).join("");
  console.error(`${(group ?? `all ${found.length} buttons`).padEnd(26)}${counts}`);
}
if (areOtherSamples) console.error("\nThese are other samples than those of baseline.json.");
else if (changes.length === 0) console.error("\nNothing is otherwise than in baseline.json.");
else console.error(`\nOtherwise than in baseline.json:\n${changes.join("\n")}`);
if (isWorse || found.some(({ outcome }) => outcome === "wrong")) process.exitCode = 1;
