/**
 * Node as Jest gives it to tests, and with it jsdom. Jest loads what a test file asks for anew for each file, which takes half a second
 * of a processor for jsdom; what stands here is loaded once for all files of a worker.
 *
 * With CLOCK=30 `performance.now` goes 30 times as fast: to the code under test the machine is as slow as one that is very busy.
 */
const { TestEnvironment } = require("jest-environment-node");
const jsdom = require("jsdom");

const RATE = Number(process.env.CLOCK ?? 1);

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.jsdom = jsdom;
    if (RATE !== 1) {
      const { performance } = globalThis;
      const now = () => RATE * performance.now();
      // A test may put a clock of its own in its place, and takes it away again.
      this.global.performance = new Proxy(
        { now },
        { get: (own, name) => own[name] ?? Reflect.get(performance, name, performance) },
      );
    }
  }

  /** Jest waits for what a file of tests does when one of them has failed, before it cleans up. */
  async handleTestEvent({ name }) {
    if (name === "test_fn_failure") await this.global.afterFailure?.();
  }
};
