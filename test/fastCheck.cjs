/**
 * What test files get when they ask for fast-check: every property draws from one seed, so that each run is like the one before.
 * SEED=7 sets another.
 */
const fc = require("../node_modules/fast-check/lib/cjs/fast-check.js");

fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });

module.exports = fc;
