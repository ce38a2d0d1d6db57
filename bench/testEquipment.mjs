/** The tests' server, browser and mazes for scripts. They are TypeScript whose imports name no file endings, which Node cannot follow. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import ts from "typescript";

const require = createRequire(import.meta.url);
require.extensions[".ts"] = (module, file) => {
  const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true };
  module._compile(ts.transpileModule(readFileSync(file, "utf8"), { compilerOptions }).outputText, file);
};

require("../tools/generate.cjs")();
const { wordsOf } = require("../tools/words.cjs");
require.extensions[".words"] = (language, file) => {
  language.exports = { __esModule: true, default: wordsOf(file) };
};

require("../test/engine/computeHere.ts");
require("../test/words/speakEnglish.ts");

export const { ADDRESS } = require("../test/built.ts");
export const { launchBrowser, openPage } = require("../test/e2e/browser.ts");
export const { drawMaze } = require("../test/e2e/drawnMaze.ts");
export const { openNodeWorkbook } = require("../test/host/node.ts");
export const { check } = require("../src/actions/solve/checkAndMend.ts");
export const { solve } = require("../src/actions/solve/solve.ts");
export const { generate } = require("../src/actions/make/generate.ts");
export const { openText, showText } = require("../src/actions/make/index.ts");
export const { addSizeCells } = require("../src/actions/front.ts");
export const { readSheetInFront, writeSizes } = require("../src/actions/front.ts");
export const { defaultChoice } = require("../src/actions/core/savedChoice.ts");
export const { OpenWorkbook } = require("../src/worksheet/excel/openWorkbook.ts");
export const { makeReport } = require("../src/actions/report.ts");
export const { clearMaze } = require("../src/actions/make/clearMaze.ts");
export const { answerPage } = require("../src/actions/print/paperSheets.ts");
export const { makePoster } = require("../src/actions/print/paperSheets.ts");
export const { plainPage } = require("../src/actions/print/printChoice.ts");
export const { makeBooklet } = require("../src/actions/print/booklets.ts");
export const { loadAllWords, say, speak, text } = require("../src/words/index.ts");
export const { decode, encode, follow } = require("../src/maze/code/recipe.ts");
export const { generators } = require("../src/maze/generators/generators.ts");
export const { saveXlsx } = require("../test/host/files/index.ts");
export const { pagesToPgm, printToPdf } = require("../test/libreoffice.ts");
export const { pagesOfPdf } = require("../test/files/printedPages.ts");
export const { darkFrame, differences, readPgm } = require("../test/files/printedMaze.ts");
