import type { Ends } from "../model";
import type { ByteReader, ByteWriter } from "./bytes";

/** Writes the entrance, the number of exits, and the exits. */
export function writeEnds({ entrance, exits }: Ends, out: ByteWriter): void {
  for (const number of [entrance, exits.length, ...exits]) out.number(number);
}

/** Reads them; whether they are cells of the maze is not checked. Throws CodeError. */
export function readEnds(from: ByteReader): Ends {
  const entrance = from.number();
  const count = from.number();
  return { entrance, exits: Array.from({ length: count }, () => from.number()) };
}
