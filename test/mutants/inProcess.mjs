/**
 * A test runner for Stryker: tests of Jest's form, in one process, the quickest and nearest to a mutant first, up to the first failure.
 *
 * For code that needs no page and no Excel. Modules of the project are loaded anew for each mutant, so that none inherits what
 * another left behind; packages are not. Stryker's own runner starts Jest for each mutant, which takes about 2 seconds of CPU.
 */
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import vm from "node:vm";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import {
  DryRunStatus,
  TestStatus,
  determineHitLimitReached,
  toMutantRunResult,
} from "@stryker-mutator/api/test-runner";
import { testsOf } from "./suite.mjs";

const require = createRequire(import.meta.url);
const Module = require("node:module");
const fc = require("fast-check");

const { MUTANTS_FOLDER, MUTANTS_TESTS, MUTANTS_BUDGET, MUTANTS_RUNS } = process.env;
const TRIAL = path.join(MUTANTS_FOLDER, "trial.json"); // by test, its milliseconds and how often it reached each mutant
const PLACES = path.join(MUTANTS_FOLDER, "places.json"); // by mutant, its file
const TURN = new vm.Script("__turn__()");
const LEFT_OUT = /\d{3} ?x ?\d{3}|x \d{6}|,000,000 cells|exact law/; // mazes of ten thousand cells and more, or as many mazes
const compilerOptions = { module: "CommonJS", target: "ES2022", isolatedModules: true, esModuleInterop: true };

