import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createContext, runInContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { javascript } from "webpack";
import { generatorFacts } from "../../src/maze/generators";
import { textForms } from "../../src/maze/text";
import { ADDRESS, built, sources } from "../built";
import { manifestFaults } from "./manifestFaults";
import { addresses, descendants, readManifest } from "./readManifest";

const PROJECT = path.resolve(__dirname, "../..");
const { addIn, workbook, told, read } = built();

/** The files of the build by their paths inside it, in order. */
const files = readdirSync(addIn, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((file) => path.relative(addIn, path.join(file.parentPath, file.name)).replaceAll("\\", "/"))
  .sort();

const textOf = (file: string, folder = addIn) => readFileSync(path.join(folder, file), "utf8");
const policyOf = (html: string) => /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];

test("whatever goes into a build makes another one when it changes", () => {
  const known = new Set(sources());
  const own = read.filter((file) => file !== "" && !/^(\.\.|node_modules|\.cache)\//.test(file));
  expect(own.length).toBeGreaterThan(500);
  expect(own.filter((file) => !known.has(file) && statSync(path.join(PROJECT, file)).isFile())).toEqual([]);
});

test("a production build holds the add-in's pages, icons and manifest, and nothing of the tests or maps of the source", () => {
  const pages = ["commands", "functions", "index", "message", "taskpane"].map((page) => `${page}.html`);
  const scripts = ["commands", "earlyCommands", "functions", "message", "taskpane"].map((script) => `${script}.js`);
  const others = ["functions.json", "index.css", "manifest.xml", "taskpane.css", "assets/icon-128.png"];
  expect(files).toEqual(expect.arrayContaining([...pages, ...scripts, ...others]));
  expect(files.filter((file) => /\.map$|try\.html|workbook|tryExcel|office-js|\.mjs$|\.ts$/.test(file))).toEqual([]);
});

test("no file of a production build speaks of localhost, the embedded workbook or a map of the source", () => {
  for (const file of files) {
    const content = readFileSync(path.join(addIn, file), "latin1");
    const others = /localhost|127\.0\.0\.1|test\/host|tryExcel|Try this Excel|sourceMappingURL|exceljs/i.exec(content);
    expect([file, others?.[0]]).toEqual([file, undefined]);
  }
});

test("the front page is in English, has no script, and each of its links leads to a file of the build", () => {
  const html = textOf("index.html");
  expect(html).toContain('<html lang="en">');
  expect(html).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=|<!--/);
  expect(policyOf(html)).toBe(
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'",
  );
  const named = [...html.matchAll(/\s(?:href|src)="(?!https:)([^"]+)"/g)].map(([, file]) => file!);
  expect(named).toEqual(expect.arrayContaining(["manifest.xml", "manifest-plain.xml", "LICENSE.txt"]));
  expect(named.filter((file) => !files.includes(file))).toEqual([]);
  expect(textOf("index.html", workbook)).toContain('href="try.html"');
});

