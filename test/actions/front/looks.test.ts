import { readSheetInFront, watchSheetInFront } from "../../../src/actions/front";
import { generate } from "../../../src/actions/make/generate";
import { choice, conversation, book, openWorkbook, person, sheet, sizesInColumnA, pane, put } from "../stage";

const KB = 1000;

/** What Generate costs in a pane that shows what the sheet holds, with all that it looks at afterwards. */
async function costInPane(side: number, times = 1, made = choice) {
  openWorkbook();
  await sizesInColumnA(side, side);
  await watchSheetInFront(pane, () => undefined);
  let { maze } = await readSheetInFront(pane);
  for (let time = 0; time < times; time++) {
    book.counter.reset();
    await generate(made, conversation());
    // As the pane does when an action is over.
    ({ maze } = await readSheetInFront(pane));
    await book.eventsDelivered();
  }
  const { requests, cleanups } = book.counter;
  const answers = requests.reduce((sum, { answerBytes }) => sum + answerBytes, 0);
  const cost = { requests: requests.length + cleanups.length, bytes: book.counter.bytes, answers, place: maze?.place };
  await readSheetInFront(pane); // with looks that still wait
  return cost;
}

test("50x50 in the pane is four requests and 30 KB, the look afterwards included, and so is the next maze in its place", async () => {
  const first = await costInPane(50);
  const second = await costInPane(50, 2);
  expect([first.place, first.requests, second.requests]).toEqual(["B2:AY51", 4, 4]);
  expect(first.bytes).toBeLessThanOrEqual(30 * KB);
  expect(second.bytes).toBeLessThanOrEqual(33 * KB);
  expect(first.answers).toBeLessThanOrEqual(62 * KB);
});

test("the usual set numbers are three requests more: they are written, their walls are drawn, and their sheet is looked at", async () => {
  const usual = { ...choice, setNumbers: "usual" } as const;
  for (const times of [1, 2]) {
    const { requests, bytes } = await costInPane(50, times, usual);
    expect(requests).toBe(7);
    expect(bytes).toBeLessThanOrEqual(60 * KB);
  }
});

test("no small maze takes more requests than a large one", async () => {
  const spent: number[] = [];
  for (const side of [2, 10, 30, 60, 120]) spent.push((await costInPane(side)).requests);
  expect(spent).toEqual([...spent].sort());
  expect(spent.at(-1)).toBeLessThanOrEqual(5);
});

test("a look after a sheet was deleted, and one after a sheet was added, see the workbook as it is", async () => {
  openWorkbook({ sheets: ["Sheet1", "Other"] });
  await sizesInColumnA(5, 4);
  await generate({ ...choice, setNumbers: "hiddenSheet" }, conversation());
  expect((await readSheetInFront(pane)).setNumbers).toBe("hidden");
  await person((_front, workbook) => workbook.worksheets.getItem("Other").delete());
  expect((await readSheetInFront(pane)).setNumbers).toBe("hidden");
  await person((_front, workbook) => workbook.worksheets.add("Third"));
  put(sheet(), "A12", 7);
  for (let look = 0; look < 2; look++)
    expect(await readSheetInFront(pane)).toMatchObject({ sizes: { columns: 7 }, setNumbers: "hidden" });
});
