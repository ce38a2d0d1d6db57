import { findBrowser, missingBrowser } from "./browser";
import { serveEmbedded, type EmbeddedServer } from "./embedded";

declare global {
  var embeddedServer: EmbeddedServer | undefined;
}

/** Once before all browser tests: unpacks the browser (of two workers at once, one could find half a file) and serves the add-in. */
export default async function globalSetup(): Promise<void> {
  if (missingBrowser() !== undefined) return; // and every test is skipped: see setup.ts
  const [server] = await Promise.all([serveEmbedded(), findBrowser()]);
  globalThis.embeddedServer = server;
  process.env["LAVIRINT_EMBEDDED_ADDRESS"] = server.address;
}
