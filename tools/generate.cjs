"use strict";

/**
 * Writes what is made from other files and therefore not in the repository: `npm run generate`. Installing, starting, testing and
 * checking the code do so too. It does nothing for a file that is up to date, and writes only one that changes, so that nobody who
 * watches these files is woken for nothing.
 */
const { createHash } = require("node:crypto");
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require("node:fs");
const path = require("node:path");
const { textsIn } = require("./words.cjs");

const PROJECT = path.resolve(__dirname, "..");

/** What is generated, by its file: the programs and texts that it is made from, and how. */
const GENERATED = {
  "src/message/messageArguments.ts": {
    program: path.join(__dirname, "messageArguments.cjs"),
    sources: (project) => textsIn(path.join(project, "src/words/en")),
    make: (program, sources) => program.messageArguments(sources),
  },
  "test/host/model/base/apiSets.ts": {
    program: path.join(__dirname, "../test/host/model/base/apiSetsSource.cjs"),
    sources: () => readFileSync(require.resolve("@types/office-js/package.json"), "utf8"),
    make: (program) => ({ text: program(), faults: [] }),
  },
};

/**
 * Brings all of it up to date. Returns false after it has told what is wrong with the language files; then it writes as much as they
 * say, and their tests fail. `project` is where the files lie.
 */
function generate(project = PROJECT) {
  const faults = Object.entries(GENERATED).flatMap(([name, { program, sources, make }]) => {
    const file = path.join(project, name);
    const stamp = path.join(project, ".cache/generated", path.basename(name));
    const given = sources(project);
    const state = () =>
      createHash("sha1")
        .update(JSON.stringify([given, textOf(program), textOf(file) ?? null]))
        .digest("hex");
    if (textOf(stamp) === state()) return [];
    const made = make(require(program), given);
    mkdirSync(path.dirname(stamp), { recursive: true });
    const write = (target, text) => {
      if (textOf(target) === text) return;
      // Whoever reads it meanwhile, or generates it at the same time, never finds half of it.
      const whole = `${stamp}-${process.pid}`;
      writeFileSync(whole, text);
      renameSync(whole, target);
    };
    write(file, made.text);
    if (made.faults.length === 0) write(stamp, state());
    return made.faults;
  });
  for (const fault of faults) console.error(`src/words/en/${fault}`);
  return faults.length === 0;
}

/** The text of a file; undefined if there is none. */
function textOf(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

module.exports = generate;
if (require.main === module) process.exitCode = generate() ? 0 : 1;
