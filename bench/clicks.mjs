// Plays a teacher, a student and a hobbyist in the pane of the embedded workbook, and prints how many clicks each goal takes.
// A click is a press on a tab, a menu, a fold, a button, a box or a field (typing into it is not counted); choosing from a list takes two.
// Each area of cells that is selected for a shape is one drag, counted as a click.
// Run by hand: node bench/clicks.mjs. To compare, copy this file into another version's bench folder.
import { launchBrowser, openPage, serveEmbedded } from "./testEquipment.mjs";

/** Letters and a heart, one character per cell. */
const LETTERS = {
  A: [".###.", "#...#", "#...#", "#####", "#...#", "#...#", "#...#"],
  N: ["#...#", "##..#", "##..#", "#.#.#", "#..##", "#..##", "#...#"],
};
const HEART = [
  "..###...###..",
  ".#####.#####.",
  "#############",
  "#############",
  "#############",
  ".###########.",
  "..#########..",
  "...#######...",
  "....#####....",
  ".....###.....",
  "......#......",
];
/** Letters in one line on a bar that connects them, as a maze needs. */
const wordOf = (letters) => {
  const rows = LETTERS.A.map((_, row) => [...letters].map((letter) => LETTERS[letter][row]).join("."));
  return [...rows, "#".repeat(rows[0].length)];
};

/** The areas that a person drags: as long as possible down, then to the right. */
function areasOf(picture) {
  const left = picture.map((row) => [...row].map((sign) => sign === "#"));
  const areas = [];
  for (const [row, cells] of left.entries()) {
    for (let column = 0; column < cells.length; column++) {
      if (!left[row][column]) continue;
      const fits = (r, c) => left[r]?.[c] === true;
      let [down, right] = [1, 1];
      while (fits(row + down, column)) down++;
      while (fits(row, column + right)) right++;
      const isTall = down > right;
      let [rows, columns] = isTall ? [down, 1] : [1, right];
      const isFree = (r, c) => Array.from({ length: rows }, (_, i) => fits(r + i, c)).every(Boolean);
      if (isTall) while (isFree(row, column + columns)) columns++;
      else while (Array.from({ length: columns }, (_, i) => fits(row + rows, column + i)).every(Boolean)) rows++;
      for (let r = 0; r < rows; r++) for (let c = 0; c < columns; c++) left[row + r][column + c] = false;
      areas.push({ row: row + 1, column: column + 1, rows, columns });
    }
  }
  return areas;
}

/** Somebody at an empty workbook, whose clicks are counted. */
async function personAt(browser, address) {
  const page = await openPage(browser, { viewport: { width: 1280, height: 900 } });
  await page.goto(address);
  const pane = await (await page.waitForSelector('iframe[title="Lavirint pane"]')).contentFrame();
  await pane.getByRole("button", { name: "Generate" }).waitFor();
  let clicks = 0;
  const click = async (control) => {
    clicks++;
    await control.click();
  };
  /** The control with this name, after opening its tab and folds. */
  const reach = async (role, name) => {
    const control = pane.getByRole(role, { name, exact: true, includeHidden: true });
    await control.waitFor({ state: "attached" });
    const tab = await control.evaluate((element) =>
      element.closest('[role="tabpanel"][hidden]')?.getAttribute("aria-labelledby"),
    );
    if (tab) await click(pane.locator(`[id="${tab}"]`));
    for (;;) {
      if (!(await control.evaluate((element) => element.closest("details:not([open])") !== null))) return control;
      await click(pane.locator("details:not([open])", { has: control }).first().locator(":scope > summary"));
    }
  };
  return {
    clicks: () => clicks,
    press: async (name, role = "button") => click(await reach(role, name)),
    type: async (name, value, role = "spinbutton") => {
      const field = await reach(role, name);
      await click(field);
      await field.fill(value);
    },
    choose: async (name, label) => {
      const list = await reach("combobox", name);
      clicks += 2;
      await list.selectOption({ label });
    },
    said: (words) => pane.getByRole("status").getByText(words).waitFor(),
    async select(areas) {
      clicks += areas.length;
      await page.evaluate((chosen) => globalThis.lavirintWorkbook.excel.workbook.activeSheet.select(chosen), areas);
    },
    close: () => page.context().close(),
  };
}

const ready = /A maze of/;
async function shaped({ select, press, said }, areas) {
  await select(areas);
  await press("Use selected or coloured cells", "checkbox");
  await press("Generate");
  await said(ready);
}
/** Goals by person; `before` is done first and not counted. */
const GOALS = [
  ["everybody", "the first maze", async ({ press, said }) => (await press("Generate"), said(ready))],
  [
    "teacher",
    "24 mazes with answers",
    async ({ type, press, said }) => {
      await type("Mazes", "24");
      await press("Make booklet");
      await said(/booklet|24 mazes/i);
    },
  ],
  [
    "teacher",
    "a page to print",
    async ({ press, said }) => (await press("Prepare page"), said(/page/i)),
    async ({ press, said }) => (await press("Generate"), said(ready)),
  ],
  ["teacher", "a maze in the shape of a heart", (person) => shaped(person, areasOf(HEART))],
  ["teacher", "a maze in the shape of ANNA", (person) => shaped(person, areasOf(wordOf("ANNA")))],
  [
    "student",
    "a maze solved",
    async ({ press, said }) => (await press("Solve"), said(/path/)),
    async ({ press, said }) => (await press("Generate"), said(ready)),
  ],
  [
    "student",
    "set numbers that change while a maze is made",
    async ({ choose, press, said }) => {
      await press("Play", "radio");
      await choose("Set numbers", "In the grid");
      await press("Generate");
      await said(/Watching|shows|maze/);
    },
  ],
  [
    "student",
    "a race of two solvers",
    async ({ press, said }) => (await press("Race"), said(/found a path/)),
    async ({ press, said }) => (await press("Generate"), said(ready)),
  ],
  [
    "hobbyist",
    "all algorithms compared",
    async ({ press, said }) => (await press("Compare"), said(/Measuring|Comparing|figures/)),
  ],
  [
    "hobbyist",
    "distances in colours",
    async ({ press, said }) => (await press("Colour distances"), said(/coloured/)),
    async ({ press, said }) => (await press("Generate"), said(ready)),
  ],
];

const server = await serveEmbedded();
const browser = await launchBrowser();
try {
  for (const [who, goal, reachGoal, before] of GOALS) {
    const person = await personAt(browser, server.address);
    await before?.(person);
    const already = person.clicks();
    await reachGoal(person);
    console.log(`${who.padEnd(10)} ${goal.padEnd(46)} ${person.clicks() - already}`);
    await person.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
