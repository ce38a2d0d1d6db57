import { generate } from "../../src/actions/generate";
import type { GenerateChoice } from "../../src/actions/choices";
import { goTo } from "../../src/actions/play";
import type { Player } from "../../src/actions/player";
import { setUpSheet } from "../../src/actions/setUpSheet";
import { stepSelectedAcross, stepWall, type Trace } from "../../src/maze/trace";
import { openNodeWorkbook, type NodeWorkbook } from "../host/node";
import { choice, conversation } from "./conversation";
import { area, mazeIn, put } from "./sheetReading";

let book: NodeWorkbook;
const sheet = () => book.workbook.sheet("Sheet1")!;

beforeEach(async () => {
  book = openNodeWorkbook();
  await setUpSheet(conversation());
});
afterEach(() => book.dispose());

/** A grid of this size, as it is before the first step. */
async function begin(columns: number, rows: number, options: Partial<GenerateChoice> = {}): Promise<Player> {
  put(sheet(), "BC12", columns);
  put(sheet(), "BC14", rows);
  const stepped: GenerateChoice = { ...choice, seed: "watched", setNumbers: "grid", pace: "step", ...options };
  const { player } = await generate(stepped, conversation());
  return player!;
}

const move = (player: Player, position: number) => goTo(player, position, conversation());

function numbersIn(address: string, on = sheet()): unknown[] {
  const { row, column, rows, columns } = area(address);
  return Array.from({ length: rows * columns }, (_, cell) =>
    on.value(row + Math.floor(cell / columns), column + (cell % columns)),
  );
}

/**
 * The Excel-VBA workbook's second macro, as slow and plain as it is there: a selected cell and one of its walls; if the
 * numbers on both sides differ, the wall goes, and every cell with the other number gets the selected cell's. The random
 * choices are those of the trace.
 */
class SlowMacro {
  readonly numbers: number[];
  readonly open = new Set<number>();

  constructor(
    columns: number,
    rows: number,
    private readonly across: number = columns,
  ) {
    this.numbers = Array.from({ length: columns * rows }, (_, i) => i + 1);
  }

  choose(wall: number, selectedAcross: boolean): void {
    const owner = Math.floor(wall / 2);
    const beyond = wall % 2 === 0 ? owner + 1 : owner + this.across;
    const selected = this.numbers[selectedAcross ? beyond : owner]!;
    const other = this.numbers[selectedAcross ? owner : beyond]!;
    if (selected === other) return;
    this.open.add(wall);
    for (let cell = 0; cell < this.numbers.length; cell++) if (this.numbers[cell] === other) this.numbers[cell] = selected;
  }
}

function macroAfter(columns: number, rows: number, trace: Trace, count: number): SlowMacro {
  const macro = new SlowMacro(columns, rows);
  for (const step of trace.steps.subarray(0, count)) macro.choose(stepWall(step), stepSelectedAcross(step));
  return macro;
}

const openWallsIn = (address: string) => {
  const { rows, columns } = area(address);
  const maze = mazeIn(sheet(), address, [0, rows * columns - 1]);
  return new Set(Array.from({ length: maze.wallCount }, (_, wall) => wall).filter((wall) => maze.isOpen(wall)));
};

test("after every step walls and labels are those of the macro, and at the end the labels leave the grid", async () => {
  const player = await begin(8, 5);
  const { trace } = (player.play as unknown as { generated: { trace: Trace } }).generated;
  for (let k = 0; k < trace.steps.length; k++) {
    await move(player, k);
    const macro = macroAfter(8, 5, trace, k);
    expect(openWallsIn("B2:I6")).toEqual(macro.open);
    expect(numbersIn("B2:I6")).toEqual(macro.numbers);
  }
  await move(player, trace.steps.length);
  expect(mazeIn(sheet(), "B2:I6").countPassages()).toBe(39);
  expect(numbersIn("B2:I6")).toEqual(["S", ...new Array<undefined>(38).fill(undefined), "E"]);
});
