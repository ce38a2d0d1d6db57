// Requests, operations and bytes of the actions of every day, each in a newly opened pane on a workbook that answers at once, and the
// memory of page and workbook together in one process. What does not fit on paper is left out.
// Run by hand: node bench/requests.mjs [side or columnsxrows ...]. 1000 takes a minute or two.
import {
  answerPage,
  check,
  clearMaze,
  defaultChoice,
  generate,
  makeBooklet,
  makePoster,
  OpenWorkbook,
  openNodeWorkbook,
  plainPage,
  readSheetInFront,
  say,
  addSizeCells,
  showText,
  solve,
  writeSizes,
} from "./testEquipment.mjs";

const sizes = (process.argv.length > 2 ? process.argv.slice(2) : ["20x15", 50, 100, 200, 400, 1000]).map((text) => {
  const [columns, rows = columns] = String(text).split("x").map(Number);
  return { columns, rows };
});
const search = { solver: "breadth-first", seed: "a search", route: { kind: "ends" }, pace: "instant" };
let reports = 0;
let workbook;
const dialogue = {
  get workbook() {
    return workbook;
  },
  signal: new globalThis.AbortController().signal,
  ask: async () => true,
  progress: () => reports++,
  say,
};
const acts = {
  Generate: () => generate({ ...defaultChoice, layout, seed: "a seed" }, dialogue),
  Check: () => check(dialogue),
  "Show as text": () => showText("box-drawing", dialogue),
  Solve: () => solve({ ...search, showVisited: false, arrows: false }, dialogue),
  "Answer page": () => answerPage(defaultChoice.layout, dialogue),
  "Poster of 3 x 3": () => makePoster({ across: 3, down: 3 }, defaultChoice.layout, dialogue, plainPage),
  "Clear maze": () => clearMaze(dialogue),
};
const rows = [];
let layout = defaultChoice.layout;
const forms = sizes.flatMap((size) => (size.columns > 400 ? [{ size }] : [{ size }, { size, wallShare: 25 }]));
for (const { size, wallShare } of forms) {
  layout = { ...defaultChoice.layout, wallShare };
  const book = openNodeWorkbook();
  const { excel } = book;
  const openPane = () => (workbook = new OpenWorkbook({ clock: () => excel.passed }));
  openPane();
  await addSizeCells(dialogue);
  await writeSizes(workbook, undefined, size);
  let sheet;
  for (const [act, run] of Object.entries(acts)) {
    if (sheet !== undefined) book.workbook.activate(sheet);
    openPane();
    // Mazes are drawn by packed areas; strokes.mjs counts the other ways.
    workbook.host.maxInsertBase64 = 0;
    await readSheetInFront(workbook);
    const name = `${size.columns}x${size.rows}${wallShare === undefined ? "" : ", walls as cells"}`;
    await measure(book, name, act, run);
    sheet ??= book.workbook.activeSheet;
  }
  book.dispose();
}
const BOOKLET = {
  columns: 20,
  rows: 28,
  difficulty: "rising",
  generators: ["kruskal"],
  ends: "opposite",
  gaps: true,
  letters: true,
  seed: "a seed",
  paper: "A4",
  title: "",
  hasNameLine: false,
};
for (const count of [30, 200]) {
  const book = openNodeWorkbook();
  workbook = new OpenWorkbook({ clock: () => book.excel.passed });
  await measure(book, "20x28", `Booklet of ${count}`, () => makeBooklet({ ...BOOKLET, count }, dialogue));
  book.dispose();
}
console.table(rows);

/** Adds a row with what an action cost, unless it refused. */
async function measure({ counter }, maze, act, run) {
  counter.reset();
  reports = 0;
  try {
    await run();
  } catch {
    return;
  }
  const { requests } = counter;
  const sum = (of) => requests.reduce((total, request) => total + of(request), 0);
  rows.push({
    maze,
    act,
    requests: requests.length,
    operations: sum(({ operations }) => operations),
    "KB sent": Math.round(sum(({ bytes }) => bytes) / 1000),
    "KB answered": Math.round(sum(({ answerBytes }) => answerBytes) / 1000),
    "largest, KB": Math.round(
      Math.max(...requests.map(({ bytes, answerBytes }) => Math.max(bytes, answerBytes))) / 1000,
    ),
    reports,
    "memory, MB": Math.round(process.memoryUsage().rss / 1e6),
  });
}
