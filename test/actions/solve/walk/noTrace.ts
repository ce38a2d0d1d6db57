import { clearSolution } from "../../../../src/actions/solve/solve";
import type { SheetStore } from "../../../host/store";
import { book, openMaze, person, sheet, cellsOf } from "../../stage";
import { keysOf, shortestOf } from "./path";
import { PagePlayer } from "./pagePlayer";

/** What everybody does in a history; without walking, players do nothing. */
export interface Play {
  readonly isWalked: boolean;
  /** Arrow keys of the shortest path of the maze. */
  readonly keys: string;
  /** The one who has the pane, and one with a page of their own. */
  readonly one: PagePlayer;
  readonly other: PagePlayer;
  /** What people do who walk. */
  walk(work: () => Promise<unknown>): Promise<void>;
}

/** A cell on the way, counted in steps from the entrance. */
export let cellAt: (step: number) => { readonly row: number; readonly column: number };

async function played(history: (play: Play) => Promise<unknown>, isWalked: boolean) {
  await openMaze(8, 5, { seed: "Ariadne" });
  await person((front) => {
    front.getRange("D3:F4").format.fill.color = "#FFC000";
  });
  const path = shortestOf(sheet(), "B2:I6");
  cellAt = (step) => {
    const [row, column] = cellsOf("B2:I6")[path[step]!]!;
    return { row, column };
  };
  const play: Play = {
    isWalked,
    keys: keysOf(path, 8),
    one: PagePlayer.inPage(),
    other: PagePlayer.inPage(true),
    walk: async (work) => {
      if (isWalked) await work();
    },
  };
  await history(play);
  const everything = async () => {
    for (const each of book.workbook.sheets) {
      book.workbook.activate(each);
      await play.one.does(clearSolution);
    }
    return { sheets: book.workbook.sheets.map(seen), names: namesSeen() };
  };
  const unmarked = await everything();
  return { unmarked, said: [...play.other.said, ...play.one.said] };
}

/** What a person sees of a sheet. */
function seen(of: SheetStore): Record<string, unknown> {
  const cells = cellsOf("A1:M14").map((cell) => {
    const { fill, font } = of.style(...cell);
    return JSON.stringify([of.value(...cell), fill, font, of.horizontalEdge(...cell), of.verticalEdge(...cell)]);
  });
  return { name: of.name, cells };
}

/** All names, without the stamps in them, which differ each time. */
function namesSeen(): string[] {
  return book.workbook.names.map(({ name, scope }) => `${scope?.name} ${name.replace(/_.*$/, "")}`).sort();
}

/**
 * Plays a history twice: once with people walking, once without anybody walking. After "Clear solution" both workbooks are the same in
 * everything that a person sees, and in the hidden names: nothing of a walk stays, and nothing of a person's own is gone. Gives what was
 * said to those who walk.
 */
export async function expectNoTrace(history: (play: Play) => Promise<unknown>): Promise<string[]> {
  const plain = await played(history, false);
  const walked = await played(history, true);
  expect(walked.unmarked).toEqual(plain.unmarked);
  return walked.said;
}

/** Somebody fills a cell on the way. */
export function fillCell(step: number, color: string): void {
  book.excel.person.fill(sheet(), [{ ...cellAt(step), rows: 1, columns: 1 }], color);
}
