"use strict";

require("./tools/generate.cjs")(); // here, because jest reads nothing before

/** Unit and worksheet tests run in plain Node; the browser tests in test/e2e drive a real browser against the built add-in. */
const typescript = {
  transform: {
    "^.+\\.ts$": [
      "@swc/jest",
      {
        jsc: { target: "es2022", parser: { syntax: "typescript" } },
        module: { type: "commonjs" },
      },
    ],
    "\\.words$": "<rootDir>/test/words.cjs",
  },
  testEnvironment: require.resolve("./test/environment.cjs"),
  moduleNameMapper: { "^jsdom$": "<rootDir>/test/jsdom.cjs", "^fast-check$": "<rootDir>/test/fastCheck.cjs" },
  // Jest runs tests in a sandbox in which every use of a global is a slow question; handed in, they are variables like others.
  // Engine tests took a third to a half of the time.
  sandboxInjectedGlobals: [
    ...[
      "Object",
      "Array",
      "String",
      "Number",
      "Boolean",
      "Symbol",
      "Math",
      "JSON",
      "Map",
      "Set",
      "WeakMap",
      "Promise",
      "Error",
    ],
    ...["Reflect", "Proxy", "Uint8Array", "Uint16Array", "Uint32Array", "Int32Array", "Float64Array"],
    ...["Infinity", "parseInt", "parseFloat", "isNaN"],
  ],
};

const DEEP = String.raw`\.deep\.test\.ts$`;

/** Two projects, of the files of tests that run every day and of those of the deep run alone. */
const projects = (displayName, { folder, except = [], ...project }) => [
  {
    ...typescript,
    ...project,
    displayName,
    testMatch: [`${folder}/**/*.test.ts`],
    testPathIgnorePatterns: [DEEP, ...except],
  },
  {
    ...typescript,
    ...project,
    displayName: `${displayName}-deep`,
    testMatch: [`${folder}/**/*.deep.test.ts`],
    testPathIgnorePatterns: except,
  },
];

module.exports = {
  maxWorkers: 2,
  testSequencer: "<rootDir>/test/longestFirst.cjs",
  testTimeout: 300_000, // ends what hangs; ten times and more what the longest test takes on a quiet machine
  projects: [
    ...projects("node", {
      folder: "<rootDir>/test",
      except: ["<rootDir>/test/e2e/"],
      setupFiles: ["<rootDir>/test/engine/computeHere.ts", "<rootDir>/test/words/speakEnglish.ts"],
    }),
    ...projects("browser", {
      folder: "<rootDir>/test/e2e",
      globalSetup: "<rootDir>/test/e2e/globalSetup.ts",
      setupFilesAfterEnv: ["<rootDir>/test/e2e/setup.ts"],
    }),
  ],
};
