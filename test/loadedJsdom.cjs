/** What test files get for jsdom; see `environment.cjs`. */
"use strict";

module.exports = globalThis.loadedJsdom;
