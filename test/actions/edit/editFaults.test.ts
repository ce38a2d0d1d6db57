import { type Message, type MessageId, message } from "../../../src/message";
import { idsIn, sentencesIn } from "../../words/sentencesIn";
import { defaultLayout } from "../../../src/actions/desk/choices";
import { addCells, removeCells } from "../../../src/actions/edit/cells";
import { deleteColumn, insertColumn, insertRow } from "../../../src/actions/edit/rowsAndColumns";
import { makePassage, makeWall } from "../../../src/actions/edit/walls";
import { createFromPassages } from "../../../src/actions/make/createFromPassages";
import { drawCode } from "../../../src/actions/make/drawCode";
import { generate } from "../../../src/actions/make/generate";
import { openText } from "../../../src/actions/make/openText";
import { shareCode } from "../../../src/actions/make/shareCode";
import { showText } from "../../../src/actions/make/showText";
import { solve } from "../../../src/actions/solve/solve";
import { choice, conversation } from "../conversation";
import { everything, testInTrouble, type Scenario } from "../trouble";
import { book, openMaze, select } from "../openMaze";
import { contentsOf, mazeIn, put, valueAt } from "../sheetReading";

/**
 * Every action that edits a maze, or brings one from elsewhere, with each of its requests failing in turn, before its first
 * call, in its middle and before its last: everything is as it was, and the person reads so.
 */

interface Arranged extends Scenario {
  readonly arrange?: () => Promise<unknown>;
  /** What may be told instead of that nothing was changed, and what is true then. */
  readonly otherwise?: { readonly says: MessageId; readonly holds: () => void };
  /** What is told once something was drawn, because it was not read. */
  readonly inexact?: Message;
}

let code = "";
const sheet = () => book.workbook.sheet("Sheet1")!;
const masked = () => book.workbook.name("MazeMask", sheet()) !== undefined;
const newSheet = () => expect(book.workbook.sheets).toHaveLength(2);

const redrawn = message("redrawing-inexact", { maze: "B2:I6", sheet: "Sheet1" });

const scenarios: Arranged[] = [
  {
    name: "Make passage in a block",
    act: (talk) => (select("C3:F5"), makePassage("", talk)),
    done: () => expect(mazeIn(sheet(), "B2:I6").isOpen(2 * 9)).toBe(true),
  },
  {
    name: "Make wall along typed cells",
    act: (talk) => makeWall("B3 I3", talk),
    done: () => expect(mazeIn(sheet(), "B2:I6").isOpen(2 * 9)).toBe(false),
  },
  {
    name: "Remove cells",
    act: (talk) => (select("D4:E5", "G3"), removeCells(talk)),
    done: () => expect(masked()).toBe(true),
  },
  {
    name: "Add cells",
    arrange: () => (select("D4:E5", "G3"), removeCells(conversation())),
    act: (talk) => (select("D4:E5"), addCells(talk)),
    done: () => expect(sheet().style(3, 3).fill.pattern).toBe("Solid"),
  },
  {
    name: "Insert row over a value, with contents in the maze",
    inexact: redrawn,
    arrange: async () => {
      put(sheet(), "D5", "note");
      put(sheet(), "D7", "covered");
    },
    act: (talk) => (select("B4"), insertRow(talk)),
    done: () => expect(valueAt(sheet(), "D6")).toBe("note"),
  },
  {
    name: "Insert column into a maze with a solution",
    inexact: redrawn,
    arrange: () => {
      put(sheet(), "E4", 7);
      const choice = {
        solver: "breadth-first",
        seed: "a search",
        route: { kind: "ends" },
        showVisited: true,
        arrows: true,
      } as const;
      return solve({ ...choice, pace: "instant" }, conversation());
    },
    act: (talk) => (select("E4"), insertColumn(talk)),
    done: () => {
      expect(contentsOf(sheet(), "B2:J6").map(String).sort()).toEqual(["7", "E", "S"]);
      expect(book.workbook.name("MazeSolution", sheet())).toBeUndefined();
    },
  },
  {
    name: "Delete column of a masked maze",
    inexact: redrawn,
    arrange: () => (select("D4:E5"), removeCells(conversation())),
    act: (talk) => (select("C3"), deleteColumn(talk)),
    done: () => expect(mazeIn(sheet(), "B2:H6").columns).toBe(7),
  },
  {
    name: "Create from passages",
    act: (talk) => createFromPassages("B2 C2\nC2 C3", defaultLayout, talk),
    done: newSheet,
  },
  {
    name: "Open text",
    act: (talk) => openText("+--+--+\n|S   E|\n+--+--+\n", defaultLayout, talk),
    done: newSheet,
  },
  {
    name: "Draw share code",
    arrange: async () => ({ code } = await shareCode(conversation())),
    act: (talk) => drawCode(code, defaultLayout, talk),
    done: newSheet,
  },
  {
    name: "Generate in the selected areas",
    act: (talk) => (select("B2:D6", "E4:I6"), generate({ ...choice, seed: "x", shape: "areas" }, talk)),
    done: () => expect(masked()).toBe(true),
    otherwise: {
      says: "grid-closed-maze-kept",
      holds: () => {
        expect(mazeIn(sheet(), "B2:I6").countPassages()).toBe(0);
        expect(masked()).toBe(true);
      },
    },
  },
  { name: "Show as text", act: (talk) => showText("ascii", talk), done: () => undefined },
  { name: "Show share code", act: (talk) => shareCode(talk), done: () => undefined },
];

async function arrange(scenario: Arranged): Promise<void> {
  await openMaze(8, 5);
  await scenario.arrange?.();
}

/** Holds what is told against the workbook. */
function checkTruth({ otherwise, inexact }: Arranged, told: Message, before: unknown): void {
  if (otherwise !== undefined && idsIn(told).includes(otherwise.says)) {
    otherwise.holds();
    return;
  }
  const sentences = sentencesIn(told);
  const end = sentences.slice(1);
  expect([[message("nothing-changed")], [inexact, message("nothing-else-changed")]]).toContainEqual(end);
  expect(everything()).toEqual(before);
}

testInTrouble(scenarios, arrange, checkTruth);
