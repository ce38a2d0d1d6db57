/**
 * Node, and jsdom loaded outside of Jest's sandbox: once for all test files of a worker, where inside it takes 0.8 s of processor
 * time in each of them. `loadedJsdom.cjs` hands it in.
 */
"use strict";

const { TestEnvironment } = require("jest-environment-node");

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.defineProperty(this.global, "loadedJsdom", { get: () => require("jsdom"), configurable: true });
  }
};
