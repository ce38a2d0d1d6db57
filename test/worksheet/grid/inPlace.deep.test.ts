import { idsIn } from "../../words/sentencesIn";
import { type Message, message } from "../../../src/message";
import { type GenerateChoice, defaultLayout } from "../../../src/actions/desk/choices";
import { removeCells } from "../../../src/actions/edit/cells";
import { makeWall } from "../../../src/actions/edit/walls";
import { bringBackMaze } from "../../../src/actions/make/bringBackMaze";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { drawCode } from "../../../src/actions/make/drawCode";
import { generate } from "../../../src/actions/make/generate";
import { check } from "../../../src/actions/solve/check";
import { goTo } from "../../../src/actions/watch/playing";
import { solve } from "../../../src/actions/solve/solve";
import { encode } from "../../../src/maze/code/recipe";
import { PERFECT, generatorById } from "../../../src/maze/generators/generators";
import { Random } from "../../../src/maze/model/random";
import type { HostSwitches } from "../../host/model/base/switches";
import { choice, conversation } from "../../actions/conversation";
import {
  book,
  openPane,
  openSized,
  openWorkbook,
  person,
  resize,
  select,
  sheet,
  sizesInColumnA,
} from "../../actions/openMaze";
import { playerOf } from "../../actions/playerOf";
import { area, mazeIn, put, valueAt } from "../../actions/sheetReading";
import { everything, testInTrouble } from "../../actions/trouble";

/** Large mazes in cells that are there: copied in one request from a sheet that comes in a file, or else drawn. */

const [COLUMNS, ROWS] = [50, 60];
const GRID = "B2:AY61";
const make = (made: Partial<GenerateChoice> = {}, talk = conversation()) => generate({ ...choice, ...made }, talk);
const made = (seed: string) => generatorById("kruskal").makeMaze({ rows: ROWS, columns: COLUMNS }, new Random(seed));

/** How often a sheet came in a file since the counter was reset. */
const sheetsCome = () =>
  book.counter.requests
    .flatMap(({ batch }) => batch.Actions)
    .filter(({ Name }) => Name === "InsertWorksheetsFromBase64").length;

beforeEach(() => openSized(COLUMNS, ROWS));

/** Everything on the sheet in front, with its names but without the act that a stamp tells. */
function result() {
  const { row, column, rows, columns } = area("A1:BE75");
  const cells = Array.from({ length: rows * columns }, (_, i) => {
    const [r, c] = [row + Math.floor(i / columns), column + (i % columns)];
    const lines = [sheet().horizontalEdge(r, c), sheet().verticalEdge(r, c)].map(({ style, weight, color }) => {
      return style === "None" ? style : `${style} ${weight} ${color}`;
    });
    return [r, c, sheet().value(r, c), ...lines, JSON.stringify(sheet().style(r, c))].join();
  });
  const names = book.workbook.names.filter(({ scope }) => scope === sheet());
  return {
    cells,
    sizes: [sheet().columns.customRuns(), sheet().rows.customRuns()].map((runs) => [...runs]),
    names: names.map(({ name, formula }) => `${name.replace(/(?<=^Maze(Stamp|Solved)_).*/, "")} ${formula}`).sort(),
    sheets: book.workbook.sheets.map(({ name, visibility }) => `${name} ${visibility}`),
    merges: sheet().merges,
    formats: sheet().conditionalFormats,
  };
}

/** Acts in such a workbook with copied formats, and in another one by packed areas, and compares all that is on the sheet then. */
async function expectSame(act: () => Promise<unknown>, open: () => Promise<unknown>): Promise<void> {
  const run = async (switches: Partial<HostSwitches>) => {
    await open();
    Object.assign(book.switches, switches);
    book.counter.reset();
    await act();
    return { ...result(), come: sheetsCome() };
  };
  const { come, ...copied } = await run({});
  const { come: none, ...drawn } = await run({ copyingFormats: "refused" });
  expect([come, none]).toEqual([1, 1]); // the second copy was refused
  const differ = copied.cells.findIndex((cell, i) => cell !== drawn.cells[i]);
  expect(copied.cells[differ]).toBe(drawn.cells[differ]);
  expect({ ...copied, cells: [] }).toEqual({ ...drawn, cells: [] });
}

