import { existsSync } from "node:fs";
import path from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { ADDRESS, built, type Built } from "../built";

/** Where the add-in's pages have office.js from; the npm package holds the same files. */
const MICROSOFT = "https://appsforoffice.microsoft.com/lib/1/hosted/";
const OFFICE_JS = path.resolve(__dirname, "../../node_modules/@microsoft/office-js/dist");

/**
 * Gives the pages of a context what is deployed, with the embedded workbook's page beside it at the same address, and office.js in
 * Microsoft's place. Nothing else is to be had, and no server runs.
 */
export async function serve(context: BrowserContext): Promise<void> {
  await serveFolders(context, MICROSOFT, () => [OFFICE_JS]);
  let build: Built | undefined;
  await serveFolders(context, ADDRESS, () => {
    build ??= built();
    return [build.addIn, build.workbook];
  });
}

/** Answers each request below an address with a file that one of the folders holds. The page may be closed meanwhile. */
export async function serveFolders(
  place: BrowserContext | Page,
  address: string,
  folders: () => readonly string[],
): Promise<void> {
  await place.route(`${address}**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const name = pathname.slice(new URL(address).pathname.length) || "index.html";
    const file = folders()
      .map((folder) => path.join(folder, name))
      .find(existsSync);
    await route.fulfill(file === undefined ? { status: 404 } : { path: file }).catch(() => undefined);
  });
}
