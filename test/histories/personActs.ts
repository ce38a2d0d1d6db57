import fc from "fast-check";
import { addressOf, columnLetters } from "../../src/worksheet/addresses";
import { book, person } from "../actions/openMaze";
import type { SheetStore } from "../host/store";
import { anywhere, at, byPerson, type Cell, cellAt, cells, type Kind, nothing, often } from "./kind";
import { contentAt } from "./picture";
import { visibleSheets, type World } from "./world";

/** By Excel's own means: those below move down or up, those right of it to the right or left. */
function inserted(range: Excel.Range, edit: "insert" | "delete", isDown: boolean): void {
  if (edit === "insert") range.insert(isDown ? "Down" : "Right");
  else range.delete(isDown ? "Up" : "Left");
}

function shift(line: "row" | "column", edit: "insert" | "delete") {
  return async (world: World, { index }: { index: number }) => {
    const { front } = world;
    const name = line === "row" ? String(index + 1) : columnLetters(index);
    if (edit === "delete") world.releaseLine(front, line, index);
    const grid = world.gridOf(front);
    await person((own) => inserted(own.getRange(`${name}:${name}`), edit, line === "row"));
    world.shifted(front, line, edit, index);
    // After the last cells of a maze are deleted, the sheet has what Excel leaves of it.
    if (grid !== undefined && world.gridOf(front) === undefined) world.mazeLost(front);
  };
}

/** A person inserts a block of cells, which moves those beyond it, or deletes one, which moves them back. */
function shiftCells(edit: "insert" | "delete") {
  return async (
    world: World,
    { at: first, rows, columns, isDown }: { at: Cell } & Record<"rows" | "columns", number> & { isDown: boolean },
  ) => {
    const { front } = world;
    const area = { ...first, rows, columns };
    // Excel does not cut tables; the rows of a class list are changed by an act of their own.
    if (front.tables.length > 0) return;
    await world.shiftCells(area, isDown ? "row" : "column", edit, () =>
      person((own) => inserted(own.getRange(addressOf(area)), edit, isDown)),
    );
  };
}

const extent = { rows: fc.integer({ min: 1, max: 3 }), columns: fc.integer({ min: 1, max: 3 }) };
const blocksOfCells = fc.record({ at: cells, ...extent, isDown: fc.boolean() });

const lines = fc.record({ index: fc.integer({ min: 0, max: 7 }) });

/** What looks like something that the add-in writes itself: ends, arrows, set numbers, items; and what Excel reads in an odd way. */
const lookalikes = [
  ...["S", "E", "→", "↓", "1", "2", "3", "4", "12", "Columns"],
  ...["#N/A", "#REF!", "=1/0", "'12", "'=A1", "1,5", "1.234,5", "0,5 %", "JAN5", "TRUE", "🌀", 'it\'s "so"', " x "],
];

const sheetNames = ["Renamed", "A, B", "It's", "🌀".repeat(15), "x".repeat(31), 'Say "Maze!"', "Maze sets", "R1C1"];
const helper = fc.record({ kind: fc.constantFrom("Maze sets", "Maze covered") });

/** The first sheet that is called as the add-in calls one of its own, and is wanted. */
const helperSheet = (kind: string, isWanted: (sheet: SheetStore) => boolean) =>
  book.workbook.sheets.find((sheet) => sheet.name.startsWith(kind) && isWanted(sheet));
/** Whether a sheet is still the add-in's own, and open to changes. */
const isOpenIn = (world: World) => (sheet: SheetStore) =>
  !world.sheets.includes(sheet) && sheet.protection === undefined;

/** Blocks of cells that a person moves or copies. */
const blocks = fc.record({
  at: cells,
  to: fc.record({ row: fc.integer({ min: 0, max: 11 }), column: fc.integer({ min: 0, max: 9 }) }),
  ...extent,
  isElsewhere: fc.boolean(),
});

const pastes = fc.record({
  to: fc.record({ row: fc.integer({ min: 0, max: 9 }), column: fc.integer({ min: 0, max: 8 }) }),
  isElsewhere: fc.boolean(),
});

