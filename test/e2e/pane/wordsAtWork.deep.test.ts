import type { MessageId } from "../../../src/message";
import { loadAllWords, speak, text } from "../../../src/words";
import { goTo, openPane, openTab, page, pane, reach, settled, typeInto } from "../workbookPage";
import { faults, sizePane } from "./layout";
import { DATA, cutOff, heard, listen, textsInPage, unfold, unspoken } from "./pseudoLocale";

/**
 * What people read while they work with the pane: nothing of it is cut off, in a longer or mirrored English or in another language. In the
 * pseudo-locales, where every message stands in brackets, all of it is messages or data.
 */

const LOCALES = ["qps-ploc", "qps-plocm", "de", "sr"];

/** Names of sheets, programs and files, what the test types, mazes as text. */
const NAMES: readonly RegExp[] = [
  ...DATA,
  /^(Sheet1|OfficeOnline|Excel|PC|svg)$/,
  /^(seed|hello)$/,
  /^\d x \d$/, // pages of a poster
  /^[\s│─┌┐└┘├┤┬┴┼╴╵╶╷SE]+$/,
];

/** Lines of the report, which is in English for everybody, and names of languages and API sets. */
const IN_REPORT: readonly RegExp[] = [
  ...NAMES,
  /^[A-Z].*: /,
  /^(en|US)$/,
  /^[A-Z]\w+(Api|Origin|Commands|CellEdit|Runtime)$/,
];

/** A control's label: a message that nothing fills. */
const label = (id: MessageId): string => text(id as "make-tab");

let locale: string;

/** Of texts that were read on a screen: those that are no messages, as far as the language shows it. */
const noMessages = (texts: readonly string[], data: readonly RegExp[]): string[] =>
  locale.startsWith("qps") ? unspoken(texts, data) : [];

async function openIn(chosen: string): Promise<void> {
  locale = chosen;
  await speak(locale);
  await loadAllWords();
  await openPane({}, `?words=${locale}`);
  await pane.evaluate(listen);
}

type End = "done" | "refused" | "asked";

/** Does what begins an action, or lets it go on, and waits until it is over or asks; fails if it ends otherwise than expected. */
async function over(expected: End, begin: () => Promise<void>): Promise<void> {
  const before = await pane.evaluateHandle(() => document.querySelector("[role=status]")!.firstChild);
  await begin();
  // Whatever is said is a text of its own, even in the same words.
  await pane.waitForFunction((before) => {
    if (document.querySelector("dialog[open]") !== null) return true;
    const isTold = document.querySelector("[role=status]")!.firstChild !== before;
    return isTold && document.querySelector("progress")!.hidden;
  }, before);
  const end = await pane.evaluate((): End => {
    if (document.querySelector("dialog[open]") !== null) return "asked";
    return document.querySelector("[role=alert]")!.textContent === "" ? "done" : "refused";
  });
  const told = await pane.locator("[role=alert], [role=status]").allInnerTexts();
  expect([end, ...(end === expected ? [] : told)]).toEqual([expected]);
}

/** Presses a button and waits until its action is over. */
async function act(id: MessageId, expected: End = "done"): Promise<void> {
  const button = await reach("button", label(id));
  await over(expected, () => button.click());
}

/** Answers a question, and waits until the action is over or asks again. */
async function answer(id: MessageId, expected: End = "done"): Promise<void> {
  const button = pane.getByRole("dialog").getByRole("button", { name: label(id), exact: true });
  await over(expected, () => button.click());
}

/** Presses a button that asks first, looks at the question, and presses Cancel. */
async function askAndCancel(id: MessageId, at: string): Promise<void> {
  await act(id, "asked");
  await look(`question-${at}`);
  await answer("cancel");
}

const fill = async (role: "spinbutton" | "textbox", id: MessageId, value: string): Promise<void> => {
  await (await reach(role, label(id))).fill(value);
};

async function makeMaze(columns: number, rows: number): Promise<void> {
  await fill("spinbutton", "columns-field", String(columns));
  await fill("spinbutton", "rows-field", String(rows));
  await fill("textbox", "seed-field", "seed");
  await act("generate-button");
}

