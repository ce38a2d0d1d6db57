/** Unit and worksheet tests run in plain Node; the browser tests in test/e2e drive a real browser against the built add-in. */
const typescript = {
  transform: {
    "^.+\\.ts$": ["ts-jest", { tsconfig: { module: "CommonJS", moduleResolution: "Node10" }, diagnostics: false, isolatedModules: true }],
  },
  testEnvironment: "node",
};

module.exports = {
  projects: [
    { ...typescript, displayName: "node", testMatch: ["<rootDir>/test/**/*.test.ts"], testPathIgnorePatterns: ["<rootDir>/test/e2e/"] },
    { ...typescript, displayName: "browser", testMatch: ["<rootDir>/test/e2e/**/*.test.ts"] },
  ],
};
