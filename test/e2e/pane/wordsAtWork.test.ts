import type { MessageId } from "../../../src/message";
import { loadAllWords, speak, text } from "../../../src/words";
import { goTo, openPane, openTab, page, pane, reach, shoot } from "../workbookPage";
import { faults, sizePane } from "./layout";
import { DATA, cutOff, heard, listen, textsInPage, unspoken } from "./pseudoLocale";

/** What the pane says while people work with it, in pseudo-locales: all of it is messages, and nothing of it is cut off. */

const LOCALES = ["qps-ploc", "qps-plocm"];

/** Names of sheets, what the test types, and what Excel or the browser calls things. */
const NAMES: readonly RegExp[] = [...DATA, /^(Sheet1|OfficeOnline|Excel|PC)$/, /^seed$/, /^hello$/];

/** A message that nothing fills, which names a control. */
type Label = MessageId;

const label = (id: Label): string => text(id as "make-tab");

async function openIn(locale: string): Promise<void> {
  await speak(locale);
  await loadAllWords();
  await openPane({}, `?words=${locale}`);
  await pane.evaluate(listen);
}

/** Presses a button and waits until its action is over: the outcome, a refusal or a question is shown. */
async function act(id: Label): Promise<void> {
  await (await reach("button", label(id))).click();
  await over();
}

const over = (): Promise<unknown> =>
  pane.waitForFunction(
    () => document.querySelector("dialog[open]") !== null || document.querySelector("progress")!.hidden,
  );

const answer = async (id: Label): Promise<void> => {
  await pane
    .getByRole("dialog")
    .getByRole("button", { name: label(id), exact: true })
    .click();
  await over();
};

const fill = async (role: "spinbutton" | "textbox", id: Label, value: string): Promise<void> => {
  await (await reach(role, label(id))).fill(value);
};

/** Looks at the pane as it is: everything is a message or data, and has its room in a pane of each width. */
async function look(at: string): Promise<void> {
  expect([at, unspoken(await pane.evaluate(textsInPage), NAMES)]).toEqual([at, []]);
  const isAsking = (await pane.getByRole("dialog").count()) > 0;
  for (const width of [350, 320]) {
    await sizePane(width, 640);
    await shoot(`words-at-work-${at}-${width}`);
    expect([at, width, await pane.evaluate(cutOff)]).toEqual([at, width, []]);
    // A question covers the rest, as it should.
    if (!isAsking) expect([at, width, await pane.evaluate(faults)]).toEqual([at, width, []]);
  }
}

/** What live regions said on the way, progress and steps among it. */
async function expectAllSpoken(): Promise<void> {
  const said = await pane.evaluate(heard);
  expect(said.length).toBeGreaterThan(3);
  expect(unspoken(said, NAMES)).toEqual([]);
}

test.each(LOCALES)("in %s refusals, their details, questions and faults of what is typed", async (locale) => {
  await openIn(locale);
  await act("solve-button");
  await look("refusal");
  await page.getByRole("button", { name: "Protect sheet" }).click();
  await act("generate-button");
  await pane.locator(".alert summary").click();
  await look("details");
  await page.getByRole("button", { name: "Protect sheet" }).click();
  await goTo("C3");
  await page.keyboard.type("hello");
  await page.keyboard.press("Enter");
  await act("generate-button");
  await look("question");
  await answer("cancel");
  await look("cancelled");
  await act("generate-button");
  await answer("overwrite");
  await look("made");
  await fill("spinbutton", "columns-field", "0");
  await act("generate-button");
  await look("fault");
  await expectAllSpoken();
});

