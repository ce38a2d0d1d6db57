import { startWalk, type MazeWalk } from "../../../../src/actions/solve/walk";
import type { Message } from "../../../../src/message";
import { conversation, type Conversation, book, sheet, area } from "../../stage";
import { STEPS } from "./path";

/** Switches Play on for the maze in front, for a person who presses keys in the sheet; steps are followed as the pane does. */
export async function play({ marksDeadEnds = false, talk = conversation() } = {}) {
  const told: Message[] = [];
  const failures: unknown[] = [];
  let following: Promise<void> | undefined;
  const begun: { walk?: MazeWalk | undefined } = {};
  const follow = async (by: Conversation) => {
    while (begun.walk?.hasReports === true) {
      try {
        const { sentence, isKnown } = await begun.walk.follow(by);
        if (!isKnown) told.push(sentence);
      } catch (error) {
        failures.push(error);
        break;
      }
    }
    following = undefined;
  };
  const moved = () => void (following ??= follow(talk));
  const outcome = await startWalk(marksDeadEnds, moved, talk);
  begun.walk = outcome.walk;
  told.push(outcome.sentence);
  const settle = async () => {
    do {
      await book.eventsDelivered();
      await new Promise((resolve) => setTimeout(resolve, 25));
      await Promise.resolve(following);
    } while (following !== undefined);
    await book.eventsDelivered();
    await Promise.resolve(following);
  };
  const key = (pressed: string) => {
    const [first] = sheet().selection.areas;
    const [down, right] = STEPS[pressed]!;
    book.excel.person.select(sheet(), [{ row: first!.row + down, column: first!.column + right, rows: 1, columns: 1 }]);
    book.workbook.changes.flush();
  };
  return {
    walk: outcome.walk,
    /** What the start said, and then each step; what is known already is not said again. */
    told,
    failures,
    /** Waits until everything came to rest. */
    settle,
    select: async (...addresses: readonly string[]) => {
      book.excel.person.select(sheet(), addresses.map(area));
      await settle();
    },
    /** Presses arrow keys, "R", "D", "L" and "U", one after the other; waits as long after each. */
    press: async (keys: string) => {
      for (const each of keys) {
        key(each);
        await settle();
      }
    },
    /** Presses them before Excel answers anything. */
    pressAtOnce: async (keys: string) => {
      for (const each of keys) key(each);
      await settle();
    },
  };
}

/** The address of what is selected on the sheet in front. */
export function selected(): string {
  const { row, column } = sheet().selection.areas[0]!;
  return `${String.fromCharCode(65 + column)}${row + 1}`;
}
