import { built } from "../built";
import { findBrowser, missingBrowser } from "./browser";

/**
 * Once before the browser tests of a project: unpacks the browser, because of two workers at once one could find half a file, and
 * builds the add-in. One after the other: if it cannot be built, Jest ends at once, and would leave half a browser for all later runs.
 */
export default async function globalSetup(): Promise<void> {
  if (missingBrowser() !== undefined) return; // and every test is skipped: see setup.ts
  delete process.env["LAVIRINT_BUILT"]; // of an earlier round of `jest --watch`
  await findBrowser();
  process.env["LAVIRINT_BUILT"] = built().folder;
}
