import { ExcelSession } from "../../../src/worksheet/excel/excelSession";
import { readSheet } from "../../../src/worksheet/sheet";
import { type ChooseWalls, betweenCells, findPlace, readMaze } from "../../../src/worksheet/walls";
import { Random } from "../../../src/maze/model";
import { parseText } from "../../../src/maze/text/parseText";
import { area, cellsOf, drawLines, openWorkbook, pane, person, select, sheet } from "../../actions/stage";
import { drawForeign } from "../../actions/foreignMaze";
import type { Switches } from "../../host/protocol/embeddedExcel";
import type { Line } from "../../host/store";

const BLACK = "#000000";
/** A small maze, whose shortest way from S to E takes 9 steps. */
const LATTICE = [
  ...["###########", "#S    #   #", "##### # # #", "#   #   # #", "# # ##### #"],
  ...["# #     # #", "# ##### # #", "#     #  E#", "###########"],
];
const small = parseText(LATTICE.join("\n"));

/** Fills cells; "" leaves them as they are. */
function fill(address: string, color: string, place = area(address)): void {
  if (color === "") return;
  sheet().restyle(place, (style) => ({ ...style, fill: { ...style.fill, pattern: "Solid", color } }));
}

type Content = string | number;

/** A value for each cell of an area. */
function put(address: string, value: Content | ((row: number, column: number) => Content | undefined)): void {
  const { row, column } = area(address);
  for (const [r, c] of cellsOf(address)) {
    const content = typeof value === "function" ? value(r - row, c - column) : value;
    if (content !== undefined) sheet().setCell(r, c, content);
  }
}

