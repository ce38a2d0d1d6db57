import { Stopped } from "../../src/engine";
import { generatorById } from "../../src/maze/generators/generators";
import { Random } from "../../src/maze/model/random";
import type { MazeIdentity } from "../../src/actions/front";
import { type Play, Player, generationPlay } from "../../src/actions/watch";
import { told } from "../words/told";
import { defaultLayout } from "../../src/actions/core/choices";
import { actions, generated, generating, openedPane, playOf, refusing } from "./fakeActions";
import {
  alertText,
  available,
  button,
  enter,
  field,
  isInView,
  isShown,
  offered,
  optionsOf,
  pressed,
  settled,
  status,
  tab,
} from "./page";

/** The tab Watch: the player of what was made last, which belongs to the maze in front and goes with it. */

const own: MazeIdentity = { sheetId: "1", place: "B2:I6", maze: "MazeStamp_a_1", solution: "", ends: "" };
const another = { ...own, maze: "MazeStamp_b_7" };
const elsewhere = { ...own, sheetId: "2", maze: "" };

let player: Player;
beforeEach(() => openedPane((fake) => fake.changes({ maze: own })));

/** A maze of 1,039 steps is made at this pace. */
async function made(pace: "Instant" | "Play" | "Step" = "Instant", play: Partial<Play> = {}): Promise<void> {
  enter({ Pace: pace });
  const begun = ({ Instant: "instant", Play: "watch", Step: "step" } as const)[pace];
  player = new Player(playOf(1039, play, own.maze), pace === "Instant" ? 1039 : 0, begun);
  await generated({ player });
}

const slider = () => field("Position");
const words = () => document.querySelector(".step-words")!;
const steps = () => document.querySelector<HTMLElement>('[aria-label="Steps"]')!;
const wentTo = () => actions.callsOf("goTo").map(([, position]) => position);

test("Pace and Set numbers are chosen in the words of the documentation; Font size is for numbers in the grid", () => {
  expect([optionsOf("Pace"), field("Pace").value]).toEqual([["Instant", "Play", "Step"], "instant"]);
  const places = ["On the hidden sheet", "On the hidden sheet, at any size", "In the grid", "Not shown"];
  expect([optionsOf("Set numbers"), field("Set numbers").value]).toEqual([places, "usual"]);
  const fontSize = () => isShown(field("Font size"));
  expect(fontSize()).toBe(false);
  enter({ "Set numbers": "In the grid" });
  expect(fontSize()).toBe(true);
  enter({ "Set numbers": "Not shown" });
  expect(fontSize()).toBe(false);
});

test("the speed is told as the time that the whole takes: the maze that would be made, and then the one that was", async () => {
  const told = () => [field("Speed").value, field("Speed").getAttribute("aria-valuetext")];
  expect(told()).toEqual(["50", "about 14 s for this maze"]); // the usual speed
  enter({ Speed: "0" }); // a step a second; 40 cells have about 80
  expect(told()).toEqual(["0", "about 80 s for this maze"]);
  enter({ Columns: "1000" });
  expect(told()).toEqual(["0", "about 3 h for this maze"]);
  enter({ Speed: "100" });
  expect(told()).toEqual(["100", "about 5 s for this maze"]);
  await made("Step");
  enter({ Speed: "0" });
  expect(told()).toEqual(["0", "about 17 min for this maze"]);
});

test("the set numbers’ button says what it would do now", async () => {
  actions.changes({ setNumbers: "hidden" });
  await pressed("Show set numbers", "Hide set numbers");
  expect([offered("Show set numbers"), actions.callsOf("toggleSetNumbers").length]).toEqual([["Show set numbers"], 2]);
});

