import { Stopped } from "../../src/engine";
import { told } from "../words/told";
import { actions, failed, generated, generating, openedPane, refusing, sizesOf } from "./fakeActions";
import { alertText, enter, field, group, pressed, settled, status, typing } from "./page";

/** Columns and Rows, the mirror of the size cells; and the seed. */

beforeEach(() => openedPane());

const shown = () => ["Columns", "Rows"].map((name) => field(name).value);
const sizeNote = () => group("Size").textContent;
const names = () => actions.calls.map(([name]) => name);
const written = () => actions.callsOf("writeSizes");
/** Types columns and stays in the field. */
const typingColumns = (value: string) => typing(field("Columns"), value);

async function entered(values: Record<string, string>): Promise<void> {
  enter(values);
  await settled();
}

describe("sizes", () => {
  it("are those of the size cells when the pane opens, and when the cells change; why a cell holds none is told", () => {
    expect([shown(), field("Columns").type]).toEqual([["8", "5"], "number"]);
    actions.changes({ sizes: sizesOf(30, undefined, { sentence: told("The cell holds “five”.") }) });
    expect([shown(), sizeNote()]).toEqual([["30", ""], expect.stringContaining("The cell holds “five”.")]);
    actions.changes({ sizes: sizesOf(30, 20) });
    expect([shown(), sizeNote()]).toEqual([["30", "20"], expect.not.stringContaining("cell")]);
  });

  it("are watched even if they could not be read when the pane opened", async () => {
    await openedPane((fake) => (fake.instead.readSheetInFront = refusing("A chart sheet is in front.")));
    expect(alertText()).toBe("A chart sheet is in front.");
    actions.changes({});
    expect(shown()).toEqual(["8", "5"]);
  });

  it("are read where Excel does not report changes too, and the pane says that it does not", async () => {
    await openedPane((fake) => (fake.instead.watchSheetInFront = refusing("Excel does not report changes.")));
    expect([alertText(), shown()]).toEqual(["Excel does not report changes.", ["8", "5"]]);
  });

  it("that cannot be read after an action do not hide what came of it", async () => {
    const pending = await generating();
    actions.instead.readSheetInFront = refusing("A chart sheet is in front.");
    await generated({}, pending);
    expect([status(), alertText()]).toEqual(["A maze is ready.", ""]);
  });

  it("that are typed go to the size cells, before the maze is made although Generate is pressed at once", async () => {
    await entered({ Columns: "12" });
    expect(written()).toEqual([["1", { columns: 12, rows: 5 }]]);
    enter({ Rows: "9" });
    await generating();
    expect(names()).toEqual(["writeSizes", "writeSizes", "generate"]);
  });

  it("that are being typed are not overwritten by the cells, and it is said that these do not hold them yet", () => {
    expect(sizeNote()).not.toContain("size cells");
    typingColumns("0");
    actions.changes({ sizes: sizesOf(8, 6) });
    expect(shown()).toEqual(["0", "5"]);
    expect(sizeNote()).toContain("size cells don’t hold these numbers yet");
  });

  it.each(["0", "-3", "2.5", "1e400"])(
    "of %s are refused in a sentence that names the field, and not written",
    async (typed) => {
      enter({ Rows: typed });
      await pressed("Generate");
      expect(alertText()).toMatch(/^“Rows” .*\. Type a whole number of at least 1\./);
      expect([field("Rows").getAttribute("aria-invalid"), document.activeElement]).toEqual(["true", field("Rows")]);
      expect(actions.calls).toEqual([]);
    },
  );

  it("that could not be written are said, and written by the next action that needs them", async () => {
    actions.instead.writeSizes = refusing("The sheet is protected.");
    await entered({ Columns: "12" });
    expect(alertText()).toBe("The sheet is protected.");
    delete actions.instead.writeSizes;
    await pressed("Format grid");
    expect(names()).toEqual(["writeSizes", "formatGrid"]);
  });

  it("that were typed for one sheet are written there, and the fields show those of the sheet in front", async () => {
    typingColumns("12");
    actions.changes({ sizes: sizesOf(30, 30, { sheetId: "2" }) });
    await settled();
    expect([written(), shown()]).toEqual([[["1", { columns: 12, rows: 5 }]], ["30", "30"]]);
  });

  it("that could not be written there do not go into another sheet's cells", async () => {
    actions.instead.writeSizes = refusing("Sheet1 has no size cells.");
    await entered({ Columns: "12" });
    actions.changes({ sizes: sizesOf(30, 30, { sheetId: "2" }) });
    await settled();
    delete actions.instead.writeSizes;
    await pressed("Format grid");
    expect([names(), shown()]).toEqual([["formatGrid"], ["30", "30"]]);
  });
});

