import { startWalk, type MazeWalk } from "../../../../src/actions/solve/walk";
import type { ActionFailure } from "../../../../src/actions/core/work";
import type { Message } from "../../../../src/message";
import { OpenWorkbook } from "../../../../src/worksheet/excel/openWorkbook";
import { conversation, type Conversation, book, pane, idsIn } from "../../stage";
import { STEPS } from "./path";

/**
 * Somebody who plays in a page of their own. What they select is told to that page alone, as Excel does with several people in one
 * workbook; the test's workbook has one selection, so its own events have to be off.
 */
export class PagePlayer {
  walk: MazeWalk | undefined;
  /** Ids of what was said, or refused, since the last time it was looked at. */
  said: string[] = [];

  private constructor(
    readonly workbook: OpenWorkbook,
    private readonly inPage: <T>(work: () => Promise<T>) => Promise<T>,
  ) {}

  /** A player in the first page, or in one of their own. */
  static inPage(other = false): PagePlayer {
    book.switches.selectionEvents = "none";
    if (!other) return new PagePlayer(pane, (work) => work());
    return new PagePlayer(new OpenWorkbook({ clock: () => book.excel.passed }), book.openRuntime());
  }

  private get talk(): Conversation {
    return { ...conversation(), workbook: this.workbook };
  }

  /** Runs an action of this page; what it says, or refuses, is in {@link said}. */
  async does(action: (talk: Conversation) => Promise<{ sentence: Message | undefined }>): Promise<void> {
    const ending = await this.inPage(() => action(this.talk)).catch((error: ActionFailure) => error);
    this.said.push(...idsIn(ending.sentence));
  }

  /** Switches Play on in the maze in front. */
  async start(marksDeadEnds = false): Promise<void> {
    this.walk?.end();
    this.walk = undefined;
    await this.does(async (talk) => {
      const outcome = await startWalk(marksDeadEnds, () => undefined, talk);
      this.walk = outcome.walk;
      return outcome;
    });
  }

  /** Presses arrow keys, "R", "D", "L" and "U", each from where the walk is. */
  async press(keys: string): Promise<void> {
    for (const key of keys) {
      const { walk } = this;
      if (walk === undefined || walk.isOver) return;
      const { row, column, columns } = walk.drawing.area;
      const { position } = walk.walk;
      const [down, right] = STEPS[key]!;
      const [atRow, atColumn] = [row + Math.floor(position / columns), column + (position % columns)];
      walk.report({ row: atRow + down, column: atColumn + right, rows: 1, columns: 1 });
      await this.does((talk) => walk.follow(talk));
    }
  }
}
