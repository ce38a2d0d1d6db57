/** Unit and worksheet tests run in plain Node; the browser tests in test/e2e drive a real browser against the built add-in. */
const typescript = {
  transform: {
    "^.+\\.ts$": [
      "ts-jest",
      {
        tsconfig: {
          target: "ES2022",
          module: "CommonJS",
          moduleResolution: "Node10",
          esModuleInterop: true,
          isolatedModules: true,
        },
        diagnostics: false,
      },
    ],
  },
  testEnvironment: "node",
};

module.exports = {
  maxWorkers: 2,
  testTimeout: 300_000, // ends what hangs; ten times and more what the longest test takes on a quiet machine
  projects: [
    {
      ...typescript,
      displayName: "node",
      testMatch: ["<rootDir>/test/**/*.test.ts"],
      testPathIgnorePatterns: ["<rootDir>/test/e2e/"],
    },
    {
      ...typescript,
      displayName: "browser",
      testMatch: ["<rootDir>/test/e2e/**/*.test.ts"],
      globalSetup: "<rootDir>/test/e2e/globalSetup.ts",
      setupFilesAfterEnv: ["<rootDir>/test/e2e/setup.ts"],
      globalTeardown: "<rootDir>/test/e2e/globalTeardown.ts",
    },
  ],
};
