import { openPane, page, press, reach, settled, shoot, status } from "../workbookPage";

/** How many of the canvas's pixels have this colour. */
const pixels = (color: readonly [number, number, number]): Promise<number> =>
  page.evaluate((wanted) => {
    const canvas = document.querySelector("canvas")!;
    const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
    let count = 0;
    for (let at = 0; at < data.length; at += 4) count += Number(wanted.every((part, i) => data[at + i] === part));
    return count;
  }, color);

test("Compare makes a sheet of figures, and its charts are seen and follow their cells", async () => {
  await openPane({ viewport: { width: 1600, height: 900 } });
  await (await reach("spinbutton", "Mazes of each")).fill("3");
  await (await reach("textbox", "Sizes")).fill("8 x 8, 12 x 12");
  await press("Compare");
  await status(/The figures of 96 mazes stand on the new sheet Comparison\./);
  await page.getByRole("tab", { name: "Comparison" }).waitFor();
  const [series, theory] = [[0x44, 0x72, 0xc4] as const, [0xed, 0x7d, 0x31] as const];
  await page.waitForFunction(() => {
    const { data } = document.querySelector("canvas")!.getContext("2d")!.getImageData(200, 150, 700, 400);
    return data.some((red, at) => at % 4 === 0 && red === 0x44 && data[at + 1] === 0x72 && data[at + 2] === 0xc4);
  });
  await settled();
  await shoot("comparison");
  expect(await pixels(series)).toBeGreaterThan(1000);
  expect(await pixels(theory)).toBeGreaterThan(100);
});
