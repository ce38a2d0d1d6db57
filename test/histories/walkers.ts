import { startWalk } from "../../src/actions/solve/walk/startWalk";
import type { MazeWalk } from "../../src/actions/solve/walk/mazeWalk";
import type { Message } from "../../src/message";
import { OpenWorkbook } from "../../src/worksheet/excel/openWorkbook";
import { type Area, addressOf } from "../../src/worksheet/excel/addresses";
import type { SheetStore } from "../host/store";
import type { Conversation } from "../actions/conversation";
import { book, pane } from "../actions/openMaze";
import { mazeIn } from "../actions/sheetReading";
import type { Belongings } from "./belongings";
import { isIn } from "./picture";

/** The colours of the six players, and of dead ends. */
const TRAIL_COLOURS = new Set([...["#F0E442", "#8EC7EA", "#F2B67A", "#86CBAE", "#E6DDF0", "#4280B8"], "#DDEBF7"]);

const DIRECTIONS = { R: [0, 1], D: [1, 0], L: [0, -1], U: [-1, 0] } as const;

interface Walker {
  readonly walk: MazeWalk;
  readonly sheet: SheetStore;
  readonly grid: Area;
  /** Whether one cell is open to another, as the sheet showed it when the walk began. */
  readonly isOpen: (cell: number, to: number) => boolean;
  /** Where this model believes that the trail is. */
  readonly trail: number[];
}

/** One who walks, and with which keys. */
interface Walked {
  readonly player: 0 | 1;
  readonly keys: readonly string[];
  readonly marksDeadEnds: boolean;
}

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

  /** A person moved or copied cells of one sheet to another, or to the same one. */
  smears(from: SheetStore, to: SheetStore): void {
    if (this.walkedOn.has(from.id)) this.smeared.add(to.id);
  }

  closes(player: 0 | 1): void {
    this.walkers[player]?.walk.end();
    this.walkers[player] = undefined;
  }

  /** Begins a walk where the player has none on this sheet, and presses keys. */
  async walks(
    sheet: SheetStore,
    grid: Area | undefined,
    { player, keys, marksDeadEnds }: Walked,
    talk: Conversation,
  ): Promise<{ sentence: Message | undefined }> {
    book.switches.selectionEvents = "none";
    this.last = undefined;
    const clock = () => book.excel.passed;
    if (player === 1) this.second ??= { workbook: new OpenWorkbook({ clock }), inPage: book.openRuntime() };
    const { workbook, inPage } =
      player === 1 ? this.second! : { workbook: pane, inPage: <T>(work: () => Promise<T>) => work() };
    const own = { ...talk, workbook };
    return inPage(async () => {
      let walker = this.walkers[player];
      if (walker === undefined || walker.walk.isOver || walker.sheet !== sheet) {
        this.closes(player);
        const isOpen = grid && wallsIn(sheet, grid);
        const { walk, sentence } = await startWalk(marksDeadEnds, () => undefined, own);
        if (walk === undefined || grid === undefined || addressOf(walk.place) !== addressOf(grid)) {
          walk?.end();
          return { sentence };
        }
        walker = { walk, sheet, grid, isOpen: isOpen!, trail: [walk.walk.position] };
        this.walkers[player] = walker;
      }
      let sentence: Message | undefined;
      for (const key of keys) {
        if (walker.walk.isOver) break;
        ({ sentence } = await press(walker, key as keyof typeof DIRECTIONS, own));
      }
      this.last = walker;
      return { sentence };
    });
  }

  /** What is not as the keys say: cells of the trail of the last act without a fill. */
  faults(isOwn: (row: number, column: number) => boolean, isEnd: (row: number, column: number) => boolean): string[] {
    const { last } = this;
    this.last = undefined;
    if (last === undefined) return [];
    const { walk, sheet, grid, trail } = last;
    const found: string[] = [];
    if (walk.walk.position !== trail.at(-1))
      found.push(`the walk is in cell ${walk.walk.position}, not ${trail.at(-1)}`);
    for (const cell of trail) {
      const [row, column] = [grid.row + Math.floor(cell / grid.columns), grid.column + (cell % grid.columns)];
      if (isOwn(row, column) || isEnd(row, column)) continue;
      const { color } = sheet.style(row, column).fill;
      if (!TRAIL_COLOURS.has(color)) found.push(`cell ${cell} of the trail is ${color}`);
    }
    return found;
  }

  /** Cells of a maze that are filled as trails are, after all trails were removed. */
  left(sheet: SheetStore, grid: Area | undefined, coloured: Belongings): string[] {
    if (grid === undefined || this.smeared.has(sheet.id)) return [];
    const own = coloured.within(sheet.id, grid);
    const found: string[] = [];
    for (let row = grid.row; row < grid.row + grid.rows; row++) {
      for (let column = grid.column; column < grid.column + grid.columns; column++) {
        const { color } = sheet.style(row, column).fill;
        const isOwn = own.some((each) => isIn({ ...each, rows: 1, columns: 1 }, row, column));
        if (TRAIL_COLOURS.has(color) && !isOwn)
          found.push(`${addressOf({ row, column, rows: 1, columns: 1 })} is ${color}`);
      }
    }
    return found;
  }
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
  key: keyof typeof DIRECTIONS,
  talk: Conversation,
): Promise<{ sentence: Message | undefined }> {
  const [down, right] = DIRECTIONS[key];
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
