import { generate, openPane, openTab, page, pane, press, reach, settled, shoot, status } from "../workbookPage";

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
  await status(/The figures of 102 mazes are on the new sheet Comparison\./);
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

test("a person measures, colours, races and compares mazes, and reads where they come from", async () => {
  await openPane({ viewport: { width: 1280, height: 800 } });
  await generate(14, 12);
  await press("Colour distances");
  await status(/coloured by their distance from the entrance B2/);
  await settled();
  await shoot("distances");
  // The nearest and the farthest band.
  for (const color of [[0xff, 0xf9, 0xd6] as const, [0x42, 0x80, 0xb8] as const]) {
    expect(await pixels(color)).toBeGreaterThan(200);
  }
  expect(await pane.getByRole("list", { name: "Distances by colour" }).getByRole("listitem").count()).toBe(8);
  await press("Take colours away");
  await status(/are cleared/);
  await settled();
  expect(await pixels([0x42, 0x80, 0xb8])).toBe(0);

  await press("Race");
  await status(/Breadth-first found a path of .+ A\* found a path of/);
  await settled();
  await shoot("race");
  const legend = pane.getByRole("list", { name: "What the fills mean" }).getByRole("listitem");
  expect(await legend.allInnerTexts()).toEqual([
    ...["visited by Breadth-first", "visited by A*", "visited by both"],
    ...["path of Breadth-first", "path of A*", "path of both"],
  ]);
  for (const sign of await legend.all()) expect(await sign.locator("svg").count()).toBe(1);
  expect(await pane.getByRole("button", { name: "Back" }).isVisible()).toBe(true); // the player is beside it
  await press("Clear solution");
  await status(/The solution in .+ is cleared/);

  await press("Statistics of this maze");
  await status(/The statistics of the maze in B2:O13 on Sheet1 are on the new sheet Statistics/);
  await settled();
  await shoot("statistics");

  await (await reach("radio", "Step")).check();
  await (await reach("checkbox", "Colour the sets")).check();
  await press("Side by side");
  await status(/are ready to make one maze each on the new sheet Side by side/);
  await (await reach("slider", "Position")).fill("90");
  await pane.getByText(/^Step 90 of/).waitFor();
  await settled();
  await shoot("side-by-side");
  expect(await legend.allInnerTexts()).toEqual([
    "Kruskal: a set of connected cells (large sets may share a colour)",
    "Depth-first: on the current path",
    "Depth-first: finished",
    "cells of this step",
  ]);
  await press("Last");
  await status(/Two mazes are on the new sheet Side by side/);
  await settled();
  await shoot("side-by-side-end");

  await openTab("Lab");
  await pane.getByText("Sources", { exact: true }).click();
  await (await reach("combobox", "Algorithm")).selectOption("Wilson");
  const source = pane.getByRole("link", { name: /^Wilson, Generating random spanning trees/ });
  expect(await source.getAttribute("href")).toBe("https://doi.org/10.1145/237814.237880");
  await source.scrollIntoViewIfNeeded();
  await settled();
  await shoot("sources");
});
