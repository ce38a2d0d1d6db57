import { say } from "../../src/words";
import { Player } from "../../src/actions/watch/player";
import { solvers } from "../../src/maze/solvers/solvers";
import { actions, defaultLayout, openedPane, playOf } from "./fakeActions";
import { alertText, available, control, press, pressed, settled, status, type } from "./page";

/** What buttons give to the actions that they start, and what comes of it. */

beforeEach(() => openedPane());

const TEXT = "A text, a share code, or passages (B2 C2)";
const choice = (name: string) => control<HTMLSelectElement>("combobox", name);
const optionsOf = (name: string) => [...choice(name).options].map(({ text }) => text);
const area = (name: string) => control<HTMLTextAreaElement>("textbox", name);
const long = async () => {
  for (let turn = 0; turn < 4; turn++) await settled();
};

test.each([
  ["Clear solution", "clearSolution"],
  ["Add self-marking", "addSelfMarking"],
  ["Collect results", "collectResults"],
  ["Write readable maze", "writeReadableMaze"],
  ["Write walls", "writeWalls"],
  ["Remove items", "takeItemsAway"],
  ["Statistics of this maze", "statisticsOfMaze"],
  ["Write weights", "writeWeights"],
  ["Write union-find", "writeUnionFind"],
  ["New class list", "newClassList"],
  ["Update class set", "updateClassSet"],
  ["Self-marking for all", "markClassSet"],
  ["Delete booklet", "deleteBooklet"],
] as const)("%s starts its action and shows what came of it", async (name, action) => {
  await pressed(name);
  expect([actions.callsOf(action), status()]).toEqual([[[]], `${action} is done.`]);
});

test.each([
  ["Set entrance", "setEntrance"],
  ["Add exit", "addExit"],
  ["Remove", "removeEnd"],
  ["Make passage", "makePassage"],
  ["Make wall", "makeWall"],
  ["Add cells", "addCells"],
  ["Remove cells", "removeCells"],
] as const)("%s is for the selected cells, or for those that were typed", async (name, action) => {
  await pressed(name);
  type(control("button", name).closest("fieldset")!.querySelector("input")!, "B2 C2");
  await pressed(name);
  expect([actions.callsOf(action), status()]).toEqual([[[""], ["B2 C2"]], `${action} is done.`]);
});

test("Redraw is told how the new maze is to look", async () => {
  await pressed("Redraw");
  expect(actions.callsOf("redrawMaze")).toEqual([[defaultLayout]]);
});

test.each([
  ["Insert before", "insert"],
  ["Delete these", "delete"],
] as const)("%s is for rows, or for columns, as is chosen", async (name, edit) => {
  await pressed(name);
  type(choice("Selected"), "column");
  await pressed(name);
  expect(actions.callsOf("editLines")).toEqual([[{ line: "row", edit }], [{ line: "column", edit }]]);
});

test("what unfolds is in office.js's own order of Tab, which knows a summary by its tabindex alone; groups have names", () => {
  const summaries = [...document.querySelectorAll("summary")];
  expect(summaries.filter((summary) => summary.getAttribute("tabindex") !== "0")).toEqual([]);
  for (const title of ["Texture, rooms, openings, seed", "Shape", "Text, share code, passages"]) {
    expect(control("group", title).closest("details")).not.toBeNull();
  }
});

describe("Previous maze", () => {
  const button = () => control<HTMLButtonElement>("button", "Previous maze");
  const front = (hasEarlier: boolean) => {
    actions.hasEarlier = hasEarlier;
    actions.sheetChanged(actions.inFront);
  };

  it("is out of sight where there is none; else it is brought back in the chosen look, with its seed", async () => {
    expect(button().hidden).toBe(true);
    front(true);
    expect(button().hidden).toBe(false);
    await pressed("Previous maze");
    expect(actions.calls).toEqual([["bringBackMaze", defaultLayout]]);
    expect(status()).toBe("The maze before stands again.");
    expect(control("textbox", "Seed").value).toBe("a seed of before");
  });

  it("stays in sight while it has the focus", () => {
    front(true);
    button().focus();
    front(false);
    expect(button().hidden).toBe(false);
    button().blur();
    front(false);
    expect(button().hidden).toBe(true);
  });
});

