// Makes booklets in the embedded workbook: 30 mazes on a sheet each, and 200 on one sheet. Prints time, requests and bytes, and, where
// LibreOffice is installed, whether every printed page has its number once and the walls of its maze.
// Run by hand: node bench/booklet.mjs [count ...]. Exits with 1 if a page is wrong.
// node bench/booklet.mjs choices prints requests and bytes for every kind, all ends and marks, and each preset, without printing pages.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  darkFrame,
  decode,
  differences,
  follow,
  generators,
  makeBooklet,
  openNodeWorkbook,
  pagesOfPdf,
  pagesToPgm,
  printToPdf,
  readPgm,
  saveXlsx,
  OpenWorkbook,
  say,
} from "./testEquipment.mjs";

const onlyChoices = process.argv[2] === "choices";
const counts = onlyChoices ? [] : process.argv.slice(2).map(Number);
const DOTS_PER_INCH = 150;
const POINT = DOTS_PER_INCH / 72;
/** The booklet's side and top margins in points, less what a line extends into them. */
const [SIDE, TOP] = [34.5, 52.5];
const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);
const dialogue = () => ({
  workbook: new OpenWorkbook(),
  signal: new globalThis.AbortController().signal,
  ask: async () => true,
  progress: () => undefined,
  say,
});

/** The faults of wrong pages, as sentences. */
function faultsOf(pages, mazes, isOnOneSheet) {
  const faults = [];
  mazes.forEach(({ maze, ends, code }, i) => {
    const { words, text, picture } = pages[i];
    const numbers = text.match(/Maze \d+/g) ?? [];
    if (numbers.join() !== `Maze ${i + 1}`) faults.push(`page of maze ${i + 1} has the numbers ${numbers.join()}`);
    if (/##/.test(text)) faults.push(`page of maze ${i + 1} has number signs`);
    const label = isOnOneSheet ? words.find((word) => word.text === "Maze") : undefined;
    const foot = isOnOneSheet ? words.find((word) => word.text === code) : undefined;
    if (!text.includes(code)) faults.push(`page of maze ${i + 1} lacks its share code`);
    const frame = darkFrame(picture, {
      left: SIDE * POINT,
      top: (label ? label.bottom + 0.5 : TOP) * POINT,
      right: picture.width - SIDE * POINT,
      bottom: foot ? (foot.top - 0.5) * POINT : picture.height - TOP * POINT,
    });
    const wrong = differences(picture, frame, maze, { ends: new Set([ends.entrance, ...ends.exits]) });
    faults.push(...wrong.slice(0, 3).map((sentence) => `maze ${i + 1}: ${sentence}`));
  });
  return faults;
}

const PLAIN = {
  count: 30,
  columns: 20,
  rows: 28,
  difficulty: "rising",
  generators: ["kruskal", "depth-first", "wilson"],
  ends: "opposite",
  gaps: true,
  letters: true,
  seed: "bench",
  paper: "A4",
  title: "Bench",
  hasNameLine: false,
};

/** Makes a booklet in a new workbook and prints its requests. */
async function printRequests(name, chosen) {
  const book = openNodeWorkbook();
  try {
    book.counter.reset();
    const choice = { ...PLAIN, ...chosen };
    await makeBooklet(choice, dialogue());
    const bytes = book.counter.requests.map((request) => request.bytes);
    const total = bytes.reduce((sum, each) => sum + each, 0);
    const cells = choice.count * choice.columns * choice.rows;
    console.log(
      `${String(choice.count).padStart(3)} ${name.padEnd(44)} ${String(bytes.length).padStart(2)} requests ${String(total).padStart(8)} bytes, the largest ${String(Math.max(...bytes)).padStart(6)}, ${(total / cells).toFixed(1)} a cell`,
    );
  } finally {
    book.dispose();
  }
}

async function printChoices() {
  for (const { id } of generators) await printRequests(`of ${id}`, { generators: [id] });
  for (const ends of ["corners", "longest", "opposite"]) await printRequests(`with ends ${ends}`, { ends });
  await printRequests("with gaps alone", { letters: false });
  await printRequests("with letters alone", { gaps: false });
  await printRequests("on one sheet", { isOnOneSheet: true });
  const texts = { title: "\u8ff7".repeat(90), hasNameLine: true, seed: "\u5bab".repeat(100) };
  const largest = { ...texts, generators: ["growing-tree-newest"] };
  await printRequests("of the largest kind with the longest texts", largest);
  await printRequests("of the largest kind with the longest texts", { ...largest, count: 200 });
  for (const [columns, rows] of [
    [30, 42],
    [42, 30],
  ]) {
    for (const count of [30, 200]) await printRequests(`of ${columns} x ${rows}`, { columns, rows, count });
  }
}

if (onlyChoices) await printChoices();

for (const count of counts.length > 0 || onlyChoices ? counts : [30, 200]) {
  const isOnOneSheet = count > 50;
  const book = openNodeWorkbook();
  const folder = mkdtempSync(path.join(tmpdir(), "lavirint-booklet-"));
  try {
    book.counter.reset();
    let began = performance.now();
    await makeBooklet({ ...PLAIN, count, isOnOneSheet }, dialogue());
    const made = seconds(began);
    const { requests } = book.counter;
    const bytes = requests.map((request) => request.bytes);
    const total = bytes.reduce((sum, each) => sum + each, 0);
    began = performance.now();
    const file = path.join(folder, "booklet.xlsx");
    const xlsx = await saveXlsx(book.workbook);
    writeFileSync(file, xlsx);
    console.log(
      `${count} mazes of 20 x 28${isOnOneSheet ? " on one sheet" : ""}: made in ${made} s, ${requests.length} requests, ${total} bytes, the largest ${Math.max(...bytes)}; saved in ${seconds(began)} s, ${xlsx.length} bytes`,
    );
    const index = book.workbook.sheet("Index");
    const mazes = Array.from({ length: count }, (_, i) => {
      const code = String(index.value(4 + i, 5));
      const recipe = decode(code);
      return { maze: follow(recipe).maze, ends: recipe.ends, code };
    });
    began = performance.now();
    let pdf;
    try {
      pdf = printToPdf(file);
    } catch (error) {
      console.log(`  not printed: ${error.message}`);
      continue;
    }
    const all = pagesOfPdf(pdf);
    const printed = seconds(began);
    const first = all.findIndex(({ text }) => (text.match(/Maze \d+/g) ?? []).join() === "Maze 1");
    const answers = Math.ceil(count / 6);
    const pictures = pagesToPgm(pdf, DOTS_PER_INCH);
    const pages = all.slice(first, first + count).map((page, i) => ({
      ...page,
      get picture() {
        return readPgm(pictures[first + i]);
      },
    }));
    const faults = faultsOf(pages, mazes, isOnOneSheet);
    if (all.length !== first + count + answers) {
      faults.push(`${all.length} pages, ${first} before the mazes, and ${first + count + answers} are expected`);
    }
    console.log(
      `  LibreOffice printed ${all.length} pages in ${printed} s; ${faults.length} faults; all seen in ${seconds(began)} s`,
    );
    for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    book.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}