describe("A copied maze is the maze that is drawn", () => {
  const sized = () => openSized(COLUMNS, ROWS);
  const layout = { cellSize: 9, wallWeight: "Thin", wallColor: "#AA3300", fill: "#ffee00", fontSize: 6 } as const;

  test.each<[string, Partial<GenerateChoice>]>([
    ["perfect", {}],
    ["in another layout", { layout }],
    ["with loops and blocked walls", { imperfection: { loopPercent: 10, blockPermille: 5 } }],
    ["with its set numbers on a hidden sheet", { setNumbers: "hiddenSheet" }],
  ])("%s", (_, wanted) => expectSame(() => make(wanted), sized));

  test("in a shape", () =>
    expectSame(
      () => make({ shape: "areas" }),
      async () => {
        await sized();
        select("B2:AY30", "E31:AV61");
      },
    ));

  test("over an earlier maze of the same size, in another font", () =>
    expectSame(
      () => make({ seed: "next" }),
      async () => {
        await sized();
        await make();
        await person((front) => (front.getRange(GRID).format.font.name = "Aptos"));
      },
    ));

  test.each([
    [20, 12],
    [COLUMNS + 2, 40],
    [30, ROWS + 12],
  ])("over an earlier maze of %i x %i", (columns, rows) =>
    expectSame(
      () => make({ seed: "next" }),
      async () => {
        await openSized(columns, rows);
        await make();
        openPane(); // which has not seen how fast this Excel is
        resize(COLUMNS, ROWS);
      },
    ),
  );

  test("that is brought back", () =>
    expectSame(
      () => bringBackMaze(defaultLayout, conversation()),
      async () => {
        await sized();
        await make();
        await make({ seed: "next" });
      },
    ));

  test("on an empty sheet, from a share code", () => {
    const code = encode({ rows: 53, columns: 52, generator: "kruskal", seed: "code", imperfection: PERFECT });
    return expectSame(
      () => drawCode(code, defaultLayout, conversation()),
      async () => openWorkbook(),
    );
  });

  test("among cells with formats and lines of the person's", () =>
    expectSame(
      () => make(),
      async () => {
        await sized();
        await person((front) => {
          for (const address of ["A1:A70", "AZ3:AZ64", "C1:AY1", "B62:AX62"]) {
            const { format } = front.getRange(address);
            format.fill.color = "#CCFFCC";
            format.font.bold = true;
            for (const item of ["EdgeTop", "EdgeBottom", "EdgeLeft", "EdgeRight"] as const) {
              if (["EdgeRight", "EdgeTop"].includes(item)) format.borders.getItem(item).style = "Double";
            }
          }
          front.getRange("A1:A70").format.borders.getItem("EdgeRight").style = "None";
          front.getRange("A1:A70").format.borders.getItem("EdgeLeft").style = "Dash";
        });
      },
    ));

  test.each(["both", "left", "right", "each"] as const)(
    "where lines are held by %s, over an earlier maze",
    async (edgesHeldBy) =>
      expectSame(
        () => make({ seed: "next" }),
        async () => {
          await sized();
          book.switches.edgesHeldBy = edgesHeldBy;
          await make();
        },
      ),
  );
});

