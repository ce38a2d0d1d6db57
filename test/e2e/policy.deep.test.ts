import type { Page } from "playwright-core";
import { openPage } from "./browser";
import { ADDRESS } from "../built";
import { browser } from "./workbookPage";

/**
 * What office.js itself tries in vain: outside Excel it puts Microsoft's telemetry into a frame, in Excel on the web its
 * loader sets two style attributes. Nothing that the add-in does depends on either.
 */
const REFUSED_TO_OFFICE_JS = [/^frame-src https:\/\/telemetryservice\.firstpartyapps\./, /^style-src-attr inline$/];

/** A page of the add-in that notes, from its first line on, what the browser refuses there. */
async function openNoting(name: string): Promise<Page> {
  const page = await openPage(browser);
  await page.addInitScript(() => {
    const refusals: string[] = [];
    Object.assign(globalThis, { refusals });
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      refusals.push(`${effectiveDirective} ${blockedURI}`);
    });
  });
  await page.goto(ADDRESS + name);
  return page;
}

/**
 * What was refused up to now, each as "directive source", sorted. Refusals are told late, so one more is provoked (an
 * image from an address that no page may use) and waited for: those before it have been told by then.
 */
function refusalsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const last = new Promise((resolve) => {
      addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
        if (effectiveDirective === "img-src") resolve(undefined);
      });
    });
    new Image().src = "https://last.invalid/";
    await last;
    const { refusals } = globalThis as unknown as { refusals: string[] };
    return refusals.filter((refusal) => !refusal.startsWith("img-src")).sort();
  });
}

test.each(["taskpane.html", "commands.html", "message.html"])(
  "%s does nothing that the content security policy refuses, and office.js starts under it",
  async (name) => {
    const page = await openNoting(name);
    await page.evaluate(() => Office.onReady());
    const refusals = await refusalsOf(page);
    expect(refusals.filter((refusal) => !REFUSED_TO_OFFICE_JS.some((known) => known.test(refusal)))).toEqual([]);
  },
);

test("the window of messages says nothing of what its address holds where no Excel is around it", async () => {
  const said = "#sentence=Injected&details-text=Injected&lang=x-injected";
  const page = await openNoting(`message.html${said}`);
  await page.getByText("The message didn’t arrive.").waitFor();
  expect(await page.locator("html").evaluate((html) => html.outerHTML)).not.toMatch(/injected/i);
  // As if Excel had opened it: office.js looks for an Excel that never answers.
  const pretending = await openNoting(`message.html?_host_Info=Excel$Web$16.01$en-US$1$isDialog$$0${said}`);
  expect(await pretending.locator("body").innerText()).toBe("");
});

test("code and styles that somebody injects into the pane, and connections elsewhere, are refused", async () => {
  const page = await openNoting("taskpane.html");
  const ran = await page.evaluate(async () => {
    const script = document.createElement("script");
    script.textContent = "globalThis.injected = true";
    const style = document.createElement("style");
    style.textContent = "body { display: none }";
    document.body.append(script, style);
    await fetch("https://elsewhere.invalid/").catch(() => undefined);
    return "injected" in globalThis;
  });
  expect(ran).toBe(false);
  expect(await refusalsOf(page)).toEqual([
    "connect-src https://elsewhere.invalid/",
    "script-src-elem inline",
    "style-src-elem inline",
  ]);
});
