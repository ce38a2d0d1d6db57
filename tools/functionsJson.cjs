"use strict";

const { readFileSync } = require("node:fs");
const Module = require("node:module");
const path = require("node:path");
const { transformSync } = require("@swc/core");
const { wordsOf } = require("./words.cjs");

const SOURCE = path.resolve(__dirname, "../src");

/**
 * What tells Excel about the worksheet functions, a file for each language of src/words: functions.json in English, which serves every
 * language without one of its own, and functions.de.json and so on. `help` is the address of the English help page.
 *
 * @param {string} help
 * @returns {Promise<{ name: string, text: string }[]>}
 */
module.exports = async function functionsJson(help) {
  const restore = understandSource();
  try {
    const { languages } = require(path.join(SOURCE, "words/languages.ts"));
    const { Words } = require(path.join(SOURCE, "words/words.ts"));
    const { metadata } = require(path.join(SOURCE, "functions/metadata.ts"));
    const files = [];
    for (const [key, language] of Object.entries(languages)) {
      if (language.pseudo !== undefined) continue; // a pseudo-locale, for tests of the pane
      const words = new Words(language.tag);
      for (const text of [await language.start(), await language.later()]) words.add(text);
      const name = key === "en" ? "functions.json" : `functions.${key}.json`;
      files.push({
        name,
        text: `${JSON.stringify(
          metadata((told) => words.say(told), help.replace(/\.html$/, `${language.pages}.html`)),
          null,
          2,
        )}\n`,
      });
    }
    return files;
  } finally {
    restore();
  }
};

/** Lets Node read the source and its words until the returned function is called; then it forgets them, so that a change counts. */
function understandSource() {
  const kept = { ...Module._extensions };
  Module._extensions[".ts"] = (module, file) => {
    const { code } = transformSync(readFileSync(file, "utf8"), {
      filename: file,
      swcrc: false,
      jsc: { target: "es2022", parser: { syntax: "typescript" } },
      module: { type: "commonjs" },
    });
    module._compile(code, file);
  };
  Module._extensions[".words"] = (module, file) => {
    module.exports = { __esModule: true, default: wordsOf(file) };
  };
  return () => {
    for (const added of [".ts", ".words"]) {
      if (kept[added] === undefined) delete Module._extensions[added];
      else Module._extensions[added] = kept[added];
    }
    for (const file of Object.keys(require.cache)) if (file.startsWith(SOURCE)) delete require.cache[file];
  };
}
