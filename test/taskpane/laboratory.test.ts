import { generators } from "../../src/maze/generators/generators";
import { say } from "../../src/words";
import { actions, openedPane } from "./fakeActions";
import { alertText, enter, field, group, optionsOf, pressed } from "./page";

/** The tab Lab; buttons.test.ts shows what its buttons give. */

beforeEach(() => openedPane());

test("the algorithms that are chosen are compared; where none is, a sentence says so", async () => {
  const list = field<HTMLSelectElement>("Algorithms");
  /** Chooses these algorithms and no others, as clicks with Ctrl do. */
  const chooseAlone = (...ids: string[]) => {
    for (const option of list.options) option.selected = ids.includes(option.value);
  };
  chooseAlone();
  await pressed("Compare");
  expect(alertText()).toBe("No algorithm is chosen. Choose at least one.");
  expect([actions.calls, document.activeElement === list]).toEqual([[], true]);
  chooseAlone("wilson", "eller");
  await pressed("Compare");
  expect(actions.callsOf("compare")).toEqual([[expect.objectContaining({ generators: ["wilson", "eller"] })]]);
});

test("in the size and shape of this maze, the field of sizes is out of use", () => {
  for (const isSame of [true, false]) {
    enter({ "Size and shape of this maze": isSame });
    expect(field("Sizes").disabled).toBe(isSame);
  }
});

test("Colour distances shows a legend in words and patterns, and Remove colours takes it away", async () => {
  const legend = group("This maze").querySelector<HTMLElement>(".legend")!;
  expect(legend.hidden).toBe(true);
  await pressed("Colour distances");
  expect([legend.hidden, legend.getAttribute("aria-label")]).toEqual([false, "Distances by colour"]);
  expect([...legend.children].map(({ textContent }) => textContent)).toEqual([
    "0 to 5 steps, plain: 9 cells",
    "6 steps, dotted: 1 cell",
  ]);
  expect(legend.querySelector("path")!.getAttribute("fill")).toBe("#FFF9D6");
  await pressed("Remove colours");
  expect(legend.hidden).toBe(true);
});

test("Sources has a page for each algorithm, of which one is shown: idea, cost, texture, picture and source", () => {
  const page = document.querySelector(".sources")!;
  const names = optionsOf("Algorithm");
  expect(names.sort()).toEqual(generators.map(({ name }) => say(name)).sort());
  for (const name of names) {
    enter({ Algorithm: name });
    const [, idea, cost, texture] = [...page.querySelectorAll("p")].map(({ textContent }) => textContent);
    expect([name, idea!.match(/[.!?](?= |$)/g)!.length]).toEqual([name, 3]);
    expect(cost).toMatch(/^Cost for n cells: O\(.+\.$/);
    expect(texture).toMatch(
      /^Texture on 20 x 20, in shares of the cells: Dead ends \d+\.\d% \((exact|published|measured)\), Solution \d+\.\d% .+ and Longest path/,
    );
    expect([...page.querySelectorAll("svg")].map((svg) => svg.querySelectorAll("path").length)).toEqual([2]);
    const links = [...page.querySelectorAll("a")];
    expect(links.length).toBeGreaterThan(0);
    for (const { href, target, rel, textContent } of links) {
      expect([new URL(href).protocol, target, rel]).toEqual(["https:", "_blank", "noopener noreferrer"]);
      expect(textContent).toMatch(/^[A-ZŠ].+/);
    }
  }
});
