// Prints the height of each tab's content in the pane at 350 x 640 px, and the space for it. Run by hand: node bench/heights.mjs
// With a folder it also takes pictures of each tab in several looks, or in those that are named: node bench/heights.mjs pictures german
import { mkdirSync } from "node:fs";
import path from "node:path";
import { ADDRESS, launchBrowser, loadAllWords, openPage, speak, text } from "./testEquipment.mjs";

const TABS = ["make", "watch", "solve", "change", "print", "lab"];
/** "long" and "mirrored" are the pseudo-locale: long words, from left to right and from right to left. */
const LOOKS = {
  light: {},
  dark: { colorScheme: "dark" },
  forced: { forcedColors: "active" },
  "320px": { width: 320 },
  "forced-320px": { width: 320, forcedColors: "active" },
  "text-200": { size: "200%" },
  long: { locale: "qps-ploc" },
  mirrored: { locale: "qps-plocm" },
  german: { locale: "de" },
  "german-320px": { locale: "de", width: 320 },
  serbian: { locale: "sr" },
  "serbian-320px": { locale: "sr", width: 320 },
};
/** Runs in the pane: the height of the panel's contents with the gaps between, the space it has, and the height of what stays in view. */
const MEASURE = `(() => {
  const panel = document.querySelector('[role="tabpanel"]:not([hidden])');
  const { paddingTop, paddingBottom } = getComputedStyle(panel);
  const tops = [...panel.children].filter((part) => part.checkVisibility()).map((part) => part.getBoundingClientRect());
  const parts = Math.max(...tops.map(({ bottom }) => bottom)) - Math.min(...tops.map(({ top }) => top));
  const content = Math.ceil(parts + parseFloat(paddingTop) + parseFloat(paddingBottom));
  return [content, panel.clientHeight, document.querySelector(".bottom").offsetHeight];
})()`;
const [folder, ...wanted] = process.argv.slice(2);

/** The embedded workbook with the second of two mazes, its steps worked out, in a pane of this size. */
async function open(browser, address, { width = 350, size = "100%", locale = "en-US", ...options }) {
  await speak(locale);
  await loadAllWords();
  const page = await openPage(browser, { viewport: { width: 1280, height: 900 }, ...options });
  await page.goto(locale === "en-US" ? address : `${address}?words=${locale}`);
  const frame = await page.waitForSelector('iframe[title="Lavirint pane"]');
  await frame.evaluate(
    (element, width) => Object.assign(element.style, { width: `${width}px`, height: "640px" }),
    width,
  );
  const pane = await frame.contentFrame();
  await pane.locator('button[form="maze"]').waitFor();
  await pane.evaluate(`document.documentElement.style.fontSize = "${size}"`);
  return { page, frame, pane };
}

/** Brings a tab into view; if there is no room for it, from the menu. */
async function turnTo(pane, name) {
  const tab = pane.getByRole("tab", { name, exact: true });
  if (await tab.isVisible()) return tab.click();
  await pane.getByRole("button", { name: text("more-tabs-button"), exact: true }).click();
  await pane.getByRole("menuitem", { name, exact: true }).click();
}

async function fill({ pane }) {
  const button = (id) => pane.getByRole("button", { name: text(id), exact: true });
  for (let time = 0; time < 2; time++) {
    await pane.locator('button[form="maze"]').click();
    await pane
      .getByRole("status")
      .getByText(/B2:U16/)
      .waitFor();
  }
  await button("previous-maze-button").waitFor();
  await turnTo(pane, text("watch-tab"));
  await button("step-back-button").click();
  // What the status says then is in the language of the look.
  await pane.waitForTimeout(1500);
}

/** Opens every fold of the tab in view, and shows what waits for a choice. */
const UNFOLD = `(() => {
  const panel = document.querySelector('[role="tabpanel"]:not([hidden])');
  for (const fold of panel.querySelectorAll("details")) fold.open = true;
  for (const part of panel.querySelectorAll("[hidden]:not(input, img)")) if (part.textContent !== "") part.hidden = false;
})()`;

const browser = await launchBrowser();
try {
  for (const [look, options] of Object.entries(LOOKS)) {
    if (wanted.length > 0 ? !wanted.includes(look) : look !== "light" && folder === undefined) continue;
    const opened = await open(browser, ADDRESS, options);
    await fill(opened);
    for (const tab of TABS) {
      await turnTo(opened.pane, text(`${tab}-tab`));
      await opened.page.waitForTimeout(300);
      const [content, room, bottom] = await opened.pane.evaluate(MEASURE);
      console.log(
        `${look.padEnd(9)} ${tab.padEnd(7)} content ${content} px of ${room}, Generate and status ${bottom} px`,
      );
      if (folder === undefined) continue;
      mkdirSync(folder, { recursive: true });
      const shoot = (name) => opened.frame.screenshot({ path: path.join(folder, `${look}-${name}.png`) });
      await shoot(tab);
      await opened.pane.evaluate(UNFOLD);
      await opened.page.waitForTimeout(500);
      const [unfolded] = await opened.pane.evaluate(MEASURE);
      const setHeight = (height) =>
        opened.frame.evaluate((element, height) => (element.style.height = `${height}px`), height);
      await setHeight(unfolded + bottom + 80);
      await shoot(`${tab}-unfolded`);
      await setHeight(640);
    }
    if (folder !== undefined && look === "light") await opened.page.screenshot({ path: path.join(folder, "page.png") });
    await opened.page.context().close();
  }
} finally {
  await browser.close();
}
