import type { Message } from "../../../src/message";
import { commands } from "./commands";
import { comparison } from "./comparison";
import { generatorPages } from "./generatorPages";
import { generators } from "./generators";
import { maze } from "./maze";
import { mazeText } from "./mazeText";
import { namesInActions } from "./namesInActions";
import { running } from "./running";
import { sentences } from "./sentences";
import { solvers } from "./solvers";

/** One example of every message, with its English words. */
export const examples: readonly (readonly [Message, string])[] = [
  ...commands,
  ...comparison,
  ...generators,
  ...generatorPages,
  ...maze,
  ...mazeText,
  ...namesInActions,
  ...solvers,
  ...running,
  ...sentences,
];
