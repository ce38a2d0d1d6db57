// How long tasks block the pane's thread while a large maze is made, checked, solved and compared; played at the highest
// speed, moved to the middle and back, and written as a table. A click waits for the longest task. Goals: 16 ms, a frame of the screen, for
// Lavirint's own code (the workbook of the page runs in the same thread, and office.js writes requests as JSON; the scripts in the
// profile's samples distinguish them), and 50 ms from Stop to its sentence.
// Run by hand: node bench/watch.mjs [side of the maze, 1000] [side of the watched maze, 400]
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ADDRESS, answerFrom } from "./builtWorkbook.mjs";
import { launchBrowser, openPage } from "./testEquipment.mjs";

const SIDE = Number(process.argv[2] ?? 1000);
const WATCHED_SIDE = Number(process.argv[3] ?? 400);
/** Longer tasks are reported, in ms. */
const FRAME_MS = 16;
const WATCH_MS = 6000;
/** A longer wait counts as a fault of the benchmark. */
const PATIENCE_MS = 600_000;
const grouped = (count) => count.toLocaleString("en-US");

/** TASKS=tasks prints the longest tasks; TASKS=functions also prints their functions, from a development build. */
const { TASKS } = process.env;
const folder = mkdtempSync(path.join(tmpdir(), "lavirint-"));
build();
const browser = await launchBrowser();
const rows = [];

