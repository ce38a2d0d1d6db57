/** Runs samples one after another in a thread of its own, which can be ended if a sample does not end. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parentPort } from "node:worker_threads";
import ts from "typescript";

const require = createRequire(import.meta.url);
// Node does not follow imports without file endings, as ours are.
require.extensions[".ts"] = (module, file) => {
  const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true };
  module._compile(ts.transpileModule(readFileSync(file, "utf8"), { compilerOptions }).outputText, file);
};
const { pressButtons } = require("./pressButtons.ts");
const { readSamples } = require("./readSamples.ts");
const { baselineOf, compareWithBaseline } = require("./baseline.ts");

/** How to answer a message, by its only field. */
const answers = {
  folder: readSamples,
  sample: pressButtons,
  found: baselineOf,
  compared: ({ baseline, found }) => compareWithBaseline(baseline, found),
};

// A promise of a sample that nobody waits for may fail after its time.
process.on("unhandledRejection", () => undefined);

parentPort.on("message", async (message) => {
  try {
    const [[what, about]] = Object.entries(message);
    parentPort.postMessage({ answer: await answers[what](about) });
  } catch (error) {
    parentPort.postMessage({ failure: String(error.stack) });
  }
});