/** Does what brings another sheet to the front. */
async function actAndReturn(id: MessageId): Promise<void> {
  await act(id);
  await page.getByRole("tab", { name: "Sheet1", exact: true }).click();
}

const protectOrNot = (): Promise<void> => page.getByRole("button", { name: "Protect sheet" }).click();

/** Looks at the pane as it is: everything is a message or data, and has its room in a pane of each width. */
async function look(at: string, data = NAMES): Promise<void> {
  expect([at, noMessages(await pane.evaluate(textsInPage), data)]).toEqual([at, []]);
  const isAsking = (await pane.getByRole("dialog").count()) > 0;
  // A question covers the rest, as it should.
  const outOfPlace = async () => [...(await pane.evaluate(cutOff)), ...(isAsking ? [] : await pane.evaluate(faults))];
  for (const width of [350, 320]) {
    await sizePane(width, 640);
    expect([at, width, await outOfPlace()]).toEqual([at, width, []]);
    if (isAsking || !(await pane.evaluate(unfold, true))) continue;
    expect([at, width, await outOfPlace()]).toEqual([at, width, []]);
    await pane.evaluate(unfold, false);
  }
}

/** Nothing but messages and data was said on the way, progress among it. */
async function expectAllSpoken(): Promise<void> {
  const said = await pane.evaluate(heard);
  expect(said.length).toBeGreaterThan(3);
  expect(noMessages(said, NAMES)).toEqual([]);
}

