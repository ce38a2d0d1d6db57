/**
 * Counts the files that one opens to follow a click: from the button's handler through every function that is called, until a border is
 * in the sheet, or gone. Types, doors (index.ts), words and office.js do not count, nor do the views, which say what was chosen, and
 * playback, which comes after. Functions that stand in a table are not followed. Part of `npm run lint`; `node tools/followed.mjs --list`
 * names the files, in the order in which the calls reach them.
 */
import path from "node:path";
import ts from "typescript";

const CLICKS = { Generate: "generate", "Clear maze": "clearMaze" };

const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ".");
const program = ts.createProgram(["src/taskpane/taskpane.ts"], { ...options, types: [], lib: ["lib.es2022.d.ts"] });
const checker = program.getTypeChecker();

const nameOf = (file) => path.relative(".", file.fileName).split(path.sep).join("/");
/** Not the words, the views of the pane, and playback. */
const isFollowed = (file) => /^src\/(?!words\/|taskpane\/(?!running\b)|actions\/watch\/)/.test(nameOf(file));

/** What an action's name in the pane stands for: the function that its room of src/actions shows under it. */
function actionCalled(room, name) {
  const [door] = [`${room}.ts`, `${room}/index.ts`].flatMap(
    (file) => program.getSourceFile(`src/actions/${file}`) ?? [],
  );
  return checker.getExportsOfModule(checker.getSymbolAtLocation(door)).find((each) => each.name === name);
}

/** An action as the pane names it, "actions.make.generate". */
const isAction = (node) =>
  ts.isPropertyAccessExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.expression.getText() === "actions";

/** Where a click on an action's button begins: the function that calls the action, or the call that is given it. */
function handlerOf(action) {
  let handler;
  const look = (node) => {
    if (isAction(node) && node.name.text === action) {
      const isCalled = ts.isCallExpression(node.parent) && node.parent.expression === node;
      handler ??= isCalled ? ts.findAncestor(node, ts.isFunctionDeclaration) : node.parent;
    }
    ts.forEachChild(node, look);
  };
  for (const file of program.getSourceFiles()) if (nameOf(file).startsWith("src/taskpane/")) look(file);
  if (handler === undefined) throw new Error(`tools/followed.mjs finds no button of actions.${action}`);
  return handler;
}

/** The functions with a body that a name stands for. */
function functionsOf(symbol) {
  if (symbol === undefined) return [];
  const meant = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return (meant.declarations ?? []).flatMap((declaration) => {
    if (!isFollowed(declaration.getSourceFile())) return [];
    if (ts.isClassDeclaration(declaration)) return declaration.members.filter(ts.isConstructorDeclaration);
    const code = declaration.initializer ?? declaration;
    return ts.isFunctionLike(code) && code.body !== undefined ? [code] : [];
  });
}

/** Whether a name is called, made anew, or read as the getter of an object. */
function isCalled(node) {
  const whole = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node ? node.parent : node;
  if (ts.isCallExpression(whole.parent) || ts.isNewExpression(whole.parent)) return whole.parent.expression === whole;
  return whole !== node && (checker.getSymbolAtLocation(node)?.flags & ts.SymbolFlags.GetAccessor) !== 0;
}

function filesFollowing(action) {
  const files = new Set();
  const entered = new Set();
  const handler = handlerOf(action);
  const enter = (code) => {
    if (entered.has(code)) return;
    entered.add(code);
    files.add(nameOf(code.getSourceFile()));
    ts.forEachChild(code, walk);
  };
  const walk = (node) => {
    if (ts.isTypeNode(node)) return;
    if (isAction(node)) {
      const [table] = checker.getTypeAtLocation(node.expression.expression).symbol?.declarations ?? [];
      if (table !== undefined) files.add(nameOf(table.getSourceFile()));
      functionsOf(actionCalled(node.expression.name.text, node.name.text)).forEach(enter);
    }
    ts.forEachChild(node, walk);
    if (!ts.isIdentifier(node) || !isCalled(node)) return;
    functionsOf(checker.getSymbolAtLocation(node)).forEach(enter);
  };
  files.add(nameOf(handler.getSourceFile()));
  walk(handler);
  return [...files];
}

const counts = Object.entries(CLICKS).map(([button, action]) => ({ button, files: filesFollowing(action) }));
console.log(`files to follow: ${counts.map(({ button, files }) => `${button} ${files.length}`).join(", ")}`);
if (process.argv.includes("--list")) {
  for (const { button, files } of counts) console.log([`\n${button}:`, ...files].join("\n  "));
}
