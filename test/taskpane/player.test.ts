import { ActionFailure } from "../../src/actions/desk/work";
import { type Play, Player } from "../../src/actions/watch/player";
import { generators } from "../../src/maze/generators";
import { openPane } from "../../src/taskpane/pane";
import { FakeActions, maze } from "./fakeActions";
import { alertText, available, control, openPage, press, settled, status, type } from "./page";

let actions: FakeActions;
let player: Player;

const play: Play = {
  length: 39,
  place: "B2:I6 on Maze",
  reach: Infinity,
  check: () => Promise.resolve(),
  paint: () => Promise.resolve([]),
  say: async (position) => `Words of ${position}.`,
};

beforeEach(async () => {
  openPage();
  actions = new FakeActions();
  await openPane(document.getElementById("pane")!, actions);
});

const slider = () => control("slider", "Position");
const words = () => document.querySelector(".step-words")!.textContent;
const steps = () => document.querySelector<HTMLElement>('[aria-label="Steps"]')!;

/** A maze whose steps can be played, made at this pace. */
async function generated(pace: "instant" | "watch" | "step"): Promise<void> {
  document.querySelector<HTMLInputElement>(`#pace-${pace}`)!.click();
  player = new Player(play, pace === "instant" ? 39 : 0);
  press("Generate");
  await settled();
  actions.generating.at(-1)!.finish({ ...maze, player });
  await settled();
}

describe("the choice of pace", () => {
  it("is a group of radio buttons called Pace, with Instant chosen", () => {
    const group = document.querySelector("[role=radiogroup]")!;
    expect(group.querySelector("legend")?.textContent).toBe("Pace");
    const radios = [...group.querySelectorAll<HTMLInputElement>("input")];
    expect(radios.map((radio) => [radio.labels![0]!.textContent, radio.checked])).toEqual([
      ["Instant", true],
      ["Watch", false],
      ["Step", false],
    ]);
  });

  it("reaches Generate with the algorithm and the tint", async () => {
    type(control<HTMLSelectElement>("combobox", "Algorithm"), "wilson");
    control("checkbox", "Tint the cells").click();
    document.querySelector<HTMLInputElement>("#pace-step")!.click();
    press("Generate");
    await settled();
    expect(actions.generating[0]!.choice).toMatchObject({ generator: "wilson", pace: "step", tint: true });
  });

  it("offers every generator of the list, and says what the chosen one is like", () => {
    const algorithm = control<HTMLSelectElement>("combobox", "Algorithm");
    expect([...algorithm.options].map(({ text }) => text)).toEqual(generators.map(({ name }) => name));
    type(algorithm, "eller");
    expect(document.getElementById(algorithm.getAttribute("aria-describedby")!)?.textContent).toBe(
      generators.find(({ id }) => id === "eller")!.description,
    );
  });

  it("tells the speed in steps a second as soon as there are steps", async () => {
    const speed = control("slider", "Speed");
    type(speed, "0");
    expect(speed.getAttribute("aria-valuetext")).toBe("1 step a second");
    type(speed, "100");
    expect(speed.getAttribute("aria-valuetext")).toBe("all in 5 seconds");
    await generated("step");
    expect(speed.getAttribute("aria-valuetext")).toBe("7.8 steps a second");
  });
});

describe("the steps of a maze", () => {
  it("are out of sight until there is a maze, and after it was cleared", async () => {
    expect(steps().hidden).toBe(true);
    await generated("instant");
    expect(steps().hidden).toBe(false);
    press("Clear maze");
    await settled();
    expect(steps().hidden).toBe(true);
  });

  it("begin at the end of a maze that was made at once", async () => {
    await generated("instant");
    expect(slider().value).toBe("39");
    expect(words()).toBe("Words of 39.");
    expect(["Resume", "Step", "Finish", "Forward", "Last"].map(available)).toEqual([false, false, false, false, false]);
    expect(["First", "Back"].map(available)).toEqual([true, true]);
  });

  it("are gone to by the slider and the buttons, with the sentence of each", async () => {
    await generated("step");
    for (const [name, position] of [
      ["Step", 1],
      ["Forward", 2],
      ["Back", 1],
      ["Last", 39],
      ["First", 0],
      ["Finish", 39],
    ] as const) {
      press(name);
      await settled();
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
    for (let i = 0; i < 5; i++) press("Step");
    await settled();
    expect(player.position).toBe(5);
    // One way for all five presses.
    expect(actions.callsOf("goTo")).toEqual([[5]]);
  });

  it("that cannot be shown are an alert, and the slider goes back to what the sheet shows", async () => {
    await generated("step");
    actions.goToFailure = new ActionFailure("The maze is not there any more.");
    type(slider(), "14");
    await settled();
    expect(alertText()).toBe("The maze is not there any more.");
    expect(slider().value).toBe("0");
    actions.goToFailure = undefined;
    press("Step");
    await settled();
    expect(alertText()).toBe("");
  });
});

describe("a watch", () => {
  it("begins by itself after Generate, can be paused and resumed", async () => {
    await generated("watch");
    expect(actions.watching).toHaveLength(1);
    expect(["Pause", "Step", "Finish", "Stop"].map(available)).toEqual([true, true, true, true]);
    expect(available("Generate")).toBe(false);

    player.position = 7;
    actions.watching[0]!.watching.shown(7);
    await settled();
    expect([slider().value, words()]).toEqual(["7", "Words of 7."]);

    press("Pause");
    await settled();
    expect(status()).toBe("Rested: paused.");
    expect(available("Generate")).toBe(true);
    press("Resume");
    await settled();
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
    press("Step");
    await settled();
    expect(player.position).toBe(8);
    expect(actions.watching).toHaveLength(1);
    control("button", "Resume");
  });

  it("does not read out a sentence a step, but reads the one at which it rests", async () => {
    await generated("watch");
    const line = document.querySelector(".step-words")!;
    expect(line.getAttribute("aria-live")).toBe("off");
    press("Pause");
    await settled();
    expect(line.getAttribute("aria-live")).toBe("polite");
  });
});
