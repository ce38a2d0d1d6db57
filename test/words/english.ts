import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";

const FOLDER = path.resolve(__dirname, "../../src/words/en");

/** By id, the English words of each message as its file has them, of the files whose names match. */
export function englishIn(files = /./): ReadonlyMap<string, string> {
  const texts = readdirSync(FOLDER).filter((file) => file.endsWith(".ftl") && files.test(file));
  const found = texts.flatMap((file) => [
    ...readFileSync(path.join(FOLDER, file), "utf8").matchAll(/^([a-z][\w-]*) =(.*(?:\n(?: +|\}).*)*)/gm),
  ]);
  return new Map(found.map(([, id, words]) => [id!, words!.trim()]));
}

/** Labels of buttons, by id, but for those that something fills. */
export const buttonsIn = (messages: ReadonlyMap<string, string>): readonly (readonly [id: string, label: string])[] =>
  [...messages].filter(([id, words]) => id.endsWith("-button") && !words.includes("{"));
