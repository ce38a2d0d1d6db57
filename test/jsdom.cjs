/** What test files get when they ask for jsdom; see environment.cjs. */
module.exports = globalThis.jsdom;