describe("About", () => {
  it("leads to the page that tries this Excel where webpack names one, which it does in development alone", async () => {
    const links = () =>
      [...document.querySelectorAll("a")].filter(({ textContent }) => textContent === "Try this Excel");
    await openedPane();
    expect(links()).toEqual([]);
    Object.assign(globalThis, { LAVIRINT_TRY_PAGE: "tryExcel.html" });
    try {
      await openedPane();
      expect(links().map((link) => link.getAttribute("href"))).toEqual(["tryExcel.html"]);
    } finally {
      Reflect.deleteProperty(globalThis, "LAVIRINT_TRY_PAGE");
    }
  });

  it("is a button below every tab, which shows versions and hides them again", () => {
    const about = control("button", "About");
    const shown = document.getElementById(about.getAttribute("aria-controls")!)!;
    expect(about.closest("[role=tabpanel]")).toBeNull();
    expect(shown.textContent).toContain("Lavirint 1.2.3 on Mac 16.9.");
    for (const isShown of [false, true, false]) {
      expect([about.getAttribute("aria-expanded"), shown.hidden]).toEqual([String(isShown), !isShown]);
      about.click();
    }
  });

  it("has a Report, which shows what was found, selected where it cannot be copied, and says which keys copy it", async () => {
    press("About");
    const report = area("What was found");
    expect(report.closest("[hidden]")).not.toBeNull();
    press("Report");
    expect(available("Report")).toBe(false);
    await settled();
    expect([report.value, report.closest("[hidden]")]).toEqual(["Lines between cells: held by both", null]);
    expect(status()).toBe("The report is ready. It is selected: press Ctrl+C (on a Mac, Cmd+C) to copy it.");
    expect([report.selectionStart, report.selectionEnd]).toEqual([0, report.value.length]);
    expect(available("Report")).toBe(true);
  });
});