test.each(LOCALES)("in %s a maze and a search are watched, step by step", async (locale) => {
  await openIn(locale);
  await fill("spinbutton", "columns-field", "8");
  await fill("spinbutton", "rows-field", "5");
  await fill("textbox", "seed-field", "seed");
  await openTab(label("watch-tab"));
  await (await reach("radio", label("pace-step"))).check();
  await (await reach("checkbox", label("colour-sets-check"))).check();
  await act("generate-button");
  await openTab(label("watch-tab"));
  const slider = pane.locator("#position");
  const goToStep = async (step: number): Promise<void> => {
    const before = await pane.locator(".step-words").innerText();
    await slider.fill(String(step));
    await pane.waitForFunction((old) => document.querySelector<HTMLElement>(".step-words")!.innerText !== old, before);
  };
  for (const step of [1, 2, 20]) await goToStep(step);
  await look("step");
  await act("last-step-button");
  await act("write-steps-button");
  await page.getByRole("tab", { name: "Sheet1" }).click();
  await (await reach("checkbox", label("visited-check"))).check();
  await act("solve-button");
  await openTab(label("watch-tab"));
  for (const step of [1, 3]) await goToStep(step);
  await look("search");
  await act("last-step-button");
  await openTab(label("solve-tab"));
  await look("solved");
  await expectAllSpoken();
});

test.each(LOCALES)("in %s what Check and Mend find, distances, two at a time and a comparison", async (locale) => {
  await openIn(locale);
  await fill("spinbutton", "columns-field", "8");
  await fill("spinbutton", "rows-field", "6");
  await fill("textbox", "seed-field", "seed");
  await act("generate-button");
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
  await act("race-button");
  await openTab(label("watch-tab"));
  await look("race");
  await act("clear-solution-button");
  await act("statistics-button");
  await page.getByRole("tab", { name: "Sheet1" }).click();
  await (await reach("radio", label("pace-step"))).check();
  await act("side-by-side-button");
  await act("step-forward-button");
  await look("pair");
  await fill("spinbutton", "compare-mazes-field", "2");
  await fill("textbox", "compare-sizes-field", "5 x 5, 6 x 6");
  await act("compare-button");
  await look("compared");
  await expectAllSpoken();
});

test.each(LOCALES)("in %s what is printed, texts and codes, and the report", async (locale) => {
  await openIn(locale);
  await fill("spinbutton", "columns-field", "8");
  await fill("spinbutton", "rows-field", "6");
  await fill("textbox", "seed-field", "seed");
  await act("generate-button");
  await act("prepare-page-button");
  await act("answer-page-button");
  await page.getByRole("tab", { name: "Sheet1", exact: true }).click();
  await act("show-text-button");
  await act("show-code-button");
  await act("copy-code-button");
  await look("texts");
  await act("save-svg-button");
  await look("picture");
  await fill("spinbutton", "booklet-count-field", "2");
  await act("make-booklet-button");
  await look("booklet");
  await act("delete-booklet-button");
  await look("deleting");
  await answer("delete");
  await act("report-button");
  await look("report");
  await expectAllSpoken();
});

test.each(LOCALES)("in %s the ribbon's window asks and refuses in the same words", async (locale) => {
  await openIn(locale);
  await act("set-up-sheet-button");
  const message = page.frameLocator('iframe[title="Lavirint message"]');
  const shown = async (at: string): Promise<void> => {
    await page
      .getByRole("button", { name: "Generate", exact: true })
      .and(page.locator(":not([aria-disabled])"))
      .click();
    await message.getByRole("button", { name: label("close") }).waitFor();
    const frame = (await (await page.waitForSelector('iframe[title="Lavirint message"]')).contentFrame())!;
    await frame.waitForFunction(
      (direction) => document.documentElement.dir === direction,
      locale === "qps-plocm" ? "rtl" : "ltr",
    );
    await message.getByText(label("pane-opens-with")).waitFor();
    expect([at, unspoken(await frame.evaluate(textsInPage), NAMES)]).toEqual([at, []]);
    expect([at, await frame.evaluate(cutOff)]).toEqual([at, []]);
    await shoot(`words-ribbon-${at}`);
    await message.getByRole("button", { name: label("close") }).click();
    await page.locator('iframe[title="Lavirint message"]').waitFor({ state: "detached" });
  };
  await goTo("C3");
  await page.keyboard.type("hello");
  await page.keyboard.press("Enter");
  await shown("question");
  await page.getByRole("button", { name: "Protect sheet" }).click();
  await shown("refusal");
});
