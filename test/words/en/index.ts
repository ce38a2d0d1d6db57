import type { Message } from "../../../src/message";
import { commands } from "./commands";
import { laboratory } from "./laboratory";
import { report } from "./report";
import { running } from "./running";
import { sentences } from "./sentences";

/** One example of every message, with its English words. */
export const examples: readonly (readonly [Message, string])[] = [
  ...commands,
  ...laboratory,
  ...report,
  ...running,
  ...sentences,
];
