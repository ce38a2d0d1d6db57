// How long the worksheet in the page takes to paint a frame: a 500x500 maze with numbers, scrolled, moved to distant cells and edited;
// at the scaling of 1 also in a workbook of 200 sheets, with charts and pictures over the maze.
// "Painting" is the page's own code; "between frames" is everything that the browser does (16.7 ms at 60 frames a second).
// Run by hand: node bench/view.mjs
import { ADDRESS, drawMaze, launchBrowser, openPage } from "./testEquipment.mjs";

const FRAMES = 120;
const SHEETS = 200;
/** Charts over the maze, and as many pictures. */
const OBJECTS = 20;
const WAYS = {
  "scroll down, 40 px a frame": (view) => view.scrollBy(0, 40),
  "scroll right, 40 px a frame": (view) => view.scrollBy(40, 0),
  "scroll both ways, 25 px a frame": (view) => view.scrollBy(25, 25),
  "scroll a page a frame": (view, i) => view.scrollBy(0, i % 12 < 6 ? 700 : -700),
  "move the selection": (view, i) => view.sheet.select([{ row: 3 + (i % 9), column: 4, rows: 1, columns: 1 }]),
  "one number changes a frame": (view, i) => view.sheet.setCell(5 + (i % 9), 9, i),
  "one wall falls a frame": (view, i) =>
    view.sheet.changeVerticalEdges({ row: 4 + (i % 9), column: 7, rows: 1, columns: 1 }, (line) => ({
      ...line,
      style: "None",
    })),
  "nothing changes": () => undefined,
};

const browser = await launchBrowser();
const rows = [];
try {
  for (const deviceScaleFactor of [1, 1.5, 2]) {
    const page = await openPage(browser, { deviceScaleFactor, viewport: { width: 1440, height: 850 } });
    await page.goto(ADDRESS);
    await page.waitForFunction(() => globalThis.lavirintWorkbook);
    await drawMaze(page, 500, 500, 15, true);
    await measureAll("", deviceScaleFactor, page);
    if (deviceScaleFactor === 1) {
      await addSheetsAndObjects(page);
      await measureAll(`${SHEETS} sheets, ${OBJECTS} charts and pictures: `, deviceScaleFactor, page);
    }
    await page.context().close();
  }
  console.table(rows);
} finally {
  await browser.close();
}

async function measureAll(where, scaling, page) {
  for (const [name, act] of Object.entries(WAYS)) {
    const times = await page.evaluate(measure, { act: act.toString(), frames: FRAMES });
    rows.push({ scaling, what: where + name, ...summary(times) });
  }
}

/** Adds sheets, and lays charts of the maze's numbers and pictures over it, by the add-in's office.js. */
async function addSheetsAndObjects(page) {
  const pane = await (await page.waitForSelector('iframe[title="Lavirint pane"]')).contentFrame();
  await pane.getByRole("button", { name: "Generate" }).waitFor();
  await pane.evaluate(
    ([sheets, objects]) => {
      const canvas = Object.assign(globalThis.document.createElement("canvas"), { width: 200, height: 200 });
      canvas.getContext("2d").fillRect(0, 0, 200, 200);
      const picture = canvas.toDataURL("image/png").replace(/^.*,/, "");
      return globalThis.Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.getActiveWorksheet();
        for (let i = 0; i < objects; i++) {
          const place = { left: 60 + (i % 4) * 250, top: 60 + Math.floor(i / 4) * 700 };
          sheet.charts.add("Line", sheet.getRange("J5:K20"), "Columns").set({ ...place, width: 200, height: 150 });
          sheet.shapes.addImage(picture).set({ left: place.left, top: place.top + 350 });
        }
        for (let i = 1; i < sheets; i++) context.workbook.worksheets.add(`Sheet ${i + 1}`);
        await context.sync();
      });
    },
    [SHEETS, OBJECTS],
  );
}

/** Runs in the page: milliseconds of painting in each frame, and since the frame before. */
async function measure({ act, frames }) {
  const { view } = globalThis.lavirintWorkbook.area;
  const step = (0, eval)(act);
  const draw = view.draw;
  let spent = 0;
  view.draw = function () {
    const before = performance.now();
    draw.call(this);
    spent += performance.now() - before;
  };
  view.reveal(0, 0);
  const frame = () => new Promise((resolve) => globalThis.requestAnimationFrame(resolve));
  for (let i = 0; i < 5; i++) await frame();
  const times = [];
  let last = await frame();
  for (let i = 0; i < frames; i++) {
    spent = 0;
    step(view, i);
    const now = await frame();
    times.push([spent, now - last]);
    last = now;
  }
  view.draw = draw;
  return times;
}

function summary(times) {
  const at = (which, share) => {
    const sorted = times.map((pair) => pair[which]).sort((a, b) => a - b);
    return Number(sorted[Math.floor(share * (sorted.length - 1))].toFixed(1));
  };
  return {
    "painting, median ms": at(0, 0.5),
    "95 %": at(0, 0.95),
    "between frames, median ms": at(1, 0.5),
    "95 % ": at(1, 0.95),
  };
}
