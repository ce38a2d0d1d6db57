import { say } from "../../src/words";
import type { ComparisonWanted } from "../../src/actions/laboratory";
import { generators, UNVARIED } from "../../src/maze/generators/generators";
import { Player } from "../../src/actions/watch/player";
import { actions, defaultLayout, openedPane, playOf } from "./fakeActions";
import { alertText, available, control, pressed, status, type } from "./page";

beforeEach(() => openedPane());

async function compared(): Promise<ComparisonWanted> {
  await pressed("Compare");
  return actions.callsOf("compare").at(-1)![0] as ComparisonWanted;
}

test("Compare takes all algorithms and measures at first, 200 mazes of 20 x 20, perfect, with a fresh seed that it shows", async () => {
  const choice = await compared();
  expect([...choice.generators].sort()).toEqual(generators.map(({ id }) => id).sort());
  expect(choice).toMatchObject({
    sizes: [{ columns: 20, rows: 20 }],
    mazes: 200,
    variation: UNVARIED,
    seed: "",
    withSolvers: true,
  });
  expect(status()).toBe("The figures stand on a new sheet.");
  expect(control("textbox", "Seed").value).toBe("a fresh seed");
  expect(available("Compare")).toBe(true);
});

const list = () => control<HTMLSelectElement>("combobox", "Algorithms");
/** Chooses these algorithms and no others, as clicks with Ctrl do. */
const chooseAlone = (...ids: string[]): void => {
  for (const option of list().options) option.selected = ids.includes(option.value);
};

test("what is chosen is compared", async () => {
  chooseAlone("wilson", "eller");
  type(control("textbox", "Sizes"), "10x10; 20 × 30");
  type(control("spinbutton", "Mazes of each"), "7");
  type(control("spinbutton", "Extra openings"), "5");
  type(control("spinbutton", "Rivers"), "40");
  type(control("textbox", "Seed"), "mine");
  control("checkbox", "Compare solvers too").click();
  expect(await compared()).toEqual({
    generators: ["wilson", "eller"],
    sizes: [
      { columns: 10, rows: 10 },
      { columns: 20, rows: 30 },
    ],
    mazes: 7,
    variation: {
      loopPercent: 0,
      blockPermille: 0,
      openPercent: 5,
      braidPercent: 0,
      direction: 0,
      river: 40,
      pattern: 0,
    },
    seed: "mine",
    withSolvers: false,
  });
});

test("Run again compares what the sheet in front says", async () => {
  await pressed("Run again");
  expect(actions.callsOf("compare")).toEqual([[undefined]]);
});

test.each([
  ["20", "Type one to 8 sizes"],
  ["20 x 0", "Type one to 8 sizes"],
  ["20 x 20,", "Type one to 8 sizes"],
  [Array.from({ length: 9 }, () => "5 x 5").join(), "Type one to 8 sizes"],
])("sizes that cannot be used, %s, are told, and the field is marked and unfolded", async (text, sentence) => {
  type(control("textbox", "Sizes"), text);
  await pressed("Compare");
  expect(alertText()).toContain(sentence);
  expect(control("textbox", "Sizes").getAttribute("aria-invalid")).toBe("true");
  expect(control("textbox", "Sizes").closest("details")!.open).toBe(true);
  expect(actions.callsOf("compare")).toEqual([]);
});

test("where no algorithm is chosen, a sentence says so", async () => {
  chooseAlone();
  await pressed("Compare");
  expect(alertText()).toBe("No algorithm is chosen. Choose at least one.");
  expect([actions.callsOf("compare"), document.activeElement === list()]).toEqual([[], true]);
});

test("in the size and shape of this maze, the field of sizes is out of use", async () => {
  type(control("textbox", "Sizes"), "nonsense");
  control("checkbox", "Size and shape of this maze").click();
  expect(control("textbox", "Sizes").disabled).toBe(true);
  expect(await compared()).toMatchObject({ sizes: undefined });
  control("checkbox", "Size and shape of this maze").click();
  expect(control("textbox", "Sizes").disabled).toBe(false);
});

const legend = () => control("group", "This maze").querySelector<HTMLElement>(".legend")!;

