"use strict";

const { createHash } = require("node:crypto");
const { readFileSync } = require("node:fs");
const { sourcesOf, wordsOf } = require("../tools/words.cjs");

/** Gives Jest the words of a language as webpack gives them to the add-in: as one text. */
module.exports = {
  process: (_, file) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(wordsOf(file))} };`,
  }),
  /** Changes with every language file that the text is made of; the file itself never changes. */
  getCacheKey(_, file) {
    const hash = createHash("sha1")
      .update(readFileSync(require.resolve("../tools/words.cjs")))
      .update(file);
    for (const source of sourcesOf(file)) hash.update(source).update(readFileSync(source));
    return hash.digest("hex");
  },
};
