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
const { wordsOf } = require("../../tools/words.cjs");
const FakeTimers = require("@sinonjs/fake-timers");
const fc = require("fast-check");
const { ModuleMocker } = require("jest-mock");

const { MUTANTS_FOLDER, MUTANTS_PLACES, MUTANTS_TESTS, MUTANTS_WITHOUT, MUTANTS_BUDGET, MUTANTS_RUNS } = process.env;
const TRIAL = path.join(MUTANTS_FOLDER, "trial.json"); // by test, its milliseconds of CPU and how often it reached each mutant
const PLACES = path.join(MUTANTS_FOLDER, "places.json"); // by mutant, its file
// What no mutant is in, and what imports nothing that one is in.
const IS_IN_MAZE = MUTANTS_PLACES.split(",").some((place) => /^src\/(?:maze|message|words)/.test(place));
const KEPT = IS_IN_MAZE ? /^$/ : /^src\/(?:maze|message|words)\/|^test\/words\/speakEnglish/;
// As jest.config.cjs has it for each test file.
const SET_UP = ["test/engine/computeHere.ts", "test/words/speakEnglish.ts"];
const LEFT_OUT = /\d{3} ?x ?\d{3}|x \d{6}|,000,000 cells|exact law/; // mazes of ten thousand cells and more, or as many mazes
const mocker = new ModuleMocker(globalThis);
const TURN = new vm.Script("__turn__()");
const compilerOptions = { module: "CommonJS", target: "ES2022", isolatedModules: true, esModuleInterop: true };

class InProcess {
  #project = process.cwd();
  #compiled = new Map();
  #trial;
  #ids;
  #places;
  #timers = new Set();

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
    const { setTimeout } = globalThis;
    globalThis.setTimeout = (...given) => {
      const timer = setTimeout(...given);
      this.#timers.add(timer);
      return timer;
    };
    const isolateModules = (load) => this.#isolated(load);
    globalThis.jestOf = (module) => ({
      isolateModules,
      requireActual: (name) => module.require(name),
      spyOn: (object, name) => mocker.spyOn(object, name),
      restoreAllMocks: () => mocker.restoreAllMocks(),
      ...timers(),
    });
    Module._extensions[".ts"] = (module, file) => module._compile(this.#compile(file), file);
    Module._extensions[".words"] = (module, file) =>
      Object.assign(module.exports, { __esModule: true, default: wordsOf(file) });
  }

