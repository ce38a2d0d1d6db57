// Prints the height of each tab's content in the pane at 350 x 640 px, and the space for it. Run by hand: node bench/heights.mjs
// With a folder it also takes pictures of each tab in several looks: node bench/heights.mjs pictures
import { mkdirSync } from "node:fs";
import path from "node:path";
import { launchBrowser, openPage, serveEmbedded } from "./testEquipment.mjs";

const TABS = ["Make", "Watch", "Solve", "Change", "Print", "Lab"];
const LOOKS = {
  light: {},
  dark: { colorScheme: "dark" },
  forced: { forcedColors: "active" },
  "320px": { width: 320 },
  "text-200": { text: "200%" },
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
const [folder] = process.argv.slice(2);

/** The embedded workbook with the second of two mazes, its steps worked out, in a pane of this size. */
async function open(browser, address, { width = 350, text = "100%", ...options }) {
  const page = await openPage(browser, { viewport: { width: 1280, height: 900 }, ...options });
  await page.goto(address);
  const frame = await page.waitForSelector('iframe[title="Lavirint pane"]');
  await frame.evaluate(
    (element, width) => Object.assign(element.style, { width: `${width}px`, height: "640px" }),
    width,
  );
  const pane = await frame.contentFrame();
  await pane.getByRole("button", { name: "Generate" }).waitFor();
  await pane.evaluate(`document.documentElement.style.fontSize = "${text}"`);
  return { page, frame, pane };
}

/** Brings a tab into view; where there is no room for it, from the menu. */
async function turnTo(pane, name) {
  const tab = pane.getByRole("tab", { name, exact: true });
  if (await tab.isVisible()) return tab.click();
  await pane.getByRole("button", { name: "More", exact: true }).click();
  await pane.getByRole("menuitem", { name, exact: true }).click();
}

async function fill({ pane }) {
  const press = (name) => pane.getByRole("button", { name, exact: true }).click();
  const said = (words) => pane.getByRole("status").getByText(words).waitFor();
  for (let time = 0; time < 2; time++) {
    await press("Generate");
    await said(/A maze of/);
  }
  await pane.getByRole("button", { name: "Previous maze" }).waitFor();
  await turnTo(pane, "Watch");
  await press("Back");
  await said(/shows step/);
}

const server = await serveEmbedded();
const browser = await launchBrowser();
try {
  for (const [look, options] of Object.entries(LOOKS)) {
    if (look !== "light" && folder === undefined) continue;
    const opened = await open(browser, server.address, options);
    await fill(opened);
    for (const tab of TABS) {
      await turnTo(opened.pane, tab);
      const [content, room, bottom] = await opened.pane.evaluate(MEASURE);
      console.log(
        `${look.padEnd(9)} ${tab.padEnd(7)} content ${content} px of ${room}, Generate and status ${bottom} px`,
      );
      if (folder === undefined) continue;
      mkdirSync(folder, { recursive: true });
      await opened.frame.screenshot({ path: path.join(folder, `${look}-${tab}.png`) });
    }
    if (folder !== undefined && look === "light") await opened.page.screenshot({ path: path.join(folder, "page.png") });
    await opened.page.context().close();
  }
} finally {
  await browser.close();
  await server.stop();
}
