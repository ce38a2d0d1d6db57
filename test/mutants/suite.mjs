/** Jest's describe, test, hooks and expect in one process, with Jest's own expect and tables: what its tests are, and how one runs. */
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { expect } = require("expect");
const { bind } = require("jest-each");

/** The tests of one file in their order: {name, run}. Globals stand only while `load` runs, which loads the file. */
export function testsOf(load) {
  const tests = [];
  let block = { name: "", parent: undefined, beforeAll: [], afterAll: [], beforeEach: [], afterEach: [], begun: false };
  const around = block;

  const describe = (name, define) => {
    const outer = block;
    block = { ...newBlock(), name: `${outer.name} ${name}`.trimStart(), parent: outer };
    define();
    block = outer;
  };
  const test = (name, run) => {
    const own = block;
    tests.push({ name: `${own.name} ${name}`.trimStart(), run: () => runIn(own, run) });
  };
  describe.each = bind(describe, false);
  test.each = bind(test, false);
  const hook = (kind) => (run) => void block[kind].push(run);
  Object.assign(globalThis, { expect, describe, test, it: test });
  for (const kind of ["beforeAll", "afterAll", "beforeEach", "afterEach"]) globalThis[kind] = hook(kind);
  load();
  const end = async () => {
    for (const run of around.afterAll) await run();
  };
  return { tests, end };
}

const newBlock = () => ({ beforeAll: [], afterAll: [], beforeEach: [], afterEach: [], begun: false });

async function runIn(block, run) {
  const blocks = [];
  for (let each = block; each; each = each.parent) blocks.unshift(each);
  for (const each of blocks) {
    if (each.begun) continue;
    each.begun = true;
    for (const before of each.beforeAll) await before();
  }
  for (const each of blocks) for (const before of each.beforeEach) await before();
  try {
    await run();
  } finally {
    for (const each of blocks.reverse()) for (const after of each.afterEach) await after();
  }
}
