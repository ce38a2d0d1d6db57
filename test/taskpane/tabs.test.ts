import { followTheme } from "../../src/taskpane/followTheme";
import { type Host, watchHost } from "../../src/taskpane/host";
import { generated, openedPane } from "./fakeActions";
import { button, field, group, openPage, settled, tab } from "./page";

/** The frame of the pane: tabs, About, the host that it is open in, and its theme. */

describe("the tabs", () => {
  beforeEach(() => openedPane());

  const NAMES = ["Make", "Watch", "Solve", "Change", "Print", "Lab"];
  const tabs = () => [...document.querySelectorAll<HTMLElement>("[role=tablist] > [role=tab]")];
  const panelOf = (each: HTMLElement) => document.getElementById(each.getAttribute("aria-controls")!)!;
  const inView = () => tabs().filter((each) => !panelOf(each).hidden);

  it("are six, each with a panel that is named by it, one in view, also after Generate, and one stop of Tab", async () => {
    expect(tabs().map(({ textContent }) => textContent)).toEqual(NAMES);
    for (const each of tabs()) {
      const told = ["role", "aria-labelledby"].map((name) => panelOf(each).getAttribute(name));
      expect(told).toEqual(["tabpanel", each.id]);
    }
    expect(inView()).toEqual([tab("Make")]);
    tab("Print").click();
    await generated();
    expect(inView()).toEqual([tab("Print")]);
    const states = tabs().map((each) => [each.tabIndex, each.getAttribute("aria-selected")]);
    expect(states).toEqual(NAMES.map((name) => (name === "Print" ? [0, "true"] : [-1, "false"])));
  });

  it("have one primary button each in view for what a tab is for", () => {
    const primary = NAMES.flatMap((name) => {
      tab(name).click();
      const shown = [...document.querySelectorAll(".primary")].filter(
        (each) => !each.closest("[hidden], dialog, details:not([open])"),
      );
      return shown.map(({ textContent }) => textContent);
    });
    expect(primary).toEqual(["Generate", "Generate", "Solve", "Make passage", "Set up for printing", "Compare"]);
  });

  it("have no folds inside folds, summaries in office.js's own order of Tab, which knows them by tabindex alone, and named groups", () => {
    expect(document.querySelector("details details")).toBeNull();
    expect(document.querySelector("summary:not([tabindex='0'])")).toBeNull();
    for (const title of ["Texture, rooms, openings, seed", "Shape", "Text, share code, passages"])
      expect(group(title).closest("details")).not.toBeNull();
  });

  it("say nothing of MazeColumns and BC12; the content security policy would refuse styles and handlers in the markup", () => {
    expect(document.body.textContent).not.toMatch(/MazeColumns|MazeRows|BC1[24]/);
    const attributes = [...document.querySelectorAll("*")].flatMap((each) => each.getAttributeNames());
    expect(attributes.filter((name) => /^(style|on)/.test(name))).toEqual([]);
  });

  it("have numbers whose use is told in a sentence", () => {
    for (const [name, words] of [
      ["Extra openings", "makes loops"],
      ["Dead ends removed", "second way out"],
      ["Chance of blocked walls", "cut off"],
    ] as const) {
      const ids = field(name).getAttribute("aria-describedby")!.split(" ");
      expect(ids.map((id) => document.getElementById(id)!.textContent).join(" ")).toContain(words);
    }
  });

  it("have fields in which Enter makes the maze, from a size or the seed, or formats the grid, from the look", () => {
    const form = (...names: string[]) => names.map((name) => field(name).form);
    const [generate, format] = ["Generate", "Format grid"].map((name) => button<HTMLButtonElement>(name).form);
    expect(form("Columns", "Seed", "Cell size in points")).toEqual([generate, generate, format]);
  });
});

