import ts from "typescript";
import { englishIn } from "../words/english";
import { nodesIn, sources } from "./sources";

const english = englishIn();

/** What is read where no Excel of today is, and the Report, which is about Excel. */
const NAME_EXCEL = ["older-note", "older-title", "report-note"];

test("no message says Excel, which the embedded workbook is not, or where a menu of Excel has something", () => {
  const menus = /\b(?:Home|Insert|Page Layout|Formulas|Data|Review|View|File), [A-Z]|\bPage Layout\b/;
  const found = [...english].filter(([, words]) => /\bExcel\b/.test(words) || menus.test(words)).map(([id]) => id);
  expect(found.sort()).toEqual(NAME_EXCEL);
  expect(english.size).toBeGreaterThan(1000);
});

/** The words of a message in each variant of its choices: { $side -> [top] The top … *[left] The left … }. */
function variantsOf(words: string): string[] {
  const named = words.replace(/\{ ([a-z][\w-]*) \}/g, (_, id: string) => english.get(id)!);
  if (named !== words) return variantsOf(named);
  // What is put in is a sentence, { $fault }, or a thing: “{ LIST($cells) }”, { NUMBER($count) }.
  const plain = words
    .replace(/\{ \$(?:fault|cost|outcome) \}/g, "X.")
    .replace(/\{ (?:\$[\w-]+|[A-Z]+\([^()]*\)) \}/g, "X")
    .replace(/\{"([^"]*)"\}/g, "$1");
  const choice = /\{ \S+ ->([^{}]*)\}/.exec(plain);
  if (choice === null) return [plain.replace(/\s+/g, " ").trim()];
  const ways = choice[1]!.split(/\n\s*\*?\[[\w-]+\] */).slice(1);
  return ways.flatMap((way) =>
    variantsOf(plain.slice(0, choice.index) + way.trim() + plain.slice(choice.index + choice[0].length)),
  );
}

test("each variant of a choice is found, also where it stands in another", () => {
  const inner = "{ $count ->\n [one] One cell\n *[other] { $count } cells\n }";
  const found = new Set(variantsOf(`{ $side ->\n  [top] Take ${inner} off.\n *[left] ${inner} stay.\n} Rest.`));
  expect([...found].sort()).toEqual([
    "One cell stay. Rest.",
    "Take One cell off. Rest.",
    "Take X cells off. Rest.",
    "X cells stay. Rest.",
  ]);
});

/** What a sentence begins with that says what to do. */
const TO_DO =
  "Add Answer Ask Change Check Choose Clear Click Close Convert Copy Correct Delete Divide Draw Enter Fill Generate Give Insert Install Leave " +
  "Load Look Make Move Open Paste Press Put Reload Remove Rename Repair Report Save Select Shorten Show Sign Switch Take Try Type Unhide " +
  "Unmerge Update Use Wait Write";
const saysWhatToDo = new RegExp(`^(?:To [^,]+, )?(?:${TO_DO.replaceAll(" ", "|")})\\b`, "i");

/** First the problem and then what to do; the latter alone where it says both. */
function isInOrder(words: string): boolean {
  const sentences = words.split(/(?<=[.?!]”?) (?=\S)/);
  const found = sentences.map((sentence) => saysWhatToDo.test(sentence));
  return found.includes(true) && (sentences.length === 1 || !found[0]);
}

test.each([
  ["The path is blocked. Open a wall.", true],
  ["Choose at least one.", true],
  ["Open a wall. The path is blocked.", false],
  ["The path is blocked.", false],
])("problems come before what to do: %s", (words, isFine) => {
  expect(isInOrder(words)).toBe(isFine);
});

/** What only a program that uses the engine can get wrong, and no person. */
const FOR_PROGRAMS = ["costs-wrong", "mask-wrong"];

/** Refusals with what somebody else has put into a message. */
const HANDED_ON = [
  'actions/classroom/classMazes.ts: together(told, more > 0 ? message("class-more-faults", { count: more }) : undefined)',
  "actions/core/work.ts: together(sentence, stays)",
  "worksheet/excel/excelSession.ts: errorSentence(OTHER_WORKBOOK)",
  "worksheet/excel/excelSession.ts: sentence",
  "worksheet/grid/lookAtPlace.ts: tooLarge({ count, most: CELL_LIMIT })",
  'worksheet/place.ts: together(why, message("move-formulas-away"))',
];

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

