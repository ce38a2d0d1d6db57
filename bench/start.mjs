// How long the pane takes from office.js being ready to usable buttons, for two builds in turn: everything is fetched
// again each time, once without delay and once as over a line of 10 Mbit/s with a round trip of 40 ms. Medians after two warm-up rounds.
// Run by hand: node bench/start.mjs BEFORE AFTER [rounds], with two folders, each built in its own checkout:
// LAVIRINT_URL=https://example.org/ npx webpack --mode production --env embedded --output-path FOLDER
import { gzipSync } from "node:zlib";
import { ADDRESS, answerFrom } from "./builtWorkbook.mjs";
import { launchBrowser, openPage } from "./testEquipment.mjs";

const [before, after, rounds = "15"] = process.argv.slice(2);
const WARM_UP = 2;
const LINES = { "at once": () => 0, "10 Mbit/s, 40 ms": (bytes) => 40 + bytes / 1250 };

const browser = await launchBrowser();
const samples = new Map();
try {
  for (let round = -WARM_UP; round < Number(rounds); round++) {
    for (const [line, delay] of Object.entries(LINES)) {
      for (const [build, folder] of Object.entries({ before, after })) {
        const times = await start(folder, delay);
        if (round < 0) continue;
        const key = `${build}, ${line}`;
        samples.set(key, [...(samples.get(key) ?? []), times]);
      }
    }
  }
} finally {
  await browser.close();
}
console.table(
  [...samples].map(([build, times]) => ({
    build,
    "from office.js ready, ms": median(times.map(({ ready, usable }) => usable - ready)),
    "from the pane's address, ms": median(times.map(({ usable }) => usable)),
    "scripts by then": median(times.map(({ scripts }) => scripts)),
  })),
);

/** Opens a build's workbook; returns milliseconds since the pane's navigation. */
async function start(folder, delay) {
  const page = await openPage(browser, { viewport: { width: 1280, height: 800 } });
  await answerFrom(page, folder, (body) => new Promise((resolve) => setTimeout(resolve, delay(gzipSync(body).length))));
  await page.addInitScript(noteTimes);
  await page.goto(ADDRESS);
  const pane = await (await page.waitForSelector('iframe[title="Lavirint pane"]')).contentFrame();
  await pane.waitForFunction(() => globalThis.startTimes?.ready && globalThis.startTimes.usable);
  const times = await pane.evaluate(() => globalThis.startTimes);
  await page.context().close();
  return times;
}

/** Runs in every frame before its scripts. */
function noteTimes() {
  if (!globalThis.location.pathname.endsWith("taskpane.html")) return;
  const times = (globalThis.startTimes = {});
  const { document } = globalThis;
  const look = () => {
    if (times.ready === undefined && globalThis.Office?.onReady && !times.asked) {
      times.asked = true;
      globalThis.Office.onReady().then(() => (times.ready = globalThis.performance.now()));
    }
    if (times.usable !== undefined || document.querySelector("button[form=maze]") === null) return;
    times.usable = globalThis.performance.now();
    const loaded = globalThis.performance.getEntriesByType("resource").map(({ name }) => name);
    times.scripts = loaded.filter((name) => name.endsWith(".js") && !name.includes("office-js")).length;
  };
  new globalThis.MutationObserver(look).observe(document, { childList: true, subtree: true });
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(10 * sorted[Math.floor(sorted.length / 2)]) / 10;
}
