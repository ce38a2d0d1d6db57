import { type Area, type Job, type ReadName, loadNames, parseArea, readNames, sameArea } from "../excel";
import type { CellSize } from "../cells";
import { facts, namesOf } from "../memory";
import type { SheetState } from "../sheet";
import { isPagePrepared, setUpPageAgain } from "./page";
import { loadPage, pageIn } from "./pageSetup";

/** Whether another window prepared the page of a sheet after an action had looked at it, and before that drew another maze there. */
export class LatePage {
  private asked: Excel.NamedItem | undefined;

  /** The sheet as it was looked at. */
  constructor(private readonly state: Pick<SheetState, "id" | "names" | "grid">) {}

  /** Queues the question; nothing if there was no maze to prepare a page for, or if its page was prepared before. */
  ask(sheet: Excel.Worksheet): void {
    if (this.state.grid === undefined || isPagePrepared(this.state)) return;
    this.asked = sheet.names.getItemOrNullObject(facts.page.name).load("name");
  }

  /** Sets such a page up for the maze that was drawn in `area`; `cells` are those of both mazes. Two requests, or none. */
  async follow(
    job: Job,
    area: Area,
    cells: { readonly was: Partial<CellSize>; readonly is: Partial<CellSize> },
  ): Promise<void> {
    const { asked, state } = this;
    if (asked === undefined || asked.isNullObject) return;
    const read = await job.onSheet(state.id, (sheet) => ({ page: loadPage(sheet), names: loadNames(sheet.names) }));
    const [now, names] = [pageIn(read.page), readNames(read.names)];
    const grid = facts.grid.read(names)?.area;
    // By now it may be another one's maze.
    if (grid === undefined || !sameArea(grid, area) || !isPagePrepared({ names })) return;
    const earlier = parseArea(now.areas) ?? state.grid!;
    await job.repeatableOn(state.id, (sheet) => setUpPageAgain(sheet, names, area, { now, earlier }, cells));
  }
}

/** The names of a list, with what `now` tells of the page: another window may have prepared it since the list was read. */
export function withPageOf(now: readonly ReadName[], list: readonly ReadName[]): readonly ReadName[] {
  const ofPage = (names: readonly ReadName[]) => [facts.page, facts.pageKind].flatMap((fact) => namesOf(names, fact));
  const earlier = ofPage(list);
  return [...list.filter((each) => !earlier.includes(each)), ...ofPage(now)];
}
