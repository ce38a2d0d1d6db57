import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createContext, runInContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { ADDRESS, built, sources } from "../built";
import { manifestFaults } from "./manifestFaults";
import { addresses, descendants, readManifest } from "./readManifest";

const PROJECT = path.resolve(__dirname, "../..");
const { addIn, told, read } = built();

/** The files of the build by their paths inside it, in order. */
const files = readdirSync(addIn, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((file) => path.relative(addIn, path.join(file.parentPath, file.name)).replaceAll("\\", "/"))
  .sort();

test("whatever goes into a build makes another one when it changes", () => {
  const known = new Set(sources());
  const own = read.filter((file) => file !== "" && !/^(\.\.|node_modules|\.cache)\//.test(file));
  expect(own.length).toBeGreaterThan(500);
  expect(own.filter((file) => !known.has(file) && statSync(path.join(PROJECT, file)).isFile())).toEqual([]);
});

test("a production build holds the add-in's pages, icons and manifest, and nothing of the tests or maps of the source", () => {
  expect(files).toEqual(
    expect.arrayContaining([
      ...[
        "commands.html",
        "commands.js",
        "earlyCommands.js",
        "functions.html",
        "functions.js",
        "functions.json",
        "manifest.xml",
        "message.html",
        "message.js",
        "taskpane.css",
        "taskpane.html",
        "taskpane.js",
      ],
      ...["assets/icon-16.png", "assets/icon-128.png", "assets/support.html"],
    ]),
  );
  expect(files.filter((file) => /\.map$|index\.html|workbook|office-js|\.mjs$|\.ts$/.test(file))).toEqual([]);
});

test("no file of a production build speaks of localhost, the embedded workbook or a map of the source", () => {
  for (const file of files) {
    const content = readFileSync(path.join(addIn, file), "latin1");
    expect({ file, found: /localhost|127\.0\.0\.1|test\/host|sourceMappingURL|exceljs/i.exec(content)?.[0] }).toEqual({
      file,
      found: undefined,
    });
  }
});

test("every address in the production manifest is at the deployment address, and the file it names is in the build", () => {
  const found = addresses(readManifest(path.join(addIn, "manifest.xml")));
  const own = found.filter((address) => address.startsWith(ADDRESS));
  expect(own.length).toBeGreaterThan(8);
  expect(found).toEqual(own);
  for (const address of own) expect(files).toContain(address.slice(ADDRESS.length));
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
  expect(readFileSync(path.join(addIn, "manifest.xml"), "utf8")).not.toContain("development");
});

test("the pages take office.js from Microsoft's network and run under the content security policy", () => {
  for (const page of ["taskpane.html", "commands.html", "message.html", "functions.html"]) {
    const html = readFileSync(path.join(addIn, page), "utf8");
    const script = page === "functions.html" ? "custom-functions-runtime.js" : "office.js";
    expect(html).toContain(`src="https://appsforoffice.microsoft.com/lib/1/hosted/${script}"`);
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
    // A policy counts only for what comes after it, and inline code or styles would be refused by it.
    expect(html.indexOf("Content-Security-Policy")).toBeLessThan(html.indexOf("<script"));
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>|<style|\sstyle=|\son[a-z]+=/);
  }
});

test("the script of the worksheet functions needs no page: it registers what functions.json lists, and calculates", async () => {
  const registered = new Map<string, (...given: unknown[]) => Promise<unknown>>();
  const associate = (id: string, run: (...given: unknown[]) => Promise<unknown>) => registered.set(id, run);
  const runtime = createContext({ CustomFunctions: { associate }, setTimeout });
  runInContext(readFileSync(path.join(addIn, "functions.js"), "utf8"), runtime);
  const { functions } = JSON.parse(readFileSync(path.join(addIn, "functions.json"), "utf8")) as {
    readonly functions: readonly { readonly id: string; readonly helpUrl: string }[];
  };
  expect([...registered.keys()]).toEqual(functions.map(({ id }) => id));
  expect(functions.map(({ helpUrl }) => helpUrl)).toEqual(
    functions.map(() => `${ADDRESS}assets/support.html#functions`),
  );
  expect(readFileSync(path.join(addIn, "assets/support.html"), "utf8")).toContain('id="functions"');
  const walls = await registered.get("MAZE")!(2, 2, "a", null, null, {});
  expect(JSON.stringify(walls)).toBe("[[1,1],[2,3]]");
});

test("what the pane loads before it can be used is at most 150 KB, 50 KB compressed, and the build tells how much", () => {
  const html = readFileSync(path.join(addIn, "taskpane.html"), "utf8");
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
  expect(minified).toBeLessThanOrEqual(150_000);
  expect(compressed).toBeLessThanOrEqual(50_000);
  const inKB = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
  expect(told).toContain(` first: ${inKB(minified)} minified, ${inKB(compressed)} compressed.`);
});

const folder = mkdtempSync(path.join(tmpdir(), "lavirint-build-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs webpack in production mode as `npm run build` does; `config` is in the folder. */
function build(address: string | undefined, config: string) {
  const program = path.join(PROJECT, "node_modules/webpack/bin/webpack.js");
  const given = ["--mode", "production", "--output-path", path.join(folder, "output"), "--config", config];
  return spawnSync(process.execPath, [program, ...given], {
    cwd: PROJECT,
    env: { ...process.env, LAVIRINT_URL: address },
    encoding: "utf8",
  });
}

test("a build whose pane loads more than that first says what to do, and writes nothing", () => {
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write("words.js", "export default 1;");
  const heavy = `globalThis.heavy = "${"heavy ".repeat(30_000)}";`;
  write("heavy.js", `${heavy} import(/* webpackChunkName: "en-start" */ "./words.js");`);
  write(
    "webpack.config.cjs",
    `module.exports = async (...given) => {
      const { plugins, ...config } = await require(${JSON.stringify(path.join(PROJECT, "webpack.config.js"))})(...given);
      const weighing = plugins.filter(({ constructor }) => constructor.name === "FirstScriptsPlugin");
      return { ...config, entry: { taskpane: ${JSON.stringify(path.join(folder, "heavy.js"))} }, plugins: weighing };
    };`,
  );
  const { status, stdout } = build(ADDRESS, path.join(folder, "webpack.config.cjs"));
  expect(status).not.toBe(0);
  expect(stdout).toMatch(
    /ERROR in The pane loads taskpane\.js, en-start\.\w+\.js first: 1[89]\d\.\d KB minified, .+ At most 150\.0 KB and/,
  );
  expect(readdirSync(folder)).not.toContain("output");
});

test("a build without an address stops with a sentence and writes nothing", () => {
  const { status, stderr } = build(undefined, path.join(PROJECT, "webpack.config.js"));
  expect(status).not.toBe(0);
  expect(stderr).toContain("LAVIRINT_URL is not set. Set it to the https address");
  expect(readdirSync(folder)).not.toContain("output");
});

/** What webpack.config.js makes of an address before anything is built. */
async function configured(address: string) {
  const configure =
    jest.requireActual<(env: object, argv: object) => Promise<Configuration>>("../../webpack.config.js");
  const before = process.env["LAVIRINT_URL"];
  process.env["LAVIRINT_URL"] = address;
  try {
    return await configure({}, { mode: "production" });
  } finally {
    if (before === undefined) delete process.env["LAVIRINT_URL"];
    else process.env["LAVIRINT_URL"] = before;
  }
}

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
