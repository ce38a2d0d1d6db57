import { readFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";

const html = readFileSync(join(__dirname, "../../src/commands/message.html"), "utf8");

/** office.js in a host, which is at once ready; what the page sends to the command goes into `sent`. */
const officeIn = (host: string | null, sent: string[] = []) => ({
  HostType: { Excel: "Excel" },
  onReady: (ready: (info: object) => void): void => ready({ host }),
  context: { displayLanguage: "en-US", ui: { messageParent: (text: string) => sent.push(text) } },
});

/** Opens the message page with this after the # of its address, and runs its script. */
function open(hash: string, office: object | null = officeIn("Excel")): Document {
  const { window } = new JSDOM(html, { url: `https://localhost/message.html${hash}` });
  Object.assign(globalThis, { window, document: window.document, Office: office ?? undefined });
  jest.isolateModules(() => jest.requireActual("../../src/commands/message"));
  return window.document;
}

afterAll(async () => {
  await new Promise((resolve) => setImmediate(resolve));
  for (const name of ["window", "document", "Office"]) Reflect.deleteProperty(globalThis, name);
});

const sentence = (page: Document) => page.getElementById("sentence")?.textContent;

describe("the message’s page", () => {
  it("shows the sentence, and the details folded", () => {
    const hash = new URLSearchParams({ sentence: "“<b>Maze</b>” is protected.", "details-text": "AccessDenied" });
    const page = open(`#${hash.toString()}`);
    expect(sentence(page)).toBe("“<b>Maze</b>” is protected.");
    expect(page.querySelector("#sentence b")).toBeNull();
    expect(page.querySelector("details")?.hidden).toBe(false);
    expect(page.getElementById("details-text")?.textContent).toBe("AccessDenied");
  });

  it("has nothing to unfold without details", () => {
    expect(open("#sentence=No.&details-text=").querySelector("details")?.hidden).toBe(true);
  });

  it("says how to open the pane, which the message may speak of", () => {
    expect(open("#sentence=No.").body.textContent).toContain("press Maze on the Home tab");
  });

  it("is wholly in the language of its sentence, from right to left if need be, without a word of its own", () => {
    const words = { details: "Podrobno", close: "Zatvori", "pane-opens-with": "Okno" };
    const hash = new URLSearchParams({
      sentence: "Ne.",
      "details-text": "x",
      lang: "sr-Latn-RS",
      dir: "rtl",
      ...words,
    });
    const page = open(`#${hash.toString()}`);
    const shown = [...page.querySelectorAll("main > p, summary, button")].map(({ textContent }) => textContent);
    expect(shown).toEqual(["Ne.", "Podrobno", "Okno", "Zatvori"]);
    expect([page.documentElement.lang, page.documentElement.dir]).toEqual(["sr-Latn-RS", "rtl"]);
  });

  it("says where to look when the message got lost on the way", () => {
    expect(sentence(open(""))).toContain("The message didn’t arrive.");
  });

  it.each([
    ["outside of Office", officeIn(null)],
    ["in another program of Office", officeIn("Word")],
    ["before Office is ready", { ...officeIn("Excel"), onReady: () => undefined }],
    ["without office.js", null],
  ])("says nothing of what its address holds %s", (_, office) => {
    const words = { close: "Injected", "pane-opens-with": "Injected" };
    const hash = new URLSearchParams({
      sentence: "Injected",
      "details-text": "Injected",
      lang: "x-injected",
      ...words,
    });
    const page = open(`#${hash.toString()}`, office);
    expect(page.documentElement.outerHTML).not.toMatch(/injected/i);
    expect([page.documentElement.lang, page.getElementById("close")?.hidden]).toEqual(["en", true]);
  });

  it.each([
    ["Esc", () => window.dispatchEvent(new window.KeyboardEvent("keydown", { key: "Escape" }))],
    ["being taken away", () => window.dispatchEvent(new window.Event("pagehide"))],
    ["Close", () => document.getElementById("close")?.click()],
  ])("tells the command that it is closed by %s", (_, act) => {
    const sent: string[] = [];
    open("#sentence=No.", officeIn("Excel", sent));
    act();
    expect(sent).toEqual(["close"]);
  });
});
