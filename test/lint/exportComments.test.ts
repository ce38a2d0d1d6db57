import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** Whoever calls an export reads there its shapes, units, errors and sources, and never has to read how it works. */

const SOURCE = path.resolve(__dirname, "../../src");

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".d.ts"))
  .map((file) => {
    const text = readFileSync(path.join(SOURCE, file), "utf8");
    return { file, tree: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true) };
  });

/** The facts of an algorithm need no comment: the comments of their type's fields are theirs. */
const FACTS = /^(?:Generator|Solver)Facts$/;

/** What a file declares and exports: by name, whether a comment stands before it. Of several signatures, the first has it. */
function exportsOf(tree: ts.SourceFile): Map<string, boolean> {
  const found = new Map<string, boolean>();
  for (const statement of tree.statements) {
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) continue;
    const declared = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement];
    for (const { name, type } of declared as readonly { readonly name?: ts.Node; readonly type?: ts.Node }[]) {
      if (name === undefined || found.has(name.getText()) || FACTS.test(type?.getText() ?? "")) continue;
      found.set(name.getText(), ts.getJSDocCommentsAndTags(statement).length > 0);
    }
  }
  return found;
}

test("every export has a comment that says what its name doesn't", () => {
  const all = files.flatMap(({ file, tree }) => [...exportsOf(tree)].map(([name, has]) => ({ file, name, has })));
  expect(all.filter(({ has }) => !has).map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
  expect(all.length).toBeGreaterThan(1000);
});
