import { type Drawing, parseText } from "../../maze/text";
import { hasRoom, type Room, type TooLarge } from "./room";

/**
 * Reads a maze from a text in any of the forms. Gives only its size if there is no room for it, before a cell is read.
 * Throws TextError and SizeError.
 */
export function readDrawing({ text, room }: { readonly text: string; readonly room: Room }): Drawing | TooLarge {
  let refused: TooLarge | undefined;
  try {
    return parseText(text, (size) => {
      if (hasRoom(room, size)) return;
      refused = { tooLarge: { rows: size.rows, columns: size.columns } };
      throw new Error("There is no room for the maze.");
    });
  } catch (error) {
    if (refused !== undefined) return refused;
    throw error;
  }
}
