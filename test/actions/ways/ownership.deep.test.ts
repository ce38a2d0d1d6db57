import { Stopped } from "../../../src/engine";
import { type Message, message } from "../../../src/message";
import { removeCells } from "../../../src/actions/edit";
import { colourDistances } from "../../../src/actions/laboratory/oneMaze";
import { bringBackMaze, clearMaze, generate } from "../../../src/actions/make";
import { fillWithItems, takeItemsAway, preparePage } from "../../../src/actions/print";
import { clearSolution, mendMaze, solve } from "../../../src/actions/solve";
import { goTo } from "../../../src/actions/watch/player";
import { defaultLayout, ActionFailure } from "../../../src/actions/core";
import { search } from "../../acts/standing";
import { asked, type Conversation, choice, conversation, openMaze, person, select, sheet, mazeIn, put } from "../stage";
import { valueAt } from "../stage";
import { deleteColumn, insertRow } from "../lines";

/**
 * A person types into cells exactly what Lavirint writes, or would write: where it wrote nothing, into a cell out of the maze, beside the
 * maze, and over what it wrote. Whatever is pressed then, those cells are asked about or stay as they are, and nothing else is asked about.
 */

const COLUMNS = "BCDEFGHI";
const inReach = ["B", "C", "D", "E", "F", "G"].flatMap((column) => [2, 3, 4, 5].map((row) => `${column}${row}`));

/** A maze B2:I6 with one dead end taken out, drawn after another one. Gives the cell that is out. */
async function openMasked(watched: boolean): Promise<string> {
  await openMaze(8, 5, { seed: "own" });
  const maze = mazeIn(sheet(), "B2:I6");
  const cellOf = (name: string) => (Number(name.slice(1)) - 2) * 8 + COLUMNS.indexOf(name[0]!);
  const isDeadEnd = (cell: number) => {
    const walls = [2 * cell, 2 * cell + 1, 2 * (cell - 1), 2 * (cell - 8) + 1].filter((wall) => wall >= 0);
    return walls.filter((wall) => maze.separates(wall) && maze.isOpen(wall)).length === 1;
  };
  const out = inReach.find((name) => name !== "B2" && isDeadEnd(cellOf(name)))!;
  select(out);
  await removeCells(conversation());
  if (watched) {
    const numbered = { ...choice, seed: "watched", setNumbers: "grid", pace: "watch" } as const;
    const { player } = await generate(numbered, conversation());
    await goTo(player, 9, conversation());
  } else {
    await generate({ ...choice, seed: "next" }, conversation());
  }
  return out;
}

interface Kind {
  readonly name: string;
  readonly arrange: () => Promise<string>;
  /** Whether a cell holds what Lavirint wrote. */
  readonly isWritten: (value: unknown) => boolean;
  /** What Lavirint would write, and another value of the same kind. */
  readonly values: readonly [string | number, string | number];
}

const isNumber = (value: unknown) => typeof value === "number";
const kinds: readonly Kind[] = [
  { name: "set numbers", arrange: () => openMasked(true), isWritten: isNumber, values: [12, 13] },
  {
    name: "items",
    arrange: async () => {
      const out = await openMasked(false);
      const source = { kind: "numbers", last: 5 } as const;
      await fillWithItems({ source, arrangement: "over and over", seed: "s" }, conversation());
      return out;
    },
    isWritten: isNumber,
    values: [5, 4],
  },
  {
    name: "arrows",
    arrange: async () => {
      const out = await openMasked(false);
      await solve({ ...search, arrows: true }, conversation());
      return out;
    },
    isWritten: (value) => ["→", "↓", "←", "↑"].includes(String(value)),
    values: ["→", "↓"],
  },
  {
    name: "letters of ends",
    arrange: () => openMasked(false),
    isWritten: (value) => value === "S" || value === "E",
    values: ["S", "E"],
  },
];

