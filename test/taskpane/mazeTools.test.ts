import { told } from "../words/told";
import { say } from "../../src/words";
import { type Play, Player } from "../../src/actions/watch/player";
import { solvers } from "../../src/maze/solvers/solvers";
import { openPane } from "../../src/taskpane/openPane";
import { type FakeActions, fakeActions } from "./fakeActions";
import { control, openPage, openParts, press, settled, status, type } from "./page";

let actions: FakeActions;

beforeEach(async () => {
  openPage();
  actions = fakeActions();
  await openPane(document.getElementById("pane")!, actions);
  await openParts();
});

test.each([
  ["Set entrance", "setEntrance"],
  ["Add exit", "addExit"],
  ["Remove", "removeEnd"],
] as const)("%s is for the selected cell, or for the one that was typed", async (name, action) => {
  press(name);
  await settled();
  type(control("textbox", "Cell"), "0 3");
  press(name);
  await settled();
  expect(actions.callsOf(action)).toEqual([[""], ["0 3"]]);
  expect(status()).not.toBe("");
});

test.each([
  ["Clear solution", "clearSolution"],
  ["Clear trail", "clearTrail"],
  ["Add self-marking", "addSelfMarking"],
  ["Collect results", "collectResults"],
  ["Write readable maze", "writeReadableMaze"],
  ["Write walls", "writeWalls"],
] as const)("%s starts its action and shows what came of it", async (name, action) => {
  press(name);
  await settled();
  expect(actions.callsOf(action)).toEqual([[]]);
  expect(status()).not.toBe("");
});

test("Write distances and Write search name cells by address or by number; the search is what the player shows", async () => {
  const names = control<HTMLSelectElement>("combobox", "Cells in tables");
  expect([...names.options].map(({ text }) => text)).toEqual(["Addresses", "Node numbers from 1"]);
  press("Write distances");
  await settled();
  press("Write search");
  await settled();
  const play = { length: 3, whereabouts: () => "here", say: () => Promise.resolve(told("")) } as unknown as Play;
  actions.search = new Player(play, 3);
  press("Solve");
  await settled();
  type(names, "numbers");
  press("Write distances");
  await settled();
  press("Write search");
  await settled();
  expect(actions.callsOf("writeDistances")).toEqual([["addresses"], ["numbers"]]);
  expect(actions.callsOf("writeSearch")).toEqual([
    [undefined, "addresses"],
    [actions.search, "numbers"],
  ]);
});

test("Longest path is looked for anywhere, or on the edge alone", async () => {
  press("Longest path");
  await settled();
  control("checkbox", "On the edge").click();
  press("Longest path");
  await settled();
  expect(actions.callsOf("endsOfLongestPath")).toEqual([[false], [true]]);
});

test("the figures of a solution stand below Solve for as long as it is in front", async () => {
  const result = () => document.querySelector<HTMLElement>(".result")!;
  let whereabouts: "here" | "gone" = "here";
  const play = { length: 3, whereabouts: () => whereabouts, say: () => Promise.resolve(told("")) } as unknown as Play;
  actions.search = new Player(play, 3);
  actions.maze = { sheetId: "1", place: "B2:I6", maze: "MazeStamp_a_1", solution: "MazeSolved_a_2", ends: "" };
  expect(result().hidden).toBe(true);
  press("Solve");
  await settled();
  expect([result().hidden, result().textContent]).toEqual([false, "Path: 12 steps."]);
  whereabouts = "gone";
  press("Clear solution");
  await settled();
  expect(result().hidden).toBe(true);
});

test("Solver says that without loops all solvers find the same path", () => {
  const note = document.getElementById(control("combobox", "Solver").getAttribute("aria-describedby")!);
  expect(note?.textContent).toContain("In a maze without loops, all solvers find the same path.");
});

test("Solver offers every solver of the engine, the two wall followers as one, and describes the chosen one", () => {
  const solver = control<HTMLSelectElement>("combobox", "Solver");
  const others = solvers.filter(({ hand }) => hand === undefined).map(({ name }) => say(name));
  expect([...solver.options].map(({ text }) => text)).toEqual([
    ...others.slice(0, 5),
    "Wall follower",
    ...others.slice(5),
  ]);
  type(solver, "tremaux");
  expect(document.body.textContent).toContain(say(solvers.find(({ id }) => id === "tremaux")!.description));
});

test("the wall follower goes by the right hand or the left, and the choice of the hand is seen for it alone", async () => {
  const solver = control<HTMLSelectElement>("combobox", "Solver");
  const hand = control<HTMLSelectElement>("combobox", "Solver: hand on the wall");
  const isSeen = () => !hand.closest<HTMLElement>(".field")!.hidden;
  expect(isSeen()).toBe(false);
  type(solver, "wall-follower");
  expect([isSeen(), [...hand.options].map(({ text }) => text)]).toEqual([true, ["Right", "Left"]]);
  expect(document.body.textContent).toContain("Walks with the right hand on the wall");
  press("Solve");
  await settled();
  type(hand, "left-hand");
  expect(document.body.textContent).toContain("Walks with the left hand on the wall");
  press("Solve");
  await settled();
  expect(actions.callsOf("solve").map(([choice]) => choice)).toMatchObject([
    { solver: "right-hand" },
    { solver: "left-hand" },
  ]);
  type(solver, "breadth-first");
  expect(isSeen()).toBe(false);
});

test("Solve goes from the entrance to an exit, with what is ticked", async () => {
  control("checkbox", "Show visited").click();
  control("checkbox", "Arrows along the path").click();
  type(control<HTMLSelectElement>("combobox", "Solver"), "a-star");
  press("Solve");
  await settled();
  expect(actions.callsOf("solve")).toEqual([
    [{ solver: "a-star", seed: "", route: { kind: "ends" }, showVisited: true, arrows: true, pace: "instant" }],
  ]);
});

test("Between selected cells takes the selection, or the addresses that were typed", async () => {
  const from = control("textbox", "From");
  expect(from.closest(".stack[hidden]")).not.toBeNull();
  control("checkbox", "Between selected cells").click();
  expect(from.closest(".stack[hidden]")).toBeNull();
  press("Solve");
  await settled();
  type(from, "B2");
  press("Solve");
  await settled();
  expect(actions.callsOf("solve").map(([choice]) => (choice as { route: unknown }).route)).toEqual([
    { kind: "selection" },
    { kind: "typed", from: "B2", to: "" },
  ]);
});

test("what Check found is a list, whose entries select their cells; Mend's list takes its place", async () => {
  actions.maze = { sheetId: "1", place: "B2:I6", maze: "MazeStamp_a_1", solution: "", ends: "" };
  press("Check");
  await settled();
  press("A loop of 4 cells closes between B2 and C2.");
  await settled();
  expect(actions.callsOf("selectCells")).toEqual([["1", "B2:C3"]]);
  type(control("textbox", "Seed"), "thread");
  press("Mend");
  await settled();
  expect(actions.callsOf("mendMaze")).toEqual([["thread"]]);
  expect(document.querySelector<HTMLElement>(".findings")?.hidden).toBe(true);
});