describe("the player of a maze", () => {
  it("begins at the end of one that was made at once, with the sentence of the step; Replay shows it from the beginning", async () => {
    expect(steps().hidden).toBe(true);
    await made();
    expect([steps().hidden, slider().value, words().textContent]).toEqual([false, "1039", "Words of 1039."]);
    expect(document.getElementById("position-count")!.textContent).toBe("1,039 of 1,039");
    expect(["Replay", "Forward", "Back"].map(available)).toEqual([true, false, true]);
    await pressed("Replay");
    expect([wentTo(), actions.watching.length, available("Pause")]).toEqual([[0], 1, true]);
  });

  it("goes to steps by the slider and the buttons, with the sentence of each; the status says what the sheet shows", async () => {
    await made("Step");
    for (const [i, name] of ["Forward", "Forward", "Back", "Back"].entries()) {
      const position = [1, 2, 1, 0][i];
      await pressed(name);
      const seen = [player.position, slider().value, words().textContent, status()];
      expect([name, ...seen]).toEqual([name, position, `${position}`, `Words of ${position}.`, "goTo is done."]);
    }
    enter({ Position: "14" });
    await settled();
    expect([player.position, slider().getAttribute("aria-valuetext")]).toEqual([14, "Step 14 of 1,039"]);
  });

  it("goes one way for all presses that come faster than the sheet follows", async () => {
    await made("Step");
    for (let i = 0; i < 5; i++) button("Forward").click();
    await settled();
    expect([player.position, wentTo()]).toEqual([5, [5]]);
  });

  it("that cannot show a step says so in an alert, and its slider goes back to what the sheet shows", async () => {
    await made("Step");
    actions.instead.goTo = refusing("The sheet is protected.");
    enter({ Position: "14" });
    await settled();
    expect([alertText(), slider().value]).toEqual(["The sheet is protected.", "0"]);
    delete actions.instead.goTo;
    await pressed("Forward");
    expect(alertText()).toBe("");
  });

  it("keeps the focus on its slider while an action works, and does not move then", async () => {
    await made();
    slider().focus();
    await generating();
    enter({ Position: "5" });
    await settled();
    expect([document.activeElement === slider(), slider().value, wentTo()]).toEqual([true, "1039", []]);
  });

  it("tells beside the steps what the fills mean", async () => {
    const signs = ["visited-by", "path-of"] as const;
    await made("Step", { legend: signs.map((looks) => ({ looks: ["FFF9D6"], words: told(looks) })) });
    const legend = document.querySelector('[aria-label="What the fills mean"]')!;
    expect([...legend.children].map((sign) => [sign.textContent, sign.querySelectorAll("svg").length])).toEqual(
      signs.map((each) => [each, 1]),
    );
  });

  it("draws the merge tree where sets merged", async () => {
    const madeBy = (id: string): Play => {
      const [generator, grid] = [generatorById(id), { rows: 5, columns: 8 }];
      const { drawing } = playOf(0, {}, own.maze);
      const maze = { drawing, layout: defaultLayout, tint: false, generator, grid, conclusionOn: told };
      const { trace } = generator.make(grid, new Random("s"));
      return generationPlay({ ...maze, area: { row: 1, column: 1, ...grid }, trace, setNumbers: "none" }, String);
    };
    await made("Instant", madeBy("kruskal"));
    await pressed("Draw merge tree");
    expect(actions.callsOf("writeMergeTree")).toEqual([[player]]);
    await made("Instant", madeBy("depth-first"));
    expect(offered("Draw merge tree")).toEqual([]);
  });

  it("is what Write search and Colour distances are about", async () => {
    await made();
    await pressed("Write search", "Colour distances");
    expect([actions.callsOf("writeSearch"), actions.callsOf("colourDistances")]).toEqual([
      [[player, "addresses"]],
      [[player]],
    ]);
  });

  it("is out of sight while another sheet is in front, and stays beside the sheet of its set numbers", async () => {
    await made();
    const seen = [elsewhere, undefined, own, undefined].map((maze) => {
      actions.changes({ maze });
      return !steps().hidden;
    });
    expect(seen).toEqual([false, false, true, true]);
  });

  it.each<[string, () => unknown, string]>([
    ["another maze, whoever drew it", () => actions.changes({ maze: another }), ""],
    [
      "a Generate that was stopped, which left another grid",
      async () => {
        const { end } = await generating();
        Object.assign(actions.inFront, { maze: another });
        end(Promise.reject(new Stopped()));
      },
      "",
    ],
    [
      "the sentence that its maze is not there any more",
      () => {
        actions.instead.goTo = refusing("The maze is gone.");
        player.isOver = true;
        return pressed("Back");
      },
      "The maze is gone.",
    ],
  ])("goes with %s", async (_, happens, alert) => {
    await made();
    await happens();
    await settled();
    expect([steps().hidden, alertText()]).toEqual([true, alert]);
    actions.changes({ maze: own });
    expect(steps().hidden).toBe(true);
  });
});