  async dryRun() {
    const context = this.#anew({ activeMutant: undefined });
    const tests = [];
    for (const file of testFiles(this.#project)) {
      this.#forget();
      tests.push(...(await this.#run(file, { context })));
    }
    const { perTest = {}, ...coverage } = context.mutantCoverage ?? {};
    const trial = tests.map(({ id, time }, i) => [id, { time, number: i.toString(36), turns: perTest[id] ?? {} }]);
    fs.writeFileSync(TRIAL, JSON.stringify(Object.fromEntries(trial)));
    this.#readTrial();
    const numbered = Object.entries(perTest).map(([id, reached]) => [this.#trial[id].number, reached]);
    const mutantCoverage = { ...coverage, perTest: Object.fromEntries(numbered) };
    return { status: DryRunStatus.Complete, tests: this.#numbered(tests), mutantCoverage };
  }

  /** Stryker gets tests by number: it sends all that reach each mutant in one text, and their names would be more than fit into one. */
  #numbered = (tests) => tests.map((test) => ({ ...test, id: this.#trial[test.id]?.number ?? test.id }));

  #readTrial() {
    if (this.#trial) return;
    this.#trial = JSON.parse(fs.readFileSync(TRIAL, "utf8"));
    this.#ids = new Map(Object.entries(this.#trial).map(([id, { number }]) => [number, id]));
  }

  async mutantRun({ activeMutant, testFilter, disableBail }) {
    const context = this.#anew({ activeMutant: activeMutant.id });
    this.#readTrial();
    try {
      const ids = testFilter?.map((number) => this.#ids.get(number));
      return await this.#fate(activeMutant.id, { context, testFilter: ids, disableBail });
    } finally {
      await this.#quiet();
    }
  }

  async #fate(mutant, { context, testFilter, disableBail }) {
    const tests = [];
    for (const [file, ids] of this.#inOrder(mutant, testFilter)) {
      tests.push(...(await this.#run(file, { ids, context, mutant })));
      const endless = determineHitLimitReached(context.hitCount, context.hitLimit);
      if (endless) return endless;
      if (tests.some(({ status }) => status === TestStatus.Failed)) break;
    }
    return toMutantRunResult({ status: DryRunStatus.Complete, tests: this.#numbered(tests) }, disableBail);
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
    let begun;
    const begin = () => (begun = { at: performance.now(), cpu: process.cpuUsage() });
    const result = (id, status, more) => {
      const { user, system } = process.cpuUsage(begun.cpu);
      const [timeSpentMs, time] = [performance.now() - begun.at, (user + system) / 1000].map(Math.round);
      results.push({ id, name: id, fileName: file, status, timeSpentMs, time, ...more });
    };
    begin();
    let suite;
    try {
      suite = testsOf(() => [...SET_UP, file].forEach((each) => require(path.join(this.#project, each))));
    } catch (error) {
      if (mutant === undefined) throw error;
      result(`${file}#`, TestStatus.Failed, { failureMessage: String(error) });
      return results;
    }
    for (const { id, run } of this.#ofFile(file, suite.tests, ids)) {
      begin();
      context.currentTestId = id;
      try {
        if (mutant === undefined) await run();
        else await this.#runLimited(run, context, this.#trial[id].time, this.#trial[id].turns[mutant]);
        result(id, TestStatus.Success);
      } catch (error) {
        result(id, TestStatus.Failed, { failureMessage: String(error?.message ?? error).slice(0, 500) });
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
   * what still goes through it after twenty times the trial's CPU time and 3 seconds more, or has not given its turn back after twenty
   * times that time and 10 seconds more.
   */
  async #runLimited(run, context, time, turns = 0) {
    const late = cpuTime() + 20 * time + 3000;
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
      await TURN.runInThisContext({ timeout: 20 * time + 10_000 });
    } catch (error) {
      if (error?.code === "ERR_SCRIPT_EXECUTION_TIMEOUT") [context.hitCount, limit] = [1, 0];
      throw error;
    }
  }

  /** What a failed test left under way, such as a watch that is still going on, must not meet the next mutant's workbook. */
  async #quiet() {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
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

  /** Modules that `load` asks for are others than those that stand. */
  #isolated(load) {
    const standing = Object.entries(require.cache).filter(([name]) => this.#isOwn(name));
    this.#forget();
    try {
      load();
    } finally {
      this.#forget();
      Object.assign(require.cache, Object.fromEntries(standing));
    }
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
      if (/\bjest\./.test(code)) code = code.replace('"use strict";', '"use strict"; const jest = jestOf(module);');
      fs.writeFileSync(kept, code);
    }
    this.#compiled.set(file, code);
    return code;
  }

  /** The embedded workbook knows nothing of src, and each test opens a new one; to load office.js anew takes a tenth of a second. */
  #isOwn(name) {
    const own = path.relative(this.#project, name);
    return !own.startsWith("..") && !/^node_modules\b|^test\/host\b/.test(own) && !KEPT.test(own);
  }
}

/** Milliseconds of CPU: on a machine that others use, too, those of the clock tell little. */
function cpuTime() {
  return process.cpuUsage().user / 1000;
}

/** Jest's fake timers, which are those of @sinonjs/fake-timers. */
function timers() {
  let clock;
  return {
    useFakeTimers: ({ doNotFake }) => {
      const toFake = Object.keys(FakeTimers.timers).filter((name) => !doNotFake.includes(name));
      clock = FakeTimers.install({ toFake, now: Date.now(), loopLimit: 100_000, shouldClearNativeTimers: true });
    },
    useRealTimers: () => clock.uninstall(),
    getTimerCount: () => clock.countTimers(),
    advanceTimersByTimeAsync: (milliseconds) => clock.tickAsync(milliseconds),
    advanceTimersToNextTimerAsync: () => clock.nextAsync(),
    runAllTimersAsync: () => clock.runAllAsync(),
  };
}

/**
 * Test files of the named places, but for those left out, those that ask Jest for more, one that builds what it tests anew, one of
 * which the worker dies, so that Stryker would begin the trial run again and again, and three whose clock stands still in this process.
 */
function testFiles(project) {
  const anew = ["documented.deep.test.ts", "writeWalls.deep.test.ts"];
  const apart = [...anew, "changedMeanwhile.test.ts", "watch.deep.test.ts", "sideBySide.test.ts"];
  const without = [...MUTANTS_WITHOUT.split(",").filter(Boolean), ...apart];
  const found = MUTANTS_TESTS.split(",").flatMap((place) => {
    if (place.endsWith(".ts")) return [place];
    const names = fs.readdirSync(path.join(project, place), { recursive: true });
    return names.filter((name) => name.endsWith(".test.ts")).map((name) => path.join(place, name));
  });
  const asksJest = (file) =>
    /\bjest\.(?!isolateModules|requireActual|spyOn|restoreAllMocks|\w*Timer)/.test(
      fs.readFileSync(path.join(project, file), "utf8"),
    );
  return found.filter((file) => !without.some((end) => file.endsWith(end)) && !asksJest(file));
}

/** How many folders test and code have in common, and one more if the test is called like the code. */
function nearness(test, code = "") {
  const [one, other] = [test.replace(/^test\//, ""), code.replace(/\.ts$/, ".test.ts")].map((name) => name.split("/"));
  let common = 0;
  while (common < one.length && one[common] === other[common]) common++;
  return common;
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, "in-process", InProcess)];
