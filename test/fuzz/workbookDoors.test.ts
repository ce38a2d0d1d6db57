import fc from "fast-check";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { actCalled } from "../acts";
import { arrangeBy, generated, marking, page, selecting, sized, typing } from "../acts/steps";
import { conversation, book, openWorkbook, sheet } from "../actions/stage";
import { openXlsx, saveXlsx } from "../host/files";
import { endingOf } from "../histories/ending";
import { checkCost, heldBytes, mutated, rounds, working } from "./mutated";

/** A workbook comes from anybody: whatever its names and its file hold, every action ends with a sentence. */

const actions = [
  ...["Clear maze", "Previous maze", "Generate with set numbers on a hidden sheet", "Check", "Show as text"],
  ...["Show share code", "Solve with every mark, over a number", "Clear solution", "Prepare page", "Insert row"],
  ...["Set entrance", "Look at the sheet"],
];

/** A file with everything that Lavirint keeps in a workbook. */
async function furnished(): Promise<Uint8Array> {
  await arrangeBy(
    ...[sized(8, 5), typing("C4", "covered"), () => sheet().setRowHeight(3, 3, 40), selecting("B2:I6"), generated()],
    ...[generated({ seed: "next", setNumbers: "hiddenSheet" }), marking, page, selecting("D4")],
  );
  return saveXlsx(book.workbook);
}

/** Requests after which Stop is pressed: a workbook may say that its maze has a million cells. */
const PATIENCE = 40;

const soaking = process.env.SOAK_RUNS !== undefined;

/** Lets an action work; any end but a sentence is thrown. */
async function work(name: string): Promise<void> {
  const talk = conversation();
  const execute = book.excel.execute.bind(book.excel);
  let inExcel = 0;
  let requests = 0;
  const before = heldBytes();
  book.excel.execute = async (...request) => {
    const took = working();
    if (soaking && heldBytes() - before > 200_000_000) {
      globalThis.gc?.(); // what is left then is held, by the pane or by Excel's side
      checkCost(0, heldBytes() - before);
    }
    if (++requests > PATIENCE) talk.stop();
    const answer = await execute(...request);
    inExcel += took();
    return answer;
  };
  const took = working();
  await endingOf(actCalled(name).act(talk, {})).finally(() => (book.excel.execute = execute));
  if (soaking && !talk.signal.aborted) checkCost(took() - inExcel, 0);
}

const few = fc.subarray(actions, { minLength: 1, maxLength: 4 });

test("names of a workbook, mutated, lead every action to a sentence", async () => {
  const file = await furnished();
  const places = book.workbook.names.map(({ name, scope, formula }) => ({ name, sheet: scope?.name, formula }));
  expect(places.length).toBeGreaterThan(15);
  const inputs = places.map((place) => mutated(place.formula).map((formula) => ({ ...place, formula })));
  const change = fc.array(fc.oneof(...inputs), { minLength: 1, maxLength: 3 });
  const workbook = await openXlsx(file);
  const asSaved = workbook.state();
  await fc.assert(
    fc.asyncProperty(change, few, async (list, names) => {
      workbook.takeState(asSaved);
      openWorkbook({ workbook });
      for (const { name, sheet: scope, formula } of list) await define(name, scope, formula);
      for (const each of names) await work(each);
    }),
    rounds(40),
  );
});

/** Gives a name another formula, if Excel takes it. */
async function define(name: string, scope: string | undefined, formula: string): Promise<void> {
  await Excel.run(async ({ workbook }) => {
    const names = scope === undefined ? workbook.names : workbook.worksheets.getItem(scope).names;
    names.getItemOrNullObject(name).formula = formula;
    await workbook.context.sync();
  }).catch((error: unknown) => {
    if (!(error instanceof OfficeExtension.Error)) throw error;
  });
}

test("parts of an .xlsx file, mutated, lead every action to a sentence, if the file can be opened at all", async () => {
  const file = await furnished();
  const whole = unzipSync(file);
  const parts = Object.entries(whole)
    .filter(([path]) => /workbook\.xml$|worksheets\/sheet\d\.xml$|styles\.xml$/.test(path))
    .map(([path, part]) => ({ path, xml: strFromU8(part) }));
  const change = fc.oneof(...parts.map(({ path, xml }) => changesOf(xml).map((changed) => ({ path, xml: changed }))));
  let opened = 0;
  await fc.assert(
    fc.asyncProperty(change, few, async ({ path, xml }, names) => {
      const workbook = await openXlsx(zipSync({ ...whole, [path]: strToU8(xml) })).catch(() => undefined);
      if (workbook === undefined) return;
      opened++;
      openWorkbook({ workbook });
      for (const each of names) await work(each);
    }),
    rounds(40),
  );
  expect(opened).toBeGreaterThan(0);
});

/** Changes of a part: of the value of one attribute or of the text of one element, so that most files can still be opened. */
function changesOf(xml: string): fc.Arbitrary<string> {
  const values = [...xml.matchAll(/(?<==")[^"<]*(?=")|(?<=>)[^<]+(?=<)/g)];
  return fc
    .constantFrom(...values)
    .chain(({ index, 0: value }) =>
      mutated(value).map((changed) => xml.slice(0, index) + escaped(changed) + xml.slice(index + value.length)),
    );
}

function escaped(text: string): string {
  return text.replace(/[<>"]/g, (mark) => ({ "<": "&lt;", ">": "&gt;", '"': "&quot;" })[mark]!);
}
