import { message } from "../../src/message";
import { type Play, Player } from "../../src/actions/watch/player";
import { openPane } from "../../src/taskpane/openPane";
import { told } from "../words/told";
import { type FakeActions, fakeActions } from "./fakeActions";
import { control, openPage, openParts, press, settled } from "./page";

let actions: FakeActions;

const play: Play = {
  legend: [],
  ...{ length: 106, beforeLastMerge: 104, reach: Infinity, conclusion: told("The maze is made.") },
  place: message("cells-on-sheet", { area: "B2:I6", sheet: "Maze" }),
  check: () => Promise.resolve(undefined),
  guard: () => [],
  shows: () => true,
  whereabouts: () => "here",
  paint: () => Promise.resolve([]),
  say: async (position) => told(`Words of ${position}.`),
};

beforeEach(async () => {
  openPage();
  actions = fakeActions();
  await openPane(document.getElementById("pane")!, actions);
  await openParts();
});

test("the example brings its player into view, and its two pictures are two clicks away", async () => {
  const player = (actions.example = new Player(play, 0));
  control("tab", "Make").click();
  press("The workbook’s example");
  await settled();
  expect(control("slider", "Position").closest("[hidden]")).toBeNull();
  expect(player.position).toBe(0);
  press("To the last two sets");
  await settled();
  expect(player.position).toBe(104);
  press("Forward");
  await settled();
  expect(player.position).toBe(105);
});

test("an example that is not made leaves Make in view", async () => {
  control("tab", "Make").click();
  press("The workbook’s example");
  await settled();
  expect(control("tab", "Make").getAttribute("aria-selected")).toBe("true");
});

test("a player without merging sets has no button for the last two", async () => {
  const { beforeLastMerge: _, ...search } = play;
  actions.example = new Player(search, 0);
  press("The workbook’s example");
  await settled();
  expect(control("button", "To the last two sets").hidden).toBe(true);
});