/** The ids of the messages that can be told, those that stand together in one text; undefined where the code does not show the first. */
function idsOf(told: ts.Expression | undefined): (string | undefined)[] {
  if (told === undefined) return [undefined];
  if (ts.isStringLiteral(told)) return [told.text];
  if (ts.isConditionalExpression(told)) return [...idsOf(told.whenTrue), ...idsOf(told.whenFalse)];
  if (ts.isIdentifier(told)) return idsOf(valueOf(told));
  if (!ts.isCallExpression(told)) return [undefined];
  const [first, ...more] = told.arguments;
  if (told.expression.getText() === "message") return idsOf(first);
  if (told.expression.getText() !== "together") return [undefined];
  return more.reduce(
    (found, each) => found.flatMap((ids) => idsOf(each).map((id) => (id === undefined ? ids : ids && `${ids} ${id}`))),
    idsOf(first),
  );
}

/** What the code makes of these classes: by file, the messages that they can have, which are the argument at this place. */
function thrown(
  names: RegExp,
  place = 0,
): { readonly name: string; readonly text: string; readonly ids: (string | undefined)[] }[] {
  return sources.flatMap(({ name, tree }) =>
    nodesIn(tree).flatMap((node) => {
      if (!ts.isNewExpression(node) || !names.test(node.expression.getText())) return [];
      const told = node.arguments?.[place];
      return told === undefined ? [] : [{ name, text: told.getText(), ids: idsOf(told) }];
    }),
  );
}

const wordsOf = (ids: string) =>
  ids
    .split(" ")
    .map((id) => english.get(id) ?? "")
    .join(" ");

/** Those that do not say first what is wrong, and then what to do. */
function others(ids: readonly string[]): string[] {
  return [...new Set(ids)].filter((id) => !variantsOf(wordsOf(id)).every(isInOrder)).sort();
}

/** What comes of it stands behind; and words that are none of these verbs: Correct so far, Report tests, Write weights gives. */
const HOW_TO = ["first-steps-make", "formulas-note", "mend-note", "path-going", "report-note", "twins-note"];

test("no other message says what to do before the problem", () => {
  const turned = [...english].filter(([, words]) =>
    variantsOf(words).some((each) => /^[^.?!]+[.!] \S/.test(each) && saysWhatToDo.test(each)),
  );
  expect(turned.map(([id]) => id).sort()).toEqual(HOW_TO);
});

test("every fault of a maze that a person can meet says what is wrong, and then what to do", () => {
  const faults = thrown(/^MazeError$/, 1).filter(({ name }) => /^maze\/|passageList/.test(name));
  expect(faults.filter(({ ids }) => ids.includes(undefined))).toEqual([]);
  const ids = faults.flatMap((fault) => fault.ids.map((id) => id!));
  // What is wrong in a text is told with its place, and that is to be corrected.
  expect(others(ids)).toEqual([...FOR_PROGRAMS, "text-fault"]);
  expect(new Set(ids).size).toBeGreaterThan(25);
});

test("every refusal says what is wrong, and then what to do", () => {
  const refusals = thrown(/^(?:Refusal|Gone|InputFault|ActionFailure)$/);
  const unseen = refusals.filter(({ ids }) => ids.includes(undefined)).map(({ name, text }) => `${name}: ${text}`);
  expect(unseen.sort()).toEqual(HANDED_ON);
  expect(others(refusals.flatMap(({ ids }) => ids.filter((id) => id !== undefined)))).toEqual([]);
  expect(refusals.length).toBeGreaterThan(90);
});

test("what is said of each error of the workbook is what is wrong, and then what to do", () => {
  const { tree } = sources.find(({ name }) => name === "worksheet/excel/refusal.ts")!;
  const ids = nodesIn(tree)
    .filter(ts.isCallExpression)
    .filter(({ expression }) => expression.getText() === "message")
    .flatMap((call) => idsOf(call).map((id) => id!));
  expect(others(ids.filter((id) => id !== "excel-error"))).toEqual([]);
  const codes = nodesIn(tree)
    .filter(ts.isPropertyAssignment)
    .filter(({ name }) => /^[A-Z]/.test(name.getText()));
  expect(codes.length).toBeGreaterThan(50);
  expect(codes.filter(({ initializer }) => !/^message\("[a-z-]+"\)$/.test(initializer.getText()))).toEqual([]);
});
