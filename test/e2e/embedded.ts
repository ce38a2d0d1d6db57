import { spawn } from "node:child_process";
import path from "node:path";

const PROJECT = path.resolve(__dirname, "../..");
const WEBPACK = path.join(PROJECT, "node_modules/webpack/bin/webpack.js");
const ADDRESS = /Lavirint runs in the embedded workbook: (https:\/\/localhost:\d+\/)/;

export interface EmbeddedServer {
  /** Address of the embedded workbook, ending in "/". */
  address: string;
  stop(): Promise<void>;
}

/**
 * Serves the add-in in the embedded workbook as `npm start` does, on a free port and built once; files that change
 * later are ignored. Throws an Error with the build's output if it fails.
 */
export function serveEmbedded(): Promise<EmbeddedServer> {
  const server = spawn(
    process.execPath,
    [
      WEBPACK,
      ...["serve", "--mode", "development", "--env", "embedded", "--no-live-reload", "--no-client"],
      ...["--watch-options-ignored", "**", "--watch-options-stdin"], // the server ends with the tests, even if they crash
    ],
    { cwd: PROJECT, env: { ...process.env, PORT: "0" }, stdio: ["pipe", "pipe", "pipe"] },
  );
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const stop = async () => {
    server.kill();
    await ended;
  };
  return new Promise((resolve, reject) => {
    let output = "";
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const address = ADDRESS.exec(output)?.[1];
      if (address === undefined) return;
      if (output.includes("ERROR in")) {
        reject(new Error(`The embedded workbook does not build:\n${output}`));
        void stop();
      } else {
        resolve({ address, stop });
      }
    };
    server.stdout.on("data", listen);
    server.stderr.on("data", listen);
    server.once("exit", (code) => reject(new Error(`The development server ended with code ${code}:\n${output}`)));
  });
}

/** Address of the embedded workbook that serves all browser tests; started by globalSetup.ts. */
export function embeddedAddress(): string {
  const address = process.env["LAVIRINT_EMBEDDED_ADDRESS"];
  if (address === undefined)
    throw new Error("The embedded workbook is not served: run the browser tests through jest.");
  return address;
}
