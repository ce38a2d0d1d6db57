import { message } from "../../message";
import { type Ends, type Grid, LEFT, Maze, TOP, TextError, checkEnds, passagesOf, wallBeside } from "../model";
import { checkTextSize, type Drawing } from "./form";

/** What is said of a cell: it is outside the maze, or these sides are open (bits as in passagesOf) and it is this end. */
export type CellFact = "outside" | { readonly open: number; readonly end: "none" | "entrance" | "exit" | "both" };

/** Says a fact in a language: another text for every fact. */
type Say = (fact: CellFact) => string;

const ENDS = ["none", "entrance", "exit", "both"] as const;
const FACTS: readonly CellFact[] = [
  "outside",
  ...ENDS.flatMap((end) => Array.from({ length: 16 }, (_, open) => ({ open, end }))),
];

/** A text for every cell, row by row: its open sides, and whether it is an end. Throws SizeError, EndsError. */
export function cellTexts({ maze, ends }: Drawing, say: Say): string[][] {
  checkTextSize(maze.rows, maze.columns);
  if (ends !== undefined) checkEnds(maze, ends);
  const passages = passagesOf(maze);
  const exits = new Set(ends?.exits);
  const factOf = (cell: number): CellFact => {
    if (!maze.has(cell)) return "outside";
    const isEntrance = cell === ends?.entrance;
    const end = ENDS[Number(isEntrance) + 2 * Number(exits.has(cell))]!;
    return { open: passages[cell]!, end };
  };
  return Array.from({ length: maze.rows }, (_, row) =>
    Array.from({ length: maze.columns }, (_each, column) => say(factOf(row * maze.columns + column))),
  );
}

/**
 * The maze that such texts describe; exits come in the order of their cells. Throws SizeError, and TextError with the row and the column
 * of a cell whose text is none of the language's, that is a second entrance, or that its neighbour contradicts.
 */
export function readCellTexts(texts: readonly (readonly string[])[], say: Say): Drawing {
  const grid = { rows: texts.length, columns: texts[0]?.length ?? 0 };
  checkTextSize(grid.rows, grid.columns);
  const known = new Map(FACTS.map((fact) => [say(fact), fact]));
  const facts = texts.flatMap((line, row) =>
    Array.from({ length: grid.columns }, (_, column) => {
      const fact = known.get(line[column]?.trim() ?? "");
      if (fact !== undefined) return fact;
      throw new TextError(row + 1, column + 1, message("cell-text-unknown", { text: line[column] ?? "" }));
    }),
  );
  const maze = mazeOf(grid, facts);
  return { maze, ends: endsIn(grid, facts) };
}

function mazeOf({ rows, columns }: Grid, facts: readonly CellFact[]): Maze {
  const mask = Uint8Array.from(facts, (fact) => Number(fact !== "outside"));
  const maze = Maze.walled({ rows, columns, mask: mask.includes(0) ? mask : undefined });
  facts.forEach((fact, cell) => {
    for (let side = 0; fact !== "outside" && side < 4; side++) {
      if ((fact.open & (1 << side)) === 0) continue;
      const isFirst = side === LEFT ? cell % columns === 0 : side === TOP && cell < columns;
      const wall = wallBeside(maze, cell, side);
      if (isFirst || !maze.separates(wall)) throw contradiction(columns, cell);
      maze.openWall(wall);
    }
  });
  const passages = passagesOf(maze);
  const wrong = facts.findIndex((fact, cell) => fact !== "outside" && fact.open !== passages[cell]);
  if (wrong >= 0) throw contradiction(columns, wrong);
  return maze;
}

function endsIn({ columns }: Grid, facts: readonly CellFact[]): Ends | undefined {
  const are = (...wanted: readonly string[]) =>
    facts.flatMap((fact, cell) => (fact !== "outside" && wanted.includes(fact.end) ? [cell] : []));
  const [entrances, exits] = [are("entrance", "both"), are("exit", "both")];
  const [entrance, second] = entrances;
  if (second !== undefined) throw new TextError(...placeOf(columns, second), message("second-entrance"));
  if (entrance === undefined && exits.length === 0) return undefined;
  if (entrance === undefined) throw new TextError(...placeOf(columns, exits[0]!), message("exit-without-entrance"));
  if (exits.length === 0) throw new TextError(...placeOf(columns, entrance), message("entrance-without-exit"));
  return { entrance, exits };
}

const placeOf = (columns: number, cell: number) => [Math.floor(cell / columns) + 1, (cell % columns) + 1] as const;

function contradiction(columns: number, cell: number): TextError {
  return new TextError(...placeOf(columns, cell), message("cell-text-contradicted"));
}
