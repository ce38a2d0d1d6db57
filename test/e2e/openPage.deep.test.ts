import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { bring, launchBrowser, openPage } from "./browser";

test("a file is asked for once, over a connection that no other file uses, and again only if it did not come", async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.connection}`);
    if (request.url === "/late" && asked.length === 2) request.socket.destroy();
    else response.setHeader("content-type", "text/html").end(`whole ${request.url}`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.route(`${address}**`, bring);
    await page.goto(`${address}page?words=de`);
    expect(await page.innerText("body")).toBe("whole /page");
    const read = (name: string) =>
      page.evaluate(
        (file) =>
          fetch(file).then(
            (answer) => answer.text(),
            () => "nothing",
          ),
        name,
      );
    expect([await read("late"), await read("late"), await read("late"), await read("page")]).toEqual(
      ["nothing", "whole /late", "whole /late", "whole /page"], //
    );
    expect(asked).toEqual(["/page close", "/late close", "/late close"]);
  } finally {
    await browser.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

test("a page speaks American English on a German system, and German if asked to", async () => {
  const before = { ...process.env };
  Object.assign(process.env, { LANG: "de_DE.UTF-8", LC_ALL: "de_DE.UTF-8", LANGUAGE: "de" });
  const browser = await launchBrowser().finally(() => (process.env = before));
  try {
    const spoken = async (page: Page) =>
      page.evaluate(() => [navigator.language, new Intl.NumberFormat().resolvedOptions().locale]);
    expect(await spoken(await openPage(browser))).toEqual(["en-US", "en-US"]);
    expect(await spoken(await openPage(browser, { locale: "de-DE" }))).toEqual(["de-DE", "de-DE"]);
  } finally {
    await browser.close();
  }
});
