import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

const SOURCE = path.resolve(__dirname, "../../src");

interface Exported {
  readonly file: string;
  readonly names: readonly string[];
}

/** What each file of src/ declares and exports; what it passes on from another file does not count. */
const exported: readonly Exported[] = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => ({ file, names: namesIn(path.join(SOURCE, file)) }));

function namesIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
  const names = new Set<string>();
  for (const statement of source.statements) {
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) continue;
    const declared = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement];
    for (const { name } of declared as readonly { readonly name?: ts.Node }[]) {
      if (name !== undefined && ts.isIdentifier(name)) names.add(name.text);
    }
  }
  return [...names];
}

test("one word is one thing: no two files of src/ export the same name", () => {
  const owners = new Map<string, string[]>();
  for (const { file, names } of exported) {
    for (const name of names) owners.set(name, [...(owners.get(name) ?? []), file]);
  }
  expect([...owners].filter(([, files]) => files.length > 1)).toEqual([]);
  expect(owners.size).toBeGreaterThan(300);
});

test("a file of src/ that exports one thing is called what that is called", () => {
  const others = exported.filter(
    ({ file, names }) => names.length === 1 && names[0]!.toLowerCase() !== path.basename(file, ".ts").toLowerCase(),
  );
  expect(others).toEqual([]);
});

test("no folder of src/ and test/ holds more than fifteen files or so", () => {
  const full = ["src", "test"].flatMap((floor) => {
    const root = path.resolve(SOURCE, "..", floor);
    const counts = new Map<string, number>();
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) counts.set(entry.parentPath, (counts.get(entry.parentPath) ?? 0) + 1);
    }
    // A language has a file for each room of the source, in one folder, as translators' tools expect it.
    const languages = path.join(root, "words");
    return [...counts]
      .filter(([folder, count]) => count > 18 && path.dirname(folder) !== languages)
      .map(([folder, count]) => `${folder}: ${count}`);
  });
  expect(full).toEqual([]);
});
