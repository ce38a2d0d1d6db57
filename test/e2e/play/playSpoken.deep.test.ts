import { loadAllWords, speak, text } from "../../../src/words";
import { openPane, page, pane, press, reach, settled, status } from "../workbookPage";

/** What a screen reader hears of each step, from the pane's live region, in every language that people use. */

const KEYS = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowDown", "ArrowRight"] as const;
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
};

/** By language: "open", the sides in their order, what joins the last of two and of more, the kinds of cells, and the wall. */
const SPOKEN = {
  en: ["open", ["up", "right", "down", "left"], [", ", ", "], "dead end", "crossing", "There is a wall in the way."],
  // prettier-ignore
  de: ["offen", ["oben", "rechts", "unten", "links"], [", ", " und "], "Sackgasse", "Kreuzung", "Hier ist eine Wand im Weg."],
  sr: ["otvoreno", ["gore", "desno", "dole", "levo"], [" i ", " i "], "ćorsokak", "račvanje", "Na putu je zid."],
} as const;

/** The sides of a cell without a line, up, right, down, left; those that lead out of the maze in B2 are no openings. */
const openSides = (row: number, column: number, rows: number, columns: number) =>
  page.evaluate(
    ([r, c, height, width]) => {
      const sheet = window.lavirintWorkbook!.excel.workbook.activeSheet;
      return [
        r! > 1 && sheet.horizontalEdge(r!, c!).style === "None",
        c! < width! && sheet.verticalEdge(r!, c! + 1).style === "None",
        r! < height! && sheet.horizontalEdge(r! + 1, c!).style === "None",
        c! > 1 && sheet.verticalEdge(r!, c!).style === "None",
      ];
    },
    [row, column, rows, columns],
  );

/** The sides as the language lists them. */
function listed(sides: readonly string[], [ofTwo, ofMore]: readonly [string, string]): string {
  if (sides.length < 2) return sides.join("");
  return sides.slice(0, -1).join(", ") + (sides.length > 2 ? ofMore : ofTwo) + sides.at(-1)!;
}

test.each(["en", "de", "sr"] as const)(
  "in %s each step says the cell and where it is open, once and politely",
  async (language) => {
    await speak(language);
    await loadAllWords();
    await openPane({}, `?words=${language}`);
    await (await reach("textbox", text("seed-field"))).fill("a seed");
    await press(text("generate-button"));
    const grid = await (
      await page.waitForFunction(() => {
        const { workbook } = window.lavirintWorkbook!.excel;
        return workbook.name("MazeGrid", workbook.activeSheet)?.formula;
      })
    ).jsonValue();
    await settled();
    const [, lastColumn, lastRow] = /\$B\$2:\$([A-Z]+)\$(\d+)/.exec(grid!)!;
    const columns = [...lastColumn!].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0) - 1;
    const rows = Number(lastRow) - 1;
    const [open, names, joins, deadEnd, crossing, wall] = SPOKEN[language];
    await (await reach("checkbox", text("play-check"))).check();
    await status(new RegExp(`B2, ${open}: `));
    const line = await pane.evaluate(() => {
      const region = document.querySelector("[role=status]")!;
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver(() => said.push(region.textContent)).observe(region, { childList: true });
      return { live: region.getAttribute("aria-live"), hidden: region.closest("[aria-hidden=true]") !== null };
    });
    expect(line.hidden).toBe(false);
    expect([null, "polite"]).toContain(line.live);
    await page.getByRole("grid").focus();
    let [row, column] = [1, 1];
    const expected: string[] = [];
    for (const key of KEYS) {
      const sides = Object.keys(STEPS);
      const before = await openSides(row, column, rows, columns);
      const goes = before[sides.indexOf(key)]!;
      if (goes) [row, column] = [row + STEPS[key]![0], column + STEPS[key]![1]];
      const now = await openSides(row, column, rows, columns);
      const count = now.filter(Boolean).length;
      const said = listed(
        names.filter((_, side) => now[side]),
        joins,
      );
      const kind = count < 2 ? `; ${deadEnd}` : count > 2 ? `; ${crossing}` : "";
      const cell = `${String.fromCharCode(65 + column)}${row + 1}, ${open}: ${said}${kind}.`;
      expected.push(goes ? cell : `${wall} ${cell}`);
      await page.keyboard.press(key);
      await pane.waitForFunction(
        (count) => (window as unknown as { said: string[] }).said.filter((each) => each !== "").length >= count,
        expected.length,
      );
      await settled();
    }
    const said = await pane.evaluate(() => (window as unknown as { said: string[] }).said);
    expect(said.filter((sentence) => sentence !== "")).toEqual(expected);
    expect(expected.some((each) => each.startsWith(wall))).toBe(true);
    expect(expected.some((each) => !each.startsWith(wall))).toBe(true);
  },
);
