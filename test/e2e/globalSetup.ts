import { built } from "../built";
import { findBrowser, missingBrowser } from "./browser";

/** Before the browser tests: builds the add-in, and unpacks the browser (of two workers at once, one could find half a file). */
export default async function globalSetup(): Promise<void> {
  if (missingBrowser() !== undefined) return; // and every test is skipped: see setup.ts
  delete process.env["LAVIRINT_BUILT"]; // of an earlier round of `jest --watch`
  process.env["LAVIRINT_BUILT"] = built().folder;
  await findBrowser();
}
