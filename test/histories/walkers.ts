import { startWalk, type MazeWalk } from "../../src/actions/solve/walk";
import type { ActionFailure } from "../../src/actions/core/work";
import type { Message } from "../../src/message";
import { OpenWorkbook } from "../../src/worksheet/excel/openWorkbook";
import { type Area, addressOf } from "../../src/worksheet/addresses";
import type { SheetStore } from "../host/store";
import { type Conversation, book, idsIn, pane, mazeIn } from "../actions/stage";
import type { Belongings } from "./belongings";
import { cellsIn } from "./picture";
import { STEPS } from "../actions/solve/walk/path";

/** The colours of the six players, and of dead ends. */
const TRAIL_COLOURS = new Set([...["#F0E442", "#8EC7EA", "#F2B67A", "#86CBAE", "#E6DDF0", "#4280B8"], "#DDEBF7"]);

interface Walker {
  readonly walk: MazeWalk;
  readonly sheet: SheetStore;
  readonly grid: Area;
  /** Whether one cell is open to another, as the sheet showed it when the walk began. */
  readonly isOpen: (cell: number, to: number) => boolean;
  /** Where this model believes that the trail is. */
  readonly trail: number[];
  /** From which of its cells on it is filled: the person may have undone what was filled before. */
  filledFrom: number;
}

/** Where a walk begins, and how. */
interface Start {
  readonly sheet: SheetStore;
  readonly grid: Area | undefined;
  readonly marksDeadEnds: boolean;
}

type Key = "R" | "D" | "L" | "U";

/**
 * People who walk, in the pane and in a second page, and what this model knows of them: the walls that the sheet showed when they began,
 * and the keys that they pressed.
 */
export class Walkers {
  private readonly walkers: (Walker | undefined)[] = [];
  private second:
    { readonly workbook: OpenWorkbook; readonly inPage: <T>(work: () => Promise<T>) => Promise<T> } | undefined;
  /** The walk of the last act, if nothing went wrong. */
  private last: Walker | undefined;
  /** Ids of sheets on which a person copied or moved cells while there were trails: their fills may be anywhere. */
  private readonly smeared = new Set<string>();
  private readonly walkedOn = new Set<string>();

  /** Somebody is about to walk on this sheet. */
  begins({ id }: SheetStore): void {
    this.walkedOn.add(id);
  }

  /** A person moved or copied cells of one sheet, marked or not, to another, or to the same one. */
  smears(from: SheetStore, to: SheetStore, isMarked: boolean): void {
    if (isMarked || this.walkedOn.has(from.id)) this.smeared.add(to.id);
  }

  /** The person undid something: fills of trails may be gone, and the walks go on where they are. */
  undone(): void {
    this.last = undefined;
    for (const walker of this.walkers) if (walker !== undefined) walker.filledFrom = walker.trail.length;
  }

  async closes(player: 0 | 1): Promise<void> {
    const walker = this.walkers[player];
    if (walker === undefined) return;
    this.walkers[player] = undefined;
    const { workbook, inPage } = this.pageOf(player);
    await inPage(() => endOf(walker.walk, workbook));
  }

  private pageOf(player: 0 | 1) {
    const clock = () => book.excel.passed;
    if (player === 0) return { workbook: pane, inPage: <T>(work: () => Promise<T>) => work() };
    return (this.second ??= { workbook: new OpenWorkbook({ clock }), inPage: book.openRuntime() });
  }

  /** Somebody switches Play on, in place of a walk of theirs. */
  async starts(player: 0 | 1, { sheet, grid, marksDeadEnds }: Start, talk: Conversation): Promise<object> {
    book.switches.selectionEvents = "none";
    await this.closes(player);
    const { workbook, inPage } = this.pageOf(player);
    const isOpen = grid && wallsIn(sheet, grid);
    const start = () => startWalk(marksDeadEnds, () => undefined, { ...talk, workbook });
    const outcome = await inPage(() => start().finally(() => settled(workbook)));
    const { walk } = outcome;
    if (walk === undefined) return outcome;
    const isKnown = grid !== undefined && addressOf(walk.drawing.area) === addressOf(grid);
    if (isKnown)
      this.walkers[player] = { walk, sheet, grid, isOpen: isOpen!, trail: [walk.walk.position], filledFrom: 1 };
    else await inPage(() => endOf(walk, workbook));
    return outcome;
  }