/** The packages whose notices are in a build. */
const noticed = (folder: string) =>
  [...textOf("LICENSE.txt", folder).matchAll(/^-{80}\n\n(\S+) [\d.]+ \(/gm)].map(([, name]) => name!);

test("LICENSE.txt holds our licence, and the notice of every package whose code is in the scripts", () => {
  expect(noticed(addIn)).toEqual(["@fluent/bundle", "fflate", "webpack"]);
  const text = textOf("LICENSE.txt");
  const licence = (file: string) => textOf(file, PROJECT).trim();
  for (const file of ["LICENSE", "node_modules/fflate/LICENSE", "node_modules/webpack/LICENSE"])
    expect(text).toContain(licence(file));
  expect(text).toMatch(/@fluent\/bundle [\d.]+ \(Apache-2\.0\)\s+Apache License\s+Version 2\.0/);
  // Read to build, and in no script: what runs the pages' templates, and TypeScript's loader.
  const others = ["html-webpack-plugin", "lodash", "ts-loader"];
  const bundled = read.flatMap((file) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\/.*\.m?js$/.exec(file)?.[1] ?? []);
  const told = new Set([...noticed(addIn), ...noticed(workbook), ...others]);
  expect([...new Set(bundled)].filter((name) => !told.has(name))).toEqual([]);
  expect(bundled).toEqual(expect.arrayContaining(["@fluent/bundle", "fflate", "exceljs", "saxes"]));
});

const MANIFESTS = ["manifest.xml", "manifest-plain.xml"];

test.each(MANIFESTS)(
  "every address in %s is at the deployment address, and the file it names is in the build",
  (name) => {
    const found = addresses(readManifest(path.join(addIn, name)));
    const own = found.filter((address) => address.startsWith(ADDRESS));
    expect(own.length).toBeGreaterThan(8);
    expect(found).toEqual(own);
    for (const address of own) expect(files).toContain(address.slice(ADDRESS.length));
  },
);

test("manifest-plain.xml breaks no documented rule, and is the same add-in without the menu of cells and the functions", () => {
  const [whole, plain] = MANIFESTS.map((name) => readManifest(path.join(addIn, name))) as [Element, Element];
  expect(manifestFaults(plain)).toEqual([]);
  const points = (manifest: Element) =>
    descendants(manifest, "ExtensionPoint").map((point) => point.getAttribute("xsi:type"));
  expect(points(whole)).toEqual(["CustomFunctions", "PrimaryCommandSurface", "ContextMenu"]);
  expect(points(plain)).toEqual(["PrimaryCommandSurface"]);
  const commands = (manifest: Element) =>
    descendants(descendants(manifest, "OfficeTab")[0]!, "Control").map((control) => control.outerHTML);
  expect(commands(plain)).toEqual(commands(whole));
  const head = (manifest: Element) => [...manifest.children].slice(0, -1).map((element) => element.outerHTML);
  expect(head(plain)).toEqual(head(whole));
});

test("the production manifest breaks no documented rule, and shares neither id nor name with the development manifest", () => {
  const built = readManifest(path.join(addIn, "manifest.xml"));
  const development = readManifest(path.join(PROJECT, "manifest.xml"));
  expect(manifestFaults(built)).toEqual([]);
  const id = (manifest: Element) => descendants(manifest, "Id")[0]!.textContent;
  const names = (manifest: Element) => [
    descendants(manifest, "DisplayName")[0]!.getAttribute("DefaultValue"),
    descendants(manifest, "String")
      .find((each) => each.getAttribute("id") === "Group.Label")!
      .getAttribute("DefaultValue"),
  ];
  expect([id(built), names(built)]).toEqual(["061497ad-ac18-4891-9af3-b61682a07b01", ["Lavirint", "Lavirint"]]);
  expect(id(development)).not.toBe(id(built));
  expect(names(development).filter((name) => names(built).includes(name))).toEqual([]);
  expect(textOf("manifest.xml")).not.toContain("development");
});

test("the pages take office.js from Microsoft's network and run under the content security policy", () => {
  for (const page of ["taskpane.html", "commands.html", "message.html", "functions.html"]) {
    const html = textOf(page);
    const script = page === "functions.html" ? "custom-functions-runtime.js" : "office.js";
    expect(html).toContain(`src="https://appsforoffice.microsoft.com/lib/1/hosted/${script}"`);
    expect(policyOf(html)).toContain("default-src 'none'");
    expect(policyOf(html)).not.toContain("unsafe");
    // A policy counts only for what comes after it, and inline code or styles would be refused by it.
    expect(html.indexOf("Content-Security-Policy")).toBeLessThan(html.indexOf("<script"));
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>|<style|\sstyle=|\son[a-z]+=/);
  }
});

const functionsScript = textOf("functions.js");

/** What ES2016 lacks of the library of this Node, and what the runtime of functions has lacked since version 2406 (office-js #4631). */
const LATER = [
  "delete Intl; delete Temporal; delete globalThis.WeakRef;",
  "for (const name of ['entries', 'values', 'fromEntries', 'hasOwn', 'getOwnPropertyDescriptors']) delete Object[name];",
  "for (const name of ['flat', 'flatMap', 'at', 'findLast', 'toSorted', 'toReversed', 'with']) delete Array.prototype[name];",
  "for (const name of ['at', 'padStart', 'padEnd', 'trimStart', 'trimEnd', 'matchAll', 'replaceAll']) delete String.prototype[name];",
  "delete Promise.prototype.finally; delete Promise.allSettled; delete Promise.any; delete globalThis.globalThis;",
].join("\n");

/** The functions that functions.js registers without a page, by their ids: what each gives, or the error that Excel shows. */
function registeredBy(prepare = "") {
  const registered = new Map<string, (...given: unknown[]) => Promise<unknown>>();
  const associate = (id: string, run: (...given: unknown[]) => Promise<unknown>) => registered.set(id, run);
  class ShownError extends Error {
    constructor(
      readonly code: string,
      message?: string,
    ) {
      super(message);
    }
  }
  const runtime = createContext({ CustomFunctions: { associate, Error: ShownError }, setTimeout });
  runInContext(prepare, runtime);
  runInContext(functionsScript, runtime);
  const call = async (id: string, ...given: unknown[]) => {
    try {
      return JSON.stringify(await registered.get(id)!(...given, {}));
    } catch (error) {
      if (error instanceof ShownError) return `${error.code} ${error.message}`;
      throw error;
    }
  };
  return { ids: [...registered.keys()], call };
}

