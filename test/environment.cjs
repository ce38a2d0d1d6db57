/**
 * Node as Jest gives it to tests, and with it jsdom. Jest loads what a test file asks for anew for each file, which takes half a second
 * of a processor for jsdom; what stands here is loaded once for all files of a worker.
 */
const { TestEnvironment } = require("jest-environment-node");
const jsdom = require("jsdom");

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.jsdom = jsdom;
  }
};
