// Requests and bytes of Generate, Check, Show as text and Solve for square mazes, in a newly opened pane on a workbook that
// answers at once, and the memory of page and workbook together in one process.
// Run by hand: node bench/requests.mjs [side ...]. 1000 takes a minute or two.
import {
  check,
  defaultChoice,
  generate,
  OpenWorkbook,
  openNodeWorkbook,
  readSizes,
  say,
  setUpSheet,
  showText,
  solve,
  writeSizes,
} from "./testEquipment.mjs";

const sides = process.argv.slice(2).map(Number);
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
  Generate: () => generate({ ...defaultChoice, seed: "a seed" }, dialogue),
  Check: () => check(dialogue),
  "Show as text": () => showText("box-drawing", dialogue),
  Solve: () => solve({ ...search, showVisited: false, arrows: false }, dialogue),
};
const rows = [];
for (const side of sides.length > 0 ? sides : [50, 100, 200, 400, 1000]) {
  const book = openNodeWorkbook();
  const { excel, counter } = book;
  const openPane = () => (workbook = new OpenWorkbook({ clock: () => excel.passed }));
  openPane();
  await setUpSheet(dialogue);
  await writeSizes(workbook, undefined, { columns: side, rows: side });
  for (const [act, run] of Object.entries(acts)) {
    openPane();
    // Mazes are drawn by packed areas; strokes.mjs counts the other ways.
    workbook.host.mostInserted = 0;
    await readSizes(workbook);
    counter.reset();
    reports = 0;
    await run();
    const { requests } = counter;
    const sum = (of) => requests.reduce((total, request) => total + of(request), 0);
    rows.push({
      side,
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
  book.dispose();
}
console.table(rows);
