import type { Message } from "../../../src/message";
import { commands } from "./commands";
import { running } from "./running";
import { search } from "./search";
import { sentences } from "./sentences";
import { trace } from "./trace";
import { watch } from "./watch";

/** One example of every message, with its English words. */
export const examples: readonly (readonly [Message, string])[] = [
  ...commands,
  ...running,
  ...search,
  ...sentences,
  ...trace,
  ...watch,
];