/** A drawing of signs from a cell on: "#" fills with a colour, a letter is typed, and others are what `looks` says, a colour or a value. */
function paint(first: string, drawing: readonly string[], looks: Readonly<Record<string, Content>> = { "#": BLACK }) {
  const { row, column } = area(first);
  drawing.forEach((line, r) =>
    [...line].forEach((sign, c) => {
      const look = looks[sign] ?? (/[a-z\d]/i.test(sign) ? sign : undefined);
      if (look === undefined) return;
      const place = { row: row + r, column: column + c, rows: 1, columns: 1 };
      if (typeof look === "string" && /^#[\dA-F]{6}$/.test(look)) fill("", look, place);
      else sheet().setCell(place.row, place.column, look);
    }),
  );
}

const lineOf = (weight: Line["weight"]) => () =>
  ({ style: "Continuous", weight, color: BLACK, tintAndShade: 0 }) as const;

const ends = ["EdgeTop", "EdgeBottom"];
const frame = [...ends, "EdgeLeft", "EdgeRight"];
const rows = [...ends, "InsideHorizontal"];
const SIDES = { every: [...frame, "InsideVertical", "InsideHorizontal"], frame, rows, ends, left: ["EdgeLeft"] };

/** Lines as Excel's menu of borders draws them. */
const lines = (address: string, weight: Line["weight"], which: keyof typeof SIDES) =>
  drawLines(...SIDES[which].map((side) => [address, side, "Continuous", BLACK, weight] as const));

/** The small maze of lines, from a cell on, with its ends. */
function lineMaze(first: string, weight: Line["weight"], [begin, end] = ["S", "E"]): void {
  const { row, column } = area(first);
  sheet().setCell(row, column, begin);
  sheet().setCell(row + 3, column + 4, end);
  LATTICE.forEach((signs, r) =>
    [...signs].forEach((sign, c) => {
      const edge = { row: row + (r >> 1), column: column + (c >> 1), rows: 1, columns: 1 };
      if (sign !== "#" || r % 2 === c % 2) return;
      if (r % 2 === 0) sheet().changeHorizontalEdges(edge, lineOf(weight));
      else sheet().changeVerticalEdges(edge, lineOf(weight));
    }),
  );
}

/** What is read from a selection: the walls and ends of the small maze, or what was refused or asked. */
async function reading(selected: string): Promise<unknown> {
  select(selected);
  const session = ExcelSession.glance(pane);
  const asked: string[] = [];
  try {
    const place = await findPlace(session, await readSheet(session));
    const choose: ChooseWalls = (_place, first, second) => {
      asked.push(first.id, second.id);
      return Promise.resolve(true);
    };
    const { maze, entrance, exits } = betweenCells(await readMaze(session, place, () => undefined, { choose }));
    if (asked.length > 0) return asked;
    const isSmall = maze.standing.join() === small.maze.standing.join();
    return isSmall ? { ends: [entrance, ...exits] } : { rows: maze.rows, columns: maze.columns };
  } catch (error) {
    return (error as { sentence: { id: string } }).sentence.id;
  }
}

/** The small maze without its frame. */
const WITHIN = LATTICE.slice(1, -1).map((line) => line.slice(1, -1));
const fromFirstToLast = { ends: [0, 19] };

/** A test of what is read from each of these selections of a sheet that is drawn so. */
const reads =
  (expected: unknown, switches: Partial<Switches> = {}) =>
  (name: string, selections: string, draw: () => void | Promise<void>) =>
    it(name, async () => {
      for (const selected of selections.split(" ")) {
        openWorkbook(switches);
        await draw();
        expect([selected, await reading(selected)]).toEqual([selected, expected]);
      }
    });

const LEGEND = { g: "#00B050", r: "#FF0000", "#": BLACK };

function tableOfPoints(): void {
  fill("N2:O2", "#4472C4");
  for (const row of [4, 6, 8]) fill(`N${row}:O${row}`, "#D9E1F2");
  put("N3:O8", (row, column) => row + column);
}

describe("the small maze is found", () => {
  const found = reads(fromFirstToLast);
  found("beside a legend that touches it", "C3 B2:L10 A1:P12", () => {
    paint("B2", LATTICE);
    paint("M3", ["g", "r", "#"], LEGEND);
    put("N3:N4", (row) => ["start", "end"][row]);
  });
  found("above a legend in a row", "C3 A1:P14", () => {
    paint("B2", LATTICE);
    paint("B12", ["g  #"], LEGEND);
    put("C12", "Start");
    put("F12", "Wall");
  });
  found("on a sheet that is filled in white", "F5 D4:N12 A1:Z30", () => {
    fill("A1:AD30", "#FFFFFF");
    paint("D4", LATTICE);
  });
  found("beside a table of points, one column apart", "C3 A1:P12", () => {
    paint("B2", LATTICE);
    tableOfPoints();
  });
  found("of medium lines in a thick frame, on thin ones", "C3 B2:F5", async () => {
    await lines("B2:F5", "Thin", "every");
    lineMaze("B2", "Medium");
    await lines("B2:F5", "Thick", "frame");
  });
  found("beside another one, one column apart", "C3 O3 A1:Y11", () => {
    paint("B2", LATTICE);
    paint("N2", LATTICE);
  });
  found("of squares as signs", "C3 B2:L10", () => paint("B2", LATTICE, { "#": "⬛", " ": "⬜", S: "🟩", E: "🟥" }));
  found("with -1 for walls", "C3 B2:L10", () => paint("B2", LATTICE, { "#": -1, " ": 0 }));
  found("within a frame that nobody drew", "B2:J8", () => paint("B2", WITHIN));
  found("within a frame that nobody drew, by its ways in a colour", "B2:J8", () => {
    paint("B2", WITHIN, { " ": "#203864", S: "#203864", E: "#203864" });
    put("B2", "S");
    put("J8", "E");
  });
  found("of thick lines on the thin ones of a larger table", "E4 A1:L12", async () => {
    await lines("A1:L12", "Thin", "every");
    lineMaze("D3", "Thick", ["start", "end"]);
  });
  found("of lines beside another one, one column apart", "C3 I3 A1:M6", () => {
    for (const first of ["B2", "H2"]) lineMaze(first, "Medium");
  });
});

reads({ ends: [undefined] })("sums of walls are read below and beside headings", "C3 A1:F5 B2:F5", () => {
  put("B1:F1", (_, column) => column + 1);
  put("A2:A5", (row) => row + 1);
  const sums = { kind: "sums", maze: small.maze, at: { row: 1, column: 1 }, ends: "none" } as const;
  drawForeign(sheet(), sums, new Random("headings"));
});

test("walls without a frame that end in turn at one side and at the other are read", async () => {
  openWorkbook();
  for (const at of "CEGI") await lines(`${at}2:${at}4`, "Thin", "left");
  for (const at of "DFH") await lines(`${at}3:${at}5`, "Thin", "left");
  expect(await reading("B2:I5")).toEqual({ rows: 4, columns: 8 });
});

const numbers = (address: string) => put(address, (row, column) => ((row + 1) * (column + 1) * 37) % 91);

describe("what is no maze is refused in one sentence", () => {
  const table = "B2:G12";
  const striped = (...colors: readonly string[]) => {
    for (let row = 2; row <= 12; row++) fill(`B${row}:G${row}`, colors[row % colors.length]!);
  };
  const refused = reads("no-walls", { apiSet: 119 });
  refused("coloured rows", "C3 B2:G12 A1:H13", () => striped("", "#D9E1F2"));
  refused("rows of two colours", "C3 B2:G12", () => striped("#4472C4", "#D9E1F2"));
  refused("coloured rows of numbers with a heading", "C3 B2:G12 A1:H13", () => {
    striped("#D9E1F2", "");
    fill("B2:G2", "#4472C4");
    numbers(table);
  });
  refused("rows that a rule colours", "C3 B2:G12", async () => {
    numbers(table);
    await person((own) => {
      for (let row = 2; row <= 12; row += 2) {
        const { cellValue } = own.getRange(`B${row}:G${row}`).conditionalFormats.add("CellValue");
        cellValue.format.fill.color = "#D9E1F2";
        cellValue.rule = { operator: "GreaterThan", formula1: "=0" };
      }
    });
  });
  refused("coloured columns", "C3 B2:H11", () => [..."BDFH"].forEach((at) => fill(`${at}2:${at}11`, "#D9E1F2")));
  refused("a heading above and one at the left, with numbers", "C3 B2:G9", () => {
    fill("B2:G2", "#4472C4");
    fill("B2:B9", "#4472C4");
    numbers("C3:G9");
  });
  refused("a board of squares", "C3 B2:I9", () =>
    [2, 4, 6, 8].forEach((row) => paint(`B${row}`, [".#.#.#.#", "#.#.#.#."])),
  );
  refused("a block in one colour", "C3 B2:G7 A1:H8", () => fill("B2:G7", "#FFFF00"));
  refused("a month with its weekends coloured", "C3 B3:H8 A1:I9", () => {
    fill("G3:H8", "#F8CBAD");
    put("B3:H7", (row, column) => 7 * row + column + 1);
  });
  refused("lines around every cell of an empty place", "C3 B2:F8", () => lines("B2:F8", "Thin", "every"));
  refused("a table in a thick frame, with a thick line below its heading", "C3 B2:F8 A1:G9", async () => {
    await lines("B2:F8", "Thin", "every");
    await lines("B2:F2", "Medium", "frame");
    await lines("B2:F8", "Medium", "frame");
  });
  refused("a line below each row", "C3 B2:F8", () => lines("B2:F8", "Thin", "rows"));
  refused("a line below each row of a long table", "C3 B2:F12 A1:G15", () => lines("B2:F12", "Thin", "rows"));
  refused("a bill with a line below its heading, above its sum and around that", "B5 A4:D10 A1:D12", async () => {
    put("A4:D10", (row, column) => row * 7 + column);
    for (const row of ["A4:D4", "A10:D10"]) await lines(row, "Thin", "ends");
    await lines("D11:D12", "Thick", "frame");
  });
  refused("lines between the boxes of a tree", "A1:G8", async () => {
    await lines("B3:B5", "Thin", "left");
    await lines("B6:E6", "Thin", "frame");
  });
  refused("a list of pupils with x for days", "C4 B3:I12 A2:I12", () =>
    put("B3:I12", (row, column) => ((row * 7 + column * 5) % 3 === 0 ? undefined : "x")),
  );
  refused("marks from 1 to 5", "C4 B2:I11", () =>
    put("B2:I11", (row, column) => 1 + ((row * 7 + column * 5 + row * column) % 5)),
  );
  refused("few numbers that fit some order of sums", "B2:C4", () =>
    put("B2:C4", (row, column) => [3, 9, 6, 2, 5, 10][2 * row + column]!),
  );
  refused("a table of points beside a maze", "N4", () => {
    paint("B2", LATTICE);
    tableOfPoints();
  });
  refused("a frame around nothing", "C3 B2:F8", () => lines("B2:F8", "Thin", "frame"));
});