test("About is a button below every tab, which shows versions and hides them again, and in development the page that tries this Excel", async () => {
  const links = () => [...document.querySelectorAll("a")].filter(({ textContent }) => textContent === "Try this Excel");
  await openedPane();
  const about = button("About");
  const shown = document.getElementById(about.getAttribute("aria-controls")!)!;
  expect([about.closest("[role=tabpanel]"), links()]).toEqual([null, []]);
  expect(shown.textContent).toContain("Lavirint 1.2.3 on Mac 16.9.");
  for (const isShown of [false, true, false]) {
    expect([about.getAttribute("aria-expanded"), shown.hidden]).toEqual([String(isShown), !isShown]);
    about.click();
  }
  Object.assign(globalThis, { LAVIRINT_TRY_PAGE: "tryExcel.html" });
  await openedPane().finally(() => Reflect.deleteProperty(globalThis, "LAVIRINT_TRY_PAGE"));
  expect(links().map((link) => link.getAttribute("href"))).toEqual(["tryExcel.html"]);
});

describe("where the pane is open", () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ["setImmediate"] }));
  afterEach(() => {
    Reflect.deleteProperty(globalThis, "Office");
    jest.useRealTimers();
  });

  type Told = { host: string | null; platform: null };
  const office = (isSupported: boolean, onReady: () => Promise<Told>) => {
    const isSetSupported = (set: string, version: string) => isSupported && set === "ExcelApi" && version === "1.14";
    const context = { requirements: { isSetSupported } };
    Object.assign(globalThis, { Office: { HostType: { Excel: "Excel" }, onReady, context } });
  };
  async function shown(): Promise<Host[]> {
    const hosts: Host[] = [];
    watchHost((host) => hosts.push(host));
    await settled();
    return hosts;
  }

  it.each<[host: string | null, isSupported: boolean, shown: Host]>([
    ["Excel", true, "excel"],
    ["Excel", false, "older"],
    [null, true, "outside"],
    ["Word", true, "outside"],
  ])("is told by office.js: in %s, with ExcelApi 1.14 %p, it is %s", async (host, isSupported, told) => {
    office(isSupported, async () => ({ host, platform: null }));
    expect(await shown()).toEqual([told]);
  });

  it("is outside of Excel when office.js could not be loaded", async () => {
    expect(await shown()).toEqual(["outside"]);
  });

  it("is taken for outside when office.js keeps silent, and put right when Excel answers after all", async () => {
    let answer = (_: Told): void => undefined;
    office(true, () => new Promise((resolve) => (answer = resolve)));
    const hosts = await shown();
    jest.advanceTimersByTime(60_000);
    expect(hosts).toEqual(["outside"]);
    answer({ host: "Excel", platform: null });
    await settled();
    expect(hosts).toEqual(["outside", "excel"]);
  });
});

describe("the theme", () => {
  /** A page whose system prefers this, and follows Office's theme; gives what it shows. */
  const open = (matches: boolean, office: { bodyBackgroundColor?: string }) => {
    openPage();
    const system = Object.assign(new EventTarget(), { matches });
    window.matchMedia = () => system as unknown as MediaQueryList;
    followTheme(document.documentElement, () =>
      office.bodyBackgroundColor === undefined ? undefined : { bodyBackgroundColor: office.bodyBackgroundColor },
    );
    return { system, theme: () => document.documentElement.dataset["theme"] };
  };

  it.each([
    ["#FFFFFF", "light"],
    ["#E6E6E6", "light"],
    ["#666666", "dark"],
    ["#0A0A0A", "dark"],
  ])("is Office's own, whatever the system prefers: %s is %s", (bodyBackgroundColor, theme) => {
    for (const prefersDark of [true, false]) expect(open(prefersDark, { bodyBackgroundColor }).theme()).toBe(theme);
  });

  it("is the system's where Office tells none, and follows it; and Office when the pane gets the focus back", () => {
    const office: { bodyBackgroundColor?: string } = {};
    const { system, theme } = open(false, office);
    expect(theme()).toBe("light");
    system.matches = true;
    system.dispatchEvent(new Event("change"));
    expect(theme()).toBe("dark");
    office.bodyBackgroundColor = "#FFFFFF";
    window.dispatchEvent(new window.Event("focus"));
    expect(theme()).toBe("light");
  });
});