class InProcess {
  #project = process.cwd();
  #compiled = new Map();
  #trial;
  #places;

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    // One seed, so that a mutant's fate can be repeated, no search for the smallest counterexample, and fewer runs.
    fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1, endOnFailure: true });
    const { assert } = fc;
    const fewer = (property, parameters) =>
      assert(property, { ...parameters, numRuns: Math.min(parameters?.numRuns ?? 100, Number(MUTANTS_RUNS)) });
    fc.default = Object.create(fc.default, { assert: { value: fewer } });
    Module._extensions[".ts"] = (module, file) => module._compile(this.#compile(file), file);
  }

  async dryRun() {
    const context = this.#anew({ activeMutant: undefined });
    const tests = [];
    for (const file of testFiles(this.#project)) {
      this.#forget();
      tests.push(...(await this.#run(file, { context })));
    }
    const { perTest = {} } = context.mutantCoverage ?? {};
    const trial = tests.map(({ id, timeSpentMs }) => [id, { time: timeSpentMs, turns: perTest[id] ?? {} }]);
    fs.writeFileSync(TRIAL, JSON.stringify(Object.fromEntries(trial)));
    return { status: DryRunStatus.Complete, tests, mutantCoverage: context.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, disableBail }) {
    const context = this.#anew({ activeMutant: activeMutant.id });
    this.#trial ??= JSON.parse(fs.readFileSync(TRIAL, "utf8"));
    const tests = [];
    for (const [file, ids] of this.#inOrder(activeMutant.id, testFilter)) {
      tests.push(...(await this.#run(file, { ids, context, mutant: activeMutant.id })));
      const endless = determineHitLimitReached(context.hitCount, context.hitLimit);
      if (endless) return endless;
      if (tests.some(({ status }) => status === TestStatus.Failed)) break;
    }
    return toMutantRunResult({ status: DryRunStatus.Complete, tests }, disableBail);
  }

  /** The tests that reach a mutant, as many as the budget has room for, the quickest and nearest first, file by file. */
  #inOrder(mutant, testFilter) {
    this.#places ??= JSON.parse(fs.readFileSync(PLACES, "utf8"));
    const timed = (testFilter ?? Object.keys(this.#trial)).map((id) => {
      const [file, time] = [id.slice(0, id.indexOf("#")), this.#trial[id]?.time ?? 0];
      return { id, file, time, late: (time + 5) / 4 ** nearness(file, this.#places[mutant]) };
    });
    const files = new Map();
    let left = Number(MUTANTS_BUDGET);
    for (const { id, file, time } of timed.sort((one, other) => one.late - other.late)) {
      if (files.size > 0 && time > left) continue;
      left -= time;
      files.set(file, (files.get(file) ?? new Set()).add(id));
    }
    return [...files];
  }

  /** What became of the tests of a file. After a failure of a mutant no more are run. */
  async #run(file, { ids, context, mutant }) {
    const results = [];
    const result = (id, status, begun, more) =>
      results.push({
        id,
        name: id,
        fileName: file,
        status,
        timeSpentMs: Math.round(cpuTime() - begun),
        ...more,
      });
    const begun = cpuTime();
    let suite;
    try {
      suite = testsOf(() => require(path.join(this.#project, file)));
    } catch (error) {
      if (mutant === undefined) throw error;
      result(`${file}#`, TestStatus.Failed, begun, { failureMessage: String(error) });
      return results;
    }
    for (const { id, run } of this.#ofFile(file, suite.tests, ids)) {
      const began = cpuTime();
      context.currentTestId = id;
      try {
        if (mutant === undefined) await run();
        else await this.#runLimited(run, context, this.#trial[id].time, this.#trial[id].turns[mutant]);
        result(id, TestStatus.Success, began);
      } catch (error) {
        result(id, TestStatus.Failed, began, { failureMessage: String(error?.message ?? error).slice(0, 500) });
        if (mutant !== undefined) break;
      } finally {
        context.currentTestId = undefined;
      }
    }
    await suite.end();
    return results;
  }

  #ofFile(file, all, ids) {
    const tests = all
      .filter(({ name }) => !LEFT_OUT.test(name))
      .map(({ name, run }) => ({ id: `${file}#${name}`, run }));
    if (!ids) return tests;
    return tests
      .filter(({ id }) => ids.has(id))
      .sort((one, other) => this.#trial[one.id].time - this.#trial[other.id].time);
  }

  /**
   * What goes through a mutant a hundred times as often as in the trial run, as Stryker has it, and some, is taken for endless; and
   * what still goes through it after five times the trial's CPU time and a second more, or has not ended after ten times that time and
   * four seconds more.
   */
  async #runLimited(run, context, time, turns = 0) {
    const late = cpuTime() + 5 * time + 1000;
    let asked = 0;
    let limit = 100 * turns + 100_000;
    const hitLimit = () => {
      if (++asked % 256 === 0 && cpuTime() > late) limit = 0;
      return limit;
    };
    context.hitCount = 0;
    Object.defineProperty(context, "hitLimit", { get: hitLimit, configurable: true, enumerable: true });
    globalThis.__turn__ = run;
    try {
      await TURN.runInThisContext({ timeout: 10 * time + 4000 });
    } catch (error) {
      if (error?.code === "ERR_SCRIPT_EXECUTION_TIMEOUT") [context.hitCount, limit] = [1, 0];
      throw error;
    }
  }

  /** Forgets all modules of the project. Returns what their mutated code asks and tells, which is always the same object. */
  #anew(state) {
    this.#forget();
    const context = (globalThis.__stryker__ ??= {});
    for (const key of Object.keys(context)) delete context[key];
    return Object.assign(context, state);
  }

  #forget() {
    for (const name of Object.keys(require.cache)) if (this.#isOwn(name)) delete require.cache[name];
  }

  /** A worker that comes after an endless loop finds what the one before compiled. */
  #compile(file) {
    let code = this.#compiled.get(file);
    if (code !== undefined) return code;
    const kept = path.join(MUTANTS_FOLDER, path.relative(this.#project, file).replaceAll(path.sep, "+"));
    if (fs.existsSync(kept)) code = fs.readFileSync(kept, "utf8");
    else {
      const { transpileModule } = require("typescript");
      code = transpileModule(fs.readFileSync(file, "utf8"), { compilerOptions, fileName: file }).outputText;
      fs.writeFileSync(kept, code);
    }
    this.#compiled.set(file, code);
    return code;
  }

  #isOwn(name) {
    return name.startsWith(this.#project) && !name.includes("/node_modules/");
  }
}

/** Milliseconds of CPU: on a machine that others use, too, those of the clock tell little. */
function cpuTime() {
  return process.cpuUsage().user / 1000;
}

/** Test files of the named places, but for those that ask Jest itself for something, and one that builds what it tests anew. */
function testFiles(project) {
  const found = MUTANTS_TESTS.split(",").flatMap((place) => {
    if (place.endsWith(".ts")) return [place];
    const names = fs.readdirSync(path.join(project, place), { recursive: true });
    return names.filter((name) => name.endsWith(".test.ts")).map((name) => path.join(place, name));
  });
  const asksJest = (file) => /\bjest\.|\/secondWindow"/.test(fs.readFileSync(path.join(project, file), "utf8"));
  return found.filter((file) => !file.endsWith("engine.test.ts") && !asksJest(file));
}

/** How many folders test and code have in common, and one more where the test is called like the code. */
function nearness(test, code = "") {
  const [one, other] = [test.replace(/^test\//, ""), code.replace(/\.ts$/, ".test.ts")].map((name) => name.split("/"));
  let common = 0;
  while (common < one.length && one[common] === other[common]) common++;
  return common;
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, "in-process", InProcess)];
