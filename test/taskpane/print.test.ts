import { defaultLayout } from "../../src/actions/desk/choices";
import { encodePaper, type KeptPaper } from "../../src/actions/print/keptPaper";
import { actions, openBarePane, openedPane } from "./fakeActions";
import { alertText, control, pressed, settled, type } from "./page";

/** Opens the pane over what a workbook kept of the tab Print. */
const open = (locale = "en-GB", paper = ""): Promise<void> => openedPane((fake) => (fake.paper = paper), locale);
beforeEach(() => open());

const box = (name: string) => control<HTMLSelectElement>("combobox", name);
const note = () => box("Size of the maze").closest("fieldset")!.querySelector(".note")!.textContent;
/** What Generate was called with last. */
async function generated() {
  await pressed("Generate");
  return actions.generating.at(-1)?.choice;
}

describe("paper", () => {
  it("is that of the locale to begin with", async () => {
    expect(box("Paper").value).toBe("A4");
    await open("en-US");
    expect(box("Paper").value).toBe("Letter");
  });

  it.each([
    ["small", 20, 28, 24, "Thick"],
    ["medium", 30, 42, 15.75, "Medium"],
    ["large", 42, 30, 15.75, "Medium"],
  ])(
    "%s: columns and rows go to the size cells, cells and walls to the next maze",
    async (id, columns, rows, cellSize, wallWeight) => {
      type(box("Size of the maze"), id);
      await settled();
      expect(actions.callsOf("writeSizes").at(-1)).toEqual(["1", { columns, rows }]);
      expect(note()).toContain(`cells of ${cellSize} points with ${wallWeight.toLowerCase()} walls fill the page`);
      expect((await generated())!.layout).toEqual({ ...defaultLayout, cellSize, wallWeight });
    },
  );

  it("Fill the page goes by the sizes that stand there, and follows them", async () => {
    type(box("Size of the maze"), "fill");
    expect(control("spinbutton", "Cell size in points").value).toBe("88.5");
    type(control("spinbutton", "Columns"), "40");
    type(control("spinbutton", "Rows"), "60");
    expect(control("spinbutton", "Cell size in points").value).toBe("12");
    type(box("Paper"), "Letter");
    expect(control("spinbutton", "Cell size in points").value).toBe("11.25");
    expect(box("Size of the maze").value).toBe("fill");
  });

  it("too many cells for the page are refused with the largest grid that fits, and nothing is made", async () => {
    type(box("Size of the maze"), "fill");
    type(control("spinbutton", "Columns"), "90");
    type(control("spinbutton", "Rows"), "120");
    expect(note()).toContain("at most 80 columns and 122 rows");
    expect(await generated()).toBeUndefined();
    expect(alertText()).toContain("Choose at most 80 columns and 122 rows: that is what fits on A4, portrait");
  });

  it("a preset is let go where somebody sets the sizes or the cells by hand", () => {
    type(box("Size of the maze"), "small");
    type(control("spinbutton", "Rows"), "29");
    expect(box("Size of the maze").value).toBe("own");
    type(box("Size of the maze"), "fill");
    type(control("spinbutton", "Cell size in points"), "30");
    expect(box("Size of the maze").value).toBe("own");
  });
});

