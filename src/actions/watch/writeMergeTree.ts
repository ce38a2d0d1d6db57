import { message } from "../../message";
import { countCells } from "../../maze/model";
import { MergeTree, TraceCursor, type TreeNode } from "../../maze/trace";
import { type DrawnNode, mergeTreeWritten } from "../../worksheet/beside";
import { cellName } from "../../worksheet/cells";
import { Refusal, addressOf, yieldTurn, type Area } from "../../worksheet/excel";
import { findWatchedMaze } from "../../worksheet/identity";
import { facts } from "../../worksheet/memory";
import { readSheets } from "../../worksheet/sheet";
import { type ActionOutcome, type Dialogue, act, helperPlace } from "../desk";
import type { GeneratedMaze } from "./generated";
import { GenerationPlay } from "./generationPlay";
import type { Player } from "./player";

/** Whether a player shows how sets were merged to a maze. */
export function hasMergeTree({ play }: Player): boolean {
  return play instanceof GenerationPlay && play.generated.generator.mergesSets === true;
}

/** The most cells of a maze whose merge tree is drawn: each is a row of the drawing, and each union a column. */
const TREE_CELLS = 100;

/**
 * Draws the tree in which the sets of a maze merged on a sheet "Maze merge tree", in cells, with a table of its nodes. For generators that
 * merge sets, and up to 100 cells. Asks before it replaces the tree of an earlier maze of the same sheet. Throws ActionFailure; the
 * workbook is then as it was before.
 */
export function writeMergeTree(player: Player, dialogue: Dialogue): Promise<ActionOutcome> {
  return act(message("merge-tree-button"), dialogue, async (job, changes) => {
    const { play } = player;
    if (!(play instanceof GenerationPlay)) throw new Refusal(message("merge-tree-needs-maze"));
    const { generated } = play;
    const { generator, grid, area } = generated;
    if (generator.mergesSets !== true) {
      throw new Refusal(message("merge-tree-needs-sets", { generator: generator.name }));
    }
    const cells = countCells(grid);
    if (cells > TREE_CELLS) throw new Refusal(message("merge-tree-too-large", { cells, most: TREE_CELLS }));
    const { sheet } = await findWatchedMaze(job, generated);
    const nodes = await nodesOf(generated);
    const { say } = dialogue;
    const tree = {
      ...{ mazeSheet: sheet, grid: area, nodes },
      lines: [
        say(message("merge-tree-of", { generator: generator.name, area: addressOf(area), sheet })),
        say(message("merge-tree-table-means", { first: `#${cells + 1}` })),
        say(message("merge-tree-drawing-means")),
      ],
      headings: [
        say(message("tree-heading-node")),
        say(message("tree-heading-left")),
        say(message("tree-heading-right")),
        say(message("tree-heading-parent")),
        say(message("steps-heading-step")),
      ],
    };
    const place = await helperPlace(
      { job, dialogue, changes },
      {
        ...{ kind: facts.mergeTree, what: "tree", named: say(facts.mergeTree.sheetName) },
        state: { ...(await readSheets(job)), name: sheet },
      },
    );
    const name = await place.finish(await changes.make(job, mergeTreeWritten(place, tree)));
    return message("merge-tree-written", { name, unions: nodes.length - cells });
  });
}

/** First the cells, then the unions in the order in which they were made. */
async function nodesOf({ grid, trace, area }: GeneratedMaze): Promise<DrawnNode[]> {
  const { mask } = grid;
  const nodes: DrawnNode[] = [];
  const places = new Map<string, number>();
  const add = (name: string, union?: DrawnNode["union"]) => {
    places.set(name, nodes.length);
    nodes.push({ name, union });
  };
  for (let cell = 0; cell < grid.rows * grid.columns; cell++) {
    if (mask === undefined || mask[cell] === 1) add(cellName(area, cell));
  }
  const cursor = new TraceCursor(grid, trace);
  const tree = new MergeTree(grid);
  for (let position = 1; position <= trace.steps.length; position++) {
    cursor.moveTo(position);
    const step = cursor.step()!;
    const merge = tree.take(step);
    if (merge === undefined) continue;
    const [node, left, right] = [merge.node, merge.left, merge.right].map((each) => nameOfNode(area, each));
    add(node!, { left: places.get(left!)!, right: places.get(right!)!, step: step.number });
    await yieldTurn();
  }
  return nodes;
}

/** What a node of a merge tree is called in tables: a cell by its address, a union by its number: "#41". */
export function nameOfNode(area: Area, node: TreeNode): string {
  return "cell" in node ? cellName(area, node.cell) : `#${node.union}`;
}
