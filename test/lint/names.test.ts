import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { sources } from "./sources";

/** Names that neither the compiler nor knip follows. */

const textsOf = (pattern: string) => globSync(pattern).map((file) => ({ file, text: readFileSync(file, "utf8") }));
const joined = (pattern: string) =>
  textsOf(pattern)
    .map(({ text }) => text)
    .join("\n");

/** The names that a file exports: those that it declares, and those that it passes on. */
function exportsOf({ statements }: ts.SourceFile): Readonly<Record<"declared" | "passedOn", readonly string[]>> {
  const declared = statements
    .filter((each) => ts.canHaveModifiers(each) && ts.getModifiers(each)?.[0]?.kind === ts.SyntaxKind.ExportKeyword)
    .flatMap((each): readonly ts.Node[] => (ts.isVariableStatement(each) ? each.declarationList.declarations : [each]))
    .flatMap((each) => (each as ts.NamedDeclaration).name ?? [])
    .filter(ts.isIdentifier);
  const passedOn = statements
    .filter(ts.isExportDeclaration)
    .flatMap(({ exportClause }) => (exportClause && ts.isNamedExports(exportClause) ? [...exportClause.elements] : []));
  return {
    declared: [...new Set(declared.map(({ text }) => text))],
    passedOn: passedOn.map(({ name }) => name.text),
  };
}

test("one word is one thing: no two files of src/ export the same name", () => {
  const owners = new Map<string, string[]>();
  for (const { name: file, tree } of sources) {
    for (const name of exportsOf(tree).declared) owners.set(name, [...(owners.get(name) ?? []), file]);
  }
  expect([...owners].filter(([, places]) => places.length > 1)).toEqual([]);
  expect(owners.size).toBeGreaterThan(300);
});

test("what a part that is loaded late exports, somebody names who imports it", () => {
  const late = sources.flatMap(({ name: file, tree }) =>
    [...tree.text.matchAll(/\bimport\((?:\/\*.*?\*\/ )?"(\..*?)"\)/g)]
      .map(([, name]) => path.posix.join(path.posix.dirname(file), name!))
      .flatMap((place) => sources.filter(({ name }) => [`${place}.ts`, `${place}/index.ts`].includes(name))),
  );
  const files = textsOf("{src,test,bench}/**/*.{ts,mjs}");
  const idle = [...new Set(late)].flatMap(({ name: part, tree }) => {
    const { declared, passedOn } = exportsOf(tree);
    const own = part.replace(/(?<=\/)index\.ts$/, "");
    const mention = new RegExp(`/${path.basename(own, ".ts")}["/]`);
    const users = files.filter(({ file, text }) => !file.startsWith(path.join("src", own)) && mention.test(text));
    return [...declared, ...passedOn]
      .filter((name) => !users.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text)))
      .map((name) => `${part}: ${name}`);
  });
  expect(idle).toEqual([]);
  expect(late.length).toBeGreaterThan(15);
});

test.each(textsOf("{bench,test/maze/**}/*.mjs"))("$file names modules that exist", ({ file, text }) => {
  const required = [...text.matchAll(/require\("(\S+\.ts)"\)/g)].map(([, name]) =>
    path.join(path.dirname(file), name!),
  );
  const lists = [...text.matchAll(/(?:compile\(|MODULES = |names = )\[(.*?)\]/gs)].map(([, list]) => list).join();
  const compiled = [...lists.matchAll(/"(\S+)"/g)].map(([, name = ""]) =>
    path.join(name.startsWith("test/") ? "" : "src/maze", `${name}.ts`),
  );
  expect([...required, ...compiled].filter((name) => !existsSync(name))).toEqual([]);
});

test("every class in the style sheets is given to something", () => {
  const selectors = joined("src/**/*.css").replace(/\/\*[^]*?\*\/|\{[^{}]*\}/g, "");
  const styled = new Set([...selectors.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name!));
  const literals = joined("src/{taskpane,commands}/**/*.{ts,html}").match(/(["'`])(?:(?!\1)[^\\\n])*\1/g)!;
  const given = new Set(literals.flatMap((literal) => literal.slice(1, -1).split(" ")));
  expect(styled.size).toBeGreaterThan(50);
  expect([...styled].filter((name) => !given.has(name))).toEqual([]);
});