/** Builds the embedded workbook as it is shipped; functions keep their names if they are to be printed. */
function build() {
  const names = TASKS === "functions" ? ["--mode", "development"] : ["--mode", "production"];
  const output = ["--env", "embedded", "--output-path", folder];
  const webpack = path.resolve(import.meta.dirname, "../node_modules/webpack/bin/webpack.js");
  execFileSync(process.execPath, [webpack, ...names, ...output], {
    cwd: path.resolve(import.meta.dirname, ".."),
    env: { LAVIRINT_URL: "https://example.org/", ...process.env },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** The tasks of the page's thread in a recorded trace that take longer than a frame: CPU milliseconds, in all and of each script. */
function tasksIn(trace) {
  const events = JSON.parse(trace.toString()).traceEvents.sort((one, other) => one.ts - other.ts);
  const isPage = ({ pid, tid }) =>
    events.some((each) => each.args.name === "CrRendererMain" && each.pid === pid && each.tid === tid);
  const profile = events.find((event) => event.name === "Profile" && isPage(event));
  const nodes = new Map();
  const samples = [];
  const { startTime } = profile.args.data;
  let time = startTime;
  for (const { name, id, pid, args } of events) {
    if (name !== "ProfileChunk" || id !== profile.id || pid !== profile.pid) continue;
    const { cpuProfile = {}, timeDeltas = [] } = args.data;
    for (const node of cpuProfile.nodes ?? []) nodes.set(node.id, node);
    (cpuProfile.samples ?? []).forEach((node, i) => samples.push({ time: (time += timeDeltas[i]), node }));
  }
  const scriptOf = (id) => {
    for (let node = nodes.get(id); node; node = nodes.get(node.parent)) {
      const { functionName, url } = node.callFrame;
      if (functionName === "(garbage collector)") return "garbage";
      if (url)
        return url
          .replace(/[?#].*/, "")
          .split("/")
          .pop();
    }
    return "browser";
  };
  const isLong = ({ name, tdur, ...event }) =>
    name === "ThreadControllerImpl::RunTask" && tdur > 1000 * FRAME_MS && event.tid === profile.tid && isPage(event);
  // The profiler lists all compiled functions when it starts, which prolongs the task in which that happens.
  const isProfilers = ({ ts, dur }) => ts <= startTime && startTime <= ts + dur;
  return events
    .filter((event) => isLong(event) && !isProfilers(event))
    .map(({ ts, dur, tdur }) => {
      const scripts = {};
      const during = samples.filter(({ time }) => time >= ts && time <= ts + dur);
      for (const { node } of during) {
        const script = scriptOf(node);
        // A sample stands for its share of the thread's own CPU time, because on a busy machine the thread runs only now and then.
        scripts[script] = (scripts[script] ?? 0) + tdur / 1000 / during.length;
        if (TASKS === "functions") {
          const { functionName, lineNumber } = nodes.get(node).callFrame;
          const where = `  ${functionName}:${lineNumber}`;
          scripts[where] = (scripts[where] ?? 0) + tdur / 1000 / during.length;
        }
      }
      return { ms: tdur / 1000, scripts };
    });
}

/** Names of the scripts that the page around the pane has loaded: the workbook, which stands for Excel. */
const scriptsOfWorkbook = new Set();
/** Which scripts of the page's thread are office.js, and which are Lavirint's. The rest is the workbook's page and the benchmark itself. */
const isOffice = (script) => /^(office|excel-web|o15apptofilemapping|telemetry)/i.test(script);
const isOwn = (script) => script.endsWith(".js") && !isOffice(script) && !scriptsOfWorkbook.has(script);

/** Opens a page with the workbook and the pane, with functions for what a person does in the pane. */
async function openPane() {
  const page = await openPage(browser, { viewport: { width: 1440, height: 850 } });
  page.setDefaultTimeout(PATIENCE_MS);
  page.on("request", (request) => {
    const isScript = request.resourceType() === "script" && request.frame() === page.mainFrame();
    if (isScript) scriptsOfWorkbook.add(path.basename(new URL(request.url()).pathname));
  });
  await answerFrom(page, folder);
  await page.goto(ADDRESS);
  const pane = await (await page.waitForSelector('iframe[title="Lavirint pane"]')).contentFrame();
  /** The control with this name, after opening its tab and folds. */
  const reach = async (role, name) => {
    const control = pane.getByRole(role, { name, exact: true, includeHidden: true });
    const tab = await control.evaluate((element) =>
      element.closest('[role="tabpanel"][hidden]')?.getAttribute("aria-labelledby"),
    );
    if (tab) await pane.locator(`[id="${tab}"]`).click();
    for (;;) {
      if (!(await control.evaluate((element) => element.closest("details:not([open])") !== null))) return control;
      await pane.locator("details:not([open])", { has: control }).first().locator(":scope > summary").click();
    }
  };
  const alert = pane.getByRole("alert").filter({ hasText: /\w/ });
  /** Waits for these words; throws what a refusal says instead, closing it. */
  const orRefused = async (words) => {
    await words.or(alert).first().waitFor();
    if (!(await alert.isVisible())) return;
    const refused = await alert.innerText();
    await pane.getByRole("button", { name: "Close message" }).click();
    throw new Error(refused);
  };
  const said = (words) => orRefused(pane.getByRole("status").getByText(words));
  const press = async (name) => (await reach("button", name)).click();
  return { page, pane, reach, press, said, orRefused };
}

/** Makes, checks, solves and compares mazes of SIDE x SIDE cells. */
async function measureLarge() {
  const { page, pane, reach, press, said, orRefused } = await openPane();
  const measure = async (what, act) => {
    await browser.startTracing(page, {
      categories: ["toplevel", "disabled-by-default-v8.cpu_profiler", "disabled-by-default-v8.cpu_profiler.hires"],
    });
    const began = Date.now();
    await act();
    const ms = Date.now() - began;
    const tasks = tasksIn(await browser.stopTracing());
    const partOf = (task, is) =>
      Math.round(Object.entries(task.scripts).reduce((sum, [script, time]) => sum + (is(script) ? time : 0), 0));
    const ours = tasks.filter((task) => partOf(task, (script) => isOwn(script) || isOffice(script)) > 0);
    const longest = (is) => Math.max(0, ...ours.map((task) => partOf(task, is)));
    rows.push({
      what,
      ms,
      "tasks over 16 ms": ours.length,
      "longest, ms": Math.round(Math.max(0, ...ours.map((task) => task.ms))),
      "of it office.js": longest(isOffice),
      "Lavirint at most": longest(isOwn),
    });
    console.log(rows.at(-1));
    if (TASKS) {
      for (const task of ours.sort((a, b) => partOf(b, isOwn) - partOf(a, isOwn)).slice(0, 8)) console.log(task);
    }
  };

  await (await reach("spinbutton", "Columns")).fill(String(SIDE));
  await (await reach("spinbutton", "Rows")).fill(String(SIDE));
  await measure("Generate", async () => {
    await press("Generate");
    await said(/^A maze of .*/);
  });
  /** Waits until the line about the step begins with these words. */
  const told = (words) => orRefused(pane.getByText(new RegExp(`^${words}`)));
  const position = pane.getByRole("slider", { name: "Position", includeHidden: true });
  const step = async (name, words) => {
    await (await reach("button", name)).click();
    await told(words);
  };
  const toEnd = async (key, words) => {
    await (await reach("slider", "Position")).press(key);
    await told(words);
  };
  await measure("First: all steps are taken back", () => toEnd("Home", "Before the first of "));
  await measure("Forward", () => step("Forward", "Step 1 of "));
  await measure("Last: all steps", async () =>
    toEnd("End", `Step ${grouped(Number(await position.getAttribute("max")))} of `),
  );
  await measure("Check", async () => {
    await press("Check");
    await said(/is perfect/);
  });
  await measure("Solve", async () => {
    await press("Solve");
    await said(/takes .* steps/);
  });
  try {
    await measure("First of the search", () => toEnd("Home", "Before the first of "));
    await measure("Last of the search", async () =>
      toEnd("End", `Step ${grouped(Number(await position.getAttribute("max")))} of `),
    );
  } catch (error) {
    // The workbook sends at most 5 MB at once, and playing a search reads all its cells.
    await browser.stopTracing();
    rows.push({ what: "Steps of the search", refused: error.message.split("\n")[0] });
    console.log(rows.at(-1));
  }
  await (await reach("combobox", "Format")).selectOption({ label: "Share code" });
  await measure("Share code", async () => {
    await press("Show");
    await said(/^This is the share code/);
  });
  await (await reach("textbox", "Sizes")).fill(`${SIDE} x ${SIDE}`);
  await (await reach("spinbutton", "Mazes of each")).fill("1");
  await measure("Compare", async () => {
    await press("Compare");
    if (SIDE > 300) await pane.getByRole("button", { name: "Begin" }).click();
    await said(/^The figures of/);
  });
  await page.context().close();
}

/**
 * Milliseconds from Stop, pressed while a slow algorithm computes or while a large maze is drawn, to the pane's first sentence, to the end
 * of the request under way, and to the last sentence; and how many requests began after the click. A small maze may be ready before.
 */
async function measureStop(what, kind, side, begun) {
  const { page, pane, reach, press } = await openPane();
  // A kind is named by what it looks like, then by its algorithm.
  await (await reach("radio", new RegExp(`${kind}$`))).check();
  await (await reach("spinbutton", "Columns")).fill(String(side));
  await (await reach("spinbutton", "Rows")).fill(String(side));
  await press("Generate");
  const status = pane.getByRole("status");
  await status
    .getByText(begun)
    .or(status.getByText(/^A maze of /))
    .waitFor();
  const measured = await pane.evaluate(async () => {
    const { Excel, document, performance, MutationObserver } = globalThis;
    const buttons = [...document.querySelectorAll("button")];
    const named = (name) => buttons.find(({ textContent }) => textContent === name);
    const status = document.querySelector('[role="status"]');
    const isIdle = () => named("Generate").getAttribute("aria-disabled") !== "true";
    const since = (is) =>
      new Promise((resolve) => {
        const look = () => is() && resolve(performance.now() - began);
        const observed = { childList: true, subtree: true, characterData: true, attributes: true };
        new MutationObserver(look).observe(document.body, observed);
      });
    // Each sync of office.js is one request: when it began, and when it was answered.
    const requests = [];
    const { sync } = Excel.RequestContext.prototype;
    Excel.RequestContext.prototype.sync = function (...values) {
      const request = { began: performance.now() };
      requests.push(request);
      const answer = sync.apply(this, values);
      request.sent = performance.now();
      return answer.finally(() => (request.ended = performance.now()));
    };
    await new Promise((resolve) => setTimeout(resolve, 500));
    if (isIdle()) return { "ready before Stop": true };
    const parts = [
      since(() => status.textContent.startsWith("Stopp")),
      since(() => status.textContent.startsWith("Stopped.") || isIdle()),
      since(isIdle),
    ];
    const began = performance.now();
    named("Stop").click();
    const [answered, said, idle] = await Promise.all(parts);
    const underWay = requests.find((request) => request.began <= began && !(request.ended <= began));
    const after = requests.filter((request) => request.began > began);
    return {
      "pane answers, ms": Math.round(answered),
      "request under way ends, ms": underWay && Math.round(underWay.ended - began),
      "requests before": requests.length - after.length,
      "requests of the way back": after.length,
      "of it in the host, ms": Math.round(after.reduce((sum, request) => sum + request.ended - request.sent, 0)),
      ms: Math.round(said),
      "usable after, ms": Math.round(idle),
    };
  });
  rows.push({ what: `Stop: ${what}`, ...measured });
  console.log(rows.at(-1));
  await page.context().close();
}

try {
  await measureLarge();
  await measureStop("while it computes", "Aldous-Broder", 700, /./);
  await measureStop("before it draws", "Kruskal", SIDE, /./);
  await measureStop("while it draws", "Kruskal", SIDE, /^Drawing the maze/);
  for (const numbers of ["Not shown", "On the hidden sheet, at any size", "In the grid"]) {
    const { page, pane } = await openPane();
    const position = pane.getByRole("slider", { name: "Position" });
    const press = (name) => pane.getByRole("button", { name, exact: true }).click();
    const said = (words) => pane.getByRole("status").getByText(words).waitFor();
    /** Waits until the line about the step begins with these words. */
    const told = (words) => pane.getByText(new RegExp(`^${words}`)).waitFor();
    /** Tasks over 50 ms since the last call, in ms, without those of the workbook around the pane. */
    const longTasks = () =>
      pane.evaluate(() => {
        globalThis.noted ??= [];
        globalThis.observer ??= new globalThis.PerformanceObserver((list) => {
          for (const entry of list.getEntries()) globalThis.noted.push([entry.name, entry.duration]);
        });
        globalThis.observer.observe({ type: "longtask" });
        return globalThis.noted
          .splice(0)
          .flatMap(([name, duration]) => (name === "same-origin-ancestor" ? [] : [Math.round(duration)]));
      });
    const measure = async (what, act) => {
      await longTasks();
      const began = Date.now();
      await act();
      const ms = Date.now() - began;
      await page.waitForTimeout(200);
      const long = await longTasks();
      rows.push({ numbers, what, ms, "tasks over 50 ms": long.length, "longest, ms": Math.max(0, ...long) });
      console.log(rows.at(-1));
    };

    await pane.getByRole("spinbutton", { name: "Columns" }).fill(String(WATCHED_SIDE));
    await pane.getByRole("spinbutton", { name: "Rows" }).fill(String(WATCHED_SIDE));
    await pane.getByRole("tab", { name: "Watch" }).click();
    await pane.getByText("Pace, colours and set numbers").click();
    await pane.getByRole("combobox", { name: "Set numbers" }).selectOption({ label: numbers });
    await measure("Generate at once", async () => {
      await press("Generate");
      await said(/^A maze of .*/);
    });
    await measure("First", async () => {
      await position.press("Home");
      await told("Before the first of ");
    });
    await measure("to the middle and back", async () => {
      const length = Number(await position.getAttribute("max"));
      await position.fill(String(length >> 1));
      await told(`Step ${grouped(length >> 1)} of `);
      await position.press("End");
      await told(`Step ${grouped(length)} of `);
      await position.press("Home");
      await told("Before the first of ");
    });
    await pane.getByRole("slider", { name: "Speed" }).fill("100");
    await measure("watched at full speed", async () => {
      await press("Resume");
      await page.waitForTimeout(WATCH_MS);
      if (await pane.getByRole("button", { name: "Pause", exact: true }).isVisible()) await press("Pause");
      await pane.getByRole("button", { name: /^(Resume|Replay)$/ }).waitFor();
    });
    await measure("Write steps", async () => {
      await press("Write steps");
      await said(/^The table on the sheet/);
    });
    await page.context().close();
  }
  console.table(rows);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}
