import type { Message } from "../../../src/message";
import { commands } from "./commands";
import { edit } from "./edit";
import { running } from "./running";
import { sentences } from "./sentences";
import { solve } from "./solve";

/** One example of every message, with its English words. */
export const examples: readonly (readonly [Message, string])[] = [
  ...commands,
  ...edit,
  ...running,
  ...sentences,
  ...solve,
];
