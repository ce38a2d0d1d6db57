import { openSetUp, page, pane, press, reach, resize, shoot, unhide } from "../workbookPage";

const position = async (): Promise<number> => Number(await pane.getByRole("slider", { name: "Position" }).inputValue());

/** A 12 x 8 maze at this pace, up to the moment at which Generate was pressed. */
async function generate(pace: "Play" | "Step", setNumbers: string, speed = 30): Promise<void> {
  await openSetUp({ viewport: { width: 1280, height: 900 } });
  await resize(12, 8);
  await (await reach("combobox", "Set numbers")).selectOption({ label: setNumbers });
  // By key: a click would miss it while the pane still takes in the sizes.
  await pane.getByRole("radiogroup", { name: "Pace" }).getByRole("radio", { name: pace }).press("Space");
  await pane.getByRole("slider", { name: "Speed" }).fill(String(speed));
  await press("Generate");
}

/** What stands in the sheet at B2:M9: inner walls that fell, and the numbers (0 for none). */
const shown = (name = "Sheet1"): Promise<{ fallen: number; numbers: number[] }> =>
  page.evaluate((name) => {
    const sheet = window.lavirintWorkbook!.excel.workbook.sheet(name)!;
    const numbers: number[] = [];
    let fallen = 0;
    for (let row = 1; row <= 8; row++) {
      for (let column = 1; column <= 12; column++) {
        const value = sheet.value(row, column);
        numbers.push(typeof value === "number" ? value : 0);
        if (column > 1 && sheet.verticalEdge(row, column).style === "None") fallen++;
        if (row > 1 && sheet.horizontalEdge(row, column).style === "None") fallen++;
      }
    }
    return { fallen, numbers };
  }, name);

/** Sets left are cells less fallen walls: walls and numbers tell the same. */
async function expectWhole(): Promise<void> {
  const { fallen, numbers } = await shown();
  expect(new Set(numbers).size).toBe(96 - fallen);
}

test("a maze is watched, paused, stepped, resumed and finished", async () => {
  await generate("Play", "In the grid");
  await pane.waitForFunction(() => document.querySelector<HTMLInputElement>("#position")!.valueAsNumber >= 3);
  await press("Pause");
  await pane
    .getByRole("status")
    .getByText(/^Paused at step \d+ of \d+\./)
    .waitFor();
  const paused = await position();
  await expectWhole();

  await press("Forward");
  await pane.getByText(new RegExp(`^Step ${paused + 1} of `)).waitFor();
  expect(await position()).toBe(paused + 1);
  await expectWhole();
  await press("Back");
  await pane.getByText(new RegExp(`^Step ${paused} of `)).waitFor();
  await expectWhole();

  await press("Resume");
  await pane.waitForFunction(
    (from) => document.querySelector<HTMLInputElement>("#position")!.valueAsNumber > from + 2,
    paused,
  );
  await press("Last");
  await pane.getByText("The maze is finished, so the set numbers are removed from its cells.").waitFor();
  const { fallen, numbers } = await shown();
  expect(fallen).toBe(95);
  expect(new Set(numbers)).toEqual(new Set([0]));

  await pane.getByRole("slider", { name: "Position" }).fill("20");
  await pane.getByText(/^Step 20 of /).waitFor();
  await expectWhole();
  await press("First");
  await pane.getByText(/^Before the first of /).waitFor();
  expect((await shown()).fallen).toBe(0);
});

test("Stop ends a watch at the step that the status line names", async () => {
  await generate("Play", "In the grid");
  await pane.waitForFunction(() => document.querySelector<HTMLInputElement>("#position")!.valueAsNumber >= 2);
  await press("Stop");
  await pane
    .getByRole("status")
    .getByText(/^Stopped at step/)
    .waitFor();
  expect(await pane.getByRole("status").innerText()).toContain(`Stopped at step ${await position()} of `);
  await expectWhole();
});

test("Maze sets, unhidden from the tabs, follows the steps", async () => {
  await generate("Step", "On a hidden sheet, at any size");
  await pane.getByText(/^Before the first of /).waitFor();
  for (let step = 1; step <= 3; step++) {
    await press("Forward");
    await pane.getByText(new RegExp(`^Step ${step} of `)).waitFor();
  }
  await unhide("Maze sets");
  const { fallen } = await shown();
  const { numbers } = await shown("Maze sets");
  expect(new Set(numbers).size).toBe(96 - fallen);
  expect(new Set((await shown()).numbers)).toEqual(new Set([0]));

  await press("Write steps");
  await pane
    .getByRole("status")
    .getByText(/^The table on the sheet Maze steps holds/)
    .waitFor();
  await page.getByRole("tab", { name: "Maze steps" }).waitFor();
  await page.getByRole("tab", { name: "Sheet1" }).click();
  await press("Draw merge tree");
  await pane
    .getByRole("status")
    .getByText("The merge tree is on the sheet Maze merge tree: 95 unions, as a drawing and as a table.")
    .waitFor();
  await page.getByRole("tab", { name: "Maze merge tree" }).waitFor();
  await shoot("mergeTree");
});
