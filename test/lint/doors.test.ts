import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

const PROJECT = path.resolve(__dirname, "../..");
const SOURCE = path.join(PROJECT, "src");

/** A name that a file exports; with the file it comes from where the file only passes it on. */
interface Exported {
  readonly file: string;
  readonly name: string;
  readonly from: string | undefined;
}

const files = ["src", "test", "bench"].flatMap((folder) =>
  readdirSync(path.join(PROJECT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|mjs|cjs)$/.test(file))
    .map((file) => path.join(PROJECT, folder, file)),
);
const texts = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));
const sources = new Map(
  [...texts].map(([file, text]) => [file, ts.createSourceFile(file, text, ts.ScriptTarget.Latest)]),
);
const inSource = files.filter((file) => file.startsWith(SOURCE + path.sep));
const exported = inSource.flatMap(exportsOf);

/** The file that an import means; undefined for a package. */
function meant(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith(".")) return undefined;
  const place = path.resolve(path.dirname(from), specifier);
  return [`${place}.ts`, path.join(place, "index.ts"), place].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}

function exportsOf(file: string): Exported[] {
  return sources.get(file)!.statements.flatMap((statement): Exported[] => {
    if (ts.isExportDeclaration(statement)) {
      const named = statement.exportClause;
      if (named === undefined || !ts.isNamedExports(named))
        throw new Error(`${file} exports names that it does not list.`);
      const from = statement.moduleSpecifier as ts.StringLiteral | undefined;
      return named.elements.map(({ name }) => ({ file, name: name.text, from: from && meant(file, from.text) }));
    }
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    const declared = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement];
    return (declared as readonly { readonly name?: ts.Node }[]).flatMap(({ name }) =>
      name !== undefined && ts.isIdentifier(name) ? [{ file, name: name.text, from: undefined }] : [],
    );
  });
}

/** The files that each file names in an import of any form, or (in benchmarks) in a list of modules to compile. */
const named = new Map(files.map((file) => [file, new Set(filesNamedIn(file))]));

function filesNamedIn(file: string): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) {
      const inEngine = file.startsWith(SOURCE) ? undefined : `${path.join(SOURCE, "maze", node.text)}.ts`;
      const target = meant(file, node.text) ?? (inEngine !== undefined && existsSync(inEngine) ? inEngine : undefined);
      if (target !== undefined) found.push(target);
    }
    ts.forEachChild(node, look);
  };
  look(sources.get(file)!);
  return found;
}

const words = new Map([...texts].map(([file, text]) => [file, new Set(text.match(/[\w$]+/g))]));

/** Whether another file that `counts` takes the name from its file, or from a door that passes it on. */
function isUsed({ file, name }: Exported, counts: (user: string) => boolean): boolean {
  const places = [
    file,
    ...exported.filter((each) => each.name === name && each.from === file).map((each) => each.file),
  ];
  return files.some(
    (user) =>
      !places.includes(user) &&
      counts(user) &&
      words.get(user)!.has(name) &&
      places.some((place) => named.get(user)!.has(place)),
  );
}

const short = ({ file, name }: Exported) => `${path.relative(SOURCE, file)}: ${name}`;

test("what a file exports, another one takes", () => {
  const own = exported.filter(({ file }) => path.basename(file) !== "index.ts");
  expect(own.filter((each) => !isUsed(each, () => true)).map(short)).toEqual([]);
  expect(own.length).toBeGreaterThan(500);
});

test("what a door shows, somebody outside of its room takes", () => {
  // The whole engine's own door is for whoever takes it out of this add-in: docs/engine.md.
  const shown = exported.filter(
    ({ file }) => path.basename(file) === "index.ts" && file !== path.join(SOURCE, "maze", "index.ts"),
  );
  const outside = (room: string) => (user: string) => !user.startsWith(room + path.sep);
  const idle = shown.filter((each) => !isUsed({ ...each, file: each.from! }, outside(path.dirname(each.file))));
  expect(idle.map(short)).toEqual([]);
  expect(shown.length).toBeGreaterThan(300);
});
