import { defaultLayout } from "../../src/actions/core/choices";
import { UNVARIED, generators } from "../../src/maze/generators/generators";
import { measureSolution } from "../../src/maze/measures/statistics";
import { Random, cornerEnds } from "../../src/maze/model";
import { kindGroups } from "../../src/taskpane/make/kindGallery";
import { say } from "../../src/words";
import { actions, generating, openBarePane, openedPane } from "./fakeActions";
import { type Entered, alertText, choose, enter, field, isShown, offered, pressed, settled, unfolded } from "./page";

/** What Generate is given: kinds and shapes, whose pictures come when they are unfolded, and all else that the pane says. */

const variation = { ...UNVARIED, openPercent: 0, braidPercent: 0, direction: 0, river: 0, pattern: 0 };
const usual = { generator: "kruskal", seed: "", layout: defaultLayout, variation, isKept: true };
const said = { ...usual, setNumbers: "usual", pace: "instant", tint: false };
const word = { Word: true, "Word or name": "ANNA" };

test.each<[entered: Entered, said: object]>([
  [{}, {}],
  [
    { "Branches of every length, some very long Wilson": true, "Colour the sets": true },
    { generator: "wilson", tint: true },
  ],
  [
    { Pace: "Step", "Set numbers": "Not shown" },
    { pace: "step", setNumbers: "none" },
  ],
  [
    { "Extra openings": "10", "Dead ends removed": "50", "Chance of blocked walls": "0.5" },
    { variation: { ...variation, openPercent: 10, braidPercent: 50, blockPermille: 5 } },
  ],
  [
    {
      Walls: "Medium lines",
      "Wall colour": "#a0b0c0",
      Fill: "#ffeedd",
      "Set numbers": "In the grid",
      "Font size": "7",
    },
    {
      layout: { ...defaultLayout, wallWeight: "Medium", wallColor: "#A0B0C0", fill: "#FFEEDD", fontSize: 7 },
      setNumbers: "grid",
    },
  ],
  // A font size is for numbers in the grid.
  [{ "Font size": "7" }, {}],
  [
    { "Cell size in points": "30 x 17,5", Walls: "Cells, 50% as wide as the paths" },
    { layout: { ...defaultLayout, cellSize: 30, cellHeight: 17.5, wallShare: 50 } },
  ],
  ...["Heart", "Star", "Circle", "Tree", "Cat", "House", "Ring"].map((name): [Entered, object] => [
    { [name]: true },
    { shape: { kind: "picture", id: name.toLowerCase() }, outside: "blank" },
  ]),
  [
    { Cat: true, "Around the shape": "Filled" },
    { shape: { kind: "picture", id: "cat" }, outside: "filled" },
  ],
  [{ ...word, Rectangle: true }, {}],
  [word, { shape: { kind: "word", text: "ANNA" }, outside: "blank" }],
  [{ "Selected cells": true }, { shape: "areas" }],
  [{ "Coloured cells": true }, { shape: "colour" }],
])("of %j Generate is given what it needs", async (entered, own) => {
  await openedPane();
  for (const title of ["Kind of maze", "Shape"] as const) await unfolded(title);
  enter(entered);
  expect((await generating()).choice).toEqual({ ...said, ...own });
});

