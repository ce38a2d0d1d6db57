/**
 * What a language says, as one text: the part that the pane opens with (`start.words`), the rest (`later.words`), or what worksheet
 * functions say (`functions.words`), which is also in the others. The lists of the files of a part are here, for every language; a file
 * that the pane does not open with belongs to the rest.
 *
 * A message that a language does not have yet is taken from English. Comments are for translators, and nobody downloads them.
 */
"use strict";
const { existsSync, readFileSync, readdirSync } = require("node:fs");
const path = require("node:path");

/** The files with what the pane opens with. */
const START = ["generators", "pane", "pane-controls", "pane-make", "running", "sentences"];

/** The files with what worksheet functions say, among much that only the pane says. */
const FUNCTIONS = ["comparison", "functions", "generators", "maze", "maze-text"];

/** The code that runs in a worksheet function. What is only in functions.json, which Excel reads by itself, is no part of its words. */
const FUNCTIONS_CODE = ["functions", "maze/code", "maze/comparison.ts", "maze/generators", "maze/model", "maze/text"];

/** The paths of that code's files. */
function functionsCode() {
  const src = path.join(__dirname, "../src");
  const found = FUNCTIONS_CODE.map((place) => path.join(src, place)).flatMap((place) =>
    place.endsWith(".ts") ? place : readdirSync(place, { recursive: true }).map((name) => path.join(place, name)),
  );
  return found.filter((file) => file.endsWith(".ts")).sort();
}

/** The ids of the messages that worksheet functions may say, and of those that these hold. */
function functionsIds(entries) {
  const code = functionsCode()
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const begins = [...code.matchAll(/`([a-z]+-)\$\{id\}`/g)].map(([, begin]) => begin); // metric-${id}
  const isSaid = (id) => code.includes(`"${id}"`) || begins.some((begin) => id.startsWith(begin));
  const ids = new Set([...entries.keys()].filter(isSaid));
  for (const id of ids) for (const [, held] of entries.get(id).matchAll(/\{ ([a-z][\w-]*) \}/g)) ids.add(held);
  return ids;
}

/** The names of a part's files, the same in every language. */
function filesOf(part, english) {
  if (part === "functions") return FUNCTIONS.map((name) => `${name}.ftl`);
  const all = readdirSync(english).filter((file) => file.endsWith(".ftl"));
  return all.filter((file) => START.includes(path.basename(file, ".ftl")) === (part === "start")).sort();
}

/** By its name, the text of each language file of a folder. */
function textsIn(folder) {
  const names = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(path.join(folder, name), "utf8")]));
}

/** By its id, each message or term of a file, from its first line to its last. */
function entriesOf(file) {
  if (!existsSync(file)) return new Map();
  // A line that begins with a letter or a hyphen always begins an entry; what belongs to it is indented, or a closing brace.
  const entries = readFileSync(file, "utf8")
    .replace(/^#.*\n/gm, "")
    .split(/^(?=[a-zA-Z-])/m);
  const named = entries.map((entry) => [/^-?[a-zA-Z][\w-]*/.exec(entry)?.[0], entry.trimEnd()]);
  return new Map(named.filter(([id]) => id !== undefined));
}

/** The text of `start.words` or `later.words` in a language's folder. */
function wordsOf(file) {
  const folder = path.dirname(file);
  const english = path.join(folder, "../en");
  const part = path.basename(file, ".words");
  const names = filesOf(part, english);
  const entriesIn = (of) => new Map(names.flatMap((name) => [...entriesOf(path.join(of, name))]));
  const ids = part === "functions" ? functionsIds(entriesIn(english)) : undefined;
  const texts = names.flatMap((name) => {
    const own = entriesOf(path.join(folder, name));
    const terms = [...own].filter(([id]) => id.startsWith("-")).map(([, entry]) => entry);
    const messages = [...entriesOf(path.join(english, name))].filter(
      ([id]) => !id.startsWith("-") && ids?.has(id) !== false,
    );
    return [...terms, ...messages.map(([id, entry]) => own.get(id) ?? entry)];
  });
  return `${texts.join("\n")}\n`;
}

/** Every file that {@link wordsOf} may read for a file, so that who keeps its text knows when it is out of date. */
function sourcesOf(file) {
  const folder = path.dirname(file);
  const languages = [...new Set([folder, path.join(folder, "../en")])].flatMap((each) =>
    readdirSync(each)
      .filter((name) => name.endsWith(".ftl"))
      .map((name) => path.join(each, name)),
  );
  return path.basename(file) === "functions.words" ? [...languages, ...functionsCode()] : languages;
}

/** As a loader of webpack. */
module.exports = function load() {
  const folder = path.dirname(this.resourcePath);
  for (const each of [folder, path.join(folder, "../en")]) this.addContextDependency(each);
  for (const each of sourcesOf(this.resourcePath)) this.addDependency(each);
  return wordsOf(this.resourcePath);
};
Object.assign(module.exports, { entriesOf, sourcesOf, textsIn, wordsOf });
