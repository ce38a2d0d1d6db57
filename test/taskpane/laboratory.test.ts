import type { CompareChoice } from "../../src/actions/laboratory/compareChoice";
import { generators, PERFECT } from "../../src/maze/generators";
import { metrics } from "../../src/maze/comparison/metrics";
import { openPane } from "../../src/taskpane/pane";
import { FakeActions } from "./fakeActions";
import { alertText, available, control, openPage, press, settled, status, type } from "./page";

let actions: FakeActions;
beforeEach(async () => {
  openPage();
  actions = new FakeActions();
  await openPane(document.getElementById("pane")!, actions);
});

async function compared(): Promise<CompareChoice> {
  press("Compare");
  await settled();
  return actions.callsOf("compare").at(-1)![0] as CompareChoice;
}

test("Compare takes all algorithms and measures at first, 200 mazes of 20 x 20, perfect, with a fresh seed that it shows", async () => {
  const choice = await compared();
  expect([...choice.generators].sort()).toEqual(generators.map(({ id }) => id).sort());
  expect(choice).toMatchObject({
    sizes: [{ columns: 20, rows: 20 }],
    mazes: 200,
    metrics: metrics.map(({ id }) => id),
    imperfection: PERFECT,
    seed: "",
    withSolvers: true,
  });
  expect(status()).toBe("The figures stand on a new sheet.");
  expect(control("textbox", "Seed of the comparison").value).toBe("a fresh seed");
  expect(available("Compare")).toBe(true);
});

test("what is chosen is compared, and the folds say how many are", async () => {
  press("No algorithms");
  control("checkbox", "Wilson").click();
  control("checkbox", "Eller").click();
  control("checkbox", "Difficulty").click();
  type(control("textbox", "Sizes"), "10x10; 20 × 30");
  type(control("spinbutton", "Mazes of each"), "7");
  type(control("spinbutton", "Loops of all"), "5");
  type(control("textbox", "Seed of the comparison"), "mine");
  control("checkbox", "Compare solvers too").click();
  expect(await compared()).toEqual({
    generators: ["wilson", "eller"],
    sizes: [
      { columns: 10, rows: 10 },
      { columns: 20, rows: 30 },
    ],
    mazes: 7,
    metrics: metrics.map(({ id }) => id).filter((id) => id !== "difficulty"),
    imperfection: { loopPercent: 5, blockPermille: 0 },
    seed: "mine",
    withSolvers: false,
  });
  const titles = [...document.querySelectorAll("summary")].map(({ textContent }) => textContent);
  expect(titles).toEqual(expect.arrayContaining(["Algorithms: 2 of 16", "Measures: 8 of 9"]));
});

test.each([
  ["20", "Type one to 8 sizes into “Sizes”"],
  ["20 x 0", "Type one to 8 sizes into “Sizes”"],
  ["20 x 20,", "Type one to 8 sizes into “Sizes”"],
  [Array.from({ length: 9 }, () => "5 x 5").join(), "Type one to 8 sizes into “Sizes”"],
])("sizes that cannot be used, %s, are told, and the field is marked and unfolded", async (text, sentence) => {
  type(control("textbox", "Sizes"), text);
  press("Compare");
  await settled();
  expect(alertText()).toContain(sentence);
  expect(control("textbox", "Sizes").getAttribute("aria-invalid")).toBe("true");
  expect(control("textbox", "Sizes").closest("details")!.open).toBe(true);
  expect(actions.callsOf("compare")).toEqual([]);
});

test("Statistics of this maze asks for nothing else", async () => {
  press("Statistics of this maze");
  await settled();
  expect(status()).toBe("The statistics stand on a new sheet.");
  expect(actions.callsOf("statisticsOfMaze")).toHaveLength(1);
});

test("where no algorithm is chosen, a sentence says so", async () => {
  press("No algorithms");
  press("Compare");
  await settled();
  expect(alertText()).toContain("Choose at least one of “Algorithms”.");
  press("All algorithms");
  expect((await compared()).generators).toHaveLength(16);
});
