import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

const PROJECT = path.resolve(__dirname, "../..");

const files = ["src", "test", "bench"].flatMap((folder) =>
  readdirSync(path.join(PROJECT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|mjs)$/.test(file))
    .map((file) => ({ file: path.join(folder, file), text: readFileSync(path.join(PROJECT, folder, file), "utf8") })),
);
const source = files.filter(({ file }) => file.startsWith(`src${path.sep}`));
const isDoor = (file: string) => path.basename(file) === "index.ts";

/** The names that a file exports: those that it declares, and those that it passes on. */
function exportsOf(text: string): { readonly declared: readonly string[]; readonly passedOn: readonly string[] } {
  const { statements } = ts.createSourceFile("any.ts", text, ts.ScriptTarget.Latest);
  const declared = statements
    .filter((each) => ts.canHaveModifiers(each) && ts.getModifiers(each)?.[0]?.kind === ts.SyntaxKind.ExportKeyword)
    .flatMap((each): readonly ts.Node[] => (ts.isVariableStatement(each) ? each.declarationList.declarations : [each]))
    .flatMap((each) => (each as ts.NamedDeclaration).name ?? [])
    .filter(ts.isIdentifier);
  const passedOn = statements
    .filter(ts.isExportDeclaration)
    .flatMap(({ exportClause }) => (exportClause && ts.isNamedExports(exportClause) ? [...exportClause.elements] : []));
  return {
    declared: [...new Set(declared.map(({ text: name }) => name))],
    passedOn: passedOn.map(({ name }) => name.text),
  };
}

test("one word is one thing: no two files of src/ export the same name", () => {
  const owners = new Map<string, string[]>();
  for (const { file, text } of source) {
    for (const name of exportsOf(text).declared) owners.set(name, [...(owners.get(name) ?? []), file]);
  }
  expect([...owners].filter(([, places]) => places.length > 1)).toEqual([]);
  expect(owners.size).toBeGreaterThan(300);
});

/** The files that `import()` loads; knip takes all that they export as used. */
const late = source.flatMap(({ file, text }) =>
  [...text.matchAll(/\bimport\((?:\/\*.*?\*\/ )?"(\..*?)"\)/g)]
    .map(([, name]) => path.join(path.dirname(file), name!))
    .flatMap((place) => [`${place}.ts`, path.join(place, "index.ts")])
    .filter((place) => existsSync(path.join(PROJECT, place))),
);

test("what a part that is loaded late exports, somebody names who imports it", () => {
  const idle = [...new Set(late)].flatMap((part) => {
    const { declared, passedOn } = exportsOf(readFileSync(path.join(PROJECT, part), "utf8"));
    const own = isDoor(part) ? path.dirname(part) + path.sep : part;
    const mention = new RegExp(`/${path.basename(own, ".ts")}["/]`);
    const users = files.filter(({ file, text }) => !file.startsWith(own) && mention.test(text));
    return [...declared, ...passedOn]
      .filter((name) => !users.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text)))
      .map((name) => `${part}: ${name}`);
  });
  expect(idle).toEqual([]);
  expect(late.length).toBeGreaterThan(15);
});
