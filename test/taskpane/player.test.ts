import { Stopped } from "../../src/engine";
import { generatorById } from "../../src/maze/generators/generators";
import { Random } from "../../src/maze/model/random";
import { told } from "../words/told";
import { ActionFailure } from "../../src/actions/core/work";
import { type Play, Player, generationPlay } from "../../src/actions/watch";
import { actions, defaultLayout, drawnWith, openedPane, maze, playOf } from "./fakeActions";
import { alertText, available, control, press, pressed, settled, status, type, unfolded } from "./page";

let player: Player;

const play = playOf(39, { drawing: drawnWith("stamp") });

beforeEach(() => openedPane());

const slider = () => control("slider", "Position");
const words = () => document.querySelector(".step-words")!.textContent;
const steps = () => document.querySelector<HTMLElement>('[aria-label="Steps"]')!;

/** A maze whose steps can be played, made at this pace. */
async function generated(pace: "instant" | "watch" | "step", made: Play = play): Promise<void> {
  type(control<HTMLSelectElement>("combobox", "Pace"), pace);
  player = new Player(made, pace === "instant" ? 39 : 0, pace);
  await pressed("Generate");
  actions.generating.at(-1)!.finish({ ...maze, player });
  await settled();
}

describe("the choice of pace", () => {
  it("is called Pace, with Instant chosen", () => {
    const paces = [...control<HTMLSelectElement>("combobox", "Pace").options];
    expect(paces.map(({ text, selected }) => [text, selected])).toEqual([
      ["Instant", true],
      ["Play", false],
      ["Step", false],
    ]);
  });

  it("reaches Generate with the algorithm and the tint", async () => {
    await unfolded("Kind of maze");
    document.querySelector<HTMLInputElement>("input[value=wilson]")!.click();
    control("checkbox", "Colour the sets").click();
    type(control<HTMLSelectElement>("combobox", "Pace"), "step");
    await pressed("Generate");
    expect(actions.generating[0]!.choice).toMatchObject({ generator: "wilson", pace: "step", tint: true });
  });

  it("tells the speed as the time that the whole takes: the maze that would be made, and then the one that was", async () => {
    const speed = control("slider", "Speed");
    expect(speed.value).toBe("50"); // the usual speed
    expect(speed.getAttribute("aria-valuetext")).toBe("about 14 s for this maze");
    type(speed, "0"); // a step a second; 40 cells have about 80
    expect(speed.getAttribute("aria-valuetext")).toBe("about 80 s for this maze");
    type(control("spinbutton", "Columns"), "1000");
    expect(speed.getAttribute("aria-valuetext")).toBe("about 3 h for this maze");
    type(speed, "100");
    expect(speed.getAttribute("aria-valuetext")).toBe("about 5 s for this maze");
    await generated("step");
    type(speed, "0");
    expect(speed.getAttribute("aria-valuetext")).toBe("about 39 s for this maze");
  });
});

describe("the steps of a maze", () => {
  it("are out of sight until there is a maze, and after it was cleared", async () => {
    expect(steps().hidden).toBe(true);
    await generated("instant");
    expect(steps().hidden).toBe(false);
    actions.maze = { sheetId: "1", place: "", maze: "", solution: "", ends: "" };
    await pressed("Clear maze");
    expect(steps().hidden).toBe(true);
  });

  it("begin at the end of a maze that was made at once", async () => {
    await generated("instant");
    expect(slider().value).toBe("39");
    expect(words()).toBe("Words of 39.");
    expect(["Replay", "Forward"].map(available)).toEqual([true, false]);
    expect(available("Back")).toBe(true);
  });

  it("are shown once more from the beginning by Replay", async () => {
    await generated("instant");
    await pressed("Replay");
    expect(actions.callsOf("goTo")).toEqual([[player, 0]]);
    expect(actions.watching).toHaveLength(1);
    control("button", "Pause");
  });

  it("become a merge tree where sets merged", async () => {
    const madeBy = (id: string) => {
      const [generator, grid] = [generatorById(id), { rows: 5, columns: 8 }];
      const maze = {
        drawing: drawnWith(),
        layout: defaultLayout,
        tint: false,
        generator,
        grid,
      };
      const { trace } = generator.make(grid, new Random("s"));
      const play = { ...maze, area: { row: 1, column: 1, ...grid }, trace, setNumbers: "none" as const };
      return generationPlay({ ...play, conclusionOn: told }, String);
    };
    await generated("instant", madeBy("kruskal"));
    const tree = control("button", "Draw merge tree");
    await pressed("Draw merge tree");
    expect(actions.callsOf("writeMergeTree")).toEqual([[player]]);
    await generated("instant", madeBy("depth-first"));
    expect(tree.hidden).toBe(true);
  });

  it("are gone to by the slider and the buttons, with the sentence of each", async () => {
    await generated("step");
    for (const [name, position] of [
      ["Forward", 1],
      ["Forward", 2],
      ["Back", 1],
      ["Back", 0],
    ] as const) {
      await pressed(name);
      expect([name, player.position, slider().value, words()]).toEqual([
        name,
        position,
        String(position),
        `Words of ${position}.`,
      ]);
    }
    type(slider(), "14");
    await settled();
    expect(player.position).toBe(14);
    expect(slider().getAttribute("aria-valuetext")).toBe("Step 14 of 39");
  });

  it("are counted, not lost, when a button is pressed faster than the sheet follows", async () => {
    await generated("step");
    for (let i = 0; i < 5; i++) press("Forward");
    await settled();
    expect(player.position).toBe(5);
    // One way for all five presses.
    expect(actions.callsOf("goTo")).toEqual([[player, 5]]);
  });

  it("that cannot be shown are an alert, and the slider goes back to what the sheet shows", async () => {
    await generated("step");
    actions.failures.goTo = new ActionFailure(told("The maze is not there any more."));
    type(slider(), "14");
    await settled();
    expect(alertText()).toBe("The maze is not there any more.");
    expect(slider().value).toBe("0");
    actions.failures.goTo = undefined;
    await pressed("Forward");
    expect(alertText()).toBe("");
  });
});

