import { readFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";

const html = readFileSync(join(__dirname, "../../src/commands/message.html"), "utf8");

let sent: string[];
/** office.js in a host, which is at once ready. */
const officeIn = (host: string | null) => ({
  HostType: { Excel: "Excel" },
  onReady: (ready: (info: object) => void): void => ready({ host }),
  context: { displayLanguage: "en-US", ui: { messageParent: (text: string) => sent.push(text) } },
});

/** Opens the message page with this after the # of its address, and runs its script. */
function open(said: Readonly<Record<string, string>>, office: object | null = officeIn("Excel")): Document {
  sent = [];
  const { window } = new JSDOM(html, { url: `https://localhost/message.html#${new URLSearchParams(said).toString()}` });
  Object.assign(globalThis, { window, document: window.document, Office: office ?? undefined });
  jest.isolateModules(() => jest.requireActual("../../src/commands/message"));
  return window.document;
}

afterAll(async () => {
  await new Promise((resolve) => setImmediate(resolve));
  for (const name of ["window", "document", "Office"]) Reflect.deleteProperty(globalThis, name);
});

const shownIn = (page: Document) =>
  [...page.querySelectorAll("main > p, summary, button")].map(({ textContent }) => textContent);

describe("the message’s page", () => {
  it("shows the sentence as text, the details folded, and how to open the pane, which the message may speak of", () => {
    const page = open({ sentence: "“<b>Maze</b>” is protected.", "details-text": "AccessDenied" });
    expect(shownIn(page)[0]).toBe("“<b>Maze</b>” is protected.");
    expect(page.querySelector("#sentence b")).toBeNull();
    expect(page.querySelector("details")).toMatchObject({ hidden: false, open: false });
    expect(page.getElementById("details-text")?.textContent).toBe("AccessDenied");
    expect(page.body.textContent).toContain("press Maze on the Home tab");
  });

  it("has nothing to unfold without details", () => {
    expect(open({ sentence: "No.", "details-text": "" }).querySelector("details")?.hidden).toBe(true);
  });

  it("is wholly in the language of its sentence, from right to left if need be, without a word of its own", () => {
    const words = { details: "Podrobno", close: "Zatvori", "pane-opens-with": "Okno" };
    const page = open({ sentence: "Ne.", "details-text": "x", lang: "sr-Latn-RS", dir: "rtl", ...words });
    expect(shownIn(page)).toEqual(["Ne.", "Podrobno", "Okno", "Zatvori"]);
    expect([page.documentElement.lang, page.documentElement.dir]).toEqual(["sr-Latn-RS", "rtl"]);
  });

  it("says where to look when the message got lost on the way", () => {
    expect(shownIn(open({}))[0]).toContain("The message didn’t arrive.");
  });

  it.each([
    ["outside of Office", officeIn(null)],
    ["in another program of Office", officeIn("Word")],
    ["before Office is ready", { ...officeIn("Excel"), onReady: () => undefined }],
    ["without office.js", null],
  ])("says nothing of what its address holds %s", (_, office) => {
    const places = ["sentence", "details-text", "lang", "close", "pane-opens-with"];
    const page = open(Object.fromEntries(places.map((place) => [place, "x-injected"])), office);
    expect(page.documentElement.outerHTML).not.toContain("injected");
    expect([page.documentElement.lang, page.getElementById("close")?.hidden]).toEqual(["en", true]);
  });

  it.each([
    ["Esc", () => window.dispatchEvent(new window.KeyboardEvent("keydown", { key: "Escape" }))],
    ["being taken away", () => window.dispatchEvent(new window.Event("pagehide"))],
    ["Close", () => document.getElementById("close")?.click()],
  ])("tells the command that it is closed by %s", (_, act) => {
    open({ sentence: "No." });
    act();
    expect(sent).toEqual(["close"]);
  });
});
