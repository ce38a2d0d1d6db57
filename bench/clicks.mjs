// Plays a teacher, a student and a hobbyist in the pane of the embedded workbook, and prints how many clicks each goal takes.
// A click is a press on a tab, a menu, a fold, a button, a box or a field (typing or pasting into it is not counted); choosing from a list
// takes two, a click on a sheet one.
// Run by hand: node bench/clicks.mjs. To compare, copy this file into another version's bench folder.
import { ADDRESS, launchBrowser, openPage } from "./testEquipment.mjs";

/** Somebody at an empty workbook, whose clicks are counted. */
async function personAt(browser, address) {
  const page = await openPage(browser, { viewport: { width: 1280, height: 900 } });
  await page.goto(`${address}try.html`);
  const pane = await (await page.waitForSelector('iframe[title="Lavirint pane"]')).contentFrame();
  await pane.getByRole("button", { name: "Generate" }).waitFor();
  let clicks = 0;
  const click = async (control) => {
    clicks++;
    // While an action runs, its buttons do nothing.
    await control.and(pane.locator(":not([aria-disabled=true])")).waitFor({ state: "attached" });
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
    enter: () => page.keyboard.press("Enter"),
    paste: async (address, text) => {
      clicks++;
      await page.evaluate(
        ([place, lines]) => {
          const { excel } = globalThis.lavirintWorkbook;
          lines.split("\n").forEach((line, i) => {
            const row = Number(place.slice(1)) - 1 + i;
            excel.person.type(excel.workbook.activeSheet, row, place.charCodeAt(0) - 65, line);
          });
        },
        [address, text],
      );
    },
    said: (words) => pane.getByRole("status").getByText(words).waitFor(),
    close: () => page.context().close(),
  };
}

const ready = /A maze of/;
/** Goals by person; `before` is done first and not counted. */
const GOALS = [
  ["everybody", "the first maze", async ({ press, said }) => (await press("Generate"), said(ready))],
  [
    "teacher",
    "50 mazes from easy to hard, with answers",
    async ({ type, press, said }) => {
      await type("Mazes", "50");
      await press("Make booklet");
      await said(/50 mazes/);
    },
  ],
  [
    "teacher",
    "a class of 24 from a pasted list",
    async ({ paste, press, said }) => {
      await press("New class list");
      await said(/three examples/);
      await paste("A2", Array.from({ length: 24 }, (_, i) => `Pupil ${i + 1}`).join("\n"));
      await press("Make class set");
      await said(/24 pages made/);
    },
  ],
  [
    "teacher",
    "a cat with a sentence, fitted, with answers",
    async ({ press, type, enter, said }) => {
      await press("Cat", "radio");
      await press("Generate");
      await said(ready);
      await type("Words, a number to count to, or cells", "THE CAT SLEEPS", "textbox");
      await enter();
      await said(/sentence|letters|path/i);
      await press("Set up for printing");
      await said(/page/i);
      await press("Answer page");
      await said(/answer/i);
    },
  ],
  [
    "teacher",
    "a page to print",
    async ({ press, said }) => (await press("Set up for printing"), said(/page/i)),
    async ({ press, said }) => (await press("Generate"), said(ready)),
  ],
  [
    "teacher",
    "a maze in the shape of a heart",
    async ({ press, said }) => {
      await press("Heart", "radio");
      await press("Generate");
      await said(ready);
    },
  ],
  [
    "teacher",
    "a maze in the shape of ANNA",
    async ({ press, type, said }) => {
      await press("Word", "radio");
      await type("Word or name", "ANNA", "textbox");
      await press("Use 25 columns and 15 rows");
      await press("Generate");
      await said(ready);
    },
  ],
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
      await choose("Pace", "Play");
      await choose("Set numbers", "In the grid");
      await press("Generate");
      await said(/Watching|shows|maze/);
    },
  ],
  [
    "student",
    "a race of two solvers",
    async ({ press, said }) => (await press("Race"), said(/path found/)),
    async ({ press, said }) => (await press("Generate"), said(ready)),
  ],
  [
    "student",
    "the last two sets, the merge tree and 17 algorithms compared",
    async ({ press, said }) => {
      await press("Generate");
      await said(ready);
      await press("To the last two sets");
      await said(/step/);
      await press("Draw merge tree");
      await said(/tree/);
      await press("Compare");
      await said(/Measuring|Comparing|figures/);
    },
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

const browser = await launchBrowser();
try {
  for (const [who, goal, reachGoal, before] of GOALS) {
    const person = await personAt(browser, ADDRESS);
    await before?.(person);
    const already = person.clicks();
    await reachGoal(person);
    console.log(`${who.padEnd(10)} ${goal.padEnd(46)} ${person.clicks() - already}`);
    await person.close();
  }
} finally {
  await browser.close();
}