describe("the kinds of mazes", () => {
  const radios = () => [...document.querySelectorAll<HTMLInputElement>("input[name=kind]")];
  const title = () => document.querySelector<HTMLElement>(".kinds > summary")!;

  it("come when they are unfolded, as one stop of Tab; the chosen one is told by its name, then by its look and picture too", async () => {
    await openBarePane();
    expect([radios(), title().textContent]).toEqual([[], "Kind of mazeKruskal, medium difficulty"]);
    await unfolded("Kind of maze");
    // Also for office.js, which knows no radio groups.
    const stops = () => radios().filter(({ tabIndex }) => tabIndex === 0);
    const told = () => [...stops().map(({ value }) => value), title().textContent];
    const picture = title().querySelector("svg")!.innerHTML;
    const kruskal = "Kind of mazeMany short dead ends in all directionsKruskal, medium difficulty";
    expect(told()).toEqual(["kruskal", kruskal]);
    enter({ "Branches of every length, some very long Wilson": true });
    const wilson = "Kind of mazeBranches of every length, some very longWilson, medium difficulty";
    expect(told()).toEqual(["wilson", wilson]);
    expect(title().querySelector("svg")!.innerHTML).not.toBe(picture);
  });

  it("are twelve for makers and the others for study, each once, with a picture, their look first and then the algorithm", async () => {
    await openBarePane();
    await unfolded("Kind of maze");
    const study = [...document.querySelectorAll<HTMLElement>(".kind-gallery [role=group]")].at(-1)!;
    expect(study.textContent).toMatch(/^For study/);
    // These make mazes that one of the twelve makes by the same law.
    expect([...study.querySelectorAll("input")].map(({ value }) => value).sort()).toEqual([
      ...["aldous-broder", "boruvka", "growing-tree-newest", "kruskal-picks", "prim-weights"],
    ]);
    expect(radios().map(({ value }) => value)).toEqual(kindGroups.flatMap(({ kinds }) => kinds.map(({ id }) => id)));
    expect(radios()).toHaveLength(generators.length);
    for (const { id, look, name, kind } of generators) {
      const radio = field(`${say(look)} ${say(name)}`);
      expect([radio.value, document.getElementById(radio.getAttribute("aria-describedby")!)!.textContent]).toEqual([
        ...[id, kind.difficulty],
      ]);
      expect(radio.closest("[role=group]")!.getAttribute("aria-labelledby")).toMatch(/^texture-/);
      expect(radio.labels![0]!.querySelectorAll("svg[aria-hidden=true] path")).toHaveLength(2);
    }
  });

  // Printed, for docs/decisions/maze-measures.md, by what this test compares: the mean of 400 mazes each.
  it.each(generators)("are called as hard as they are: $id $kind.difficulty", ({ id, kind: { difficulty }, make }) => {
    let sum = 0;
    for (let i = 0; i < 400; i++) {
      const { maze } = make({ rows: 20, columns: 20 }, new Random(`${id} ${i}`));
      sum += measureSolution(maze, cornerEnds(maze))!.difficulty;
    }
    const mean = sum / 400;
    if (process.env["FIGURES"] !== undefined) process.stderr.write(`${id} ${mean.toFixed(1)}\n`);
    expect([mean, mean < 39 ? "easy" : mean < 50 ? "medium" : "hard"]).toEqual([mean, difficulty]);
  });
});