describe("the text of the maze", () => {
  it("is shown in the chosen form", async () => {
    type(choice("Format"), "ascii");
    await pressed("Show");
    expect(actions.callsOf("showText")).toEqual([["ascii"]]);
    expect(area(TEXT).value).toBe("+--+\n|  |\n+--+\n");
  });

  it("is copied as it was typed or pasted, and drawn", async () => {
    type(area(TEXT), "#####\n#S E#\n#####");
    await pressed("Copy");
    expect([actions.callsOf("showText"), area(TEXT).selectionEnd]).toEqual([[], 17]);
    await pressed("Draw maze");
    expect(actions.callsOf("openText")).toEqual([["#####\n#S E#\n#####", defaultLayout]]);
  });

  it("is selected where the clipboard is refused, and the pane says which keys copy it", async () => {
    press("Copy");
    await long();
    expect(actions.callsOf("showText")).toHaveLength(1);
    const field = area(TEXT);
    expect(document.activeElement).toBe(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
    expect(status()).toBe(
      "The pane isn’t allowed to copy the text. It is selected: press Ctrl+C (on a Mac, Cmd+C) to copy it.",
    );
  });

  it("or its share code is copied where the clipboard is granted", async () => {
    const copied: string[] = [];
    const clipboard = { writeText: async (text: string) => void copied.push(text) };
    Object.defineProperty(globalThis, "navigator", { value: { clipboard }, configurable: true });
    type(choice("Format"), "code");
    press("Copy");
    await long();
    expect([copied, status()]).toEqual([["C0DE1"], "The text is copied."]);
    Reflect.deleteProperty(globalThis, "navigator");
  });

  /** Chooses a file as the host's dialogue would hand it over. */
  async function choose(name: string, bytes: Uint8Array, size = bytes.length): Promise<void> {
    const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
    const file = { name, size, arrayBuffer: async () => bytes.buffer };
    Object.defineProperty(input, "files", { value: [file], configurable: true });
    input.dispatchEvent(new window.Event("change"));
    await long();
  }

  it("is read from a file as UTF-8, or as UTF-16 by its mark; one that is too large is not read at all", async () => {
    await choose("Lavirint.txt", new TextEncoder().encode("┌──┐"));
    await choose("Lavirint.txt", Uint8Array.from([0xff, 0xfe, 0x2b, 0x00, 0x0a, 0x00]));
    await choose("huge.txt", new Uint8Array(1), 40_000_000);
    expect(actions.callsOf("openText")).toEqual([
      ["┌──┐", defaultLayout],
      ["+\n", defaultLayout],
    ]);
    expect(alertText()).toContain(
      "huge.txt has 40,000,000 bytes, and at most 30,000,000 are read. Choose a smaller file.",
    );
  });
});

describe("Solve", () => {
  const solved = async () => {
    await pressed("Solve");
    return actions.callsOf("solve").at(-1)![0] as { readonly solver: string; readonly route: unknown };
  };

  it("offers every solver of the engine, the two wall followers as one, and describes the chosen one", () => {
    const note = document.getElementById(choice("Solver").getAttribute("aria-describedby")!)!;
    expect(note.textContent).toContain("In a maze without loops, all solvers find the same path.");
    const others = solvers.filter(({ hand }) => hand === undefined).map(({ name }) => say(name));
    expect(optionsOf("Solver")).toEqual([...others.slice(0, 6), "Wall follower", ...others.slice(6)]);
    type(choice("Solver"), "tremaux");
    expect(note.textContent).toContain(say(solvers.find(({ id }) => id === "tremaux")!.description));
  });

  it("with the wall follower goes by the right hand or the left; the choice of the hand is seen for it alone", async () => {
    const hand = "Solver: hand on the wall";
    const isSeen = () => !choice(hand).closest<HTMLElement>(".field")!.hidden;
    expect(isSeen()).toBe(false);
    type(choice("Solver"), "wall-follower");
    expect([isSeen(), optionsOf(hand)]).toEqual([true, ["Right", "Left"]]);
    expect(document.body.textContent).toContain("Walks with the right hand on the wall");
    expect((await solved()).solver).toBe("right-hand");
    type(choice(hand), "left-hand");
    expect(document.body.textContent).toContain("Walks with the left hand on the wall");
    expect((await solved()).solver).toBe("left-hand");
    type(choice("Solver"), "breadth-first");
    expect(isSeen()).toBe(false);
  });

  it("goes from the entrance to an exit, with what is ticked; or between selected or typed cells", async () => {
    control("checkbox", "Show visited").click();
    control("checkbox", "Arrows along the path").click();
    type(choice("Solver"), "a-star");
    const shown = { solver: "a-star", seed: "", showVisited: true, arrows: true, pace: "instant" };
    expect(await solved()).toEqual({ ...shown, route: { kind: "ends" } });
    const from = control("textbox", "From");
    expect(from.closest(".stack[hidden]")).not.toBeNull();
    control("checkbox", "Between selected cells").click();
    expect(from.closest(".stack[hidden]")).toBeNull();
    expect((await solved()).route).toEqual({ kind: "selection" });
    type(from, "B2");
    expect((await solved()).route).toEqual({ kind: "typed", from: "B2", to: "" });
  });
});

test("Write distances and Write search name cells by address or by number; the search is what the player shows", async () => {
  expect(optionsOf("Cells in tables")).toEqual(["Addresses", "Node numbers from 1"]);
  await pressed("Write distances");
  await pressed("Write search");
  actions.search = new Player(playOf(3), 3);
  await pressed("Solve");
  type(choice("Cells in tables"), "numbers");
  await pressed("Write distances");
  await pressed("Write search");
  expect(actions.callsOf("writeDistances")).toEqual([["addresses"], ["numbers"]]);
  expect(actions.callsOf("writeSearch")).toEqual([
    [undefined, "addresses"],
    [actions.search, "numbers"],
  ]);
});

test("Longest path is looked for anywhere, or on the edge alone", async () => {
  await pressed("Longest path");
  control("checkbox", "On the edge").click();
  await pressed("Longest path");
  expect(actions.callsOf("endsOfLongestPath")).toEqual([[false], [true]]);
});

test("what Check found is a list, whose entries select their cells; Repair's list takes its place", async () => {
  actions.maze = { sheetId: "1", place: "B2:I6", maze: "MazeStamp_a_1", solution: "", ends: "" };
  await pressed("Check");
  await pressed("A loop of 4 cells closes between B2 and C2.");
  expect(actions.callsOf("selectCells")).toEqual([["1", "B2:C3"]]);
  type(control("textbox", "Seed"), "thread");
  await pressed("Repair");
  expect(actions.callsOf("mendMaze")).toEqual([["thread"]]);
  expect(document.querySelector<HTMLElement>(".findings")?.hidden).toBe(true);
});

describe("words and numbers", () => {
  const words = () => control("textbox", "Words, a number to count to, or cells");
  const filled = async () => {
    await pressed("Put in the maze");
    return actions.callsOf("fillWithItems").at(-1)?.[0];
  };

  it("are numbers to the end of the path over and over at first; how they stand and the one seed are taken", async () => {
    expect(await filled()).toEqual({
      source: { kind: "numbers", last: undefined },
      arrangement: "over and over",
      seed: "",
    });
    type(words(), "26");
    type(choice("On the path"), "once");
    type(control("textbox", "Seed"), "a seed");
    expect(await filled()).toEqual({ source: { kind: "numbers", last: 26 }, arrangement: "once", seed: "a seed" });
  });

  it.each([
    ["find the cheese", { kind: "text", text: "find the cheese" }],
    ["B2", { kind: "text", text: "B2" }],
    ["1", { kind: "text", text: "1" }],
    ["A2:A9", { kind: "range", address: "A2:A9" }],
    ["'My words'!$A$2:$A$9", { kind: "range", address: "'My words'!$A$2:$A$9" }],
    ["Words!A2", { kind: "range", address: "Words!A2" }],
  ])("may be words or cells: %s", async (typed, source) => {
    type(words(), typed);
    expect(await filled()).toMatchObject({ source });
  });

  it("are put in by Enter too", async () => {
    type(words(), "CAT");
    words().dispatchEvent(new window.KeyboardEvent("keydown", { key: "Enter" }));
    await settled();
    expect(actions.callsOf("fillWithItems")).toHaveLength(1);
  });
});

describe("questions at forks", () => {
  const asked = async () => {
    await pressed("Ask at forks");
    return actions.callsOf("askAtForks").at(-1)?.[0];
  };

  it("are eight additions to 100 at first; another kind and limit and the one seed are taken", async () => {
    expect(await asked()).toEqual({ source: { kind: "addition", limit: 100 }, count: 8, seed: "" });
    type(choice("Questions"), "times");
    type(choice("Numbers up to"), "1000");
    type(control("textbox", "Seed"), "a seed");
    expect(await asked()).toEqual({ source: { kind: "times", limit: 1000 }, count: 8, seed: "a seed" });
  });

  it("may be of a table, typed or selected", async () => {
    type(choice("Questions"), "range");
    type(control("textbox", "Table of questions"), "Quiz!A1:E9");
    expect(await asked()).toMatchObject({ source: { kind: "range", address: "Quiz!A1:E9" } });
    await pressed("Use selected table");
    expect(await asked()).toMatchObject({ source: { kind: "range", address: "'My words'!A2:A9" } });
  });
});
