import { message } from "../../message";
import { type Ends, type Grid, Maze, TextError } from "../model";
import { checkTextSize, type Drawing } from "./form";

/** What a text may show for a cell. */
export type Mark = "empty" | "entrance" | "exit" | "both" | "masked";

/** A maze that is being read: first all cells, then all openings. Places are lines and columns of the text, from 1. */
export class Reading {
  private readonly mask: Uint8Array;
  private maze: Maze | undefined;
  private entrance: number | undefined;
  private readonly exits: number[] = [];
  /** Line and column of the first entrance or exit. */
  private firstEnd: readonly [number, number] | undefined;

  /** Throws SizeError before anything is allocated. */
  constructor(private readonly grid: Grid) {
    checkTextSize(grid.rows, grid.columns);
    this.mask = new Uint8Array(grid.rows * grid.columns).fill(1);
  }

  cell(cell: number, mark: Mark, line: number, column: number): void {
    if (mark === "empty") return;
    if (mark === "masked") {
      this.mask[cell] = 0;
      return;
    }
    this.firstEnd ??= [line, column];
    if (mark === "entrance" || mark === "both") {
      if (this.entrance !== undefined) throw new TextError(line, column, message("second-entrance"));
      this.entrance = cell;
    }
    if (mark === "exit" || mark === "both") {
      this.exits.push(cell);
    }
  }

  /** Throws TextError for an opening in the frame or at a masked cell. */
  opening(wall: number, line: number, column: number): void {
    this.maze ??= this.walled();
    if (!this.maze.separates(wall)) throw new TextError(line, column, message("opening-beside-mask"));
    this.maze.openWall(wall);
  }

  finish(): Drawing {
    const maze = this.maze ?? this.walled();
    return { maze, ends: this.ends() };
  }

  private walled(): Maze {
    const mask = this.mask.includes(0) ? this.mask : undefined;
    if (mask !== undefined && !mask.includes(1)) throw new TextError(1, 1, message("every-cell-masked"));
    return Maze.walled({ ...this.grid, mask });
  }

  private ends(): Ends | undefined {
    if (this.firstEnd === undefined) return undefined;
    if (this.entrance === undefined) throw new TextError(...this.firstEnd, message("exit-without-entrance"));
    if (this.exits.length === 0) throw new TextError(...this.firstEnd, message("entrance-without-exit"));
    return { entrance: this.entrance, exits: this.exits };
  }
}
