import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { addresses, readManifest } from "./readManifest";

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

beforeAll(() => {
  execFileSync(process.execPath, argumentsFor(first), { cwd: PROJECT, env: environment(ADDRESS) });
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
  expect(found.filter((address) => !own.includes(address))).toEqual(["https://example.org"]);
  const files = filesOf(first);
  for (const address of own) expect(files).toContain(address.slice(ADDRESS.length));
});

test("the pages take office.js from Microsoft's network and run under the content security policy", () => {
  for (const page of ["taskpane.html", "commands.html", "message.html"]) {
    const html = readFileSync(path.join(first, page), "utf8");
    expect(html).toContain('src="https://appsforoffice.microsoft.com/lib/1/hosted/office.js"');
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
    // A policy counts only for what comes after it, and inline code or styles would be refused by it.
    expect(html.indexOf("Content-Security-Policy")).toBeLessThan(html.indexOf("<script"));
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>|<style|\sstyle=|\son[a-z]+=/);
  }
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