describe("Formats of the person's are never replaced", () => {
  type Cells = { format: Excel.RangeFormat; range: Excel.Range };
  const scale = ({ range }: Cells) => void range.conditionalFormats.add("ColorScale");
  const rule = ({ range }: Cells) => (range.dataValidation.rule = { list: { inCellDropDown: true, source: "a,b" } });
  const inPlace: Record<string, (cells: Cells) => unknown> = {
    "a number format": ({ range }) => (range.numberFormat = [["0.00"]]),
    "a font": ({ format }) => (format.font.name = "Aptos"),
    "a fill": ({ format }) => (format.fill.color = "#00FF00"),
    "a line": ({ format }) => (format.borders.getItem("EdgeBottom").style = "Double"),
    "a conditional format": scale,
    "a rule for what may be typed": rule,
  };
  const inMaze: Record<string, (cells: Cells) => unknown> = {
    "another font": ({ format }) => (format.font.name = "Aptos"),
    "bold letters": ({ format }) => (format.font.bold = true),
    "coloured letters": ({ format }) => (format.font.color = "#FF0000"),
    "unlocked cells": ({ format }) => (format.protection.locked = false),
    "wrapped text": ({ format }) => (format.wrapText = true),
    "turned text": ({ format }) => (format.textOrientation = 45),
    "a diagonal line": ({ format }) => (format.borders.getItem("DiagonalDown").style = "Continuous"),
    "a conditional format": scale,
    "a rule for what may be typed": rule,
  };
  const change = (work: (cells: Cells) => unknown) =>
    person((front) => {
      const range = front.getRange("M20");
      work({ format: range.format, range });
    });

  test.each(Object.entries(inPlace))("%s in the place of a maze", async (_, work) => {
    await change(work);
    book.counter.reset();
    await make();
    expect(sheetsCome()).toBe(0);
    expect(mazeIn(sheet(), GRID)).toEqual(made("a seed"));
  });

  test.each(Object.entries(inMaze))("%s in an earlier maze", async (_, work) => {
    await make();
    await change(work);
    const before = [sheet().style(19, 12), sheet().conditionalFormats.length, sheet().validations.length];
    book.counter.reset();
    await make({ seed: "next" });
    expect(sheetsCome()).toBe(0);
    expect([sheet().style(19, 12), sheet().conditionalFormats.length, sheet().validations.length]).toEqual(before);
    expect(mazeIn(sheet(), GRID)).toEqual(made("next"));
  });

  test("where merged cells cannot be asked for", async () => {
    book.switches.faults = [{ request: 2, code: "InvalidArgument", message: "A fault of the test." }];
    book.counter.reset();
    const { sentence } = await make();
    expect([idsIn(sentence).includes("merged-unknown"), sheetsCome()]).toEqual([true, 0]);
  });
});

describe("Undo", () => {
  const asked = message("draw-in-one-stroke", { columns: COLUMNS, rows: ROWS });
  const beside = async () => {
    await openSized(COLUMNS, ROWS);
    put(sheet(), "BE70", "mine");
  };

  test.each<[string, () => Promise<unknown>, readonly Message[]]>([
    ["an empty sheet", () => openSized(COLUMNS, ROWS), []],
    ["a sheet with contents", beside, [asked]],
  ])("on %s", async (_, open, questions) => {
    await open();
    const talk = conversation();
    await make({}, talk);
    expect(talk.questions.map(({ sentence }) => sentence)).toEqual(questions);
    expect(talk.questions.map(({ no }) => no)).toEqual(questions.map(() => message("draw-slowly")));
  });

  test.each([true, false])("the answer %s holds until the pane is closed", async (answer) => {
    await beside();
    book.counter.reset();
    await make({}, conversation(answer));
    expect([sheetsCome(), mazeIn(sheet(), GRID)]).toEqual([answer ? 1 : 0, made("a seed")]);
    const again = conversation(!answer);
    await make({ seed: "next" }, again);
    expect([sheetsCome(), again.questions]).toEqual([answer ? 2 : 0, []]);
    openPane();
    const later = conversation(!answer);
    await make({ seed: "later" }, later);
    expect([sheetsCome(), later.questions.length]).toEqual([answer ? 2 : 1, 1]);
  });

  test("Stop during the question is no answer", async () => {
    await beside();
    const talk = conversation(false);
    const stopping = { ...talk, ask: () => Promise.resolve((talk.stop(), false)) };
    expect((await generate(choice, stopping)).stopped).toBe(true);
    const again = conversation();
    await make({}, again);
    expect(again.questions).toHaveLength(1);
  });

  test("contents in the maze count too, and are asked about before", async () => {
    put(sheet(), "C3", "mine");
    await make();
    put(sheet(), "D4", "new");
    openPane(); // which has not seen how fast this Excel is
    const talk = conversation();
    await make({ seed: "next" }, talk);
    expect(talk.questions.map(({ sentence }) => idsIn(sentence))).toEqual([
      ["draw-in-one-stroke"],
      ["overwrite-values"],
    ]);
  });

  test("after a no, each step of the drawing can be undone", async () => {
    await beside();
    book.switches.undo = "desktop";
    await make({}, conversation(false));
    while (book.excel.person.undo());
    expect(valueAt(sheet(), "B2")).toBeUndefined();
  });
});

