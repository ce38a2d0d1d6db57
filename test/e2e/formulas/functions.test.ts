import { goTo, openPane, page, shoot } from "../workbookPage";

/** Worksheet functions in the embedded workbook, whose page loads the add-in's functions.html as Excel on the web does. */

const values = (rows: number, columns: number) =>
  page.evaluate(
    ([r, c]) => {
      const { activeSheet: sheet } = window.lavirintWorkbook!.excel.workbook;
      return Array.from({ length: r }, (_, row) =>
        Array.from({ length: c }, (_, column) => String(sheet.value(row, column) ?? "")),
      );
    },
    [rows, columns] as const,
  );

async function type(cell: string, text: string): Promise<void> {
  await goTo(cell);
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

test("a typed formula spills a maze, a second one its path, and a new seed changes both", async () => {
  await openPane();
  await type("A1", "=LAVIRINT.MAZE(4,5,A9)");
  await type("G1", "=LAVIRINT.PATH(A1#)");
  const last = async () => (await values(4, 11))[3]![10]!;
  await expect(poll(async () => Number(await last()) >= 8)).resolves.toBe(true);
  const walls = (await values(4, 5)).flat();
  expect(walls.every((code) => /^[0-3]$/.test(code))).toBe(true);
  expect((await values(1, 7))[0]![6]).toBe("1");
  await shoot("functions");
  await type("A9", "another seed");
  await expect(poll(async () => (await values(4, 5)).flat().join() !== walls.join())).resolves.toBe(true);
});

async function poll(holds: () => Promise<boolean>): Promise<boolean> {
  for (let i = 0; i < 200; i++) {
    if (await holds()) return true;
    await page.waitForTimeout(50);
  }
  return false;
}
