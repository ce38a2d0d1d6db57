import { Maze, MazeError } from "../maze/model";
import type { TaskName } from "./tasks";

/** From the page to the worker, which answers orders one at a time. */
export interface Order {
  readonly task: TaskName;
  readonly input: unknown;
}

/** From the worker to the page: first that it is ready; then, for each order, any number of states and a result or error. */
export type Reply =
  | { readonly kind: "ready" }
  | { readonly kind: "state"; readonly state: unknown }
  | { readonly kind: "done"; readonly output: unknown }
  | { readonly kind: "failed"; readonly error: FlatError };

/** A maze as plain data, because its class does not survive a message. */
interface FlatMaze {
  readonly isMaze: true;
  readonly rows: number;
  readonly columns: number;
  readonly mask: Maze["mask"];
  readonly standing: Uint8Array;
}

/** Data that can be sent: mazes become plain data, everything else stays. Lists and plain objects are searched for mazes. */
export function flat(value: unknown): unknown {
  if (value instanceof Maze) {
    const { rows, columns, mask, standing } = value;
    return { isMaze: true, rows, columns, mask, standing } satisfies FlatMaze;
  }
  return within(value, flat);
}

/** The reverse of {@link flat}. */
export function revived(value: unknown): unknown {
  if (isFlatMaze(value)) {
    const maze = Maze.walled(value);
    maze.standing.set(value.standing);
    return maze;
  }
  return within(value, revived);
}

/** The memory of all typed arrays in flat data, which is transferred with it. */
export function buffersIn(value: unknown, found = new Set<ArrayBuffer>()): Set<ArrayBuffer> {
  if (ArrayBuffer.isView(value)) found.add(value.buffer as ArrayBuffer);
  else if (typeof value === "object" && value !== null) {
    for (const each of Object.values(value)) buffersIn(each, found);
  }
  return found;
}

function isFlatMaze(value: unknown): value is FlatMaze {
  return typeof value === "object" && value !== null && "isMaze" in value;
}

/** A list or plain object with `change` applied to everything in it. */
function within(value: unknown, change: (value: unknown) => unknown): unknown {
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return value;
  if (Array.isArray(value)) return value.map(change);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, change(each)]));
}

/** An error as data: its fields, and its class in `name`. */
interface FlatError {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
}

/** An error that can be sent. */
export function flatError(error: unknown): FlatError {
  if (!(error instanceof Error)) return { name: "Error", message: String(error), stack: undefined };
  return { ...error, name: error.name, message: error.message, stack: error.stack };
}

/** The same error; an error of the engine gets its class back. */
export function revivedError({ message, ...fields }: FlatError): Error {
  const error = Object.assign(new Error(message), fields);
  return fields.name === "MazeError" ? (Object.setPrototypeOf(error, MazeError.prototype) as Error) : error;
}