describe("on a sheet without size cells", () => {
  beforeEach(() => {
    const why = told("Sheet1 has no cell for the number of columns. Press “Size cells” first.");
    actions.changes({ sizes: sizesOf(undefined, undefined, { sentence: why, isSetUp: false }) });
  });
  /** The sheet gets size cells, and nobody tells the pane. */
  const setUp = (columns: number, rows: number) => Object.assign(actions.inFront, { sizes: sizesOf(columns, rows) });

  it("Columns and Rows stand at 20 and 15, and nothing is said of cells", () => {
    expect([shown(), sizeNote()]).toEqual([["20", "15"], expect.not.stringContaining("cell")]);
  });

  it("Generate is given what is typed, and no cell is written", async () => {
    await entered({ Columns: "12" });
    const first = await generating();
    expect(first.choice.size).toEqual({ columns: 12, rows: 15 });
    setUp(12, 15);
    await generated({}, first);
    expect(shown()).toEqual(["12", "15"]);
    expect((await generating()).choice.size).toBeUndefined();
    expect(written()).toEqual([]);
  });

  it("what is typed while nobody knows yet that the sheet is set up goes into its cells with Generate", async () => {
    setUp(20, 15);
    enter({ Columns: "12", Rows: "8" });
    expect((await generating()).choice.size).toBeUndefined();
    expect(written()).toEqual([["1", { columns: 12, rows: 8 }]]);
  });

  it("what is typed while a maze is made is not lost: it is for the next one", async () => {
    enter({ Columns: "12" });
    const first = await generating();
    enter({ Columns: "30" });
    setUp(12, 15);
    await generated({}, first);
    expect([first.choice.size, shown()]).toEqual([{ columns: 12, rows: 15 }, ["30", "15"]]);
    expect((await generating()).choice.size).toBeUndefined();
    expect(written()).toEqual([["1", { columns: 30, rows: 15 }]]);
  });

  it("what is typed is what Generate is given where the sheet cannot be asked", async () => {
    actions.instead.readSheetInFront = refusing("A cell is being edited.");
    enter({ Columns: "12" });
    expect((await generating()).choice.size).toEqual({ columns: 12, rows: 15 });
  });

  it("what is typed goes into the cells that are made", async () => {
    await entered({ Columns: "12" });
    await pressed("Size cells");
    expect([actions.calls, shown()]).toEqual([[["addSizeCells", { columns: 12, rows: 15 }]], ["12", "15"]]);
  });
});

describe("the seed", () => {
  const seeds = () => actions.generating.map(({ choice }) => choice.seed);

  it("is a fresh one each time, which is shown, until it is kept", async () => {
    for (const seed of ["one", "two"]) {
      await generated({ seed });
      expect(field("Seed").value).toBe(seed);
    }
    enter({ "Keep this seed": true });
    await generated();
    expect(seeds()).toEqual(["", "", "two"]);
  });

  it("that is typed is used as it is typed, blanks and all, until the box is emptied", async () => {
    enter({ Seed: " my maze " });
    for (let times = 0; times < 2; times++) await generated({ seed: " my maze " });
    enter({ Seed: "" });
    await generated();
    expect([seeds(), field("Keep this seed").checked]).toEqual([[" my maze ", " my maze ", ""], false]);
  });

  it("that is typed while a maze is made is not overwritten", async () => {
    const pending = await generating();
    enter({ Seed: "next" });
    await generated({}, pending);
    expect(field("Seed").value).toBe("next");
  });

  it("of a run that was stopped is not shown: its maze does not stand", async () => {
    await failed(new Stopped());
    expect(field("Seed").value).toBe("");
  });
});
