import { Stopped } from "../../../src/engine";
import { type Message, message } from "../../../src/message";
import { removeCells } from "../../../src/actions/edit";
import { clearMaze, generate } from "../../../src/actions/make";
import { takeItemsAway } from "../../../src/actions/print";
import { clearSolution, mendMaze } from "../../../src/actions/solve";
import { goTo } from "../../../src/actions/watch/player";
import { ActionFailure } from "../../../src/actions/core";
import { colouring, generated, inOneGo, numbersTo, page, previous, selecting, solving } from "../../acts/steps";
import { openNeighbours } from "../../maze/shape";
import { type Conversation, asked, choice, conversation, mazeIn, openMaze, person, put, sheet } from "../stage";
import { valueAt, deleteColumn, insertRow } from "../stage";

/**
 * A person types into cells exactly what Lavirint writes, or would write: where it wrote nothing, into a cell out of the maze, beside the
 * maze, and over what it wrote. Whatever is pressed then, those cells are asked about or stay as they are, and nothing else is asked about.
 */

const inReach = ["B", "C", "D", "E", "F", "G"].flatMap((column) => [2, 3, 4, 5].map((row) => `${column}${row}`));

/** A maze B2:I6 with one dead end taken out, drawn after another one. Gives the cell that is out. */
async function openMasked(redraw: () => Promise<unknown>): Promise<string> {
  await openMaze(8, 5, { seed: "own" });
  const maze = mazeIn(sheet(), "B2:I6");
  const cellOf = (name: string) => (Number(name.slice(1)) - 2) * 8 + "BCDEFGHI".indexOf(name[0]!);
  const out = inReach.find((name) => name !== "B2" && openNeighbours(maze, cellOf(name)).length === 1)!;
  await removeCells(conversation(), out);
  await redraw();
  return out;
}

type Act = (talk: Conversation) => Promise<unknown>;

interface Kind {
  /** Draws over a maze of which one cell is out. */
  readonly draw: () => Promise<unknown>;
  /** Whether a cell holds what Lavirint wrote. */
  readonly isWritten: (value: unknown) => boolean;
  /** What Lavirint would write, and another value of the same kind. */
  readonly values: readonly [string | number, string | number];
}

const next = generated({ seed: "next" });
const after = (act: Act) => () => next(conversation()).then(() => act(conversation()));
const isNumber = (value: unknown) => typeof value === "number";
const kinds: Readonly<Record<string, Kind>> = {
  "set numbers": {
    draw: async () => {
      const numbered = { ...choice, seed: "watched", setNumbers: "grid", pace: "watch" } as const;
      await goTo((await generate(numbered, conversation())).player, 9, conversation());
    },
    isWritten: isNumber,
    values: [12, 13],
  },
  items: { draw: after(numbersTo(5)), isWritten: isNumber, values: [5, 4] },
  arrows: {
    draw: after(solving({ arrows: true })),
    isWritten: (value) => ["→", "↓", "←", "↑"].includes(String(value)),
    values: ["→", "↓"],
  },
  "letters of ends": {
    draw: () => next(conversation()),
    isWritten: (value) => value === "S" || value === "E",
    values: ["S", "E"],
  },
};

/** Where one value is typed: gives the cell and the value. */
const places: Readonly<Record<string, (kind: Kind, out: string) => Promise<[string, string | number]>>> = {
  "a cell of the maze where Lavirint wrote nothing": async ({ values }, out) => {
    const empty = inReach.find((name) => name !== out && (valueAt(sheet(), name) ?? "") === "");
    // All are full: a row that Excel inserts is not.
    if (empty === undefined) await person((own) => void own.getRange("4:4").insert("Down"));
    return [empty ?? "C4", values[0]];
  },
  "a cell out of the maze": ({ values }, out) => Promise.resolve([out, values[0]]),
  "a cell beside the maze": ({ values }) => Promise.resolve(["K4", values[0]]),
  "a cell in which Lavirint wrote another value": ({ values, isWritten }) => {
    const written = inReach.find((name) => isWritten(valueAt(sheet(), name)))!;
    return Promise.resolve([written, values[valueAt(sheet(), written) === values[0] ? 1 : 0]]);
  },
};

const acts = Object.entries<Act>({
  "Clear solution": clearSolution,
  "Take items away": takeItemsAway,
  "Colour distances": (talk) => colouring(talk, {}),
  "Colour distances, and both": (talk) => colouring(talk, {}).then(() => clearSolution(talk)),
  "Insert row": (talk) => inOneGo(selecting("B6"), insertRow)(talk, {}),
  "Delete column": (talk) => inOneGo(selecting("H3"), deleteColumn)(talk, {}),
  Repair: (talk) => mendMaze("s", talk),
  "Prepare page": (talk) => page(talk, {}),
  Generate: generated({ seed: "third" }),
  "Previous maze": (talk) => previous(talk, {}),
  "Clear maze": clearMaze,
});
/** What an act asks whatever is typed: a page with arrows on it, whether they are cleared before it is printed. */
const asksAnyway = (act: string, kind: string) =>
  act === "Prepare page" && kind === "arrows" ? [message("solution-on-page", { area: "B2:I6", sheet: "Sheet1" })] : [];
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

describe.each(Object.entries(kinds))("%s", (what, kind) => {
  describe.each(Object.entries(places))("typed into %s", (_place, placeOf) => {
    test.each(acts)("%s", async (name, act) => {
      const [cell, value] = await placeOf(kind, await openMasked(kind.draw));
      put(sheet(), cell, value);
      const questions = await runs(act, false);
      expect(valueAt(sheet(), cell)).toBe(value);
      if (!removing.includes(name)) return expect(questions).toEqual(asksAnyway(name, what));
      const held = { area: cell, cells: 1, sheet: "Sheet1", count: 1 };
      const question = message(name === "Clear maze" ? "delete-values" : "overwrite-values", held);
      expect(questions).toEqual(cell === "K4" ? [] : [question]);
    });
  });

  test.each(acts)("nothing is typed: %s asks nothing of cells", async (name, act) => {
    await openMasked(kind.draw);
    expect(await runs(act, true)).toEqual(asksAnyway(name, what));
  });
});
