/** The unit and worksheet tests of the folders that MUTANTS_TESTS names, for mutants.mjs. */
const { projects, testTimeout } = require("../jest.config.cjs");

const wanted = (process.env.MUTANTS_TESTS ?? "test").split(",");
module.exports = {
  ...projects[0],
  rootDir: "..",
  testMatch: wanted.map((place) => `<rootDir>/${place.endsWith(".ts") ? place : `${place}/**/*.test.ts`}`),
  testTimeout,
};
