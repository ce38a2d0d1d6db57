import { message } from "../../message";
import { TraceCursor, mergesOf, outcomeNames } from "../../maze/trace";
import { type Column, checkTableSize, TEXT, tableContents } from "../../worksheet/newSheets";
import { type DrawnNode, mergeTreeContents } from "../../worksheet/unionFind";
import { cellName } from "../../worksheet/borders";
import { drawnCell } from "../../worksheet/lattice";
import { yieldTurn } from "../../engine";
import { facts } from "../../worksheet/facts";
import { readSheets } from "../../worksheet/sheet";
import { type ActionOutcome, type Dialogue, act } from "../core";
import { addHelperSheet, checkCells } from "../maze";
import type { GeneratedMaze, GenerationPlay } from "./generationPlay";
import type { Player } from "./player";
import { countCells } from "../../maze/model";
import { addressOf } from "../../worksheet/addresses";

/** The maze whose making a player shows; undefined for a search, which has neither a table of steps nor a merge tree. */
export function generatedIn({ play }: Player): GeneratedMaze | undefined {
  return (play as Partial<GenerationPlay>).generated;
}

/** To a sheet "Maze steps", as an Excel table with a row for each step; asks before it replaces the table of an earlier maze. */
export function writeSteps(player: Player, dialogue: Dialogue): Promise<ActionOutcome> {
  return act(dialogue, async (action) => {
    const { session } = action;
    const generated = generatedIn(player)!;
    const count = generated.trace.steps.length;
    checkTableSize(count);
    await generated.drawing.find(session);
    const { sheet } = generated.drawing;
    const steps = { count, rows: stepsIn(generated), columns: columnsFor(generated) };
    const maze = { state: { ...(await readSheets(session)), name: sheet }, area: generated.area };
    const name = await addHelperSheet(action, maze, { kind: facts.steps }, tableContents(steps, dialogue));
    return message("steps-written", { name, steps: count });
  });
}

/** The steps of a maze, and the unions that they make if its sets are merged. */
function* stepsIn({ grid, trace, generator }: GeneratedMaze) {
  const cursor = new TraceCursor(grid, trace);
  const mergeOf = generator.mergesSets === true ? mergesOf(grid) : undefined;
  for (let position = 1; position <= trace.steps.length; position++) {
    cursor.moveTo(position);
    const step = cursor.step()!;
    yield { step, merge: mergeOf?.(step) };
  }
}

type MadeStep = ReturnType<typeof stepsIn> extends Iterable<infer Each> ? Each : never;

/** Three columns more for a maze whose sets are merged: the union that a step makes, and the two nodes below it. */
function columnsFor(maze: GeneratedMaze): Column<MadeStep>[] {
  const outcome = ({ step }: MadeStep) => message("step-outcome", { outcome: outcomeNames[step.outcome]! });
  const columns: Column<MadeStep>[] = [
    { heading: "steps-heading-step", of: ({ step }) => step.number },
    { heading: "steps-heading-cell", of: ({ step }) => nameIn(maze, step.selected), format: TEXT },
    { heading: "steps-heading-side", of: ({ step }) => message("wall-side", { side: step.side }) },
    { heading: "steps-heading-neighbour", of: ({ step }) => nameIn(maze, step.neighbour), format: TEXT },
    { heading: "steps-heading-set", of: ({ step }) => step.setOfSelected },
    { heading: "steps-heading-other", of: ({ step }) => step.setOfNeighbour },
    { heading: "steps-heading-outcome", of: outcome },
    { heading: "steps-heading-left", of: ({ step }) => step.setsLeft },
  ];
  if (maze.generator.mergesSets !== true) return columns;
  const node = (at: number | undefined) => (at === undefined ? undefined : nameOfNode(maze, at));
  columns.push(
    { heading: "tree-heading-new", of: ({ merge }) => node(merge?.node), format: TEXT },
    { heading: "tree-heading-left", of: ({ merge }) => node(merge?.left), format: TEXT },
    { heading: "tree-heading-right", of: ({ merge }) => node(merge?.right), format: TEXT },
  );
  return columns;
}

export function hasMergeTree(player: Player): boolean {
  return generatedIn(player)?.generator.mergesSets === true;
}

/** The most cells of a maze whose merge tree is drawn: each is a row of the drawing, and each union a column. */
const TREE_CELLS = 100;

/** A drawing in cells, and a table of nodes, for a player that {@link hasMergeTree}, up to 100 cells. Asks before it replaces one. */
export function writeMergeTree(player: Player, dialogue: Dialogue): Promise<ActionOutcome> {
  return act(dialogue, async (action) => {
    const { session } = action;
    const generated = generatedIn(player)!;
    const { drawing, generator, grid, area } = generated;
    await drawing.find(session);
    const { sheet } = drawing;
    const cells = countCells(grid);
    checkCells({ state: { name: sheet }, area }, TREE_CELLS, cells);
    const nodes = await nodesOf(generated);
    const title = message("merge-tree-of", { generator: generator.name, area: addressOf(area), sheet });
    const contents = mergeTreeContents(title, nodes, dialogue.say);
    const maze = { state: { ...(await readSheets(session)), name: sheet }, area };
    const name = await addHelperSheet(action, maze, { kind: facts.mergeTree }, contents);
    return message("merge-tree-written", { name, unions: nodes.length - cells });
  });
}

async function nodesOf(maze: GeneratedMaze): Promise<DrawnNode[]> {
  const { rows, columns, mask } = maze.grid;
  const cells = Array.from({ length: rows * columns }, (_, cell) => cell).filter((cell) => mask?.[cell] !== 0);
  const nodes: DrawnNode[] = cells.map((cell) => ({ name: nameIn(maze, cell) }));
  const places = new Map(cells.map((cell, place) => [cell, place]));
  for (const { step, merge } of stepsIn(maze)) {
    if (merge === undefined) continue;
    const [left, right] = [places.get(merge.left)!, places.get(merge.right)!];
    nodes[left]!.parent = nodes[right]!.parent = nodes.length;
    places.set(merge.node, nodes.length);
    nodes.push({ name: nameOfNode(maze, merge.node), union: { left, right, step: step.number } });
    await yieldTurn();
  }
  return nodes;
}

/** What a node of a merge tree is called in tables: a cell by its address, a union by its number: "#41". */
function nameOfNode(maze: GeneratedMaze, node: number): string {
  const { grid } = maze;
  const size = grid.rows * grid.columns;
  return node < size ? nameIn(maze, node) : `#${countCells(grid) + 1 + node - size}`;
}

function nameIn({ area, grid, layout }: GeneratedMaze, cell: number): string {
  return cellName(area, drawnCell(grid, layout, cell));
}
