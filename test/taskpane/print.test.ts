import { defaultLayout } from "../../src/actions/core/choices";
import type { PrintChoice } from "../../src/actions/print";
import { encodePaper } from "../../src/actions/print/printChoice";
import { actions, openedPane } from "./fakeActions";
import { alertText, control, pressed, settled, status, type } from "./page";

/** Opens the pane over what a workbook kept of the tab Print. */
const open = (locale = "en-GB", paper = ""): Promise<void> => openedPane((fake) => (fake.paper = paper), locale);
beforeEach(() => open());

const box = (name: string) => control<HTMLSelectElement>("combobox", name);
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
});

describe("Fit the window", () => {
  it("gives the next maze square cells with which all of it is in view, and says so", async () => {
    actions.window = { cellSize: 20.25, wallWeight: "Thin" };
    type(control("textbox", "Cell size in points"), "30 x 18");
    await pressed("Fit the window");
    expect(actions.callsOf("lookForWindow").map(([, size]) => size)).toEqual([{ columns: 8, rows: 5 }]);
    expect(status()).toBe("With cells of 20.25 points and thin walls the whole maze is in view. Press Generate.");
    expect((await generated())!.layout).toEqual({ ...defaultLayout, cellSize: 20.25, wallWeight: "Thin" });
  });
});

describe("Set up for printing and Answer page", () => {
  it("get paper, title, the line for a name and what stands below; the maze is enlarged unless that is not wanted", async () => {
    type(control("textbox", "Title"), "Class 3");
    control("checkbox", "A line for a name").click();
    type(box("Paper"), "Letter");
    type(box("Below the maze"), "stars");
    await pressed("Set up for printing");
    const page = {
      paper: "Letter",
      title: "Class 3",
      hasNameLine: true,
      below: { stars: true, difficulty: false, code: false },
    };
    const chosen = { ...page, booklet: expect.any(Object) as unknown };
    expect(actions.callsOf("preparePage")).toEqual([[chosen, true]]);
    await pressed("Answer page");
    expect(actions.callsOf("answerPage")).toEqual([[defaultLayout, chosen]]);
    control("checkbox", "Enlarge to fill the page").click();
    await pressed("Set up for printing");
    expect(actions.callsOf("preparePage").at(-1)).toEqual([chosen, false]);
  });
});

describe("the booklet", () => {
  it("is made as its controls, the sizes and the paper say; its seed is shown", async () => {
    type(control("spinbutton", "Mazes"), "30");
    type(box("Difficulty"), "hard");
    type(box("Kinds of mazes"), "wilson");
    type(box("Entrance and exit"), "opposite");
    type(control("textbox", "Title"), "Class 3");
    await pressed("Make booklet");
    const page = {
      paper: "A4",
      title: "Class 3",
      hasNameLine: false,
      below: { stars: true, difficulty: true, code: false },
    };
    const booklet = {
      columns: 8,
      rows: 5,
      count: 30,
      difficulty: "hard",
      generators: ["wilson"],
      ends: "opposite",
      perPage: 1,
      seed: "",
    };
    const fields = {
      count: "30",
      difficulty: "hard",
      from: "10 x 8",
      to: "30 x 40",
      kinds: "wilson",
      ends: "opposite",
      perPage: "1",
    };
    expect(actions.callsOf("makeBooklet")).toEqual([[{ ...page, ...booklet, booklet: fields }]]);
    expect(control("textbox", "Seed").value).toBe("fresh-3");
  });

  it("is deleted, and a class set marked, from one of its sheets; items are removed where there are some", () => {
    const front = (isOfBook: boolean, hasItems: boolean) =>
      actions.sheetChanged({ ...actions.inFront, isOfBook, hasItems });
    const shown = () =>
      ["Delete booklet", "Self-marking for all", "Remove items"].map((name) => !control("button", name).hidden);
    front(true, false);
    expect(shown()).toEqual([true, true, false]);
    front(false, true);
    expect(shown()).toEqual([false, false, true]);
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
    type(control("textbox", "Size of the easiest"), "5 x 6");
    type(control("textbox", "Size of the hardest"), "7×8");
    await settled();
    const [plan, largest] = actions.callsOf("measuredRise").at(-1)!;
    expect([plan, largest]).toEqual([
      expect.objectContaining({ columns: 5, rows: 6, ends: "corners" }),
      { columns: 7, rows: 8 },
    ]);
    const rise = control("textbox", "Size of the hardest").closest(".columns")!.nextElementSibling!.nextElementSibling!;
    expect(rise.textContent).toBe("The difficulty rises from about 12 to about 79 out of 100.");
    const chart = () => rise.nextElementSibling!.querySelector("svg");
    expect(chart()!.getAttribute("aria-hidden")).toBe("true");
    type(control("textbox", "Size of the hardest"), "7 x 1");
    expect([rise.textContent, chart()]).toEqual(["", null]);
    type(control("textbox", "Size of the hardest"), "7 x 8");
    type(box("Mazes per page"), "4");
    await settled();
    await pressed("Make booklet");
    expect(actions.callsOf("makeBooklet")[0]![0]).toMatchObject({
      perPage: 4,
      columns: 5,
      rows: 6,
      largest: { columns: 7, rows: 8 },
    });
  });

  it("from easy to hard does not need the size of Make", async () => {
    type(control("spinbutton", "Columns"), "0");
    await pressed("Make booklet");
    expect(actions.callsOf("makeBooklet")[0]![0]).toMatchObject({
      columns: 10,
      rows: 8,
      largest: { columns: 30, rows: 40 },
    });
  });
});

