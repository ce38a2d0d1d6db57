import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

const SOURCE = path.resolve(__dirname, "../../src");

/** The names that a file declares and exports; what it passes on from another file does not count. */
function namesIn(file: string): Set<string> {
  const source = ts.createSourceFile(file, readFileSync(path.join(SOURCE, file), "utf8"), ts.ScriptTarget.Latest);
  const exported = source.statements.filter(
    (statement) =>
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
  );
  const declared: readonly { readonly name?: ts.Node }[] = exported.flatMap((statement) =>
    ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [statement],
  );
  return new Set(declared.flatMap(({ name }) => (name !== undefined && ts.isIdentifier(name) ? [name.text] : [])));
}

test("one word is one thing: no two files of src/ export the same name", () => {
  const owners = new Map<string, string[]>();
  for (const file of readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"))) {
    for (const name of namesIn(file)) owners.set(name, [...(owners.get(name) ?? []), file]);
  }
  expect([...owners].filter(([, files]) => files.length > 1)).toEqual([]);
  expect(owners.size).toBeGreaterThan(300);
});