  /** Somebody who walks presses keys, up to an exit. */
  async presses(player: 0 | 1, keys: readonly Key[], talk: Conversation): Promise<{ sentence: Message | undefined }> {
    this.last = undefined;
    const walker = this.walkers[player];
    const { workbook, inPage } = this.pageOf(player);
    let sentence: Message | undefined;
    // A walk that ended before has been looked at.
    if (walker === undefined || walker.walk.isOver) return { sentence };
    const pressed = async () => {
      for (const [i, key] of keys.entries()) {
        if (walker.walk.isOver || talk.signal.aborted) break;
        const told = await press(walker, key, { ...talk, workbook }).catch((failure: ActionFailure) => {
          // That nothing was changed is said of this key, not of those before it.
          if (i === 0 || !idsIn(failure.sentence).includes("nothing-changed")) throw failure;
        });
        if (told === undefined) return false;
        ({ sentence } = told);
      }
      return !talk.signal.aborted;
    };
    if (await inPage(() => pressed().finally(() => settled(workbook)))) this.last = walker;
    return { sentence };
  }

  /** What is not as the keys say: cells of the trail of the last act without a fill. */
  faults(isOwn: (row: number, column: number) => boolean, isEnd: (row: number, column: number) => boolean): string[] {
    const { last } = this;
    this.last = undefined;
    if (last === undefined) return [];
    const { walk, sheet, grid, trail, filledFrom } = last;
    const found: string[] = [];
    if (walk.walk.position !== trail.at(-1))
      found.push(`the walk is in cell ${walk.walk.position}, not ${trail.at(-1)}`);
    // Where the walk began nothing is filled.
    for (const cell of trail.slice(filledFrom)) {
      const [row, column] = [grid.row + Math.floor(cell / grid.columns), grid.column + (cell % grid.columns)];
      if (isOwn(row, column) || isEnd(row, column)) continue;
      const { color } = sheet.style(row, column).fill;
      // A cell of the step that is watched keeps its mark.
      if (!TRAIL_COLOURS.has(color) && color !== "#CC79A7") found.push(`cell ${cell} of the trail is ${color}`);
    }
    return found;
  }

  /** Cells of a maze that are filled as trails are, after all trails were removed. */
  left(sheet: SheetStore, grid: Area | undefined, coloured: Belongings): string[] {
    if (grid === undefined || this.smeared.has(sheet.id)) return [];
    return cellsIn(grid).flatMap(({ row, column }) => {
      const { color } = sheet.style(row, column).fill;
      if (!TRAIL_COLOURS.has(color) || coloured.has(sheet.id, row, column)) return [];
      return [`${addressOf({ row, column, rows: 1, columns: 1 })} is ${color}`];
    });
  }
}

/** Listening begins and ends by requests that the product does not wait for. */
const settled = (workbook: OpenWorkbook) => workbook.inTurn(() => Promise.resolve());

async function endOf(walk: MazeWalk, workbook: OpenWorkbook): Promise<void> {
  walk.end();
  await settled(workbook);
}

/** Which cells of a maze are open to each other, by the lines that the sheet shows. */
function wallsIn(sheet: SheetStore, grid: Area): Walker["isOpen"] {
  const all = Array.from({ length: grid.rows * grid.columns }, (_, cell) => cell);
  const maze = mazeIn(sheet, addressOf(grid), all);
  return (cell, to) => {
    const first = Math.min(cell, to);
    return maze.isOpen(2 * first + (Math.abs(cell - to) === 1 && grid.columns > 1 ? 0 : 1));
  };
}

/** Presses an arrow key from where the walk is, and follows it in the model. */
async function press(
  { walk, grid, trail, isOpen }: Walker,
  key: Key,
  talk: Conversation,
): Promise<{ sentence: Message | undefined }> {
  const [down, right] = STEPS[key]!;
  const here = trail.at(-1)!;
  const [row, column] = [Math.floor(here / grid.columns) + down, (here % grid.columns) + right];
  const to = row * grid.columns + column;
  const isInside = row >= 0 && column >= 0 && row < grid.rows && column < grid.columns;
  if (isInside && isOpen(here, to)) {
    const known = trail.indexOf(to);
    if (known >= 0) trail.length = known + 1;
    else trail.push(to);
  }
  walk.report({ row: grid.row + row, column: grid.column + column, rows: 1, columns: 1 });
  return walk.follow(talk);
}