describe("Fit the window", () => {
  const cell = () => control("spinbutton", "Cell size in points").value;
  const windowSize = () => ["width", "height"].map((side) => Number(control("spinbutton", `Window ${side}`).value));
  const chooseWindow = async () => {
    type(box("Size of the maze"), "window");
    await settled();
  };

  it("goes by the window that Excel tells, is asked once, and follows the sizes", async () => {
    actions.window = { width: 880.5, height: 498 };
    await chooseWindow();
    expect([windowSize(), cell()]).toEqual([[880, 498], "96"]);
    expect(note()).toBe("With cells of 96 points and thick walls the whole maze is in view. Press Generate.");
    type(control("spinbutton", "Columns"), "40");
    expect([cell(), box("Size of the maze").value]).toEqual(["20.25", "window"]);
    expect((await generated())!.layout).toEqual({ ...defaultLayout, cellSize: 20.25 });
    expect(actions.callsOf("readWindow")).toEqual([[]]);
  });

  it.each([
    ["does not tell", undefined],
    ["refuses to tell", new Error("busy")],
  ])("goes by typed points where Excel %s its window", async (_how, failure) => {
    actions.failures.readWindow = failure;
    await chooseWindow();
    expect([windowSize(), cell()]).toEqual([[700, 360], "68.25"]);
    type(control("spinbutton", "Window width"), "300");
    type(control("spinbutton", "Window height"), "2000");
    expect(cell()).toBe("30.75");
    expect(alertText()).toBe("");
  });

  it("refuses a maze that is too large, and a window without a size, and makes nothing", async () => {
    await chooseWindow();
    type(control("spinbutton", "Rows"), "400");
    expect(note()).toMatch(/^8 by 400 cells .* Choose at most 216 columns and 114 rows, or a larger window/);
    expect(await generated()).toBeUndefined();
    expect(alertText()).toMatch(/ Choose at most 216 columns/);
    type(control("spinbutton", "Window height"), "");
    expect(await generated()).toBeUndefined();
    expect(alertText()).toContain("“Window height”");
  });

  it("is kept with the window, and comes back without asking Excel", async () => {
    await chooseWindow();
    type(control("spinbutton", "Window width"), "500");
    await pressed("Prepare page");
    const [choice] = actions.callsOf("preparePage")[0] as [{ kept: KeptPaper }];
    expect(choice.kept).toMatchObject({ fitting: "window", window: { width: 500, height: 360 } });
    await open("en-GB", encodePaper(choice.kept));
    expect([windowSize(), cell()]).toEqual([[500, 360], "55.5"]);
    expect(actions.callsOf("readWindow")).toEqual([]);
  });

  it("is let go where somebody sets cells that are not square, and makes them square again", async () => {
    control("checkbox", "Cells are square").click();
    type(control("spinbutton", "Cell width in points"), "30");
    type(control("spinbutton", "Cell height in points"), "18");
    expect((await generated())!.layout).toEqual({ ...defaultLayout, cellSize: 30, cellHeight: 18 });
    await chooseWindow();
    expect(control<HTMLInputElement>("checkbox", "Cells are square").checked).toBe(true);
    control("checkbox", "Cells are square").click();
    expect(box("Size of the maze").value).toBe("own");
  });
});

describe("Prepare page, Fit to page and Answer page", () => {
  it("get paper, title, number and the line for a name", async () => {
    type(control("textbox", "Title"), "Class 3");
    type(control("textbox", "Maze number"), "7");
    control("checkbox", "A line for a name").click();
    type(box("Paper"), "Letter");
    await pressed("Prepare page");
    const chosen = {
      ...{ paper: "Letter", title: "Class 3", number: "7", hasNameLine: true },
      below: { stars: true, difficulty: true, code: false },
      kept: expect.objectContaining({
        paper: "Letter",
        title: "Class 3",
        hasNameLine: true,
        fitting: "own",
      }) as unknown,
    };
    expect(actions.callsOf("preparePage")).toEqual([[chosen]]);
    await pressed("Answer page");
    expect(actions.callsOf("answerPage")).toEqual([[defaultLayout, chosen]]);
    await pressed("Fit to page");
    expect(actions.callsOf("fitToPage")).toEqual([[chosen]]);
  });

  it("a number of a maze that is none is refused", async () => {
    type(control("textbox", "Maze number"), "seven");
    await pressed("Prepare page");
    expect(alertText()).toBe("“Maze number” holds seven. Type a whole number, or leave it empty.");
    expect(actions.callsOf("preparePage")).toEqual([]);
  });
});

