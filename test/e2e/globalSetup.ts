import { findBrowser, missingBrowser } from "./browser";
import { serveEmbedded, type EmbeddedServer } from "./embedded";

declare global {
  var embeddedServer: EmbeddedServer | undefined;
}

/**
 * Once before all browser tests: unpacks the browser, because of two workers at once one could find half a file, and serves the add-in.
 * One after the other: if the add-in cannot be served, Jest ends at once, and would leave half a browser for all later runs.
 */
export default async function globalSetup(): Promise<void> {
  if (missingBrowser() !== undefined) return; // and every test is skipped: see setup.ts
  await findBrowser();
  const server = await serveEmbedded();
  globalThis.embeddedServer = server;
  process.env["LAVIRINT_EMBEDDED_ADDRESS"] = server.address;
}