test("Colour distances shows a legend in words and patterns, and Remove colours takes it away", async () => {
  expect(legend().hidden).toBe(true);
  await pressed("Colour distances");
  expect(status()).toBe("The cells are coloured.");
  expect([legend().hidden, legend().getAttribute("aria-label")]).toEqual([false, "Distances by colour"]);
  expect([...legend().children].map(({ textContent }) => textContent)).toEqual([
    "0 to 5 steps, plain: 9 cells",
    "6 steps, dotted: 1 cell",
  ]);
  expect(legend().querySelector("path")!.getAttribute("fill")).toBe("#FFF9D6");
  await pressed("Remove colours");
  expect([status(), legend().hidden]).toEqual(["clearSolution is done.", true]);
});

const look = { layout: defaultLayout, pace: "instant" };
test.each([
  [
    ...(["Side by side", "sideBySide", "Left", "wilson"] as const),
    { ...look, generators: ["wilson", "depth-first"], columns: 8, rows: 5, seed: "mine", tint: true },
  ],
  [
    ...(["Race", "raceSolvers", "Second solver", "tremaux"] as const),
    { solvers: ["breadth-first", "tremaux"], seed: "mine", pace: "instant" },
  ],
  [
    ...(["Make the maze of these weights", "mazeOfWeights", "Algorithm for these weights", "boruvka"] as const),
    { ...look, generator: "boruvka", tint: true },
  ],
])("%s takes what the pane says, and the tab Watch plays what came of it", async (button, action, list, id, taken) => {
  actions.search = new Player(playOf(7), 7);
  type(control("combobox", list), id);
  type(control("textbox", "Seed"), "mine");
  control("checkbox", "Colour the sets").click();
  await pressed(button);
  expect(actions.callsOf(action)).toEqual([[taken]]);
  expect(control("slider", "Position").max).toBe("7");
});

test("after Side by side the tab Watch is in view, the seed is shown, and distances are those of what is played", async () => {
  actions.search = new Player(playOf(7), 7);
  await pressed("Side by side");
  expect(control("tab", "Watch").getAttribute("aria-selected")).toBe("true");
  expect(control("textbox", "Seed").value).toBe("fresh-4");
  await pressed("Colour distances");
  expect(actions.callsOf("colourDistances")).toEqual([[actions.search]]);
});

describe("Sources", () => {
  const choice = () => control<HTMLSelectElement>("combobox", "Algorithm");
  const names = () => [...choice().options].map(({ text }) => text);

  /** Chooses an algorithm. */
  const page = (name: string) => {
    type(choice(), [...choice().options].find(({ text }) => text === name)!.value);
    return document.querySelector(".sources")!;
  };

  test("has a page for each algorithm, of which one is shown", () => {
    expect(names()).toHaveLength(17);
    expect(names().sort()).toEqual(generators.map(({ name }) => say(name)).sort());
    expect(document.querySelectorAll(".sources svg.picture")).toHaveLength(1);
  });

  test.each(generators)("$id: idea, cost, texture, picture and source", ({ name }) => {
    const content = page(say(name));
    const [, idea, cost, texture] = [...content.querySelectorAll("p")].map(({ textContent }) => textContent);
    expect(idea!.match(/[.!?](?= |$)/g)).toHaveLength(3);
    expect(cost).toMatch(/^Cost for n cells: O\(.+\.$/);
    expect(texture).toMatch(
      /^Texture on 20 x 20, in shares of the cells: Dead ends \d+\.\d% \((exact|published|measured)\), Solution \d+\.\d% .+ and Longest path/,
    );
    expect(content.querySelectorAll("svg.picture path")).toHaveLength(2);
    const links = [...content.querySelectorAll("a")];
    expect(links.length).toBeGreaterThan(0);
    for (const { href, target, rel, textContent } of links) {
      expect([new URL(href).protocol, target, rel]).toEqual(["https:", "_blank", "noopener noreferrer"]);
      expect(textContent).toMatch(/^[A-ZŠ].+/);
    }
    // Chosen twice, it is there once.
    page(say(name));
    expect(content.querySelectorAll("svg")).toHaveLength(1);
  });
});
