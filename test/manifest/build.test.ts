import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createContext, runInContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { manifestFaults } from "./manifestFaults";
import { addresses, descendants, readManifest } from "./readManifest";

const PROJECT = path.resolve(__dirname, "../..");
const WEBPACK = path.join(PROJECT, "node_modules/webpack/bin/webpack.js");
const ADDRESS = "https://example.org/lavirint/";

const folder = mkdtempSync(path.join(tmpdir(), "lavirint-build-"));
const argumentsFor = (output: string) => [WEBPACK, "--mode", "production", "--output-path", output];
const environment = (address: string | undefined) => ({ ...process.env, LAVIRINT_URL: address });

/** The files of a build by their paths inside it, in order. */
function filesOf(output: string): string[] {
  const entries = readdirSync(output, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((file) => path.relative(output, path.join(file.parentPath, file.name)).replaceAll("\\", "/")).sort();
}

const first = path.join(folder, "first");

let told = "";

beforeAll(() => {
  told = execFileSync(process.execPath, argumentsFor(first), {
    cwd: PROJECT,
    env: environment(ADDRESS),
    encoding: "utf8",
  });
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test("a production build holds the add-in's pages, icons and manifest, and nothing of the tests or maps of the source", () => {
  const files = filesOf(first);
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
  for (const file of filesOf(first)) {
    const content = readFileSync(path.join(first, file), "latin1");
    expect({ file, found: /localhost|127\.0\.0\.1|test\/host|sourceMappingURL|exceljs/i.exec(content)?.[0] }).toEqual({
      file,
      found: undefined,
    });
  }
});

test("every address in the production manifest is at the deployment address, and the file it names is in the build", () => {
  const found = addresses(readManifest(path.join(first, "manifest.xml")));
  const own = found.filter((address) => address.startsWith(ADDRESS));
  expect(own.length).toBeGreaterThan(8);
  expect(found).toEqual(own);
  const files = filesOf(first);
  for (const address of own) expect(files).toContain(address.slice(ADDRESS.length));
});

test("the production manifest breaks no documented rule, and shares neither id nor name with the development manifest", () => {
  const built = readManifest(path.join(first, "manifest.xml"));
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
  expect(readFileSync(path.join(first, "manifest.xml"), "utf8")).not.toContain("development");
});

test("the pages take office.js from Microsoft's network and run under the content security policy", () => {
  for (const page of ["taskpane.html", "commands.html", "message.html", "functions.html"]) {
    const html = readFileSync(path.join(first, page), "utf8");
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
  runInContext(readFileSync(path.join(first, "functions.js"), "utf8"), runtime);
  const { functions } = JSON.parse(readFileSync(path.join(first, "functions.json"), "utf8")) as {
    readonly functions: readonly { readonly id: string; readonly helpUrl: string }[];
  };
  expect([...registered.keys()]).toEqual(functions.map(({ id }) => id));
  expect(functions.map(({ helpUrl }) => helpUrl)).toEqual(
    functions.map(() => `${ADDRESS}assets/support.html#functions`),
  );
  expect(readFileSync(path.join(first, "assets/support.html"), "utf8")).toContain('id="functions"');
  const walls = await registered.get("MAZE")!(2, 2, "a", null, null, {});
  expect(JSON.stringify(walls)).toBe("[[1,1],[2,3]]");
});

test("what the pane loads before it can be used is at most 150 KB, 50 KB compressed, and the build tells how much", () => {
  const html = readFileSync(path.join(first, "taskpane.html"), "utf8");
  const named = [...html.matchAll(/<script[^>]* src="(?!https:)([^"]+)"/g)].map(([, file]) => file!);
  expect(named.length).toBeGreaterThan(0);
  const words = readdirSync(first).filter((file) => /^[a-z]+-start\..*js$/.test(file));
  expect(words.map((file) => file.slice(0, 2)).sort()).toEqual(["de", "en", "sr"]);
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
  const loads = words.map((language) => {
    const scripts = [...named, language].map((file) => readFileSync(path.join(first, file)));
    const compressed = sum(scripts.map((script) => gzipSync(script, { level: 9 }).length));
    return { minified: sum(scripts.map(({ length }) => length)), compressed };
  });
  const { minified, compressed } = loads.sort((a, b) => b.compressed - a.compressed)[0]!;
  expect(minified).toBeLessThanOrEqual(150_000);
  expect(compressed).toBeLessThanOrEqual(50_000);
  const inKB = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
  expect(told).toContain(` first: ${inKB(minified)} minified, ${inKB(compressed)} compressed.`);
});

test("a build whose pane loads more than that first says what to do, and writes nothing", () => {
  const output = path.join(folder, "heavy");
  const heavy = path.join(folder, "heavy.js");
  writeFileSync(heavy, `globalThis.heavy = "${"heavy ".repeat(25_000)}";`);
  const config = path.join(folder, "heavy.config.cjs");
  writeFileSync(
    config,
    `module.exports = async (...given) => {
      const config = await require(${JSON.stringify(path.join(PROJECT, "webpack.config.js"))})(...given);
      config.entry.taskpane = [${JSON.stringify(heavy)}, config.entry.taskpane];
      return config;
    };`,
  );
  const { status, stdout } = spawnSync(process.execPath, [...argumentsFor(output), "--config", config], {
    cwd: PROJECT,
    env: environment(ADDRESS),
    encoding: "utf8",
  });
  expect(status).not.toBe(0);
  expect(stdout).toMatch(
    /ERROR in The pane loads taskpane\.js, .+ first: 2\d\d\.\d KB minified, .+ At most 150\.0 KB and/,
  );
  expect(readdirSync(folder)).not.toContain("heavy");
});

test("the same source builds the same bytes again", () => {
  const second = path.join(folder, "second");
  execFileSync(process.execPath, argumentsFor(second), { cwd: PROJECT, env: environment(ADDRESS.slice(0, -1)) });
  expect(filesOf(second)).toEqual(filesOf(first));
  for (const file of filesOf(first)) {
    expect(readFileSync(path.join(second, file)).equals(readFileSync(path.join(first, file)))).toBe(true);
  }
});

test.each([
  ["not set", undefined, "LAVIRINT_URL is not set. Set it to the https address"],
  ["no address", "lavirint", 'LAVIRINT_URL is "lavirint", which is no https address that Excel could load.'],
  ["not https", "http://example.org/", 'LAVIRINT_URL is "http://example.org/", which is no https address'],
  ["this machine", "https://localhost:3000/", 'LAVIRINT_URL is "https://localhost:3000/", which is no https address'],
])("a build whose address is %s stops with a sentence and writes nothing", (_case, address, sentence) => {
  const output = path.join(folder, "refused");
  const { status, stderr } = spawnSync(process.execPath, argumentsFor(output), {
    cwd: PROJECT,
    env: environment(address),
    encoding: "utf8",
  });
  expect(status).not.toBe(0);
  expect(stderr).toContain(sentence);
  expect(readdirSync(folder)).not.toContain("refused");
});
