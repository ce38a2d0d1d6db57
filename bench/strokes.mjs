// Three ways to draw the same maze: one border at a time, as a macro does; walls packed into addresses of several areas; and a sheet of its
// own that arrives in a file. Prints operations, requests and bytes, and
// the seconds that these operations take if one takes 0.1, 1 or 5 milliseconds (10,000 changes of single cells took 1.1 and 5.3 ms
// each on two machines, OfficeDev/office-js#5993).
// Run by hand: node bench/strokes.mjs [columnsxrows ...]. All sizes take about four minutes. One border at a time is counted up to
// 100 x 100; above, it is that maze's cost per wall times the number of walls, marked with "~".
import { OpenWorkbook, openText, defaultChoice, encode, openNodeWorkbook, say } from "./testEquipment.mjs";

const SIZES = ["20x15", "100x100", "400x400", "1000x1000"];
/** Walls in one request: office.js takes more, but its own work grows faster than their number. */
const WALLS_AT_ONCE = 500;
const MOST_COUNTED = 10_000;
/** Up to so many cells a maze on a new sheet is drawn. */
const MOST_DRAWN = 400;
const MILLISECONDS = [0.1, 1, 5];
const sizes = (process.argv.length > 2 ? process.argv.slice(2) : SIZES).map((text) => text.split("x").map(Number));

const UNVARIED = { loopPercent: 0, blockPermille: 0 };
const rows = [];
for (const [columns, rowCount] of sizes) {
  const code = encode({ rows: rowCount, columns, generator: "kruskal", seed: "a seed", variation: UNVARIED });
  rows.push(await oneByOne(columns, rowCount));
  rows.push(await drawn(code, columns, rowCount, { inserting: "missing" }, "packed areas"));
  rows.push(
    await drawn(code, columns, rowCount, {}, columns * rowCount <= MOST_DRAWN ? "packed areas, as few" : "in a file"),
  );
}
console.table(rows);

async function drawn(code, columns, rowCount, switches, way) {
  const book = openNodeWorkbook();
  Object.assign(book.switches, switches);
  book.workbook.activeSheet.setCell(0, 0, "in use");
  const dialogue = {
    workbook: new OpenWorkbook({ clock: () => book.excel.passed }),
    signal: new globalThis.AbortController().signal,
    ask: async () => true,
    progress: () => undefined,
    say,
  };
  await openText(code, defaultChoice.layout, dialogue);
  const row = rowOf(columns, rowCount, way, totals(book.counter));
  book.dispose();
  return row;
}

/** Closes every wall, then opens one after the other, as many as a perfect maze has. */
async function oneByOne(columns, rowCount) {
  const passages = columns * rowCount - 1;
  const counted = Math.min(passages, MOST_COUNTED);
  const book = openNodeWorkbook();
  const range = (sheet) => sheet.getRangeByIndexes(1, 1, Math.min(rowCount, 100), Math.min(columns, 100));
  await globalThis.Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getActiveWorksheet();
    for (const edge of ["EdgeTop", "EdgeBottom", "EdgeLeft", "EdgeRight", "InsideVertical", "InsideHorizontal"]) {
      const border = range(sheet).format.borders.getItem(edge);
      border.style = "Continuous";
      border.weight = "Thick";
    }
    await context.sync();
  });
  for (let first = 0; first < counted; first += WALLS_AT_ONCE) {
    await globalThis.Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      for (let wall = first; wall < Math.min(counted, first + WALLS_AT_ONCE); wall++) {
        const cell = sheet.getRangeByIndexes(1 + (Math.floor(wall / 99) % 100), 1 + (wall % 99), 1, 1).untrack();
        cell.format.borders.getItem("EdgeRight").style = "None";
      }
      await context.sync();
    });
  }
  const { operations, requests, bytes } = totals(book.counter);
  book.dispose();
  const factor = passages / counted;
  const all = { operations: operations * factor, requests: requests * factor, bytes: bytes * factor };
  return rowOf(columns, rowCount, factor > 1 ? "~ one border at a time" : "one border at a time", all);
}

function totals({ requests }) {
  const sum = (of) => requests.reduce((total, request) => total + of(request), 0);
  return { operations: sum((one) => one.operations), requests: requests.length, bytes: sum((one) => one.bytes) };
}

function rowOf(columns, rowCount, way, { operations, requests, bytes }) {
  return {
    maze: `${columns}x${rowCount}`,
    way,
    operations: Math.round(operations),
    requests: Math.round(requests),
    KB: Math.round(bytes / 1000),
    ...Object.fromEntries(
      MILLISECONDS.map((each) => [`s at ${each} ms`, Number(((operations * each) / 1000).toPrecision(2))]),
    ),
  };
}