describe("The faster way, by what was seen of this Excel", () => {
  test.each([
    [0, 0],
    [1, 0],
    [5, 1],
  ])("%i milliseconds an area: %i sheets come", async (millisecondsPerArea, sheets) => {
    await openSized(45, 55);
    Object.assign(book.switches, { millisecondsPerArea, waits: false });
    await make();
    resize(COLUMNS, ROWS);
    book.counter.reset();
    await make();
    expect(sheetsCome()).toBe(sheets);
  });

  test("a maze of 2,500 cells, and one that is watched, are drawn by packed areas", async () => {
    await openSized(50, 50);
    book.counter.reset();
    await make();
    await make({ pace: "watch", seed: "next" });
    resize(COLUMNS, ROWS);
    openPane();
    await make({ pace: "watch" });
    expect(sheetsCome()).toBe(0);
  });
});

/** In which ways Excel may treat a sheet from a file and the copy of its formats. */
const ways: Record<string, Partial<HostSwitches>> = {
  "Excel runs on an iPad": { platform: "iOS" },
  "Excel has no such member": { inserting: "missing" },
  "the sheet is refused": { inserting: "refused" },
  "the sheet is refused although it is there": { inserting: "half done" },
  "that sheet is in front": { inserting: "half done", insertingActivates: true, insertingShows: true },
  "the sheet is visible and in front": { insertingActivates: true, insertingShows: true },
  "the copy is refused": { copyingFormats: "refused" },
  "the copy is refused and its sheet in front": {
    ...{ copyingFormats: "refused", insertingActivates: true, insertingShows: true },
  },
  "the copy has no lines": { copyingFormats: "without lines" },
  "areas that touch are joined": { joinsTouchingAreas: true },
  "several areas are refused": { refusesPackedAddresses: true },
  "ids are used again": { usesIdsAgain: true },
};

/** Does something as soon as a sheet of a file is about to be inserted. */
function beforeInserting(work: () => void): void {
  const execute = book.excel.execute.bind(book.excel);
  book.excel.execute = (...request) => {
    if (request[0].Actions.some(({ Name }) => Name === "InsertWorksheetsFromBase64")) work();
    return execute(...request);
  };
}

describe("The maze is whole, and nothing else is left, where", () => {
  const ready = message("maze-ready", { columns: COLUMNS, rows: ROWS, area: GRID, sheet: "Sheet1" });
  const expectWhole = ({ sentence }: { sentence: Message }, seed = "a seed") => {
    expect(idsIn(sentence)).toEqual(["maze-ready", "seed", "to-print"]);
    expect(JSON.stringify(sentence)).toContain(JSON.stringify(ready));
    expect(mazeIn(sheet(), GRID)).toEqual(made(seed));
    expect(book.workbook.sheets.map(({ name }) => name)).toEqual(["Sheet1", "Other"]);
    expect(sheet().name).toBe("Sheet1");
  };

  const open = async () => {
    openWorkbook({ sheets: ["Sheet1", "Other"] });
    await sizesInColumnA(COLUMNS, ROWS);
  };

  test.each(Object.entries(ways))("%s", async (_, switches) => {
    await open();
    Object.assign(book.switches, switches);
    expectWhole(await make());
    expectWhole(await make({ seed: "next" }), "next");
  });

  test("the sheet's name is taken meanwhile", async () => {
    await open();
    beforeInserting(() => book.workbook.addSheet("Maze copy"));
    await make();
    expect(mazeIn(sheet(), GRID)).toEqual(made("a seed"));
    expect(book.workbook.sheets.map(({ name }) => name)).toEqual(["Sheet1", "Other", "Maze copy"]);
  });

  test("the structure is protected", async () => {
    await open();
    book.workbook.structureProtection = { password: "" };
    expectWhole(await make());
  });

  test("the structure is protected after the look", async () => {
    await open();
    beforeInserting(() => (book.workbook.structureProtection = { password: "" }));
    expectWhole(await make());
  });

  test("the request is too large", async () => {
    await open();
    beforeInserting(() => {
      const fault = { code: "RequestPayloadSizeLimitExceeded", message: "A fault of the test." };
      book.switches.faults = [{ ...fault, request: book.counter.requests.length + 1 }];
    });
    expectWhole(await make());
  });

  test("after a refusal it is not tried again", async () => {
    await open();
    book.switches.copyingFormats = "refused";
    await make();
    book.counter.reset();
    await make({ seed: "next" });
    expect(sheetsCome()).toBe(0);
  });
});

