import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

const SRC = path.resolve(__dirname, "../../src");

/** The files of src, "maze/model/maze.ts", but for the generated one, and how TypeScript reads them. */
export const sources = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .map((name) => name.split(path.sep).join("/"))
  .filter((name) => name.endsWith(".ts") && name !== "message/messageArguments.ts")
  .map((name) => {
    const text = readFileSync(path.join(SRC, name), "utf8");
    return { name, tree: ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true) };
  });

/** A node and all that is in it. */
export function nodesIn(tree: ts.Node): ts.Node[] {
  const found = [tree];
  for (const node of found) ts.forEachChild(node, (child) => void found.push(child));
  return found;
}