describe("a watch", () => {
  it("begins by itself after Generate, can be paused and resumed; it is read out where it rests, not at each step", async () => {
    await made("Play");
    expect([actions.watching.length, words().getAttribute("aria-live")]).toEqual([1, "off"]);
    expect(["Pause", "Forward", "Stop", "Generate"].map(available)).toEqual([true, true, true, false]);
    player.position = 7;
    actions.watching[0]!.shown(7);
    await settled();
    expect([slider().value, words().textContent]).toEqual(["7", "Words of 7."]);
    await pressed("Pause");
    expect([status(), available("Generate")]).toEqual(["watch is done.", true]);
    expect(words().getAttribute("aria-live")).toBe("polite");
    await pressed("Resume");
    expect([actions.watching.length, available("Pause")]).toEqual([2, true]);
  });

  it("goes on at the pace that was chosen when Generate was pressed", async () => {
    const pending = await generating();
    enter({ Pace: "Play" });
    await generated({ player: new Player(playOf(1039, {}, own.maze), 1039) }, pending);
    expect(actions.watching).toEqual([]);
  });

  it("asks for the speed again and again, so that the slider changes it on the way", async () => {
    await made("Play");
    const { speed } = actions.watching[0]!;
    enter({ Speed: "0" });
    expect(speed()).toBe(1);
    enter({ Speed: "100" });
    expect(speed()).toBeCloseTo(1039 / 5);
  });

  it("pauses for a step, and is not resumed by it", async () => {
    await made("Play");
    player.position = 7;
    await pressed("Forward");
    expect([player.position, actions.watching.length, available("Resume")]).toEqual([8, 1, true]);
  });
});

describe("the workbook’s example", () => {
  it("brings its player into view, and its two pictures are two clicks away", async () => {
    player = actions.player = new Player(playOf(106, { beforeLastMerge: 104 }), 0, "step");
    tab("Watch").click();
    button("The workbook’s example").focus();
    await pressed("The workbook’s example");
    expect([isInView(slider()), document.activeElement, player.position]).toEqual([true, button("Forward"), 0]);
    await pressed("To the last two sets", "Forward");
    expect(wentTo()).toEqual([104, 105]);
  });

  it("that is not made leaves its button; without merging sets it has no button for the last two", async () => {
    actions.instead.workbookExample = () => Promise.reject(new Stopped());
    await pressed("The workbook’s example");
    expect([steps().hidden, isShown(button("The workbook’s example"))]).toEqual([true, true]);
    delete actions.instead.workbookExample;
    actions.player = new Player(playOf(106), 0, "step");
    await pressed("The workbook’s example");
    expect([steps().hidden, offered("To the last two sets")]).toEqual([false, []]);
  });
});

test.each(["Side by side", "Race", "Make the maze of these weights"])(
  "what comes of %s is played on the tab Watch",
  async (name) => {
    actions.player = new Player(playOf(7), 7);
    await pressed(name);
    expect(slider().max).toBe("7");
    const isShown = name !== "Make the maze of these weights";
    expect([isInView(slider()), tab("Watch").getAttribute("aria-selected")]).toEqual([isShown, String(isShown)]);
  },
);
