import { readFileSync } from "node:fs";
import { get } from "node:https";
import path from "node:path";
import { text } from "node:stream/consumers";
import { openPage } from "./browser";
import { embeddedAddress } from "./embedded";
import { browser } from "./workbookPage";

/** What the development server makes, and keeps, for localhost: a key and a certificate signed with it. */
const CERTIFICATE = path.resolve(__dirname, "../../node_modules/.cache/webpack-dev-server/server.pem");

/** Asks the server without a browser; rejects if the certificate is not the server's own or not for localhost. */
function ask(file: string): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    get(embeddedAddress() + file, { ca: readFileSync(CERTIFICATE) }, (answer) => {
      text(answer).then((text) => resolve({ status: answer.statusCode, text }), reject);
    }).once("error", reject);
  });
}

test("Excel on the web, which has an address of its own, may read what tells it about the worksheet functions", async () => {
  const page = await openPage(browser);
  await page.goto(`${embeddedAddress()}taskpane.html`);
  for (const file of ["functions.json", "functions.de.json", "functions.sr.json"]) {
    const answer = await page.request.get(embeddedAddress() + file);
    expect([answer.status(), answer.headers()["access-control-allow-origin"]]).toEqual([200, "*"]);
  }
});

test("the embedded workbook answers over https, with the pane and office.js from the same address", async () => {
  const pane = await ask("taskpane.html");
  expect(pane.status).toBe(200);
  expect(pane.text).toContain('<script src="/office-js/office.js">');
  const page = await openPage(browser);
  const opened = await page.goto(`${embeddedAddress()}taskpane.html`);
  expect(opened?.status()).toBe(200);
  expect(await page.evaluate("typeof Office.onReady")).toBe("function");
  expect(await page.evaluate("isSecureContext")).toBe(true);
});