describe("the booklet", () => {
  it("is made as its controls, the sizes and the paper say; its seed is shown; only what is seldom changed is folded", async () => {
    const isFolded = (each: HTMLElement) => each.closest("details:not([open])") !== null;
    const everyday = [control("spinbutton", "Mazes"), box("Difficulty"), control("button", "Make booklet")];
    expect(everyday.map(isFolded)).toEqual([false, false, false]);
    expect(["Kinds of mazes", "Entrance and exit", "Answers per page"].map((name) => isFolded(box(name)))).toEqual([
      true,
      true,
      true,
    ]);
    type(box("Size of the maze"), "medium");
    type(control("spinbutton", "Mazes"), "30");
    type(box("Difficulty"), "hard");
    type(box("Kinds of mazes"), "wilson");
    type(box("Entrance and exit"), "opposite");
    type(box("Mark start and end by"), "letters");
    type(box("Answers per page"), "9");
    type(box("Sheets"), "one");
    expect(control("checkbox", "Include dull mazes, such as stripes").checked).toBe(false);
    control("checkbox", "Include dull mazes, such as stripes").click();
    type(control("textbox", "Title"), "Class 3");
    await pressed("Make booklet");
    const page = {
      ...{ paper: "A4", title: "Class 3", hasNameLine: false },
      below: { stars: true, difficulty: true, code: false },
    };
    const booklet = {
      sizes: { smallest: { columns: 10, rows: 8 }, largest: { columns: 30, rows: 40 } },
      ...{ count: 30, difficulty: "hard", generators: ["wilson"], ends: "opposite", withDull: true },
      ...{ gaps: false, letters: true, answers: 9, isOnOneSheet: true, seed: "" },
    };
    expect(actions.callsOf("makeBooklet")).toEqual([
      [
        {
          ...{ ...page, ...booklet, columns: 30, rows: 42 },
          kept: { ...page, fitting: "medium", booklet },
        },
      ],
    ]);
    expect(control("textbox", "Seed of the booklet").value).toBe("fresh-3");
  });

  it("is of all kinds to begin with, and a group of kinds is one choice", async () => {
    await pressed("Make booklet");
    type(
      box("Kinds of mazes"),
      [...box("Kinds of mazes").options].find(({ text }) => text === "Long and winding")!.value,
    );
    await pressed("Make booklet");
    const chosen = actions.callsOf("makeBooklet").map(([choice]) => (choice as { generators: string[] }).generators);
    expect(chosen[0]).toHaveLength(17);
    expect(chosen[1]).toEqual(["depth-first", "hunt-and-kill", "growing-tree-mixed"]);
  });

  it("from easy to hard has a size to begin with and one to end with, and says how far it rises before it is made", async () => {
    const sizes = () => control("spinbutton", "Columns, to").closest<HTMLElement>(".columns")!;
    type(box("Difficulty"), "easy");
    expect(sizes().hidden).toBe(true);
    type(box("Difficulty"), "rising");
    expect(sizes().hidden).toBe(false);
    Object.entries({ "Columns, from": 5, "Rows, from": 6, "Columns, to": 7, "Rows, to": 8 }).forEach(([name, value]) =>
      type(control("spinbutton", name), String(value)),
    );
    await settled();
    const [plan, largest] = actions.callsOf("measuredRise").at(-1)!;
    expect([plan, largest]).toEqual([
      expect.objectContaining({ columns: 5, rows: 6, ends: "corners", withDull: false }),
      { columns: 7, rows: 8 },
    ]);
    expect(sizes().nextElementSibling!.textContent).toBe("The difficulty rises from about 12 to about 79 out of 100.");
    await pressed("Make booklet");
    expect(actions.callsOf("makeBooklet")[0]![0]).toMatchObject({
      sizes: { smallest: { columns: 5, rows: 6 }, largest: { columns: 7, rows: 8 } },
    });
  });

  it("with a size that is none is refused in its field", async () => {
    type(control("spinbutton", "Rows, to"), "1");
    await pressed("Make booklet");
    expect(alertText()).toContain("“Rows, to” holds 1.");
    expect(actions.callsOf("makeBooklet")).toEqual([]);
  });

  it("of more than 200 is refused in its field", async () => {
    type(control("spinbutton", "Mazes"), "201");
    await pressed("Make booklet");
    expect(alertText()).toContain("“Mazes” holds 201. Type a whole number from 1 to 200.");
    expect(actions.callsOf("makeBooklet")).toEqual([]);
  });
});

describe("the class set", () => {
  it("is made as its own fold, the paper and the footer say; its seed is shown", async () => {
    expect(control("button", "Make class set").closest("details:not([open])")).not.toBeNull();
    type(control("spinbutton", "Columns, easiest"), "12");
    type(control("spinbutton", "Rows, easiest"), "16");
    type(box("Level where none is given"), "hard");
    type(box("Kinds for the class"), "wilson");
    type(control("textbox", "Title"), "Class 3");
    control("checkbox", "With answers").click();
    control("checkbox", "Stars").click();
    await pressed("Make class set");
    expect(actions.callsOf("makeClassSet")).toEqual([
      [
        {
          ...{ paper: "A4", title: "Class 3", columns: 12, rows: 16, generators: ["wilson"], difficulty: "hard" },
          hardest: { columns: 20, rows: 28 },
          ...{ hasAnswers: false, seed: "", below: { stars: false, difficulty: true, code: false } },
        },
      ],
    ]);
    expect(control("textbox", "Seed of the class set").value).toBe("fresh-6");
  });

  it("is updated with nothing of what the pane says: the set keeps its own choices", async () => {
    type(control("spinbutton", "Columns, easiest"), "1");
    type(control("textbox", "Title"), "Class 4");
    type(control("textbox", "Seed of the class set"), "another");
    await pressed("Update class set");
    expect(actions.callsOf("updateClassSet")).toEqual([[]]);
    expect(alertText()).toBe("");
  });

  it("of one column is refused in its field", async () => {
    type(control("spinbutton", "Columns, easiest"), "1");
    await pressed("Make class set");
    expect(alertText()).toContain("“Columns, easiest” holds 1.");
    expect(actions.callsOf("makeClassSet")).toEqual([]);
  });
});

