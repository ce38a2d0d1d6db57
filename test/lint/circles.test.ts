import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

const SOURCE = path.resolve(__dirname, "../../src");

/** The files that each file imports or passes on, even if only their types; `read` holds their texts. */
function importsIn(read: ReadonlyMap<string, string>): Map<string, string[]> {
  const meant = (from: string, specifier: string) => {
    const place = path.posix.join(path.posix.dirname(from), specifier);
    return [`${place}.ts`, path.posix.join(place, "index.ts"), place].find((file) => read.has(file));
  };
  return new Map(
    [...read].map(([file, text]) => {
      const named = [...ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName), ...typesIn(text)];
      return [file, named.map((name) => meant(file, name)).filter((target) => target !== undefined)];
    }),
  );
}

/** What `import("…").Name` names where a type stands, which the quick look for imports passes over. */
function typesIn(text: string): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      found.push((node.argument.literal as ts.StringLiteral).text);
    }
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile("any.ts", text, ts.ScriptTarget.Latest));
  return found;
}

/** Files that import each other, by however long a way, each circle once: the strongly connected components (Tarjan 1972). */
function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): void => {
    order.set(file, order.size);
    lowest.set(file, order.get(file)!);
    open.push(file);
    for (const next of imports.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(next)!));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1 || imports.get(file)?.includes(file)) circles.push(circle.sort());
  };
  for (const file of imports.keys()) visit(file);
  return circles;
}

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .map((file) => file.split(path.sep).join("/"))
  .filter((file) => file.endsWith(".ts"));

test("no files of src import each other in a circle, not for types either", () => {
  const imports = importsIn(new Map(files.map((file) => [file, readFileSync(path.join(SOURCE, file), "utf8")])));
  expect(circlesIn(imports)).toEqual([]);
  expect([...imports.values()].flat().length).toBeGreaterThan(1000);
});

test.each([
  ["values", 'import { b } from "./b";', 'import { a } from "./a";'],
  ["types", 'import type { B } from "./b";', 'import { type A } from "./a";'],
  ["types in their place", 'export type B = import("./b").B;', 'export type { A } from "./a";'],
  ["parts that are loaded late", 'export const late = () => import("./b");', 'export { a } from "./a";'],
])("a circle of %s is found", (_kind, a, b) => {
  const imports = importsIn(
    new Map([
      ["room/a.ts", a],
      ["room/b.ts", b],
      ["c.ts", 'import "./room/a";'],
    ]),
  );
  expect(circlesIn(imports)).toEqual([["room/a.ts", "room/b.ts"]]);
});

test("a circle by way of a door and of a third file is found", () => {
  const read = { "a/index.ts": 'export { x } from "./x";', "a/x.ts": 'import "../b";', "b.ts": 'import "./a";' };
  expect(circlesIn(importsIn(new Map(Object.entries(read))))).toEqual([["a/index.ts", "a/x.ts", "b.ts"]]);
});
