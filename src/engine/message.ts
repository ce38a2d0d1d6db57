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

/** What came in a message, where a maze lost its class: in it, in its lists and plain objects, mazes are mazes again. */
export function revived(value: unknown): unknown {
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return value;
  if (Array.isArray(value)) return value.map(revived);
  // Only mazes have such a field.
  if (!("standing" in value)) {
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, revived(each)]));
  }
  const { standing, ...grid } = value as Maze;
  const maze = Maze.walled(grid);
  maze.standing.set(standing);
  return maze;
}

/** The memory of all typed arrays in what is sent, which is transferred with it. */
export function buffersIn(value: unknown, found = new Set<ArrayBuffer>()): Set<ArrayBuffer> {
  if (ArrayBuffer.isView(value)) found.add(value.buffer as ArrayBuffer);
  else if (typeof value === "object" && value !== null) {
    for (const each of Object.values(value)) buffersIn(each, found);
  }
  return found;
}

/** An error as data: its fields, and its class in `name`. */
type FlatError = Readonly<Record<"name" | "message" | "stack", string | undefined>>;

export function flatError(error: unknown): FlatError {
  if (!(error instanceof Error)) return { name: "Error", message: String(error), stack: undefined };
  return { ...error, name: error.name, message: error.message, stack: error.stack };
}

/** The same error; an error of the engine gets its class back. */
export function revivedError({ message, ...fields }: FlatError): Error {
  const error = Object.assign(new Error(message), fields);
  return fields.name === "MazeError" ? (Object.setPrototypeOf(error, MazeError.prototype) as Error) : error;
}
