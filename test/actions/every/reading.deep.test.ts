import { onlyRead } from "../../../src/worksheet/excel/openWorkbook";
import { acts } from "../../acts";
import { arrange } from "../arranged";
import { conversation, book } from "../stage";

jest.mock("../../../src/worksheet/excel/openWorkbook", () => {
  const actual = jest.requireActual<{ onlyRead: (list: readonly string[]) => boolean }>(
    "../../../src/worksheet/excel/openWorkbook",
  );
  return { ...actual, onlyRead: jest.fn(actual.onlyRead) };
});

/** Requests that read, those of them that count as reading, and those that count so and change something. */
const seen = { reading: 0, taken: 0, wrong: 0 };

// What has a file of its own, such as the Report, sends other requests than those of every day.
test.each(acts.filter(({ troubleIn }) => troubleIn === undefined))(
  "$name: no request that counts as reading changes anything",
  async (each) => {
    const held = await arrange(each);
    await new Promise(setImmediate);
    const asked = jest.mocked(onlyRead);
    asked.mockClear();
    const execute = book.excel.execute.bind(book.excel);
    book.excel.execute = async (...sent) => {
      const { count } = book.workbook.changes;
      try {
        return await execute(...sent);
      } finally {
        const isReading = asked.mock.results.at(-1)?.value === true;
        asked.mockClear();
        if (book.workbook.changes.count > count) seen.wrong += isReading ? 1 : 0;
        else {
          seen.reading++;
          seen.taken += isReading ? 1 : 0;
        }
      }
    };
    await each.act(conversation(), held);
    expect(seen.wrong).toBe(0);
  },
);

test("nearly all that read count so", () => {
  expect(seen.reading).toBeGreaterThan(100);
  expect(seen.taken / seen.reading).toBeGreaterThan(0.9);
});
