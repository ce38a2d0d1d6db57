import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { get } from "node:https";
import path from "node:path";
import { text } from "node:stream/consumers";
import type { FrameLocator, Route } from "playwright-core";
import { launchBrowser, openPage } from "./browser";

/** What `npm start` gives: a development build of the add-in in the embedded workbook, from a server with a certificate of its own. */

const PROJECT = path.resolve(__dirname, "../..");
const WEBPACK = path.join(PROJECT, "node_modules/webpack/bin/webpack.js");
const TOLD = /Lavirint runs in the embedded workbook: (https:\/\/localhost:\d+\/)/;

/** The address of the embedded workbook, ending in "/". */
let address: string;
let stop: () => Promise<void>;

/** As `npm start`, on a free port; files that change later are ignored. Fails with the build's output if it does. */
beforeAll(async () => {
  const server = spawn(
    process.execPath,
    [
      WEBPACK,
      ...["serve", "--mode", "development", "--env", "embedded", "--no-live-reload", "--no-client"],
      ...["--watch-options-ignored", "**", "--watch-options-stdin"], // the server ends with the tests, even if they crash
    ],
    { cwd: PROJECT, env: { ...process.env, PORT: "0" }, stdio: ["pipe", "pipe", "pipe"] },
  );
  const ended = once(server, "exit");
  stop = async () => {
    server.kill();
    await ended;
  };
  let output = "";
  const listening = new Promise<string>((resolve) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const told = TOLD.exec(output)?.[1];
      if (told !== undefined) resolve(told);
    };
    server.stdout.on("data", listen);
    server.stderr.on("data", listen);
  });
  const told = await Promise.race([listening, ended]);
  if (typeof told !== "string" || output.includes("ERROR in"))
    throw new Error(`The embedded workbook does not build:\n${output}`);
  address = told;
});
afterAll(() => stop());

/** What the development server makes, and keeps, for localhost: a key and a certificate signed with it. */
const CERTIFICATE = path.join(PROJECT, "node_modules/.cache/webpack-dev-server/server.pem");

/** Asks the server without a browser; rejects if the certificate is not the server's own or not for localhost. */
async function ask(file: string, headers: OutgoingHttpHeaders = {}) {
  const asked = get(address + file, { ca: readFileSync(CERTIFICATE), headers });
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  return {
    status: answer.statusCode,
    origins: answer.headers["access-control-allow-origin"],
    policy: answer.headers["cross-origin-resource-policy"],
    text: await text(answer),
  };
}

test("Excel on the web, which has an address of its own, may read what tells it about the worksheet functions, and nothing else", async () => {
  for (const file of ["functions.json", "functions.de.json", "functions.sr.json"])
    expect(await ask(file)).toMatchObject({ status: 200, origins: "*" });
  for (const file of ["", "taskpane.js", "functions.js", "manifest.xml"])
    expect(await ask(file)).toMatchObject({ status: 200, origins: undefined });
});

test("Excel on the web may show the add-in's icons", async () => {
  const asImage = { "sec-fetch-mode": "no-cors", "sec-fetch-site": "cross-site" };
  expect(await ask("assets/icon-32.png", asImage)).toMatchObject({ status: 200, policy: undefined });
});

/** Does something with the pane, in the embedded workbook in a browser. */
async function inPane(work: (pane: FrameLocator) => Promise<void>): Promise<void> {
  const browser = await launchBrowser();
  try {
    const page = await openPage(browser);
    // This process fetches the files: the packaged Chromium ends at its first https connection where NSS lacks the system's libsqlite3.
    // A script that the pane loads in advance may still be on its way when the browser closes.
    const answer = async (route: Route) => route.fulfill({ response: await route.fetch({ maxRetries: 2 }) });
    await page.route(`${address}**`, (route) => answer(route).catch(() => undefined));
    await page.goto(address);
    expect(await page.evaluate("isSecureContext")).toBe(true);
    await work(page.frameLocator('iframe[title="Lavirint pane"]'));
  } finally {
    await browser.close();
  }
}

test("the embedded workbook answers over https, with the pane and office.js from the same address", async () => {
  const { status, text } = await ask("taskpane.html");
  expect(status).toBe(200);
  expect(text).toContain('<script src="/office-js/office.js">');
  await inPane(async (pane) => {
    await pane.getByRole("button", { name: "Generate" }).click();
    await pane
      .getByRole("status")
      .getByText(/A maze of 20/)
      .waitFor();
  });
});

test("About leads to the page that tries this Excel, which finds every act as expected, and back to the pane", async () => {
  await inPane(async (pane) => {
    await pane.getByRole("button", { name: "About" }).click();
    await pane.getByRole("link", { name: "Try this Excel" }).click();
    await pane.getByRole("button", { name: "Try" }).click();
    await pane.getByRole("status").getByText(/^Done/).waitFor({ timeout: 180_000 });
    const table = await pane.getByRole("textbox", { name: "Table" }).inputValue();
    expect(table).toMatch(/^(\d{2,}) of \1 acts as expected, \1 tried/m);
    await pane.getByRole("link", { name: "Back to the pane" }).click();
    await pane.getByRole("button", { name: "Generate" }).waitFor();
  });
});