/** A person's own sheet to paste into: the one in front, or the next one that can be seen and written on. */
function sheetToPasteInto(world: World, isElsewhere: boolean): SheetStore {
  const others = world.sheets.filter(
    (sheet) => sheet !== world.front && sheet.visibility === "Visible" && sheet.protection === undefined,
  );
  return (isElsewhere ? others[0] : undefined) ?? world.front;
}

/** What a person does with Excel's own means. */
export const personActs: Readonly<Record<string, Kind>> = {
  type: byPerson(8, at, (world, { at: cell }) => {
    const { front } = world;
    book.excel.person.type(front, cell.row, cell.column, world.newValue());
    world.touched(front, cellAt(cell), "contents");
  }),
  empty: byPerson(1, at, (world, { at: cell }) => {
    const { front } = world;
    world.release(front, cellAt(cell), "contents");
    book.excel.person.empty(front, [cellAt(cell)]);
    world.follow(front, ([what, row, column]) => what === "contents" && row === cell.row && column === cell.column);
  }),
  colour: byPerson(4, at, async (world, { at: cell }) => {
    const { front } = world;
    const fill = world.newFill();
    await person((own) => (own.getRange(addressOf(cellAt(cell))).format.fill.color = fill));
    world.touched(front, cellAt(cell), "fills");
  }),
  drawLine: byPerson(4, fc.record({ at: cells, stands: fc.boolean() }), async (world, { at: cell, stands }) => {
    await person((own) => {
      const line = own.getRange(addressOf(cellAt(cell))).format.borders.getItem("EdgeRight");
      line.style = stands ? "Continuous" : "None";
    });
    world.lineDrawn(world.front, cell);
  }),
  widen: byPerson(
    2,
    fc.record({ column: fc.integer({ min: 0, max: 7 }), width: fc.integer({ min: 30, max: 90 }) }),
    async (world, { column, width }) => {
      const letter = columnLetters(column);
      await person((own) => (own.getRange(`${letter}:${letter}`).format.columnWidth = width));
      world.sized(world.front, ([what, , c]) => what === "widths" && c === column);
    },
  ),
  heighten: byPerson(
    2,
    fc.record({ row: fc.integer({ min: 0, max: 7 }), height: fc.integer({ min: 30, max: 90 }) }),
    async (world, { row, height }) => {
      await person((own) => (own.getRange(`${row + 1}:${row + 1}`).format.rowHeight = height));
      world.sized(world.front, ([what, r]) => what === "heights" && r === row);
    },
  ),
  printHeadings: byPerson(1, nothing, async (world) => {
    await person((own) => (own.pageLayout.printHeadings = true));
    world.printsHeadings(world.front);
  }),
  insertExcelRow: byPerson(2, lines, shift("row", "insert")),
  deleteExcelRow: byPerson(1, lines, shift("row", "delete")),
  insertExcelColumn: byPerson(1, lines, shift("column", "insert")),
  deleteExcelColumn: byPerson(2, lines, shift("column", "delete")),
  insertExcelCells: byPerson(2, blocksOfCells, shiftCells("insert")),
  deleteExcelCells: byPerson(2, blocksOfCells, shiftCells("delete")),
  rename: byPerson(1, fc.record({ name: fc.constantFrom(...sheetNames) }), (world, { name }) => {
    if (book.workbook.sheet(name) === undefined) book.excel.person.rename(world.front, name);
  }),
  copySheet: byPerson(1, nothing, async (world) => {
    const { front } = world;
    // What a copy knows of a maze that was moved, this model does not know.
    if (book.workbook.sheets.length > 5 || world.isMoving(front)) return;
    await person((own) => own.copy("End").activate());
    world.copied(front, world.front);
  }),
  addSheet: anywhere(1, nothing, (world) => {
    if (book.workbook.sheet("Other") === undefined) world.added(book.excel.person.addSheet("Other"));
  }),
  switchSheet: anywhere(2, fc.record({ step: fc.integer({ min: 1, max: 3 }) }), (_, { step }) => {
    const next = (visibleSheets().indexOf(book.workbook.activeSheet) + step) % visibleSheets().length;
    book.excel.person.activate(visibleSheets()[next]!);
  }),
  deleteSheet: anywhere(1, nothing, (world) => {
    if (visibleSheets().length < 2) return;
    world.beforeDeleting(world.front);
    book.excel.person.delete(world.front);
  }),
  protect: byPerson(1, nothing, async () => person((own) => own.protection.protect())),
  unprotect: anywhere(3, nothing, async () => person((own) => own.protection.unprotect())),
  deleteName: byPerson(
    1,
    fc.record({ name: fc.constantFrom("MazeGrid", "MazeEntrance", "MazeExit1", "MazeColumns") }),
    async (world, { name }) => {
      world.beforeDeletingEnd(world.front, name);
      await person((own) => own.names.getItemOrNullObject(name).delete());
      if (name === "MazeGrid") world.places.nameless.add(world.front.id);
      if (name.startsWith("MazeE") && world.gridOf(world.front) !== undefined) world.drawnIn.add(world.front.id);
    },
  ),
  unhide: anywhere(1, helper, (_, { kind }) => {
    const hidden = helperSheet(kind, ({ visibility }) => visibility === "Hidden");
    if (hidden !== undefined) book.excel.person.unhide(hidden);
  }),
  hide: anywhere(1, nothing, (world) => {
    // A sheet of a booklet that somebody hid stays a sheet of that booklet.
    const isHelper = /^Maze (sets|covered)/.test(world.front.name);
    if (visibleSheets().length > 1 && isHelper) book.excel.person.hide(world.front);
  }),
  typeLookalike: byPerson(
    4,
    fc.record({ at: cells, text: fc.constantFrom(...lookalikes) }),
    (world, { at: cell, text }) => {
      const { front } = world;
      const before = contentAt(front, cell.row, cell.column);
      book.excel.person.type(front, cell.row, cell.column, text);
      // What was there before is not the person's by being typed once more.
      if (contentAt(front, cell.row, cell.column) === before) return;
      world.touched(front, cellAt(cell), "contents");
    },
  ),
  typeInSets: anywhere(
    4,
    fc.record({ at: cells, text: fc.constantFrom("own", "1", "2", "3", "4", "5", "12", "After step 1 of 3") }),
    (world, { at: cell, text }) => {
      const sets = helperSheet("Maze sets", isOpenIn(world));
      if (sets === undefined) return;
      const { row, column } = cell;
      const before = contentAt(sets, row, column);
      book.excel.person.type(sets, row, column, text === "own" ? world.newValue() : text);
      const typed = contentAt(sets, row, column);
      if (typed !== before) world.typedInSets.put(sets.id, row, column, typed);
    },
  ),
  cut: byPerson(3, blocks, (world, { at: cell, to, rows, columns, isElsewhere }) => {
    world.pasteCells({ ...cell, rows, columns }, sheetToPasteInto(world, isElsewhere), to, true);
  }),
  cutMaze: byPerson(3, pastes, (world, { to, isElsewhere }) => {
    world.moveMaze(sheetToPasteInto(world, isElsewhere), to);
  }),
  copyMaze: byPerson(1, pastes, (world, { to, isElsewhere }) => {
    const grid = world.gridOf(world.front);
    if (grid !== undefined) world.pasteCells(grid, sheetToPasteInto(world, isElsewhere), to, false);
  }),
  copyCells: byPerson(2, blocks, (world, { at: cell, to, rows, columns, isElsewhere }) => {
    world.pasteCells({ ...cell, rows, columns }, sheetToPasteInto(world, isElsewhere), to, false);
  }),
  moveSheet: byPerson(1, fc.record({ to: fc.integer({ min: 0, max: 3 }) }), async (_, { to }) => {
    const { sheets } = book.workbook;
    await person((own) => (own.position = Math.min(to, sheets.length - 1)));
  }),
  protectHelper: anywhere(1, helper, (world, { kind }) => {
    const found = helperSheet(kind, isOpenIn(world));
    if (found !== undefined) book.excel.person.protectSheet(found, true);
  }),
  manySheets: anywhere(
    1,
    fc.record({ count: fc.oneof(often(9, fc.constant(8)), often(1, fc.constant(255))) }),
    (world, { count }) => {
      const { front } = world;
      while (book.workbook.sheets.length < count) book.workbook.addSheet(`Pile ${book.workbook.sheets.length}`);
      book.excel.person.activate(front);
    },
  ),
};