describe("In trouble", () => {
  const scenarios = [
    {
      name: "A maze that is copied",
      open: () => openSized(COLUMNS, ROWS),
      act: (talk: ReturnType<typeof conversation>) => make({}, talk),
      done: () => expect(mazeIn(sheet("Sheet1"), GRID)).toEqual(made("a seed")),
    },
    {
      name: "A maze that is copied over another one",
      open: async () => {
        await openSized(COLUMNS, ROWS);
        await make({ seed: "before" });
      },
      act: (talk: ReturnType<typeof conversation>) => make({}, talk),
      done: () => expect(mazeIn(sheet("Sheet1"), GRID)).toEqual(made("a seed")),
    },
  ];

  testInTrouble(
    scenarios,
    async ({ open }) => {
      await open();
      return () => expect(book.workbook.sheets.map(({ name }) => name)).toEqual(["Sheet1"]);
    },
    ({ name }, sentence, before) => {
      const ids = idsIn(sentence);
      if (ids.includes("nothing-changed") || ids.includes("sheet-as-before"))
        return expect(everything()).toEqual(before);
      expect(name).toContain("over another");
      expect(ids.some((id) => id.startsWith("grid-closed"))).toBe(true);
      expect(mazeIn(sheet("Sheet1"), GRID).countPassages()).toBe(0);
    },
  );
});

describe("Afterwards", () => {
  /** What an action leaves, and what it says. */
  const both = async (act: () => Promise<unknown>) => {
    const ends = [];
    for (const copyingFormats of ["taken", "refused"] as const) {
      await openSized(COLUMNS, ROWS);
      book.switches.copyingFormats = copyingFormats;
      await make();
      ends.push({ told: await act(), left: result() });
    }
    const [copied, drawn] = ends.map(({ left }) => left.cells);
    const differ = copied!.findIndex((cell, i) => cell !== drawn![i]);
    expect(copied![differ]).toBe(drawn![differ]);
    const [one, other] = ends.map(({ told, left }) => ({ told, left: { ...left, cells: [] } }));
    expect(one).toEqual(other);
  };
  const search = {
    solver: "breadth-first",
    seed: "",
    route: { kind: "ends" },
    showVisited: true,
    arrows: true,
  } as const;

  test("it is solved", () => both(async () => (await solve({ ...search, pace: "instant" }, conversation())).sentence));
  test("it is checked", () => both(async () => (await check(conversation())).sentence));
  test("it is stepped back", () =>
    both(async () => {
      const player = await playerOf(await make({ seed: "steps" }));
      return (await goTo(player, 1_000, conversation())).sentence;
    }));
  test("walls are made, and cells removed", () =>
    both(async () => {
      select("C3:D3");
      const walled = await makeWall("", conversation());
      select("F9");
      return [walled.sentence, (await removeCells(conversation())).sentence];
    }));
  test("it is cleared", async () => {
    await openSized(COLUMNS, ROWS);
    put(sheet(), "BE70", "mine");
    const before = everything();
    await make();
    await clearMaze(conversation());
    expect(everything()).toEqual(before);
  });
});

describe("Budgets", () => {
  test.each([
    [100, { requests: 5, operations: 43, kilobytes: 41 }],
    [400, { requests: 5, operations: 46, kilobytes: 187 }],
  ])("%i cells wide on a sheet that is there", async (side, budget) => {
    openWorkbook();
    await sizesInColumnA(side, side);
    book.counter.reset();
    await make();
    const { requests, operations, bytes } = book.counter;
    expect({ requests: requests.length, operations, kilobytes: Math.ceil(bytes / 1000) }).toEqual(budget);
  });
});