/** Each types one value and gives its cell. */
const places: readonly { readonly name: string; readonly type: (kind: Kind, out: string) => Promise<string> }[] = [
  {
    name: "a cell of the maze where Lavirint wrote nothing",
    type: async ({ values }, out) => {
      const empty = inReach.find((name) => name !== out && (valueAt(sheet(), name) ?? "") === "");
      if (empty !== undefined) return typed(empty, values[0]);
      // All are full: a row that Excel inserts is not.
      await person((own) => void own.getRange("4:4").insert("Down"));
      return typed("C4", values[0]);
    },
  },
  { name: "a cell out of the maze", type: ({ values }, out) => Promise.resolve(typed(out, values[0])) },
  { name: "a cell beside the maze", type: ({ values }) => Promise.resolve(typed("K4", values[0])) },
  {
    name: "a cell in which Lavirint wrote another value",
    type: ({ values, isWritten }) => {
      const written = inReach.find((name) => isWritten(valueAt(sheet(), name)))!;
      return Promise.resolve(typed(written, values[valueAt(sheet(), written) === values[0] ? 1 : 0]));
    },
  },
];

function typed(cell: string, value: string | number): string {
  put(sheet(), cell, value);
  return cell;
}

type Act = (talk: Conversation) => Promise<unknown>;

const acts: readonly (readonly [string, Act])[] = [
  ["Clear solution", clearSolution],
  ["Take items away", takeItemsAway],
  ["Colour distances", (talk) => colourDistances(undefined, talk)],
  ["Colour distances, and both", (talk) => colourDistances(undefined, talk).then(() => clearSolution(talk))],
  ["Insert row", (talk) => (select("B6"), insertRow(talk))],
  ["Delete column", (talk) => (select("H3"), deleteColumn(talk))],
  ["Repair", (talk) => mendMaze("s", talk)],
  ["Prepare page", (talk) => preparePage(talk)],
  ["Generate", (talk) => generate({ ...choice, seed: "third" }, talk)],
  ["Previous maze", (talk) => bringBackMaze(defaultLayout, talk)],
  ["Clear maze", clearMaze],
];
/** What an act asks whatever is typed: a page with arrows on it, whether they are cleared before it is printed. */
const asksAnyway = (act: string, kind: Kind) =>
  act === "Prepare page" && kind.name === "arrows"
    ? [message("solution-on-page", { area: "B2:I6", sheet: "Sheet1" })]
    : [];
/** These remove everything in the maze. */
const removing = ["Generate", "Previous maze", "Clear maze"];

async function runs(act: Act, answer: boolean): Promise<readonly Message[]> {
  const talk = conversation(answer);
  await act(talk).catch((error: unknown) => {
    // Where there is nothing to clear or take away, that is said; and what is answered with no ends.
    if (!(error instanceof ActionFailure || error instanceof Stopped)) throw error;
  });
  return asked(talk);
}

describe.each(kinds)("$name", (kind) => {
  describe.each(places)("typed into $name", (place) => {
    test.each(acts)("%s", async (name, act) => {
      const cell = await place.type(kind, await kind.arrange());
      const value = valueAt(sheet(), cell);
      const questions = await runs(act, false);
      expect(valueAt(sheet(), cell)).toBe(value);
      const isInside = cell !== "K4";
      if (!removing.includes(name)) expect(questions).toEqual(asksAnyway(name, kind));
      else if (!isInside) expect([questions, valueAt(sheet(), cell)]).toEqual([[], value]);
      else {
        const held = { area: cell, cells: 1, sheet: "Sheet1", count: 1 };
        expect(questions).toEqual([message(name === "Clear maze" ? "delete-values" : "overwrite-values", held)]);
      }
    });
  });

  test.each(acts)("nothing is typed: %s asks nothing of cells", async (name, act) => {
    await kind.arrange();
    expect(await runs(act, true)).toEqual(asksAnyway(name, kind));
  });
});