test("the script of the worksheet functions needs no page: it registers what functions.json lists, and calculates", async () => {
  const { ids, call } = registeredBy();
  const { functions } = JSON.parse(textOf("functions.json")) as {
    readonly functions: readonly { readonly id: string; readonly helpUrl: string }[];
  };
  expect(ids).toEqual(functions.map(({ id }) => id));
  expect(functions.map(({ helpUrl }) => helpUrl)).toEqual(
    functions.map(() => `${ADDRESS}assets/support.html#functions`),
  );
  expect(textOf("assets/support.html")).toContain('id="functions"');
  expect(await call("MAZE", 2, 2, "a", null, null)).toBe("[[1,1],[2,3]]");
});

test("that script is ES2016, and has at most 104 KB", () => {
  const isRead = (code: string) => {
    const parser = javascript.JavascriptParser as unknown as { _parse(code: string, options: object): unknown };
    parser._parse(code, { ecmaVersion: 2016, sourceType: "script" });
  };
  expect(() => isRead("const later = async () => 1;")).toThrow("Unexpected token");
  expect(() => isRead(functionsScript)).not.toThrow();
  expect(Buffer.byteLength(functionsScript)).toBeLessThanOrEqual(104_000);
});

test("without Intl, and with no more library than ES2016, functions give the same, and every error has its sentence", async () => {
  const [bare, usual] = [registeredBy(LATER), registeredBy()];
  const walls = [
    [0, 2, 0, 3],
    [1, 1, 0, 1],
    [2, 2, 3, 4],
  ];
  const calls: readonly [string, ...unknown[]][] = [
    ...generatorFacts.map(({ id }): [string, ...unknown[]] => ["MAZE", 7, 9, "bare", id, 20]),
    ["MAZE", 501, 500, null, null, null],
    ["MAZE", 2.5, 1e9, null, null, null],
    ["MAZE", 2, 2, null, null, 101],
    ["MAZE", 1, 16_385, null, null, null],
    ["MAZE", 1, 200_000, null, "Aldous-Broder", null],
    ["MAZE", 5, 5, null, "Dijkstra", null],
    ["PATH", walls, "1,4", "2,1", null],
    ["PATH", [[0, 1, 0]], null, null, null],
    ["PATH", walls, [[9, 9]], null, null],
    ["PATH", [[0, "wall"]], null, null, null],
    ["PATH", [[4, 4]], null, null, null],
    ["DISTANCES", walls, [[2], [3]], null],
    ["STATISTICS", walls, null],
    ["DIFFICULTY", walls, null],
    ...textForms.map(({ id }): [string, ...unknown[]] => ["ASTEXT", walls, id, null]),
    ["ASTEXT", walls, "stone", null],
    ["ASTEXT", Array.from({ length: 400 }, () => Array.from({ length: 251 }, () => 0)), null, null],
    ["ENCODE", walls, null],
    ["ENCODE", Array.from({ length: 50 }, () => Array.from({ length: 50 }, () => 0)), null],
    ["DECODE", "0"],
    ["DECODE", JSON.parse((await usual.call("ENCODE", walls, null)).toLowerCase())],
  ];
  for (const [id, ...given] of calls) {
    const [found, wanted] = [await bare.call(id, ...given), await usual.call(id, ...given)];
    const isError = wanted.startsWith("#");
    if (isError) expect(found).toMatch(/^#[A-Z/!]+ [A-Z0-9“].+\.$/);
    expect([id, given, found]).toEqual([id, given, isError ? wanted.replace(/(\d),(?=\d{3})/g, "$1") : wanted]);
  }
});

test("what the pane loads before it can be used is at most 130 KB, 44 KB compressed, and the build tells how much", () => {
  const html = textOf("taskpane.html");
  const named = [...html.matchAll(/<script[^>]* src="(?!https:)([^"]+)"/g)].map(([, file]) => file!);
  expect(named.length).toBeGreaterThan(0);
  const words = readdirSync(addIn).filter((file) => /^[a-z]+-start\..*js$/.test(file));
  expect(words.map((file) => file.slice(0, 2)).sort()).toEqual(["de", "en", "sr"]);
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
  const loads = words.map((language) => {
    const scripts = [...named, language].map((file) => readFileSync(path.join(addIn, file)));
    const compressed = sum(scripts.map((script) => gzipSync(script, { level: 9 }).length));
    return { minified: sum(scripts.map(({ length }) => length)), compressed };
  });
  const { minified, compressed } = loads.sort((a, b) => b.compressed - a.compressed)[0]!;
  expect(minified).toBeLessThanOrEqual(130_000);
  expect(compressed).toBeLessThanOrEqual(44_000);
  const inKB = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
  expect(told).toContain(` first: ${inKB(minified)} minified, ${inKB(compressed)} compressed.`);
});

const folder = mkdtempSync(path.join(tmpdir(), "lavirint-build-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** What webpack says that runs in production mode as `npm run build` does, and writes nothing; `config` is in the folder. */
function refusedBuild(address: string | undefined, config: string): string {
  const program = path.join(PROJECT, "node_modules/webpack/bin/webpack.js");
  const given = ["--mode", "production", "--output-path", path.join(folder, "output"), "--config", config];
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...given], {
    cwd: PROJECT,
    env: { ...process.env, LAVIRINT_URL: address },
    encoding: "utf8",
  });
  expect(status).not.toBe(0);
  expect(readdirSync(folder)).not.toContain("output");
  return stdout + stderr;
}

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

/** A configuration that builds this script with these of our plugins alone. */
const writeConfig = (script: string, plugin: string) =>
  write(
    "webpack.config.cjs",
    `module.exports = async (...given) => {
      const { plugins, ...config } = await require(${JSON.stringify(path.join(PROJECT, "webpack.config.js"))})(...given);
      const chosen = plugins.filter(({ constructor }) => constructor.name === ${JSON.stringify(plugin)});
      return { ...config, entry: { taskpane: ${JSON.stringify(path.join(folder, script))} }, plugins: chosen };
    };`,
  );

test("a build with code of a package whose licence it has no text of says what to do, and writes nothing", () => {
  mkdirSync(path.join(folder, "node_modules/unknown"), { recursive: true });
  write("node_modules/unknown/package.json", '{ "name": "unknown", "version": "1.0.0", "license": "Beer-42" }');
  write("node_modules/unknown/index.js", "globalThis.unknown = 1;");
  write("entry.js", 'import "unknown";');
  writeConfig("entry.js", "NoticesPlugin");
  expect(refusedBuild(ADDRESS, path.join(folder, "webpack.config.cjs"))).toMatch(
    /ERROR in The build holds code of unknown, .+ \(Beer-42\)\. Add that text to tools\/notices\.cjs\./,
  );
});

test("a build whose pane loads more than that first says what to do, and writes nothing", () => {
  write("words.js", "export default 1;");
  const heavy = `globalThis.heavy = "${"heavy ".repeat(30_000)}";`;
  write("heavy.js", `${heavy} import(/* webpackChunkName: "en-start" */ "./words.js");`);
  writeConfig("heavy.js", "FirstScriptsPlugin");
  expect(refusedBuild(ADDRESS, path.join(folder, "webpack.config.cjs"))).toMatch(
    /ERROR in The pane loads taskpane\.js, en-start\.\w+\.js first: 1[89]\d\.\d KB minified, .+ At most 130\.0 KB and/,
  );
});

test("a build without an address stops with a sentence and writes nothing", () => {
  const said = refusedBuild(undefined, path.join(PROJECT, "webpack.config.js"));
  expect(said).toContain("LAVIRINT_URL is not set. Set it to the https address");
});

/** What webpack.config.js makes of an address before anything is built. */
function configured(address: string) {
  jest.replaceProperty(process, "env", { ...process.env, LAVIRINT_URL: address });
  const configure =
    jest.requireActual<(env: object, argv: object) => Promise<Configuration>>("../../webpack.config.js");
  return configure({}, { mode: "production" });
}
afterEach(() => jest.restoreAllMocks());

interface Configuration {
  readonly plugins: readonly { readonly help?: string }[];
}

test.each([
  ["no address", "lavirint", 'LAVIRINT_URL is "lavirint", which is no https address that Excel could load.'],
  ["not https", "http://example.org/", 'LAVIRINT_URL is "http://example.org/", which is no https address'],
  ["this machine", "https://localhost:3000/", 'LAVIRINT_URL is "https://localhost:3000/", which is no https address'],
])("a build whose address is %s is refused with a sentence", async (_case, address, sentence) => {
  await expect(configured(address)).rejects.toThrow(sentence);
});

test("an address that does not end in a slash gets one", async () => {
  const { plugins } = await configured("https://example.org/lavirint");
  expect(plugins.flatMap(({ help }) => help ?? [])).toEqual(["https://example.org/lavirint/assets/support.html"]);
});