describe("what the workbook kept of the tab", () => {
  const kept: KeptPaper = {
    ...{ paper: "Letter", fitting: "fill", title: "Class 3 & 4", hasNameLine: true },
    below: { stars: false, difficulty: true, code: true },
    booklet: {
      sizes: { smallest: { columns: 9, rows: 9 }, largest: { columns: 11, rows: 14 } },
      ...{ count: 24, difficulty: "easy", generators: ["depth-first", "hunt-and-kill", "growing-tree-mixed"] },
      ...{ ends: "longest", withDull: true, gaps: true, letters: false, answers: 4, isOnOneSheet: true, seed: "again" },
    },
  };
  it("is shown when the pane is opened again, and kept again as it is", async () => {
    await open("en-GB", encodePaper(kept));
    expect([box("Paper").value, box("Size of the maze").value]).toEqual(["Letter", "fill"]);
    expect(control("textbox", "Title").value).toBe("Class 3 & 4");
    await pressed("Make booklet");
    const [choice] = actions.callsOf("makeBooklet")[0]!;
    expect(choice).toMatchObject({ ...kept.booklet, title: "Class 3 & 4", hasNameLine: true, paper: "Letter", kept });
    expect(actions.callsOf("writeSizes")).toEqual([]);
  });

  it("is shown once, and not again over what was chosen since", async () => {
    await open("en-GB", encodePaper(kept));
    type(box("Paper"), "A4");
    await pressed("Prepare page");
    expect(box("Paper").value).toBe("A4");
  });

  /** What was kept is known when the result is called. */
  const openEarly = async (open: typeof openedPane) => {
    let answer = (_: unknown): void => undefined;
    const answering = new Promise((resolve) => (answer = resolve));
    await open((fake) => Object.assign(fake, { answering, paper: encodePaper(kept) }), "en-GB");
    return answer;
  };

  it("does not go over what somebody chose before Excel had answered", async () => {
    const answer = await openEarly(openedPane);
    type(control("textbox", "Title"), "Class 9");
    answer(undefined);
    await settled();
    expect([control("textbox", "Title").value, box("Paper").value]).toEqual(["Class 9", "A4"]);
  });

  it("decides the look of a maze that is made before the workbook has answered", async () => {
    const answer = await openEarly(openBarePane);
    await pressed("Generate");
    expect(actions.generating).toEqual([]);
    answer(undefined);
    await settled();
    expect(actions.generating[0]!.choice.layout.cellSize).toBe(83.25); // 20 columns fill the page; 24 is the usual size
  });

  it("does not bring a preset back whose sizes are not those of the sheet any more, and changes no size", async () => {
    await open("en-GB", encodePaper({ ...kept, fitting: "large" }));
    expect(box("Size of the maze").value).toBe("own");
    expect(actions.callsOf("writeSizes")).toEqual([]);
  });

  it.each([
    ["nothing", ""],
    ["no JSON", "%7B"],
    [
      "other types",
      encodeURIComponent(JSON.stringify({ paper: 1, fitting: {}, title: 7, booklet: { count: "9", answers: 5 } })),
    ],
    [
      "what there is not",
      encodeURIComponent(JSON.stringify({ paper: "A5", booklet: { count: 900, generators: ["x"] } })),
    ],
  ])("leaves everything as it is where the name holds %s", async (_what, text) => {
    await open("en-GB", text);
    expect([box("Paper").value, box("Size of the maze").value]).toEqual(["A4", "own"]);
    await pressed("Make booklet");
    expect(actions.callsOf("makeBooklet")[0]![0]).toMatchObject({ count: 10, answers: 6, title: "", paper: "A4" });
  });
});
