/** Mazes that other people and programs made: what a grid of blocks, walled or open, means. */
export { mazeOfBlocks } from "./blocks";
export {
  type Lattice,
  type Symbols,
  type Usual,
  type WallCells,
  isTable,
  latticeOfBlocks,
  wallsAmong,
  wideLattice,
} from "./symbols";
export { endSaid } from "./endWords";
