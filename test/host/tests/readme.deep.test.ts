import { readFileSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import ts from "typescript";

const HOST = path.join(__dirname, "..");
const README = readFileSync(path.join(HOST, "README.md"), "utf8");

/** The lines of code under a heading of the README. */
function linesUnder(heading: string): string {
  const code = new RegExp(`## ${heading}\n[^]*?\`\`\`ts\n([^]*?)\`\`\``).exec(README)?.[1];
  if (code === undefined) throw new Error(`The README has no code under "${heading}".`);
  return code;
}

/** Runs lines of TypeScript as if they were in a file of test/host. */
async function run(code: string): Promise<void> {
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS };
  const { outputText } = ts.transpileModule(code, { compilerOptions });
  const required = (name: string): unknown => jest.requireActual(path.join(HOST, name));
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- running what the README says is the test
  const body = new Function("require", "exports", `return (async () => {${outputText}})();`) as (
    require: (name: string) => unknown,
    exports: object,
  ) => Promise<void>;
  await body(required, {});
}

test("the README's lines for Node run as they stand and print what it says", async () => {
  const code = linesUnder("From Node");
  const said = [...README.matchAll(/It prints `([^`]+)` and `([^`]+)`/g)][0]!.slice(1);
  const printed: string[] = [];
  const log = jest.spyOn(console, "log").mockImplementation((...words: unknown[]) => {
    printed.push(words.join(" "));
  });
  try {
    await run(code);
  } finally {
    log.mockRestore();
  }
  expect(printed).toEqual(said);
});

test("the README's lines for a page run as they stand and put the add-in into a frame that office.js takes for Excel's", async () => {
  const { window } = new JSDOM("", { url: "https://localhost/" });
  const globals = { window, document: window.document };
  Object.assign(globalThis, globals);
  try {
    await run(linesUnder("From a page"));
    const frame = window.document.querySelector("iframe")!;
    expect(frame.src).toMatch(/^https:\/\/localhost\/taskpane\.html\?_host_Info=Excel%24Web%2416\.01%24en-US%24/);
    expect(JSON.parse(frame.name)).toMatchObject({
      hostInfo: expect.stringMatching(/^Excel\|Web\|16\.01\|/) as string,
    });
  } finally {
    window.close(); // ends the frame's loading, which would outlive the test
    for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);
  }
});

test("the code under both headings has at most ten lines beside its imports", () => {
  for (const heading of ["From Node", "From a page"]) {
    const lines = linesUnder(heading).split("\n");
    expect(lines.filter((line) => line !== "" && !line.startsWith("import")).length).toBeLessThanOrEqual(10);
  }
});

test("the README says of each room what belongs there, and of no other", () => {
  const { ROOMS } = jest.requireActual<{ ROOMS: object }>("../rooms.js");
  const said = [...README.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name!);
  const rooms = said.slice(said.indexOf("store/cells")).map((name) => (name === "." ? "" : name));
  expect(rooms).toEqual([...Object.keys(ROOMS), "tests"]);
});
