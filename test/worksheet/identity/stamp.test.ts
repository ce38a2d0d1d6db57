import { addressOf, referenceTo } from "../../../src/worksheet/addresses";
import { ExcelSession } from "../../../src/worksheet/excel/excelSession";
import { guardCodes, guardStamp, identityOf, stampName, stampOf } from "../../../src/worksheet/identity";
import type { SheetLook } from "../../../src/worksheet/sheet";
import { openWorkbook, pane, person, sheet, area } from "../../actions/stage";

const name = (which: string, address = "B2:D4") => ({ name: which, formula: referenceTo("Sheet1", area(address)) });

test("what a maze is: its sheet, its place, its stamps, and its ends wherever they point", () => {
  const look = (grid: string | undefined, ...names: ReturnType<typeof name>[]) =>
    identityOf({ id: "{1}", grid: grid && area(grid), names } as unknown as SheetLook);
  expect(look(undefined)).toEqual({ sheetId: "{1}", place: "", maze: "", solution: "", ends: "" });
  const stamps = (["maze", "solution", "pair"] as const).map((what) => stampName(what, "bada_1"));
  const [maze, solution, pair] = stamps as [string, string, string];
  expect(new Set(stamps).size).toBe(3);
  const ends = [name("MazeExit1", "D4"), name("MazeEntrance", "B2"), name("MazeEntranceWas", "B2")];
  expect(look("B2:D4", name(maze), name(solution), name(pair), ...ends)).toEqual({
    sheetId: "{1}",
    place: "B2:D4",
    maze,
    solution,
    ends: "MazeEntrance='Sheet1'!$B$2 MazeExit1='Sheet1'!$D$4",
  });
  expect(look("B2:D4", name(pair))).toMatchObject({ maze: pair, solution: "" });
  expect([[], [name(solution)], [name(maze)]].map((list) => stampOf(list, "maze"))).toEqual(["", "", maze]);
});

const STAMP = "MazeActbada_1";
const guarded = (address: string) =>
  ExcelSession.glance(pane)
    .onSheet("Sheet1", (own) => guardStamp(own, STAMP, area(address)))
    .then(
      () => "as it was",
      (refusal: { code: string }) => (guardCodes.has(refusal.code) ? "stopped" : refusal.code),
    );

test.each(["B2:D4", "B2", "B2:D2"])(
  "a request about %s goes on only where its stamp and both its corners are",
  async (at) => {
    const named = (address: string) =>
      person(({ names }) => void names.add(STAMP, referenceTo("Sheet1", area(address))));
    openWorkbook();
    expect(await guarded(at)).toBe("stopped");
    await named(at);
    expect(await guarded(at)).toBe("as it was");
    const { row, column, rows, columns } = area(at);
    const others = [
      { row: row + 1, column, rows, columns },
      { row, column: column + 1, rows, columns },
      ...(rows > 1 ? [{ row, column, rows: rows - 1, columns }] : []),
      ...(columns > 1 ? [{ row, column, rows, columns: columns - 1 }] : []),
    ];
    for (const other of others) {
      openWorkbook();
      await named(addressOf(other));
      expect([addressOf(other), await guarded(at)]).toEqual([addressOf(other), "stopped"]);
    }
    openWorkbook();
    await named(at);
    await person((own) => own.getRange("A1:A9").getEntireRow().delete("Up"));
    expect([await guarded(at), sheet().name]).toEqual(["stopped", "Sheet1"]);
  },
);
