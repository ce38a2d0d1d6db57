import { generate, goTo, openPane, page, press, shoot, spoken, status } from "../workbookPage";

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

async function heard(cell: string): Promise<string> {
  await goTo(cell);
  return spoken();
}

test("Write walls pressed again gives a typed formula the new maze, without a question", async () => {
  await openPane();
  await generate(8, 5);
  await press("Write walls");
  await status(/holds the wall code of every cell/);
  await type("A20", "=LAVIRINT.CODE(B2:I6)");
  const isCode = (told: string) => /^A20, [0-9A-Z-]{10,}, has a formula$/.test(told);
  await expect(poll(async () => isCode(await heard("A20")))).resolves.toBe(true);
  const first = await heard("A20");
  await page.getByRole("tab", { name: "Sheet1", exact: true }).click();
  await generate(8, 5);
  await press("Write walls");
  await status(/Formulas that refer to them use the new codes at once/);
  await page.getByRole("tab", { name: "Sheet1 walls" }).waitFor();
  await expect(poll(async () => isCode(await heard("A20")) && (await heard("A20")) !== first)).resolves.toBe(true);
  await shoot("walls-again");
});

test("where there are no custom functions, as on an iPad, formulas show #NAME?, and Write walls writes its codes", async () => {
  await openPane();
  await page.evaluate(() => (window.lavirintWorkbook!.excel.switches.platform = "iOS"));
  await generate(4, 3);
  await press("Write walls");
  await status(/holds the wall code of every cell/);
  expect(await heard("B2")).toMatch(/^B2, [0-3]$/);
  await type("A20", "=LAVIRINT.PATH(B2:E4)");
  expect(await heard("A20")).toBe("A20, #NAME?, has a formula");
  expect(await heard("A21")).toBe("A21, empty");
});

async function poll(holds: () => Promise<boolean>): Promise<boolean> {
  for (let i = 0; i < 200; i++) {
    if (await holds()) return true;
    await page.waitForTimeout(50);
  }
  return false;
}