describe("the class set", () => {
  it("is made as its own choices, the paper and the footer say; its seed is shown; the buttons for it are in view", async () => {
    for (const name of ["New class list", "Make class set"])
      expect(control("button", name).closest("details:not([open])")).toBeNull();
    type(control("textbox", "Size of the easiest"), "12 x 16");
    type(box("Difficulty"), "hard");
    type(box("Kinds of mazes"), "wilson");
    type(control("textbox", "Title"), "Class 3");
    type(box("Below the maze"), "nothing");
    await pressed("Make class set");
    expect(actions.callsOf("makeClassSet")).toEqual([
      [
        {
          paper: "A4",
          title: "Class 3",
          columns: 12,
          rows: 16,
          generators: ["wilson"],
          difficulty: "hard",
          hardest: { columns: 30, rows: 40 },
          seed: "",
          below: { stars: false, difficulty: false, code: false },
        },
      ],
    ]);
    expect(control("textbox", "Seed").value).toBe("fresh-6");
  });

  it("has mazes of medium difficulty for rows without a level, where the difficulty is that of a booklet which rises", async () => {
    await pressed("Make class set");
    expect(actions.callsOf("makeClassSet")[0]![0]).toMatchObject({ columns: 10, rows: 8, difficulty: "medium" });
  });

  it("is updated with nothing of what the pane says: the set keeps its own choices", async () => {
    type(control("textbox", "Size of the easiest"), "1 x 1");
    type(control("textbox", "Title"), "Class 4");
    type(control("textbox", "Seed"), "another");
    await pressed("Update class set");
    expect(actions.callsOf("updateClassSet")).toEqual([[]]);
    expect(alertText()).toBe("");
  });
});

const SIZES = "Type columns and rows from 2 to 200, such as 10 x 8.";
test.each([
  ["a booklet of over 200 mazes", "Mazes", "201", "“Mazes” holds 201. Type a whole number from 1 to 200."],
  ["a booklet up to one row", "Size of the hardest", "30 x 1", `The field holds “30 x 1”. ${SIZES}`],
  ["a class set of one column", "Size of the easiest", "1 x 14", `The field holds “1 x 14”. ${SIZES}`],
])("%s is refused in its field", async (what, field, typed, sentence) => {
  type(control(field === "Mazes" ? "spinbutton" : "textbox", field), typed);
  await pressed(what.startsWith("a class set") ? "Make class set" : "Make booklet");
  expect(alertText()).toContain(sentence);
  expect([actions.callsOf("makeBooklet"), actions.callsOf("makeClassSet")]).toEqual([[], []]);
});

describe("what the workbook kept of the tab", () => {
  const kept: PrintChoice = {
    paper: "Letter",
    title: "Class 3 & 4",
    hasNameLine: true,
    below: { stars: true, difficulty: true, code: true },
    booklet: {
      count: "24",
      difficulty: "easy",
      from: "9 x 9",
      to: "11 x 14",
      kinds: "depth-first hunt-and-kill growing-tree-mixed",
      ends: "longest",
      perPage: "2",
    },
  };
  const booklet = {
    count: 24,
    difficulty: "easy",
    generators: ["depth-first", "hunt-and-kill", "growing-tree-mixed"],
    ends: "longest",
    perPage: 2,
    seed: "",
  };
  it("is shown when the pane is opened again, and kept again as it is", async () => {
    await open("en-GB", encodePaper(kept));
    expect([box("Paper").value, box("Below the maze").value]).toEqual(["Letter", "code"]);
    expect(control("textbox", "Title").value).toBe("Class 3 & 4");
    await pressed("Make booklet");
    const [choice] = actions.callsOf("makeBooklet")[0]!;
    expect(choice).toMatchObject({
      ...booklet,
      title: "Class 3 & 4",
      hasNameLine: true,
      paper: "Letter",
      booklet: kept.booklet,
    });
    expect(actions.callsOf("writeSizes")).toEqual([]);
  });

  it("is shown once, and not again over what was chosen since", async () => {
    await open("en-GB", encodePaper(kept));
    type(box("Paper"), "A4");
    await pressed("Set up for printing");
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

  it.each([
    ["nothing", ""],
    ["no JSON", "%7B"],
    [
      "other types",
      encodeURIComponent(JSON.stringify({ paper: 1, below: {}, title: 7, booklet: { count: 9, kinds: ["wilson"] } })),
    ],
    [
      "what there is not",
      encodeURIComponent(JSON.stringify({ paper: "A5", booklet: { count: "x", kinds: "x", size: "x" } })),
    ],
  ])("leaves everything as it is where the name holds %s", async (_what, text) => {
    await open("en-GB", text);
    expect([box("Paper").value, box("Below the maze").value]).toEqual(["A4", "difficulty"]);
    await pressed("Make booklet");
    expect(actions.callsOf("makeBooklet")[0]![0]).toMatchObject({ count: 10, title: "", paper: "A4" });
  });
});
