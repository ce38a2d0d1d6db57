import { Stopped } from "../../src/engine";
import { told } from "../words/told";
import { ActionFailure } from "../../src/actions/core/work";
import type { MazeIdentity } from "../../src/actions/front";
import { Player } from "../../src/actions/watch/player";
import { actions, drawnWith, maze, openedPane, playOf, sizesOf } from "./fakeActions";
import { alertText, control, pressed, settled, status, type } from "./page";

/** What the pane shows belongs to the maze that stands in the sheet in front, and goes with it. */

const first: MazeIdentity = {
  sheetId: "1",
  place: "B2:I6",
  maze: "MazeStamp_a_1",
  solution: "",
  ends: "MazeEntrance$B$2",
};
const another = { ...first, maze: "MazeStamp_b_7" };
const elsewhere = { ...first, sheetId: "2", maze: "" };

const play = playOf(1039, { drawing: drawnWith(first.maze) });

beforeEach(async () => {
  await openedPane((fake) => (fake.maze = first));
});

const isShown = () => !document.querySelector<HTMLElement>('[aria-label="Steps"]')!.hidden;
const findings = () => document.querySelectorAll(".findings li").length;
const text = () => document.querySelector<HTMLTextAreaElement>("textarea.maze-text")!;

function front(inFront: MazeIdentity | undefined): void {
  actions.maze = inFront;
  actions.sheetChanged(actions.inFront);
}

async function generated(): Promise<Player> {
  const player = new Player(play, 1039);
  await pressed("Generate");
  actions.generating.at(-1)!.finish({ ...maze, player });
  await settled();
  return player;
}

describe("the player", () => {
  it("goes when the maze in the sheet is another one, whoever drew it", async () => {
    await generated();
    expect(isShown()).toBe(true);
    front(another);
    expect(isShown()).toBe(false);
    front(first);
    expect(isShown()).toBe(false);
  });

  it("is out of sight while another sheet is in front, and stays beside the sheet of its set numbers", async () => {
    await generated();
    front(elsewhere);
    expect(isShown()).toBe(false);
    front(undefined);
    front(first);
    expect(isShown()).toBe(true);
    front(undefined);
    expect(isShown()).toBe(true);
  });

  it("goes after a Generate that was stopped, which left another grid", async () => {
    await generated();
    await pressed("Generate");
    actions.maze = another;
    actions.generating.at(-1)!.fail(new Stopped());
    await settled();
    expect(isShown()).toBe(false);
  });

  it("goes with the sentence that its maze is not there any more", async () => {
    const player = await generated();
    actions.failures.goTo = new ActionFailure(told("The maze is not there any more."));
    player.isOver = true;
    await pressed("Back");
    expect([isShown(), alertText()]).toEqual([false, "The maze is not there any more."]);
  });

  it("groups its numbers, and the status says after a step what the sheet shows", async () => {
    await generated();
    expect(document.getElementById("position-count")!.textContent).toBe("1,039 of 1,039");
    actions.instead.goTo = async (stepped, position) => {
      stepped.position = position;
      return { sentence: told("B2:I6 shows step 1,038.") };
    };
    await pressed("Back");
    expect(status()).toBe("B2:I6 shows step 1,038.");
  });

  it("keeps the focus on its slider while an action works, and does not move then", async () => {
    await generated();
    const slider = control("slider", "Position");
    slider.focus();
    await pressed("Generate");
    expect(document.activeElement).toBe(slider);
    type(slider, "5");
    await settled();
    expect([slider.value, actions.callsOf("goTo")]).toEqual(["1039", []]);
  });

  it("goes on at the pace that was chosen when Generate was pressed", async () => {
    await pressed("Generate");
    type(control<HTMLSelectElement>("combobox", "Pace"), "watch");
    actions.generating.at(-1)!.finish({ ...maze, player: new Player(play, 1039) });
    await settled();
    expect(actions.watching).toEqual([]);
  });
});

describe("what was read of a maze", () => {
  it.each([
    ["another maze", another],
    ["another sheet", elsewhere],
    ["another entrance", { ...first, ends: "MazeEntrance$C$2" }],
    ["rows above it", { ...first, place: "B3:I7" }],
  ])("goes with %s: findings, and text or share code", async (_, inFront) => {
    for (const name of ["Check", "Show"]) await pressed(name);
    const shown = text().value;
    front({ ...first, solution: "MazeSolved_a_2" });
    expect([findings(), shown !== "", text().value]).toEqual([1, true, shown]);
    front(inFront);
    expect([findings(), text().value]).toEqual([0, ""]);
  });

  it("is read anew by Copy after the maze changed", async () => {
    await pressed("Show");
    front(another);
    await pressed("Copy");
    expect(actions.callsOf("showText")).toHaveLength(2);
  });

  it("leaves a text that was typed", async () => {
    await pressed("Show");
    type(text(), "TYPED");
    front(another);
    expect(text().value).toBe("TYPED");
  });
});

describe("sizes", () => {
  const columns = () => control("spinbutton", "Columns");
  const held = (sheetId: string, size: number) => sizesOf(size, size, { sheetId });

  it("that were typed for one sheet are written there, and the fields show those of the sheet in front", async () => {
    columns().value = "12";
    columns().dispatchEvent(new window.Event("input"));
    actions.sizesChanged(held("2", 30));
    await settled();
    expect(actions.callsOf("writeSizes")).toEqual([["1", { columns: 12, rows: 5 }]]);
    expect(columns().value).toBe("30");
  });

  it("that could not be written there do not go into another sheet's cells", async () => {
    actions.failures.writeSizes = new ActionFailure(told("Sheet1 has no size cells."));
    type(columns(), "12");
    await settled();
    actions.sizes = held("2", 30);
    actions.sizesChanged(actions.sizes);
    await settled();
    actions.failures.writeSizes = undefined;
    await pressed("Format grid");
    expect(actions.callsOf("writeSizes")).toEqual([]);
    expect(columns().value).toBe("30");
  });

  it("that no cell holds yet are not called the same", () => {
    const note = () => control("group", "Size").textContent;
    expect(note()).not.toContain("size cells");
    columns().value = "0";
    columns().dispatchEvent(new window.Event("input"));
    expect(note()).toContain("size cells don’t hold these numbers yet");
  });
});
