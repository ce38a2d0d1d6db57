import type { Message } from "../../../src/message";
import { commands } from "./commands";
import { desk } from "./desk";
import { front } from "./front";
import { labels } from "./labels";
import { make } from "./make";
import { print } from "./print";
import { running } from "./running";
import { sentences } from "./sentences";

/** One example of every message, with its English words. */
export const examples: readonly (readonly [Message, string])[] = [
  ...commands,
  ...desk,
  ...front,
  ...labels,
  ...make,
  ...print,
  ...running,
  ...sentences,
];