test("what the fills mean is told beside the steps", async () => {
  const signs = ["visited-by", "path-of"] as const;
  await generated("step", playOf(39, { legend: signs.map((looks) => ({ looks: ["FFF9D6"], words: told(looks) })) }));
  const legend = document.querySelector('[aria-label="What the fills mean"]')!;
  expect([...legend.children].map((sign) => [sign.textContent, sign.querySelectorAll("svg").length])).toEqual(
    signs.map((words) => [words, 1]),
  );
});

describe("a watch", () => {
  it("begins by itself after Generate, can be paused and resumed", async () => {
    await generated("watch");
    expect(actions.watching).toHaveLength(1);
    expect(["Pause", "Forward", "Stop"].map(available)).toEqual([true, true, true]);
    expect(available("Generate")).toBe(false);

    player.position = 7;
    actions.watching[0]!.watching.shown(7);
    await settled();
    expect([slider().value, words()]).toEqual(["7", "Words of 7."]);

    await pressed("Pause");
    expect(status()).toBe("Rested: paused.");
    expect(available("Generate")).toBe(true);
    await pressed("Resume");
    expect(actions.watching).toHaveLength(2);
    expect(available("Pause")).toBe(true);
  });

  it("asks for the speed again and again, so that the slider changes it on the way", async () => {
    await generated("watch");
    const { speed } = actions.watching[0]!.watching;
    type(control("slider", "Speed"), "0");
    expect(speed()).toBe(1);
    type(control("slider", "Speed"), "100");
    expect(speed()).toBeCloseTo(39 / 5);
  });

  it("pauses for a step, and is not resumed by it", async () => {
    await generated("watch");
    player.position = 7;
    await pressed("Forward");
    expect(player.position).toBe(8);
    expect(actions.watching).toHaveLength(1);
    control("button", "Resume");
  });

  it("does not read out a sentence a step, but reads the one at which it rests", async () => {
    await generated("watch");
    const line = document.querySelector(".step-words")!;
    expect(line.getAttribute("aria-live")).toBe("off");
    await pressed("Pause");
    expect(line.getAttribute("aria-live")).toBe("polite");
  });
});

describe("the workbook’s example", () => {
  it("brings its player into view, and its two pictures are two clicks away", async () => {
    player = actions.example = new Player(playOf(106, { beforeLastMerge: 104 }), 0, "step");
    control("tab", "Watch").click();
    control("button", "The workbook’s example").focus();
    await pressed("The workbook’s example");
    expect(slider().closest("[hidden]")).toBeNull();
    expect(document.activeElement).toBe(control("button", "Forward"));
    expect(player.position).toBe(0);
    await pressed("To the last two sets");
    expect(player.position).toBe(104);
    await pressed("Forward");
    expect(player.position).toBe(105);
  });

  it("that is not made leaves its button", async () => {
    actions.failures.workbookExample = new Stopped();
    await pressed("The workbook’s example");
    expect([steps().hidden, control("button", "The workbook’s example").parentElement!.hidden]).toEqual([true, false]);
  });

  it("without merging sets has no button for the last two", async () => {
    actions.example = new Player(playOf(106), 0, "step");
    await pressed("The workbook’s example");
    expect(control("button", "To the last two sets").hidden).toBe(true);
  });
});
