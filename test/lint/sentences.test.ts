import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { englishIn } from "../words/english";

const SRC = path.resolve(__dirname, "../../src");

const files = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => name.split(path.sep).join("/"))
  .map((name) => ({
    name,
    tree: ts.createSourceFile(name, readFileSync(path.join(SRC, name), "utf8"), ts.ScriptTarget.Latest, true),
  }));

const english = englishIn();

/** Where Excel has its commands, for the details of refusals; what is read where no Excel of today is; the Report, which is about Excel. */
const NAMES_EXCEL = /^(?:way-to|older|report)-/;

test("no message says Excel, which the embedded workbook is not, or where a menu of Excel has something: only details do", () => {
  const menus = /\b(?:Home|Insert|Page Layout|Formulas|Data|Review|View|File), [A-Z]|\bPage Layout\b/;
  const found = [...english].filter(([, words]) => /\bExcel\b/.test(words) || menus.test(words)).map(([id]) => id);
  expect(found.filter((id) => !NAMES_EXCEL.test(id))).toEqual([]);
  expect(found.length).toBeGreaterThan(7);
  expect(english.size).toBeGreaterThan(1000);
});

/** The ways in which words can begin, which are several where a choice stands first: { $side -> [top] The top … *[left] The left … }. */
function beginnings(words: string): string[] {
  const other = /^\{ ([a-z][\w-]*) \}/.exec(words)?.[1];
  if (other !== undefined) return beginnings(english.get(other)!);
  if (!/^\{[^{}]*->/.test(words)) return [words];
  const variants: string[] = [];
  let depth = 0;
  for (const part of words.split(/([{}]|\n\s*\*?\[[\w-]+\] *)/)) {
    if (part === "{") depth++;
    else if (part === "}" && --depth === 0) break;
    if (depth === 1 && /^\n\s*\*?\[/.test(part)) variants.push("");
    else if (variants.length > 0) variants[variants.length - 1] += part;
  }
  return variants.flatMap((each) => beginnings(each.trim()));
}

test("what stands first in a choice is found in each of its variants", () => {
  const inner = "{ $count ->\n [one] One\n *[other] { $count }\n } cells";
  expect(beginnings(`{ $side ->\n  [top] Take ${inner} off.\n *[left] ${inner} stay.\n} Rest.`)).toEqual([
    `Take ${inner} off.`,
    "One",
    "{ $count }",
  ]);
});

/** What a refusal may begin with. */
const TO_DO =
  "Add Answer Ask Change Check Choose Clear Click Close Copy Correct Draw Enter Fill Generate Give Insert Leave Load Look Make Move " +
  "Open Paste Press Put Reload Remove Rename Report Save Select Shorten Show Sign Switch Take Try Type Unhide Unmerge Update Use Wait Write";
const begins = new RegExp(`^(?:${TO_DO.replaceAll(" ", "|")})\\b`);

/** What only a program that uses the engine can get wrong, and no person. */
const FOR_PROGRAMS = [
  "costs-of-wrong-number",
  "mask-entry-wrong",
  "mask-of-wrong-length",
  "no-share-code-for-generator",
];

/** Refusals with what somebody else has put into a message. */
const HANDED_ON = [
  'actions/classroom/classMazes.ts: together(told, more > 0 ? message("class-more-faults", { count: more }) : undefined)',
  "actions/desk/work.ts: stoppedSentence",
  "actions/desk/work.ts: together(error.sentence, standing)",
  "actions/desk/work.ts: together(error.sentence, standing)",
  "actions/front/sheetInFront.ts: sentence",
  "actions/make/clearMaze.ts: told",
  "taskpane/print/paperView.ts: filling",
  "worksheet/excel/job.ts: error.sentence",
  "worksheet/excel/job.ts: errorSentence(OTHER_WORKBOOK)",
  "worksheet/excel/job.ts: sentence",
  "worksheet/grid/chosenShape.ts: tooLarge({ count, most: CELL_LIMIT })",
];

function* nodesIn(tree: ts.Node): Generator<ts.Node> {
  yield tree;
  for (const child of tree.getChildren()) yield* nodesIn(child);
}

/** The value of a constant, as the nearest block around its use declares it. */
function valueOf(use: ts.Identifier): ts.Expression | undefined {
  for (let around: ts.Node = use.parent; around !== undefined; around = around.parent) {
    if (!ts.isBlock(around) && !ts.isSourceFile(around)) continue;
    const declared = around.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations)
      .find(({ name }) => name.getText() === use.text);
    if (declared?.initializer !== undefined) return declared.initializer;
  }
  return undefined;
}

/** The ids of the messages that can stand first in what is told; undefined for one that the code does not show. */
function firstIds(told: ts.Expression | undefined): (string | undefined)[] {
  if (told === undefined) return [undefined];
  if (ts.isStringLiteral(told)) return [told.text];
  if (ts.isConditionalExpression(told)) return [...firstIds(told.whenTrue), ...firstIds(told.whenFalse)];
  if (ts.isIdentifier(told)) return firstIds(valueOf(told));
  if (ts.isCallExpression(told) && /^(?:message|together)$/.test(told.expression.getText())) {
    return firstIds(told.arguments[0]);
  }
  return [undefined];
}

/** What the code makes of these classes: by file, the messages with which they can begin, which are the argument at this place. */
function thrown(
  names: RegExp,
  place = 0,
): { readonly name: string; readonly text: string; readonly ids: (string | undefined)[] }[] {
  return files.flatMap(({ name, tree }) =>
    [...nodesIn(tree)].flatMap((node) => {
      if (!ts.isNewExpression(node) || !names.test(node.expression.getText())) return [];
      const told = node.arguments?.[place];
      return told === undefined ? [] : [{ name, text: told.getText(), ids: firstIds(told) }];
    }),
  );
}

/** Those whose words begin otherwise than with what to do. */
function others(ids: readonly string[]): string[] {
  return [...new Set(ids)]
    .filter((id) => !beginnings(english.get(id) ?? "").every((words) => begins.test(words)))
    .sort();
}

test("every fault of a maze that a person can meet begins with what to do", () => {
  const faults = thrown(/^MazeError$/, 1).filter(({ name }) => /^maze\/|passageList/.test(name));
  expect(faults.filter(({ ids }) => ids.includes(undefined))).toEqual([]);
  const ids = faults.flatMap((fault) => fault.ids.map((id) => id!));
  expect(others([...ids, "text-fault"])).toEqual(FOR_PROGRAMS);
  expect(new Set(ids).size).toBeGreaterThan(25);
});

test("every refusal begins with what to do", () => {
  const refusals = thrown(/^(?:Refusal|Gone|InputFault|ActionFailure)$/);
  const unseen = refusals.filter(({ ids }) => ids.includes(undefined)).map(({ name, text }) => `${name}: ${text}`);
  expect(unseen.sort()).toEqual(HANDED_ON);
  expect(others(refusals.flatMap(({ ids }) => ids.filter((id) => id !== undefined)))).toEqual([]);
  expect(refusals.length).toBeGreaterThan(90);
});

test("what is said of each error of the workbook begins with what to do", () => {
  const { tree } = files.find(({ name }) => name === "worksheet/excel/refusal.ts")!;
  const ids = [...nodesIn(tree)]
    .filter(ts.isCallExpression)
    .filter(({ expression }) => expression.getText() === "message")
    .flatMap((call) => firstIds(call).map((id) => id!));
  const details = ["excel-error", "excel-error-at"];
  // The ways to a command of Excel stand behind the sentence.
  expect(others(ids.filter((id) => !details.includes(id) && !id.startsWith("way-to-")))).toEqual([]);
  expect(new Set(ids).size).toBeGreaterThan(40);
});
