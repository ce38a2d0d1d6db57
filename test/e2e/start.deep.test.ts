import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { get } from "node:https";
import path from "node:path";
import { text } from "node:stream/consumers";
import { bring, launchBrowser, openPage } from "./browser";

/** What `npm start` gives: a development build of the add-in in the embedded workbook, from a server with a certificate of its own. */

const PROJECT = path.resolve(__dirname, "../..");
const WEBPACK = path.join(PROJECT, "node_modules/webpack/bin/webpack.js");
const TOLD = /Lavirint runs in the embedded workbook: (https:\/\/localhost:\d+\/)/;

interface EmbeddedServer {
  /** Address of the embedded workbook, ending in "/". */
  address: string;
  stop(): Promise<void>;
}

/** As `npm start`, on a free port; files that change later are ignored. Throws an Error with the build's output if it fails. */
function serveEmbedded(): Promise<EmbeddedServer> {
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
      const address = TOLD.exec(output)?.[1];
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

/** What the development server makes, and keeps, for localhost: a key and a certificate signed with it. */
const CERTIFICATE = path.join(PROJECT, "node_modules/.cache/webpack-dev-server/server.pem");

let server: EmbeddedServer;
beforeAll(async () => {
  server = await serveEmbedded();
});
afterAll(() => server.stop());

/** Asks the server without a browser; rejects if the certificate is not the server's own or not for localhost. */
function ask(file: string): Promise<{ status: number | undefined; origins: string | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    get(server.address + file, { ca: readFileSync(CERTIFICATE) }, (answer) => {
      const { statusCode: status, headers } = answer;
      const origins = headers["access-control-allow-origin"];
      text(answer).then((text) => resolve({ status, origins, text }), reject);
    }).once("error", reject);
  });
}

test("Excel on the web, which has an address of its own, may read what tells it about the worksheet functions", async () => {
  for (const file of ["functions.json", "functions.de.json", "functions.sr.json"])
    expect(await ask(file)).toMatchObject({ status: 200, origins: "*" });
});

test("the embedded workbook answers over https, with the pane and office.js from the same address", async () => {
  const { status, text } = await ask("taskpane.html");
  expect(status).toBe(200);
  expect(text).toContain('<script src="/office-js/office.js">');
  const browser = await launchBrowser();
  try {
    const page = await openPage(browser);
    await page.route(`${server.address}**`, bring);
    await page.goto(server.address);
    expect(await page.evaluate("isSecureContext")).toBe(true);
    const pane = page.frameLocator('iframe[title="Lavirint pane"]');
    await pane.getByRole("button", { name: "Generate" }).click();
    await pane
      .getByRole("status")
      .getByText(/A maze of 20/)
      .waitFor();
  } finally {
    await browser.close();
  }
});
