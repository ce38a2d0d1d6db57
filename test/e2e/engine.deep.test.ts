import { generate, openPane, page, pane, press, reach, resize, status } from "./workbookPage";

const computing = async (): Promise<string> => {
  await press("Report");
  await status(/^The report is ready\./);
  const report = await (await reach("textbox", "What was found")).inputValue();
  return /^Mazes are made and solved: (.*)$/m.exec(report)![1]!;
};

/** Opens a pane that finds what `change` has made of its frame. */
const openPaneWith = (change: () => void): Promise<void> => openPane({}, "", (page) => page.addInitScript(change));

test("the pane computes in a worker", async () => {
  await openPane();
  await generate(30, 20);
  expect(await computing()).toBe("in a worker");
  expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual(["/lavirint/engine.js"]);
});

test("Stop ends a long make, whatever the worker is at, and the next maze is made by another one", async () => {
  await openPaneWith(() => {
    const { postMessage, terminate } = Worker.prototype;
    const ordered = new Set<Worker>();
    const ended = new Set<Worker>();
    Worker.prototype.postMessage = function (...given: unknown[]) {
      ordered.add(this);
      (postMessage as (...message: unknown[]) => void).apply(this, given);
    };
    Worker.prototype.terminate = function () {
      ended.add(this);
      terminate.call(this);
    };
    Object.assign(window, { workers: { ordered, ended } });
  });
  const counted = () =>
    pane.evaluate(() => {
      const { ordered, ended } = (window as unknown as { workers: Record<"ordered" | "ended", Set<Worker>> }).workers;
      return { ordered: ordered.size, ended: [...ended].filter((worker) => ordered.has(worker)).length };
    });
  await resize(700, 700);
  await (await reach("radio", "Wilson’s mazes, made by one random walk Aldous-Broder")).check();
  await press("Generate");
  await pane.waitForFunction(
    () => (window as unknown as { workers: { ordered: Set<Worker> } }).workers.ordered.size > 0,
  );
  await pane.getByRole("button", { name: "Stop" }).click();
  await status(/^Stopped\. /);
  expect(await counted()).toEqual({ ordered: 1, ended: 1 });
  await (await reach("radio", "Many short dead ends in all directions Kruskal")).check();
  await generate(20, 15);
  expect(await counted()).toEqual({ ordered: 2, ended: 1 });
});

test("where there are no workers the pane computes itself", async () => {
  await openPaneWith(() => Object.assign(window, { Worker: undefined }));
  await generate(30, 20);
  expect(await computing()).toMatch(/^in the page, because no worker starts \(.+\)$/);
  expect(page.workers()).toEqual([]);
  // What a task refuses is a sentence here too.
  await (await reach("textbox", "A text, a share code, or passages (B2 C2)")).fill("B2 D4");
  await press("Draw maze");
  await pane.getByRole("alert").getByText("a passage is two different cells").waitFor();
});

test("where engine.js does not come a sentence says so, and another try loads it", async () => {
  const scripts = /\/engine(-in-page\.\w+)?\.js$/;
  let idleTry!: Promise<unknown>;
  await openPane({}, "", (page) => {
    idleTry = page.waitForEvent("requestfailed", (request) => /engine-in-page/.test(request.url()));
    return page.route(scripts, (route) => route.abort());
  });
  await idleTry; // a pane that is idle loads the engine, once
  await press("Generate");
  const sentence = "The part of Lavirint that makes and solves mazes didn’t load. Check your connection and try again.";
  await pane.getByRole("alert").getByText(sentence).waitFor();
  await page.unroute(scripts);
  await generate(20, 15);
  expect(await computing()).toBe("in a worker");
});
