/** Mazes that other people and programs made: what a grid of blocks, walled or open, means. */
export { codeMeanings, meaningOfCodes } from "./codes";
export { type Lattice, latticeOfBlocks, mazeOfBlocks } from "./blocks";
export { type Symbols, type Usual, type WallCells, isTable, wallsAmong, wideLattice } from "./symbols";
export { endSaid } from "./endWords";
