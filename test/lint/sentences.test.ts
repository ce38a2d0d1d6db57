import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

const SRC = path.resolve(__dirname, "../../src");

const files = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => name.split(path.sep).join("/"))
  .map((name) => ({
    name,
    tree: ts.createSourceFile(name, readFileSync(path.join(SRC, name), "utf8"), ts.ScriptTarget.Latest, true),
  }));

function* nodesIn(tree: ts.Node): Generator<ts.Node> {
  yield tree;
  for (const child of tree.getChildren()) yield* nodesIn(child);
}

/** The texts in a file's code, in which `…` stands for what is put in; without imports and types. */
function* textsIn(tree: ts.Node): Generator<string> {
  for (const node of nodesIn(tree)) {
    if (ts.isImportDeclaration(node.parent ?? node) || ts.isLiteralTypeNode(node.parent ?? node)) continue;
    const text = textOf(node);
    if (text !== undefined) yield text;
  }
}

/** A text as the code has it, in which `…` stands for what is put in; nothing for what is no text. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join("");
  }
  if (ts.isBinaryExpression(node)) {
    const [left, right] = [textOf(node.left), textOf(node.right)];
    return left === undefined ? undefined : left + (right ?? "…");
  }
  return undefined;
}

test("no sentence says Excel, which the embedded workbook is not, or where a menu of Excel has something: only details do", () => {
  const rooms = files.filter(({ name }) => !name.startsWith("maze/") && name !== "worksheet/excel/waysInExcel.ts");
  const menus = /\b(?:Home|Insert|Page Layout|Formulas|Data|Review|View|File), [A-Z]|\bPage Layout\b/;
  const found = rooms.flatMap(({ name, tree }) =>
    [...textsIn(tree)].filter((text) => /\bExcel\b/.test(text) || menus.test(text)).map((text) => `${name}: ${text}`),
  );
  expect(found).toEqual([]);
  expect(rooms.flatMap(({ tree }) => [...textsIn(tree)]).length).toBeGreaterThan(1000);
});

/** What a refusal may begin with. */
const TO_DO =
  "Add Answer Ask Change Check Choose Clear Click Close Copy Correct Draw Enter Fill Generate Give Insert Leave Look Make Move " +
  "Open Paste Press Put Remove Save Select Shorten Show Sign Take Try Type Unhide Unmerge Update Use Wait Write";
const begins = new RegExp(`^(?:${TO_DO.replaceAll(" ", "|")})\\b`);

/** What only a program that uses the engine can get wrong, and no person. */
const FOR_PROGRAMS = [
  "A cost must be a finite number of at least 0, and cell … has ….",
  "A mask holds 0 or 1, and has … at cell ….",
  "The mask of … x … cells must have … entries, and has ….",
  "There is no number in share codes for a generator called “…”.",
  "There must be a cost for each of the … cells, and there are ….",
];

/** By id, the English words of each message, in which `…` stands for what is put in; of one that is a choice, its first variant. */
const english = new Map(
  readdirSync(path.join(SRC, "words/en"))
    .filter((file) => file.endsWith(".ftl"))
    .flatMap((file) => [
      ...readFileSync(path.join(SRC, "words/en", file), "utf8").matchAll(/^([a-z][\w-]*) =(.*(?:\n +.*)*)/gm),
    ])
    .map(([, id, words]) => [
      id!,
      words!
        .replace(/^\s*\{[^{}]*->\s*\*?\[\w+\]/, "")
        .trim()
        .replace(/\{[^{}]*\}/g, "…"),
    ]),
);

/** The words of `message("id", …)`. */
function wordsOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || node.expression.getText() !== "message") return undefined;
  const [id] = node.arguments;
  return id !== undefined && ts.isStringLiteral(id) ? english.get(id.text) : undefined;
}

/** First arguments of what is thrown by these classes or functions, where the code has them as texts or messages. */
function thrown(names: RegExp): { readonly name: string; readonly text: string }[] {
  return files.flatMap(({ name, tree }) =>
    [...nodesIn(tree)].flatMap((node) => {
      if (!ts.isNewExpression(node) || !names.test(node.expression.getText())) return [];
      const told = node.arguments![0]!;
      const text = textOf(told) ?? wordsOf(told);
      return text === undefined ? [] : [{ name, text }];
    }),
  );
}

test("every fault of a maze that a person can meet begins with what to do", () => {
  const faults = thrown(/^(?!Text)\w+(?<!Range|Type)Error$/).filter(({ name }) => /^maze\/|passageList/.test(name));
  const others = faults.filter(({ text }) => !begins.test(text));
  expect(others.map(({ text }) => text).sort()).toEqual(FOR_PROGRAMS);
  expect(faults.length).toBeGreaterThan(25);
});

test("every refusal begins with what to do", () => {
  const refusals = thrown(/^(?:Refusal|Gone)$/);
  const others = refusals.filter(({ text }) => !begins.test(text) && !text.startsWith("…"));
  expect(others).toEqual([]);
  expect(refusals.length).toBeGreaterThan(60);
});
