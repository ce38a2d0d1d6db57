import { sidesInWords } from "../../src/actions/solve/companionSheets";
import { type Message, message } from "../../src/message";
import { Maze, wallBeside } from "../../src/maze/model";
import type { Drawing } from "../../src/maze/text";

type CellFact = "outside" | { readonly open: number; readonly end: "none" | "entrance" | "exit" | "both" };

export const facts: readonly CellFact[] = [
  "outside",
  ...(["none", "entrance", "exit", "both"] as const).flatMap((end) =>
    Array.from({ length: 16 }, (_, open) => ({ open, end })),
  ),
];

export function told(fact: CellFact): Message {
  if (fact === "outside") return message("cell-outside");
  const { end, open } = fact;
  return open === 0 ? message("cell-closed", { end }) : message("cell-open", { end, open: sidesInWords(open) });
}

/** The maze that a text for each cell describes, as somebody would draw it who hears them one by one. */
export function readCellTexts(texts: readonly (readonly string[])[], say: (told: Message) => string): Drawing {
  const known = new Map(facts.map((fact) => [say(told(fact)), fact]));
  const cells = texts.flat().map((text) => {
    const fact = known.get(text);
    if (fact === undefined) throw new Error(`No cell is “${text}”.`);
    return fact;
  });
  const mask = Uint8Array.from(cells, (fact) => Number(fact !== "outside"));
  const size = { rows: texts.length, columns: texts[0]!.length };
  const maze = Maze.walled({ ...size, mask: mask.includes(0) ? mask : undefined });
  const [entrances, exits]: [number[], number[]] = [[], []];
  cells.forEach((fact, cell) => {
    if (fact === "outside") return;
    for (const side of [0, 1, 2, 3]) if ((fact.open >> side) & 1) maze.openWall(wallBeside(maze, cell, side));
    if (fact.end === "entrance" || fact.end === "both") entrances.push(cell);
    if (fact.end === "exit" || fact.end === "both") exits.push(cell);
  });
  const [entrance] = entrances;
  return { maze, ends: entrance === undefined ? undefined : { entrance, exits } };
}
