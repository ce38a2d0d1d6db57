import { say } from "../../src/words";
import { Random } from "../../src/maze/model/random";
import { cornerEnds } from "../../src/maze/model/ends";
import { generators } from "../../src/maze/generators/generators";
import { measureSolution } from "../../src/maze/measures/statistics";
import { kindGroups } from "../../src/taskpane/make/kindGroups";
import { openPane } from "../../src/taskpane/openPane";
import { type FakeActions, fakeActions, maze } from "./fakeActions";
import { control, openPage, openParts, press, settled, type } from "./page";

let actions: FakeActions;

beforeEach(async () => {
  openPage();
  actions = fakeActions();
  await openPane(document.getElementById("pane")!, actions);
  await openParts();
});

const NAMES = ["Make", "Watch", "Solve", "Change", "Print", "Lab"];
const tabs = () => [...document.querySelectorAll<HTMLElement>("[role=tablist] > [role=tab]")];
const panelOf = (tab: HTMLElement) => document.getElementById(tab.getAttribute("aria-controls")!)!;
const inView = () => tabs().filter((tab) => !panelOf(tab).hidden);

/** Presses a key on the tab that has the focus. */
function key(name: string): void {
  document.activeElement!.dispatchEvent(new window.KeyboardEvent("keydown", { key: name, bubbles: true }));
}

describe("the tabs", () => {
  it("are six, each with a panel that is named by it, and one in view", () => {
    expect(tabs().map(({ textContent }) => textContent)).toEqual(NAMES);
    for (const tab of tabs()) {
      expect(panelOf(tab).getAttribute("role")).toBe("tabpanel");
      expect(panelOf(tab).getAttribute("aria-labelledby")).toBe(tab.id);
    }
    expect(inView()).toEqual([control("tab", "Make")]);
  });

  it("are one stop of Tab, and are gone through by the arrows, Home and End", () => {
    control("tab", "Make").focus();
    for (const [pressed, name] of [
      ["ArrowRight", "Watch"],
      ["End", "Lab"],
      ["ArrowRight", "Make"],
      ["ArrowLeft", "Lab"],
      ["ArrowLeft", "Print"],
      ["Home", "Make"],
    ] as const) {
      key(pressed);
      expect(document.activeElement).toBe(control("tab", name));
      expect(inView()).toEqual([control("tab", name)]);
      expect(tabs().map((tab) => [tab.tabIndex, tab.getAttribute("aria-selected")])).toEqual(
        NAMES.map((each) => (each === name ? [0, "true"] : [-1, "false"])),
      );
    }
  });

  it("have one primary button each in view for what a tab is for: two on Print, for a page and for a booklet", () => {
    const primary = NAMES.map((name) => {
      control("tab", name).click();
      const shown = [...document.querySelectorAll<HTMLElement>(".primary")].filter(
        (each) => !each.closest("[hidden], dialog, details:not([open])"),
      );
      return shown.map(({ textContent }) => textContent);
    });
    expect(primary).toEqual([
      ["Generate"],
      ["Generate"],
      ["Solve"],
      ["Make passage"],
      ["Prepare page", "Make booklet"],
      ["Colour distances"],
    ]);
  });

  it("have no folds inside folds, but for details", () => {
    const titles = [...document.querySelectorAll("details details > summary")].map(({ textContent }) => textContent);
    expect(titles.filter((title) => title !== "Details")).toEqual([]);
  });

  it("hand pace and player to the tab in view that plays: to Watch, and to Lab", async () => {
    for (const name of ["Lab", "Watch", "Lab", "Solve", "Watch"]) {
      control("tab", name).click();
      await settled();
      const panel = panelOf(control("tab", name === "Solve" ? "Lab" : name));
      for (const played of [control("slider", "Position"), control("slider", "Speed"), control("button", "Last")])
        expect(panel.contains(played)).toBe(true);
    }
  });

  it("stay as they are after Generate", async () => {
    control("tab", "Print").click();
    press("Generate");
    await settled();
    actions.generating[0]!.finish(maze);
    await settled();
    expect(inView()).toEqual([control("tab", "Print")]);
  });

  it("say MazeColumns and BC12 only under Details", () => {
    const names = /MazeColumns|MazeRows|BC1[24]/;
    expect(document.body.textContent).toMatch(names);
    for (const fold of document.querySelectorAll("details")) {
      if (fold.querySelector(":scope > summary")!.textContent === "Details") fold.remove();
    }
    expect(document.body.textContent).not.toMatch(names);
  });
});

describe("the kinds of mazes", () => {
  const radios = () => [...document.querySelectorAll<HTMLInputElement>("input[name=kind]")];
  const described = (radio: HTMLInputElement) =>
    radio
      .getAttribute("aria-describedby")!
      .split(" ")
      .map((id) => document.getElementById(id)!.textContent);

  it("are all generators of the engine, each once, in groups, with a picture, a word for how hard they are and what they do", () => {
    expect(
      radios()
        .map(({ value }) => value)
        .sort(),
    ).toEqual(generators.map(({ id }) => id).sort());
    for (const radio of radios()) {
      const generator = generators.find(({ id }) => id === radio.value)!;
      expect(control("radio", say(generator.name))).toBe(radio);
      expect(described(radio)).toEqual([expect.stringMatching(/^(easy|medium|hard)$/), say(generator.description)]);
      expect(radio.closest("[role=group]")!.getAttribute("aria-labelledby")).toMatch(/^texture-/);
      expect(radio.labels![0]!.querySelectorAll("svg[aria-hidden=true] path")).toHaveLength(2);
    }
  });

  it("are one stop of Tab, also for office.js, which knows no radio groups", () => {
    const stops = () => radios().filter(({ tabIndex }) => tabIndex === 0);
    expect(stops()).toEqual([control("radio", "Kruskal")]);
    control("radio", "Wilson").click();
    expect(stops()).toEqual([control("radio", "Wilson")]);
  });

  // Printed, for docs/decisions/maze-measures.md, by what this test compares: the mean of 400 mazes each.
  it.each(kindGroups.flatMap(({ kinds }) => kinds))(
    "are called as hard as they are: $id $kind.difficulty",
    ({ id, kind: { difficulty } }) => {
      const generator = generators.find((each) => each.id === id)!;
      let sum = 0;
      for (let i = 0; i < 400; i++) {
        const { maze: made } = generator.make({ rows: 20, columns: 20 }, new Random(`${id} ${i}`));
        sum += measureSolution(made, cornerEnds(made))!.difficulty;
      }
      const mean = sum / 400;
      if (process.env["FIGURES"] !== undefined) process.stderr.write(`${id} ${mean.toFixed(1)}\n`);
      expect([mean, mean < 39 ? "easy" : mean < 50 ? "medium" : "hard"]).toEqual([mean, difficulty]);
    },
  );
});

describe("extra openings and blocked walls", () => {
  it("go to Generate for every kind", async () => {
    type(control("spinbutton", "Chance of extra openings"), "10");
    type(control("spinbutton", "Blocked walls"), "5");
    control("radio", "Sidewinder").click();
    press("Generate");
    await settled();
    expect(actions.generating[0]!.choice).toMatchObject({
      generator: "sidewinder",
      imperfection: { loopPercent: 10, blockPermille: 5 },
    });
  });

  it("are explained in a sentence each", () => {
    for (const [name, words] of [
      ["Chance of extra openings", "several paths"],
      ["Blocked walls", "cut off"],
    ] as const) {
      const ids = control("spinbutton", name).getAttribute("aria-describedby")!.split(" ");
      expect(ids.map((id) => document.getElementById(id)!.textContent).join(" ")).toContain(words);
    }
  });
});
