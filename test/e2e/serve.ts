import { readFileSync } from "node:fs";
import path from "node:path";
import type { BrowserContext, Route } from "playwright-core";
import { ADDRESS, built, type Built } from "../built";

/** Where the add-in's pages have office.js from; the npm package holds the same files. */
const MICROSOFT = "https://appsforoffice.microsoft.com/lib/1/hosted/";
const OFFICE_JS = path.resolve(__dirname, "../../node_modules/@microsoft/office-js/dist");
const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".txt": "text/plain",
  ".xml": "text/xml",
};

/**
 * Gives the pages of a context what is deployed, with the embedded workbook's page beside it at the same address, and office.js in
 * Microsoft's place. Nothing else is to be had, and no server runs.
 */
export async function serve(context: BrowserContext): Promise<void> {
  await context.route(`${MICROSOFT}**`, (route) => give(route, MICROSOFT, [OFFICE_JS]));
  await context.route(`${ADDRESS}**`, (route) => {
    build ??= built();
    return give(route, ADDRESS, [build.addIn, build.workbook]);
  });
}

let build: Built | undefined;

/** Answers a request with a file that one of the folders holds. The page may be closed meanwhile. */
async function give(route: Route, address: string, folders: readonly string[]): Promise<void> {
  const name =
    route
      .request()
      .url()
      .slice(address.length)
      .replace(/[?#].*/s, "") || "index.html";
  const body = folders.map((folder) => read(path.join(folder, name))).find((found) => found !== undefined);
  const answer = body && { body, contentType: TYPES[path.extname(name)] ?? "application/octet-stream" };
  await route.fulfill(answer ?? { status: 404 }).catch(() => undefined);
}

const files = new Map<string, Buffer | undefined>();

/** A file; undefined if there is none. */
function read(file: string): Buffer | undefined {
  if (!files.has(file)) {
    try {
      files.set(file, readFileSync(file));
    } catch {
      files.set(file, undefined);
    }
  }
  return files.get(file);
}