describe.each(LOCALES)("in %s", (locale) => {
  test("refusals, and faults of what is typed", async () => {
    await openIn(locale);
    await act("solve-button", "refused");
    await look("refusal");
    await makeMaze(8, 6);
    await look("made");
    await protectOrNot();
    await act("solve-button", "refused");
    await protectOrNot();
    await fill("spinbutton", "columns-field", "0");
    await act("generate-button", "refused");
    await look("fault");
    await fill("textbox", "compare-sizes-field", "hello");
    await act("compare-button", "refused");
    await look("fault-of-a-text");
    await expectAllSpoken();
  });

  test("every question", async () => {
    await openIn(locale);
    await typeInto("C3", "hello");
    await goTo("C3:D4");
    await askAndCancel("clear-maze-button", "clear");
    await look("cancelled");
    for (const id of ["easiest-size-field", "hardest-size-field"] as const) await fill("textbox", id, "2 x 2");
    await act("make-booklet-button", "asked");
    await look("question-undo");
    await answer("make-it", "asked");
    await look("question-alike");
    await answer("cancel");
    await act("clear-maze-button", "asked");
    await answer("delete");
    await makeMaze(8, 6);
    await typeInto("D4", "hello");
    await askAndCancel("fill-cells-button", "items");
    await askAndCancel("generate-button", "overwrite");
    await act("generate-button", "asked");
    await answer("overwrite");
    await askAndCancel("write-distances-button", "distances");
    await actAndReturn("answer-page-button");
    await askAndCancel("answer-page-button", "answer");
    await openTab(label("watch-tab"));
    await actAndReturn("write-steps-button");
    await askAndCancel("write-steps-button", "steps");
    await fill("textbox", "compare-sizes-field", "400 x 400");
    await askAndCancel("compare-button", "compare");
    await expectAllSpoken();
  });

  test("a maze and a search are watched, step by step", async () => {
    await openIn(locale);
    await openTab(label("watch-tab"));
    await (await reach("combobox", label("pace-title"))).selectOption("step");
    await (await reach("checkbox", label("colour-sets-check"))).check();
    await makeMaze(8, 5);
    await openTab(label("watch-tab"));
    const goToStep = async (step: number): Promise<void> => {
      const before = await pane.locator(".step-words").innerText();
      await pane.locator("#position").fill(String(step));
      await pane.waitForFunction(
        (old) => document.querySelector<HTMLElement>(".step-words")!.innerText !== old,
        before,
      );
    };
    const toLastStep = async (): Promise<void> => {
      await (await reach("slider", label("position-slider"))).press("End");
      await settled();
    };
    for (const step of [1, 2, 20]) await goToStep(step);
    await look("step");
    await toLastStep();
    await actAndReturn("write-steps-button");
    await actAndReturn("merge-tree-button");
    await (await reach("checkbox", label("visited-check"))).check();
    await act("solve-button");
    await openTab(label("watch-tab"));
    for (const step of [1, 3]) await goToStep(step);
    await look("search");
    await toLastStep();
    await openTab(label("solve-tab"));
    await look("solved");
    await actAndReturn("write-search-button");
    await expectAllSpoken();
  });

  test("what Check and Repair find, distances, two at a time and a comparison", async () => {
    await openIn(locale);
    await makeMaze(8, 6);
    await pane.evaluate(() =>
      Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.getActiveWorksheet();
        for (const edge of ["InsideVertical", "InsideHorizontal"] as const)
          sheet.getRange("D3:F4").format.borders.getItem(edge).style = "None";
        for (const edge of ["EdgeTop", "EdgeBottom", "EdgeLeft", "EdgeRight"] as const)
          sheet.getRange("H5").format.borders.getItem(edge).style = "Continuous";
        await context.sync();
      }),
    );
    await act("check-button");
    await look("findings");
    await act("mend-button");
    await look("mended");
    await act("colour-distances-button");
    await look("legend");
    await act("take-colours-button");
    await fill("textbox", "seed-field", "seed");
    await act("race-button");
    await openTab(label("watch-tab"));
    await look("race");
    await act("clear-solution-button");
    await actAndReturn("statistics-button");
    await (await reach("combobox", label("pace-title"))).selectOption("step");
    await act("side-by-side-button");
    await act("step-forward-button");
    await look("pair");
    await fill("spinbutton", "compare-mazes-field", "2");
    await fill("textbox", "compare-sizes-field", "5 x 5, 6 x 6");
    await act("compare-button");
    await look("compared");
    await expectAllSpoken();
  });

  test("what is printed, texts and codes, and the report", async () => {
    await openIn(locale);
    await makeMaze(8, 6);
    await act("prepare-page-button");
    await actAndReturn("answer-page-button");
    await actAndReturn("make-poster-button");
    await act("insert-picture-button");
    await act("show-text-button");
    await look("texts");
    await act("save-svg-button");
    await look("picture");
    await fill("spinbutton", "booklet-count-field", "2");
    await fill("textbox", "seed-field", "seed");
    await act("make-booklet-button", "asked");
    await answer("make-it");
    await look("booklet");
    await expectAllSpoken();
    await askAndCancel("delete-booklet-button", "delete-booklet");
    await act("delete-booklet-button", "asked");
    await answer("delete");
    await act("report-button");
    await look("report", IN_REPORT);
    await expectAllSpoken();
  });

  test("the ribbon's window asks and refuses in the same words", async () => {
    await openIn(locale);
    await act("set-up-sheet-button");
    const frame = 'iframe[title="Lavirint message"]';
    const message = page.frameLocator(frame);
    // The ribbon has its words from the manifest, which knows no pseudo-locales.
    const generate = locale.startsWith("qps") ? "Generate" : label("generate-button");
    const shown = async (at: string): Promise<void> => {
      await page
        .getByRole("button", { name: generate, exact: true })
        .and(page.locator(":not([aria-disabled])"))
        .click();
      await message.getByText(label("pane-opens-with")).waitFor(); // its own words have come
      const content = (await (await page.waitForSelector(frame)).contentFrame())!;
      expect(await content.evaluate(() => document.documentElement.dir)).toBe(locale === "qps-plocm" ? "rtl" : "ltr");
      expect([at, noMessages(await content.evaluate(textsInPage), NAMES)]).toEqual([at, []]);
      expect([at, await content.evaluate(cutOff)]).toEqual([at, []]);
      await message.getByRole("button", { name: label("close") }).click();
      await page.locator(frame).waitFor({ state: "detached" });
    };
    await typeInto("C3", "hello");
    // The window has its words even if their script does not load.
    await page.route("**/*-{start,later}.*.js", async (route) => {
      const { pathname } = new URL(route.request().frame().url());
      await (pathname === "/message.html" ? route.abort() : route.fallback());
    });
    await shown("question");
    await protectOrNot();
    await shown("refusal");
  });
});