describe("the shapes of mazes", () => {
  beforeEach(async () => {
    await openedPane();
    await unfolded("Shape");
  });
  const notes = () => [...document.querySelectorAll(".note")].map(({ textContent }) => textContent);

  it("have pictures that screen readers pass over, and Tab reaches the chosen one alone", () => {
    enter({ Star: true });
    const radios = [...document.querySelectorAll<HTMLInputElement>('input[name="shape"]')];
    expect(radios.filter(({ tabIndex }) => tabIndex === 0)).toEqual([field("Star")]);
    for (const radio of radios)
      expect(radio.parentElement!.querySelector("svg[aria-hidden=true] path")!.getAttribute("d")).toMatch(/^M/);
  });

  it("may need more columns and rows, which a button gives; the note follows the fields", async () => {
    const needs = (columns: number, rows: number) => [
      notes().includes(`This shape needs at least ${columns} columns and ${rows} rows.`),
      document.body.textContent.includes(`Use ${columns} columns and ${rows} rows`),
    ];
    enter({ House: true, Columns: "11" });
    expect([needs(12, 12), offered("Use 12 columns and 12 rows").length]).toEqual([[true, true], 1]);
    enter({ Columns: "12", Rows: "12" });
    expect([needs(12, 12)[0], offered("Use 12 columns and 12 rows").length]).toEqual([false, 0]);
    enter(word);
    expect(needs(25, 8)[0]).toBe(true);
    await pressed("Use 25 columns and 12 rows");
    expect([needs(25, 8)[0], field("Columns").value, field("Rows").value]).toEqual([false, "25", "12"]);
  });

  it("of a word need one; letters that cannot be drawn are named while they are typed", async () => {
    enter({ Word: true });
    await pressed("Generate");
    expect(alertText()).toBe("There is no word to make a maze of. Type a word or a name.");
    expect([actions.generating, field("Word or name").getAttribute("aria-invalid")]).toEqual([[], "true"]);
    enter({ "Word or name": "A?" });
    expect(notes()).toContain("Lavirint can’t draw ?. Leave this character out.");
  });

  it("have a look around them, but for cells of the sheet", () => {
    const isOffered = (name: string) => {
      enter({ [name]: true });
      return isShown(field("Around the shape"));
    };
    expect(["Heart", "Selected cells", "Image", "Coloured cells", "Rectangle"].map(isOffered)).toEqual([
      ...[true, false, true, false, false],
    ]);
  });

  describe("of an image", () => {
    const decoded = jest.fn<Promise<{ width: number; height: number; close: () => void }>, [Blob]>();
    /** Left half black, right half white, of 4 x 2 pixels. */
    const half = Uint8ClampedArray.from({ length: 32 }, (_, i) => (i % 4 === 3 || i % 16 >= 8 ? 255 : 0));

    beforeEach(() => {
      decoded.mockReset().mockResolvedValue({ width: 4, height: 2, close: () => undefined });
      Object.assign(globalThis, { createImageBitmap: decoded });
      const context = {
        drawImage: () => undefined,
        getImageData: (_x: number, _y: number, width: number, height: number) => ({ width, height, data: half }),
      };
      Object.assign(document.defaultView!.HTMLCanvasElement.prototype, { getContext: () => context });
      enter({ Image: true });
    });
    afterAll(() => void Reflect.deleteProperty(globalThis, "createImageBitmap"));

    const open = (name: string, size = 100) => choose(field("Image file"), { name, size });
    const preview = () => document.querySelector(".shape-preview path")?.getAttribute("d");

    it("are its dark part, shown and made; the preview follows the threshold and the check box", async () => {
      await open("half.png");
      const dark = preview();
      expect(dark).toMatch(/^M0 /);
      const image = { width: 4, height: 2, brightness: Uint8Array.of(0, 0, 255, 255, 0, 0, 255, 255) };
      const pending = await generating();
      expect(pending.choice.shape).toEqual({ kind: "image", image, threshold: 128, isInverted: false });
      enter({ "Light parts become the maze": true });
      expect(preview()).not.toBe(dark);
      pending.end(Promise.reject(new Error("over")));
      await settled();
      enter({ "Threshold between dark and light": "255" });
      expect((await generating()).choice.shape).toMatchObject({ threshold: 255, isInverted: true });
    });

    it("are refused before a large file is decoded, and after a large image", async () => {
      await open("large.png", 20_000_001);
      expect(decoded).not.toHaveBeenCalled();
      expect(notes()).toContain("Lavirint opens images of up to 20 MB. Choose a smaller file.");
      const close = jest.fn();
      decoded.mockResolvedValue({ width: 10_000, height: 5_001, close });
      await open("wide.png");
      expect(notes()).toContain("Lavirint opens images of up to 50 million pixels. Choose a smaller image.");
      expect(close).toHaveBeenCalledTimes(1);
    });

    it("are not made of a file that is no image, which is named, or of none", async () => {
      decoded.mockRejectedValue(new Error("no image"));
      await open("notes.txt");
      expect(notes()).toContain("notes.txt holds no image that this browser can open. Choose another file.");
      await pressed("Generate");
      expect([alertText(), actions.generating]).toEqual(["Choose an image file first, or another shape.", []]);
    });
  });
});
