// Takes the README's pictures again, in docs/pictures; only real changes make them differ. Run by hand: node bench/pictures.mjs
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ADDRESS, launchBrowser, openPage } from "./testEquipment.mjs";

const FOLDER = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../docs/pictures");

const browser = await launchBrowser();

/** Opens a new pane, with functions for what a person does in it. */
async function open() {
  const page = await openPage(browser, { viewport: { width: 1280, height: 800 } });
  await page.goto(ADDRESS);
  const pane = await (await page.waitForSelector('iframe[title="Lavirint pane"]')).contentFrame();
  await pane.getByRole("button", { name: "Generate" }).waitFor();
  const control = (role, name) => pane.getByRole(role, { name, exact: true });
  return {
    control,
    turnTo: (tab) => control("tab", tab).click(),
    press: (name) => control("button", name).click(),
    unfold: (title) => pane.locator("summary:visible", { hasText: title }).click(),
    said: (words) => pane.getByRole("status").getByText(words).waitFor(),
    async take(name) {
      // The scroll bars follow the used cells only after nothing has changed for a moment.
      await page.waitForTimeout(1_000);
      await page.screenshot({ path: path.join(FOLDER, `${name}.png`) });
      await page.context().close();
    },
    async size(columns, rows, seed) {
      await control("spinbutton", "Columns").fill(String(columns));
      await control("spinbutton", "Rows").fill(String(rows));
      await this.unfold("Seed");
      await control("textbox", "Seed").fill(seed);
      await this.unfold("Seed");
    },
  };
}

try {
  const first = await open();
  await first.size(20, 15, "labyrinth");
  await first.press("Generate");
  await first.said(/A maze of/);
  await first.take("workbook");

  const watched = await open();
  await watched.size(16, 12, "thread");
  await watched.turnTo("Watch");
  await watched.unfold("Pace");
  await watched.control("combobox", "Pace").selectOption("step");
  await watched.control("checkbox", "Colour the sets").check();
  await watched.control("combobox", "Set numbers").selectOption("grid");
  await watched.unfold("Pace");
  await watched.press("Generate");
  await watched.said(/ready to be built/);
  await watched.control("slider", "Position").fill("190");
  await watched.said(/shows step 190/);
  await watched.take("watch");

  const solved = await open();
  await solved.size(24, 16, "minotaur");
  await solved.press("Generate");
  await solved.said(/A maze of/);
  await solved.turnTo("Solve");
  await solved.control("combobox", "Solver").selectOption({ label: "Depth-first" });
  await solved.unfold("Options");
  await solved.control("checkbox", "Show visited").check();
  await solved.unfold("Options");
  await solved.press("Solve");
  await solved.said(/A path from/);
  await solved.take("solution");
} finally {
  await browser.close();
}
