import { say } from "../../src/words";
import { Random, cornerEnds } from "../../src/maze/model";
import { generators } from "../../src/maze/generators/generators";
import { measureSolution } from "../../src/maze/measures/statistics";
import { kindGroups } from "../../src/taskpane/make/kindGallery";
import { actions, openBarePane, openedPane, maze } from "./fakeActions";
import { control, pressed, settled, type, unfolded } from "./page";

beforeEach(() => openedPane());

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
      ["Set up for printing"],
      ["Compare"],
    ]);
  });

  it("have no folds inside folds", () => {
    expect(document.querySelector("details details")).toBeNull();
  });

  it("stay as they are after Generate", async () => {
    control("tab", "Print").click();
    await pressed("Generate");
    actions.generating[0]!.finish(maze);
    await settled();
    expect(inView()).toEqual([control("tab", "Print")]);
  });

  it("say nothing of MazeColumns and BC12", () => {
    expect(document.body.textContent).not.toMatch(/MazeColumns|MazeRows|BC1[24]/);
  });
});

describe("the kinds of mazes", () => {
  const radios = () => [...document.querySelectorAll<HTMLInputElement>("input[name=kind]")];
  const described = (radio: HTMLInputElement) =>
    radio
      .getAttribute("aria-describedby")!
      .split(" ")
      .map((id) => document.getElementById(id)!.textContent);
  const title = () => document.querySelector<HTMLElement>(".kinds > summary")!;
  const kind = (id: string) => radios().find(({ value }) => value === id)!;

  it("come when they are unfolded; until then the chosen one is told by its name", async () => {
    await openBarePane();
    expect(radios()).toEqual([]);
    expect(title().textContent).toBe("Kind of mazeKruskal, medium difficulty");
    await unfolded("Kind of maze");
    expect(radios()).toHaveLength(generators.length);
    expect(title().textContent).toBe("Kind of mazeMany short dead ends in all directionsKruskal, medium difficulty");
  });

  it("are twelve for makers and the others for study, each once, with a picture, their look first and then the algorithm", async () => {
    await unfolded("Kind of maze");
    const groups = [...document.querySelectorAll<HTMLElement>(".kind-gallery [role=group]")];
    const [study] = groups.slice(-1);
    expect(study!.firstElementChild!.textContent).toMatch(/^For study/);
    expect(study!.querySelectorAll("input")).toHaveLength(generators.length - 12);
    expect(radios().map(({ value }) => value)).toEqual(kindGroups.flatMap(({ kinds }) => kinds.map(({ id }) => id)));
    expect(new Set(radios().map(({ value }) => value))).toEqual(new Set(generators.map(({ id }) => id)));
    for (const radio of radios()) {
      const generator = generators.find(({ id }) => id === radio.value)!;
      expect(control("radio", `${say(generator.look)} ${say(generator.name)}`)).toBe(radio);
      expect(described(radio)).toEqual([expect.stringMatching(/^(easy|medium|hard)$/)]);
      expect(radio.closest("[role=group]")!.getAttribute("aria-labelledby")).toMatch(/^texture-/);
      expect(radio.labels![0]!.querySelectorAll("svg[aria-hidden=true] path")).toHaveLength(2);
    }
  });

  it("for makers make mazes of their own: those for study make mazes that one of the twelve makes by the same law", () => {
    const study = kindGroups.at(-1)!.kinds.map(({ id }) => id);
    expect(study.sort()).toEqual(["aldous-broder", "boruvka", "growing-tree-newest", "kruskal-picks", "prim-weights"]);
  });

  it("are one stop of Tab, also for office.js, which knows no radio groups; the chosen one is seen and told when folded", async () => {
    await unfolded("Kind of maze");
    const stops = () => radios().filter(({ tabIndex }) => tabIndex === 0);
    expect(stops()).toEqual([kind("kruskal")]);
    const picture = title().querySelector("svg")!.innerHTML;
    kind("wilson").click();
    expect(stops()).toEqual([kind("wilson")]);
    expect(title().textContent).toMatch(/^Kind of mazeBranches of every length.*Wilson, medium difficulty$/);
    expect(title().querySelector("svg")!.innerHTML).not.toBe(picture);
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
  it("go to Generate for every kind, in percent", async () => {
    await unfolded("Kind of maze");
    type(control("spinbutton", "Extra openings"), "10");
    type(control("spinbutton", "Dead ends removed"), "50");
    type(control("spinbutton", "Chance of blocked walls"), "0.5");
    document.querySelector<HTMLInputElement>("input[value=sidewinder]")!.click();
    await pressed("Generate");
    expect(actions.generating[0]!.choice).toMatchObject({
      generator: "sidewinder",
      variation: { openPercent: 10, braidPercent: 50, loopPercent: 0, blockPermille: 5 },
    });
  });

  it("are explained in a sentence each", () => {
    for (const [name, words] of [
      ["Extra openings", "makes loops"],
      ["Dead ends removed", "second way out"],
      ["Chance of blocked walls", "cut off"],
    ] as const) {
      const ids = control("spinbutton", name).getAttribute("aria-describedby")!.split(" ");
      expect(ids.map((id) => document.getElementById(id)!.textContent).join(" ")).toContain(words);
    }
  });
});
